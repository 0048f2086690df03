//! Grids.

use std::hash::{DefaultHasher, Hash, Hasher};

use gridwright::grid::draw::svg;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyIterator, PyList, PyTuple};

use crate::pickle::reduced;
use crate::read;
use crate::value::{row_tuple, to_tuple};

/// A grid of colours, which does not change.
///
/// It is made of whatever has rows of whole numbers from 0 to 9: lists, tuples, numpy arrays, other grids.
///
/// >>> from gridwright import Grid
/// >>> grid = Grid([[0, 1], [2, 3], [4, 5]])
/// >>> grid.shape, grid[1, 0], grid[2]
/// ((3, 2), 2, (4, 5))
/// >>> grid == Grid(((0, 1), (2, 3), (4, 5)))
/// True
/// >>> Grid([[0, 10]])
/// Traceback (most recent call last):
/// ValueError: row 1, column 2: 10 is not a colour, which is a whole number from 0 to 9
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Grid(pub(crate) gridwright::Grid);

#[pymethods]
impl Grid {
    #[new]
    #[pyo3(signature = (rows, /))]
    fn new(rows: &Bound<'_, PyAny>) -> PyResult<Grid> {
        read::grid(rows).map(Grid)
    }

    /// Number of rows.
    #[getter]
    fn height(&self) -> usize {
        self.0.height()
    }

    /// Number of columns.
    #[getter]
    fn width(&self) -> usize {
        self.0.width()
    }

    /// Rows and columns.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.0.height(), self.0.width())
    }

    /// The grid as a list of lists.
    ///
    /// >>> from gridwright import Grid
    /// >>> Grid(((1, 2), (3, 4))).tolist()
    /// [[1, 2], [3, 4]]
    fn tolist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let rows = self.0.rows().map(|row| PyList::new(py, row));
        PyList::new(py, rows.collect::<PyResult<Vec<_>>>()?)
    }

    /// The grid as a tuple of tuples, which is what arc-dsl calls a grid.
    fn totuple<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        to_tuple(py, &self.0)
    }

    /// The grid as a new numpy array of 8-bit numbers.
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<&Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) {
            return Err(PyValueError::new_err("the cells of a Grid cannot be shared; leave out copy=False"));
        }
        let bytes: Vec<u8> = self.0.cells().iter().map(|cell| cell.cast_unsigned()).collect();
        let numpy = py.import("numpy")?;
        let flat = numpy.call_method1("frombuffer", (PyBytes::new(py, &bytes), "int8"))?;
        let array = flat.call_method1("reshape", (self.shape(),))?;
        match dtype {
            Some(dtype) => array.call_method1("astype", (dtype,)),
            None => array.call_method0("copy"),
        }
    }

    /// The grid as a new numpy array of 8-bit numbers.
    fn numpy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.__array__(py, None, None)
    }

    /// The grid as an SVG document.
    fn svg(&self) -> String {
        svg::grid(&self.0)
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    /// Draws the grid with matplotlib, into `ax` if that is given; gives the axes.
    #[pyo3(signature = (ax = None))]
    fn plot<'py>(slf: &Bound<'py, Grid>, ax: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("gridwright._show")?.call_method1("plot_grid", (slf, ax))
    }

    fn __len__(&self) -> usize {
        self.0.height()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.totuple(py)?.try_iter()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, at: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let outside =
            || PyIndexError::new_err(format!("outside the grid of {}x{}", self.0.height(), self.0.width()));
        if let Ok((row, column)) = at.extract::<(isize, isize)>() {
            let (row, column) = (place(row, self.0.height()), place(column, self.0.width()));
            let cell =
                row.zip(column).and_then(|(row, column)| self.0.get(row, column)).ok_or_else(outside)?;
            return Ok(cell.into_pyobject(py)?.into_any());
        }
        let row = place(at.extract()?, self.0.height())
            .and_then(|row| self.0.rows().nth(row))
            .ok_or_else(outside)?;
        Ok(row_tuple(py, row)?.into_any())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Grid>().is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let rows: Vec<String> = self.0.rows().map(|row| format!("{row:?}")).collect();
        format!("Grid([{}])", rows.join(", "))
    }

    fn __str__(slf: &Bound<'_, Grid>) -> PyResult<String> {
        Ok(crate::read::pen(slf.py())?.grid(&slf.get().0).lines().join("\n"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let mut bytes = u32::try_from(self.0.width()).unwrap_or(u32::MAX).to_le_bytes().to_vec();
        bytes.extend(self.0.cells().iter().map(|cell| cell.cast_unsigned()));
        reduced(py, "Grid", PyBytes::new(py, &bytes))
    }
}

impl Grid {
    /// The grid of a pickle.
    pub(crate) fn restore(bytes: &[u8]) -> PyResult<Grid> {
        let grid = || {
            let (width, cells) = bytes.split_first_chunk::<4>()?;
            let width = usize::try_from(u32::from_le_bytes(*width)).ok().filter(|width| *width > 0)?;
            let cells: Vec<i8> = cells.iter().map(|byte| byte.cast_signed()).collect();
            gridwright::Grid::from_cells(cells.len() / width, width, &cells)
        };
        grid().map(Grid).ok_or_else(|| PyValueError::new_err("this pickle of a Grid is damaged"))
    }
}

/// A place that may be counted from the end.
fn place(at: isize, of: usize) -> Option<usize> {
    if at < 0 { of.checked_sub(at.unsigned_abs()) } else { usize::try_from(at).ok() }
}
