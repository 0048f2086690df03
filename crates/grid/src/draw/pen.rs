//! The pen: draws grids, cell sets, answers and tasks for a terminal of a given width and mode.

use crate::cells::{colour_of, column_of, row_of};
use crate::draw::palette::{MARK, Rgb, rgb};
use crate::draw::picture::{printable, wrap};
use crate::draw::{Mode, Picture};
use crate::{Cells, Grid, Task};

/// The longest side of a cell set that is drawn; a program can spread one over four thousand rows.
const MAX_DRAWN: usize = 100;

const ARROW: &str = " -> ";

/// Draws for one terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    mode: Mode,
    columns: usize,
}

/// What fills one cell of a picture.
#[derive(Clone, Copy)]
enum Ink {
    /// Not part of what is drawn.
    Nothing,
    /// A location without a colour.
    Location,
    /// A colour.
    Colour(i8),
    /// A colour where another one was expected.
    Wrong(i8),
}

/// Colours of text and background; `None` is the terminal's own.
type Style = Option<(Rgb, Rgb)>;

impl Pen {
    /// A pen for a terminal with this many columns; pictures wider than that are not cut.
    pub fn new(mode: Mode, columns: usize) -> Pen {
        Pen { mode, columns }
    }

    /// The mode it draws in.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// A grid.
    pub fn grid(&self, grid: &Grid) -> Picture {
        self.inked(grid.height(), grid.width(), |row, column| {
            grid.get(row, column).map_or(Ink::Nothing, Ink::Colour)
        })
    }

    /// A grid with a mark in each cell in which it differs from another one, or that the other one does not have.
    pub fn diff(&self, grid: &Grid, expected: &Grid) -> Picture {
        self.inked(grid.height(), grid.width(), |row, column| match grid.get(row, column) {
            None => Ink::Nothing,
            Some(colour) if expected.get(row, column) == Some(colour) => Ink::Colour(colour),
            Some(colour) => Ink::Wrong(colour),
        })
    }

    /// A set of coloured cells: its bounding box, under a line with its shape and where it is. Where a location has
    /// several colours the highest is seen, as when it is painted in canonical order.
    pub fn object(&self, cells: &Cells) -> Picture {
        self.cells(cells, |packed| Ink::Colour(colour_of(packed)))
    }

    /// A set of locations, drawn like an object.
    pub fn locations(&self, cells: &Cells) -> Picture {
        self.cells(cells, |_| Ink::Location)
    }

    /// Pictures next to each other under their captions, in as many rows as the terminal's width asks for.
    pub fn side_by_side(&self, pictures: &[(&str, Picture)]) -> String {
        let pictures: Vec<Picture> =
            pictures.iter().map(|(caption, picture)| picture.captioned(caption)).collect();
        wrap(&pictures, self.columns)
    }

    /// A line with both shapes, then `input -> output`; below each other when the terminal is too narrow.
    pub fn pair(&self, input: &Grid, output: Option<&Grid>) -> String {
        let left = self.grid(input);
        let (right, shape) = match output {
            Some(output) => (self.grid(output), shape(output)),
            None => (Picture::text("?"), "?".to_owned()),
        };
        let joined = left.beside(&right, ARROW);
        let body = if joined.width() <= self.columns {
            joined.into_text()
        } else {
            wrap(&[left, right], self.columns)
        };
        format!("{}{ARROW}{shape}\n{body}", self::shape(input))
    }

    /// What a program made of an input, next to what was expected, with the differences marked.
    pub fn answer(&self, input: &Grid, output: Option<&Grid>, expected: Option<&Grid>) -> String {
        let mut pictures = vec![self.grid(input).captioned(&format!("input {}", shape(input)))];
        pictures.push(match (output, expected) {
            (None, _) => Picture::text("none").captioned("output"),
            (Some(output), None) => self.grid(output).captioned(&format!("output {}", shape(output))),
            (Some(output), Some(expected)) => {
                let caption = format!("output {}, {}", shape(output), verdict(output, expected));
                self.diff(output, expected).captioned(&caption)
            }
        });
        if let Some(expected) = expected {
            pictures.push(self.grid(expected).captioned(&format!("expected {}", shape(expected))));
        }
        wrap(&pictures, self.columns)
    }

    /// A whole task: its demos, then its tests, one pair below the other.
    pub fn task(&self, task: &Task) -> String {
        let count = |count: usize, name: &str| format!("{count} {name}{}", if count == 1 { "" } else { "s" });
        let demos = count(task.demos.len(), "demo");
        let tests = count(task.tests.len(), "test");
        let mut text = format!("task {}: {demos}, {tests}\n", printable(&task.id));
        for (at, (kind, sample)) in task.samples().enumerate() {
            let number = if at < task.demos.len() { at } else { at - task.demos.len() } + 1;
            let pair = self.pair(&sample.input, sample.output.as_ref());
            text += &format!("\n{kind} {number}: {pair}");
        }
        text
    }

    fn cells(&self, cells: &Cells, ink: impl Fn(u32) -> Ink) -> Picture {
        let cells = cells.as_slice();
        let bounds = |of: fn(u32) -> i32| {
            cells
                .iter()
                .fold((i32::MAX, i32::MIN), |(low, high), &cell| (low.min(of(cell)), high.max(of(cell))))
        };
        let ((top, bottom), (left, right)) = (bounds(row_of), bounds(column_of));
        let (height, width) = (top.abs_diff(bottom) as usize + 1, left.abs_diff(right) as usize + 1);
        let note = format!("{height}x{width} at ({top}, {left})");
        if height > MAX_DRAWN || width > MAX_DRAWN {
            return Picture::text(&format!("{note}, too large to draw"));
        }
        let mut inks = vec![Ink::Nothing; height * width];
        for &cell in cells {
            let (row, column) = (row_of(cell).abs_diff(top), column_of(cell).abs_diff(left));
            inks[row as usize * width + column as usize] = ink(cell);
        }
        self.inked(height, width, |row, column| inks[row * width + column]).captioned(&note)
    }

    /// A picture of cells, two columns each.
    fn inked(&self, height: usize, width: usize, ink: impl Fn(usize, usize) -> Ink) -> Picture {
        let lines = (0..height).map(|row| self.line((0..width).map(|column| ink(row, column)))).collect();
        Picture::from_lines(lines, 2 * width)
    }

    /// One line; a style is only spelled out where it changes.
    fn line(&self, inks: impl Iterator<Item = Ink>) -> String {
        let mut line = String::new();
        let mut style = None;
        for ink in inks {
            let (wanted, text) = self.cell(ink);
            if wanted != style {
                line += &self.escape(wanted);
                style = wanted;
            }
            line += &text;
        }
        if style.is_some() {
            line += &self.escape(None);
        }
        line
    }

    /// The style and the two characters of a cell.
    fn cell(&self, ink: Ink) -> (Style, String) {
        let plain = self.mode == Mode::Plain;
        let text = match ink {
            Ink::Nothing => "  ".to_owned(),
            Ink::Location if plain => " #".to_owned(),
            Ink::Location => "██".to_owned(),
            Ink::Colour(colour) if plain || rgb(colour).is_none() => digits(colour),
            // A faint dot, so that a black grid has an edge on a black terminal.
            Ink::Colour(0) => " \u{b7}".to_owned(),
            Ink::Colour(_) => "  ".to_owned(),
            Ink::Wrong(colour) if plain => {
                digits(colour).strip_prefix(' ').map_or("**".to_owned(), |d| format!("*{d}"))
            }
            Ink::Wrong(_) => "><".to_owned(),
        };
        let style = match ink {
            Ink::Colour(0) if !plain => rgb(0).map(|black| (MARK, black)),
            Ink::Colour(colour) | Ink::Wrong(colour) if !plain => {
                let back = rgb(colour).unwrap_or(MARK);
                Some((back.contrast(), back))
            }
            _ => None,
        };
        (style, text)
    }

    fn escape(&self, style: Style) -> String {
        match (self.mode, style) {
            (Mode::Plain, _) => String::new(),
            (_, None) => "\x1b[0m".to_owned(),
            (Mode::TrueColour, Some((Rgb(r, g, b), Rgb(back_r, back_g, back_b)))) => {
                format!("\x1b[38;2;{r};{g};{b};48;2;{back_r};{back_g};{back_b}m")
            }
            (Mode::Ansi256, Some((front, back))) => {
                format!("\x1b[38;5;{};48;5;{}m", front.nearest_256(), back.nearest_256())
            }
        }
    }
}

/// A colour in two characters: `.` for 0, which is nearly always the background, so that shapes stand out.
fn digits(colour: i8) -> String {
    match colour {
        0 => " .".to_owned(),
        -9..=99 => format!("{colour:>2}"),
        _ => "??".to_owned(),
    }
}

fn shape(grid: &Grid) -> String {
    format!("{}x{}", grid.height(), grid.width())
}

fn verdict(output: &Grid, expected: &Grid) -> String {
    if (output.height(), output.width()) != (expected.height(), expected.width()) {
        return "wrong size".to_owned();
    }
    match output.cells().iter().zip(expected.cells()).filter(|(a, b)| a != b).count() {
        0 => "right".to_owned(),
        1 => "1 cell differs".to_owned(),
        count => format!("{count} cells differ"),
    }
}

#[cfg(test)]
#[path = "pen_tests.rs"]
mod tests;
