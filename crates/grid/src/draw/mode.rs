//! How many colours a terminal gets.

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// ARC's palette as it is.
    TrueColour,
    /// The nearest of the 256 standard colours.
    Ansi256,
    /// Characters only: digits, with `.` for colour 0.
    Plain,
}

impl Mode {
    /// The mode for an output, from what is known about it: whether `NO_COLOR` is set and not empty, whether the
    /// output is a terminal, and the values of `COLORTERM` and `TERM`.
    pub fn detect(no_color: bool, is_tty: bool, colorterm: Option<&str>, term: Option<&str>) -> Mode {
        let term = term.unwrap_or("");
        let colorterm = colorterm.unwrap_or("");
        if no_color || !is_tty || term == "dumb" || (term.is_empty() && colorterm.is_empty()) {
            Mode::Plain
        } else if matches!(colorterm, "truecolor" | "24bit") || term.ends_with("-direct") {
            Mode::TrueColour
        } else {
            // Whatever calls itself a terminal today understands the 256 colours; the Linux console maps them.
            Mode::Ansi256
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detects() {
        let term = Some("xterm-256color");
        let cases = [
            (Mode::detect(false, true, Some("truecolor"), term), Mode::TrueColour),
            (Mode::detect(false, true, Some("24bit"), None), Mode::TrueColour),
            (Mode::detect(false, true, None, Some("xterm-direct")), Mode::TrueColour),
            (Mode::detect(false, true, None, term), Mode::Ansi256),
            (Mode::detect(false, true, Some(""), Some("linux")), Mode::Ansi256),
            (Mode::detect(true, true, Some("truecolor"), term), Mode::Plain),
            (Mode::detect(false, false, Some("truecolor"), term), Mode::Plain),
            (Mode::detect(false, true, Some("truecolor"), Some("dumb")), Mode::Plain),
            (Mode::detect(false, true, None, None), Mode::Plain),
        ];
        for (at, (got, want)) in cases.into_iter().enumerate() {
            assert_eq!(got, want, "case {at}");
        }
    }
}
