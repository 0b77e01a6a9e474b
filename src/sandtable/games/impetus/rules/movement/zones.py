"""5.5. Zones of control: what an enemy before one's front forbids."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, cast

from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.table.crossing import Span
from sandtable.table.path import swept, way_box
from sandtable.table.plane import UNIT, Point
from sandtable.table.shape import FRONT, Base, Outline
from sandtable.table.sight import ahead_of, zone
from sandtable.table.spacing import Box, box, overlap
from sandtable.table.wheel import circle_box, swept_wheel

DEPTH = 5 * UNIT
FAR = 1000 * UNIT
NOWHERE: Box = (FAR * FAR, FAR * FAR, -FAR * FAR, -FAR * FAR)


@clause("BI 5.5a")
def zone_of_control(stand: Stand) -> Outline | None:
    """The front edge by 5 U, of units that are not disordered and not in melee."""
    return None if stand.unit.disordered or stand.fighting else zone(stand.base, DEPTH)


def zones_near(around: Box, enemies: Sequence[Stand]) -> list[tuple[Stand, Outline]]:
    """Every enemy that controls ground which comes into a box, with its zone."""
    left, low, right, high = around
    found = []
    for enemy in enemies:
        x, y, far, top = enemy.once(_controlled)
        if x <= right and y <= high and far >= left and top >= low:
            found.append((enemy, cast(Outline, enemy.once(zone_of_control))))
    return found


def _controlled(stand: Stand) -> Box:
    """The box around the ground that a unit controls; nothing comes into the box of one that controls none."""
    held = stand.once(zone_of_control)
    return NOWHERE if held is None else box(held)


class Stretch(NamedTuple):
    """From where on a way leads through the zone of an enemy."""

    start: int
    enemy: Stand
    zone: Outline


Going: TypeAlias = Sequence[tuple[Base, int]]
"""The bases that move straight ahead together, and how far each goes."""


@clause("BI 5.5c")
def past_the_controller(going: Going, enemies: Sequence[Stand]) -> Stretch | None:
    """From where on a body is in zones of which no controller is straight ahead; such a move disorders all of it.

    Each moment is judged for itself: of the controllers of one moment one straight ahead is enough, and nothing is
    undone by going further.
    """
    past: list[tuple[Span, Stand, Outline]] = []
    towards: list[Span] = []
    boxes = [way_box(base, base.pose.heading, distance) for base, distance in going]
    about = tuple(zip(*boxes, strict=True))
    around = min(about[0]), min(about[1]), max(about[2]), max(about[3])
    for enemy, held in zones_near(around, enemies):
        spans = moments_in(going, held)
        if spans and any(straight_ahead(base, enemy) for base, _ in going):
            towards += spans
        else:
            past += [(span, enemy, held) for span in spans]
    return _first_past(past, towards) if past else None


def _first_past(past: Sequence[tuple[Span, Stand, Outline]], towards: Sequence[Span]) -> Stretch | None:
    """The first moment that is in a stretch past a controller, and in none towards one."""
    for moment in sorted({span[0] for span, _, _ in past} | {end + 1 for _, end in towards}):
        here = [(enemy, held) for (start, end), enemy, held in past if start <= moment <= end]
        if here and not any(start <= moment <= end for start, end in towards):
            return Stretch(moment, *min(here, key=lambda each: each[0].id))
    return None


def moments_in(going: Going, held: Outline) -> list[Span]:
    """Between which moments each base is in a zone; one that stops there stays there while the others go on."""
    found, last = [], max(distance for _, distance in going)
    for base, distance in going:
        if over := swept(base, base.pose.heading, distance, held):
            found.append((over[0], last if over[1] == distance else over[1]))
    return found


@clause("BI 5.5b")
def first_zone(stand: Stand, angle: int, distance: int, enemies: Sequence[Stand]) -> Stretch | None:
    """Where a move sideways or obliquely enters a zone."""
    around = way_box(stand.base, angle, distance)
    entered = [
        Stretch(way[0], enemy, held)
        for enemy, held in zones_near(around, enemies)
        if (way := swept(stand.base, angle, distance, held))
    ]
    return min(entered, key=lambda stretch: (stretch.start, stretch.enemy.id), default=None)


@clause("BI 5.5b")
def first_zone_wheeled(stand: Stand, pivot: Point, angle: int, enemies: Sequence[Stand]) -> Stretch | None:
    """Where a wheel enters a zone, as an unsigned angle."""
    reached = circle_box(stand.base, pivot)
    entered = [
        Stretch(abs(way[0]), enemy, held)
        for enemy, held in zones_near(reached, enemies)
        if (way := swept_wheel(stand.base, pivot, angle, held))
    ]
    return min(entered, key=lambda stretch: (stretch.start, stretch.enemy.id), default=None)


@clause("BI 5.5d")
def straight_ahead(base: Base, enemy: Stand) -> bool:
    """The corridor of the mover's front, prolonged, meets the controller's base; of one member it is enough."""
    return overlap(ahead_of(base, FRONT, FAR), enemy.outline)
