"""7.6.1b and 5.7d to 5.7f. Withdrawal: how the losers of a melee go back, and which friends they meet."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from sandtable.games.impetus.rules.after_melee.losses import disorder, rout_in_melee
from sandtable.games.impetus.rules.after_melee.retreat import ENGAGED, FREE, FRIEND, ROUTED, Fallback, fall_back
from sandtable.games.impetus.rules.after_melee.stampede import run_back
from sandtable.games.impetus.rules.events import Blocked, Moved, RetreatThrown
from sandtable.games.impetus.rules.movement import distances
from sandtable.games.impetus.rules.movement.crossings import tell_crossings
from sandtable.games.impetus.rules.movement.ways import (
    ROUNDING,
    SHORT_OF,
    Passage,
    crossable,
    ground_disorders,
    larger,
    passage_of,
)
from sandtable.games.impetus.rules.orders import AnyOrder, Cross, Push, Stop
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import MeetsBehind, Retreat, RetreatThrow
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.land import paid, price_of, to_closed_ground, to_the_edge
from sandtable.games.impetus.rules.terrain.roads import what_counts
from sandtable.games.impetus.rules.troops.profiles import ELEPHANTS, SKIRMISHERS
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done, over_if_gone
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.options import Options, judged
from sandtable.kernel.refusal import Refusal
from sandtable.table.path import advance, gone, swept
from sandtable.table.plane import TURN, UNIT, Pose

FAR = 20 * UNIT


def _throw(state: State, step: RetreatThrow, umpire: Umpire) -> Throw:
    unit = state.unit(step.unit)
    return distances.retreat(unit.seat, on_foot=not unit.mounted)


def _read(tell: Tell, step: RetreatThrow, value: Any, umpire: Umpire) -> None:
    tell.say(RetreatThrown(step.unit, value))
    if tell.state.unit(step.unit).type == ELEPHANTS:
        done(tell, *run_back(tell, umpire, step.unit, value, "retreat"))
    else:
        done(tell, Retreat(step.unit, value))


# Going back


class Way(NamedTuple):
    """A retreat as it stands: the unit, which way, how far its distance lasts, and all units that are not crossed."""

    stand: Stand
    angle: int
    distance: int
    others: list[Stand]
    field: Tableau


def way_of(state: State, step: Retreat, umpire: Umpire) -> Way:
    field = umpire.field(state)
    stand = field.stand(step.unit)
    angle = (stand.base.pose.heading + TURN // 2) % TURN
    distance = paid(stand, angle, step.distance, what_counts(stand.base, angle, step.distance, field.land))
    return Way(stand, angle, distance, field.others(step.unit, *step.through), field)


class Manner(NamedTuple):
    """Why a unit goes back: its event, the step that asks about friends, whether closed ground or the edge rout it."""

    event: Callable[[str, Pose], Event]
    asks: Callable[[Retreat, str], Any]
    routs: bool = True


RETREAT = Manner(lambda unit, pose: Moved(unit, pose, "retreat", "BI 7.6.1b"), MeetsBehind)


def _retreat(tell: Tell, step: Retreat, umpire: Umpire) -> bool:
    return withdraw(tell, step, umpire, RETREAT)


def withdraw(tell: Tell, step: Retreat, umpire: Umpire, manner: Manner) -> bool:
    """A unit goes back until it is stopped; about a friend that it meets its owner may have a choice."""
    if not tell.state.there(step.unit):
        done(tell)
        return True
    way = way_of(tell.state, step, umpire)
    end = beyond_the_crossed(way, step, fall_back(way.stand, way.distance, way.field.land, way.others))
    if end.end != FRIEND:
        _arrive(tell, way, step, end, umpire, manner)
        done(tell)
    elif may_pass(way, step, end.by):
        done(tell, manner.asks(step, end.by))
    else:
        done(tell)
        _meet(tell, way, step, end, umpire, manner)
    return True


def beyond_the_crossed(way: Way, step: Retreat, end: Fallback) -> Fallback:
    """A unit that would come to a halt on a friend that it crosses is set down just beyond."""
    for passage in crossed(way, step):
        if passage.friend.unit.type != SKIRMISHERS and passage.enter <= end.distance <= passage.leave:
            further = fall_back(way.stand, passage.leave + 1, way.field.land, way.others)
            return further._replace(end=FREE if further.end == FRIEND else further.end)
    return end


def crossed(way: Way, step: Retreat) -> list[Passage]:
    """The friends that are crossed, in the order in which they are met."""
    friends = [way.field.stand(friend) for friend in step.through if friend in way.field.stands]
    return sorted((_passage(way, friend) for friend in friends), key=lambda passage: passage.enter)


def _passage(way: Way, friend: Stand) -> Passage:
    far = way.distance + FAR
    over = swept(larger(way.stand.base, ROUNDING), way.angle, far, friend.outline) or (far, far)
    return passage_of(friend, over, way.angle)


@clause("BI 5.7b")
def may_pass(way: Way, step: Retreat, friend: str) -> bool:
    """A friend may be crossed if 5.7a allows, what is due is in reach, and there is room just beyond."""
    met = way.field.stand(friend)
    if not crossable(way.stand, met):
        return False
    if met.unit.type == SKIRMISHERS:
        return True
    passage = _passage(way, met)
    others = [other for other in way.others if other.id != friend]
    room = fall_back(way.stand, passage.leave + 1, way.field.land, others)
    return passage.due <= way.distance and room.distance >= passage.leave + 1 and room.end != ROUTED


def _arrive(tell: Tell, way: Way, step: Retreat, end: Fallback, umpire: Umpire, manner: Manner) -> None:
    """The unit stands where its retreat ends, or is gone."""
    if end.end == ROUTED and manner.routs:
        rout_in_melee(tell, umpire, step.unit, end.clause, ())
        return
    why = ground_disorders(way.stand, way.angle, end.distance, way.field.land)
    if end.distance:
        tell.say(manner.event(step.unit, gone(way.stand.base, way.angle, end.distance).pose))
        passed = [passage for passage in crossed(way, step) if passage.enter <= end.distance]
        tell_crossings(tell, step.unit, passed, umpire)
    if why:
        disorder(tell, step.unit, why)
    if end.end != FREE and not (end.end == FRIEND and pushes(tell.state, umpire)):
        tell.say(Blocked(step.unit, end.by, end.clause))
    if end.end in (ENGAGED, FRIEND):
        disorder(tell, end.by, "BI 5.7d")


def _meet(tell: Tell, way: Way, step: Retreat, end: Fallback, umpire: Umpire, manner: Manner) -> None:
    """A friend that is not crossed is pushed or stops the retreat, as the edition says."""
    _arrive(tell, way, step, end, umpire, manner)
    if pushes(tell.state, umpire) and tell.state.there(step.unit):
        spent = price_of(way.stand, way.angle, end.distance, way.field.land)
        push(tell, [step.unit, end.by], step.distance - spent, umpire, manner)


# Pushing


def pushes(state: State, umpire: Umpire) -> bool:
    """The edition pushes friends back."""
    return bool(umpire.book(state).rule("retreat_pushes")())


@clause("BI 5.7e")
def push(tell: Tell, chain: list[str], distance: int, umpire: Umpire, manner: Manner) -> None:
    """The friend is carried straight along, facing kept; friends that it meets are pushed and disordered likewise.

    A unit in melee, an enemy, impassable ground or the edge stops the whole chain.
    """
    unit, left = chain[0], distance
    while left > 0:
        field = umpire.field(tell.state)
        stands, angle = [field.stand(name) for name in chain], _angle(unit, field)
        pace = min(paid(stand, angle, left, field.land) for stand in stands)
        go, met = _room(chain, pace, field)
        if go:
            _carry(tell, chain, go, umpire, manner)
        left -= max(price_of(stand, angle, go, field.land) for stand in stands)
        if met is None or not _pushable(met, unit, umpire.field(tell.state)):
            return
        disorder(tell, met, "BI 5.7e")
        chain.append(met)


def _angle(unit: str, field: Tableau) -> int:
    return (field.stand(unit).base.pose.heading + TURN // 2) % TURN


def may_push(unit: str, friend: str, field: Tableau) -> bool:
    """A friend that is already touched, and those close behind it, can be carried along at all."""
    chain, met = [unit], friend
    while met and _pushable(met, unit, field):
        chain.append(met)
        go, by = _room(chain, UNIT, field)
        if go:
            return True
        met = by or ""
    return False


def _room(chain: list[str], distance: int, field: Tableau) -> tuple[int, str | None]:
    """How far the chain goes before a unit in it meets something, and what."""
    unit, others = chain[0], field.others(*chain)
    angle = _angle(unit, field)
    found: list[tuple[int, str]] = [(distance, "")]
    for name in chain:
        base = field.stand(name).base
        met = advance(base, angle, distance, [other.outline for other in others])
        if met is not None:
            other = others[met.what]
            enemy = other.unit.seat != field.stand(unit).unit.seat
            found.append((max(0, met.reach - SHORT_OF) if enemy else met.reach, other.id))
        limits = [*to_the_edge(base, angle, distance, field.land)]
        limits += to_closed_ground(base, angle, distance, field.land)
        found += [(limit.distance, limit.by) for limit in limits]
    go, by = min(found, key=lambda each: (each[0], not each[1]))
    return go, by or None


def _pushable(met: str, unit: str, field: Tableau) -> bool:
    if met not in field.stands:
        return False
    stand = field.stand(met)
    return stand.unit.seat == field.stand(unit).unit.seat and not stand.fighting


def _carry(tell: Tell, chain: list[str], distance: int, umpire: Umpire, manner: Manner) -> None:
    field = umpire.field(tell.state)
    angle = _angle(chain[0], field)
    for name in chain:
        stand = field.stand(name)
        why = ground_disorders(stand, angle, distance, field.land)
        pose = gone(stand.base, angle, distance).pose
        tell.say(manner.event(name, pose) if name == chain[0] else Moved(name, pose, "push", "BI 5.7e"))
        if why:
            disorder(tell, name, why)


# What is asked


def _forbids(state: State, step: MeetsBehind, order: AnyOrder, umpire: Umpire) -> Iterator[Refusal]:
    """One edition pushes and the other stops."""
    if isinstance(order, Stop if pushes(state, umpire) else Push):
        yield Refusal("BI 5.7d", "refused-meets-edition", {}, (step.retreat.unit, step.friend))


def _options(state: State, step: MeetsBehind, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    return judged((Cross(), Push(), Stop()), lambda order: _forbids(state, step, order, umpire))


def _tell(tell: Tell, step: MeetsBehind, order: AnyOrder, umpire: Umpire) -> None:
    if isinstance(order, Cross):
        done(tell, through(step.retreat, step.friend))
    else:
        shove(tell, step.retreat, umpire, RETREAT)


def through(retreat: Retreat, friend: str) -> Retreat:
    """A retreat that crosses one friend more."""
    return replace(retreat, through=(*retreat.through, friend))


def shove(tell: Tell, retreat: Retreat, umpire: Umpire, manner: Manner) -> None:
    """The friend that was met, and might have been crossed, is not."""
    way = way_of(tell.state, retreat, umpire)
    done(tell)
    _meet(tell, way, retreat, fall_back(way.stand, way.distance, way.field.land, way.others), umpire, manner)


def _owner(state: State, step: MeetsBehind, umpire: Umpire) -> str:
    return state.unit(step.retreat.unit).seat


FOLLOWS = {RetreatThrow: over_if_gone, Retreat: _retreat}
THROWS = {RetreatThrow: _throw}
READS = {RetreatThrow: _read}
ASKS = {
    MeetsBehind: question("meets-behind", "BI 5.7d", (Cross, Push, Stop), _owner, _forbids, _options, _tell),
}
