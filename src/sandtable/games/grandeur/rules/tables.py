"""The tables that a game brings with it: Impetus' own, the sizes of bases, weather, prices, and dice."""

from collections.abc import Mapping

from msgspec import Struct

from sandtable.games.grandeur.rules.troops.armies import Prices
from sandtable.games.impetus.rules import tables
from sandtable.games.impetus.rules.troops import scales
from sandtable.games.impetus.rules.troops.profiles import GUNS
from sandtable.games.impetus.rules.troops.scales import Size

HALF = 2


class Scale(scales.Scale, frozen=True, eq=False, kw_only=True):
    """GR S.3: guns have a front of their own; so have generals, whose bases are as `general` and `division` say."""

    guns: int
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

    hot: int
    clear: int
    after_rain: int
    rain: int
    further_move: int
    far_guns: int
    wet: int


class FireDice(Struct, frozen=True):
    """GR 5.4: more or fewer dice when shooting."""

    disordered: int
    square: int
    enfilade: int
    mixed: int
    elusive: int
    guns_moved: int
    moved: int
    wood_edge: int


class Tests(Struct, frozen=True):
    """IM 1 and GR A1a: what is needed on a discipline test by class, and what changes it."""

    needed: dict[str, int]
    commander: int
    out_of_command: int
    late_move: int
    disordered: int
    charger_phase: int
    flank: int
    on_opportunity: int


class Numbers(Struct, frozen=True, eq=False):
    """Everything of Grandeur's own that is a number of the book. Distances are in U."""

    weather: WeatherTable
    fire: FireDice
    tests: Tests
    general_move: int
    retreat: int
    most_phases: int


class Tables(tables.Tables, frozen=True, eq=False, kw_only=True):
    """Impetus' tables (with Grandeur's fire table and bases) and its own."""

    scales: Mapping[str, Scale]
    prices: Prices
    numbers: Numbers
