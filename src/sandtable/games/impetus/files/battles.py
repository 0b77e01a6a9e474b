"""Battle files: those that come with the program, and those of players."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.impetus import DATA
from sandtable.games.impetus.files.armies import armies, load_army, told_at
from sandtable.games.impetus.files.battle_file import (
    AreaFile,
    BattleFile,
    PostFile,
    RiverFile,
    SideFile,
    StripFile,
    Table,
    board_faults,
    read_table,
)
from sandtable.games.impetus.files.tables import load_lists, load_pieces, load_scales
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.setup.check_battle import judge_scenario
from sandtable.games.impetus.rules.setup.scenario import OPPOSITE, SEATS, Measures, Post, Scenario, Seat, Side
from sandtable.games.impetus.rules.terrain.pieces import RIVER, Board, Piece
from sandtable.games.impetus.rules.troops.armies import Army, Name, led, taken
from sandtable.games.impetus.rules.troops.profiles import TYPES
from sandtable.games.impetus.rules.troops.scales import Depths, Scale, in_units, usual_board
from sandtable.kernel.refusal import Refusal
from sandtable.library.document import Document, fields_of, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.measures import angle, length
from sandtable.library.nearest import unknown
from sandtable.table.plane import Pose

SOUND: Mapping[str, Any] = MappingProxyType({"edition": "fr", "scale": "28", "red": {}, "blue": {}})
"""What replaces fields that cannot be read, while the others are checked."""

NOBODY = Side(Army(Name("", "", ""), ()))

NAMED = MappingProxyType({"defender": SEATS, "half": tuple(OPPOSITE)})

LEANS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "refused-edition": frozenset({"edition"}),
        "refused-scale": frozenset({"scale"}),
        "refused-depth": frozenset({"depth", "scale", "edition"}),
        "refused-depth-type": frozenset({"depth", "scale"}),
        "refused-last-turn": frozenset({"last_turn"}),
        "refused-army-size": frozenset({"any_size"}),
        "refused-board-size": frozenset({"board"}),
        "refused-board-sides": frozenset({"board"}),
        "refused-board-room": frozenset({"board", "scale", "free_deployment", *SEATS, "red.deploy", "blue.deploy"}),
        "refused-piece-off-table": frozenset({"board"}),
        "refused-strip-ends": frozenset({"board"}),
        "refused-road-edges": frozenset({"board"}),
        "refused-strip-off-table": frozenset({"board"}),
        "refused-defender-none": frozenset({"defender"}),
        "refused-half-none": frozenset({"half", "free_deployment"}),
        "refused-deploy-centre": frozenset({"board", "scale", "half", "defender", "free_deployment"}),
        "refused-deploy-edge": frozenset({"board", "scale", "edition", "free_deployment"}),
        "refused-deploy-off-table": frozenset({"board", "scale"}),
        "refused-deploy-overlap": frozenset({"scale"}),
        "refused-deploy-impassable": frozenset({"scale"}),
    }
)
"""The fields that a refusal depends on: if one cannot be read, nothing is reported."""


def battles() -> dict[str, Path]:
    """The battles that come with the program, by name."""
    return {path.stem: path for path in sorted((DATA / "scenarios").glob("*.toml"))}


def find_battle(name: str, known: Mapping[str, Path] | None = None) -> Path:
    """The name of a battle that comes with the program, or a path."""
    path, known = Path(name), battles() if known is None else known
    if name in known:
        return known[name]
    if path.suffix or len(path.parts) > 1:
        return path
    raise Unreadable([Fault(name, 0, "", "fault-name", unknown(name, known))])


def load_battle(path: Path) -> Scenario:
    """The scenario of a file. Raises Unreadable."""
    return read_battle(read_document(path))


def read_battle(document: Document, own: Mapping[str, Path] | None = None) -> Scenario:
    """The scenario of a TOML text. Raises Unreadable.

    If `own` armies are given, armies are looked up by name only and no path is opened.
    """
    scenario: Scenario = BattleReading(document, own).read()
    return scenario


@lru_cache(maxsize=1)
def load_measures() -> Measures:
    """The tables that a scenario is checked against."""
    return Measures(load_lists(), load_pieces(), load_scales())


class BattleReading:
    """A battle file, patched where it cannot be read, so that everything wrong with it is reported at once."""

    shape: ClassVar[type[Struct]] = BattleFile
    side_shape: ClassVar[type[Struct]] = SideFile
    sound: ClassVar[Mapping[str, Any]] = SOUND
    nobody: ClassVar[Side] = NOBODY

    def __init__(self, document: Document, own: Mapping[str, Path] | None = None) -> None:
        self.document = document
        self.own = own
        self.found: list[Fault] = []
        self.unsure: set[str] = set()
        self.file: Any = self._file()
        self.pieces = self._tables("piece", self.file.piece, _piece_shape)
        self.posts: dict[str, list[Table]] = {f"{seat}.deploy": [] for seat in SEATS}
        self.scenario: Any = self._scenario()

    def read(self) -> Any:
        """The scenario. Raises Unreadable."""
        if faults := self.faults():
            raise Unreadable(faults)
        return self.scenario

    def faults(self) -> list[Fault]:
        """Everything that is wrong: with the form, with names, and by the rules."""
        refused = [self._told(refusal) for refusal in self._judged()]
        found = {msgspec.json.encode(fault): fault for fault in (*self.found, *refused) if fault}
        return sorted(found.values(), key=lambda fault: (fault.file != self.document.file, fault.line))

    def _judged(self) -> Iterator[Refusal]:
        return judge_scenario(self.scenario, load_measures())

    def _scales(self) -> Mapping[str, Scale]:
        return load_scales()

    # The form

    def _file(self) -> Any:
        """The fields at the top; those that cannot be read are left out or replaced."""
        raw = self.document.raw
        self.found += self.document.faults(raw, self.shape, "")
        self.found += [fault for name, known in NAMED.items() for fault in self._names(name, known)]
        if "board" not in {fault.field.partition(".")[0] for fault in self.found}:
            self.found += board_faults(self.document, raw.get("board", ()))
        self.unsure |= {_top(fault) for fault in self.found if fault.key != "fault-unknown-field" or "." in fault.field}
        known = {field.name for field in fields_of(self.shape).values()} - self.unsure
        return msgspec.convert({**self.sound, **{name: raw[name] for name in known if name in raw}}, self.shape)

    def _names(self, name: str, known: tuple[str, ...]) -> Iterator[Fault]:
        found = self.document.raw.get(name)
        if isinstance(found, str) and found not in known:
            yield self.document.fault(name, "fault-name", "", **unknown(found, known))

    def _tables(self, name: str, raws: list[Any], shape: Callable[[Any], type[Struct]]) -> list[Table]:
        """The pieces or posts that can be read; the others are reported."""
        tables = []
        for place, raw in enumerate(raws):
            table = read_table(self.document, raw, shape(raw), f"{name}.{place}")
            self.found += table.faults
            self.unsure |= set() if table.file else {name}
            tables += [table] if table.file else []
        return tables

    def _scenario(self) -> Scenario:
        file = self.file
        return Scenario(edition=file.edition, any_size=file.any_size, depths=self._depths(), **self._told_alike())

    def _depths(self) -> Depths:
        """The chosen depths of bases, millimetres as thousandths of a U."""
        if self.file.scale not in self._scales():
            return ()
        unit = self._scales()[self.file.scale].unit
        return tuple((troops, in_units(depth, unit)) for troops, depth in self.file.depth.items())

    def _told_alike(self) -> dict[str, Any]:
        """What battles of both games have in common."""
        file = self.file
        sides: dict[str, Side] = {seat: self._side(seat, getattr(file, seat)) for seat in SEATS}
        named = {name: getattr(file, name) or None for name in NAMED}
        as_it_is = {name: getattr(file, name) for name in ("scale", "last_turn", "free_deployment")}
        return {"board": self._board(), "pieces": _pieces(self.pieces), **sides, **named, **as_it_is}

    def _board(self) -> Board:
        """As written, or the usual board of the edition for this size of figures."""
        file = self.file
        if file.board is not None:
            return Board(length(file.board[0]), length(file.board[1]))
        if {"edition", "scale"} & self.unsure or file.edition not in EDITIONS or file.scale not in self._scales():
            self.unsure.add("board")
            return usual_board(EDITIONS[SOUND["edition"]], SOUND["scale"], self._scales()[SOUND["scale"]].unit)
        return usual_board(EDITIONS[file.edition], file.scale, self._scales()[file.scale].unit)

    # A side

    def _side(self, seat: Seat, raw: Any) -> Side:
        """A side with the posts that can be read; without its army nothing more is reported of it."""
        if seat in self.unsure:
            return self.nobody
        table = read_table(self.document, raw, self.side_shape, seat)
        self.found += table.faults
        army = self._army(seat, table.file) if table.file else None
        side = self._posted(seat, raw, army or self.nobody.army)
        if army is None:
            self.unsure.add(seat)
            return self.nobody
        return side

    def _posted(self, seat: Seat, raw: Any, army: Any) -> Side:
        """An army where it is set up."""
        return Side(army, self._posts(seat, raw))

    def _posts(self, seat: Seat, raw: Any) -> tuple[Post, ...]:
        name = f"{seat}.deploy"
        self.posts[name] = self._tables(name, listed(raw, "deploy"), lambda _: PostFile)
        return tuple(_post(each.file) for each in self.posts[name])

    def _army(self, seat: Seat, file: Any) -> Army | None:
        """The army with its options, reduced to its units; None if it cannot be read."""
        try:
            army = load_army(self._army_path(seat, file.army, armies()), any_size=True)
        except Unreadable as trouble:
            self.found += [here(self.document, f"{seat}.army", fault) for fault in trouble.faults]
            return None
        options = {option.id: option for option in army.options}
        chosen = taken(army, *(options[name] for name in dict.fromkeys(file.options) if name in options))
        kept = {unit.id for unit in chosen.units} if file.units is None else set(file.units)
        wrong = [*self._strange(f"{seat}.options", file.options, tuple(options))]
        wrong += self._strange(f"{seat}.units", file.units or [], tuple(unit.id for unit in chosen.units))
        self.found += wrong
        return None if wrong else replace(chosen, units=led(tuple(u for u in chosen.units if u.id in kept)))

    def _army_path(self, seat: Seat, name: str, known: Mapping[str, Path]) -> Path:
        """The name of an army that comes with the program, or a path relative to the battle file."""
        path, known = Path(name), {**(self.own or {}), **known}
        if name in known:
            return known[name]
        if self.own is None and "\0" not in name and (path.suffix or len(path.parts) > 1):
            return Path(self.document.file).parent / path
        raise Unreadable([self.document.fault(f"{seat}.army", "fault-name", "", **unknown(name, tuple(known)))])

    def _strange(self, path: str, names: list[str], known: tuple[str, ...]) -> Iterator[Fault]:
        for name in names:
            if name not in known:
                yield self.document.fault(path, "fault-name", "", **unknown(name, known))

    # The rules

    def _told(self, refusal: Refusal) -> Fault | None:
        """A refusal as a fault of the file; None if it is about something that could not be read."""
        field = str(refusal.args["field"])
        if self._leans(refusal.key, field):
            return None
        return told_at(self.document, self._path(field), refusal, self._known(refusal.key, field))

    def _leans(self, key: str, field: str) -> bool:
        """Whether something that a refusal is about, or depends on, could not be read."""
        missing = key == "refused-deploy-missing" and field in self.unsure
        return (
            missing or field.partition(".")[0] in self.unsure & set(SEATS) or bool(LEANS.get(key, set()) & self.unsure)
        )

    def _path(self, field: str) -> str:
        """The field by its place in the file, counting tables that could not be read."""
        for name, tables in {"piece": self.pieces, **self.posts}.items():
            if field.startswith(f"{name}."):
                place, _, last = field.removeprefix(f"{name}.").partition(".")
                return f"{tables[int(place)].path}.{last}" if last else tables[int(place)].path
        return field

    def _known(self, key: str, field: str) -> tuple[str, ...]:
        """The known names, for a refusal of an unknown one."""
        if key == "refused-deploy-unknown":
            side: Side = getattr(self.scenario, field.partition(".")[0])
            return tuple(unit.id for unit in side.army.units)
        known = {
            "refused-piece-kind": tuple(load_pieces().kinds),
            "refused-edition": tuple(EDITIONS),
            "refused-scale": tuple(self._scales()),
            "refused-depth-type": TYPES,
        }
        return known.get(key, ())


def _top(fault: Fault) -> str:
    """The top-level field that a fault is in."""
    place = str(fault.args["field"]) if fault.key == "fault-missing" else fault.field
    return place.partition(".")[0]


def here(document: Document, path: str, fault: Fault) -> Fault:
    """A fault of another file as it is; a missing file is reported where it is named."""
    return fault if fault.line else document.fault(path, fault.key, fault.clause, **fault.args)


def listed(raw: Any, name: str) -> list[Any]:
    found = raw.get(name) if isinstance(raw, dict) else None
    return found if isinstance(found, list) else []


def _piece_shape(raw: Any) -> type[AreaFile | StripFile]:
    """The shape of a piece by its kind; if the kind is unknown, the shape that it seems to have."""
    name = raw.get("kind") if isinstance(raw, dict) else None
    kind = load_pieces().kinds.get(name) if isinstance(name, str) else None
    strip = kind.form == "strip" if kind else isinstance(raw, dict) and "ends" in raw
    return (StripFile if kind and name != RIVER else RiverFile) if strip else AreaFile


def _pieces(tables: list[Table]) -> tuple[Piece, ...]:
    """Each by its own name, or by its kind and a number: `wood-1`, `wood-2`."""
    numbers: Counter[str] = Counter()
    found = []
    for table in tables:
        numbers[table.file.kind] += 1
        found.append(_piece(table.file, table.file.id or f"{table.file.kind}-{numbers[table.file.kind]}"))
    return tuple(found)


def _piece(file: AreaFile | StripFile, name: str) -> Piece:
    across = length(file.across)
    if isinstance(file, AreaFile):
        return Piece(name, file.kind, length(file.x), length(file.y), angle(file.heading), length(file.along), across)
    start, *bends, end = [(length(x), length(y)) for x, y in (file.ends[0], *file.bends, file.ends[1])]
    fordable = getattr(file, "fordable", True)
    return Piece(name, file.kind, across=across, ends=(start, end), fordable=fordable, bends=tuple(bends))


def _post(file: PostFile) -> Post:
    return Post(file.unit, Pose(length(file.x), length(file.y), angle(file.heading)), file.rear)
