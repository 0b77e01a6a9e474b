"""XIII. The table and its terrain: what lies under a way or bars it, heights, and rooms."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from sandtable.games.argad.rules.characters.figures import CAVALRY, Figure, in_plate
from sandtable.games.argad.rules.setup.scenario import Piece, Scenario
from sandtable.games.argad.rules.tables import CM, Ground, Period, Terrain
from sandtable.kernel.clause import clause
from sandtable.table.detour import Maze
from sandtable.table.footing import Footing, Sole, gap, overlapping, stretch, within
from sandtable.table.plane import Point, between, rounded
from sandtable.table.plane import Pose as Stand
from sandtable.table.shape import Edge, band, holds
from sandtable.table.sight import cut
from sandtable.table.spacing import Box, apart, to_edge
from sandtable.table.way import Way, along, headings, length, sweeps

WORSE: tuple[Ground, ...] = ("easy", "difficult", "very-difficult", "impassable")
SEAM = CM // 20
"""Pieces within this distance of each other at the same height are one."""

BESIDE = CM // 2
"""A parapet, wall or palisade within this distance of a raised walk is its edge."""

STEP = CM // 10
"""Two figures stand equally high if neither is more than this further up a slope."""

LOOK = CM // 2
"""The interval along a way at which keeping to a road is checked."""


class Patch(NamedTuple):
    """A piece of terrain as it lies on the table, in convex parts, each with the box around it."""

    piece: Piece
    terrain: Terrain
    parts: tuple[Footing, ...]
    boxes: tuple[Box, ...]
    around: Box

    def under(self, footing: Footing) -> bool:
        """Some of a base is in it."""
        return self.under_box(footing, footing.box)

    def under_box(self, footing: Footing, box: Box) -> bool:
        """The same, where the box around the base is known."""
        if apart(box, self.around, 0):
            return False
        for part, around in zip(self.parts, self.boxes, strict=True):
            if not apart(box, around, 0) and overlapping(footing, part):
                return True
        return False

    def holds(self, point: Point) -> bool:
        return any(holds(part.core, point) for part in self.parts)


class Trouble(NamedTuple):
    """What lies in a way: the worst ground, what crossings cost, which pieces, and which cannot be passed."""

    ground: Ground = "easy"
    cost: int = 0
    pieces: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()


@clause("AR T.4")
def ground_for(terrain: Terrain, figure: Figure, *, mounted: bool) -> Ground:
    """The column of the terrain table: foot, cavalry, or mounted foot and riders in armour 5."""
    if not mounted:
        return terrain.foot
    return terrain.cavalry if figure.horse == CAVALRY and not in_plate(figure) else terrain.heavy


class Land:
    """The terrain of a scenario by the tables of its period."""

    def __init__(self, scenario: Scenario, period: Period) -> None:
        self.board = scenario.board
        self.patches = tuple(patch(piece, period.terrain[piece.kind]) for piece in scenario.pieces)
        self.grounds = tuple(each for each in self.patches if not each.terrain.road and not each.terrain.room)
        self.roads = tuple(each for each in self.patches if each.terrain.road)
        self.rooms = tuple(each for each in self.patches if each.terrain.room)
        self.raised = tuple(each for each in self.patches if each.terrain.raised)
        self.steps = tuple(each for each in self.patches if each.terrain.stairs or each.terrain.climbed)
        self.lines = tuple(each for each in self.patches if each.terrain.form == "line" and not each.terrain.road)
        self.linear = tuple(each for each in self.lines if each.terrain.linear)
        self.widest = max((each.piece.width for each in self.linear), default=0)
        self.solid = tuple(each for each in self.patches if each.terrain.hides == "solid")
        self.high = tuple(each for each in self.patches if each.terrain.hides == "high")
        self.rising = tuple(each for each in self.patches if each.terrain.rises)
        self.tops = {each.piece.id: self._joined(each) for each in self.raised}
        self._bars: dict[tuple[bool, bool, bool], tuple[Footing, ...]] = {}
        self._mazes: dict[tuple[Sole, int], Maze] = {}

    def trouble(self, way: Way, sole: Sole, figure: Figure, *, mounted: bool, face: int) -> Trouble:
        """All that a way leads through, from the place where it starts to the one where it ends."""
        passed = [(part, part.box) for part in (sole.at(Stand(*way[0], face)), *sweeps(way, sole))]
        found, cost, barred, worst = [], 0, [], 0
        for each in self.grounds:
            if not any(each.under_box(part, box) for part, box in passed):
                continue
            ground = ground_for(each.terrain, figure, mounted=mounted)
            if ground == "impassable":
                barred.append(each.piece.id)
            elif self._counts(each, way, sole, ground, face):
                found.append(each.piece.id)
                worst = max(worst, WORSE.index(ground))
                cost += each.terrain.crossing if each.terrain.form == "line" else 0
        barred += [each.piece.id for each in self.raised if self.leaps(each, way, sole)]
        return Trouble(WORSE[worst], cost, tuple(found), tuple(barred))

    def _counts(self, patch: Patch, way: Way, sole: Sole, ground: Ground, face: int) -> bool:
        if ground == "easy" and not patch.terrain.crossing:
            return False
        if patch.terrain.form == "line":
            return len(way) > 1
        return not kept_to_road(patch, way, sole, self.roads, face)

    def on_table(self, footing: Footing) -> bool:
        """No part of a base is over the edge."""
        left, low, right, top = footing.box
        return left >= -10 and low >= -10 and right <= self.board[0] + 10 and top <= self.board[1] + 10

    def room(self, at: Point) -> Patch | None:
        """The room in which a point lies."""
        return next((room for room in self.rooms if room.holds(at)), None)

    def level(self, at: Point) -> int:
        """The height at a point."""
        return max((each.piece.height for each in self.patches if each.piece.height and each.holds(at)), default=0)

    def _joined(self, walk: Patch) -> frozenset[str]:
        """All that is one with a raised walk: the pieces that carry it on at its height, and what stands along them."""
        found, look = [walk], [walk]
        level = [each for each in self.raised if each.piece.height == walk.piece.height]
        while look:
            one = look.pop()
            more = [each for each in level if each not in found and beside_each_other(one, each, SEAM)]
            found += more
            look += more
        along = [each for each in self.lines if each.terrain.climbed or each.terrain.hides == "high"]
        edges = [each for each in along if any(beside_each_other(each, part, BESIDE) for part in found)]
        return frozenset(each.piece.id for each in (*found, *edges))

    @clause("AR VII.d")
    def top(self, at: Point) -> frozenset[str]:
        """What is underfoot at a point: a rampart, with its parapet, or the wall or palisade before its walk."""
        return frozenset[str]().union(*(self.tops[each.piece.id] for each in self.raised if each.holds(at)))

    def crowns(self, line: Patch) -> bool:
        """A parapet or palisade stands along something raised, and shelters who stands up there."""
        return any(line.piece.id in each for each in self.tops.values())

    @clause("AR VIII.k")
    def higher(self, one: Point, other: Point) -> int:
        """How much higher one point is than another: by level, or on one slope or stair by how far up it."""
        levels = self.level(one) - self.level(other)
        if levels:
            return levels
        both = next((each for each in self.rising if each.holds(one) and each.holds(other)), None)
        more = self._up(both, one) - self._up(both, other) if both else 0
        return more if abs(more) > STEP else 0

    def _up(self, rising: Patch, at: Point) -> int:
        """How far up a slope or stair a point is: towards what is higher beside it, or else from its edge inwards."""
        above = [each for each in self.patches if each.piece.height > rising.piece.height]
        tops = [part for each in above if beside_each_other(each, rising, BESIDE) for part in each.parts]
        if tops:
            return -min(gap(Footing((at,)), part) for part in tops)
        return isqrt(min(to_edge(at, side) for part in rising.parts for side in stretch(part.core)))

    @clause("AR T.4")
    def leaps(self, raised: Patch, way: Way, sole: Sole) -> bool:
        """One comes onto a rampart, and down from it, by stairs or over its parapet, and nowhere else."""
        return any(not self._stepped(raised, at, sole) for part in raised.parts for at in edges(part, way))

    def _stepped(self, raised: Patch, at: Point, sole: Sole) -> bool:
        """At the edge of something raised there are steps, or it goes on at the same height."""
        if any(each.under(sole.at(Stand(*at, 0))) for each in self.steps):
            return True
        level = [each for each in self.raised if each != raised and each.piece.height == raised.piece.height]
        return any(within(Footing((at,)), part, SEAM) for each in level for part in each.parts)

    def free(self, a: Point, b: Point, sole: Sole) -> bool:
        """Nothing raised is come onto, or left, on a straight way but by its steps."""
        return not any(self.leaps(each, (a, b), sole) for each in self.raised)

    def steps_up(self, sole: Sole) -> tuple[Point, ...]:
        """Where stairs lead over the edge of something raised."""
        stairs = [part for each in self.steps if each.terrain.stairs for part in each.parts]
        sides = [side for each in self.raised for part in each.parts for side in stretch(part.core)]
        found = (beside(middle(part.core), side) for part in stairs for side in sides)
        return tuple(
            dict.fromkeys(at for at in found if any(overlapping(sole.at(Stand(*at, 0)), each) for each in stairs))
        )

    def bars(self, figure: Figure, *, mounted: bool) -> tuple[Footing, ...]:
        """What a figure cannot pass."""
        key = (mounted, figure.horse == CAVALRY, in_plate(figure))
        if key not in self._bars:
            barred = [p for p in self.patches if ground_for(p.terrain, figure, mounted=mounted) == "impassable"]
            self._bars[key] = tuple(part for each in barred for part in each.parts)
        return self._bars[key]

    def maze(self, figure: Figure, sole: Sole, *, mounted: bool) -> Maze:
        """What a figure goes around."""
        bars = self.bars(figure, mounted=mounted)
        key = (sole, id(bars))
        if key not in self._mazes:
            self._mazes[key] = self._around(bars, sole)
        return self._mazes[key]

    def _around(self, things: tuple[Footing, ...], sole: Sole) -> Maze:
        """Ways around these things, up and down by stairs."""
        if not self.raised:
            return Maze(things, sole, *self.board)
        return Maze(things, sole, *self.board, self.steps_up(sole), lambda a, b: self.free(a, b, sole))


@clause("AR XIII.b")
def kept_to_road(patch: Patch, way: Way, sole: Sole, roads: tuple[Patch, ...], face: int) -> bool:
    """Roads do not speed, but cancel difficult ground for those who keep to them in it."""
    if not any(not apart(part.box, road.box, 0) for each in roads for part in each.parts for road in patch.parts):
        return False
    whole, ahead = length(way), headings(way)[-1] if len(way) > 1 else face
    for distance in [*range(0, whole, LOOK), whole]:
        stand = along(way, distance, face, ahead)
        if patch.under(sole.at(stand)) and not any(road.holds((stand.x, stand.y)) for road in roads):
            return False
    return True


def edges(part: Footing, way: Way) -> Iterator[Point]:
    """Where a way comes into a part of something raised, and where it leaves it."""
    up = [holds(part.core, point) for point in way]
    for (a, b), (before, after) in zip(pairwise(way), pairwise(up), strict=True):
        inside = cut(a, b, part.core)
        if not before and (after or inside):
            yield inside[0] if inside else b
        if not after and (before or inside):
            yield inside[1] if inside else a


def beside_each_other(one: Patch, other: Patch, reach: int) -> bool:
    """Two pieces lie within a distance of each other."""
    return any(within(a, b, reach) for a in one.parts for b in other.parts)


def middle(outline: Sequence[Point]) -> Point:
    """The mean of the corners."""
    xs, ys = zip(*outline, strict=True)
    return sum(xs) // len(xs), sum(ys) // len(ys)


def beside(point: Point, side: Edge) -> Point:
    """The point of a side that is nearest to another."""
    (ax, ay), (dx, dy) = side[0], between(*side)
    whole = dx * dx + dy * dy
    part = min(max(dx * (point[0] - ax) + dy * (point[1] - ay), 0), whole)
    return ax + rounded(dx * part, whole), ay + rounded(dy * part, whole)


def patch(piece: Piece, terrain: Terrain) -> Patch:
    """A piece as it lies."""
    outlines = band(piece.points, piece.width) if terrain.form == "line" else (piece.points,)
    parts = tuple(Footing(outline) for outline in outlines)
    boxes = tuple(part.box for part in parts)
    lows, highs = zip(*((box[:2], box[2:]) for box in boxes), strict=True)
    around = (min(x for x, _ in lows), min(y for _, y in lows), max(x for x, _ in highs), max(y for _, y in highs))
    return Patch(piece, terrain, parts, boxes, around)


@lru_cache(maxsize=16)
def land_of(scenario: Scenario, period: Period) -> Land:
    """The land of a scenario."""
    return Land(scenario, period)
