//! `gridwright generate`: completions of shells and manual pages, from the commands themselves; for packages.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use gridwright::write_file;

use crate::Outcome;
use crate::args::Cli;

/// Write completions for shells and manual pages into a folder
#[derive(Args)]
#[command(hide = true)]
pub(crate) struct Generate {
    /// The folder; it gets two, completions and man
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

impl Generate {
    /// Writes them.
    pub(crate) fn execute(&self, out: &mut dyn Write) -> Result<Outcome> {
        let mut command = Cli::command();
        command.build();
        let completions = folder(&self.folder, "completions")?;
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut command, "gridwright", &mut text);
            let name = match shell {
                Shell::Zsh => "_gridwright".to_owned(),
                shell => format!("gridwright.{shell}"),
            };
            write_file(completions.join(name), &String::from_utf8(text)?)?;
        }
        let man = folder(&self.folder, "man")?;
        let pages = pages(&man, &command, "gridwright")?;
        writeln!(out, "wrote 3 completions and {pages} manual pages to {}", self.folder.display())?;
        Ok(Outcome::Fine)
    }
}

/// A folder in another, made if it is not there.
fn folder(outer: &Path, name: &str) -> Result<PathBuf> {
    let folder = outer.join(name);
    fs::create_dir_all(&folder).map_err(|error| anyhow!("cannot make {}: {error}", folder.display()))?;
    Ok(folder)
}

/// Writes the page of a command and those of the commands in it, and says how many there are.
fn pages(folder: &Path, command: &Command, name: &str) -> Result<usize> {
    let mut text = Vec::new();
    Man::new(command.clone().name(name.to_owned())).render(&mut text)?;
    write_file(folder.join(format!("{name}.1")), &String::from_utf8(text)?)?;
    let mut written = 1;
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set() && inner.get_name() != "help")
    {
        written += pages(folder, inner, &format!("{name}-{}", inner.get_name()))?;
    }
    Ok(written)
}
