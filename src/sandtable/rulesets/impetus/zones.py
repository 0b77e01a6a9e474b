"""5.5. Zones of control: what an enemy before one's front forbids."""

from collections.abc import Iterator, Sequence

from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.rulesets.impetus.stands import Stand
from sandtable.table.path import swept
from sandtable.table.plane import UNIT, Point
from sandtable.table.shape import FRONT, Base, Outline
from sandtable.table.sight import ahead_of, zone
from sandtable.table.spacing import overlap
from sandtable.table.wheel import swept_wheel

DEPTH = 5 * UNIT
FAR = 1000 * UNIT


@clause("BI 5.5a")
def zone_of_control(stand: Stand) -> Outline | None:
    """The front edge by 5 U, of units that are not disordered and not in melee."""
    return None if stand.unit.disordered or stand.fighting else zone(stand.base, DEPTH)


def zones(enemies: Sequence[Stand]) -> list[tuple[Stand, Outline]]:
    """Every enemy that controls ground, with its zone."""
    return [(enemy, found) for enemy in enemies if (found := zone_of_control(enemy)) is not None]


@clause("BI 5.5d")
def controllers(base: Base, angle: int, distance: int, enemies: Sequence[Stand]) -> list[tuple[Stand, Outline]]:
    """The enemies in whose zone any part of a base is at any moment of a straight move."""
    return [(enemy, held) for enemy, held in zones(enemies) if swept(base, angle, distance, held) is not None]


@clause("BI 5.5b")
def forbids_wheel(stand: Stand, pivot: Point, angle: int, enemies: Sequence[Stand]) -> Iterator[Refusal]:
    """Inside an enemy zone of control nobody wheels."""
    for enemy, held in zones(enemies):
        if swept_wheel(stand.base, pivot, angle, held) is not None:
            yield _held(stand, enemy, held, "refused-zone-wheel")


@clause("BI 5.5b")
def forbids_aside(stand: Stand, angle: int, distance: int, enemies: Sequence[Stand]) -> Iterator[Refusal]:
    """Inside an enemy zone of control nobody moves sideways or obliquely."""
    for enemy, held in controllers(stand.base, angle, distance, enemies):
        yield _held(stand, enemy, held, "refused-zone-aside")


def _held(stand: Stand, enemy: Stand, held: Outline, key: str) -> Refusal:
    return Refusal("BI 5.5b", key, {"enemy": enemy.id}, (stand.id, enemy.id), (Region(held),))


@clause("BI 5.5c")
def past_the_controller(stand: Stand, distance: int, enemies: Sequence[Stand]) -> bool:
    """A straight move in a zone whose controller is not straight ahead disorders; of several one ahead is enough."""
    held = controllers(stand.base, stand.base.pose.heading, distance, enemies)
    return bool(held) and not any(straight_ahead(stand.base, enemy) for enemy, _ in held)


@clause("BI 5.5c")
def forbids_straight(stand: Stand, distance: int, enemies: Sequence[Stand]) -> Iterator[Refusal]:
    """A unit that is disordered already does not move past a controller."""
    if stand.unit.disordered and past_the_controller(stand, distance, enemies):
        heading = stand.base.pose.heading
        for enemy, held in controllers(stand.base, heading, distance, enemies):
            witness = Region(held)
            yield Refusal("BI 5.5c", "refused-zone-past", {"enemy": enemy.id}, (stand.id, enemy.id), (witness,))


@clause("BI 5.5d")
def straight_ahead(base: Base, enemy: Stand) -> bool:
    """The corridor of the mover's front, prolonged, meets the controller's base."""
    return overlap(ahead_of(base, FRONT, FAR), enemy.outline)
