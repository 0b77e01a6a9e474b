"""2.0d and 2.3. Generals in danger: fire and melee, routs, and enemies who come upon them."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.rules.command.command import own_base
from sandtable.games.grandeur.rules.command.riding import CLEAR, reach
from sandtable.games.grandeur.rules.events import GeneralLost, GeneralRode, GeneralSpared
from sandtable.games.grandeur.rules.orders import Escape, Surrender
from sandtable.games.grandeur.rules.state import State, Sweep
from sandtable.games.grandeur.rules.steps import GeneralCaught, GeneralFate
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.readings import OneDie
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.state import side_of
from sandtable.games.impetus.rules.troops.profiles import may_contact
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.umpire import before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import nothing_forbids, question
from sandtable.kernel.dice import Throw
from sandtable.kernel.options import Options, offered
from sandtable.table.border import within_edges
from sandtable.table.path import swept
from sandtable.table.plane import (
    DEGREE,
    TOLERANCE,
    TURN,
    UNIT,
    Point,
    Pose,
    bearing,
    between,
    moved,
    shifted,
    squared,
    turn_to,
)
from sandtable.table.shape import Base, Outline
from sandtable.table.sight import range_between
from sandtable.table.spacing import box, gap, near, overlap
from sandtable.table.wheel import swept_wheel

DIE = 6


STRAIGHT = ("advance", "march", "charge", "pursuit")
WHEELS = ("wheel",)
TURNS = ("turn",)
UPON = (*STRAIGHT, *WHEELS, *TURNS)
"""The ways in which a unit charges a general: straight moves and wheels of its own choice, and pursuits."""

THIN = UNIT // 10
STAYED = 4 * TOLERANCE
ROUND = tuple(range(0, TURN, 15 * DEGREE))


# Charges


@clause("GR 2.3")
def charged(state: State, leader: Leader, umpire: Umpire) -> bool:
    """The front of an enemy with I has just come upon the general, straight on, by a wheel or in a pursuit."""
    return _caught(state, leader, chargers(state), umpire)


def _caught(state: State, leader: Leader, sweeps: Sequence[Sweep], umpire: Umpire) -> bool:
    foes = [sweep for sweep in sweeps if side_of(sweep.unit) != leader.seat]
    if leader.unit or not foes:
        return False
    outline = own_base(leader, state, umpire).outline
    return any(_meets(sweep, state, outline, umpire) for sweep in foes)


def chargers(state: State) -> list[Sweep]:
    """The moves of this activation by which units with I come upon generals."""
    moves = [sweep for sweep in state.swept if sweep.way in UPON and state.there(sweep.unit)]
    return [sweep for sweep in moves if may_contact(state.unit(sweep.unit).profile)]


def _meets(sweep: Sweep, state: State, outline: Outline, umpire: Umpire) -> bool:
    """The front of a unit meets an outline on its way or where it ends."""
    width = umpire.field(state).stand(sweep.unit).base.front
    before, after = (Base(pose, width, THIN) for pose in (sweep.faced, sweep.end))
    if near(after.outline, outline):
        return True
    turn = turn_to(before.pose.heading, after.pose.heading)
    if sweep.way in STRAIGHT and not turn:
        far = range_between(sweep.start.at, sweep.end.at).length
        return bool(far and swept(before, before.pose.heading, far, outline))
    if sweep.way in WHEELS:
        return swept_wheel(before, pivot_of(sweep, state, umpire), turn, outline) is not None
    return False


def pivot_of(sweep: Sweep, state: State, umpire: Umpire) -> Point:
    """The front corner about which a unit or its group has wheeled: the one that stayed where it was."""
    ways = [each for each in state.swept if each.way in WHEELS and state.there(each.unit)]
    for each in sorted(ways, key=lambda way: way.unit != sweep.unit):
        base = umpire.field(state).stand(each.unit).base
        before, after = base.at(each.start), base.at(each.end)
        for one, other in ((before.left_corner, after.left_corner), (before.right_corner, after.right_corner)):
            if squared(one, other) <= STAYED * STAYED:
                return one
    return sweep.start.at


# In the way


@clause("GR 2.3")
def in_the_way(state: State, leader: Leader, enemies: Sequence[Stand], umpire: Umpire) -> bool:
    """One of these enemies touches the general."""
    return any(_touching(own_base(leader, state, umpire).outline, enemies, TOLERANCE))


def _touching(outline: Outline, enemies: Sequence[Stand], reach_: int) -> Iterator[Stand]:
    left, low, right, high = box(outline)
    left, low, right, high = left - reach_, low - reach_, right + reach_, high + reach_
    for each in enemies:
        x, y, far, top = each.box
        if x <= right and y <= high and far >= left and top >= low and near(outline, each.outline, reach_):
            yield each


@clause("GR 2.3")
def free_place(state: State, leader: Leader, umpire: Umpire) -> Pose | None:
    """The nearest free place for a general who is set aside; of several the one that is nearest to friends."""
    friends = [stand.base.centre for stand in umpire.field(state).of(leader.seat)] or [leader.pose.at]
    for distance in range(UNIT // 2, reach(umpire) + 1, UNIT // 2):
        ring = [moved(leader.pose.at, (leader.pose.heading + turn) % TURN, distance) for turn in ROUND]
        free = [at for at in ring if is_safe(state, replace(leader, pose=Pose(*at, leader.pose.heading)), umpire)]
        if free:
            best = min(free, key=lambda at: min(squared(at, friend) for friend in friends))
            return Pose(*best, leader.pose.heading)
    return None


def is_free(state: State, leader: Leader, umpire: Umpire) -> bool:
    """A general is on the table, clear of the enemy, and not on impassable ground."""
    board, base, field = state.scenario.board, own_base(leader, state, umpire), umpire.field(state)
    if not within_edges(base, board.long, board.short):
        return False
    if any(_touching(base.outline, field.enemies(leader.seat), CLEAR // 2)):
        return False
    return not any(overlap(base.outline, closed) for _, closed in umpire.land(state).closed)


def is_safe(state: State, leader: Leader, umpire: Umpire) -> bool:
    """The general stands free, and clear of any charger."""
    return is_free(state, leader, umpire) and not charged(state, leader, umpire)


class Six(OneDie, frozen=True, cache_hash=True):
    """A six, or not."""

    def mark(self, face: int) -> Hashable:
        return face == DIE


@clause("GR 2.0d")
def in_danger(tell: Tell, leader: Leader) -> None:
    """The general's unit has thrown a six: the general throws to survive; a brave one is killed outright."""
    if leader.brave:
        tell.say(GeneralLost(leader.id, "GR 2.0d"))
    else:
        before_it(tell, GeneralFate(leader.id))


def homeless(state: State) -> Leader | None:
    """A general whose unit is destroyed."""
    return next((each for each in state.leaders if each.unit and not state.there(each.unit)), None)


def surprised(state: State, umpire: Umpire) -> Leader | None:
    """A general that an enemy has come upon; where no unit has moved since none was found, there is still none."""
    field: Any = umpire.field(state)
    if field.quiet[0] is state.leaders and field.quiet[1] is state.swept:
        return None
    sweeps, alone, clear = chargers(state), [each for each in state.leaders if not each.unit], {}
    comers = _comers(state, umpire)
    for leader in alone:
        if _caught(state, leader, sweeps, umpire):
            return leader
        if not in_the_way(state, leader, comers(leader), umpire):
            clear[leader.id] = leader
        elif free_place(state, leader, umpire) is not None:
            return leader
    field.quiet, umpire.clear = (state.leaders, state.swept), (field.stands, clear)
    return None


def _comers(state: State, umpire: Umpire) -> Callable[[Leader], Sequence[Stand]]:
    """The enemies that may touch a general: all, or where the general was clear before, those that are new there."""
    field, (stands, clear) = umpire.field(state), umpire.clear
    new = [stand for name, stand in field.stands.items() if stands.get(name) is not stand]
    by: dict[str, list[Stand]] = {seat: [stand for stand in new if stand.unit.seat != seat] for seat in SEATS}
    return lambda leader: by[leader.seat] if clear.get(leader.id) is leader else field.enemies(leader.seat)


@clause("GR 2.3")
def come_upon(tell: Tell, leader: Leader, umpire: Umpire) -> None:
    """A general who is charged evades or is lost; one who is only in the way is set aside at the nearest free place."""
    if charged(tell.state, leader, umpire):
        before_it(tell, GeneralCaught(leader.id))
        return
    place = free_place(tell.state, leader, umpire)
    assert place is not None, "a general who cannot be set aside is left there"
    tell.say(GeneralRode(leader.id, place, "GR 2.3", of_his_own=False))


def _throw(state: State, step: GeneralFate, umpire: Umpire) -> Throw:
    leader = state.general(step.leader)
    return Throw(leader.seat, "general", 1, DIE, Six(), (), "GR 2.0d")


def _read(tell: Tell, step: GeneralFate, value: Any, umpire: Umpire) -> None:
    """On a six the general is lost; else stays with the unit or, if that is destroyed, goes to the nearest friends."""
    leader = tell.state.general(step.leader)
    done(tell)
    if value:
        tell.say(GeneralLost(leader.id, "GR 2.0d"))
        return
    tell.say(GeneralSpared(leader.id))
    if leader.unit and not tell.state.there(leader.unit):
        refuge = nearest_friends(tell.state, leader, umpire)
        if refuge is None:
            tell.say(GeneralLost(leader.id, "GR 2.0d"))
        else:
            tell.say(GeneralRode(leader.id, refuge, "GR 2.0d", of_his_own=False))


def nearest_friends(state: State, leader: Leader, umpire: Umpire) -> Pose | None:
    """A general in the middle of the nearest friendly unit."""
    own, friends = own_base(leader, state, umpire), umpire.field(state).of(leader.seat)
    if not friends:
        return None
    near = min(friends, key=lambda stand: (gap(own.outline, stand.outline), stand.id))
    return shifted(Pose(*near.base.centre, near.base.pose.heading), own.depth // 2)


@clause("GR 2.0b")
def refuge_of(state: State, leader: Leader, umpire: Umpire) -> Pose | None:
    """Towards the nearest friendly unit, whatever stands between, as far up to 20 U as gets clear of the enemy."""
    goal = nearest_friends(state, leader, umpire)
    if goal is None or goal.at == leader.pose.at:
        return goal
    far, angle = range_between(leader.pose.at, goal.at).length, bearing(between(leader.pose.at, goal.at))
    ends = [goal] if far <= reach(umpire) else []
    for distance in range(min(far, reach(umpire)), 0, -UNIT):
        ends.append(Pose(*moved(leader.pose.at, angle, distance), leader.pose.heading))
    return next((end for end in ends if is_safe(state, replace(leader, pose=end), umpire)), ends[0])


def _options(state: State, step: GeneralCaught, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    return offered(Escape(), Surrender())


@clause("GR 2.3")
def _tell(tell: Tell, step: GeneralCaught, order: Escape | Surrender, umpire: Umpire) -> None:
    """The general gets away, or is captured or killed if that does not lead clear of the charger."""
    leader = tell.state.general(step.leader)
    done(tell)
    refuge = refuge_of(tell.state, leader, umpire) if isinstance(order, Escape) else None
    if refuge is not None:
        tell.say(GeneralRode(leader.id, refuge, "GR 2.0b", of_his_own=False))
    if refuge is None or charged(tell.state, tell.state.general(step.leader), umpire):
        tell.say(GeneralLost(leader.id, "GR 2.3"))


def _owner(state: State, step: GeneralCaught, umpire: Umpire) -> str:
    return state.general(step.leader).seat


THROWS = {GeneralFate: _throw}
READS = {GeneralFate: _read}
ASKS = {
    GeneralCaught: question("caught", "GR 2.3", (Escape, Surrender), _owner, nothing_forbids, _options, _tell),
}
