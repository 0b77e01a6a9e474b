"""The tables and figures of the book, which are data and never numbers in code. Losses are in halves."""

from typing import Literal, TypeAlias

from msgspec import Struct

Cell: TypeAlias = tuple[int, int]
"""Losses in halves, and stars."""

Fires: TypeAlias = Literal["none", "morale", "half", "full"]


class Combat(Struct, frozen=True):
    """CR T.1: what a modified die does in each column; the first row also serves below, the last above."""

    lowest: int
    columns: dict[str, tuple[Cell, ...]]


class Technology(Struct, frozen=True):
    """CR T.2: columns against each enemy technology, morale, and how it fires (CR E)."""

    morale: int
    fire: dict[str, str]
    shock: dict[str, str]
    fires: Fires
    clause: str


class Terrain(Struct, frozen=True):
    """CR T.3: what ground takes off the dice, whose, in which rounds, and in pursuit."""

    fire: int
    shock: int
    whom: Literal["both", "attacker"]
    rounds: int
    pursuit: bool


class National(Struct, frozen=True):
    """CR G: what troops of a nation inflict more or less in some years, with one A+ and with two."""

    clause: str
    nations: tuple[str, ...]
    since: int
    until: int
    one: int
    two: int


class Stacking(Struct, frozen=True):
    """CR B and H: what may stand together."""

    force: int
    armies: int
    detachments: int
    pashas: int
    pasha_worth: int
    pasha_nation: str


class Figures(Struct, frozen=True):
    """Single numbers of the book."""

    first_year: int
    die: int
    rounds: int
    round_two: int
    veteran: int
    cavalry_ratio: int
    cavalry: int
    pursuit_column: str
    pursuit_fire: int
    pursuit_one_round: int
    failed_retreat: int
    major_gap: int
    revolution_column: str
    revolution_nation: str


class Tables(Struct, frozen=True, eq=False):
    """All that players may replace by a file of their own. Compared by identity, so that answers can be cached."""

    combat: Combat
    technologies: dict[str, Technology]
    terrains: dict[str, Terrain]
    national: tuple[National, ...]
    variable: tuple[int, ...]
    remains: dict[str, tuple[str, ...]]
    retreat: tuple[int, ...]
    stacking: Stacking
    figures: Figures
