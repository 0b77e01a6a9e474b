"""5.6 and 7.1. Charges: straight into contact, with or without a wheel before and the bonus of a die."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import BonusThrown, ChargeDeclared, Finished, Moved, MoveSpent
from sandtable.games.impetus.rules.movement.bodies import Body, body_of, by_road, on_road, over_road
from sandtable.games.impetus.rules.movement.chariots import rolled, straightened
from sandtable.games.impetus.rules.movement.crossings import first_to_cross, passages, tell_crossings
from sandtable.games.impetus.rules.movement.distances import charge_bonus
from sandtable.games.impetus.rules.movement.manoeuvres import disordering, forbids_move, left_of, wheel_body
from sandtable.games.impetus.rules.movement.moves import cannot_move
from sandtable.games.impetus.rules.movement.reach import (
    CHARGE,
    WHEEL,
    closed_to_groups,
    refused_by,
    refused_way,
    road_pace,
    way_round,
    zone_bar,
)
from sandtable.games.impetus.rules.movement.ways import Bar, Course, allowed, course, pace_of
from sandtable.games.impetus.rules.movement.wheels import pivot, price, sense, turned_about
from sandtable.games.impetus.rules.movement.zones import past_the_controller
from sandtable.games.impetus.rules.orders import Charge
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import ChargeBonus, ChargeRun, Contact
from sandtable.games.impetus.rules.terrain.land import Limit, price_of
from sandtable.games.impetus.rules.terrain.roads import road_move
from sandtable.games.impetus.rules.troops.profiles import SKIRMISHERS, may_contact
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.turn.activation import begin, done_so_far
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.path import advance, gone
from sandtable.table.plane import TOLERANCE, UNIT, direction, dot
from sandtable.table.shape import FRONT
from sandtable.table.sight import ahead_of

BEST_MOUNTED, BEST_ON_FOOT = 6 * UNIT, 3 * UNIT


class Run(NamedTuple):
    """How far one member of a charge goes, and the enemy that it touches there, if any."""

    stand: Stand
    distance: int
    enemy: str


# What forbids a charge


def judge_charge(state: State, order: Charge, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a charge; whether it makes contact is looked at only if nothing else does."""
    found = list(forbids_charge(state, order, umpire))
    yield from found
    if found:
        return
    body = body_of(umpire.field(state), order.units)
    if order.angle:
        way = way_round(body, order.corner, left_of(state, body))
        if refused := list(refused_way(order.units, order.angle, way)):
            yield from refused
            return
    yield from forbids_run(body, order, left_of(state, body))


def forbids_charge(state: State, order: Charge, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a charge wherever the enemy stands."""
    yield from forbids_move(state, order.units, CHARGE, umpire)
    yield from may_charge(state, order)
    yield from declared_in_time(state, order)
    yield from wheels_in_order(state, order)


@clause("BI 7.1")
def may_charge(state: State, order: Charge) -> Iterator[Refusal]:
    """With I 0 nobody contacts by choice; in a group one member with more is enough."""
    if not any(may_contact(state.unit(unit).profile) for unit in order.units):
        yield Refusal("BI 7.1", "refused-charge-impetus", {}, order.units)


@clause("BI 5.6.1")
def declared_in_time(state: State, order: Charge) -> Iterator[Refusal]:
    """The bonus is declared before any unit moves."""
    if order.bonus and done_so_far(state, order.units).move:
        yield Refusal("BI 5.6.1", "refused-bonus-late", {}, order.units)


@clause("BI 5.6")
def wheels_in_order(state: State, order: Charge) -> Iterator[Refusal]:
    """Only an ordered unit wheels before it charges, and once; chariots go straight, and M 0 is spent by the wheel."""
    if not order.angle:
        return
    now = done_so_far(state, order.units)
    for name in order.units:
        unit = state.unit(name)
        if unit.disordered:
            yield Refusal("BI 5.6", "refused-charge-wheel-disordered", {"unit": name}, (name,))
        if unit.profile.chariot:
            yield Refusal("BI 5.4a", "refused-chariot-half", {"unit": name}, (name,))
        if cannot_move(unit):
            yield Refusal("BI 5.2d", "refused-charge-wheel-whole", {"unit": name}, (name,))
    if now.move == WHEEL:
        yield Refusal("BI 5.2a", "refused-moved", {}, order.units)


@clause("BI 5.6")
def forbids_run(body: Body, order: Charge, move: int) -> Iterator[Refusal]:
    """A charge makes contact, with the best die if it takes the bonus; nothing stops any member before."""
    turned, left = wheeled_body(body, order, move)
    yield from outcome_of(turned, left, order)[1]


def outcome_of(turned: Body, left: int, order: Charge) -> tuple[list[Run], list[Refusal]]:
    """How far each member goes, and what forbids that."""
    bonus = best_bonus(turned) if order.bonus else 0
    runs, bars = plan(turned, left, bonus)
    furthest = _furthest(runs)
    ground = by_road(turned, turned.heading, furthest)
    bars += [bar for run in runs for bar in as_a_group(run, ground)]
    refused = list(past_a_zone(turned, runs))
    if bars:
        refused.insert(0, refused_by(bars[0], order.units, 0))
    elif not any(run.enemy for run in runs):
        refused.insert(0, out_of_reach(turned, order.units, furthest, left + bonus))
    return runs, refused


@clause("BI 5.6")
def out_of_reach(body: Body, units: tuple[str, ...], furthest: int, reach: int) -> Refusal:
    """No unit gets as far as an enemy."""
    strips = tuple(Region(ahead_of(stand.base, FRONT, reach)) for stand in body.stands if reach)
    return Refusal("BI 5.6", "refused-charge-reach", {"reach": furthest}, units, strips)


@clause("BI 5.5c")
def past_a_zone(body: Body, runs: Sequence[Run]) -> Iterator[Refusal]:
    """A unit that is already disordered does not charge past a controller."""
    stuck = tuple(run.stand.id for run in runs if run.stand.unit.disordered)
    stretch = past_the_controller([(run.stand.base, run.distance) for run in runs], body.enemies) if stuck else None
    if stretch is not None:
        yield refused_by(zone_bar(stretch), stuck, 0)


def wheeled_body(body: Body, order: Charge, move: int) -> tuple[Body, int]:
    """The body after the wheel of a charge, and what is left of its move."""
    if not order.angle:
        return body, move
    front = body.front
    about, turn = pivot(front, order.corner), sense(order.corner) * order.angle
    cost = price(body.stands, front, order.corner, order.angle, body.field.land)
    stands = tuple(stand._replace(base=turned_about(stand, about, turn)) for stand in body.stands)
    return body._replace(stands=stands), max(0, move - cost)


@clause("BI 5.6.1")
def best_bonus(body: Body) -> int:
    """What the best die would add."""
    return BEST_ON_FOOT if on_foot(body) else BEST_MOUNTED


@clause("BI 5.6.1")
def on_foot(body: Body) -> bool:
    """The die of a group is halved if any unit in it is on foot."""
    return any(not stand.unit.mounted for stand in body.stands)


# How far each unit goes


def plan(body: Body, move: int, bonus: int) -> tuple[list[Run], list[Bar]]:
    """How far each member goes, and what bars the way before the first has made contact; by road if that leads on."""
    plain = _plan(body, [pace_of(stand, body.heading, move + bonus, body.field.land) for stand in body.stands])
    road = on_road(body, body.heading, road_move(move) + bonus)
    if not road:
        return plain
    straight = _plan(over_road(body), [road_pace(road)] * len(body.stands))
    return straight if any(run.enemy for run in straight[0]) or _furthest(straight[0]) >= _furthest(plain[0]) else plain


def _furthest(runs: Sequence[Run]) -> int:
    return max(run.distance for run in runs)


def _plan(body: Body, reaches: Sequence[Limit]) -> tuple[list[Run], list[Bar]]:
    land, others, heading = body.field.land, body.others, body.heading
    paces = zip(body.stands, reaches, strict=True)
    courses = [(stand, course(stand, heading, pace, land, others)) for stand, pace in paces]
    runs = [_run(stand, found, body) for stand, found in courses]
    first = min((run.distance for run in runs if run.enemy), default=None)
    bars = [bar for stand, found in courses for bar in _stopped(stand, found, first)]
    return not_onto_each_other(body, runs), bars


def _run(stand: Stand, found: Course, body: Body) -> Run:
    if may_contact(stand.unit.profile) and (touch := touches(found)) is not None:
        assert found.enemy is not None
        return Run(stand, touch, found.enemy.by)
    if may_contact(stand.unit.profile):
        spans = allowed(stand, body.heading, _up_to_the_enemy(found), {}).spans
    else:
        spans = allowed(stand, body.heading, found, {enemy.id: enemy.outline for enemy in body.enemies}).spans
    return Run(stand, max((high for _, high in spans), default=0), "")


def _up_to_the_enemy(found: Course) -> Course:
    """A charger without contact on its own way stays off the enemy, and never beyond a friend to make contact."""
    if found.enemy is None:
        return found
    return found._replace(hard=(*found.hard, found.enemy._replace(distance=found.enemy.distance - TOLERANCE - 1)))


@clause("BI 5.6")
def in_reach(found: Course) -> bool:
    """The pace lasts to where the enemy is touched, but for the tolerance."""
    return found.enemy is not None and found.enemy.distance <= found.pace.distance + TOLERANCE


@clause("BI 5.7b")
def touches(found: Course) -> int | None:
    """Where a charge touches an enemy: in reach, nothing before it, and all friends but skirmishers wholly behind."""
    if found.enemy is None or not in_reach(found) or found.enemy.distance > found.end:
        return None
    at = found.enemy.distance
    on_somebody = any(
        passage.enter <= at <= passage.leave and passage.friend.unit.type != SKIRMISHERS for passage in found.passages
    )
    return None if on_somebody else at


def _stopped(stand: Stand, found: Course, first: int | None) -> Iterator[Bar]:
    """What stops a member before the first of them has touched; if none has, what keeps it from an enemy in reach."""
    if first is None:
        if found.enemy is None or not in_reach(found) or not may_contact(stand.unit.profile):
            return
        first = found.enemy.distance
        for passage in found.passages:
            if passage.friend.unit.type != SKIRMISHERS and passage.enter <= first <= passage.leave:
                yield Bar(passage.enter, passage.leave, "BI 5.7b", passage.friend.id, None)
    for hard in found.hard:
        if hard.distance < first:
            yield Bar(hard.distance + 1, None, hard.clause, hard.by, hard.at)


def as_a_group(run: Run, body: Body) -> Iterator[Bar]:
    """A group does not charge through ground that it does not cross as a group, but may leave it."""
    if len(body.stands) > 1 and run.distance:
        for bar in closed_to_groups(run.stand, body.heading, run.distance, body):
            if bar.start <= run.distance and (bar.end is None or run.distance <= bar.end):
                yield bar


@clause("BI 7.6.5")
def not_onto_each_other(body: Body, runs: Sequence[Run]) -> list[Run]:
    """The first to touch stops and the rest go on; a unit behind one that has stopped stops behind it."""
    settled: list[Run] = []
    for run in sorted(runs, key=lambda each: (each.distance, -_ahead(each.stand, body.heading), each.stand.id)):
        ahead = [gone(other.stand.base, body.heading, other.distance).outline for other in settled]
        met = advance(run.stand.base, body.heading, run.distance, ahead)
        settled.append(run if met is None else Run(run.stand, met.reach, ""))
    return settled


def _ahead(stand: Stand, heading: int) -> int:
    """How far the middle of a front lies along a heading: the foremost goes first."""
    return dot(direction(heading), stand.base.pose.at)


# The charge itself


def tell_charge(tell: Tell, order: Charge, umpire: Umpire) -> None:
    """A charge is declared; it wheels, waits for its die, or goes."""
    begin(tell, order.units)
    tell.say(ChargeDeclared(order.units, order.bonus))
    starts = tuple(start for start in tell.state.activation.starts if start[0] in order.units)
    wheels = bool(order.angle) or tell.state.activation.move == WHEEL
    if order.angle:
        wheel_body(tell, order.units, order.corner, order.angle, umpire)
    for unit in order.units if wheels and not tell.state.unit(order.units[0]).profile.chariot else ():
        disorder(tell, unit, "BI 5.6")
    before_it(tell, ChargeBonus(starts) if order.bonus else ChargeRun(starts))


def _bonus_throw(state: State, step: ChargeBonus, umpire: Umpire) -> Throw:
    body = body_of(umpire.field(state), [unit for unit, _ in step.starts])
    return charge_bonus(body.seat, on_foot=on_foot(body))


def _bonus_read(tell: Tell, step: ChargeBonus, value: Any, umpire: Umpire) -> None:
    tell.say(BonusThrown(tuple(unit for unit, _ in step.starts), value))
    done(tell, ChargeRun(step.starts, value))


def _run_charge(tell: Tell, step: ChargeRun, umpire: Umpire) -> bool:
    """Every unit goes as far as it gets; those that touch fight, and a bonus in vain disorders the others."""
    furthest, touched = run_out(tell, step, umpire)
    in_vain(tell, step, touched)
    if not touched:
        done(tell)
        rolled(tell, step.starts[0][0], furthest)
    return True


def run_out(tell: Tell, step: ChargeRun, umpire: Umpire) -> tuple[int, frozenset[str]]:
    """Every unit goes as far as it gets, and those that touch will fight; how far, and which have touched."""
    body = body_of(umpire.field(tell.state), [unit for unit, _ in step.starts])
    runs, _ = plan(body, left_of(tell.state, body), step.bonus)
    furthest = _furthest(runs)
    body = by_road(body, body.heading, furthest)
    spent = tell.state.activation.spent
    heading = body.heading
    reasons = disordering([(run.stand, run.distance) for run in runs], heading, body, CHARGE)
    crossed = first_to_cross({r.stand.id: passages(r.stand, heading, r.distance, body) for r in runs})
    for run in runs:
        if run.distance:
            tell.say(Moved(run.stand.id, gone(run.stand.base, body.heading, run.distance).pose, CHARGE, "BI 5.6"))
    for run in runs:
        tell_crossings(tell, run.stand.id, crossed[run.stand.id], umpire)
    used = max(price_of(run.stand, heading, run.distance, body.field.land) for run in runs)
    tell.say(MoveSpent(spent + used, tell.state.activation.rolled + furthest, CHARGE))
    straightened(tell, runs[0].stand.id, furthest)
    for unit, why in reasons:
        disorder(tell, unit, why)
    touched = frozenset(run.stand.id for run in runs if run.enemy)
    if touched:
        tell.say(Finished(tuple(unit for unit, _ in step.starts if unit in touched)))
        done(tell, Contact(tuple(start for start in step.starts if start[0] in touched), step.starts))
    return furthest, touched


@clause("BI 5.6.1")
def in_vain(tell: Tell, step: ChargeRun, touched: frozenset[str]) -> None:
    """The bonus was taken: units without contact are disordered at once, in a group each for itself."""
    for unit, _ in step.starts if step.bonus else ():
        if unit not in touched:
            disorder(tell, unit, "BI 5.6.1")


FOLLOWS = {ChargeRun: _run_charge}
THROWS = {ChargeBonus: _bonus_throw}
READS = {ChargeBonus: _bonus_read}
