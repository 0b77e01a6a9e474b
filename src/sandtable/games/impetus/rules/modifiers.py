"""Dice that clauses add or take away, as the book's tables are handed in."""

from msgspec import Struct


class FireDice(Struct, frozen=True):
    """BI 6.1.3: more or fewer dice when shooting."""

    moved: int
    disordered: int
    indirect: int
    elusive: int
    wood_edge: int
    sheltered: int
    standing_chariot: int
    artillery_deep: int


class MeleeDice(Struct, frozen=True):
    """BI 7.3 and 7.5, L.4: more or fewer dice in melee."""

    pikes_against_mounted: int
    pikes_against_foot: int
    impetuous_against_foot: int
    disordered: int
    hill: int
    difficult: int
    shield_wall: int


class Modifiers(Struct, frozen=True, eq=False):
    """Everything that changes a number of dice."""

    fire: FireDice
    melee: MeleeDice
