//! Copies of a thing where marks ask for it, for search: a template is a connected part of several colours; marks are cells
//! that a copy of it would hold, or a part of its outline.

use super::image::{Joint, LARGEST_SIDE, parts, ranked, usual_part, variant, whole};
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
    let (upside_down, left_to_right) = (symmetry & 1 == 1, symmetry & 2 == 2);
    let mut part: Part = part.clone();
    if symmetry & 4 == 4 {
        part.iter_mut().for_each(|((i, j), _)| (*i, *j) = (*j, *i));
        part.sort_unstable_by_key(|&((i, j), _)| i64::from(i) << 32 | i64::from(j));
    }
    for ((i, j), _) in &mut part {
        (*i, *j) = (if upside_down { -*i } else { *i }, if left_to_right { -*j } else { *j });
    }
    // So it stays in order without another look at each: rows in the other order, and the cells of each row.
    if upside_down {
        part.reverse();
    }
    if upside_down != left_to_right {
        part.chunk_by_mut(|a, b| a.0.0 == b.0.0).for_each(<[_]>::reverse);
    }
    part
}

fn colours(part: &Part) -> usize {
    ranked(&part.iter().map(|&(_, cell)| cell).collect::<Vec<i8>>()).len()
}

/// A grid on which copies are made.
struct Sheet<'a> {
    from: GridView<'a>,
    cells: Vec<i8>,
}

impl Sheet<'_> {
    fn at(&self, (i, j): Place) -> Option<usize> {
        let (i, j) = (usize::try_from(i).ok()?, usize::try_from(j).ok()?);
        (i < self.from.height && j < self.from.width).then(|| i * self.from.width + j)
    }

    /// Puts a part, moved, on the grid.
    fn put(&mut self, part: &Part, (down, right): Place) {
        for &((i, j), cell) in part {
            if let Some(at) = self.at((i + down, j + right)) {
                self.cells[at] = cell;
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
}

/// A part as it is laid on [`Marks`]: its cells, counted from the upper left corner of its box, and that box.
struct Template {
    part: Part,
    cells: Vec<(usize, i16)>,
    top: i32,
    left: i32,
    height: usize,
    width: usize,
}

/// What stands on a grid where a copy may lie: 0 for nothing, else a mark of its colour, or what is used. Around the grid there
/// is so much of nothing that a copy needs no look at the edges.
struct Marks {
    cells: Vec<i16>,
    height: usize,
    width: usize,
    margin: usize,
}

/// A cell that some copy has used.
const USED: i16 = i16::MAX;

/// What a mark of a colour that the template has only once counts more than one of a colour that it has more than once,
/// which does not say where: more than a template has cells.
const ALONE: u32 = 1 << 16;

/// So many places that may be asked for are looked at at once.
const STRETCH: usize = 16;

impl Marks {
    fn of(from: GridView<'_>, margin: usize) -> Marks {
        let (height, width) = (from.height, from.width);
        let stride = width + 2 * margin;
        let mut cells = vec![0; (height + 2 * margin) * stride];
        for (row, line) in from.cells.chunks_exact(width).enumerate() {
            let start = (row + margin) * stride + margin;
            cells[start..start + width].iter_mut().zip(line).for_each(|(mark, &cell)| *mark = cell.into());
        }
        Marks { cells, height, width, margin }
    }

    fn stride(&self) -> usize {
        self.width + 2 * self.margin
    }

    /// A place, which may lie in the margin.
    fn at(&self, (i, j): Place) -> usize {
        let margin = self.margin as i32;
        (i + margin) as usize * self.stride() + (j + margin) as usize
    }

    fn template(&self, part: Part) -> Template {
        let columns = || part.iter().map(|&((_, j), _)| j);
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let top = part.first().map_or(0, |&((i, _), _)| i);
        let bottom = part.last().map_or(0, |&((i, _), _)| i);
        let from_corner = |&((i, j), cell): &(Place, i8)| {
            ((i - top) as usize * self.stride() + (j - left) as usize, cell.into())
        };
        let cells = part.iter().map(from_corner).collect();
        Template {
            cells,
            top,
            left,
            height: (bottom - top) as usize + 1,
            width: (right - left) as usize + 1,
            part,
        }
    }

    /// How many marks a template, moved, would have in common with the grid; `None` if it contradicts a cell.
    fn common(&self, template: &Template, (down, right): Place) -> Option<usize> {
        let start = self.at((template.top + down, template.left + right));
        let mut common = 0;
        for &(at, cell) in &template.cells {
            let mark = self.cells[start + at];
            if mark != 0 {
                if mark != cell {
                    return None;
                }
                common += 1;
            }
        }
        Some(common)
    }

    /// A cell of a template, moved, that contradicts the grid. `near` is one that did so a move before: what it lay on is now
    /// below it or below the cell before it, which are looked at first.
    fn contradicting(&self, template: &Template, (down, right): Place, near: usize) -> Option<usize> {
        let start = self.at((template.top + down, template.left + right));
        let contradicts = |&(at, cell): &(usize, i16)| {
            let mark = self.cells[start + at];
            mark != 0 && mark != cell
        };
        let first = near.saturating_sub(1);
        let nearest = template.cells.iter().enumerate().skip(first).take(2);
        let mut all = nearest.chain(template.cells.iter().enumerate());
        all.find(|(_, cell)| contradicts(cell)).map(|(place, _)| place)
    }

    /// Takes what is under a part, moved, for used.
    fn use_up(&mut self, part: &Part, (down, right): Place) {
        let (height, width) = (self.height as i32, self.width as i32);
        for &((i, j), _) in part {
            let (i, j) = (i + down, j + right);
            if (0..height).contains(&i) && (0..width).contains(&j) {
                let at = self.at((i, j));
                self.cells[at] = USED;
            }
        }
    }

    /// The marks as they are.
    fn all(&self) -> Part {
        let places = (0..self.height as i32).flat_map(|i| (0..self.width as i32).map(move |j| (i, j)));
        let marks = places.map(|place| (place, self.cells[self.at(place)]));
        marks
            .filter(|(_, cell)| *cell != 0 && *cell != USED)
            .map(|(place, cell)| (place, cell as i8))
            .collect()
    }

    /// The copies of a template that marks ask for, as a move and how many do: at least two, or one of a colour that the
    /// template has only once. The uppermost and leftmost first.
    fn asked(&self, template: &Template, marks: &Part) -> Vec<(usize, Place)> {
        let &Template { top, left, height, width, .. } = template;
        let (bottom, right) = (top + height as i32 - 1, left + width as i32 - 1);
        // Every move that puts a cell of the template on the grid has a place here, in order: how many marks ask for it.
        // So many cells would the copy have in common with the grid.
        let (height, width) = (self.height + height - 1, self.width + width - 1);
        let mut asking = vec![0_u32; height * width];
        let of_cell =
            |&((a, b), cell): &(Place, i8)| (cell, (bottom - a) as usize * width + (right - b) as usize);
        let mut hues: Vec<(i8, usize)> = template.part.iter().map(of_cell).collect();
        hues.sort_unstable_by_key(|(hue, _)| *hue);
        for cells in hues.chunk_by(|a, b| a.0 == b.0) {
            let by = if cells.len() == 1 { ALONE + 1 } else { 1 };
            for &((i, j), _) in marks.iter().filter(|(_, hue)| *hue == cells[0].0) {
                let mark = i as usize * width + j as usize;
                cells.iter().for_each(|(_, cell)| asking[mark + cell] += by);
            }
        }
        let mut near = 0;
        // Of most stretches no place is asked for by more than one.
        let stretches = asking.chunks(STRETCH).zip((0..).step_by(STRETCH));
        let some = stretches.filter(|(asking, _)| asking.iter().fold(0, |all, asking| all | asking) > 1);
        let enough =
            some.flat_map(|(asking, start)| (start..).zip(asking)).filter(|(_, asking)| **asking > 1);
        enough
            .filter_map(|(place, &asking)| {
                let by = ((place / width) as i32 - bottom, (place % width) as i32 - right);
                let common = (asking % ALONE) as usize;
                if common == template.cells.len() {
                    return None;
                }
                match self.contradicting(template, by, near) {
                    Some(place) => {
                        near = place;
                        None
                    }
                    None => Some((common, by)),
                }
            })
            .collect()
    }
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
    let counts: Vec<usize> = all.iter().map(colours).collect();
    let most = counts.iter().copied().max().unwrap_or(0).max(2);
    let colourful = || all.iter().zip(&counts).filter(|(_, count)| **count == most).map(|(part, _)| part);
    let largest = colourful().map(Vec::len).max().unwrap_or(0);
    let templates: Vec<&Part> = colourful().filter(|part| part.len() * 2 > largest).collect();
    let sides = templates.iter().map(|part| {
        let (low, high) =
            part.iter().fold((i32::MAX, 0), |(low, high), &((_, j), _)| (low.min(j), high.max(j)));
        let rows = part.last().map_or(0, |last| last.0.0) - part.first().map_or(0, |first| first.0.0);
        rows.max(high - low).max(0) as usize + 1
    });
    // The margin is as wide as a template may be long.
    let margin = sides.max().unwrap_or(0);
    if margin > LARGEST_SIDE {
        return Err(Reason::TooManyElements.into());
    }
    let mut board = Marks::of(sheet.from, margin);
    templates.iter().for_each(|template| board.use_up(template, (0, 0)));
    let marks = board.all();
    let all_turned: Vec<Vec<Template>> = templates
        .iter()
        .map(|part| (0..symmetries).map(|symmetry| board.template(turned(part, symmetry))).collect())
        .collect();
    let mut asked = Vec::new();
    for (number, turned) in all_turned.iter().enumerate() {
        for (symmetry, template) in turned.iter().enumerate() {
            let copies = board.asked(template, &marks);
            asked.extend(copies.into_iter().map(|(common, by)| (common, number, symmetry, by)));
        }
    }
    if asked.is_empty() {
        return Err(Reason::NoMatch.into());
    }
    cx.spend(copy_work(sheet.from, symmetries).saturating_mul(8))?;
    // Stable: of equals the first template, the first symmetry, and the uppermost.
    asked.sort_by_key(|&(common, ..)| std::cmp::Reverse(common));
    let mut used = vec![false; templates.len()];
    for (common, number, symmetry, by) in asked {
        let template = &all_turned[number][symmetry];
        if board.common(template, by) == Some(common) {
            board.use_up(&template.part, by);
            sheet.put(&template.part, by);
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
    let mut sheet = Sheet { from, cells: from.cells.to_vec() };
    match k {
        0 => by_colours(cx, &mut sheet, &all, 1, false)?,
        1 | 2 => by_colours(cx, &mut sheet, &all, 8, k == 2)?,
        _ => by_outline(&mut sheet, &all)?,
    }
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&sheet.cells))
}
