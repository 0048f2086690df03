import pickle

import pytest

import gridwright
from gridwright import Fault, Function, constants, dsl
from gridwright.constants import *
from gridwright.dsl import *

G = ((1, 0, 2), (0, 1, 0))


def test_all_is_there():
    assert len([name for name in dsl.__all__ if getattr(dsl, name).__doc__]) == len(dsl.__all__) >= 160
    assert (constants.THREE, constants.DOWN, constants.T) == (3, (1, 0), True)
    for name in ["hmirror", "objects", "mapply", "fork", "lbind", "occurrences", "o_g", "learn_cells"]:
        assert isinstance(getattr(dsl, name), Function)
    assert hmirror.__name__ == "hmirror" and "signature" in dir(hmirror) and hmirror.parameters == ["piece"]


def test_types_are_arc_dsls():
    assert hmirror(G) == ((0, 1, 0), (1, 0, 2)) and type(hmirror(G)) is tuple and type(hmirror(G)[0]) is tuple
    assert ofcolor(G, 1) == frozenset({(0, 0), (1, 1)}) and type(ofcolor(G, 1)) is frozenset
    assert asobject(((1,),)) == frozenset({(1, (0, 0))})
    assert equality(1, 1) is True and add(1, 2) == 3 and add((1, 2), 3) == (4, 5)
    found = objects(G, T, F, T)
    assert type(found) is frozenset and all(type(one) is frozenset for one in found)
    assert subtract(500, 1) == 499 and astuple(1000, -5) == (1000, -5)
    assert hsplit(((1, 2),), 2) == (((1,),), ((2,),)) and repeat(G, 2) == (G, G)
    assert totuple(frozenset({3})) == (3,) and initset(G) == frozenset({G})
    assert index(G, (5, 5)) is None


def test_keywords_and_arguments():
    assert replace(grid=G, replacee=1, replacer=3) == replace(G, 1, replacer=3) == ((3, 0, 2), (0, 3, 0))
    with pytest.raises(TypeError, match=r"replace\(\) does not take these arguments"):
        replace(G, 1, banana=3)
    with pytest.raises(TypeError, match=r"hmirror\(\) takes 1 arguments but 2 were given"):
        hmirror(G, G)


def test_functions_of_ours():
    double = lbind(multiply, 2)
    assert isinstance(double, Function) and double(4) == 8
    assert compose(double, increment)(4) == 10 and chain(double, double, increment)(1) == 8
    assert fork(add, double, increment)(3) == 10 and power(double, 3)(1) == 8 and matcher(size, 3)(G[0]) is True
    assert apply(double, (1, 2)) == (2, 4) and sfilter((1, 2, 3), lbind(greater, 3)) == (1, 2)
    assert mapply(lbind(shift, frozenset({(1, (0, 0))})), frozenset({(1, 1), (2, 2)})) == {(1, (1, 1)), (1, (2, 2))}
    assert compose(size, identity) == compose(size, identity) != compose(size, first)
    assert hash(compose(size, identity)) == hash(compose(size, identity))
    assert repr(lbind(multiply, 2)) == "lbind(multiply, 2)"
    assert identity(hmirror) is hmirror
    for function in [hmirror, double, compose(double, fork(add, identity, identity))]:
        assert pickle.loads(pickle.dumps(function)) == function


def test_functions_of_python():
    assert apply(lambda x: x + 1, (1, 2, 3)) == (2, 3, 4)
    assert sfilter(frozenset({1, 2, 3}), lambda x: x > 1) == {2, 3}
    assert argmax((1, 5, 3), lambda x: -x) == 1 and extract((1, 2), lambda x: x == 2) == 2
    assert compose(lambda x: x * 2, increment)(4) == 10 and fork(lambda a, b: a - b, double, identity)(5) == 5
    assert rbind(lambda a, b: a - b, 1)(5) == 4 and lbind(lambda a, b: a - b, 1)(5) == -4
    assert lbind(lambda a, b, c: (a, b, c), 1)(2, 3) == (1, 2, 3)
    assert papply(lambda a, b: a * b, (1, 2), (3, 4)) == (3, 8) and power(lambda x: x + 1, 3)(0) == 3
    mine = lambda x: x  # noqa: E731
    assert identity(mine) is mine

    def recursive(x):
        return apply(recursive, x - 1) if x == 0 else x

    assert recursive(3) == 3
    assert apply(lambda rows: hmirror(rows), (G,)) == (hmirror(G),)


def test_what_a_function_of_python_raises_comes_through():
    def fails(x):
        raise KeyError(f"not {x}")

    with pytest.raises(KeyError, match="not 1"):
        apply(fails, (1, 2))
    with pytest.raises(TypeError, match="a float is no value of the DSL"):
        apply(lambda x: x / 2, (1, 2))
    assert apply(increment, (1, 2)) == (2, 3)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: hmirror(3), Fault, "hmirror"),
        (lambda: first(()), Fault, "first: the container is empty"),
        (lambda: add(1.5, 2), TypeError, "a float is no value of the DSL"),
        (lambda: add("a", 2), TypeError, "a str is no value of the DSL"),
        (lambda: identity(object()), TypeError, "an object is no value of the DSL"),
        (lambda: add(10**30, 1), OverflowError, "does not fit in 64 bits"),
        (lambda: add(2**63 - 1, 1), Fault, "does not fit in 64 bits"),
        (lambda: apply(3, (1, 2)), Fault, "expected a function"),
        (lambda: canvas(0, (10**6, 10**6)), Fault, "too many elements"),
    ],
)
def test_what_has_no_value(call, error, text):
    with pytest.raises(error) as raised:
        call()
    assert text in str(raised.value)


def test_deep_values_do_not_crash():
    deep = ()
    for _ in range(10_000):
        deep = (deep,)
    with pytest.raises((TypeError, Fault)):
        identity(deep)


def test_values_are_kept_apart():
    # Equal in Python, but not the same: what is remembered goes by identity.
    ones, trues = (1, 1, 1), (True, True, True)
    assert identity(ones) == ones and identity(trues)[0] is True and identity(ones)[0] is not True
    for round_ in range(2000):
        made = tuple((round_ + at) % 10 for at in range(5))
        assert identity(made) == made
    assert identity((3, (1, 2), frozenset({(4, 5)}))) == (3, (1, 2), frozenset({(4, 5)}))


def test_every_constant_is_what_a_program_takes_it_for():
    for name in constants.__all__:
        value = getattr(constants, name)
        assert gridwright.Program(f"def f(I): return initset({name})")([[1]]) == frozenset({value}), name


def test_the_drop_in_agrees_with_programs(data):
    text = "def f(I):\n    x1 = objects(I, T, F, T)\n    x2 = argmax(x1, size)\n    return subgrid(x2, I)\n"
    names = {}
    exec("from gridwright.dsl import *\nfrom gridwright.constants import *\n" + text, names)
    program = gridwright.Program(text)
    for task in data:
        for given, _ in task.demos:
            try:
                theirs = names["f"](given.totuple())
            except Fault as fault:
                with pytest.raises(Fault, match=str(fault)):
                    program(given)
                continue
            assert program(given).totuple() == theirs
