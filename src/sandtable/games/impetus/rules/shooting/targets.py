"""6.3. Targets: arcs, and the targets that the priority leaves to a shooter."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from sandtable.games.impetus.rules.shooting.sight import KEPT, OVER_FRIENDS, Field, Measure, sight_of, unseen
from sandtable.games.impetus.rules.shooting.weapons import Weapon, Weapons, dice
from sandtable.games.impetus.rules.troops.profiles import LIGHT_CAVALRY, WAGENBURG, WAR_CHARIOTS
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region, Segment
from sandtable.table.plane import DEGREE, QUARTER, TOLERANCE, UNIT, Point, Pose
from sandtable.table.rank import facing_front
from sandtable.table.shape import FRONT, LEFT, REAR, RIGHT, SIDES, Base, Outline
from sandtable.table.sight import Range, ahead_of, arc, fan
from sandtable.table.spacing import lines, overlap

OPENING = 45 * DEGREE
SHORT = 10 * UNIT
ALL_ROUND = (LIGHT_CAVALRY, *WAR_CHARIOTS, WAGENBURG)
TURNS = {FRONT: 0, LEFT: QUARTER, REAR: 2 * QUARTER, RIGHT: 3 * QUARTER}


class Aim(NamedTuple):
    """A target that may be shot at from a side: how far it is, along which line, and whether over friends."""

    target: Stand
    side: str
    range: Range
    indirect: bool


Foremost = Callable[[Base, list[Aim]], list[Aim]]
StandsStill = Callable[[Weapon, str], bool]


@clause("BI 6.3.1")
def shooting_sides(shooter: Stand, weapons: Weapons, stands_still: StandsStill) -> tuple[str, ...]:
    """Most shoot to their front, wagenburgs by any side; so do light cavalry and chariots that need not stand still."""
    weapon, troops = weapons.rows[shooter.unit.profile.weapon], shooter.unit.type
    all_round = troops == WAGENBURG or (troops in ALL_ROUND and not stands_still(weapon, troops))
    return SIDES if all_round else (FRONT,)


def turned_to(base: Base, side: str) -> Base:
    """The same rectangle with another side as its front."""
    front, depth = (base.front, base.depth) if side in (FRONT, REAR) else (base.depth, base.front)
    return Base(Pose(*base.middle(side), (base.pose.heading + TURNS[side]) % (4 * QUARTER)), front, depth)


def forbids_shot(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Iterator[Refusal]:
    """Everything that forbids a shot from a side at a target, but for the priority."""
    ids = (shooter.id, target.id)
    found = field.measured(shooter.base, side, target.base)
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
    return well_inside(target.pose.at, region) or overlap(region, target.outline)


def well_inside(point: Point, region: Outline) -> bool:
    """A point lies in a region, clearly further from its border than the tolerance: what it belongs to overlaps it."""
    (x, y), clear = point, 2 * TOLERANCE
    return all(
        (off := dx * y - dy * x - level) > 0 and off * off > clear * clear * square
        for dx, dy, level, square, _ in lines(region)
    )


def aims(
    shooter: Stand, side: str, enemies: Sequence[Stand], field: Field, weapons: Weapons, foremost: Foremost
) -> list[Aim]:
    """The targets that the priority leaves to a side: those foremost in front, else the nearest in arc."""
    within = _within(shooter, side, enemies, field.measured, weapons)
    ahead = _ahead(shooter.base, side)
    front = [aim for aim in within if aim.range.length <= SHORT and overlap(ahead, aim.target.outline)]
    found = _first_seen(shooter, turned_to(shooter.base, side), front, field, weapons, foremost) if front else []
    return found or _first_seen(shooter, shooter.base, within, field, weapons, nearest)


def _within(shooter: Stand, side: str, enemies: Iterable[Stand], measured: Measure, weapons: Weapons) -> list[Aim]:
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
        looks = [(aim, sight_of(shooter, aim.side, aim.target, field, weapons)) for aim in first]
        if seen := [aim._replace(indirect=look == OVER_FRIENDS) for aim, look in looks if look]:
            return seen
        unseen_ones = {aim.target.id for aim in first}
        left = [aim for aim in left if aim.target.id not in unseen_ones]
    return []


@clause("BI 6.4")
def aim_at(shooter: Stand, side: str, target: Stand, field: Field, weapons: Weapons) -> Aim:
    """A target as it is shot at."""
    indirect = sight_of(shooter, side, target, field, weapons) == OVER_FRIENDS
    return Aim(target, side, field.measured(shooter.base, side, target.base), indirect)


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
