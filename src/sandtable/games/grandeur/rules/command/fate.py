"""2.0d and 2.3. What becomes of generals in danger: fire and melee, routs, and enemies who come upon them."""

from collections.abc import Hashable, Sequence
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.rules.command.catching import charged, free_place, in_the_way, is_safe
from sandtable.games.grandeur.rules.command.command import own_base
from sandtable.games.grandeur.rules.command.leaders import Leader
from sandtable.games.grandeur.rules.command.riding import reach
from sandtable.games.grandeur.rules.events import GeneralLost, GeneralRode, GeneralSpared
from sandtable.games.grandeur.rules.orders import Escape, Surrender
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import GeneralCaught, GeneralFate
from sandtable.games.grandeur.rules.umpire import Tell, Umpire, before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import nothing_forbids, question
from sandtable.kernel.dice import Reading, Throw
from sandtable.kernel.options import Options, offered
from sandtable.table.plane import UNIT, Pose, bearing, between, moved, shifted
from sandtable.table.sight import range_between
from sandtable.table.spacing import gap

DIE = 6


class Six(Reading, frozen=True, cache_hash=True):
    """A six, or not."""

    def mark(self, face: int) -> Hashable:
        return face == DIE

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


@clause("GR 2.0d")
def in_danger(tell: Tell, leader: Leader) -> None:
    """His unit has thrown a six: he throws for his life; a brave one is killed outright."""
    if leader.brave:
        tell.say(GeneralLost(leader.id, "GR 2.0d"))
    else:
        before_it(tell, GeneralFate(leader.id))


def homeless(state: State) -> Leader | None:
    """A general whose unit is destroyed."""
    return next((each for each in state.leaders if each.unit and not state.there(each.unit)), None)


def surprised(state: State, umpire: Umpire) -> Leader | None:
    """A general whom an enemy has come upon; where nobody has moved since it was found quiet, it still is."""
    field: Any = umpire.field(state)
    if field.quiet[0] is state.leaders and field.quiet[1] is state.swept:
        return None
    found = next((each for each in state.leaders if _disturbed(state, each, umpire)), None)
    if found is None:
        field.quiet = state.leaders, state.swept
    return found


def _disturbed(state: State, leader: Leader, umpire: Umpire) -> bool:
    if charged(state, leader, umpire):
        return True
    return in_the_way(state, leader, umpire) and free_place(state, leader, umpire) is not None


@clause("GR 2.3")
def come_upon(tell: Tell, leader: Leader, umpire: Umpire) -> None:
    """Who is charged evades or is lost; who is only in the way is set aside at the nearest free place."""
    if charged(tell.state, leader, umpire):
        before_it(tell, GeneralCaught(leader.id))
        return
    place = free_place(tell.state, leader, umpire)
    assert place is not None, "a general who cannot be set aside is left where he is"
    tell.say(GeneralRode(leader.id, place, "GR 2.3", of_his_own=False))


def _throw(state: State, step: GeneralFate, umpire: Umpire) -> Throw:
    leader = state.leader(step.leader)
    assert leader is not None, f"{step.leader} is on the table"
    return Throw(leader.seat, "general", 1, DIE, Six(), (), "GR 2.0d")


def _read(tell: Tell, step: GeneralFate, value: Any, umpire: Umpire) -> None:
    """On a six he is lost; else he stays with his unit or, if that is destroyed, goes to the nearest friends."""
    leader = tell.state.leader(step.leader)
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
    """Towards the nearest friendly unit, whatever stands between, as far up to 20 U as gets him clear of the enemy."""
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
    """He gets away, or he is captured or killed: who does not get clear of who charges him is."""
    leader = tell.state.leader(step.leader)
    done(tell)
    refuge = refuge_of(tell.state, leader, umpire) if isinstance(order, Escape) else None
    if refuge is not None:
        tell.say(GeneralRode(leader.id, refuge, "GR 2.0b", of_his_own=False))
    if refuge is None or charged(tell.state, tell.state.leader(step.leader), umpire):
        tell.say(GeneralLost(leader.id, "GR 2.3"))


def _owner(state: State, step: GeneralCaught, umpire: Umpire) -> str:
    leader = state.leader(step.leader)
    assert leader is not None, f"{step.leader} is on the table"
    return leader.seat


THROWS = {GeneralFate: _throw}
READS = {GeneralFate: _read}
ASKS = {
    GeneralCaught: question("caught", "GR 2.3", (Escape, Surrender), _owner, nothing_forbids, _options, _tell),
}
