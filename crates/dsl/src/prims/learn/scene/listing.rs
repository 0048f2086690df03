//! Listing: the search for lists.
//!
//! In: the scenes of the demos and their outputs. Out: the lists that give all outputs. Every form is tried for every filter,
//! and most end at the first demo, where the sides are others. What many forms have in common is made once for a filter: what is
//! seen of an object before it is turned, and objects in the order of a key, which is mostly that of another key, too.

use rustc_hash::FxHashMap;

use super::assembly::Assembly;
use super::chart::Chart;
use super::code::{Code, Shown as Numbered, Trait};
use super::condition::Condition;
use super::count::Shown;
use super::feature::Feature;
use super::fitting::{self, Fitting};
use super::list::{Align, Form, Key, Layout, List, When, made, spread_out};
use super::object::{Object, Turn};
use super::picture::{Frame, Picture, View};
use super::predicate::{self, Predicate};
use super::rows::Rows;
use super::segment::{Scene, Segmentation};
use super::spread::{Level, Order, Spread};
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
    shown: Shown,
    spreads: Vec<(Spread, u32)>,
    others: Vec<(Form, u32)>,
}

impl Forms {
    fn of(scenes: &[Scene], outputs: &[Picture]) -> Forms {
        let mut spreads = vec![
            (Spread::Row, 30),
            (Spread::Column, 30),
            (Spread::BarsLeft, 30),
            (Spread::BarsRight, 30),
            (Spread::BarsUp, 30),
            (Spread::BarsDown, 30),
            (Spread::Rows, 30),
            (Spread::Columns, 30),
            (Spread::Rings, 30),
            (Spread::Squares(Level::Start), 40),
            (Spread::Squares(Level::End), 40),
        ];
        for (down, apart, alone) in (0..8).map(|bits| (bits & 1 == 1, bits & 2 == 2, bits & 4 == 4)) {
            for (level, more) in Level::ALL.into_iter().zip([0, 10, 5]) {
                let cost = more + if apart { 40 } else { 30 };
                spreads.push((Spread::Laid { down, apart, alone, level }, cost));
            }
        }
        let fixed = outputs.first().map(|first| (first.height, first.width));
        if let Some((height, width)) = fixed.filter(|&(height, width)| {
            outputs.iter().all(|output| (output.height, output.width) == (height, width))
        }) {
            let (height, width) = (height as u8, width as u8);
            for order in Order::ALL {
                spreads.push((Spread::Canvas(height, width, order), 40));
            }
            spreads.push((Spread::CanvasRows(height, width), 40));
            spreads.push((Spread::CanvasColumns(height, width), 40));
        }
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
        others.push((Form::Gathered, 50));
        others.extend(Turn::ALL.map(|turn| (Form::Table(turn), if turn == Turn::Not { 40 } else { 60 })));
        others.extend([(Form::Boxed { alone: false }, 20), (Form::Boxed { alone: true }, 25)]);
        for (at, assembly) in (0..).zip(Assembly::ALL) {
            others.push((Form::Assembled(assembly), 40 + 5 * at));
        }
        let grounds: Vec<(&Picture, i8)> =
            outputs.iter().zip(scenes).map(|(output, scene)| (output, scene.ground)).collect();
        for chart in Chart::all(&grounds) {
            let cost = 45 + 5 * u32::from(chart.cells) + 5 * u32::from(chart.length.is_some());
            others.push((Form::Charted(chart), cost));
        }
        Forms { shown: Shown::of(scenes, outputs), spreads, others }
    }

    /// How many there are.
    fn count(&self) -> usize {
        let seen = View::ALL.len() * turns().count();
        seen + 2 * Key::ALL.len() * self.spreads.len() + self.others.len()
    }
}

/// How one object may be turned, with what that costs in tenths: always, or only where it lies or stands the other way.
fn turns() -> impl Iterator<Item = (Turn, When, u32)> {
    let always = Turn::ALL.map(|turn| (turn, When::Always, if turn == Turn::Not { 0 } else { 20 }));
    let across = [Turn::Quarter, Turn::ThreeQuarters, Turn::Diagonal, Turn::OtherDiagonal];
    let some = [When::High, When::Wide].into_iter().flat_map(move |when| across.map(|turn| (turn, when, 35)));
    always.into_iter().chain(some)
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
        let counted = forms.shown.counts(&self.objects).into_iter();
        found.extend(counted.map(|(count, cost)| (Form::Counted(count), cost)));
        self.sorted(&forms.spreads, &mut found);
        found.extend(forms.others.iter().filter(gives).cloned());
        self.coded(Layout::Table, &self.objects, 40, &mut found);
        if only {
            self.tinted(&mut found);
        }
        found
    }

    /// What is seen of the only objects, turned.
    fn seen(&self, found: &mut Vec<(Form, u32)>) {
        for (view, cost) in View::ALL {
            let mut seen: Vec<Option<Picture>> = Vec::with_capacity(self.scenes.len());
            for (turn, when, more) in turns() {
                let gives = self.gives(|demo, scene, _| {
                    if demo == seen.len() {
                        let output = &self.outputs[demo];
                        let frame = Frame::Turned(output.height, output.width);
                        seen.push(view.of(scene, self.objects[demo].first()?, frame));
                    }
                    seen[demo].as_ref().map(|seen| when.turned(seen, turn))
                });
                if gives {
                    found.push((Form::One(view, turn, when), cost + more));
                }
            }
        }
    }

    /// Sorted objects, laid out.
    fn sorted(&self, spreads: &[(Spread, u32)], found: &mut Vec<(Form, u32)>) {
        let mut known: Vec<(Vec<Vec<&'s Object>>, Vec<bool>)> = Vec::new();
        let is_plain = |spread: &Spread| !matches!(spread, Spread::Laid { .. });
        for key in Key::ALL {
            for descending in [false, true] {
                let sort =
                    |(objects, scene): (&Vec<&'s Object>, &Scene)| key.sorted(scene, objects, descending);
                let sorted = self.objects.iter().zip(self.scenes).map(sort).collect::<Option<Vec<_>>>();
                let Some(sorted) = sorted else { continue };
                let at =
                    known.iter().position(|(other, _)| is_same_order(other, &sorted)).unwrap_or_else(|| {
                        let gives = |&(spread, _): &(Spread, u32)| {
                            self.gives(|demo, scene, frame| spread_out(scene, &sorted[demo], spread, frame))
                        };
                        let right = spreads.iter().map(gives).collect();
                        for &(spread, cost) in spreads.iter().filter(|(spread, _)| is_plain(spread)) {
                            let more = cost + 10 + if descending { 3 } else { 0 };
                            self.coded(Layout::Sorted(key, descending, spread), &sorted, more, found);
                        }
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

    /// The others put into the box around the objects.
    fn fitted(&self, cx: &mut Cx, found: &mut Vec<(Form, u32)>) -> Result<(), Fault> {
        let demos = || self.scenes.iter().zip(self.outputs).zip(&self.objects);
        let frame = |output: &Picture| Frame::Of(output.height, output.width);
        let charge = |((scene, output), objects): ((&Scene, &Picture), &Vec<&Object>)| {
            fitting::charge(scene, objects, frame(output))
        };
        let Some(charges) = demos().map(charge).collect::<Option<Vec<u64>>>() else { return Ok(()) };
        for (fitting, cost) in Fitting::all() {
            let mut is_right = true;
            for (((scene, output), objects), charge) in demos().zip(&charges) {
                cx.spend(charge * fitting.ways())?;
                is_right = fitting.of(scene, objects, frame(output)).as_ref() == Some(output);
                if !is_right {
                    break;
                }
            }
            if is_right {
                found.push((Form::Fitted(fitting), cost));
            }
        }
        Ok(())
    }

    /// A layout of which the colours are coded.
    fn coded(&self, layout: Layout, sorted: &[Vec<&Object>], cost: u32, found: &mut Vec<(Form, u32)>) {
        let demos = self.scenes.iter().zip(self.outputs).zip(sorted).map(|((scene, output), objects)| {
            let numbered = layout.numbered(objects, Frame::Of(output.height, output.width))?;
            Some(Numbered { numbered, objects, output, ground: scene.ground })
        });
        let Some(demos) = demos.collect::<Option<Vec<_>>>() else { return };
        for (by, more) in Trait::ALL {
            if let Some(code) = Code::read(by, &demos) {
                let more = more + 5 * code.colours.len() as u32;
                found.push((Form::Coded(layout, code), cost + more));
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

/// The objects of the demos that are chosen, by what, and what that costs in tenths.
struct Filter {
    condition: Condition,
    rows: Rows,
    cost: u32,
}

/// Filters of at most one predicate, or of a colour and something else.
fn filters(scenes: &[Scene], candidates: &[predicate::Candidate], paired: bool) -> Vec<Filter> {
    let every = Rows::first(scenes.iter().map(|scene| scene.objects.len()).sum());
    if !paired {
        let one = |of: &predicate::Candidate| Filter {
            condition: [Some(of.predicate), None],
            rows: of.rows,
            cost: of.cost,
        };
        let all = Filter { condition: [None; 2], rows: every, cost: 0 };
        return std::iter::once(all).chain(candidates.iter().map(one)).collect();
    }
    let is_of_colour = |of: &&predicate::Candidate| matches!(of.predicate, Predicate::Is(Feature::Color, _));
    let mut pairs = Vec::new();
    for first in candidates.iter().filter(is_of_colour) {
        for second in candidates.iter().filter(|of| !is_of_colour(of)) {
            let rows = first.rows & second.rows;
            if !rows.is_empty() && rows != first.rows && rows != second.rows {
                let condition = [Some(first.predicate), Some(second.predicate)];
                pairs.push(Filter { condition, rows, cost: first.cost + second.cost });
            }
        }
    }
    pairs.sort_by_key(|filter| filter.cost);
    pairs
}

/// The lists of a segmentation that give all outputs, with what they cost in tenths: those of one predicate, or of a pair.
pub(super) fn lists(
    cx: &mut Cx,
    segmentation: Segmentation,
    scenes: &[Scene],
    outputs: &[Picture],
    paired: bool,
) -> Result<Vec<(List, u32)>, Fault> {
    let count: usize = scenes.iter().map(|scene| scene.objects.len()).sum();
    let relations = super::clause::relations(scenes);
    cx.spend((count * (400 + 12 * relations.len())) as u64)?;
    let candidates = predicate::candidates(scenes, &relations);
    let (forms, mut found, mut tried) = (Forms::of(scenes, outputs), Vec::new(), 0);
    let mut known: FxHashMap<Rows, (u8, Vec<(Form, u32)>)> = FxHashMap::default();
    for filter in filters(scenes, &candidates, paired) {
        if tried >= FILTERS {
            break;
        }
        let mut chosen = filter.rows.iter().peekable();
        let mut objects: Vec<Vec<&Object>> = Vec::with_capacity(scenes.len());
        let mut start = 0;
        for scene in scenes {
            let end = start + scene.objects.len();
            let of = std::iter::from_fn(|| chosen.next_if(|&row| row < end));
            objects.push(of.map(|row| &scene.objects[row - start]).collect());
            start = end;
        }
        if objects.iter().any(Vec::is_empty) {
            continue;
        }
        let (copies, of) = known.entry(filter.rows).or_default();
        if *copies >= COPIES {
            continue;
        }
        tried += 1;
        cx.spend(forms.count() as u64 * FORM)?;
        if *copies == 0 {
            let chosen = Chosen { scenes, outputs, objects };
            *of = chosen.forms(&forms);
            chosen.fitted(cx, of)?;
        }
        *copies += 1;
        let list = |(form, cost): &(Form, u32)| {
            (List { segmentation, filter: filter.condition, form: form.clone() }, cost + filter.cost)
        };
        found.extend(of.iter().map(list));
    }
    Ok(found)
}
