"""5.5. Zones of control: what an enemy before one's front forbids."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sandtable.kernel.clause import clause
from sandtable.rulesets.impetus.stands import Stand
from sandtable.table.path import swept, way_box
from sandtable.table.plane import UNIT, Point
from sandtable.table.shape import FRONT, Base, Outline
from sandtable.table.sight import ahead_of, zone
from sandtable.table.spacing import apart, box, overlap
from sandtable.table.wheel import circle_box, swept_wheel

DEPTH = 5 * UNIT
FAR = 1000 * UNIT


@clause("BI 5.5a")
def zone_of_control(stand: Stand) -> Outline | None:
    """The front edge by 5 U, of units that are not disordered and not in melee."""
    return None if stand.unit.disordered or stand.fighting else _zone(stand.base)


@lru_cache(maxsize=4096)
def _zone(base: Base) -> Outline:
    return zone(base, DEPTH)


def zones(enemies: Sequence[Stand]) -> list[tuple[Stand, Outline]]:
    """Every enemy that controls ground, with its zone."""
    return [(enemy, found) for enemy in enemies if (found := zone_of_control(enemy)) is not None]


class Stretch(NamedTuple):
    """A part of a way, from one distance to another (or on for good), in the zone of an enemy."""

    start: int
    end: int | None
    enemy: Stand
    zone: Outline

    def holds(self, distance: int) -> bool:
        return self.start <= distance and (self.end is None or distance <= self.end)


@clause("BI 5.5c")
def past_the_controller(stand: Stand, distance: int, enemies: Sequence[Stand]) -> Stretch | None:
    """How far one may go, up to a distance, in zones whose controller is not straight ahead; such a move disorders.

    Of several controllers one straight ahead is enough: the stretch ends where the zone of such a one is entered.
    """
    heading = stand.base.pose.heading
    around = way_box(stand.base, heading, distance)
    close = [(enemy, held) for enemy, held in zones(enemies) if not apart(around, box(held), 0)]
    found = [(swept(stand.base, heading, distance, held), enemy, held) for enemy, held in close]
    entered = [(way[0], enemy, held) for way, enemy, held in found if way]
    if not entered:
        return None
    ahead = min((start for start, enemy, _ in entered if straight_ahead(stand.base, enemy)), default=None)
    start, enemy, held = min(entered, key=lambda found: (found[0], found[1].id))
    if ahead is not None and ahead <= start:
        return None
    return Stretch(start, None if ahead is None else ahead - 1, enemy, held)


@clause("BI 5.5b")
def first_zone(stand: Stand, angle: int, distance: int, enemies: Sequence[Stand]) -> Stretch | None:
    """Where a move sideways or obliquely enters a zone."""
    around = way_box(stand.base, angle, distance)
    entered = [
        Stretch(way[0], None, enemy, held)
        for enemy, held in zones(enemies)
        if not apart(around, box(held), 0) and (way := swept(stand.base, angle, distance, held))
    ]
    return min(entered, key=lambda stretch: (stretch.start, stretch.enemy.id), default=None)


@clause("BI 5.5b")
def first_zone_wheeled(stand: Stand, pivot: Point, angle: int, enemies: Sequence[Stand]) -> Stretch | None:
    """Where a wheel enters a zone, as an unsigned angle."""
    reached = circle_box(stand.base, pivot)
    entered = [
        Stretch(abs(way[0]), None, enemy, held)
        for enemy, held in zones(enemies)
        if not apart(reached, box(held), 0) and (way := swept_wheel(stand.base, pivot, angle, held))
    ]
    return min(entered, key=lambda stretch: (stretch.start, stretch.enemy.id), default=None)


@clause("BI 5.5d")
def straight_ahead(base: Base, enemy: Stand) -> bool:
    """The corridor of the mover's front, prolonged, meets the controller's base."""
    return overlap(ahead_of(base, FRONT, FAR), enemy.outline)
