"""The tables that a game brings with it: Impetus' own, the sizes of bases, weather, prices, and dice."""

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.games.grandeur.rules.troops.armies import Prices
from sandtable.games.impetus.rules import tables
from sandtable.games.impetus.rules.troops import scales
from sandtable.games.impetus.rules.troops.profiles import GUNS
from sandtable.games.impetus.rules.troops.scales import Length, Size
from sandtable.kernel.bounds import Count, Dice, Rows, Table

HALF = 2


class Scale(scales.Scale, frozen=True, eq=False, kw_only=True):
    """GR S.3: guns have a front of their own; so have generals, whose bases are as `general` and `division` say."""

    guns: Length
    general: Size
    division: Size

    def size(self, type_: str) -> Size:
        return Size(self.guns if type_ == GUNS else self.front, self.depth[type_])

    def halved(self) -> "Scale":
        """GR S.2: with a U half as long all bases measure twice as many."""
        return Scale(
            unit=self.unit // HALF,
            front=self.front * HALF,
            depth={name: depth * HALF for name, depth in self.depth.items()},
            guns=self.guns * HALF,
            general=Size(*(length * HALF for length in self.general)),
            division=Size(*(length * HALF for length in self.division)),
        )


class WeatherTable(Struct, frozen=True):
    """GR 1: the lowest sum of two dice for each weather, and what it takes from tests and fire."""

    hot: Dice
    clear: Dice
    after_rain: Dice
    rain: Dice
    further_move: Dice
    far_guns: Dice
    wet: Dice


class FireDice(Struct, frozen=True):
    """GR 5.4: more or fewer dice when shooting."""

    disordered: Dice
    square: Dice
    enfilade: Dice
    mixed: Dice
    elusive: Dice
    guns_moved: Dice
    moved: Dice
    wood_edge: Dice


class Tests(Struct, frozen=True):
    """IM 1 and GR A1a: what is needed on a discipline test by class, and what changes it."""

    needed: Table[Dice]
    commander: Dice
    out_of_command: Dice
    late_move: Dice
    disordered: Dice
    charger_phase: Dice
    flank: Dice
    on_opportunity: Dice


class Numbers(Struct, frozen=True, eq=False):
    """Everything of Grandeur's own that is a number of the book. Distances are in U."""

    weather: WeatherTable
    fire: FireDice
    tests: Tests
    general_move: Count
    retreat: Count
    most_phases: Annotated[int, Meta(ge=0, le=10)]


class Tables(tables.Tables, frozen=True, eq=False, kw_only=True):
    """Impetus' tables (with Grandeur's fire table and bases) and its own."""

    scales: Rows[Scale]
    prices: Prices
    numbers: Numbers
