//! What the output can show: colours and columns.

use std::env;
use std::io::{self, IsTerminal};

use clap::ValueEnum;
use gridwright::grid::draw::{Mode, Pen};
use terminal_size::{Width, terminal_size_of};

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless NO_COLOR is set.
    Auto,
    /// Also into files and pipes.
    Always,
    /// Not at all.
    Never,
}

/// What a piece of text says, for its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Plain,
    Good,
    Bad,
    Strong,
}

/// Columns where the terminal does not say.
const DEFAULT_COLUMNS: usize = 100;

/// The output.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    mode: Mode,
    columns: usize,
    /// Whether anyone says how many columns there are.
    is_known: bool,
}

impl Screen {
    /// The screen that stdout is.
    pub(crate) fn detect(color: Color) -> Screen {
        let var = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let (colorterm, term) = (var("COLORTERM"), var("TERM"));
        let (colorterm, term) = (colorterm.as_deref(), term.as_deref());
        let mode = match color {
            Color::Never => Mode::Plain,
            Color::Auto => {
                // On Windows neither is set, but what calls itself a terminal there has had colours for years.
                let term = if cfg!(windows) { term.or(Some("windows")) } else { term };
                Mode::detect(var("NO_COLOR").is_some(), io::stdout().is_terminal(), colorterm, term)
            }
            Color::Always => match Mode::detect(false, true, colorterm, term) {
                Mode::Plain => Mode::Ansi256,
                mode => mode,
            },
        };
        let columns = var("COLUMNS").and_then(|columns| columns.parse().ok()).filter(|&columns| columns > 0);
        let columns =
            columns.or_else(|| terminal_size_of(io::stdout()).map(|(Width(width), _)| width.into()));
        Screen { mode, columns: columns.unwrap_or(DEFAULT_COLUMNS), is_known: columns.is_some() }
    }

    /// A screen for tests.
    #[cfg(test)]
    pub(crate) fn plain(columns: usize) -> Screen {
        Screen { mode: Mode::Plain, columns, is_known: true }
    }

    /// What is left of it beside so many columns.
    pub(crate) fn narrower(self, columns: usize) -> Screen {
        Screen { columns: self.columns.saturating_sub(columns), ..self }
    }

    /// What draws on it.
    pub(crate) fn pen(&self) -> Pen {
        Pen::new(self.mode, self.columns)
    }

    /// How many columns it has.
    pub(crate) fn columns(&self) -> usize {
        self.columns
    }

    /// The columns that tables have to fit; none where what is written goes to a file or a pipe.
    pub(crate) fn limit(&self) -> Option<usize> {
        self.is_known.then_some(self.columns)
    }

    /// Text in the colour of its tone.
    pub(crate) fn paint(&self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Good => "32",
            Tone::Bad => "31",
            Tone::Strong => "1",
            Tone::Plain => return text.to_owned(),
        };
        if self.mode == Mode::Plain { text.to_owned() } else { format!("\x1b[{code}m{text}\x1b[0m") }
    }
}

/// Text from outside without what could control a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// The longest name that is shown whole in an error.
const MAX_NAME: usize = 60;

/// A name from outside for an error: printable, and cut if it is long.
pub(crate) fn shortened(name: &str) -> String {
    let mut short: String = printable(&name.chars().take(MAX_NAME).collect::<String>());
    if short.len() < name.len() && name.chars().nth(MAX_NAME).is_some() {
        short.push_str("...");
    }
    short
}
