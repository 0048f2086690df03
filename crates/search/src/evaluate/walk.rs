//! The way of a candidate through its lines: which line is evaluated next, and what an edit leaves as it was.
//!
//! In: a candidate, and the state of each line as it becomes known. Out: the next line whose state nobody knows yet, until the
//! state of the result is there. Lines whose operands an edit did not change are passed over.

use gridwright_engine::wave::StateId;

use super::Candidate;
use crate::draft::{Edit, Line, LineId};

/// The way of a candidate through its lines.
pub(super) struct Walk<'a> {
    lines: &'a [Line],
    pub(super) edit: Option<&'a Edit>,
    pub(super) dependents: &'a [LineId],
    /// The states of the draft's lines before the edit.
    before: &'a [StateId],
    /// The states of all lines so far, new ones behind those of the draft.
    pub(super) states: Vec<StateId>,
    step: usize,
    pub(super) root: LineId,
    /// Numbers of calls that are new.
    pub(super) made: Vec<u32>,
}

impl<'a> Walk<'a> {
    pub(super) fn of_lines(lines: &'a [Line]) -> Walk<'a> {
        Walk {
            lines,
            edit: None,
            dependents: &[],
            before: &[],
            states: Vec::with_capacity(lines.len()),
            step: 0,
            root: 0,
            made: Vec::new(),
        }
    }

    pub(super) fn of(candidate: Candidate<'a>) -> Walk<'a> {
        match candidate {
            Candidate::Draft(draft) => Walk { root: draft.root(), ..Walk::of_lines(draft.lines()) },
            Candidate::Edit { draft, states, dependents, edit } => {
                let mut all = Vec::with_capacity(states.len() + edit.new.len());
                all.extend_from_slice(states);
                Walk {
                    edit: Some(edit),
                    dependents,
                    before: states,
                    states: all,
                    root: draft.root(),
                    ..Walk::of_lines(draft.lines())
                }
            }
        }
    }

    /// The next line to evaluate, and where its state belongs.
    pub(super) fn next(&mut self) -> Option<(&'a Line, usize)> {
        let Some(edit) = self.edit else {
            let at = self.states.len();
            return Some((self.lines.get(at)?, at));
        };
        // New lines first, then the edited one, then those that depend on it.
        if let Some(line) = edit.new.get(self.step) {
            return Some((line, self.lines.len() + self.step));
        }
        if self.step == edit.new.len() {
            return Some((&edit.line, edit.at as usize));
        }
        loop {
            let &id = self.dependents.get(self.step - edit.new.len() - 1)?;
            let line = &self.lines[id as usize];
            // Many lines depend on the edited one, but on no value that the edit has changed.
            let args = line.args.as_slice().iter();
            if args.copied().any(|arg| self.before.get(arg as usize) != self.states.get(arg as usize)) {
                return Some((line, id as usize));
            }
            self.step += 1;
        }
    }

    /// Takes the state of the line that was last asked for.
    pub(super) fn put(&mut self, place: usize, state: StateId) {
        if place == self.states.len() {
            self.states.push(state);
        } else {
            self.states[place] = state;
        }
        self.step += 1;
        // Where the edited line gives what it gave before, nothing changes.
        if let Some(edit) = self.edit.filter(|edit| edit.at as usize == place)
            && self.before.get(place) == Some(&state)
        {
            self.step = edit.new.len() + 1 + self.dependents.len();
        }
    }
}
