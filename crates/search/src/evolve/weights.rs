//! How often each mutation is drawn: its weight, which follows what it has paid in this run.

use crate::evolve::mutate::Mutation;
use crate::random::Random;

/// What mutations came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Mutants that were evaluated.
    pub tried: u64,
    /// Those without a value on any demo.
    pub void: u64,
    /// Those with outputs that were not seen before on the task, of those that are not worse on the first demo than any
    /// parent.
    pub new: u64,
    /// Those nearer to the targets than their parent.
    pub improved: u64,
}

/// A tally for every mutation, in the order of [`Mutation::ALL`].
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tallies([Tally; Mutation::ALL.len()]);

impl Tallies {
    /// The tally of a mutation.
    pub fn of(&mut self, mutation: Mutation) -> &mut Tally {
        &mut self.0[mutation as usize]
    }

    /// The tallies as they were counted elsewhere, in the order of [`Mutation::ALL`]; those that are missing are zero.
    pub fn of_each(tallies: impl IntoIterator<Item = Tally>) -> Tallies {
        let mut all = Tallies::default();
        all.0.iter_mut().zip(tallies).for_each(|(mine, tally)| *mine = tally);
        all
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (Mutation, Tally)> {
        Mutation::ALL.into_iter().zip(self.0)
    }

    /// Adds others.
    pub fn merge(&mut self, other: &Tallies) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            mine.tried += theirs.tried;
            mine.void += theirs.void;
            mine.new += theirs.new;
            mine.improved += theirs.improved;
        }
    }

    /// All together.
    pub fn total(&self) -> Tally {
        let mut total = Tally::default();
        for tally in &self.0 {
            total.tried += tally.tried;
            total.void += tally.void;
            total.new += tally.new;
            total.improved += tally.improved;
        }
        total
    }
}

/// The weights of all mutations. They are whole numbers, so that they are the same on every machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights([u32; Mutation::ALL.len()]);

/// What the weights of a fresh run add up to, about.
const SCALE: u64 = 1000;
/// Tries before what a mutation has paid counts as much as what was thought of it.
const DOUBT: u64 = 2000;

impl Default for Weights {
    fn default() -> Weights {
        Weights::after(&Tallies::default())
    }
}

impl Weights {
    /// The weights after what mutations came to. Half of a weight stays as it was at first, so that no mutation is given
    /// up; the other half goes by the share of tries that improved something, compared with that of all mutations.
    pub fn after(tallies: &Tallies) -> Weights {
        let all: u64 = Mutation::ALL.iter().map(|mutation| u64::from(mutation.weight())).sum();
        let total = tallies.total();
        let mut weights = [0; Mutation::ALL.len()];
        for (weight, (mutation, tally)) in weights.iter_mut().zip(tallies.iter()) {
            let base = SCALE * u64::from(mutation.weight()) / all;
            // In thousandths of the average; DOUBT tries at the average stand for what was thought at first.
            let average = (total.improved + 1) * 1000 / (total.tried + 1000).max(1);
            let own = (tally.improved * 1000 + average * DOUBT / 1000 + 1) * 1000
                / (tally.tried + DOUBT).max(1)
                / 1000;
            let paid = (1000 * own.max(1) / average.max(1)).clamp(100, 8000);
            *weight = ((base / 2 + base * paid / 2000).max(1)) as u32;
        }
        Weights(weights)
    }

    /// These weights, in the order of [`Mutation::ALL`]; none if there is not one for each.
    pub fn of_each(weights: &[u32]) -> Option<Weights> {
        weights.try_into().ok().map(Weights)
    }

    /// The weight of a mutation.
    pub fn get(&self, mutation: Mutation) -> u32 {
        self.0[mutation as usize]
    }

    /// Draws a mutation.
    pub fn draw(&self, random: &mut Random) -> Mutation {
        let all: u32 = self.0.iter().sum();
        let mut at = random.below(all as usize) as u32;
        for (mutation, &weight) in Mutation::ALL.into_iter().zip(&self.0) {
            if at < weight {
                return mutation;
            }
            at -= weight;
        }
        Mutation::Constant
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_pays_is_drawn_more_often_and_nothing_is_given_up() {
        let mut tallies = Tallies::default();
        for mutation in Mutation::ALL {
            *tallies.of(mutation) = Tally { tried: 100_000, improved: 100, ..Tally::default() };
        }
        let even = Weights::after(&tallies);
        tallies.of(Mutation::Graft).improved = 10_000;
        tallies.of(Mutation::Remove).improved = 0;
        let after = Weights::after(&tallies);
        assert!(after.get(Mutation::Graft) > 2 * even.get(Mutation::Graft), "{after:?} {even:?}");
        assert!(after.get(Mutation::Remove) < even.get(Mutation::Remove));
        assert!(Mutation::ALL.iter().all(|&mutation| after.get(mutation) > 0));
    }

    #[test]
    fn draws_follow_the_weights() {
        let (weights, mut random) = (Weights::default(), Random::new(1));
        let mut drawn = [0_u32; Mutation::ALL.len()];
        (0..100_000).for_each(|_| drawn[weights.draw(&mut random) as usize] += 1);
        let all: u32 = weights.0.iter().sum();
        for (drawn, weight) in drawn.iter().zip(weights.0) {
            let expected = 100_000 * weight / all;
            assert!(drawn.abs_diff(expected) < expected / 5, "{drawn} {expected}");
        }
    }
}
