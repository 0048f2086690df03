//! Durations as people write them: `90`, `90s`, `5m`, `2h`, `1h30m`; and as they read them.

use std::time::Duration;

/// The longest time that is taken for one: beyond, it is a typing error.
const LONGEST: f64 = 366.0 * 86_400.0;

/// Units with their seconds.
const UNITS: [(&str, f64); 5] = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0), ("d", 86_400.0)];

/// Reads a time above 0: numbers, each with ms, s, m, h or d behind it; a number alone is seconds.
pub(crate) fn parse(text: &str) -> Result<Duration, String> {
    let wrong = || "give a time above 0, such as 90, 90s, 5m, 2h or 1h30m".to_owned();
    let mut rest = text.trim();
    let mut seconds = 0.0;
    let mut first = true;
    while first || !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        let (number, behind) = rest.split_at(digits);
        let letters = behind.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(behind.len());
        let (unit, behind) = behind.split_at(letters);
        let unit = match (unit, first && behind.is_empty()) {
            ("", true) => 1.0,
            (unit, _) => {
                UNITS.iter().find(|(name, _)| *name == unit).map(|(_, seconds)| *seconds).ok_or_else(wrong)?
            }
        };
        seconds += number.parse::<f64>().map_err(|_| wrong())? * unit;
        (rest, first) = (behind, false);
    }
    if seconds > 0.0 && seconds <= LONGEST { Ok(Duration::from_secs_f64(seconds)) } else { Err(wrong()) }
}

/// A time to read, to two units: `1h 02m`, `3m 20s`, `45s`.
pub(crate) fn brief(time: Duration) -> String {
    let seconds = time.as_secs();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) => format!("{seconds}s"),
        (0, 0, _) => format!("{minutes}m {:02}s", seconds % 60),
        (0, ..) => format!("{hours}h {minutes:02}m"),
        _ => format!("{days}d {hours:02}h"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        let seconds = |text: &str| parse(text).map(|time| time.as_secs_f64());
        for (text, expected) in [
            ("90", 90.0),
            ("90s", 90.0),
            ("5m", 300.0),
            ("2h", 7200.0),
            ("1h30m", 5400.0),
            ("0.5", 0.5),
            ("250ms", 0.25),
        ] {
            assert_eq!(seconds(text), Ok(expected), "{text}");
        }
        for wrong in
            ["", "0", "0s", "-5", "5x", "h", "1h30", "NaN", "inf", "1e9", "99999999h", "5 m", "1..2s"]
        {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn times_read_well() {
        let brief = |seconds| brief(Duration::from_secs(seconds));
        assert_eq!(
            [0, 59, 60, 200, 3720, 90_000].map(brief),
            ["0s", "59s", "1m 00s", "3m 20s", "1h 02m", "1d 01h"]
        );
    }
}
