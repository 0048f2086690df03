//! Listing: the search for lists.
//!
//! In: the scenes of the demos and their outputs. Out: the lists that give all outputs. Every form is tried for every filter,
//! and most end at the first demo, where the sides are others. What many forms have in common is made once for a filter: what is
//! seen of an object before it is turned, and objects in the order of a key, which is mostly that of another key, too.

use rustc_hash::FxHashMap;

use super::list::{Align, Form, Key, List, Pattern, made, spread_out};
use super::object::{Object, Turn};
use super::picture::{Frame, Picture, View};
use super::predicate::{self, Predicate};
use super::rows::Rows;
use super::segment::{Scene, Segmentation};
use super::spread::{Order, Spread};
use crate::cx::Cx;
use crate::fault::Fault;

/// The most filters that are tried.
const FILTERS: usize = 150;
/// The most of them that let the same through: these may still tell others apart.
const COPIES: u8 = 3;
/// What a form is charged for a filter.
const FORM: u64 = 6;

/// What may be tried where the outputs are these, with what it costs in tenths.
struct Forms {
    patterns: Vec<(Form, u32)>,
    spreads: Vec<(Spread, u32)>,
    others: Vec<(Form, u32)>,
}

impl Forms {
    fn of(outputs: &[Picture]) -> Forms {
        let mut patterns =
            vec![(Pattern::Row, 40), (Pattern::Column, 40), (Pattern::Square, 40), (Pattern::Diagonal, 40)];
        let mut spreads = vec![
            (Spread::Row, 30),
            (Spread::Column, 30),
            (Spread::BarsLeft, 30),
            (Spread::BarsRight, 30),
            (Spread::BarsDown, 30),
            (Spread::Rows, 30),
            (Spread::Columns, 30),
            (Spread::Rings, 30),
        ];
        for (down, apart, alone) in (0..8).map(|bits| (bits & 1 == 1, bits & 2 == 2, bits & 4 == 4)) {
            spreads.push((Spread::Laid { down, apart, alone }, if apart { 40 } else { 30 }));
        }
        let fixed = outputs.first().map(|first| (first.height, first.width));
        if let Some((height, width)) = fixed.filter(|&(height, width)| {
            outputs.iter().all(|output| (output.height, output.width) == (height, width))
        }) {
            let (height, width) = (height as u8, width as u8);
            for order in Order::ALL {
                patterns.push((Pattern::Canvas(height, width, order), 50));
                spreads.push((Spread::Canvas(height, width, order), 40));
            }
            spreads.push((Spread::CanvasRows(height, width), 40));
            spreads.push((Spread::CanvasColumns(height, width), 40));
        }
        let mut colours: Vec<i8> = outputs.iter().flat_map(|output| output.cells.iter().copied()).collect();
        colours.sort_unstable();
        colours.dedup();
        let inks = || std::iter::once(None).chain(colours.iter().copied().map(Some));
        let counted = patterns
            .into_iter()
            .flat_map(|(pattern, cost)| inks().map(move |colour| (Form::Counted(pattern, colour), cost)));
        let mut others = Vec::new();
        for descending in [true, false] {
            for &(spread, cost) in spreads.iter().filter(|(spread, _)| !matches!(spread, Spread::Laid { .. }))
            {
                others.push((Form::Tallied(descending, spread), cost + 15 + if descending { 0 } else { 3 }));
            }
        }
        for align in [Align::Middle, Align::Corner, Align::Anchor] {
            others.extend(
                [false, true].map(|larger| (Form::Overlaid(align, larger), 50 + u32::from(larger) * 10)),
            );
        }
        others.push((Form::Table, 40));
        Forms { patterns: counted.collect(), spreads, others }
    }

    /// How many there are.
    fn count(&self) -> usize {
        let seen = View::ALL.len() * Turn::ALL.len();
        seen + self.patterns.len() + 2 * Key::ALL.len() * self.spreads.len() + self.others.len()
    }
}

/// What a filter lets through of each demo, and what is to come of it.
struct Chosen<'s> {
    scenes: &'s [Scene],
    outputs: &'s [Picture],
    objects: Vec<Vec<&'s Object>>,
}

impl<'s> Chosen<'s> {
    /// Whether all outputs are made.
    fn gives(&self, mut make: impl FnMut(usize, &Scene, Frame) -> Option<Picture>) -> bool {
        self.scenes.iter().zip(self.outputs).enumerate().all(|(demo, (scene, output))| {
            make(demo, scene, Frame::Of(output.height, output.width)).as_ref() == Some(output)
        })
    }

    /// The forms that give all outputs, in a fixed order.
    fn forms(&self, forms: &Forms) -> Vec<(Form, u32)> {
        let mut found = Vec::new();
        let only = self.objects.iter().all(|objects| objects.len() == 1);
        if only {
            self.seen(&mut found);
        }
        let gives = |(form, _): &&(Form, u32)| {
            self.gives(|demo, scene, frame| made(scene, &self.objects[demo], form, frame))
        };
        found.extend(forms.patterns.iter().filter(gives).cloned());
        self.sorted(&forms.spreads, &mut found);
        found.extend(forms.others.iter().filter(gives).cloned());
        if only {
            self.tinted(&mut found);
        }
        found
    }

    /// What is seen of the only objects, turned.
    fn seen(&self, found: &mut Vec<(Form, u32)>) {
        for (view, cost) in View::ALL {
            let mut seen: Vec<Option<Picture>> = Vec::with_capacity(self.scenes.len());
            for turn in Turn::ALL {
                let gives = self.gives(|demo, scene, _| {
                    if demo == seen.len() {
                        let output = &self.outputs[demo];
                        let frame = Frame::Turned(output.height, output.width);
                        seen.push(view.of(scene, self.objects[demo].first()?, frame));
                    }
                    seen[demo].as_ref().map(|seen| seen.turned(turn))
                });
                if gives {
                    found.push((Form::One(view, turn), cost + if turn == Turn::Not { 0 } else { 20 }));
                }
            }
        }
    }

    /// Sorted objects, laid out.
    fn sorted(&self, spreads: &[(Spread, u32)], found: &mut Vec<(Form, u32)>) {
        let mut known: Vec<(Vec<Vec<&Object>>, Vec<bool>)> = Vec::new();
        for key in Key::ALL {
            for descending in [false, true] {
                let sorted: Vec<Vec<&Object>> =
                    self.objects.iter().map(|objects| key.sorted(objects, descending)).collect();
                let at =
                    known.iter().position(|(other, _)| is_same_order(other, &sorted)).unwrap_or_else(|| {
                        let gives = |&(spread, _): &(Spread, u32)| {
                            self.gives(|demo, scene, frame| spread_out(scene, &sorted[demo], spread, frame))
                        };
                        let right = spreads.iter().map(gives).collect();
                        known.push((sorted, right));
                        known.len() - 1
                    });
                for (&(spread, cost), _) in spreads.iter().zip(&known[at].1).filter(|(_, right)| **right) {
                    let more = 10 + if descending { 3 } else { 0 };
                    found.push((Form::Sorted(key, descending, spread), cost + more));
                }
            }
        }
    }

    /// The colours of the only objects in a fixed picture.
    fn tinted(&self, found: &mut Vec<(Form, u32)>) {
        for rarest in [false, true] {
            let colour = |objects: &Vec<&Object>| {
                objects.first().map_or(0, |one| if rarest { one.rarest() } else { one.colour() })
            };
            let colours: Vec<i8> = self.objects.iter().map(colour).collect();
            if let Some(picture) = tinted(self.outputs, &colours) {
                found.push((Form::Tinted(picture, rarest), 30 + if rarest { 10 } else { 0 }));
            }
        }
    }
}

/// Whether these are the same objects, one after the other.
fn is_same_order(one: &[Vec<&Object>], other: &[Vec<&Object>]) -> bool {
    one.iter().flatten().zip(other.iter().flatten()).all(|(one, other)| std::ptr::eq(*one, *other))
}

/// The picture that all outputs are but for the colours of the only objects, if they are.
fn tinted(outputs: &[Picture], colours: &[i8]) -> Option<Picture> {
    let blanks = |(output, colour): (&Picture, &i8)| {
        let blank = |&cell: &i8| if cell == *colour { -1 } else { cell };
        Picture { cells: output.cells.iter().map(blank).collect(), ..output.clone() }
    };
    let mut all = outputs.iter().zip(colours).map(blanks);
    let first = all.next()?;
    let differ = colours.iter().any(|colour| Some(colour) != colours.first());
    (differ && first.cells.contains(&-1) && all.all(|other| other == first)).then_some(first)
}

/// The lists of a segmentation that give all outputs, with what they cost in tenths.
pub(super) fn lists(
    cx: &mut Cx,
    segmentation: Segmentation,
    scenes: &[Scene],
    outputs: &[Picture],
) -> Result<Vec<(List, u32)>, Fault> {
    let count: usize = scenes.iter().map(|scene| scene.objects.len()).sum();
    let relations = super::clause::relations(scenes);
    cx.spend((count * (400 + 12 * relations.len())) as u64)?;
    let candidates = predicate::candidates(scenes, &relations);
    let mut filters: Vec<(Option<Predicate>, u32)> = vec![(None, 0)];
    filters.extend(candidates.iter().map(|candidate| (Some(candidate.predicate), candidate.cost)));
    let (forms, mut found, mut tried) = (Forms::of(outputs), Vec::new(), 0);
    let mut known: FxHashMap<Rows, (u8, Vec<(Form, u32)>)> = FxHashMap::default();
    for (filter, filter_cost) in filters {
        let mut rows = Rows::default();
        let mut objects: Vec<Vec<&Object>> = Vec::with_capacity(scenes.len());
        let mut row = 0;
        for scene in scenes {
            let mut chosen = Vec::new();
            for (at, object) in scene.objects.iter().enumerate() {
                if filter.is_none_or(|filter| filter.holds(scene, at)) {
                    chosen.push(object);
                    rows.add(row);
                }
                row += 1;
            }
            objects.push(chosen);
        }
        if objects.iter().any(Vec::is_empty) || tried >= FILTERS {
            continue;
        }
        let (copies, of) = known.entry(rows).or_default();
        if *copies >= COPIES {
            continue;
        }
        tried += 1;
        cx.spend(forms.count() as u64 * FORM)?;
        if *copies == 0 {
            *of = Chosen { scenes, outputs, objects }.forms(&forms);
        }
        *copies += 1;
        let list = |(form, cost): &(Form, u32)| {
            (List { segmentation, filter, form: form.clone() }, cost + filter_cost)
        };
        found.extend(of.iter().map(list));
    }
    Ok(found)
}
