"""IM 4. Opportunity: who may interrupt an enemy, by a shot or a charge."""

from collections.abc import Iterator

from sandtable.games.grandeur.rules.command.riding import swept_over, way_of
from sandtable.games.grandeur.rules.fire.fire import Look, target_of
from sandtable.games.grandeur.rules.movement.charging import touches
from sandtable.games.grandeur.rules.orders import OpportunityFire
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import OpportunityShot, Reaction
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.rules.charges.charges import may_charge, outcome_of
from sandtable.games.impetus.rules.movement.bodies import body_of
from sandtable.games.impetus.rules.movement.zones import zone_of_control
from sandtable.games.impetus.rules.orders import Charge
from sandtable.games.impetus.rules.steps import FireThrow
from sandtable.games.impetus.rules.turn.activation import not_in_melee
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import total
from sandtable.kernel.refusal import Refusal
from sandtable.table.path import gone, swept
from sandtable.table.plane import Pose
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import overlap


@clause("IM 4")
def waits(state: State, step: Reaction, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """The unit is on opportunity, still in order, and the enemy has entered its zone or its arc and range."""
    found = state.unit(unit)
    if not found.opportunity or found.disordered:
        yield Refusal("IM 4", "refused-opportunity-none", {"unit": unit}, (unit,))
    yield from not_in_melee(unit, umpire, state)


def entrants(state: State, step: Reaction, unit: str, umpire: Umpire) -> dict[str, Pose]:
    """The enemies of the reaction that enter the zone of control of a unit, and where they do."""
    zone = zone_of_control(umpire.field(state).stand(unit))
    if zone is None:
        return {}
    ways = ways_of(state, step, umpire)
    return {name: gone(*way[:2], entry(way, zone)).pose for name, way in ways if swept_over(way, zone)}


def entry(way: tuple[Base, int, int], zone: Outline) -> int:
    """How far along a way that leads over a zone that begins."""
    base, _, _ = way
    over = None if overlap(base.outline, zone) else swept(*way, zone)
    return over[0] if over else 0


def ways_of(state: State, step: Reaction, umpire: Umpire) -> list[tuple[str, tuple[Base, int, int]]]:
    """The straight way of each enemy, that it has just gone or that its charge would go."""
    if step.charge:
        found = touches(state, step.charge, umpire)
        return [(touch.charger, (touch.base, touch.base.pose.heading, touch.distance)) for touch in found]
    return [(start[0], way_of(state, start, umpire)) for start in step.starts if state.there(start[0])]


@clause("IM 4")
def comers(state: State, step: Reaction, unit: str, umpire: Umpire) -> list[str]:
    """The enemies that enter the zone of a unit, or end a move in its arc and range."""
    found = list(entrants(state, step, unit, umpire))
    if step.charge or not state.unit(unit).profile.weapon:
        return found
    look, field = Look(state, unit, umpire), umpire.field(state)
    targets = [field.stand(each) for each in step.against if state.there(each) and each not in found]
    return found + [
        target.id for target in targets if any(not any(look.out_of_sight(side, target)) for side in look.sides)
    ]


def forbids_fire(state: State, step: Reaction, order: OpportunityFire, umpire: Umpire) -> Iterator[Refusal]:
    """A shot at the enemy that has come, from a side that sees him."""
    if order.target not in step.against or not state.there(order.target):
        yield Refusal("IM 4", "refused-opportunity-target", {"target": order.target}, (order.unit,))
    elif not state.unit(order.unit).profile.weapon:
        yield Refusal("GR 5.2", "refused-shoot-unarmed", {"unit": order.unit}, (order.unit,))
    else:
        yield from reply_of(state, step, order, umpire)[1]
        if step.charge and order.target not in entrants(state, step, order.unit, umpire):
            yield Refusal("IM 4", "refused-opportunity-away", {"unit": order.unit}, (order.unit, order.target))


@clause("IM 4")
def reply_of(
    state: State, step: Reaction, order: OpportunityFire, umpire: Umpire
) -> tuple[FireThrow | None, list[Refusal]]:
    """The shot of a unit from the first side from which nothing forbids it; else what forbids the last one.

    A charger is shot at where it enters the zone of control, others where they stand.
    """
    look = Look(state, order.unit, umpire)
    met = entrants(state, step, order.unit, umpire).get(order.target) if step.charge else None
    refused: list[Refusal] = []
    for side in look.sides:
        shot = FireThrow(order.unit, order.target, side)
        if met is not None:
            shot = OpportunityShot(order.unit, order.target, side, at=met)
        refused = list(look.forbids_reply(side, target_of(shot, umpire.field(state))))
        if not refused and total(look.lines(shot)) <= 0:
            refused = [Refusal("BI 6.1.5", "refused-shot-dice", {"unit": order.unit}, (order.unit, order.target))]
        if not refused:
            return shot, []
    return None, refused


def forbids_counter(state: State, step: Reaction, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """Straight into contact with the enemy that has come."""
    yield from may_charge(state, Charge((unit,)))
    if not reached(state, step, unit, umpire):
        yield Refusal("IM 4", "refused-opportunity-away", {"unit": unit}, (unit, *step.against))


def reached(state: State, step: Reaction, unit: str, umpire: Umpire) -> str:
    """The enemy that has come and that a straight charge of a unit would touch, or nobody."""
    body = body_of(umpire.field(state), (unit,))
    runs, refused = outcome_of(body, body.move, Charge((unit,)))
    touched = [run.enemy for run in runs if run.enemy in step.against]
    if refused or not touched:
        return ""
    return next((enemy for enemy in comers(state, step, unit, umpire) if enemy in touched), "")
