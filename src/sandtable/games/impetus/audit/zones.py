"""5.5: what the zones of enemies forbid."""

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.plane import Pose, Span
from sandtable.audit.tolerance import INSIDE
from sandtable.games.impetus.audit.bodies import Body, Step, poses
from sandtable.games.impetus.audit.field import Field, Unit

REACH = 5.0
FAR = 1000.0


def controllers(table: Field, unit: Unit) -> list[Unit]:
    """Enemies that surely have a zone: they are in order, and nobody is near enough to fight them."""
    return [enemy for enemy in table.enemies(unit) if not enemy.disordered and not table.near_enemy(enemy)]


def ahead(step: Step, enemy: Unit) -> bool:
    """The corridor of the front, prolonged, may meet the enemy."""
    corridor = plane.rectangle(plane.shifted(step.start, step.start.facing, FAR), step.unit.front, FAR)
    return plane.depth(corridor, enemy.base) > -INSIDE


def stretches(body: Body, enemy: Unit, margin: float) -> list[Span]:
    """Where on its way any member is in the zone of an enemy."""
    zone = enemy.zone(REACH)
    found = [
        plane.when_over(step.unit.base_at(step.start), step.angle, step.distance, zone, margin) for step in body.steps
    ]
    return [span for span in found if span]


def uncontrolled(table: Field, body: Body) -> tuple[float, str]:
    """The longest stretch in the zone of an enemy while none that controls it is straight ahead, and whose zone it is.

    An enemy that may have a zone is an excuse; only one that surely has a zone counts against the move.
    """
    ordered = [enemy for enemy in table.enemies(body.units[0]) if not enemy.disordered]
    faced = [enemy for enemy in ordered if any(ahead(step, enemy) for step in body.steps)]
    excused = [span for enemy in faced for span in stretches(body, enemy, -INSIDE)]
    longest, by = 0.0, ""
    for enemy in controllers(table, body.units[0]):
        if enemy in faced:
            continue
        for span in stretches(body, enemy, INSIDE):
            size = _without(span, excused)
            if size > longest:
                longest, by = size, enemy.id
    return longest, by


def _without(span: Span, excused: list[Span]) -> float:
    """The longest part of a stretch outside all others."""
    parts = [span]
    for low, high in excused:
        parts = [part for a, b in parts for part in ((a, min(b, low)), (max(a, high), b)) if part[1] > part[0]]
    return max((b - a for a, b in parts), default=0.0)


def check_straight(table: Field, body: Body, ordered: set[str], notes: Notes) -> str:
    """The enemy past which units go though it is not straight ahead; empty if there is none.

    That disorders them, so they may not be disordered already; `ordered` are those that began to act in order.
    """
    longest, by = uncontrolled(table, body)
    if longest <= INSIDE:
        return ""
    already = [unit.id for unit in body.units if unit.disordered and unit.id not in ordered]
    if already:
        what = f"is disordered and goes {longest:.2f} U through the zone of {by}, who is not straight ahead"
        notes.complain("BI 5.5c", already[0], what, way=longest, enemy=by)
        return ""
    return by


def turning(step: Step, way: str) -> list[Pose]:
    """Where a unit is while it turns or sidesteps; on a road it turns where a stretch begins and goes straight on."""
    if way == "march":
        return [step.start, Pose(*step.start.at, step.end.facing)]
    return list(poses(step, way))


def check_turning(table: Field, body: Body, notes: Notes) -> None:
    """Nobody wheels, sidesteps or follows a bend in a zone."""
    for step in body.steps:
        if body.way == "march" and not step.turns:
            continue
        for enemy in controllers(table, step.unit):
            zone = enemy.zone(REACH)
            deepest = max(plane.depth(step.unit.base_at(spot), zone) for spot in turning(step, body.way))
            if deepest > INSIDE:
                what = f"makes a {body.way} {deepest:.2f} U deep in the zone of {enemy.id}"
                notes.complain("BI 5.5b", step.unit.id, what, depth=deepest, enemy=enemy.id)
