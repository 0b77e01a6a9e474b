"""The table of Argad! as the events of a file tell it: figures on their bases, and the land."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from sandtable.audit import plane
from sandtable.audit.plane import Point, Polygon, Pose
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import NEAR

Way = tuple[Point, ...]

ACROSS = 3.0
"""The widest gap over an obstacle: two paces, and a little room on either side."""


class Base(NamedTuple):
    """A base as a core with a rim around it: a round one is a point, a rider's a rectangle with rounded corners."""

    core: Polygon
    rim: float


def apart(one: Base, other: Base) -> float:
    """How far two bases are apart; below zero, so deep they overlap."""
    return _cores(one.core, other.core) - one.rim - other.rim


def _cores(one: Polygon, other: Polygon) -> float:
    if len(one) > 2 and len(other) > 2 and (deep := plane.depth(one, other)) > 0:
        return -deep
    for shape, against in ((one, other), (other, one)):
        if len(shape) > 2 and plane.holds(shape, against[0]):
            return -min(plane.from_segment(against[0], side) for side in plane.sides(shape))
    return plane.off(one, other)


@dataclass
class Man:
    """A figure and what has become of it."""

    id: str
    figure: Data
    stand: Pose | None
    mounted: bool = False
    hidden: bool = False
    wounded: bool = False
    riderless: bool = False
    formed: bool = False
    wall: bool = False
    shot: bool = False
    struck: int = 0

    @property
    def seat(self) -> str:
        return str(self.figure["seat"])

    @property
    def pose(self) -> Pose:
        assert self.stand is not None, "who is asked for is on the table"
        return self.stand


@dataclass
class Patch:
    """A piece of terrain in convex parts, and what the terrain table says of it."""

    id: str
    kind: str
    terrain: Data
    parts: tuple[Base, ...]

    def apart(self, base: Base) -> float:
        return min(apart(base, part) for part in self.parts)

    def holds(self, at: Point) -> bool:
        return any(len(part.core) > 2 and plane.holds(part.core, at) for part in self.parts)

    def cut(self, start: Point, end: Point) -> float:
        """How much of a line lies in it."""
        return sum(plane.length_inside(start, end, part.core) for part in self.parts if len(part.core) > 2)


def patch_of(piece: Data, terrain: Data) -> Patch:
    points = tuple(plane.point(each) for each in piece["points"])
    if terrain["form"] != "line":
        return Patch(piece["id"], piece["kind"], terrain, (Base(points, 0.0),))
    width = piece["width"] / 1000
    parts = tuple(Base(plane.strip(a, b, width), 0.0) for a, b in pairwise(points))
    return Patch(piece["id"], piece["kind"], terrain, parts)


@dataclass
class Field:
    """Everything on the table."""

    scenario: Data
    period: Data
    men: dict[str, Man] = field(default_factory=dict)
    patches: list[Patch] = field(default_factory=list)
    turn: int = 0
    fallen: dict[str, Pose] = field(default_factory=dict)

    def standing(self) -> Iterator[Man]:
        return (man for man in self.men.values() if man.stand is not None)

    def shown(self) -> Iterator[Man]:
        return (man for man in self.standing() if not man.hidden)

    def hostile(self, one: Man, other: Man) -> bool:
        if one.seat == other.seat:
            return False
        pair = {one.seat, other.seat}
        return not any({pact["one"], pact["other"]} == pair for pact in self.scenario.get("pacts", ()))

    def width(self, man: Man) -> float:
        """Two paces: the width of its own base."""
        return self.size(man)[0]

    def size(self, man: Man) -> tuple[float, float, float]:
        """Width, length and how far the corners are rounded."""
        bases = self.scenario["bases"]
        if man.mounted:
            width, length = bases["beast"] if man.figure["horse"] == "beast" else bases["rider"]
            corner = bases["corner"] if man.figure["base"] == "round" else 0
            return width / 1000, length / 1000, corner / 1000
        size = bases["strong"] if man.figure["strong"] else bases["foot"]
        return size / 1000, size / 1000, size / 2000 if man.figure["base"] == "round" else 0.0

    def base(self, man: Man, at: Pose | None = None) -> Base:
        """The base of a figure, where it stands or where it would."""
        width, length, rim = self.size(man)
        stand = at or man.pose
        half, deep = width - 2 * rim, length - 2 * rim
        if half < 1e-6 and deep < 1e-6:
            return Base((stand.at,), rim)
        return Base(plane.around(stand, deep, half), rim)

    def gap(self, one: Man, other: Man) -> float:
        return apart(self.base(one), self.base(other))

    def touching(self, one: Man, other: Man) -> bool:
        """Two bases may touch, or face each other over an obstacle that is no wider than two paces, or on it."""
        gap = self.gap(one, other)
        if gap < NEAR or gap > ACROSS:
            return gap < NEAR
        lines = [patch for patch in self.patches if patch.terrain["linear"]]
        on = any(patch.apart(self.base(man)) < NEAR for patch in lines for man in (one, other))
        return on or any(patch.cut(one.pose.at, other.pose.at) > 0 for patch in lines)

    def enemies(self, man: Man) -> Iterator[Man]:
        return (other for other in self.standing() if self.hostile(man, other))

    def ground_for(self, patch: Patch, man: Man) -> str:
        """The column of the terrain table for this figure."""
        if not man.mounted:
            return str(patch.terrain["foot"])
        plate = man.figure["armour"] and man.figure["wears"] == 5
        light = man.figure["horse"] == "cavalry" and not plate
        return str(patch.terrain["cavalry" if light else "heavy"])

    def barred(self, man: Man) -> list[Patch]:
        return [patch for patch in self.patches if self.ground_for(patch, man) == "impassable"]

    def on_table(self, base: Base, margin: float) -> bool:
        wide, high = (each / 1000 for each in self.scenario["board"])
        return all(
            base.rim - margin <= x <= wide - base.rim + margin and base.rim - margin <= y <= high - base.rim + margin
            for x, y in base.core
        )

    def in_room(self, at: Point) -> bool:
        return any(patch.terrain["room"] and patch.holds(at) for patch in self.patches)


def begin(tables: Data, scenario: Data) -> Field:
    """The table as the scenario sets it up."""
    period = tables["periods"][scenario["period"]]
    found = Field(scenario, period)
    stands = {post["figure"]: plane.pose(post["stand"]) for post in scenario.get("posts", ())}
    afoot = scenario.get("afoot") or ()
    for figure in scenario["figures"]:
        mounted = figure["horse"] != "none" and figure["id"] not in afoot
        found.men[figure["id"]] = Man(figure["id"], figure, stands.get(figure["id"]), mounted)
    for piece in scenario.get("pieces", ()):
        found.patches.append(patch_of(piece, period["terrain"][piece["kind"]]))
    return found
