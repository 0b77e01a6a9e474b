"""6.3 and 6.4. Targets: arcs, sight, range, priority, and fire over friends."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region, Segment
from sandtable.rulesets.impetus.stands import Stand
from sandtable.rulesets.impetus.weapons import Weapons, dice, stands_still
from sandtable.table.plane import DEGREE, QUARTER, UNIT, Pose, between, cross
from sandtable.table.rank import facing_front
from sandtable.table.shape import FRONT, LEFT, REAR, RIGHT, SIDES, Base, Edge, Outline, edges
from sandtable.table.sight import Range, ahead_of, arc, cut, fan, in_arc, obstructing, range_between, sight_area
from sandtable.table.spacing import beside, gap, overlap

OPENING = 45 * DEGREE
SHORT = 10 * UNIT
ALL_ROUND = ("CL", "CGP", "CGL", "W")
TURNS = {FRONT: 0, LEFT: QUARTER, REAR: 2 * QUARTER, RIGHT: 3 * QUARTER}


class Field(NamedTuple):
    """What may stand in the way: all units, and the pieces that cut sight by their name."""

    stands: Sequence[Stand]
    hiding: dict[str, Outline]


class Aim(NamedTuple):
    """A target that may be shot at from a side: how far it is, along which line, and whether over friends."""

    target: Stand
    side: str
    range: Range
    indirect: bool


Foremost = Callable[[Base, list[Aim]], list[Aim]]


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
def measured(shooter: Base, side: str, target: Base) -> Range:
    """From the middle of the shooting side to the middle of the target's nearest side."""
    start = shooter.middle(side)
    return min((range_between(start, target.middle(other)) for other in SIDES), key=lambda found: found.length)


def forbids_shot(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Iterator[Refusal]:
    """Everything that forbids a shot from a side at a target, but for the priority."""
    ids = (shooter.id, target.id)
    found = measured(shooter.base, side, target.base)
    if target.fighting:
        yield Refusal("BI 6.3.2b", "refused-shot-melee", {}, ids)
    weapon = weapons.rows[shooter.unit.profile.weapon]
    if dice(weapons, shooter.unit.profile.weapon, found.length, target.unit.profile.arm) is None:
        yield Refusal("BI 6.1.2", "refused-shot-range", {"range": found.length}, ids, (Segment(*found.at),))
    region = arc(shooter.base, side, OPENING, max(weapon.most, found.length))
    if not in_arc(target.outline, region):
        yield Refusal("BI 6.3.1", "refused-shot-arc", {}, ids, (Region(region),))
    yield from unseen(shooter, side, target, field, weapons)


@clause("BI 6.3.2a")
def unseen(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Iterator[Refusal]:
    """Lines from both corners of the side to two corners of the target are unbroken; friends may be shot over."""
    weapon = weapons.rows[shooter.unit.profile.weapon]
    stopping = _stopping(shooter, target, field)
    if weapon.trajectory != "flat":
        friends = {s.id: s for s in field.stands if s.unit.seat == shooter.unit.seat}
        stopping = {
            n: o for n, o in stopping.items() if n not in friends or not over(shooter, side, friends[n], target)
        }
    if not sighted(shooter.base, side, target.base, list(stopping.values()), whole=weapon.trajectory == "flat"):
        name, line = _first_cut(shooter.base, side, target.base, stopping)
        yield Refusal("BI 6.3.2a", "refused-shot-sight", {"by": name}, (shooter.id, target.id), (Segment(*line),))


@clause("BI 6.3.2c")
def _stopping(shooter: Stand, target: Stand, field: Field) -> dict[str, Outline]:
    """Sight is broken by any other unit, and by hiding ground in which neither of the two stands."""
    units = {s.id: s.outline for s in field.stands if s.id not in (shooter.id, target.id)}
    ground = {
        name: border
        for name, border in field.hiding.items()
        if not overlap(border, shooter.outline) and not overlap(border, target.outline)
    }
    return units | ground


def sighted(base: Base, side: str, target: Base, blocking: list[Outline], *, whole: bool) -> bool:
    """Two lines that do not cross join the ends of the side to two corners of the target, unbroken."""
    return any(_clear(fan(base, side), far, blocking, whole=whole) for far in _corner_pairs(base, side, target))


def _corner_pairs(base: Base, side: str, target: Base) -> Iterator[Edge]:
    """Each two corners of the target to which lines from the two ends of the side do not cross."""
    near = fan(base, side)
    for one in target.outline:
        for other in target.outline:
            if one != other and not _crossing((near[0], one), (near[1], other)):
                yield one, other


def _crossing(first: Edge, second: Edge) -> bool:
    def sides(line: Edge, points: Edge) -> bool:
        way = between(*line)
        return cross(way, between(line[0], points[0])) * cross(way, between(line[0], points[1])) < 0

    return sides(first, second) and sides(second, first)


def _clear(near: Edge, far: Edge, blocking: list[Outline], *, whole: bool) -> bool:
    lines = list(zip(near, far, strict=True))
    unbroken = not any(cut(*line, border) or runs_along(line, border) for line in lines for border in blocking)
    return unbroken and not (whole and obstructing(sight_area(near, far), blocking))


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
    nearest = min(stopping, key=lambda name: gap(base.outline, stopping[name]))
    return nearest, line


@clause("BI 6.4")
def over(shooter: Stand, side: str, friend: Stand, target: Stand) -> bool:
    """A friend may be shot over if he is nearer to the shooter than to the target, along the line of range."""
    start, end = measured(shooter.base, side, target.base).at
    part = cut(start, end, friend.outline)
    if part is None:
        return gap(shooter.outline, friend.outline) < gap(friend.outline, target.outline)
    return range_between(start, part[0]).length < range_between(part[1], end).length


def aims(
    shooter: Stand, side: str, enemies: Sequence[Stand], field: Field, weapons: Weapons, foremost: Foremost
) -> list[Aim]:
    """The targets that the priority leaves to a side: those foremost in front, else the nearest in arc."""
    open_to = [_aim(shooter, side, enemy, field) for enemy in enemies if _free(shooter, side, enemy, field, weapons)]
    ahead = ahead_of(shooter.base, side, SHORT)
    front = [aim for aim in open_to if aim.range.length <= SHORT and overlap(ahead, aim.target.outline)]
    return foremost(turned_to(shooter.base, side), front) if front else nearest(shooter.base, open_to)


def _free(shooter: Stand, side: str, enemy: Stand, field: Field, weapons: Weapons) -> bool:
    return next(forbids_shot(shooter, side, enemy, field, weapons), None) is None


def _aim(shooter: Stand, side: str, target: Stand, field: Field) -> Aim:
    friends = [s.outline for s in field.stands if s.unit.seat == shooter.unit.seat and s.id != shooter.id]
    indirect = not sighted(shooter.base, side, target.base, friends, whole=False)
    return Aim(target, side, measured(shooter.base, side, target.base), indirect)


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
