# Written by crates/python/make_stubs.py.
"""The constants of arc-dsl, and ours."""

__all__ = [
    "A0",
    "A1",
    "A2",
    "A3",
    "A4",
    "A5",
    "A6",
    "A7",
    "A8",
    "A9",
    "BLACK",
    "BLUE",
    "BURGUNDY",
    "CYAN",
    "DOWN",
    "DOWN_LEFT",
    "EIGHT",
    "F",
    "F0",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "F9",
    "FIVE",
    "FOUR",
    "GRAY",
    "GREEN",
    "HUNDRED",
    "L1",
    "L10",
    "L2",
    "L3",
    "L4",
    "L5",
    "L6",
    "L7",
    "L8",
    "L9",
    "LEFT",
    "MAGENTA",
    "NEG_EIGHT",
    "NEG_FIVE",
    "NEG_FOUR",
    "NEG_NINE",
    "NEG_ONE",
    "NEG_SEVEN",
    "NEG_SIX",
    "NEG_TEN",
    "NEG_THREE",
    "NEG_TWO",
    "NEG_UNITY",
    "NINE",
    "ONE",
    "ORANGE",
    "ORIGIN",
    "R0",
    "R1",
    "R2",
    "R3",
    "R4",
    "R5",
    "R6",
    "R7",
    "R8",
    "R9",
    "RED",
    "RIGHT",
    "SD2",
    "SD3",
    "SEVEN",
    "SIX",
    "SM2",
    "SM3",
    "T",
    "TEN",
    "THOUSAND",
    "THREE",
    "THREE_BY_THREE",
    "TWO",
    "TWO_BY_TWO",
    "TWO_BY_ZERO",
    "UNITY",
    "UP",
    "UP_RIGHT",
    "YELLOW",
    "ZERO",
    "ZERO_BY_TWO",
]

A0: int
A1: int
A2: int
A3: int
A4: int
A5: int
A6: int
A7: int
A8: int
A9: int
BLACK: int
BLUE: int
BURGUNDY: int
CYAN: int
DOWN: tuple[int, int]
DOWN_LEFT: tuple[int, int]
EIGHT: int
F: bool
F0: int
F1: int
F2: int
F3: int
F4: int
F5: int
F6: int
F7: int
F8: int
F9: int
FIVE: int
FOUR: int
GRAY: int
GREEN: int
HUNDRED: int
L1: int
L10: int
L2: int
L3: int
L4: int
L5: int
L6: int
L7: int
L8: int
L9: int
LEFT: tuple[int, int]
MAGENTA: int
NEG_EIGHT: int
NEG_FIVE: int
NEG_FOUR: int
NEG_NINE: int
NEG_ONE: int
NEG_SEVEN: int
NEG_SIX: int
NEG_TEN: int
NEG_THREE: int
NEG_TWO: int
NEG_UNITY: tuple[int, int]
NINE: int
ONE: int
ORANGE: int
ORIGIN: tuple[int, int]
R0: int
R1: int
R2: int
R3: int
R4: int
R5: int
R6: int
R7: int
R8: int
R9: int
RED: int
RIGHT: tuple[int, int]
SD2: int
SD3: int
SEVEN: int
SIX: int
SM2: int
SM3: int
T: bool
TEN: int
THOUSAND: int
THREE: int
THREE_BY_THREE: tuple[int, int]
TWO: int
TWO_BY_TWO: tuple[int, int]
TWO_BY_ZERO: tuple[int, int]
UNITY: tuple[int, int]
UP: tuple[int, int]
UP_RIGHT: tuple[int, int]
YELLOW: int
ZERO: int
ZERO_BY_TWO: tuple[int, int]
