//! What came of a task.

use std::any::Any;
use std::time::Duration;

use gridwright_grid::Task;
use gridwright_search::solve::{Solved, Stop};

use crate::config::Config;

/// What came of a task: programs, two answers for each test, and why the search ended.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The programs and the answers. Where the search panicked there is no program, and stand-ins are the answers.
    pub solved: Solved,
    /// How long it took.
    pub took: Duration,
    /// How long the thread that searched ran on a core.
    pub core_seconds: f64,
    /// The panic that ended the search, which is a defect of gridwright.
    pub panic: Option<Panic>,
    /// Whether it was taken over from an earlier session.
    pub resumed: bool,
}

/// A panic that ended the search for a task. The others went on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Panic {
    /// What it said.
    pub message: String,
}

impl Outcome {
    /// What is said of a task that nobody came to.
    pub(crate) fn missing(task: &Task) -> Outcome {
        let solved = Solved { stop: Stop::Interrupted, ..Solved::nothing(task) };
        Outcome { solved, took: Duration::ZERO, core_seconds: 0.0, panic: None, resumed: false }
    }

    /// In a word why the search ended: that of its [`Stop`](crate::Stop), or `panicked`.
    pub fn stop(&self) -> String {
        if self.panic.is_some() {
            "panicked".to_owned()
        } else {
            format!("{:?}", self.solved.stop).to_lowercase()
        }
    }

    /// Whether a program was found that is right on all demos.
    pub fn is_exact(&self) -> bool {
        self.solved.is_exact()
    }

    /// How many demos the best program is right on.
    pub fn demos_exact(&self) -> usize {
        self.solved.found.first().map_or(0, |found| found.demos)
    }

    /// Tests that one of the two answers is right on, of those whose output is known.
    pub fn tests_right(&self, task: &Task) -> usize {
        let tests = task.tests.iter().zip(&self.solved.answers);
        let is_right = |(test, answers): &(&gridwright_grid::Sample, &[crate::Answer; 2])| {
            test.output.as_ref().is_some_and(|output| answers.iter().any(|answer| answer.grid == *output))
        };
        tests.filter(is_right).count()
    }

    /// Whether it shows a defect of gridwright: a panic, or a program that gave something else alone than in the search.
    pub fn is_defect(&self) -> bool {
        self.panic.is_some() || self.solved.mismatches > 0
    }
}

impl Panic {
    pub(crate) fn of(payload: &(dyn Any + Send)) -> Panic {
        let text = payload.downcast_ref::<&str>().copied();
        let message = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        Panic { message: message.unwrap_or("a panic without a message").to_owned() }
    }

    /// What to send us, so that we can see it again: the version, the options, what it said, and the task.
    pub fn report(&self, task: &Task, config: &Config) -> String {
        let effort = config.effective_effort().map_or("by time".to_owned(), |effort| effort.to_string());
        format!(
            "gridwright {}, task {}, effort {effort}, evolve {}, seed {}, {} known programs\npanic: {}\n{}\n",
            env!("CARGO_PKG_VERSION"),
            task.id,
            config.evolve,
            config.seed,
            config.known.len(),
            self.message,
            task.to_json()
        )
    }
}
