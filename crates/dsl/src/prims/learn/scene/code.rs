//! Codes: something of each object stands for a colour, as the demos show it.
//!
//! In: which object each cell of an output shows. Out: the colour of every kind of object, if each has only one and the demos
//! show some more than once.

use super::object::Object;
use super::picture::Picture;

/// What of an object says the colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trait {
    Shape,
    Size,
    Holes,
    Colour,
}

/// Colours by a trait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Code {
    pub(super) by: Trait,
    /// Pairs of what the trait may be and the colour then, in the order in which the demos show them.
    pub(super) colours: Vec<(u64, i8)>,
}

/// A cell of a numbered picture that shows no object.
pub(super) const NONE: i8 = -1;

impl Trait {
    /// All, with what they cost in tenths.
    pub(super) const ALL: [(Trait, u32); 4] =
        [(Trait::Shape, 10), (Trait::Size, 15), (Trait::Holes, 10), (Trait::Colour, 10)];

    fn of(self, object: &Object) -> u64 {
        match self {
            Trait::Shape => object.shape,
            Trait::Size => object.size as u64,
            Trait::Holes => object.holes as u64,
            Trait::Colour => object.colour() as u64,
        }
    }
}

/// A demo: what a layout makes of its objects where each is its number, the objects, and the output with its ground.
pub(super) struct Shown<'s> {
    pub(super) numbered: Picture,
    pub(super) objects: &'s [&'s Object],
    pub(super) output: &'s Picture,
    pub(super) ground: i8,
}

impl Code {
    /// The colours that the demos show by a trait, if it tells them.
    pub(super) fn read(by: Trait, demos: &[Shown<'_>]) -> Option<Code> {
        let mut colours: Vec<(u64, i8)> = Vec::new();
        let mut shown = 0;
        for demo in demos {
            let mut of = vec![None; demo.objects.len()];
            for (&number, &cell) in demo.numbered.cells.iter().zip(&demo.output.cells) {
                if number == NONE {
                    if cell != demo.ground {
                        return None;
                    }
                } else if *of.get_mut(number as usize)?.get_or_insert(cell) != cell {
                    return None;
                }
            }
            for (object, cell) in demo.objects.iter().zip(of) {
                let Some(cell) = cell else { continue };
                shown += 1;
                let this = by.of(object);
                match colours.iter().find(|(other, _)| *other == this) {
                    Some((_, colour)) if *colour != cell => return None,
                    Some(_) => {}
                    None => colours.push((this, cell)),
                }
            }
        }
        // One that only lists what it has seen says nothing, and one colour needs no code.
        let is_told = colours.iter().any(|(_, colour)| Some(*colour) != colours.first().map(|first| first.1));
        (is_told && colours.len() < shown).then_some(Code { by, colours })
    }

    /// The colour of an object; none if its kind was never shown.
    pub(super) fn colour(&self, object: &Object) -> Option<i8> {
        let this = self.by.of(object);
        self.colours.iter().find(|(other, _)| *other == this).map(|(_, colour)| *colour)
    }
}
