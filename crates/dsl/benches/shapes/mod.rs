//! Calls of function values by shape, on made-up grids: what `benches/functions.rs` times and `examples/counted.rs` counts.

mod made;

use gridwright_dsl::{Budget, Cx, Prim, Value, prim};
use made::made;

/// A call to measure.
pub(crate) struct Shape {
    pub(crate) name: &'static str,
    pub(crate) prim: Prim,
    pub(crate) args: Vec<Value>,
}

impl Shape {
    /// Makes the call; how many calls of primitives it came to.
    pub(crate) fn run(&self, cx: &mut Cx) -> u64 {
        let before = cx.calls();
        cx.reset(Budget::default());
        let args: Vec<&Value> = self.args.iter().collect();
        if let Err(fault) = self.prim.call(cx, &args) {
            eprintln!("{}: {fault}", self.name);
            std::process::exit(1);
        }
        cx.calls() - before
    }
}

fn call(prim: Prim, args: &[&Value]) -> Value {
    match prim.call(&mut Cx::new(Budget::default()), args) {
        Ok(value) => value,
        Err(fault) => {
            eprintln!("{fault}");
            std::process::exit(1)
        }
    }
}

/// All shapes, on a grid of this many rows and columns.
pub(crate) fn shapes(side: usize) -> Vec<Shape> {
    let p = Value::Prim;
    let compose = |outer: &Value, inner: &Value| call(prim::COMPOSE, &[outer, inner]);
    let fork = |outer: Prim, a: &Value, b: &Value| call(prim::FORK, &[&p(outer), a, b]);
    let lbind = |function: Prim, fixed: &Value| call(prim::LBIND, &[&p(function), fixed]);
    let rbind = |function: Prim, fixed: &Value| call(prim::RBIND, &[&p(function), fixed]);
    let (first, last) = (p(prim::FIRST), p(prim::LAST));

    let grid = made(side, 7);
    let (places, cells) = (call(prim::ASINDICES, &[&grid]), call(prim::ASOBJECT, &[&grid]));
    let yes = Value::Bool(true);
    let objects = call(prim::OBJECTS, &[&grid, &yes, &yes, &yes]);
    let few = call(prim::OFCOLOR, &[&grid, &Value::Int(3)]);
    let pairs = call(prim::PRODUCT, &[&few, &few]);
    let rows = call(prim::PAPPLY, &[&p(prim::PAIR), &grid, &call(prim::VMIRROR, &[&grid])]);

    // The distance of a location to an object: the sum of what is left of their difference without its sign.
    let away = compose(&lbind(prim::APPLY, &fork(prim::MULTIPLY, &p(prim::SIGN), &p(prim::IDENTITY))), &{
        fork(prim::SUBTRACT, &first, &compose(&p(prim::CENTER), &last))
    });
    let distance = compose(&fork(prim::ADD, &first, &last), &away);
    let by_place = compose(&lbind(prim::COMPOSE, &distance), &lbind(prim::LBIND, &p(prim::ASTUPLE)));
    let nearest = compose(&lbind(prim::ARGMIN, &objects), &by_place);
    let largest = call(prim::ARGMAX, &[&objects, &p(prim::SIZE)]);

    let shape =
        |name, prim, args: &[&Value]| Shape { name, prim, args: args.iter().map(|&v| v.clone()).collect() };
    vec![
        shape("one_primitive", prim::HMIRROR, &[&grid]),
        shape(
            "filter_cells_by_colour",
            prim::SFILTER,
            &[&cells, &call(prim::MATCHER, &[&first, &Value::Int(0)])],
        ),
        shape(
            "filter_places_by_sum",
            prim::SFILTER,
            &[&places, &compose(&p(prim::EVEN), &fork(prim::ADD, &first, &last))],
        ),
        shape("move_places", prim::APPLY, &[&rbind(prim::ADD, &Value::Pair(1, 2)), &places]),
        shape("sets_of_places", prim::MAPPLY, &[&compose(&p(prim::INITSET), &p(prim::INCREMENT)), &places]),
        shape("order_objects", prim::ORDER, &[&objects, &compose(&last, &p(prim::ULCORNER))]),
        shape("nearest_objects", prim::SFILTER, &[&places, &call(prim::MATCHER, &[&nearest, &largest])]),
        shape(
            "filter_pairs_of_places",
            prim::SFILTER,
            &[&pairs, &fork(prim::EQUALITY, &compose(&first, &first), &compose(&first, &last))],
        ),
        shape("connect_pairs_of_places", prim::MAPPLY, &[&fork(prim::CONNECT, &first, &last), &pairs]),
        shape("rows_of_pairs", prim::APPLY, &[&lbind(prim::APPLY, &p(prim::MAXIMUM)), &rows]),
    ]
}
