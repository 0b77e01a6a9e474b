"""Battle files of Grandeur: those that come with the program, and those of players."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.grandeur import DATA
from sandtable.games.grandeur.files.armies import armies, load_army
from sandtable.games.grandeur.files.tables import load_tables
from sandtable.games.grandeur.rules.setup.check_battle import judge_scenario, scales_of
from sandtable.games.grandeur.rules.setup.scenario import GeneralPost, Scenario, Side, Weather
from sandtable.games.grandeur.rules.troops.armies import Army, General
from sandtable.games.impetus.files import battles as impetus
from sandtable.games.impetus.files.battle_file import Listed, Number, Table
from sandtable.games.impetus.rules.setup.scenario import Seat
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.kernel.bounds import Id, Text
from sandtable.kernel.refusal import Refusal
from sandtable.library.card import Card
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.measures import angle, length
from sandtable.table.plane import Pose


class BattleFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle; its pieces and sides are read one by one. There is one edition, the French."""

    game: Literal["grandeur"]
    scale: Id
    red: Any
    blue: Any
    board: tuple[Number, Number] | None = None
    last_turn: int = 12
    defender: Id = ""
    half: Id = ""
    free_deployment: bool = False
    weather: Weather | None = None
    divisions: bool = False
    squares_by_order: bool = False
    most_points: int = 0
    piece: Listed[Any] = []

    @property
    def edition(self) -> str:
        return "fr"

    card: Card = Card()


class SideFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side: an army by its name or path, the corps or brigades that it is reduced to, and where they stand."""

    army: Text
    corps: Listed[Id] | None = None
    units: Listed[Id] | None = None
    deploy: Listed[Any] = []
    general: Listed[Any] = []


class GeneralPostFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a general is set up on a separate base, which blocks nobody."""

    general: Id
    x: Number
    y: Number
    heading: Number


class AttachedFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A general who is with a unit."""

    general: Id
    unit: Id


def general_shape(raw: Any) -> type[Struct]:
    """With a unit, or on a separate base."""
    return AttachedFile if isinstance(raw, dict) and "unit" in raw else GeneralPostFile


MOST_POINTS = 99_999
NOBODY = Side(
    army=Army(name=Name("", "", ""), units=(), structure="poor", commander=General("general-1", "fair"), corps=())
)
LEANS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "refused-points": frozenset({"most_points"}),
        "refused-deploy-general-early": frozenset({"red.deploy", "blue.deploy"}),
        "refused-deploy-general-missing": frozenset({"red.general", "blue.general"}),
    }
)
"""The fields that one of Grandeur's own refusals depends on: if one cannot be read, nothing is reported."""


def battles() -> dict[str, Path]:
    """The battles that come with the program, by name."""
    return {path.stem: path for path in sorted((DATA / "scenarios").glob("*.toml"))}


def find_battle(name: str) -> Path:
    """The name of a battle that comes with the program, or a path."""
    return impetus.find_battle(name, battles())


def load_battle(path: Path) -> Scenario:
    """The scenario of a file. Raises Unreadable."""
    return read_battle(read_document(path))


def read_battle(document: Document, own: Mapping[str, Path] | None = None) -> Scenario:
    """The scenario of a TOML text. Raises Unreadable.

    If `own` armies are given, armies are looked up by name only and no path is opened.
    """
    scenario: Scenario = BattleReading(document, own).read()
    return scenario


class BattleReading(impetus.BattleReading):
    """A battle file of Grandeur, read like one of Impetus."""

    shape: ClassVar[type[Struct]] = BattleFile
    side_shape: ClassVar[type[Struct]] = SideFile
    sound: ClassVar[Mapping[str, Any]] = MappingProxyType({"game": "grandeur", "scale": "28", "red": {}, "blue": {}})
    nobody: ClassVar[Side] = NOBODY

    def faults(self) -> list[Fault]:
        if not 0 <= self.file.most_points <= MOST_POINTS:
            args: dict[str, str | int] = {"low": 0, "high": MOST_POINTS, "found": str(self.file.most_points)[:20]}
            self.found.append(self.document.fault("most_points", "fault-range", "GR A2c", **args))
            self.unsure.add("most_points")
        self.found += self._shared()
        return super().faults()

    def _judged(self) -> Iterator[Refusal]:
        return judge_scenario(self.scenario, load_tables())

    def _scales(self) -> Mapping[str, Scale]:
        return scales_of(self.file, load_tables())

    def _scenario(self) -> Scenario:
        own = {name: getattr(self.file, name) for name in ("weather", "divisions", "squares_by_order", "most_points")}
        return Scenario(edition=self.file.edition, **self._told_alike(), **own)

    # A side

    def _posted(self, seat: Seat, raw: Any, army: Any) -> Side:
        name = f"{seat}.general"
        self.posts[name] = self._tables(name, impetus.listed(raw, "general"), general_shape)
        generals = tuple(_general(each) for each in self.posts[name])
        return Side(army=army, posts=self._posts(seat, raw), generals=generals)

    def _army(self, seat: Seat, file: Any) -> Army | None:
        """The army, reduced to its corps and brigades; None if it cannot be read."""
        try:
            army = load_army(self._army_path(seat, file.army, armies()))
        except Unreadable as trouble:
            self.found += [impetus.here(self.document, f"{seat}.army", fault) for fault in trouble.faults]
            return None
        corps, units = [each.id for each in army.corps], [unit.id for unit in army.units]
        wrong = [*self._strange(f"{seat}.corps", file.corps or [], tuple(corps))]
        wrong += self._strange(f"{seat}.units", file.units or [], tuple(units))
        self.found += wrong
        kept = units if file.units is None else file.units
        return None if wrong else cut_down(army, set(corps if file.corps is None else file.corps), set(kept))

    def _shared(self) -> Iterator[Fault]:
        """GR 2.0a: if one army is split between the sides, no corps is on both; two whole armies may be the same."""
        red, blue = (raw if isinstance(raw, dict) else {} for raw in (self.file.red, self.file.blue))
        if red.get("army") != blue.get("army") or not {"corps", "units"} & {*red, *blue}:
            return
        mine = [corps.id for corps in self.scenario.red.army.corps]
        for corps in self.scenario.blue.army.corps:
            if corps.id in mine:
                place = "blue.corps" if "corps" in blue else "blue.army"
                yield self.document.fault(place, "fault-corps-twice", "GR 2.0a", corps=corps.id)

    # The rules

    def _leans(self, key: str, field: str) -> bool:
        return super()._leans(key, field) or bool(LEANS.get(key, frozenset()) & self.unsure)

    def _known(self, key: str, field: str) -> tuple[str, ...]:
        if key == "refused-deploy-general-unknown":
            side: Side = getattr(self.scenario, field.partition(".")[0])
            return tuple(general.id for general, _, _ in side.army.generals)
        return super()._known(key, field)


def cut_down(army: Army, corps: set[str], units: set[str]) -> Army:
    """The army with some of its corps and brigades; commands without any brigade are removed with their generals."""
    brigades = tuple(unit for unit in army.units if unit.id in units and army.corps_of(unit.command) in corps)
    held = {unit.command for unit in brigades}
    kept = []
    for each in army.corps:
        divisions = tuple(division for division in each.divisions if division.id in held)
        kept += [replace(each, divisions=divisions)] if divisions or each.id in held else []
    return replace(army, units=brigades, corps=tuple(kept))


def _general(table: Table) -> GeneralPost:
    file = table.file
    if isinstance(file, AttachedFile):
        return GeneralPost(file.general, unit=file.unit)
    return GeneralPost(file.general, Pose(length(file.x), length(file.y), angle(file.heading)))
