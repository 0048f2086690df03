//! Random programs out of bytes, for the tests and for fuzzing.
//!
//! In: any bytes, each a choice. Out: a few programs that share much, with what they are given. Most arguments are of
//! the types that primitives ask for, so that programs get somewhere; some are not, so that they fail in every way. A
//! choice that the bytes do not make is the first one, so shorter bytes are simpler programs.

use gridwright_dsl::{Budget, Cx, Prim, Type, Value};
use gridwright_engine::Limits;
use gridwright_grid::Grid;
use gridwright_program::infer::type_of;
use gridwright_program::{GraphBuilder, Input, NodeId, Program};

/// What the bytes stand for.
pub(crate) struct Case {
    /// At least one program.
    pub(crate) programs: Vec<Program>,
    /// The values of `S`, `I` and `C`.
    pub(crate) inputs: [Value; 3],
    /// Limits that are often not enough.
    pub(crate) limits: Limits,
}

/// The most calls that are made up.
const MAX_CALLS: usize = 60;

/// What each of them may use while it is made up.
const ENOUGH: Budget = Budget { fuel: 20_000, memory: 1 << 20 };

/// The case of these bytes.
pub(crate) fn case(bytes: &[u8]) -> Case {
    let mut dice = Dice { bytes };
    let limits = limits(&mut dice);
    let inputs = inputs(&mut dice);
    let mut maker = Maker::new(&mut dice, &inputs);
    for _ in 0..MAX_CALLS {
        if maker.dice.bytes.is_empty() {
            break;
        }
        maker.grow();
    }
    Case { programs: maker.programs(), inputs, limits }
}

/// Choices, a byte each, or two where there is more to choose from.
struct Dice<'b> {
    bytes: &'b [u8],
}

impl Dice<'_> {
    fn below(&mut self, count: usize) -> usize {
        let Some((&byte, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        let high = if count > 256 { self.below(256) << 8 } else { 0 };
        (high | usize::from(byte)) % count.max(1)
    }

    fn pick<'i, T>(&mut self, items: &'i [T]) -> &'i T {
        &items[self.below(items.len())]
    }
}

/// Small limits of fuel and memory, from one unit up; of the run four times those of a chain, or more, or less.
fn limits(dice: &mut Dice<'_>) -> Limits {
    let fuel = *dice.pick(&[1000, 1, 5, 20, 60, 150, 400, 5000, 20_000]) + dice.below(20) as u64;
    let memory = *dice.pick(&[4 << 20, 1, 32, 64, 100, 300, 1000, 10_000]) + dice.below(64) as u64;
    let (times, divided) = *dice.pick(&[(4, 1), (1, 1), (3, 2), (2, 1), (20, 1), (1 << 30, 1), (1, 2)]);
    let run = Budget { fuel: fuel * times / divided, memory: memory * times / divided };
    Limits { chain: Budget { fuel, memory }, run }
}

fn grid(rows: &[&[i8]]) -> Value {
    Value::Grid(Grid::from_rows(rows).unwrap())
}

fn grids() -> [Value; 5] {
    [
        grid(&[&[0, 1, 0], &[1, 1, 0], &[0, 0, 2]]),
        grid(&[&[3]]),
        grid(&[&[0, 0, 5, 0, 0], &[5, 5, 5, 5, 5], &[0, 2, 5, 0, 3], &[0, 0, 5, 3, 3]]),
        grid(&[&[1, 2, 1, 2, 1, 2], &[2, 1, 2, 1, 2, 1]]),
        grid(&[[0; 20].as_slice(); 20]),
    ]
}

fn tuple(items: impl IntoIterator<Item = Value>) -> Value {
    Value::tuple(items.into_iter().collect()).unwrap()
}

fn set(items: impl IntoIterator<Item = Value>) -> Value {
    Value::set(items.into_iter().collect()).unwrap()
}

fn inputs(dice: &mut Dice<'_>) -> [Value; 3] {
    let grids = grids();
    let mut any = || dice.pick(&grids).clone();
    let (input, target) = (any(), any());
    [tuple([tuple([any(), any()]), tuple([any(), any()])]), input, target]
}

/// Constants of every type, the odd ones included.
fn constants() -> Vec<Value> {
    let numbers =
        [0, 1, 2, 3, 5, 10, -1, -2, 30, 127, 128, 2047, 2048, 1 << 40, i64::MAX, i64::MIN].map(Value::Int);
    let pairs = [(0, 0), (0, 1), (1, 0), (1, 1), (-1, 2), (3, 3), (2047, -2048), (i32::MAX, i32::MIN)];
    let pairs = pairs.map(|(a, b)| Value::Pair(a, b));
    let cell = |colour: i64, row: i32, column: i32| tuple([Value::Int(colour), Value::Pair(row, column)]);
    let others = [
        Value::Bool(true),
        Value::Bool(false),
        Value::None,
        Value::EMPTY_TUPLE,
        Value::EMPTY_SET,
        cell(3, 1, 2),
        set([Value::Pair(0, 0), Value::Pair(0, 1), Value::Pair(2, 2)]),
        set([cell(1, 0, 0), cell(2, 0, 1), cell(1, 1, 1)]),
        tuple([cell(1, 0, 0), cell(1, 0, 1)]),
        tuple([Value::Int(1), Value::Int(2), Value::Int(3)]),
        tuple([Value::Bool(true), Value::Int(0)]),
        tuple([Value::EMPTY_TUPLE, Value::EMPTY_TUPLE]),
        tuple([tuple([Value::Int(1)]), tuple([Value::Int(1), Value::Int(2)])]),
        set([set([cell(1, 0, 0)]), set([cell(2, 1, 1), cell(2, 1, 2)])]),
        tuple([Value::Int(7), set([Value::Int(1)])]),
    ];
    [numbers.to_vec(), pairs.to_vec(), others.to_vec(), grids()[..4].to_vec()].concat()
}

/// Whether a value of one type may do where another is expected; rather yes than no.
fn fits(have: &Type, want: &Type) -> bool {
    match (have, want) {
        (Type::Any | Type::Var(_), _) | (_, Type::Any | Type::Var(_)) => true,
        (_, Type::Bool | Type::Int) => matches!(have, Type::Bool | Type::Int | Type::Num),
        (_, Type::Num) => matches!(have, Type::Bool | Type::Int | Type::Num | Type::Pair),
        (_, Type::Pair) => matches!(have, Type::Pair | Type::Num),
        (_, Type::Cell) => matches!(have, Type::Cell),
        (_, Type::Grid) => matches!(have, Type::Grid | Type::Piece | Type::Element),
        (_, Type::Indices | Type::Object | Type::Patch) => {
            matches!(have, Type::Indices | Type::Object | Type::Patch | Type::Piece)
        }
        (_, Type::Piece | Type::Element) => {
            matches!(
                have,
                Type::Grid | Type::Indices | Type::Object | Type::Patch | Type::Piece | Type::Element
            )
        }
        (_, Type::Tuple(_)) => matches!(have, Type::Tuple(_) | Type::Container(_) | Type::Grid | Type::Pair),
        (_, Type::Set(_)) => matches!(have, Type::Set(_) | Type::Container(_) | Type::Indices | Type::Object),
        (_, Type::Container(_)) => !matches!(have, Type::Bool | Type::Int | Type::Fn(..)),
        (_, Type::Fn(params, _)) => matches!(have, Type::Fn(given, _) if given.len() == params.len()),
    }
}

/// Primitives that make programs of more than one level.
const SHAPING: [&str; 16] = [
    "compose", "fork", "chain", "rbind", "lbind", "matcher", "power", "apply", "mapply", "sfilter", "argmax",
    "order", "rapply", "objects", "merge", "fill",
];

/// A node, and what comes of it on the inputs that the case has.
#[derive(Clone)]
struct Known {
    node: NodeId,
    value: Option<Value>,
    ty: Type,
}

impl Known {
    fn new(node: NodeId, value: Option<Value>) -> Known {
        let ty = value.as_ref().map_or(Type::Any, type_of);
        Known { node, value, ty }
    }
}

/// A graph that grows by random calls, which are made at once: so arguments can be chosen by what they are.
struct Maker<'d, 'b> {
    dice: &'d mut Dice<'b>,
    builder: GraphBuilder,
    /// The inputs, and the results of calls in order.
    pool: Vec<Known>,
    constants: Vec<(Value, Type)>,
}

impl<'d, 'b> Maker<'d, 'b> {
    fn new(dice: &'d mut Dice<'b>, [demos, input, target]: &[Value; 3]) -> Maker<'d, 'b> {
        let mut builder = GraphBuilder::new();
        let inputs = [(Input::I, input), (Input::S, demos), (Input::C, target)];
        let pool =
            inputs.map(|(input, value)| Known::new(builder.input(input).unwrap(), Some(value.clone())));
        let functions = Prim::all().map(Value::Prim);
        let constants =
            constants().into_iter().chain(functions).map(|value| (value.clone(), type_of(&value)));
        Maker { dice, builder, pool: pool.to_vec(), constants: constants.collect() }
    }

    /// Adds a call.
    fn grow(&mut self) {
        let prim = match self.dice.below(12) {
            0..2 => None,
            2..6 => Prim::by_name(SHAPING[self.dice.below(SHAPING.len())]),
            _ => Prim::all().nth(self.dice.below(Prim::all().len())),
        };
        let (added, called) = match prim {
            Some(prim) => {
                let params = &prim.signature().params;
                let args: Vec<Known> = params.iter().map(|param| self.argument(&param.ty)).collect();
                let nodes: Vec<NodeId> = args.iter().map(|arg| arg.node).collect();
                (
                    self.builder.call(prim, &nodes),
                    [vec![Known::new(nodes[0], Some(Value::Prim(prim)))], args].concat(),
                )
            }
            None => {
                let arity = 1 + self.dice.below(2);
                let function = self.argument(&Type::Fn(vec![Type::Any; arity], Box::new(Type::Any)));
                // More arguments than any function takes, too.
                let count = if self.dice.below(4) == 3 { self.dice.below(7) } else { arity };
                let args: Vec<Known> = (0..count).map(|_| self.argument(&Type::Any)).collect();
                let nodes: Vec<NodeId> = args.iter().map(|arg| arg.node).collect();
                (self.builder.apply(function.node, &nodes), [vec![function], args].concat())
            }
        };
        let values: Option<Vec<&Value>> = called.iter().map(|known| known.value.as_ref()).collect();
        let value = match values.as_deref() {
            Some([function, args @ ..]) => function.call(&mut Cx::new(ENOUGH), args).ok(),
            _ => None,
        };
        // A constant primitive that is applied to a wrong number of arguments is refused, and of calls without a value
        // one in three is kept: what depends on it has none, either.
        if let Ok(node) = added
            && (value.is_some() || self.dice.below(3) == 1)
        {
            self.pool.push(Known::new(node, value));
        }
    }

    /// A node for a parameter of this type.
    fn argument(&mut self, ty: &Type) -> Known {
        let kind = self.dice.below(16);
        if kind == 15 {
            return self.dice.pick(&self.pool).clone();
        }
        let fitting = |known: &&Known| known.value.is_some() && fits(&known.ty, ty);
        let fitting: Vec<&Known> = self.pool.iter().rev().filter(fitting).take(8).collect();
        if kind < 10 && !fitting.is_empty() {
            return (*self.dice.pick(&fitting)).clone();
        }
        let fitting: Vec<&Value> =
            self.constants.iter().filter(|(_, have)| fits(have, ty)).map(|(value, _)| value).collect();
        let value = (*self.dice.pick(&fitting)).clone();
        Known::new(self.builder.constant(&value).unwrap(), Some(value))
    }

    /// Programs for some of the latest results.
    fn programs(self) -> Vec<Program> {
        let latest: Vec<NodeId> = self.pool.iter().rev().map(|known| known.node).take(12).collect();
        let step = latest.len().div_ceil(5);
        let program =
            |(at, &root): (usize, &NodeId)| Program::new(format!("p{at}"), self.builder.graph(), root);
        latest.iter().step_by(step).enumerate().map(program).collect::<Result<_, _>>().unwrap()
    }
}
