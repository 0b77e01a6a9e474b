"""6.3.2 and 6.4. Sight: how a range is measured, what breaks the lines to a target, and which friends are shot over."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import isqrt
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from sandtable.games.impetus.rules.shooting.weapons import Weapons
from sandtable.games.impetus.rules.terrain.woods import EDGE, deep_inside, inside, meet_inside
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Segment
from sandtable.table.plane import TOLERANCE, Point, between, cross
from sandtable.table.shape import FRONT, LEFT, RIGHT, SIDES, Base, Edge, Outline, edges
from sandtable.table.sight import Range, cut, fan, obstructing, range_between, sight_area
from sandtable.table.spacing import Box, apart, beside, box, gap

KEPT = 2**13
"""How many answers are kept: bases stand long where they are."""

BUT_THE_REAR = tuple(SIDES.index(side) for side in (FRONT, LEFT, RIGHT))

Measure: TypeAlias = Callable[[Base, str, Base], Range]
"""The range from a side of a base to another base, as an edition measures it."""


@clause("BI 6.3.2b")
@lru_cache(maxsize=KEPT)
def measured(shooter: Base, side: str, target: Base) -> Range:
    """To the middle of the target's front or of a flank, whichever is nearest."""
    middles = _middles(target)
    return _nearest(_middles(shooter)[SIDES.index(side)], tuple([middles[place] for place in BUT_THE_REAR]))


@clause("BI 6.3.2b")
@lru_cache(maxsize=KEPT)
def measured_to_any_side(shooter: Base, side: str, target: Base) -> Range:
    """To the middle of the target's nearest side, be it the rear."""
    return _nearest(_middles(shooter)[SIDES.index(side)], _middles(target))


def _nearest(start: Point, ends: tuple[Point, ...]) -> Range:
    lengths = [isqrt((x - start[0]) ** 2 + (y - start[1]) ** 2) for x, y in ends]
    least = min(lengths)
    return Range(least, (start, ends[lengths.index(least)]))


@lru_cache(maxsize=KEPT)
def _middles(base: Base) -> tuple[Point, ...]:
    return tuple(base.middle(side) for side in SIDES)


FLAT = "flat"
DIRECT, OVER_FRIENDS = "direct", "over friends"

Bound: TypeAlias = tuple[int, int, int]
"""A line by its way, and the level beyond which all is further off it than the tolerance."""

Borders: TypeAlias = Mapping[str, Outline]
NONE: Borders = MappingProxyType({})


class Field(NamedTuple):
    """What may stand in the way: all units, the pieces that cut sight by their name, and which of them are woods.

    `measured` is how the edition measures ranges. `boxes` are those around the units, in their order; who asks more
    than once has them made before.
    """

    stands: Sequence[Stand]
    hiding: Borders
    woods: Borders = NONE
    measured: Measure = measured
    boxes: Sequence[Box] = ()

    def boxed(self) -> "Field":
        """The same field with its boxes."""
        return self._replace(boxes=[box(stand.outline) for stand in self.stands])

    def within(self, around: Box) -> list[Stand]:
        """The units that come near a box."""
        boxes = self.boxes or self.boxed().boxes
        left, bottom, right, top = (
            around[0] - TOLERANCE,
            around[1] - TOLERANCE,
            around[2] + TOLERANCE,
            around[3] + TOLERANCE,
        )
        return [
            stand
            for stand, (x, y, to_x, to_y) in zip(self.stands, boxes, strict=True)
            if x <= right and to_x >= left and y <= top and to_y >= bottom
        ]


class InTheWay(NamedTuple):
    """What may break a line of sight: the things that stop it, and the woods that it may not run through for 3 U."""

    stopping: Borders
    thick: Borders


@clause("BI 6.3.2a")
def unseen(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Iterator[Refusal]:
    """Lines from both corners of the side to two corners of the target are unbroken; friends may be shot over."""
    flat = weapons.rows[shooter.unit.profile.weapon].trajectory == FLAT
    way = _in_the_way(shooter, side, target, field, flat=flat)
    if _seen(shooter, side, target, way, flat=flat):
        return
    if not flat:
        way = _not_over(shooter, side, target, field, way)
        if _seen(shooter, side, target, way, flat=False):
            return
    yield _refused(shooter, side, target, field, way, flat=flat)


def _refused(shooter: Stand, side: str, target: Stand, field: Field, way: InTheWay, *, flat: bool) -> Refusal:
    """What stops the lines; or else the wood that is too thick for them."""
    names, line = (shooter.id, target.id), field.measured(shooter.base, side, target.base).at
    if _seen(shooter, side, target, way._replace(thick=NONE), flat=flat):
        wood, part = _first_cut(line, shooter.base, way.thick)
        return Refusal("BI 6.3.2c", "refused-shot-wood", {"wood": wood}, names, (Segment(*part),))
    name, part = _first_cut(line, shooter.base, way.stopping)
    return Refusal("BI 6.3.2a", "refused-shot-sight", {"by": name}, names, (Segment(*part),))


def _seen(shooter: Stand, side: str, target: Stand, way: InTheWay, *, flat: bool) -> bool:
    blocking, thick = tuple(way.stopping.values()), tuple(way.thick.values())
    return sighted(shooter.base, side, target.base, blocking, thick, whole=flat)


@clause("BI 6.3.2c")
def _in_the_way(shooter: Stand, side: str, target: Stand, field: Field, *, flat: bool) -> InTheWay:
    """Sight is broken by any other unit, and by hiding ground in which neither of the two stands."""
    around = sight_box(shooter.base, side, target.base)
    found = {s.id: s.outline for s in field.within(around) if s.id not in (shooter.id, target.id)}
    theirs: dict[str, Outline] = {}
    for name, border in field.hiding.items():
        if not apart(around, box(border), TOLERANCE):
            within = inside(shooter.base, border) or inside(target.base, border)
            (theirs if within else found)[name] = border
    if not flat and found:
        found = _between(found, shooter.base, side, target.base)
    if not theirs:
        return InTheWay(found, NONE)
    return InTheWay(found, _thick(shooter, target, {n: b for n, b in theirs.items() if n in field.woods}))


def _between(found: Borders, base: Base, side: str, target: Base) -> dict[str, Outline]:
    """Those that any line from a corner of the side to a corner of the target could meet."""
    wedges = [_wedge(end, target.outline) for end in fan(base, side)]
    return {name: border for name, border in found.items() if not all(_outside(border, wedge) for wedge in wedges)}


@clause("BI 6.3.2c")
def _thick(shooter: Stand, target: Stand, woods: Borders) -> Borders:
    """Of a wood in which one of the two stands less than 3 U may lie on a line, unless they meet in that wood.

    A unit deep in it is out of sight by that alone (BI 3.3b).
    """
    return {
        name: border
        for name, border in woods.items()
        if not meet_inside(shooter, target, border)
        and not any(deep_inside(stand.base, border) for stand in (shooter, target))
    }


def sight_box(base: Base, side: str, target: Base) -> Box:
    """The least upright box around all lines from a side to a target: what lies outside of it breaks none."""
    return box((*fan(base, side), *target.outline))


def _not_over(shooter: Stand, side: str, target: Stand, field: Field, way: InTheWay) -> InTheWay:
    """What is left in the way when friends may be shot over; all else, if the target is unseen even without friends."""
    friends = {s.id: s for s in field.stands if s.id in way.stopping and s.unit.seat == shooter.unit.seat}
    others = {name: border for name, border in way.stopping.items() if name not in friends}
    if not _seen(shooter, side, target, way._replace(stopping=others), flat=False):
        return way._replace(stopping=others)
    line = field.measured(shooter.base, side, target.base).at
    left = {name: s.outline for name, s in friends.items() if not over(shooter, s, target, line)}
    return way._replace(stopping=others | left)


@clause("BI 6.4")
def sight_of(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> str:
    """How a target is seen: past everybody; or else over friends, but never by flat weapons; empty: not at all."""
    flat = weapons.rows[shooter.unit.profile.weapon].trajectory == FLAT
    way = _in_the_way(shooter, side, target, field, flat=flat)
    if _seen(shooter, side, target, way, flat=flat):
        return DIRECT
    if flat or not _seen(shooter, side, target, _not_over(shooter, side, target, field, way), flat=False):
        return ""
    return OVER_FRIENDS


def sighted(
    base: Base, side: str, target: Base, blocking: tuple[Outline, ...], thick: tuple[Outline, ...] = (), *, whole: bool
) -> bool:
    """Two lines that do not cross join the ends of the side to two corners of the target, unbroken.

    `thick` are woods of which less than 3 U may lie on a line. `whole`: all that lies between the two lines must be
    clear too.
    """
    return not (blocking or thick) or _sighted(base, side, target, blocking, thick, whole)


@lru_cache(maxsize=KEPT)
def _sighted(
    base: Base, side: str, target: Base, blocking: tuple[Outline, ...], thick: tuple[Outline, ...], whole: bool
) -> bool:
    near, corners = fan(base, side), target.outline
    from_left = _unbroken(near[0], corners, blocking, thick)
    from_right = from_left and _unbroken(near[1], corners, blocking, thick)
    return any(
        one != other
        and not _crossing((near[0], one), (near[1], other))
        and not (whole and obstructing(sight_area(near, (one, other)), blocking))
        for one in from_left
        for other in from_right
    )


def _unbroken(
    start: Point, corners: Outline, blocking: Sequence[Outline], thick: tuple[Outline, ...] = ()
) -> list[Point]:
    """The corners to which a line from a point is not broken."""
    wedge = _wedge(start, corners)
    in_the_way = [border for border in blocking if not _outside(border, wedge)]
    return [
        corner
        for corner in corners
        if not broken((start, corner), in_the_way) and not any(lost_in(wood, (start, corner)) for wood in thick)
    ]


@clause("BI 6.3.2c")
def lost_in(wood: Outline, line: Edge) -> bool:
    """Three U of a wood or more lie on a line."""
    part = cut(*line, wood)
    return part is not None and range_between(*part).length >= EDGE


@lru_cache(maxsize=KEPT)
def _wedge(start: Point, corners: Outline) -> tuple[Bound, ...]:
    """The lines from a point to the outermost corners, seen from where no corner lies."""
    ox, oy = start
    rays = [(x - ox, y - oy) for x, y in corners]
    found = []
    for dx, dy in rays:
        turns = [dx * y - dy * x for x, y in rays]
        off = isqrt(TOLERANCE * TOLERANCE * (dx * dx + dy * dy)) + 1
        if max(turns) <= 0:
            found.append((dx, dy, dx * oy - dy * ox + off))
        elif min(turns) >= 0:
            found.append((-dx, -dy, dy * ox - dx * oy + off))
    return tuple(found)


def _outside(border: Outline, wedge: tuple[Bound, ...]) -> bool:
    """All of an outline lies off a wedge by more than the tolerance, so that no line in it is broken."""
    return any(min([dx * y - dy * x for x, y in border]) > level for dx, dy, level in wedge)


def _crossing(first: Edge, second: Edge) -> bool:
    def sides(line: Edge, points: Edge) -> bool:
        way = between(*line)
        return cross(way, between(line[0], points[0])) * cross(way, between(line[0], points[1])) < 0

    return sides(first, second) and sides(second, first)


@clause("BI 6.3.2c")
def broken(line: Edge, blocking: Iterable[Outline]) -> bool:
    """A line of sight is cut by something, or runs along a whole side of it."""
    return any(
        not _aside(line, border) and (cut(*line, border) is not None or runs_along(line, border)) for border in blocking
    )


def _aside(line: Edge, border: Outline) -> bool:
    """All of an outline lies on one side of a prolonged line, further off than the tolerance."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    levels = [dx * y - dy * x for x, y in border]
    level, off = dx * ay - dy * ax, isqrt(TOLERANCE * TOLERANCE * (dx * dx + dy * dy)) + 1
    return min(levels) > level + off or max(levels) < level - off


@clause("BI 6.3.2c")
def runs_along(line: Edge, border: Outline) -> bool:
    """A line that runs along a whole side of a base is broken by it; one that only touches a corner is not."""
    return any(beside(a, line) and beside(b, line) for a, b in edges(border))


def _first_cut(line: Edge, base: Base, stopping: Borders) -> tuple[str, Edge]:
    """What breaks the line of range, or else what lies nearest to the side, and where."""
    for name, border in stopping.items():
        if part := cut(*line, border):
            return name, part
    nearest = min(stopping, key=lambda name: _gap(base.outline, stopping[name]))
    return nearest, line


@clause("BI 6.4")
def over(shooter: Stand, friend: Stand, target: Stand, line: Edge) -> bool:
    """A friend may be shot over if it is nearer to the shooter than to the target, along the line of range."""
    part = cut(*line, friend.outline)
    if part is None:
        return _gap(shooter.outline, friend.outline) < _gap(friend.outline, target.outline)
    return range_between(line[0], part[0]).length < range_between(part[1], line[1]).length


@lru_cache(maxsize=KEPT)
def _gap(one: Outline, other: Outline) -> int:
    return gap(one, other)
