//! Reading argv: what clap finds wrong is said in one line, like every other error.

use std::ffi::OsString;
use std::sync::OnceLock;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{CommandFactory, FromArgMatches};

use crate::args::Cli;
use crate::settings::Settings;
use crate::{BAD_INPUT, FINE, complain};

/// What the process was asked for, its name first.
static ARGUMENTS: OnceLock<Vec<OsString>> = OnceLock::new();

/// Keeps the arguments of the process, for messages and for the archive.
pub(crate) fn arguments(given: impl IntoIterator<Item = OsString>) -> &'static [OsString] {
    ARGUMENTS.get_or_init(|| given.into_iter().collect())
}

/// The arguments of the process as text, without its name.
pub(crate) fn shown_arguments() -> impl Iterator<Item = String> {
    ARGUMENTS.get().into_iter().flatten().skip(1).map(|argument| argument.display().to_string())
}

/// The arguments, or the exit code after what clap had to say was printed.
pub(crate) fn parse(arguments: &[OsString]) -> Result<Cli, u8> {
    let settings = Settings::load();
    let defaults = settings.as_ref().cloned().unwrap_or_default();
    let parsed = defaults.apply(Cli::command()).try_get_matches_from(arguments).and_then(|matches| {
        let mut cli = Cli::from_arg_matches(&matches)?;
        cli.color_given = matches.value_source("color") == Some(ValueSource::CommandLine);
        cli.settings = defaults;
        Ok(cli)
    });
    let cli = parsed.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed pipe is no reason to fail.
            let _ = error.print();
            FINE
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            BAD_INPUT
        }
        _ => {
            complain(&one_line(&error.render().to_string(), &command(shown_arguments())));
            BAD_INPUT
        }
    })?;
    // Help is there whatever the settings are.
    match settings {
        Ok(_) => Ok(cli),
        Err(error) => {
            complain(&format!("{error:#}"));
            Err(BAD_INPUT)
        }
    }
}

/// The command that the arguments name, with the group that it is in.
fn command(args: impl Iterator<Item = String>) -> String {
    let mut command = Cli::command();
    let mut name = command.get_name().to_owned();
    for arg in args {
        let Some(inner) = command.find_subcommand(&arg) else { continue };
        name = format!("{name} {arg}");
        command = inner.clone();
    }
    name
}

/// clap's message without its paragraphs: what is wrong, the tip, and where to read on.
fn one_line(rendered: &str, command: &str) -> String {
    let what =
        rendered.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let what: Vec<&str> = what.map(str::trim).filter(|line| !line.is_empty()).collect();
    let what = what.join(" ").replace(" tip: ", "; ");
    format!("{}; see '{command} --help'", what.trim_start_matches("error: "))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    fn error(args: &[&str]) -> String {
        let error = Cli::try_parse_from(args).err().map(|error| error.render().to_string());
        let command = command(args.iter().skip(1).map(|&arg| arg.to_owned()));
        one_line(&error.unwrap_or_default(), &command)
    }

    #[test]
    fn errors_of_usage_are_one_line() {
        assert_eq!(
            error(&["gridwright", "run", "--jbos", "3"]),
            "unexpected argument '--jbos' found; a similar argument exists: '--jobs'; see 'gridwright run --help'"
        );
        assert_eq!(
            error(&["gridwright", "trace"]),
            "the following required arguments were not provided: --task <ID>; see 'gridwright trace --help'"
        );
        assert_eq!(
            error(&["gridwright", "trac"]),
            "unrecognized subcommand 'trac'; a similar subcommand exists: 'trace'; see 'gridwright --help'"
        );
    }

    #[test]
    fn the_help_that_is_named_is_that_of_the_command() {
        assert!(error(&["gridwright", "run", "--jobs", "0"]).ends_with("; see 'gridwright run --help'"));
        assert!(
            error(&["gridwright", "bench", "run", "--x"]).ends_with("; see 'gridwright bench run --help'")
        );
    }

    #[test]
    fn the_arguments_are_sound() {
        Cli::command().debug_assert();
    }
}
