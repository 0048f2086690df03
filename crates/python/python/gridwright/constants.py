"""The constants of arc-dsl, and ours.

>>> from gridwright.constants import *
>>> (THREE, DOWN, UNITY)
(3, (1, 0), (1, 1))
"""

from gridwright import _native

_constants = _native.constants()
globals().update(_constants)

__all__ = list(_constants)
