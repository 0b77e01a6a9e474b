"""Scenarios of Argad!, read from files. All faults of a file are reported."""

from pathlib import Path
from typing import Any, TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import asdict

from sandtable.games.argad import DATA
from sandtable.games.argad.files.scenario_file import (
    AimFile,
    AmbushFile,
    AsleepFile,
    At,
    BasesFile,
    FigureFile,
    OptionsFile,
    PactFile,
    PieceFile,
    ScenarioFile,
    SideFile,
    ZoneFile,
    point,
    pose,
)
from sandtable.games.argad.files.tables import load_tables
from sandtable.games.argad.rules.characters.figures import Bases, Figure
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import (
    Aim,
    Ambush,
    Asleep,
    Called,
    Choices,
    Kind,
    Pact,
    Piece,
    Post,
    Scenario,
    Zone,
)
from sandtable.games.argad.rules.tables import Tables
from sandtable.kernel.refusal import Refusal
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.measures import length
from sandtable.library.named import find
from sandtable.library.names import Written, in_each, name_faults
from sandtable.library.nearest import nearest
from sandtable.table.plane import Point
from sandtable.table.shape import area

Record = TypeVar("Record", bound=Struct)
BARE = 2
"""The clothing of a figure if the file does not say."""

AS_WRITTEN = ("rank", "missile", "shield", "horse", "base", "strong", "glory", "usual", "unit", "leader")
"""The fields of a figure that the rules take as written."""


def scenarios() -> dict[str, Path]:
    """The program's own scenarios by name."""
    return {path.stem: path for path in sorted((DATA / "scenarios").glob("*.toml"))}


def find_scenario(name: str) -> Path:
    """A path, or one of the program's own scenarios."""
    return find(name, scenarios())


def load_scenario(path: Path, tables: Tables | None = None) -> Scenario:
    """The scenario of a file, or everything that is wrong with it."""
    return read_scenario(read_document(path), tables or load_tables())


def read_scenario(document: Document, tables: Tables) -> Scenario:
    """The scenario of a text, or everything that is wrong with it."""
    return Reading(document, tables).scenario()


class Reading:
    """Reads a scenario file and remembers where each figure is in it."""

    def __init__(self, document: Document, tables: Tables) -> None:
        self.document = document
        self.tables = tables
        self.found: list[Fault] = []
        self.figures: list[Figure] = []
        self.posts: list[Post] = []
        self.afoot: list[str] = []
        self.tethered: list[Post] = []
        self.paths: list[str] = []
        self.called: list[Called] = []

    def scenario(self) -> Scenario:
        """The scenario. The rules are checked once the form is sound. Raises Unreadable."""
        self.found += self.document.faults(self.document.raw, ScenarioFile, "")
        raw: dict[str, Any] = self.document.raw
        if self.found:
            raise Unreadable(self.found)
        built = self._built(raw)
        if self.found:
            raise Unreadable(self.found)
        self.found += [self._told(refusal) for refusal in Argad(self.tables).judge_setup(built)]
        if self.found:
            raise Unreadable(self.found)
        return built

    def _built(self, raw: dict[str, Any]) -> Scenario:
        self._call("scenario", "", "name", raw["name"])
        sides = self._all("side", SideFile)
        for n, side in enumerate(sides):
            self._call("seat", side.seat, f"side.{n}.name", side.name)
            self._side(n, side)
        zones = self._all("zone", ZoneFile)
        for n, each in enumerate(zones):
            self._call("zone", each.id, f"zone.{n}.name", each.name)
        bases = self.document.record(raw.get("bases", {}), BasesFile, "bases")
        options = self.document.record(raw.get("options", {}), OptionsFile, "options")
        return Scenario(
            period=raw["period"],
            board=point(raw["board"]),
            seats=tuple(dict.fromkeys(side.seat for side in sides)),
            figures=tuple(self.figures),
            posts=tuple(self.posts),
            aims=tuple(Aim(**asdict(each)) for each in self._all("aim", AimFile)),
            last_turn=raw["last_turn"],
            pacts=tuple(Pact(*each.between, each.relation) for each in self._all("pact", PactFile)),
            pieces=tuple(self._piece(n, each) for n, each in enumerate(self._all("piece", PieceFile))),
            zones=tuple(Zone(each.id, self._area(f"zone.{n}", each)) for n, each in enumerate(zones)),
            asleep=tuple(Asleep(each.seat, tuple(map(pose, each.places))) for each in self._all("asleep", AsleepFile)),
            ambushes=tuple(
                Ambush(tuple(each.figures), each.seat, each.zone) for each in self._all("ambush", AmbushFile)
            ),
            afoot=tuple(self.afoot),
            tethered=tuple(self.tethered),
            bases=_bases(bases),
            choices=Choices(**asdict(options)),
            name=in_each(raw["name"])["en"],
            called=tuple(self.called) or UNSET,
        )

    def _call(self, kind: Kind, name: str, path: str, written: Written, number: int = 0) -> None:
        """The name of something in each language, if the file has one; several figures of one name are numbered."""
        if kind != "scenario" and written == "":
            return
        self.found += name_faults(self.document, path, written)
        ends = f" {number}" if number else ""
        self.called.append(Called(kind, name, **{language: said + ends for language, said in in_each(written).items()}))

    def _all(self, name: str, shape: type[Record]) -> list[Record]:
        found = []
        for n, raw in enumerate(self.document.raw.get(name, [])):
            faults = self.document.faults(raw, shape, f"{name}.{n}")
            self.found += faults
            if not faults:
                found.append(self.document.record(raw, shape, f"{name}.{n}"))
        return found

    def _side(self, n: int, side: SideFile) -> None:
        for m, raw in enumerate(side.figure):
            path = f"side.{n}.figure.{m}"
            faults = self.document.faults(raw, FigureFile, path)
            self.found += faults
            if not faults:
                self._figure(side.seat, path, self.document.record(raw, FigureFile, path))

    def _figure(self, seat: str, path: str, file: FigureFile) -> None:
        """One figure for each place in the file, or as many as it says if chance or their player places them."""
        if file.clothing is not None and file.armour is not None:
            self.found.append(self.document.fault(path, "fault-argad-wears", "AR III.b"))
            return
        count = max(len(file.at), file.count, 1)
        if file.count and file.at and file.count != len(file.at):
            self.found.append(self.document.fault(f"{path}.count", "fault-argad-count", count=file.count))
            return
        if count > 60:
            self.found.append(self.document.fault(f"{path}.count", "fault-argad-count", count=count))
            return
        for number in range(count):
            name = file.id if count == 1 else f"{file.id}-{number + 1}"
            self.figures.append(_figure(seat, name, file))
            self._call("figure", name, f"{path}.name", file.name, number + 1 if count > 1 else 0)
            self.paths.append(path)
            if file.at:
                self.posts.append(Post(name, pose(file.at[number])))
            if file.afoot:
                self.afoot.append(name)
            if number < len(file.horse_at):
                self.tethered.append(Post(name, pose(file.horse_at[number])))

    def _piece(self, n: int, file: PieceFile) -> Piece:
        name = file.id or f"{file.kind}-{n + 1}"
        if file.line is not None:
            return Piece(name, file.kind, tuple(map(point, file.line)), length(file.width), length(file.height))
        return Piece(name, file.kind, self._area(f"piece.{n}", file), 0, length(file.height))

    def _area(self, path: str, file: PieceFile | ZoneFile) -> tuple[Point, ...]:
        if file.box is not None:
            left, low, right, top = map(length, file.box)
            return (left, low), (right, low), (right, top), (left, top)
        if file.area is None:
            self.found.append(self.document.fault(path, "fault-argad-form", "AR T.4", found=""))
            return ()
        return _wound(file.area)

    def _told(self, refusal: Refusal) -> Fault:
        """A refusal of the rules as a fault of the file."""
        args = dict(refusal.args)
        path = self._path(str(args.pop("field")))
        if refusal.key == "refused-scenario-period":
            known = tuple(self.tables.periods)
            name = str(args["period"])
            return self.document.fault(
                path, "fault-name", "AR T.1", name=name, nearest=nearest(name, known), known=", ".join(known)
            )
        return self.document.fault(path, refusal.key, refusal.clause, **args)

    def _path(self, field: str) -> str:
        """The rules number all figures in one row; in the file they are grouped by side."""
        if field in ("rounds",):
            return f"options.{field}"
        head, _, rest = field.partition(".")
        if head != "figure" or not rest:
            return {"seats": "side", "figure": "side"}.get(field, field)
        number, _, last = rest.partition(".")
        path = self.paths[int(number)]
        return f"{path}.{last}" if last else path


def _wound(points: list[At]) -> tuple[Point, ...]:
    """Counter-clockwise."""
    found = tuple(map(point, points))
    return found if area(found) >= 0 else found[::-1]


def _figure(seat: str, name: str, file: FigureFile) -> Figure:
    worn = file.armour if file.armour is not None else file.clothing
    return Figure(
        id=name,
        seat=seat,
        wears=BARE if worn is None else worn,
        armour=file.armour is not None,
        blades=tuple(file.blades),
        heroics=tuple(file.heroics),
        traits=tuple(file.traits),
        name=in_each(file.name)["en"] or file.id,
        **{field: getattr(file, field) for field in AS_WRITTEN},
    )


def _bases(file: BasesFile) -> Bases:
    return Bases(length(file.foot), length(file.strong), point(file.rider), point(file.beast), length(file.corner))
