//! Solving tasks: here, one by one as they are done, or kept here and solved elsewhere.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use gridwright::{Cancel, Error, Observer, Outcome, Session, SessionReport};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::data::DataSet;
use crate::error::{Failure, raise};
use crate::options::{Options, all_taken, open, seconds};
use crate::pickle::reduced;
use crate::primitive::one_thread;
use crate::program::Program;
use crate::read::a;
use crate::solution::Solution;
use crate::task::Task;
use crate::work::{LOOK_EVERY, defect, interruptibly};

/// Solves tasks with fixed options; what a worker on another machine is sent.
///
/// >>> import gridwright, pickle
/// >>> solver = pickle.loads(pickle.dumps(gridwright.Solver(effort=1, jobs=1)))
/// >>> solver.solve(gridwright.load()["denoise"]).is_exact
/// True
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Solver {
    options: Options,
    cancel: Cancel,
    solver: Arc<gridwright::Solver>,
}

impl Solver {
    fn of(options: Options) -> PyResult<Solver> {
        let cancel = Cancel::new();
        let chosen = open(&options.backend, options.jobs).map_err(|error| raise(&error))?;
        let config = options.config()?.cancel(&cancel);
        let solver = Arc::new(gridwright::Solver::with_backend(config, Arc::clone(chosen.backend())));
        Ok(Solver { options, cancel, solver })
    }

    /// The solver of a pickle: its options, and the programs that it knows.
    pub(crate) fn restore(content: &Bound<'_, PyAny>) -> PyResult<Solver> {
        let (options, known): (Bound<'_, PyAny>, Vec<(String, String)>) = content.extract()?;
        let mut options = Options::take(options.cast::<PyDict>()?)?;
        for program in known {
            options.known.push(Program::restore(program)?.program);
        }
        Solver::of(options)
    }
}

#[pymethods]
impl Solver {
    #[new]
    #[pyo3(signature = (**options))]
    fn new(py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Solver> {
        let options = options.map_or_else(|| Ok(PyDict::new(py)), PyDictMethods::copy)?;
        let mut taken = Options::take(&options)?;
        all_taken(&options)?;
        taken.jobs = one_thread(py, taken.jobs, taken.call_python())?;
        Solver::of(taken)
    }

    /// Solves one task, if `time` is given within so many seconds, which are its part of a run's time. Ctrl-C ends the search,
    /// and this solver with it.
    #[pyo3(signature = (task, time = None))]
    fn solve(&self, py: Python<'_>, task: &Bound<'_, PyAny>, time: Option<f64>) -> PyResult<Solution> {
        let task = Task::of(task)?;
        let share = time.map(|time| seconds("time", time)).transpose()?;
        let work = {
            let (solver, task) = (Arc::clone(&self.solver), Arc::clone(&task));
            move || match share {
                Some(share) => solver.solve_within(&task, share),
                None => solver.solve(&task),
            }
        };
        let outcome = interruptibly(py, &self.cancel, work)?.map_err(|error| raise(&error))?;
        Ok(Solution::new(task, outcome))
    }

    /// The options that differ from the usual.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.options.to_dict(py)
    }

    /// The programs that are tried first, after the starter set.
    #[getter]
    fn known(&self) -> Vec<Program> {
        self.options.known.iter().cloned().map(Program::new).collect()
    }

    fn __repr__(slf: &Bound<'_, Solver>) -> PyResult<String> {
        Ok(format!("Solver({})", slf.get().options.to_dict(slf.py())?))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let known: Vec<(String, String)> = self
            .options
            .known
            .iter()
            .map(|program| (program.name().to_owned(), program.to_string()))
            .collect();
        reduced(py, "Solver", (self.options.to_dict(py)?, known))
    }
}

/// Where what is found is kept, and which tasks are solved.
struct Kept {
    data: Arc<gridwright::DataSet>,
    tasks: Vec<usize>,
    options: Options,
    session: Session,
}

impl Kept {
    /// Takes everything out of a dict of keyword arguments.
    fn take(tasks: Option<&Bound<'_, PyAny>>, dict: &Bound<'_, PyDict>, cancel: &Cancel) -> PyResult<Kept> {
        let item = |name: &str| -> PyResult<Option<Bound<'_, PyAny>>> {
            let value = dict.get_item(name)?;
            if value.is_some() {
                dict.del_item(name)?;
            }
            Ok(value.filter(|value| !value.is_none()))
        };
        let only: Option<Vec<String>> = item("only")?.map(|only| only.extract()).transpose()?;
        let out: Option<PathBuf> = item("out")?.map(|out| out.extract()).transpose()?;
        let archive: Option<PathBuf> = item("archive")?.map(|file| file.extract()).transpose()?;
        let resume: bool = item("resume")?.is_some_and(|resume| resume.is_truthy().unwrap_or(false));
        let arc_dsl_only: bool = item("arc_dsl_only")?.is_some_and(|only| only.is_truthy().unwrap_or(false));
        let every: Option<f64> = item("save_every")?.map(|every| every.extract()).transpose()?;
        let arguments: Option<String> = item("arguments")?.map(|text| text.extract()).transpose()?;
        let mut options = Options::take(dict)?;
        all_taken(dict)?;
        options.jobs = one_thread(dict.py(), options.jobs, options.call_python())?;
        if resume && archive.is_none() {
            return Err(PyValueError::new_err(
                "resume needs an archive, which has what an earlier run has done",
            ));
        }
        let data = DataSet::of(tasks)?;
        let tasks = DataSet::only(&data, only)?;
        let mut session = Session::new(options.config()?.cancel(cancel))
            .arguments(arguments.unwrap_or_else(|| "python".to_owned()))
            .resume(resume)
            .arc_dsl_only(arc_dsl_only);
        if let Some(every) = every {
            session = session.save_every(seconds("save_every", every)?);
        }
        if let Some(file) = archive {
            session = session.archive(file);
        }
        if let Some(file) = out {
            session = session.submission(file);
        }
        Ok(Kept { data, tasks, options, session })
    }

    fn tasks(&self) -> Vec<&gridwright::Task> {
        self.tasks.iter().filter_map(|&at| self.data.tasks().get(at)).collect()
    }
}

/// What a session says to whoever waits for it.
enum Said {
    Done(Box<Outcome>),
    NotSaved(String),
}

/// Hands on what comes of each task.
struct Hand(Mutex<std::sync::mpsc::Sender<Said>>);

impl Hand {
    fn say(&self, said: Said) {
        // Nobody may wait any more.
        let _ = self.0.lock().unwrap_or_else(PoisonError::into_inner).send(said);
    }
}

impl Observer for Hand {
    fn finished(&self, _: &gridwright::Task, outcome: &Outcome) {
        self.say(Said::Done(Box::new(outcome.clone())));
    }

    fn not_saved(&self, error: &Error) {
        self.say(Said::NotSaved(error.to_string()));
    }
}

/// Tasks that are being solved: an iterator of solutions, in the order in which they are done. Ctrl-C ends the search and saves;
/// what was found is in `solutions`.
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Solving {
    cancel: Cancel,
    data: Arc<gridwright::DataSet>,
    total: usize,
    state: Mutex<State>,
}

struct State {
    said: Mutex<Receiver<Said>>,
    thread: Option<thread::JoinHandle<Result<SessionReport, Error>>>,
    report: Option<SessionReport>,
    /// Tasks that were yielded, by their id.
    yielded: Vec<String>,
    /// What an earlier run has done, which no search said.
    taken_over: Vec<Outcome>,
    warnings: Vec<String>,
}

impl Solving {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn solution(&self, outcome: Outcome) -> PyResult<Solution> {
        let task =
            self.data.task(&outcome.solved.task).ok_or_else(|| PyRuntimeError::new_err("an unknown task"))?;
        Ok(Solution::new(Arc::new(task.clone()), outcome))
    }

    /// Waits a moment for what is said next. Ctrl-C is looked for whatever is said: an interrupt that Python found between two
    /// solutions would leave the searches to go on.
    fn hear(&self, py: Python<'_>, state: &mut State) -> PyResult<Result<Said, RecvTimeoutError>> {
        let said = py
            .detach(|| state.said.get_mut().unwrap_or_else(PoisonError::into_inner).recv_timeout(LOOK_EVERY));
        if let Err(interrupt) = py.check_signals() {
            self.cancel.cancel();
            self.end(py, state)?;
            return Err(interrupt);
        }
        Ok(said)
    }

    /// Waits for the session to end, which it soon does.
    fn end(&self, py: Python<'_>, state: &mut State) -> PyResult<()> {
        let Some(thread) = state.thread.take() else { return Ok(()) };
        let ended = py.detach(|| thread.join()).map_err(|panic| defect(&*panic))?;
        let report = ended.map_err(|error| raise(&error))?;
        state.taken_over = report.outcomes.iter().filter(|outcome| outcome.resumed).rev().cloned().collect();
        state.report = Some(report);
        Ok(())
    }
}

#[pymethods]
impl Solving {
    #[new]
    #[pyo3(signature = (tasks = None, /, **options))]
    fn new(
        py: Python<'_>,
        tasks: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Solving> {
        let options = options.map_or_else(|| Ok(PyDict::new(py)), PyDictMethods::copy)?;
        let cancel = Cancel::new();
        let kept = Kept::take(tasks, &options, &cancel)?;
        let (data, total) = (Arc::clone(&kept.data), kept.tasks.len());
        let (say, said) = channel();
        let work = move || {
            let hand = Hand(Mutex::new(say));
            let chosen = open(&kept.options.backend, kept.options.jobs)?;
            let session = kept.session.clone().backend(Arc::clone(chosen.backend()));
            session.run(&kept.data, &kept.tasks(), &hand)
        };
        let thread = thread::Builder::new()
            .name("gridwright".to_owned())
            .spawn(work)
            .map_err(|error| PyRuntimeError::new_err(format!("cannot start threads: {error}")))?;
        let state = State {
            said: Mutex::new(said),
            thread: Some(thread),
            report: None,
            yielded: Vec::new(),
            taken_over: Vec::new(),
            warnings: Vec::new(),
        };
        Ok(Solving { cancel, data, total, state: Mutex::new(state) })
    }

    fn __len__(&self) -> usize {
        self.total
    }

    fn __iter__(slf: Py<Solving>) -> Py<Solving> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Solution>> {
        let mut state = self.lock();
        loop {
            match self.hear(py, &mut state)? {
                Ok(Said::Done(outcome)) => {
                    state.yielded.push(outcome.solved.task.clone());
                    return self.solution(*outcome).map(Some);
                }
                Ok(Said::NotSaved(error)) => state.warnings.push(error),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    self.end(py, &mut state)?;
                    return state.taken_over.pop().map(|outcome| self.solution(outcome)).transpose();
                }
            }
        }
    }

    /// Ends the searches soon; what was found is saved.
    fn cancel(&self) {
        self.cancel.cancel();
    }

    /// What came of each task, in the order of the tasks; waits for the end.
    #[getter]
    fn solutions(&self, py: Python<'_>) -> PyResult<Vec<Solution>> {
        let mut state = self.lock();
        loop {
            match self.hear(py, &mut state)? {
                Ok(Said::NotSaved(error)) => state.warnings.push(error),
                Ok(Said::Done(_)) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.end(py, &mut state)?;
        let outcomes = state.report.as_ref().map(|report| report.outcomes.clone()).unwrap_or_default();
        outcomes.into_iter().map(|outcome| self.solution(outcome)).collect()
    }

    /// How it ended, once it has: whether it was cancelled or out of time, what went to the archive, and why what was found
    /// could not be saved, if it could not.
    #[getter]
    fn report<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let state = self.lock();
        state.report.as_ref().map(|report| report_dict(py, report)).transpose()
    }

    /// What could not be saved on the way, in words; it was tried again.
    #[getter]
    fn warnings(&self) -> Vec<String> {
        self.lock().warnings.clone()
    }
}

impl Drop for Solving {
    fn drop(&mut self) {
        // Nobody will look: the searches need not go on.
        self.cancel.cancel();
    }
}

fn report_dict<'py>(py: Python<'py>, report: &SessionReport) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("cancelled", report.cancelled)?;
    dict.set_item("out_of_time", report.out_of_time)?;
    dict.set_item("stored", (report.stored.new, report.stored.known))?;
    dict.set_item("read_only", report.read_only)?;
    dict.set_item("unsaved", report.unsaved.as_ref().map(ToString::to_string))?;
    Ok(dict)
}

/// Keeps what somebody else solves, exactly as `solve` does: the submission, its programs and the archive have the same bytes.
///
/// `work` is called with a `Solver`, which knows what the archive has, and the list of the tasks that are left to do; it gives
/// an iterable of solutions in any order, and None now and then, to have what is done saved if it is time. Gives the solutions
/// in the order of the tasks, those of an earlier run included, and the report of `Solving`. Where `work` raises, what it gave
/// before is saved first.
#[pyfunction]
#[pyo3(signature = (work, tasks = None, /, **options))]
pub(crate) fn keep<'py>(
    py: Python<'py>,
    work: &Bound<'py, PyAny>,
    tasks: Option<&Bound<'py, PyAny>>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<(Vec<Solution>, Bound<'py, PyDict>)> {
    let options = options.map_or_else(|| Ok(PyDict::new(py)), PyDictMethods::copy)?;
    let cancel = Cancel::new();
    let kept = Kept::take(tasks, &options, &cancel)?;
    let work = work.clone().unbind();
    let mut raised = None;
    let report = py.detach(|| {
        kept.session.run_by(&kept.data, &kept.tasks(), &(), |config, left, take| {
            let done = Python::attach(|py| {
                let options = Options { known: config.known, ..kept.options.clone() };
                elsewhere(py, work.bind(py), options, left, take)
            });
            // What was done before is saved, whatever was raised.
            raised = done.err();
            if raised.is_some() {
                cancel.cancel();
            }
            Ok::<(), Failure>(())
        })
    });
    let report = report.map_err(PyErr::from)?;
    if let Some(error) = raised {
        return Err(error);
    }
    let dict = report_dict(py, &report)?;
    let task = |outcome: &Outcome| kept.data.task(&outcome.solved.task).map(|task| Arc::new(task.clone()));
    let solutions =
        report.outcomes.into_iter().filter_map(|outcome| Some(Solution::new(task(&outcome)?, outcome)));
    Ok((solutions.collect(), dict))
}

/// Takes the solutions of somebody else, and hands them on.
fn elsewhere(
    py: Python<'_>,
    work: &Bound<'_, PyAny>,
    options: Options,
    left: &[&gridwright::Task],
    take: &mut dyn FnMut(Option<Outcome>),
) -> PyResult<()> {
    let solver = Bound::new(py, Solver::of(options)?)?;
    let tasks = left.iter().map(|task| Bound::new(py, Task(Arc::new((*task).clone()))));
    let tasks = PyList::new(py, tasks.collect::<PyResult<Vec<_>>>()?)?;
    for solution in work.call1((solver, tasks))?.try_iter()? {
        let solution = solution?;
        if solution.is_none() {
            take(None);
            continue;
        }
        let solution = solution
            .cast::<Solution>()
            .map_err(|_| PyTypeError::new_err(format!("{} is no Solution", a(&solution))))?;
        let id = solution.get().task_id();
        if !left.iter().any(|task| task.id == *id) {
            return Err(PyValueError::new_err(format!(
                "there is a solution of task '{id}', which was not asked for"
            )));
        }
        take(Some(solution.get().outcome.clone()));
    }
    Ok(())
}
