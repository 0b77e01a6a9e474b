"""IM 4, IM 5 and IM 9. Reactions: what the other side answers to a charge or a move, by a shot or a charge too."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.rules.events import ChargeStopped, MoveWatched, OpportunityUsed, Proceeded
from sandtable.games.grandeur.rules.fire.fire import Look, target_of
from sandtable.games.grandeur.rules.movement.charging import runs_of
from sandtable.games.grandeur.rules.movement.evading import evasion, forbids_evading, from_flank, touch_on
from sandtable.games.grandeur.rules.movement.phases import may_square
from sandtable.games.grandeur.rules.orders import Evade, FormSquare, OpportunityCharge, OpportunityFire, Stand
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import Charging, DisciplineTest, OpportunityShot, Reaction
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.charges.charges import may_charge, outcome_of
from sandtable.games.impetus.rules.events import Finished
from sandtable.games.impetus.rules.movement.bodies import body_of
from sandtable.games.impetus.rules.movement.zones import zone_of_control
from sandtable.games.impetus.rules.orders import Charge
from sandtable.games.impetus.rules.state import enemy_of
from sandtable.games.impetus.rules.steps import ChargeRun, FireThrow, HalfTurn, Start
from sandtable.games.impetus.rules.turn.activation import not_in_melee
from sandtable.games.impetus.rules.umpire import before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question
from sandtable.kernel.dice import total
from sandtable.kernel.options import Offer, Options, judged
from sandtable.kernel.refusal import Refusal
from sandtable.table.path import gone, swept
from sandtable.table.plane import Pose, bearing, between
from sandtable.table.shape import Base, Outline
from sandtable.table.sight import range_between
from sandtable.table.spacing import overlap


def way_of(state: State, start: Start, umpire: Umpire) -> tuple[Base, int, int]:
    """The straight way that a unit has just gone, facing kept; no way at all for a unit that has wheeled."""
    unit, pose = start
    base = umpire.field(state).stand(unit).base
    far = range_between(pose.at, base.pose.at).length
    if pose.heading != base.pose.heading or not far:
        return base, 0, 0
    return base.at(pose), bearing(between(pose.at, base.pose.at)), far


def swept_over(way: tuple[Base, int, int], outline: Outline) -> bool:
    """A way leads over an outline."""
    base, angle, distance = way
    return overlap(base.outline, outline) or bool(distance and swept(base, angle, distance, outline))


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
        found = [(run.stand, run.distance) for run in runs_of(state, step.charge, umpire)]
        return [(stand.id, (stand.base, stand.base.pose.heading, distance)) for stand, distance in found]
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
    """A shot at the enemy that has come, from a side that sees it."""
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
    """The enemy that has come and that a straight charge of a unit would touch, or none."""
    body = body_of(umpire.field(state), (unit,))
    runs, refused = outcome_of(body, body.move, Charge((unit,)))
    touched = [run.enemy for run in runs if run.enemy in step.against]
    if refused or not touched:
        return ""
    return next((enemy for enemy in comers(state, step, unit, umpire) if enemy in touched), "")


# After a move


@clause("IM 4")
def watched(tell: Tell, umpire: Umpire) -> bool:
    """A move of the active side has ended: units that wait for it may answer."""
    state: State = tell.state
    step = state.agenda[0]
    if not state.stirred or not isinstance(step, HalfTurn):
        return False
    if not any(unit.opportunity and unit.seat != step.seat for unit in state.units):
        return False
    starts = tuple(start for start in state.stirred if state.there(start[0]))
    moved = tuple(unit for unit, _ in starts if state.unit(unit).seat == step.seat)
    reaction = Reaction(moved, starts=starts)
    if not moved or not next_asked(state, reaction, umpire):
        return False
    tell.say(MoveWatched(moved))
    before_it(tell, reaction)
    return True


# Answers


def next_asked(state: State, step: Reaction, umpire: Umpire) -> str:
    """The next unit that may answer: those charged first, then those who wait."""
    if not all(state.there(unit) for unit in step.against):
        return ""
    seat = enemy_of(state.unit(step.against[0]).seat)
    charged = [run.enemy for run in runs_of(state, step.charge, umpire) if run.enemy] if step.charge else []
    waiting = [unit.id for unit in state.units if unit.seat == seat and unit.opportunity]
    for unit in dict.fromkeys((*charged, *waiting)):
        if unit not in step.answered and any(answers(state, step, unit, umpire)):
            return unit
    return ""


def answers(state: State, step: Reaction, unit: str, umpire: Umpire) -> Iterator[Any]:
    """Every answer that a unit may give now, except to stand."""
    for order in candidates(step, unit):
        if not any(forbids_answer(state, step, order, umpire)):
            yield order


def candidates(step: Reaction, unit: str) -> list[Any]:
    """Every answer that a unit may give, except to stand."""
    evades = [Evade(unit), FormSquare(unit)] if step.charge else []
    return [*evades, *(OpportunityFire(unit, target) for target in step.against), OpportunityCharge(unit)]


def forbids_answer(state: State, step: Reaction, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids an answer of a unit."""
    match order:
        case Evade():
            yield from forbids_evading(state, step, order.unit, umpire)
        case FormSquare():
            yield from forbids_square_now(state, step, order.unit, umpire)
        case OpportunityFire():
            yield from waits(state, step, order.unit, umpire)
            yield from forbids_fire(state, step, order, umpire)
        case OpportunityCharge():
            yield from waits(state, step, order.unit, umpire)
            yield from forbids_counter(state, step, order.unit, umpire)


# Squares


@clause("GR A1a")
def forbids_square_now(state: State, step: Reaction, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """Infantry that is charged by cavalry."""
    touch = touch_on(state, step, unit, umpire)
    yield from not_in_melee(unit, umpire, state)
    yield from may_square(state, unit)
    if touch is None or not state.unit(touch.stand.id).cavalry:
        yield Refusal("GR A1a", "refused-square-charge", {"unit": unit}, (unit,))


# Asking


def _next(tell: Tell, step: Reaction, umpire: Umpire) -> bool:
    """Units that may still answer are asked; of those that have moved together some may be gone by now."""
    left = tuple(unit for unit in step.against if tell.state.there(unit))
    if not step.charge and left and left != step.against:
        done(tell, replace(step, against=left))
        return True
    if next_asked(tell.state, step, umpire):
        return False
    done(tell)
    return True


def _seat(state: State, step: Reaction, umpire: Umpire) -> str:
    return enemy_of(state.unit(step.against[0]).seat)


def _forbids(state: State, step: Reaction, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    """The unit that is asked answers."""
    asked = next_asked(state, step, umpire)
    if order.unit != asked:
        yield Refusal("IM 9", "refused-answer-unit", {"unit": order.unit, "asked": asked}, (asked,))
    else:
        yield from forbids_answer(state, step, order, umpire)


def _options(state: State, step: Reaction, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    unit = next_asked(state, step, umpire)
    found = judged(candidates(step, unit), lambda order: forbids_answer(state, step, order, umpire))
    return Options((*found.offers, Offer(Stand(unit))), found.barred)


def _tell(tell: Tell, step: Reaction, order: Any, umpire: Umpire) -> None:
    after = replace(step, answered=(*step.answered, order.unit))
    match order:
        case Stand():
            done(tell, after)
        case Evade(unit):
            _evade(tell, step, unit)
        case FormSquare(unit):
            touch = touch_on(tell.state, step, unit, umpire)
            assert touch is not None, "who forms square is charged"
            flank = from_flank(tell.state, touch, umpire)
            done(tell, DisciplineTest((unit,), "square", touch.stand.id, flank), after)
        case OpportunityFire():
            shot, _ = reply_of(tell.state, step, order, umpire)
            assert shot is not None, "a shot that is refused is not told"
            tell.say(OpportunityUsed(order.unit, order.target))
            done(tell, shot, after)
        case OpportunityCharge(unit):
            _counter(tell, step, unit, umpire)
            answered_first = Reaction((unit,), charge=Charging((unit,)))
            steps = answered_first, ChargeRun(((unit, tell.state.pose(unit)),))
            tell.say(Proceeded(steps, done=2) if step.charge else Proceeded((*steps, after)))


@clause("IM 4")
def _counter(tell: Tell, step: Reaction, unit: str, umpire: Umpire) -> None:
    """A unit that is charged on opportunity is done for now; its own charge, which is the next step, does not go."""
    tell.say(OpportunityUsed(unit, reached(tell.state, step, unit, umpire)))
    if tell.state.activation.units:
        tell.say(Finished(tell.state.activation.units))
    if step.charge:
        tell.say(ChargeStopped(step.against))


@clause("IM 5")
def _evade(tell: Tell, step: Reaction, unit: str) -> None:
    """The first against a charge is free, each further one needs a test."""
    after = replace(step, evaded=(*step.evaded, unit))
    again = unit in step.evaded
    done(tell, DisciplineTest((unit,), "evade") if again else evasion(tell.state, unit, step.against), after)


FOLLOWS = {Reaction: _next}
ANSWERS = (Evade, FormSquare, OpportunityFire, OpportunityCharge, Stand)
ASKS = {Reaction: question("reaction", "IM 9", ANSWERS, _seat, _forbids, _options, _tell)}
