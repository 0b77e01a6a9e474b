"""6.3 and 6.4. Targets: arcs, sight, range, priority, and fire over friends."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region, Segment
from sandtable.rulesets.impetus.stands import Stand
from sandtable.rulesets.impetus.weapons import Weapons, dice, stands_still
from sandtable.table.plane import DEGREE, QUARTER, TOLERANCE, UNIT, Point, Pose, between, cross
from sandtable.table.rank import facing_front
from sandtable.table.shape import FRONT, LEFT, REAR, RIGHT, SIDES, Base, Edge, Outline, edges
from sandtable.table.sight import Range, ahead_of, arc, cut, fan, obstructing, range_between, sight_area
from sandtable.table.spacing import Box, apart, beside, box, gap, lines, overlap

OPENING = 45 * DEGREE
SHORT = 10 * UNIT
ALL_ROUND = ("CL", "CGP", "CGL", "W")
TURNS = {FRONT: 0, LEFT: QUARTER, REAR: 2 * QUARTER, RIGHT: 3 * QUARTER}
FLAT = "flat"
KEPT = 2**13
"""How many answers of each kind are kept: bases stand long where they are."""


class Field(NamedTuple):
    """What may stand in the way: all units, and the pieces that cut sight by their name.

    `boxes` are those around the units, in their order; who asks more than once has them made before.
    """

    stands: Sequence[Stand]
    hiding: Mapping[str, Outline]
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


class Aim(NamedTuple):
    """A target that may be shot at from a side: how far it is, along which line, and whether over friends."""

    target: Stand
    side: str
    range: Range
    indirect: bool


Foremost = Callable[[Base, list[Aim]], list[Aim]]

Bound: TypeAlias = tuple[int, int, int]
"""A line by its way, and the level beyond which all is further off it than the tolerance."""


@clause("BI 6.3.1")
def shooting_sides(shooter: Stand, weapons: Weapons, edition: str) -> tuple[str, ...]:
    """Most shoot to their front; light cavalry, chariots and wagenburgs by any side, unless they must stand still."""
    weapon = weapons.rows[shooter.unit.profile.weapon]
    bound = stands_still(weapon, shooter.unit.profile.arm, edition)
    return SIDES if shooter.unit.type in ALL_ROUND and not bound else (FRONT,)


def turned_to(base: Base, side: str) -> Base:
    """The same rectangle with another side as its front."""
    front, depth = (base.front, base.depth) if side in (FRONT, REAR) else (base.depth, base.front)
    return Base(Pose(*base.middle(side), (base.pose.heading + TURNS[side]) % (4 * QUARTER)), front, depth)


@clause("BI 6.3.2b")
@lru_cache(maxsize=KEPT)
def measured(shooter: Base, side: str, target: Base) -> Range:
    """From the middle of the shooting side to the middle of the target's nearest side."""
    start, ends = _middles(shooter)[SIDES.index(side)], _middles(target)
    lengths = [isqrt((x - start[0]) ** 2 + (y - start[1]) ** 2) for x, y in ends]
    least = min(lengths)
    return Range(least, (start, ends[lengths.index(least)]))


@lru_cache(maxsize=KEPT)
def _middles(base: Base) -> tuple[Point, ...]:
    return tuple(base.middle(side) for side in SIDES)


def forbids_shot(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Iterator[Refusal]:
    """Everything that forbids a shot from a side at a target, but for the priority."""
    ids = (shooter.id, target.id)
    found = measured(shooter.base, side, target.base)
    if target.fighting:
        yield Refusal("BI 6.3.2b", "refused-shot-melee", {}, ids)
    weapon = weapons.rows[shooter.unit.profile.weapon]
    if dice(weapons, shooter.unit.profile.weapon, found.length, target.unit.profile.arm) is None:
        yield Refusal("BI 6.1.2", "refused-shot-range", {"range": found.length}, ids, (Segment(*found.at),))
    region = arc_of(shooter.base, side, max(weapon.most, found.length))
    if not _in_arc(shooter.base, side, max(weapon.most, found.length), target.base):
        yield Refusal("BI 6.3.1", "refused-shot-arc", {}, ids, (Region(region),))
    yield from unseen(shooter, side, target, field, weapons)


@clause("BI 6.3.1")
@lru_cache(maxsize=KEPT)
def arc_of(base: Base, side: str, reach: int) -> Outline:
    """45° off the corners of the side."""
    return arc(base, side, OPENING, reach)


@lru_cache(maxsize=KEPT)
def _in_arc(base: Base, side: str, reach: int, target: Base) -> bool:
    (ax, ay), (bx, by) = fan(base, side)
    dx, dy = bx - ax, by - ay
    if min([dx * y - dy * x for x, y in target.outline]) >= dx * ay - dy * ax:
        return False
    region = arc_of(base, side, reach + UNIT)
    return well_inside(measured(base, side, target).at[1], region) or overlap(region, target.outline)


def well_inside(point: Point, region: Outline) -> bool:
    """A point lies in a region, clearly further from its border than the tolerance: what it belongs to overlaps it."""
    (x, y), clear = point, 2 * TOLERANCE
    return all(
        (off := dx * y - dy * x - level) > 0 and off * off > clear * clear * square
        for dx, dy, level, square, _ in lines(region)
    )


@clause("BI 6.3.2a")
def unseen(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Iterator[Refusal]:
    """Lines from both corners of the side to two corners of the target are unbroken; friends may be shot over."""
    flat = weapons.rows[shooter.unit.profile.weapon].trajectory == FLAT
    stopping = _stopping(shooter, side, target, field, flat=flat)
    if _seen(shooter, side, target, stopping, flat=flat):
        return
    if not flat:
        stopping = _not_over(shooter, side, target, field, stopping)
        if _seen(shooter, side, target, stopping, flat=False):
            return
    name, line = _first_cut(shooter.base, side, target.base, stopping)
    yield Refusal("BI 6.3.2a", "refused-shot-sight", {"by": name}, (shooter.id, target.id), (Segment(*line),))


def _seen(shooter: Stand, side: str, target: Stand, stopping: dict[str, Outline], *, flat: bool) -> bool:
    return sighted(shooter.base, side, target.base, list(stopping.values()), whole=flat)


@clause("BI 6.3.2c")
def _stopping(shooter: Stand, side: str, target: Stand, field: Field, *, flat: bool) -> dict[str, Outline]:
    """Sight is broken by any other unit, and by hiding ground in which neither of the two stands."""
    around = sight_box(shooter.base, side, target.base)
    found = {s.id: s.outline for s in field.within(around) if s.id not in (shooter.id, target.id)}
    for name, border in field.hiding.items():
        inside = overlap(border, shooter.outline) or overlap(border, target.outline)
        if not apart(around, box(border), TOLERANCE) and not inside:
            found[name] = border
    if flat or not found:
        return found
    wedges = [_wedge(end, target.outline) for end in fan(shooter.base, side)]
    return {name: border for name, border in found.items() if not all(_outside(border, wedge) for wedge in wedges)}


def sight_box(base: Base, side: str, target: Base) -> Box:
    """The least upright box around all lines from a side to a target: what lies outside of it breaks none."""
    return box((*fan(base, side), *target.outline))


def _not_over(
    shooter: Stand, side: str, target: Stand, field: Field, stopping: dict[str, Outline]
) -> dict[str, Outline]:
    """What is left in the way when friends may be shot over; who does not see without any friends needs no more."""
    friends = {s.id: s for s in field.stands if s.id in stopping and s.unit.seat == shooter.unit.seat}
    others = {name: border for name, border in stopping.items() if name not in friends}
    if not _seen(shooter, side, target, others, flat=False):
        return others
    return others | {n: s.outline for n, s in friends.items() if not over(shooter, side, s, target)}


def sighted(base: Base, side: str, target: Base, blocking: Sequence[Outline], *, whole: bool) -> bool:
    """Two lines that do not cross join the ends of the side to two corners of the target, unbroken.

    `whole`: all that lies between the two lines must be clear too.
    """
    return not blocking or _sighted(base, side, target, tuple(blocking), whole)


@lru_cache(maxsize=KEPT)
def _sighted(base: Base, side: str, target: Base, blocking: tuple[Outline, ...], whole: bool) -> bool:
    near, corners = fan(base, side), target.outline
    from_left = _unbroken(near[0], corners, blocking)
    from_right = from_left and _unbroken(near[1], corners, blocking)
    return any(
        one != other
        and not _crossing((near[0], one), (near[1], other))
        and not (whole and obstructing(sight_area(near, (one, other)), blocking))
        for one in from_left
        for other in from_right
    )


def _unbroken(start: Point, corners: Outline, blocking: Sequence[Outline]) -> list[Point]:
    """The corners to which a line from a point is not broken."""
    wedge = _wedge(start, corners)
    in_the_way = [border for border in blocking if not _outside(border, wedge)]
    return [corner for corner in corners if not broken((start, corner), in_the_way)]


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


def _first_cut(base: Base, side: str, target: Base, stopping: dict[str, Outline]) -> tuple[str, Edge]:
    """What breaks the line of range, or else what lies nearest to the side, and where."""
    line = measured(base, side, target).at
    for name, border in stopping.items():
        if part := cut(*line, border):
            return name, part
    nearest = min(stopping, key=lambda name: _gap(base.outline, stopping[name]))
    return nearest, line


@clause("BI 6.4")
def over(shooter: Stand, side: str, friend: Stand, target: Stand) -> bool:
    """A friend may be shot over if he is nearer to the shooter than to the target, along the line of range."""
    start, end = measured(shooter.base, side, target.base).at
    part = cut(start, end, friend.outline)
    if part is None:
        return _gap(shooter.outline, friend.outline) < _gap(friend.outline, target.outline)
    return range_between(start, part[0]).length < range_between(part[1], end).length


@lru_cache(maxsize=KEPT)
def _gap(one: Outline, other: Outline) -> int:
    return gap(one, other)


def aims(
    shooter: Stand, side: str, enemies: Sequence[Stand], field: Field, weapons: Weapons, foremost: Foremost
) -> list[Aim]:
    """The targets that the priority leaves to a side: those foremost in front, else the nearest in arc."""
    within = _within(shooter, side, enemies, weapons)
    ahead = _ahead(shooter.base, side)
    front = [aim for aim in within if aim.range.length <= SHORT and overlap(ahead, aim.target.outline)]
    found = _first_seen(shooter, turned_to(shooter.base, side), front, field, weapons, foremost) if front else []
    return found or _first_seen(shooter, shooter.base, within, field, weapons, nearest)


def _within(shooter: Stand, side: str, enemies: Iterable[Stand], weapons: Weapons) -> list[Aim]:
    """The enemies in arc and reach of a side, seen or not."""
    name, reach = shooter.unit.profile.weapon, weapons.rows[shooter.unit.profile.weapon].most
    found = []
    for enemy in enemies:
        off = measured(shooter.base, side, enemy.base)
        if enemy.fighting or dice(weapons, name, off.length, enemy.unit.profile.arm) is None:
            continue
        if _in_arc(shooter.base, side, reach, enemy.base):
            found.append(Aim(enemy, side, off, False))
    return found


@lru_cache(maxsize=KEPT)
def _ahead(base: Base, side: str) -> Outline:
    return ahead_of(base, side, SHORT)


def _first_seen(
    shooter: Stand, base: Base, left: list[Aim], field: Field, weapons: Weapons, foremost: Foremost
) -> list[Aim]:
    """The foremost that are seen; sight is looked at only for those who come before all others that are left."""
    while left:
        first = foremost(base, left)
        seen = [aim for aim in first if next(unseen(shooter, aim.side, aim.target, field, weapons), None) is None]
        if seen:
            return [aim_at(shooter, aim.side, aim.target, field, weapons) for aim in seen]
        unseen_ones = {aim.target.id for aim in first}
        left = [aim for aim in left if aim.target.id not in unseen_ones]
    return []


@clause("BI 6.4")
def aim_at(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Aim:
    """A shot is indirect if friends stand in its way; flat weapons never shoot over them."""
    found = Aim(target, side, measured(shooter.base, side, target.base), False)
    if weapons.rows[shooter.unit.profile.weapon].trajectory == FLAT:
        return found
    around = sight_box(shooter.base, side, target.base)
    friends = [s for s in field.within(around) if s.unit.seat == shooter.unit.seat and s.id != shooter.id]
    borders = [friend.outline for friend in friends]
    return found._replace(indirect=not sighted(shooter.base, side, target.base, borders, whole=False))


@clause("BI 6.3.3")
def most_in_front(base: Base, front: list[Aim]) -> list[Aim]:
    """The one that fills most of the strip before the side, then the nearest; equal ones are the owner's choice."""
    widest = max(facing_front(base, aim.target.base) for aim in front)
    return nearest(base, [aim for aim in front if facing_front(base, aim.target.base) == widest])


@clause("BI 6.3.3")
def nearest(base: Base, found: list[Aim]) -> list[Aim]:
    """The nearest; equal ones are the owner's choice."""
    least = min((aim.range.length for aim in found), default=0)
    return [aim for aim in found if aim.range.length == least]
