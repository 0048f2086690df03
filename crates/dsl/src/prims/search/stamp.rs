//! Copies of a thing where marks ask for it, for search: a template is a connected part of several colours; marks are cells
//! that a copy of it would hold, or a part of its outline.

use super::image::{Joint, parts, ranked, usual_part, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::GridView;

/// The most parts of a grid that may be templates or outlines.
const MAX_PARTS: usize = 64;

type Place = (i32, i32);

/// A part: its cells, as places with colours, ascending.
type Part = Vec<(Place, i8)>;

/// A part under one of the eight symmetries: bit 0 upside down, bit 1 left to right, bit 2 transposed before.
fn turned(part: &Part, symmetry: usize) -> Part {
    let turn = |&((i, j), cell): &(Place, i8)| {
        let (i, j) = if symmetry & 4 == 4 { (j, i) } else { (i, j) };
        ((if symmetry & 1 == 1 { -i } else { i }, if symmetry & 2 == 2 { -j } else { j }), cell)
    };
    let mut part: Part = part.iter().map(turn).collect();
    part.sort_unstable();
    part
}

fn colours(part: &Part) -> usize {
    ranked(&part.iter().map(|&(_, cell)| cell).collect::<Vec<i8>>()).len()
}

/// A grid on which copies are made.
struct Sheet<'a> {
    from: GridView<'a>,
    cells: Vec<i8>,
    /// The cells that no copy has used yet.
    free: Vec<bool>,
}

impl Sheet<'_> {
    fn at(&self, (i, j): Place) -> Option<usize> {
        let (i, j) = (usize::try_from(i).ok()?, usize::try_from(j).ok()?);
        (i < self.from.height && j < self.from.width).then(|| i * self.from.width + j)
    }

    /// How many free cells a part, moved, would have in common with the grid; `None` if it contradicts a cell.
    fn common(&self, part: &Part, (down, right): Place) -> Option<usize> {
        let mut common = 0;
        for &((i, j), cell) in part {
            match self.at((i + down, j + right)) {
                Some(at) if self.cells[at] == 0 => {}
                Some(at) if self.cells[at] == cell && self.free[at] => common += 1,
                Some(_) => return None,
                None => {}
            }
        }
        Some(common)
    }

    /// Puts a part, moved, on the grid. What is under it is used.
    fn put(&mut self, part: &Part, (down, right): Place) {
        for &((i, j), cell) in part {
            if let Some(at) = self.at((i + down, j + right)) {
                self.cells[at] = cell;
                self.free[at] = false;
            }
        }
    }

    fn use_up(&mut self, part: &Part) {
        for &(place, _) in part {
            if let Some(at) = self.at(place) {
                self.free[at] = false;
            }
        }
    }

    fn erase(&mut self, part: &Part) {
        for &(place, _) in part {
            if let Some(at) = self.at(place) {
                self.cells[at] = 0;
            }
        }
    }

    /// The copies of a template under a symmetry that marks ask for, as a move and how many do: at least two, or one of a
    /// colour that the template has only once. The uppermost and leftmost first.
    fn asked(&self, template: &Part, marks: &Part) -> Vec<(usize, Place)> {
        let (Some(top), Some(bottom)) = (template.first(), template.last()) else { return Vec::new() };
        let (top, bottom) = (top.0.0, bottom.0.0);
        let left = template.iter().map(|&((_, j), _)| j).min().unwrap_or(0);
        let right = template.iter().map(|&((_, j), _)| j).max().unwrap_or(0);
        let mut cells_of = [0_usize; 256];
        template.iter().for_each(|&(_, cell)| cells_of[usize::from(cell as u8)] += 1);
        // Every move that puts a cell of the template on the grid has a place here, in order.
        let height = self.from.height + (bottom - top) as usize;
        let width = self.from.width + (right - left) as usize;
        let mut found = vec![Asked::No; height * width];
        for &((i, j), hue) in marks {
            let alone = cells_of[usize::from(hue as u8)] == 1;
            for &((a, b), _) in template.iter().filter(|&&(_, cell)| cell == hue) {
                let place = (i - a + bottom) as usize * width + (j - b + right) as usize;
                found[place] = if alone { Asked::Alone } else { found[place].max(Asked::ByOneOfMany) };
            }
        }
        let moves = found.iter().enumerate().filter(|(_, asked)| **asked > Asked::No);
        moves
            .filter_map(|(place, &asked)| {
                let by = ((place / width) as i32 - bottom, (place % width) as i32 - right);
                let common = self.common(template, by)?;
                let enough = common > 1 || asked == Asked::Alone;
                (enough && common < template.len()).then_some((common, by))
            })
            .collect()
    }

    /// The cells that may be marks.
    fn marks(&self) -> Part {
        let places = (0..self.cells.len()).filter(|&at| self.free[at] && self.cells[at] != 0);
        places
            .map(|at| (((at / self.from.width) as i32, (at % self.from.width) as i32), self.cells[at]))
            .collect()
    }
}

/// Whether a mark asks for a copy at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Asked {
    No,
    /// One of a colour that the template has more than once, which does not say where.
    ByOneOfMany,
    /// One of a colour that the template has only once.
    Alone,
}

/// The work of looking for copies under so many symmetries, and of making them: all cells of templates may have to be
/// compared with all marks; mostly both are few.
fn copy_work(from: GridView<'_>, symmetries: usize) -> u64 {
    let cells = from.cells.len() as u64;
    usual_part(from, cells.saturating_mul(cells) * symmetries as u64, 128)
}

/// Copies by colours, under the first so many symmetries; with `erase` the templates of which there are copies go.
fn by_colours(
    cx: &mut Cx,
    sheet: &mut Sheet<'_>,
    all: &[Part],
    symmetries: usize,
    erase: bool,
) -> Result<(), Fault> {
    cx.spend(copy_work(sheet.from, symmetries))?;
    // Those of the most colours, but not much smaller than the largest of these: the others are marks that touch.
    let most = all.iter().map(colours).max().unwrap_or(0).max(2);
    let colourful = || all.iter().filter(|part| colours(part) == most);
    let largest = colourful().map(Vec::len).max().unwrap_or(0);
    let templates: Vec<&Part> = colourful().filter(|part| part.len() * 2 > largest).collect();
    templates.iter().for_each(|template| sheet.use_up(template));
    let marks = sheet.marks();
    let mut asked = Vec::new();
    for (number, template) in templates.iter().enumerate() {
        for symmetry in 0..symmetries {
            let copies = sheet.asked(&turned(template, symmetry), &marks);
            asked.extend(copies.into_iter().map(|(common, by)| (common, number, symmetry, by)));
        }
    }
    if asked.is_empty() {
        return Err(Reason::NoMatch.into());
    }
    cx.spend(copy_work(sheet.from, symmetries).saturating_mul(8))?;
    // Stable: of equals the first template, the first symmetry, and the uppermost.
    asked.sort_by_key(|&(common, ..)| std::cmp::Reverse(common));
    let all_turned: Vec<Vec<Part>> = templates
        .iter()
        .map(|template| (0..symmetries).map(|symmetry| turned(template, symmetry)).collect())
        .collect();
    let mut used = vec![false; templates.len()];
    for (common, number, symmetry, by) in asked {
        let part = &all_turned[number][symmetry];
        if sheet.common(part, by) == Some(common) {
            sheet.put(part, by);
            used[number] = true;
        }
    }
    for (template, _) in templates.iter().zip(&used).filter(|(_, used)| erase && **used) {
        sheet.erase(template);
    }
    Ok(())
}

/// Copies by outline, of the first template that has it, which goes then.
fn by_outline(sheet: &mut Sheet<'_>, all: &[Part]) -> Result<(), Fault> {
    let outline = |part: &Part| -> Vec<Place> {
        let (top, left) = part[0].0;
        part.iter().map(|&((i, j), _)| (i - top, j - left)).collect()
    };
    let all: Vec<(&Part, Vec<Place>, usize)> =
        all.iter().map(|part| (part, outline(part), colours(part))).collect();
    let mut copied = false;
    for (template, shape, _) in all.iter().filter(|(.., colours)| *colours > 1) {
        let mut used = false;
        for (mark, ..) in all.iter().filter(|(_, other, colours)| *colours == 1 && other == shape) {
            let (a, b) = (mark[0].0, template[0].0);
            sheet.put(template, (a.0 - b.0, a.1 - b.1));
            used = true;
        }
        if used {
            sheet.erase(template);
        }
        copied |= used;
    }
    if copied { Ok(()) } else { Err(Reason::NoMatch.into()) }
}

pub(crate) fn stamp(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 4)?);
    // An outline is told from what it touches diagonally; the marks of a copy may touch so.
    let found = parts(from, Joint { one_colour: false, diagonal: k < 3 }, |cell| cell != 0);
    if found.spans.len() > MAX_PARTS {
        return Err(Reason::TooManyElements.into());
    }
    let mut all: Vec<Part> = vec![Part::new(); found.spans.len()];
    for (at, &label) in found.labels.iter().enumerate().filter(|(_, label)| **label > 0) {
        let place = ((at / from.width) as i32, (at % from.width) as i32);
        all[label as usize - 1].push((place, from.cells[at]));
    }
    let mut sheet = Sheet { from, cells: from.cells.to_vec(), free: vec![true; from.cells.len()] };
    match k {
        0 => by_colours(cx, &mut sheet, &all, 1, false)?,
        1 | 2 => by_colours(cx, &mut sheet, &all, 8, k == 2)?,
        _ => by_outline(&mut sheet, &all)?,
    }
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&sheet.cells))
}
