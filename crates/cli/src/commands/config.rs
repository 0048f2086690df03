//! `gridwright config`: what counts where an option is left out, and who says so.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, ValueEnum};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::Outcome;
use crate::args::{Cli, DataArgs, EXIT_CODES};
use crate::screen::Screen;
use crate::settings::Setting;
use crate::table::{Align, Table};

/// Show the settings that count, and why
///
/// A setting is the flag if it is given, or else the environment variable, or else what the file gridwright.toml says, or
/// else the default. The file is looked for in the working folder and then in the folders above it.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Config {
    #[command(flatten)]
    data: DataArgs,

    /// The archive
    #[arg(long, value_name = "FILE")]
    archive: Option<PathBuf>,

    /// Threads
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
A gridwright.toml, every line of which may be left out; paths are relative to the file:
  data = \"data/arc-agi-2.json#eval\"
  archive = \"found.db\"
  jobs = 4
  color = \"auto\"

With an archive here, solve and batt use it, too. The environment variables are GRIDWRIGHT_DATA, GRIDWRIGHT_ARCHIVE, \
GRIDWRIGHT_JOBS and GRIDWRIGHT_COLOR; an empty one takes back what the file says. GRIDWRIGHT_CONFIG names another file, or \
none if it is empty. bench takes its number of threads from its flag alone.

JSON: {version, file, settings: [{name, value, from, flag, variable}]}; from is flag, environment, file or default.

";

/// What a setting is.
struct Row {
    setting: Setting,
    value: String,
    /// Who says so: in a word, and for people.
    from: (&'static str, String),
}

impl Config {
    /// Shows them.
    pub(crate) fn execute(&self, cli: &Cli, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let rows = Setting::ALL.map(|setting| self.row(cli, setting));
        let file = cli.settings.file.as_ref().map(|file| file.display().to_string());
        if self.json {
            let settings = rows.iter().map(|row| {
                let (name, variable) = (row.setting.name(), row.setting.variable());
                json!({
                    "name": name, "value": row.value, "from": row.from.0, "flag": format!("--{name}"),
                    "variable": variable,
                })
            });
            let report =
                json!({ "version": VERSION, "file": file, "settings": settings.collect::<Vec<Json>>() });
            write_json(out, &report)?;
            return Ok(Outcome::Fine);
        }
        let left = Align::Left;
        let mut table = Table::new(&[("setting", left), ("value", left), ("from", left)]);
        for row in &rows {
            table.row([row.setting.name().into(), row.value.as_str().into(), row.from.1.as_str().into()]);
        }
        table.write(screen, out)?;
        match file {
            Some(_) => writeln!(out)?,
            None => writeln!(out, "\nthere is no gridwright.toml in this folder or above it")?,
        }
        Ok(Outcome::Fine)
    }

    fn row(&self, cli: &Cli, setting: Setting) -> Row {
        let flag = match setting {
            Setting::Data => self.data.data.as_ref().map(|path| path.display().to_string()),
            Setting::Archive => self.archive.as_ref().map(|path| path.display().to_string()),
            Setting::Jobs => self.jobs.map(|jobs| jobs.to_string()),
            Setting::Color if cli.color_given => {
                cli.color.to_possible_value().map(|value| value.get_name().to_owned())
            }
            Setting::Color => None,
        };
        if let Some(value) = flag {
            return Row { setting, value, from: ("flag", format!("flag --{}", setting.name())) };
        }
        match cli.settings.get(setting) {
            Some((value, origin)) => {
                let said = match origin.name() {
                    "environment" => format!("environment {}", setting.variable()),
                    _ => origin.to_string(),
                };
                Row { setting, value: value.display().to_string(), from: (origin.name(), said) }
            }
            None => {
                Row { setting, value: setting.usual().to_owned(), from: ("default", "default".to_owned()) }
            }
        }
    }
}
