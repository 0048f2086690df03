//! Reading argv: what clap finds wrong is said in one line, like every other error.

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::args::Cli;
use crate::{BAD_INPUT, complain};

/// The arguments, or the exit code after what clap had to say was printed.
pub(crate) fn parse() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed pipe is no reason to fail.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(BAD_INPUT)
        }
        _ => {
            complain(&one_line(&error.render().to_string()));
            ExitCode::from(BAD_INPUT)
        }
    })
}

/// clap's message without its paragraphs: what is wrong, the tip, and where to read on.
fn one_line(rendered: &str) -> String {
    let usage = rendered.lines().find_map(|line| line.strip_prefix("Usage: ")).unwrap_or("gridwright");
    let command: Vec<&str> = usage.split(' ').take_while(|word| !word.starts_with(['[', '<', '-'])).collect();
    let what = rendered.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let what: Vec<&str> = what.map(str::trim).filter(|line| !line.is_empty()).collect();
    let what = what.join(" ").replace(" tip: ", "; ");
    format!("{}; see '{} --help'", what.trim_start_matches("error: "), command.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(args: &[&str]) -> String {
        let error = Cli::try_parse_from(args).err().map(|error| error.render().to_string());
        one_line(&error.unwrap_or_default())
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
            error(&["gridwright", "rnu"]),
            "unrecognized subcommand 'rnu'; a similar subcommand exists: 'run'; see 'gridwright --help'"
        );
    }

    #[test]
    fn the_arguments_are_sound() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}
