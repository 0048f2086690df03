//! Votes: programs that are right on all demos and agree on the tests add up.
//!
//! Many programs may explain the demos and differ on a test. The shorter one is the likelier, and so is what several that
//! have little in common come to: a program weighs two to the minus of its cost, and an answer what all its programs do.

use gridwright_grid::Grid;

/// How much longer a program is that weighs half as much. On training tasks and on others that were looked at, any from six to
/// sixteen does better than the shortest program alone.
const HALVES: u32 = 8;
/// Two to the minus of parts of that, in units of 1 / 1024.
const PARTS: [u64; HALVES as usize] = [1024, 939, 861, 790, 724, 664, 609, 558];
/// How many of the shortest programs vote.
const VOTERS: usize = 100;

/// What a program of a cost weighs.
pub(crate) fn weight(cost: u32) -> u64 {
    (PARTS[(cost % HALVES) as usize] << 40) >> (cost / HALVES).min(63)
}

/// What gives the same answers, shortest first, and what it weighs together.
pub(crate) struct Group<T> {
    pub(crate) answers: Vec<Grid>,
    pub(crate) members: Vec<T>,
    pub(crate) weight: u64,
}

/// Groups programs, of which the shortest come first, by their answers: the group that weighs most first. What has no answers
/// is left out.
pub(crate) fn grouped<T>(
    programs: impl IntoIterator<Item = T>,
    weight: impl Fn(&T) -> u64,
    answers: impl Fn(&T) -> Option<Vec<Grid>>,
) -> Vec<Group<T>> {
    let mut groups: Vec<Group<T>> = Vec::new();
    for program in programs.into_iter().take(VOTERS) {
        let Some(answers) = answers(&program) else { continue };
        let weight = weight(&program);
        match groups.iter_mut().find(|group| group.answers == answers) {
            Some(group) => {
                group.members.push(program);
                group.weight = group.weight.saturating_add(weight);
            }
            None => groups.push(Group { answers, members: vec![program], weight }),
        }
    }
    // Of groups that weigh the same the one with the shorter program stays first.
    groups.sort_by_key(|group| std::cmp::Reverse(group.weight));
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(colour: i8) -> Vec<Grid> {
        vec![Grid::filled(1, 1, colour).unwrap()]
    }

    #[test]
    fn longer_programs_that_agree_outweigh_a_shorter_one() {
        let programs = [(20, 1), (24, 2), (25, 2), (26, 3)];
        let groups = grouped(programs, |(cost, _)| weight(*cost), |(_, colour)| Some(answer(*colour)));
        let order: Vec<(Vec<Grid>, usize)> =
            groups.into_iter().map(|group| (group.answers, group.members.len())).collect();
        assert_eq!(order, [(answer(2), 2), (answer(1), 1), (answer(3), 1)]);
    }

    #[test]
    fn a_weight_halves_every_few_units_and_never_grows() {
        assert_eq!(weight(HALVES + 3), weight(3) / 2);
        assert!((0..400).all(|cost| weight(cost) >= weight(cost + 1)));
    }
}
