"""The primitives of arc-dsl, and ours, as Python functions.

An arc-dsl file runs with its import lines changed to::

    from gridwright.dsl import *
    from gridwright.constants import *

The functions take and give what arc-dsl's do: ints, bools, tuples, frozensets, and functions, also yours. What has no value
raises a ``gridwright.Fault``. Every value crosses the border of two languages; a ``gridwright.Program`` of the same text crosses it
once and is the fast way.

>>> from gridwright.dsl import *
>>> hconcat(((1, 2),), vmirror(((1, 2),)))
((1, 2, 2, 1),)
>>> apply(lambda x: x + 1, (1, 2, 3))
(2, 3, 4)
"""

from gridwright import _native

_primitives = _native.primitives()
globals().update(_primitives)

__all__ = list(_primitives)
