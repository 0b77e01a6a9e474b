"""V.d to V.f. Surprise: sleepers who are placed at random, and the alarm that wakes them."""

from collections.abc import Collection

from sandtable.games.argad.rules.dice import Drawn
from sandtable.games.argad.rules.events import Placed, Saw, Woke
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.shooting.sight import sees_enemy
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Placing
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw
from sandtable.table.footing import overlapping, within
from sandtable.table.plane import Pose


def placing_throw(state: State, step: Placing, umpire: Umpire) -> Throw:
    places = free_places(state, step, umpire)
    return Throw(umpire.field(state).seat(step.figure), "place", 1, len(places), Drawn(), (), "AR V.e")


def free_places(state: State, step: Placing, umpire: Umpire) -> list[Pose]:
    """The places of a surprise at which nobody stands yet."""
    field = umpire.field(state)
    sleepers = next(each for each in state.scenario.asleep if each.seat == field.seat(step.figure))
    sole = field.sole(step.figure)
    return [
        place
        for place in sleepers.places
        if not any(overlapping(sole.at(place), field.foot(name)) for name in field.standing)
    ]


def read_placing(tell: Tell, step: Placing, value: int, umpire: Umpire) -> None:
    tell.say(Placed(step.figure, free_places(tell.state, step, umpire)[value]))


@clause("AR V.d")
def hears(field: Field, name: str, caller: str) -> bool:
    """A voice carries 20 cm."""
    return within(field.foot(name), field.foot(caller), field.period.figures.voice)


@clause("AR V.e")
def raised(state: State) -> list[str]:
    """The sleepers who saw the enemy in an earlier turn: now the alarm is raised."""
    return [name for name, turn in state.seen if turn < state.turn and state.man(name) is not None]


def tell_alarm(tell: Tell, umpire: Umpire) -> None:
    """At the end of a turn an alarm is passed on by voice; a sleeper who sees the enemy now raises it next turn."""
    field = umpire.field(tell.state)
    seen = raised(tell.state)
    heard = roused(tell.state, field, seen)
    for name in [each for each in tell.state.asleep if each in seen or each in heard]:
        tell.say(Woke(name, "AR V.e" if name in seen else "AR V.f"))
    for name in tell.state.asleep:
        if name not in dict(tell.state.seen) and (field.touched(name) or sees_enemy(tell.state, field, name)):
            tell.say(Saw(name))


@clause("AR V.f")
def roused(state: State, field: Field, raising: Collection[str]) -> list[str]:
    """After the alarm everybody wakes who is within voice of a friend who is awake, at the end of each turn."""
    awake = [name for name in field.shown if name in raising or name not in state.asleep]
    known = [name for name in awake if name in raising or _woken(state, field, name)]
    alarmed = [name for name in awake if any(field.allied(name, other) for other in known)]
    return [
        name
        for name in state.asleep
        if any(field.allied(name, caller) and hears(field, name, caller) for caller in alarmed)
    ]


def _woken(state: State, field: Field, name: str) -> bool:
    """A figure of a surprised side that was woken before."""
    return any(each.seat == field.seat(name) for each in state.scenario.asleep) and name not in state.asleep


THROWS = {Placing: placing_throw}
READS = {Placing: read_placing}
