//! Copies of a thing where marks ask for it, for search: a template is a connected part of several colours; marks are cells
//! that a copy of it would hold, or a part of its outline.

use std::collections::BTreeSet;

use super::image::{Joint, parts, ranked, variant, whole};
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

fn moved(part: &Part, (down, right): Place) -> Part {
    part.iter().map(|&((i, j), cell)| ((i + down, j + right), cell)).collect()
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

    /// How many free cells a copy would have in common with the grid; `None` if it contradicts a cell.
    fn common(&self, copy: &Part) -> Option<usize> {
        let mut common = 0;
        for &(place, cell) in copy {
            match self.at(place) {
                Some(at) if self.cells[at] == 0 => {}
                Some(at) if self.cells[at] == cell && self.free[at] => common += 1,
                Some(_) => return None,
                None => {}
            }
        }
        Some(common)
    }

    /// Puts a copy on the grid. What is under it is used.
    fn put(&mut self, copy: &Part) {
        for &(place, cell) in copy {
            if let Some(at) = self.at(place) {
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

    /// The copies that marks ask for, as a symmetry and a move, after how many do: at least two, or one of a colour that
    /// the template has only once.
    fn asked(
        &self,
        cx: &mut Cx,
        template: &Part,
        symmetries: usize,
    ) -> Result<Vec<(usize, usize, Place)>, Fault> {
        let once = |hue: i8| template.iter().filter(|&&(_, cell)| cell == hue).count() == 1;
        let marks: Part = (0..self.cells.len())
            .filter(|&at| self.free[at] && self.cells[at] != 0)
            .map(|at| (((at / self.from.width) as i32, (at % self.from.width) as i32), self.cells[at]))
            .collect();
        let mut asked = Vec::new();
        for symmetry in 0..symmetries {
            cx.spend((template.len() * (marks.len() + 4)) as u64)?;
            let template = turned(template, symmetry);
            let mut moves: BTreeSet<Place> = BTreeSet::new();
            let mut alone: BTreeSet<Place> = BTreeSet::new();
            for &((i, j), hue) in &marks {
                for &((a, b), _) in template.iter().filter(|&&(_, cell)| cell == hue) {
                    moves.insert((i - a, j - b));
                    if once(hue) {
                        alone.insert((i - a, j - b));
                    }
                }
            }
            for &by in &moves {
                cx.spend(template.len() as u64 / 2 + 2)?;
                let copy = moved(&template, by);
                if let Some(common) = self.common(&copy)
                    && common < copy.len()
                    && (common > 1 || alone.contains(&by))
                {
                    asked.push((common, symmetry, by));
                }
            }
        }
        Ok(asked)
    }
}

/// Copies by colours. How often a copy was made.
fn by_colours(cx: &mut Cx, sheet: &mut Sheet<'_>, all: &[Part], k: usize) -> Result<usize, Fault> {
    // Those of the most colours, but not much smaller than the largest of these: the others are marks that touch.
    let most = all.iter().map(colours).max().unwrap_or(0).max(2);
    let colourful = || all.iter().filter(|part| colours(part) == most);
    let largest = colourful().map(Vec::len).max().unwrap_or(0);
    let templates: Vec<&Part> = colourful().filter(|part| part.len() * 2 > largest).collect();
    templates.iter().for_each(|template| sheet.use_up(template));
    let mut asked = Vec::new();
    for (number, template) in templates.iter().enumerate() {
        let copies = sheet.asked(cx, template, if k == 0 { 1 } else { 8 })?;
        asked.extend(copies.into_iter().map(|(common, symmetry, by)| (common, number, symmetry, by)));
    }
    // Stable: of equals the first template, the first symmetry, and the uppermost.
    asked.sort_by_key(|&(common, ..)| std::cmp::Reverse(common));
    let mut used = vec![0; templates.len()];
    for (common, number, symmetry, by) in asked {
        cx.spend(templates[number].len() as u64)?;
        let copy = moved(&turned(templates[number], symmetry), by);
        if sheet.common(&copy) == Some(common) {
            sheet.put(&copy);
            used[number] += 1;
        }
    }
    for (template, _) in templates.iter().zip(&used).filter(|(_, used)| k == 2 && **used > 0) {
        sheet.erase(template);
    }
    Ok(used.iter().sum())
}

/// Copies by outline, of the first template that has it. How often a copy was made.
fn by_outline(cx: &mut Cx, sheet: &mut Sheet<'_>, all: &[Part]) -> Result<usize, Fault> {
    let outline = |part: &Part| -> Vec<Place> {
        let (top, left) = part[0].0;
        part.iter().map(|&((i, j), _)| (i - top, j - left)).collect()
    };
    let mut copies = 0;
    for template in all.iter().filter(|part| colours(part) > 1) {
        let mut used = 0;
        for mark in all.iter().filter(|part| part.len() == template.len() && colours(part) == 1) {
            cx.spend(mark.len() as u64 * 2)?;
            if outline(mark) == outline(template) {
                let (a, b) = (mark[0].0, template[0].0);
                sheet.put(&moved(template, (a.0 - b.0, a.1 - b.1)));
                used += 1;
            }
        }
        if used > 0 {
            sheet.erase(template);
        }
        copies += used;
    }
    Ok(copies)
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
    let copies = if k < 3 { by_colours(cx, &mut sheet, &all, k)? } else { by_outline(cx, &mut sheet, &all)? };
    if copies == 0 {
        return Err(Reason::NoMatch.into());
    }
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&sheet.cells))
}
