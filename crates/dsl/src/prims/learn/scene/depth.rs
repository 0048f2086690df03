//! Depth: which of some objects lies on which, told by what each hides of the others.
//!
//! A cell of one object between two of another on a line, or on the rim of another's box that is filled but for what lies on it,
//! hides a cell of the other. Objects are stacked by that; of several that lie on none of the rest the largest is lowest, as small
//! things mostly lie on large ones.

use super::mask::Mask;
use super::object::Object;

/// The most objects that are stacked.
const MOST: usize = 12;
/// The lines through a cell.
const LINES: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// What is looked at of an object.
struct Hidden {
    /// The cells between two of its own, by line.
    between: [Mask; 4],
    /// The rim of its box, if no ground is on it.
    rim: Mask,
}

impl Hidden {
    fn of(object: &Object, free: &Mask) -> Hidden {
        let between = LINES
            .map(|(down, right)| object.cells.shifted(down, right) & object.cells.shifted(-down, -right));
        let rim = object.whole_box().without(&object.inset(1));
        Hidden { between, rim: if rim.meets(free) { Mask::EMPTY } else { rim } }
    }

    /// How many of its cells another seems to hide.
    fn by(&self, other: &Object) -> i32 {
        let on = |mask: &Mask| (*mask & other.cells).count();
        self.between.iter().map(on).sum::<i32>() + on(&self.rim)
    }
}

/// Objects as they lie on each other, the lowest first; none where that is not told.
pub(super) fn stacked<'s>(objects: &[&'s Object], free: &Mask) -> Option<Vec<&'s Object>> {
    if !(2..=MOST).contains(&objects.len()) {
        return None;
    }
    let hidden: Vec<Hidden> = objects.iter().map(|object| Hidden::of(object, free)).collect();
    let is_above = |one: usize, other: usize| hidden[other].by(objects[one]) > hidden[one].by(objects[other]);
    let mut rest: Vec<usize> = (0..objects.len()).collect();
    if !rest.iter().any(|&one| rest.iter().any(|&other| is_above(one, other))) {
        return None;
    }
    let mut stack = Vec::with_capacity(objects.len());
    while !rest.is_empty() {
        let lowest = || rest.iter().copied().filter(|&one| !rest.iter().any(|&other| is_above(one, other)));
        let largest = lowest().map(|one| objects[one].size).max()?;
        let mut lowest = lowest().filter(|&one| objects[one].size == largest);
        let (Some(one), None) = (lowest.next(), lowest.next()) else { return None };
        rest.retain(|&other| other != one);
        stack.push(objects[one]);
    }
    Some(stack)
}
