//! The ten colours of ARC, and their nearest neighbours among the 256 of terminals.

/// Red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// What colours 0..=9 look like wherever ARC tasks are shown.
const ARC: [Rgb; 10] = [
    Rgb(0x00, 0x00, 0x00),
    Rgb(0x00, 0x74, 0xD9),
    Rgb(0xFF, 0x41, 0x36),
    Rgb(0x2E, 0xCC, 0x40),
    Rgb(0xFF, 0xDC, 0x00),
    Rgb(0xAA, 0xAA, 0xAA),
    Rgb(0xF0, 0x12, 0xBE),
    Rgb(0xFF, 0x85, 0x1B),
    Rgb(0x7F, 0xDB, 0xFF),
    Rgb(0x87, 0x0C, 0x25),
];

/// What stands behind the number of a colour outside 0..=9: a dark grey, unlike any of the ten.
pub(crate) const MARK: Rgb = Rgb(0x3A, 0x3A, 0x3A);

/// The look of a colour; `None` outside 0..=9.
pub(crate) fn rgb(colour: i8) -> Option<Rgb> {
    ARC.get(usize::try_from(colour).ok()?).copied()
}

impl Rgb {
    /// Black or white, whichever is easier to read on this colour.
    pub(crate) fn contrast(self) -> Rgb {
        let Rgb(red, green, blue) = self;
        let luma = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
        if luma > 128_000 { Rgb(0, 0, 0) } else { Rgb(255, 255, 255) }
    }

    /// The nearest of the 256 colours. The first 16 are left out, because themes change them.
    pub(crate) fn nearest_256(self) -> u8 {
        (16..=255).min_by_key(|&code| self.distance(xterm(code))).unwrap_or(16)
    }

    fn distance(self, other: Rgb) -> u32 {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(self.0, other.0) + square(self.1, other.1) + square(self.2, other.2)
    }
}

/// The look of terminal colour 16..=255: a cube with six steps a side, then 24 greys.
fn xterm(code: u8) -> Rgb {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    if code >= 232 {
        let grey = 8 + 10 * (code - 232);
        return Rgb(grey, grey, grey);
    }
    let at = usize::from(code.saturating_sub(16));
    Rgb(STEPS[at / 36], STEPS[at / 6 % 6], STEPS[at % 6])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_256_fallback_keeps_the_ten_apart() {
        let mut codes: Vec<u8> = ARC.iter().map(|colour| colour.nearest_256()).collect();
        assert_eq!(codes, [16, 32, 203, 41, 220, 248, 199, 208, 117, 88]);
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 10);
    }

    #[test]
    fn the_cube_and_the_greys_are_their_own_nearest() {
        for code in 16..=255u8 {
            let look = xterm(code);
            assert_eq!(xterm(look.nearest_256()), look, "{code}");
        }
    }

    #[test]
    fn only_ten_colours_have_a_look() {
        assert_eq!(rgb(-1), None);
        assert_eq!(rgb(10), None);
        assert_eq!(rgb(9), Some(Rgb(0x87, 0x0C, 0x25)));
    }
}
