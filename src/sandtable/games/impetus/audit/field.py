"""The table of Basic Impetus and Grandeur, as the events of a file tell it: units, poses, losses, disorder, ground."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from sandtable.audit import plane
from sandtable.audit.plane import Point, Polygon, Pose
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import NEAR, ROUNDING, SHARE, TOUCH

OVAL_CORNERS = 24
CHARIOTS = ("CGL", "CGP", "CF")
MOUNTED = ("CP", "CM", "CL", "CGP", "CGL", "CF", "EL", "W")


@dataclass
class Unit:
    """A unit and what has become of it."""

    id: str
    seat: str
    profile: Data
    pose: Pose
    front: float
    depth: float
    rear: Data | None = None
    lost: int = 0
    rear_lost: int = 0
    disordered: bool = False
    general: bool = False
    rolling: bool = False
    rolled_at_start: bool = False
    pursued: bool = False
    moved: bool = False

    @property
    def type(self) -> str:
        return str(self.profile["type"])

    @property
    def mounted(self) -> bool:
        return self.type in MOUNTED

    @property
    def move(self) -> float:
        return float(self.profile["move"]) / 1000

    @property
    def vbu(self) -> int:
        return int(self.profile["vbu"]) - self.lost

    @property
    def fresh(self) -> bool:
        return self.lost == 0 or self.type == "CF"

    @property
    def base(self) -> Polygon:
        return self.base_at(self.pose)

    def base_at(self, pose: Pose) -> Polygon:
        return plane.rectangle(pose, self.front, self.depth)

    def has(self, trait: str) -> bool:
        return trait in self.profile.get("traits", ())

    def zone(self, reach: float) -> Polygon:
        """The strip before its front."""
        return plane.rectangle(plane.shifted(self.pose, self.pose.facing, reach), self.front, reach)


@dataclass
class Ground:
    """A piece of terrain, as one or more convex parts."""

    id: str
    kind: str
    ground: str
    hides: bool
    parts: tuple[Polygon, ...]
    way: tuple[Point, ...] = ()
    width: float = 0.0
    fordable: bool = True

    def share(self, base: Polygon) -> float:
        return min(1.0, sum(plane.share(base, part) for part in self.parts))

    def holds(self, base: Polygon) -> bool | None:
        """Half of a base lies in it; None if that is too close to say."""
        found = self.share(base)
        return None if abs(found - 0.5) <= SHARE else found > 0.5

    def depth(self, base: Polygon) -> float:
        return max(plane.depth(base, part) for part in self.parts)

    def length_inside(self, start: Point, end: Point, margin: float = ROUNDING) -> float:
        """How much of a line lies in it, deeper than a margin."""
        return sum(plane.length_inside(start, end, part, margin) for part in self.parts)


def ground_of(piece: Data, kinds: Data) -> Ground:
    """A piece as files have it."""
    kind = kinds.get(piece["kind"], {})
    first, *last = piece.get("ends") or (None,)
    way = tuple(plane.point(each) for each in (first, *piece.get("bends", ()), *last) if each)
    width = piece.get("across", 0) / 1000
    if way:
        parts = tuple(plane.strip(start, end, width) for start, end in pairwise(way))
        parts += tuple(plane.disc(bend, width / 2, 24) for bend in way[1:-1])
    else:
        centre = Pose(piece["x"] / 1000, piece["y"] / 1000, piece["heading"] / 100)
        length = piece["along"] / 1000
        round_ = kind.get("form") == "oval"
        parts = (plane.oval(centre, length, width, OVAL_CORNERS) if round_ else plane.around(centre, length, width),)
    return Ground(
        piece["id"],
        piece["kind"],
        kind.get("ground", piece["kind"]),
        bool(kind.get("hides")),
        parts,
        way,
        width,
        bool(piece.get("fordable", True)),
    )


@dataclass
class Field:
    """Everything on the table. `starts` are where the activated units stood when their activation began."""

    tables: Data
    scenario: Data
    units: dict[str, Unit] = field(default_factory=dict)
    pieces: dict[str, Ground] = field(default_factory=dict)
    turn: int = 0
    active: str = ""
    starts: dict[str, Pose] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    fought: set[str] = field(default_factory=set)

    @property
    def edition(self) -> str:
        return str(self.scenario.get("edition", "fr"))

    @property
    def board(self) -> Polygon:
        size = self.scenario["board"]
        long, short = size["long"] / 1000, size["short"] / 1000
        return (0.0, 0.0), (long, 0.0), (long, short), (0.0, short)

    def enemies(self, unit: Unit) -> Iterator[Unit]:
        return (other for other in self.units.values() if other.seat != unit.seat)

    def friends(self, unit: Unit) -> Iterator[Unit]:
        return (other for other in self.units.values() if other.seat == unit.seat and other is not unit)

    def grounds(self, *names: str) -> Iterator[Ground]:
        return (piece for piece in self.pieces.values() if piece.ground in names)

    def in_melee(self, unit: Unit) -> bool:
        """A front or front corner of one of two enemies surely touches the other."""
        return any(touching(unit, enemy) for enemy in self.enemies(unit))

    def near_enemy(self, unit: Unit) -> bool:
        """An enemy may touch it."""
        return any(plane.gap(unit.base, enemy.base) < NEAR for enemy in self.enemies(unit) if close(unit, enemy))


def close(one: Unit, other: Unit) -> bool:
    """Two bases that could touch at all."""
    reach = one.front + one.depth + other.front + other.depth
    return plane.far(one.pose.at, other.pose.at) < reach


def touching(one: Unit, other: Unit, within: float = TOUCH) -> bool:
    """The front of one of them touches the base of the other."""
    if not close(one, other):
        return False
    return any(plane.gap(front_edge(a), b.base) <= within for a, b in ((one, other), (other, one)))


def front_edge(unit: Unit) -> Polygon:
    """Its front as a very thin base."""
    return plane.rectangle(unit.pose, unit.front, 0.001)


def begin(tables: Data, scenario: Data) -> Field:
    """The table as the scenario sets it up."""
    found = Field(tables, scenario)
    for piece in scenario.get("pieces") or ():
        found.pieces[piece["id"]] = ground_of(piece, tables["pieces"]["kinds"])
    for seat in ("red", "blue"):
        side = scenario.get(seat) or {}
        roster = {unit["id"]: unit for unit in side.get("army", {}).get("units", ())}
        for post in side.get("posts") or ():
            _post(found, seat, post, roster)
    return found


def _post(found: Field, seat: str, post: Data, roster: dict[str, Data]) -> None:
    listed = roster[post["unit"]]
    rear = roster[post["rear"]]["profile"] if post.get("rear") else None
    unit = make(found, f"{seat}.{listed['id']}", seat, listed["profile"], plane.pose(post["pose"]), rear)
    unit.general = bool(listed.get("leads"))
    found.units[unit.id] = unit


def make(found: Field, name: str, seat: str, profile: Data, pose: Pose, rear: Data | None) -> Unit:
    front, depth = size_of(found, profile)
    deep = depth + (size_of(found, rear)[1] if rear else 0.0)
    return Unit(name, seat, profile, pose, front, deep, rear)


def size_of(found: Field, profile: Data) -> tuple[float, float]:
    """The front and depth of a base of this type."""
    scale = found.tables["scales"][found.scenario["scale"]]
    guns = scale.get("guns") if profile["type"] == "ART" else None
    times = 2 if found.scenario.get("divisions") else 1
    return times * (guns or scale["front"]) / 1000, times * scale["depth"][profile["type"]] / 1000
