"""5.4c and 5.7c. Compulsory moves: chariots in motion and pursuers go straight ahead, whatever they meet."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import Blocked, ChariotRolled, Finished, Moved, MoveSpent
from sandtable.games.impetus.rules.movement.chariots import rolled, straightened
from sandtable.games.impetus.rules.movement.crossings import tell_crossings
from sandtable.games.impetus.rules.movement.moves import every_move_disorders
from sandtable.games.impetus.rules.movement.ways import Course, Passage, course, ground_disorders, short_of
from sandtable.games.impetus.rules.orders import AnyOrder, Cross, HaltChariot, KeepRolling, Stop
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import CompulsoryMove, Contact, MeetsAhead, Rolling
from sandtable.games.impetus.rules.terrain.land import Limit, paid, price_of
from sandtable.games.impetus.rules.terrain.roads import what_counts
from sandtable.games.impetus.rules.troops.profiles import SKIRMISHERS, may_contact
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import nothing_forbids, question
from sandtable.kernel.options import Options, judged
from sandtable.table.path import gone
from sandtable.table.shape import Outline


class Goal(NamedTuple):
    """Where a compulsory move ends: how far, at which friend or obstacle (by a clause), and which friends it crossed.

    `asks` is a friend that the owner has to be asked about first.
    """

    distance: int
    by: str = ""
    clause: str = ""
    crossed: tuple[Passage, ...] = ()
    asks: str = ""


def _run(tell: Tell, step: CompulsoryMove, umpire: Umpire) -> bool:
    """The unit goes, or its owner is asked about a friend in the way."""
    unit = step.start[0]
    if not tell.state.there(unit):
        done(tell)
        return True
    goal = goal_of(tell.state, step, umpire)
    if goal.asks:
        done(tell, MeetsAhead(step, goal.asks))
    else:
        _go(tell, step, goal, umpire)
    return True


def goal_of(state: State, step: CompulsoryMove, umpire: Umpire) -> Goal:
    """Where the move ends, or which friend the owner must be asked about."""
    field = umpire.field(state)
    stand = field.stand(step.start[0])
    heading = stand.base.pose.heading
    land = what_counts(stand.base, heading, step.distance, field.land)
    pace = Limit(paid(stand, heading, step.distance, land), "BI 5.1", "", None)
    found = course(stand, heading, pace, land, field.others(stand.id))
    enemies = {enemy.id: enemy.outline for enemy in field.enemies(stand.unit.seat)}
    return _goal(stand, found, step, enemies, asks=umpire.book(state).rule("compulsory_meets")())


def _goal(stand: Stand, found: Course, step: CompulsoryMove, enemies: dict[str, Outline], *, asks: bool) -> Goal:
    end = _end(stand, found, enemies)
    crossed: list[Passage] = []
    for passage in found.passages:
        if passage.enter > end.distance:
            break
        friend = passage.friend
        passes = gets_through(passage, found, end.distance) and _through_all(passage, found, end.distance)
        if friend.id == step.stops or not passes:
            return Goal(max(0, passage.enter - 1), friend.id, "BI 5.7c", tuple(crossed))
        if asks and friend.id not in step.through:
            return Goal(0, asks=friend.id)
        crossed.append(passage)
        if friend.unit.type != SKIRMISHERS and end.distance <= passage.leave:
            end = Goal(passage.leave + 1)
    return end._replace(crossed=tuple(crossed))


def _through_all(passage: Passage, found: Course, end: int) -> bool:
    """All friends on the stretch beyond which it would be set down are crossed as well, or none is."""
    solid = [other for other in found.passages if other.friend.unit.type != SKIRMISHERS and other is not passage]
    there = [other for other in solid if other.enter <= passage.leave + 1 <= other.leave]
    return all(gets_through(other, found, end) for other in there)


def _end(stand: Stand, found: Course, enemies: dict[str, Outline]) -> Goal:
    """Where the move ends if no friend is crossed."""
    ends = [Goal(found.pace.distance)]
    ends += [Goal(h.distance, h.by, "BI 5.7c" if h.clause == "BI 5.7a" else h.clause) for h in found.hard]
    if found.enemy is not None:
        touch, base, by = found.enemy.distance, stand.base, found.enemy.by
        short = Goal(short_of(base, base.pose.heading, touch, enemies[by]), by, "BI 7.1")
        ends.append(Goal(touch) if may_contact(stand.unit.profile) else short)
    return min(ends, key=lambda end: (end.distance, not end.by))


@clause("BI 5.7b")
def gets_through(passage: Passage, found: Course, end: int) -> bool:
    """An involuntary crossing gets as far as is due and has room beyond; through skirmishers it always goes."""
    if passage.friend.unit.type == SKIRMISHERS:
        return True
    walls = [*found.hard, *((found.enemy,) if found.enemy else ())]
    room = all(passage.leave < wall.distance for wall in walls)
    return room and passage.due <= min(end, found.pace.distance)


def _go(tell: Tell, step: CompulsoryMove, goal: Goal, umpire: Umpire) -> None:
    field = umpire.field(tell.state)
    stand = field.stand(step.start[0])
    heading = stand.base.pose.heading
    why = ground_disorders(stand, heading, goal.distance, field.land)
    if goal.distance:
        pose = gone(stand.base, heading, goal.distance).pose
        pursued, rolled_on = Moved(stand.id, pose, "pursuit", "BI 7.6.2b"), Moved(stand.id, pose, "roll", "BI 5.4c")
        tell.say(pursued if step.pursuit else rolled_on)
        tell_crossings(tell, stand.id, list(goal.crossed), umpire)
    if why:
        disorder(tell, stand.id, why)
    if not step.pursuit and every_move_disorders(stand.unit):
        disorder(tell, stand.id, "BI L.5")
    if goal.by:
        tell.say(Blocked(stand.id, goal.by, goal.clause))
    if goal.clause == "BI 5.7c":
        disorder(tell, goal.by, "BI 5.7c")
    straightened(tell, stand.id, goal.distance)
    if step.pursuit:
        done(tell)
    else:
        used = price_of(stand, heading, goal.distance, field.land)
        _rolled(tell, step, goal, used, umpire)


@clause("BI 5.4c")
def _rolled(tell: Tell, step: CompulsoryMove, goal: Goal, used: int, umpire: Umpire) -> None:
    """A chariot that has touched an enemy fights, one that was blocked stands, any other is asked."""
    unit, now = step.start[0], tell.state.activation
    active = unit in now.units
    if active:
        tell.say(MoveSpent(now.spent + used, max(1, now.rolled + goal.distance), "roll"))
    if unit in umpire.field(tell.state).engaged:
        if active:
            tell.say(Finished((unit,)))
        done(tell, Contact((step.start,)))
    elif goal.distance < step.distance and goal.by:
        tell.say(ChariotRolled(unit, rolling=False))
        done(tell)
    else:
        done(tell)
        rolled(tell, unit, step.distance)


# What is asked


def _meets(state: State, step: MeetsAhead, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    return judged((Cross(), Stop()), lambda order: nothing_forbids(state, step, order, umpire))


def _tell_meets(tell: Tell, step: MeetsAhead, order: Cross | Stop, umpire: Umpire) -> None:
    move = step.move
    if isinstance(order, Cross):
        done(tell, replace(move, through=(*move.through, step.friend)))
    else:
        done(tell, replace(move, stops=step.friend))


def _rolling(state: State, step: Rolling, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    return judged((HaltChariot(), KeepRolling()), lambda order: nothing_forbids(state, step, order, umpire))


def _tell_rolling(tell: Tell, step: Rolling, order: HaltChariot | KeepRolling, umpire: Umpire) -> None:
    tell.say(ChariotRolled(step.unit, rolling=isinstance(order, KeepRolling)))
    done(tell)


def _owner(state: State, step: Rolling, umpire: Umpire) -> str:
    return state.unit(step.unit).seat


def _mover(state: State, step: MeetsAhead, umpire: Umpire) -> str:
    return state.unit(step.move.start[0]).seat


FOLLOWS = {CompulsoryMove: _run}
ASKS = {
    MeetsAhead: question("meets-ahead", "BI 5.7c", (Cross, Stop), _mover, nothing_forbids, _meets, _tell_meets),
    Rolling: question(
        "rolling", "BI 5.4c", (HaltChariot, KeepRolling), _owner, nothing_forbids, _rolling, _tell_rolling
    ),
}
