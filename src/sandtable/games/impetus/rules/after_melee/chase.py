"""7.6.2. The chase: winners pursue units that retreat or are destroyed, and fight again where they touch."""

from collections.abc import Sequence
from typing import Any

from sandtable.games.impetus.rules import steps
from sandtable.games.impetus.rules.after_melee.pursuit import MUST, NEVER
from sandtable.games.impetus.rules.events import ChariotRolled, Moved, PursuitDeclined, PursuitThrown
from sandtable.games.impetus.rules.movement import distances
from sandtable.games.impetus.rules.orders import AnyOrder, Hold, Parallel, Pursue, Straight
from sandtable.games.impetus.rules.state import State, profile_of
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import nothing_forbids, question
from sandtable.kernel.dice import Throw
from sandtable.kernel.options import Options, judged
from sandtable.table.plane import TURN, Pose, turn_to


def _after_retreat(tell: Tell, step: steps.AfterRetreat, umpire: Umpire) -> bool:
    """The winning main unit pursues, must or may, and some of its supports with it."""
    main, *others = step.winners
    destroyed = step.destroyed or not tell.state.there(step.quarry)
    if not _free(tell.state, main, umpire) or (not destroyed and tell.state.pose(step.quarry) == step.at):
        done(tell)
        return True
    book = umpire.book(tell.state)
    beaten = profile_of(tell.state, step.quarry)
    how = book.rule("pursues")(tell.state.unit(main), beaten, destroyed=step.destroyed)
    followers = tuple(
        unit for unit in others if _free(tell.state, unit, umpire) and book.rule("follows")(tell.state.unit(unit))
    )
    quarry = "" if destroyed else step.quarry
    if how == NEVER:
        done(tell)
    elif how == MUST or book.rule("pursuit_throws_first")():
        done(tell, steps.PursuitThrow(main, quarry, asks=how != MUST, followers=followers))
    else:
        done(tell, steps.PursuitChoice(main, quarry, followers=followers))
    return True


@clause("BI 7.6.1e")
def _free(state: State, unit: str, umpire: Umpire) -> bool:
    """It is there and free: a unit that is still in melee with another enemy stays."""
    return state.there(unit) and unit not in umpire.field(state).engaged


def _skips(tell: Tell, step: steps.PursuitThrow, umpire: Umpire) -> bool:
    """A follower that is gone, or has been met by an enemy, does not pursue."""
    if _free(tell.state, step.unit, umpire):
        return False
    done(tell)
    return True


def _throw(state: State, step: steps.PursuitThrow, umpire: Umpire) -> Throw:
    unit = state.unit(step.unit)
    return distances.pursuit(unit.seat, on_foot=not unit.mounted)


def _read(tell: Tell, step: steps.PursuitThrow, value: Any, umpire: Umpire) -> None:
    tell.say(PursuitThrown(step.unit, value))
    if step.asks:
        done(tell, steps.PursuitChoice(step.unit, step.quarry, value, step.followers))
    else:
        done(tell, steps.PursuitTurn(step.unit, step.quarry, value, step.followers))


# Straight or parallel


def _turn(tell: Tell, step: steps.PursuitTurn, umpire: Umpire) -> bool:
    """Nothing is asked where there is no enemy to be parallel to, or no room to turn."""
    if parallel(tell.state, step, umpire) is not None:
        return False
    _pursue(tell, step)
    return True


@clause("BI 7.6.2b")
def parallel(state: State, step: steps.PursuitTurn, umpire: Umpire) -> Pose | None:
    """The pursuer turned parallel to the enemy about the middle of its front; None if it is, or has no room for it."""
    if not step.quarry or not state.there(step.quarry):
        return None
    field = umpire.field(state)
    stand, heading = field.stand(step.unit), state.pose(step.quarry).heading
    ways = sorted((heading, (heading + TURN // 2) % TURN), key=lambda way: abs(turn_to(stand.base.pose.heading, way)))
    pose = stand.base.pose._replace(heading=ways[0])
    return pose if pose != stand.base.pose and field.room(stand.base.at(pose), step.unit) else None


def _pursue(tell: Tell, step: steps.PursuitTurn, turned: Pose | None = None) -> None:
    """The unit goes, and its followers throw for themselves; then those that touch an enemy fight."""
    state = tell.state
    start = (step.unit, state.pose(step.unit))
    if state.unit(step.unit).profile.chariot and not state.unit(step.unit).rolling:
        tell.say(ChariotRolled(step.unit, rolling=True))
    if turned is not None:
        tell.say(Moved(step.unit, turned, "turn", "BI 7.6.2b"))
    followers = [steps.PursuitThrow(unit, step.quarry) for unit in step.followers]
    starts = (start, *((unit, state.pose(unit)) for unit in step.followers))
    if _is_follower(tell.state):
        done(tell, steps.CompulsoryMove(start, step.distance, pursuit=True))
    else:
        done(tell, steps.CompulsoryMove(start, step.distance, pursuit=True), *followers, steps.PursuitEnd(starts))


def _is_follower(state: State) -> bool:
    """The pursuit of a main unit is under way already."""
    below: Sequence[object] = state.agenda[1:]
    nxt = next((step for step in below if not isinstance(step, steps.PursuitThrow)), None)
    return isinstance(nxt, steps.PursuitEnd)


@clause("BI 7.6.6")
def _end(tell: Tell, step: steps.PursuitEnd, umpire: Umpire) -> bool:
    """Enemies that were touched are fought at once: there may be several rounds of melee in a turn."""
    engaged = umpire.field(tell.state).engaged
    starts = tuple(start for start in step.starts if start[0] in engaged)
    done(tell, *((steps.Contact(starts),) if starts else ()))
    return True


# What is asked


def _choice(state: State, step: steps.PursuitChoice, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    return judged((Pursue(), Hold()), lambda order: nothing_forbids(state, step, order, umpire))


def _tell_choice(tell: Tell, step: steps.PursuitChoice, order: Pursue | Hold, umpire: Umpire) -> None:
    if isinstance(order, Hold):
        tell.say(PursuitDeclined(step.unit))
        done(tell)
    elif step.distance:
        done(tell, steps.PursuitTurn(step.unit, step.quarry, step.distance, step.followers))
    else:
        done(tell, steps.PursuitThrow(step.unit, step.quarry, followers=step.followers))


def _turns(state: State, step: steps.PursuitTurn, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    return judged((Straight(), Parallel()), lambda order: nothing_forbids(state, step, order, umpire))


def _tell_turn(tell: Tell, step: steps.PursuitTurn, order: Straight | Parallel, umpire: Umpire) -> None:
    _pursue(tell, step, parallel(tell.state, step, umpire) if isinstance(order, Parallel) else None)


def _owner(state: State, step: steps.PursuitChoice | steps.PursuitTurn, umpire: Umpire) -> str:
    return state.unit(step.unit).seat


FOLLOWS = {
    steps.AfterRetreat: _after_retreat,
    steps.PursuitThrow: _skips,
    steps.PursuitTurn: _turn,
    steps.PursuitEnd: _end,
}
THROWS = {steps.PursuitThrow: _throw}
READS = {steps.PursuitThrow: _read}
ASKS = {
    steps.PursuitChoice: question(
        "pursue", "BI 7.6.2a", (Pursue, Hold), _owner, nothing_forbids, _choice, _tell_choice
    ),
    steps.PursuitTurn: question(
        "parallel", "BI 7.6.2b", (Straight, Parallel), _owner, nothing_forbids, _turns, _tell_turn
    ),
}
