//! Defaults of a user: of options that are left out, by the environment or by the file `gridwright.toml`.
//!
//! A setting is the flag if it is given, or else the environment variable, or else what the file says, or else the usual.
//! The file is looked for in the working folder and then in the folders above it; a path in it is relative to it. Both
//! become defaults of the arguments ([`apply`]) before these are read, so no command has to know of them.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Command;
use toml::Value;

use crate::suggest::did_you_mean;

/// The name of the file.
const FILE: &str = "gridwright.toml";

/// Names a file instead of the one that is found; empty: there is none.
const FILE_VARIABLE: &str = "GRIDWRIGHT_CONFIG";

/// The most bytes of a file.
const MOST: u64 = 1 << 16;

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    Data,
    Archive,
    Jobs,
    Color,
}

impl Setting {
    /// All of them.
    pub(crate) const ALL: [Setting; 4] = [Setting::Data, Setting::Archive, Setting::Jobs, Setting::Color];

    /// Its name: of the flag, without `--`, and of the key in the file.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Setting::Data => "data",
            Setting::Archive => "archive",
            Setting::Jobs => "jobs",
            Setting::Color => "color",
        }
    }

    /// Its environment variable.
    pub(crate) fn variable(self) -> &'static str {
        match self {
            Setting::Data => "GRIDWRIGHT_DATA",
            Setting::Archive => "GRIDWRIGHT_ARCHIVE",
            Setting::Jobs => "GRIDWRIGHT_JOBS",
            Setting::Color => "GRIDWRIGHT_COLOR",
        }
    }

    /// What it is where nobody says anything.
    pub(crate) fn usual(self) -> &'static str {
        match self {
            Setting::Data => "the embedded tasks",
            Setting::Archive => "gridwright.db; none for solve and batt",
            Setting::Jobs => "all cores",
            Setting::Color => "auto",
        }
    }

    /// What is wrong with a value, if anything is.
    fn check(self, value: &OsString) -> Result<(), &'static str> {
        let text = value.to_str();
        match self {
            Setting::Data | Setting::Archive => Ok(()),
            Setting::Jobs if text.is_some_and(|text| text.parse::<usize>().is_ok()) => Ok(()),
            Setting::Jobs => Err("a number of threads, or 0 for all cores"),
            Setting::Color if matches!(text, Some("auto" | "always" | "never")) => Ok(()),
            Setting::Color => Err("auto, always or never"),
        }
    }
}

/// Who says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Variable,
    File(PathBuf),
}

impl Origin {
    /// In a word.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Origin::Variable => "environment",
            Origin::File(_) => "file",
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Variable => f.write_str("environment"),
            Origin::File(file) => write!(f, "file {}", file.display()),
        }
    }
}

/// What is set, and by whom.
#[derive(Clone, Default, Debug)]
pub(crate) struct Settings {
    /// The file, if there is one.
    pub(crate) file: Option<PathBuf>,
    set: Vec<(Setting, OsString, Origin)>,
}

impl Settings {
    /// Those of this process.
    pub(crate) fn load() -> Result<Settings> {
        let file = match env::var_os(FILE_VARIABLE) {
            Some(named) if named.is_empty() => None,
            Some(named) => Some(PathBuf::from(named)),
            None => env::current_dir().ok().and_then(|folder| find(&folder)),
        };
        Settings::of(file, |name| env::var_os(name))
    }

    /// Those of a file and of the environment.
    fn of(file: Option<PathBuf>, variable: impl Fn(&str) -> Option<OsString>) -> Result<Settings> {
        let mut set = match &file {
            Some(file) => read(file)?,
            None => Vec::new(),
        };
        for setting in Setting::ALL {
            let Some(value) = variable(setting.variable()) else { continue };
            set.retain(|(other, ..)| *other != setting);
            // An empty variable takes back what the file says.
            if !value.is_empty() {
                setting.check(&value).map_err(|takes| anyhow!("{} takes {takes}", setting.variable()))?;
                set.push((setting, value, Origin::Variable));
            }
        }
        Ok(Settings { file, set })
    }

    /// What a setting is, and who says so; none where it is the usual.
    pub(crate) fn get(&self, setting: Setting) -> Option<(&OsString, &Origin)> {
        self.set.iter().find(|(other, ..)| *other == setting).map(|(_, value, origin)| (value, origin))
    }

    /// Makes them the defaults of a command's arguments, and of the commands in it. `config` has to see what was given,
    /// and `bench` measures with as many threads as it says.
    pub(crate) fn apply(&self, command: Command) -> Command {
        self.apply_but(command, &[])
    }

    fn apply_but(&self, mut command: Command, without: &[Setting]) -> Command {
        for (setting, value, _) in self.set.iter().filter(|(setting, ..)| !without.contains(setting)) {
            let own = command.get_arguments().find(|argument| argument.get_long() == Some(setting.name()));
            if let Some(id) = own.map(|argument| argument.get_id().clone()) {
                command = command.mut_arg(id, |argument| argument.default_value(value.clone()));
            }
        }
        let names: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
        for name in names {
            let without: &[Setting] = match name.as_str() {
                "config" => &[Setting::Data, Setting::Archive, Setting::Jobs],
                "bench" => &[Setting::Jobs],
                _ => without,
            };
            command = command.mut_subcommand(name, |inner| self.apply_but(inner, without));
        }
        command
    }
}

/// The file of a folder, or of the first folder above it that has one.
fn find(folder: &Path) -> Option<PathBuf> {
    folder.ancestors().map(|folder| folder.join(FILE)).find(|file| file.is_file())
}

/// What a file says.
fn read(file: &Path) -> Result<Vec<(Setting, OsString, Origin)>> {
    let failed = |error: std::io::Error| anyhow!("cannot read {}: {error}", file.display());
    let (opened, mut text) = (File::open(file).map_err(failed)?, String::new());
    // Whatever it is: not every file says how much it holds.
    opened.take(MOST + 1).read_to_string(&mut text).map_err(failed)?;
    if text.len() as u64 > MOST {
        bail!("{}: is too large for a file of settings", file.display());
    }
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let before = text.get(..error.span().map_or(0, |span| span.start)).unwrap_or_default();
        anyhow!("{}:{}: {}", file.display(), before.matches('\n').count() + 1, error.message())
    })?;
    let mut set = Vec::new();
    for (key, value) in &table {
        let names = Setting::ALL.map(Setting::name);
        let Some(setting) = Setting::ALL.into_iter().find(|setting| setting.name() == key) else {
            let hint = did_you_mean(key, names.into_iter());
            bail!("{}: unknown setting '{key}'{hint}; there are {}", file.display(), names.join(", "));
        };
        let value = match value {
            Value::String(text) if matches!(setting, Setting::Data | Setting::Archive) => {
                file.parent().unwrap_or(Path::new("")).join(text).into_os_string()
            }
            Value::String(text) => text.into(),
            Value::Integer(number) => number.to_string().into(),
            other => bail!("{}: {key} is a {}, not a text or a number", file.display(), other.type_str()),
        };
        setting.check(&value).map_err(|takes| anyhow!("{}: {key} takes {takes}", file.display()))?;
        set.push((setting, value, Origin::File(file.to_owned())));
    }
    Ok(set)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(text: &str, variables: &[(&str, &str)]) -> Result<Settings> {
        let folder = tempfile::tempdir()?;
        let inner = folder.path().join("a/b");
        std::fs::create_dir_all(&inner)?;
        std::fs::write(folder.path().join(FILE), text)?;
        let file = find(&inner);
        assert_eq!(file, Some(folder.path().join(FILE)));
        Settings::of(file, |name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn the_environment_comes_before_the_file() {
        let settings = with("data = 'x.json#train'\njobs = 3\n", &[("GRIDWRIGHT_JOBS", "2")]).unwrap();
        let (jobs, origin) = settings.get(Setting::Jobs).unwrap();
        assert_eq!((jobs.to_str(), origin), (Some("2"), &Origin::Variable));
        let (data, origin) = settings.get(Setting::Data).unwrap();
        assert!(Path::new(data).is_absolute() && data.to_str().unwrap().ends_with("/x.json#train"));
        assert_eq!(origin, &Origin::File(settings.file.clone().unwrap()));
        assert!(settings.get(Setting::Color).is_none());
        let taken_back = with("archive = 'a.db'", &[("GRIDWRIGHT_ARCHIVE", "")]).unwrap();
        assert!(taken_back.get(Setting::Archive).is_none());
    }

    #[test]
    fn mistakes_name_the_place() {
        for (text, said) in [
            ("data = 'a'\njobs = \n", "gridwright.toml:2: "),
            ("date = 'a'", "unknown setting 'date'; did you mean 'data'?"),
            ("jobs = -1", "jobs takes a number of threads"),
            ("color = 'red'", "color takes auto, always or never"),
            ("data = true", "data is a boolean"),
        ] {
            let error = with(text, &[]).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
            assert_eq!(error.lines().count(), 1, "{error}");
        }
        let error = with("", &[("GRIDWRIGHT_JOBS", "many")]).unwrap_err().to_string();
        assert_eq!(error, "GRIDWRIGHT_JOBS takes a number of threads, or 0 for all cores");
    }
}
