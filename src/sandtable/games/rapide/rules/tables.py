"""The tables and figures of the book, which are data and never numbers in code. Losses are in halves."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.kernel.bounds import Count, Dice, Id, Some, Table, Turns, Year

MOST_LOSSES = 200
"""In halves; an army has eight detachments, so nobody can lose as many."""

Losses: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_LOSSES)]

More: TypeAlias = Annotated[int, Meta(ge=-MOST_LOSSES, le=MOST_LOSSES)]
"""Losses in halves that are added or taken away."""

Cell: TypeAlias = tuple[Losses, Annotated[int, Meta(ge=0, le=99)]]
"""Losses in halves, and stars."""

Row: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]
"""A modified die."""

Morale: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Sides: TypeAlias = Annotated[int, Meta(ge=2, le=100)]
Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Force: TypeAlias = Annotated[int, Meta(ge=1, le=99)]

Fires: TypeAlias = Literal["none", "morale", "half", "full"]


class Combat(Struct, frozen=True):
    """CR T.1: what a modified die does in each column; the first row also serves below, the last above."""

    lowest: Row
    columns: Table[Annotated[tuple[Cell, ...], Meta(min_length=1, max_length=200)]]


class Technology(Struct, frozen=True):
    """CR T.2: columns against each enemy technology, morale, and how it fires (CR E)."""

    morale: Morale
    fire: Table[Id]
    shock: Table[Id]
    fires: Fires
    clause: Id


class Terrain(Struct, frozen=True):
    """CR T.3: what ground takes off the dice, whose, in which rounds, and in pursuit."""

    fire: Dice
    shock: Dice
    whom: Literal["both", "attacker"]
    rounds: Turns
    pursuit: bool


class National(Struct, frozen=True):
    """CR G: what troops of a nation inflict more or less in some years, with one A+ and with two."""

    clause: Id
    nations: Some[Id]
    since: Year
    until: Year
    one: More
    two: More


class Stacking(Struct, frozen=True):
    """CR B and H: what may stand together."""

    force: Force
    armies: Count
    detachments: Count
    pashas: Annotated[int, Meta(ge=0, le=20)]
    pasha_worth: Count
    pasha_nation: Id


class Figures(Struct, frozen=True):
    """Single numbers of the book."""

    first_year: Year
    die: Sides
    rounds: Rounds
    round_two: Dice
    veteran: Dice
    cavalry_ratio: Dice
    cavalry: Dice
    pursuit_column: Id
    pursuit_fire: Dice
    pursuit_one_round: Dice
    failed_retreat: Dice
    major_gap: More
    revolution_column: Id
    revolution_nation: Id


class Tables(Struct, frozen=True, eq=False, dict=True, weakref=True):
    """All that players may replace by a file of their own. It keeps what was found by it; compared by identity."""

    combat: Combat
    technologies: Table[Technology]
    terrains: Table[Terrain]
    national: Some[National]
    variable: Some[More]
    remains: Table[Some[Id]]
    retreat: Annotated[tuple[Losses, ...], Meta(min_length=1, max_length=100)]
    stacking: Stacking
    figures: Figures
