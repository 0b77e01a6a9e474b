"""The moves of Basic Impetus in sentences. How far a unit has gone is found from its poses before and after."""

from collections.abc import Iterator, Mapping, Sequence
from math import isqrt
from types import MappingProxyType
from typing import Any, NamedTuple

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.steps import Contact, PursuitChoice
from sandtable.games.impetus.rules.troops.units import Unit, vbu
from sandtable.games.impetus.telling.scene import Said, Scene, Tells, distance, faces, said, unit, units
from sandtable.kernel.event import Event
from sandtable.library.readable import degrees, length
from sandtable.table.plane import DEGREE, QUARTER, Pose, bearing, between, rounded, squared, turn_to

TURNS = ("wheel", "wheel-at-halt", "turn")
MARCH = "march"
TOLD_BY_THE_DIE = ("shift",)
BY_DICE: Mapping[str, Any] = MappingProxyType(
    {"retreat": e.RetreatThrown, "pursuit": e.PursuitThrown, "stampede": e.StampedeThrown}
)
HUNDREDTH = 10
NEARLY = 20
"""Poses are whole numbers, so the distance between two of them may be slightly off."""


def destroyed(one: Unit) -> bool:
    """Nothing is left of a unit, nor of the one behind it."""
    return vbu(one) <= 0 and (one.rear is None or one.rear.vbu <= one.rear_lost)


class Gone(NamedTuple):
    """How a unit has moved: its distance in hundredths of a U, its turn, and how many degrees off its heading."""

    distance: int
    angle: int
    off: int


def gone(before: Pose, after: Pose) -> Gone:
    """The move between two poses."""
    way = isqrt(squared(before.at, after.at))
    off = turn_to(before.heading, bearing(between(before.at, after.at))) if way else 0
    return Gone(rounded(way, HUNDREDTH), turn_to(before.heading, after.heading), rounded(off, DEGREE))


def together(scene: Scene) -> tuple[object, ...]:
    """Units that make the same move one after the other share one line, and so do the stretches of a march."""
    event = scene.event
    if not isinstance(event, e.Moved):
        return (scene.place,)
    went = gone(scene.state.pose(event.unit), event.pose)
    if event.way == MARCH:
        return event.way, event.clause, scene.state.unit(event.unit).seat
    alike = (went.angle,) if event.way in TURNS else (went.distance, went.off, _contact(scene))
    return event.way, event.clause, scene.state.unit(event.unit).seat, *alike


def tell_moves(run: Sequence[Scene]) -> Iterator[Said]:
    """A move of one unit or of several alike."""
    scene, event = run[0], run[0].event
    went = gone(scene.state.pose(event.unit), event.pose)
    if event.way in TOLD_BY_THE_DIE or _as_thrown(scene, event, went) or not (went.distance or went.angle):
        return
    if event.way == MARCH:
        went = went._replace(distance=_marched(run))
    number = {"angle": degrees(scene.say, abs(went.angle))} if event.way in TURNS else _length(scene, went)
    left = (went.angle if event.way in TURNS else went.off) > 0
    args = {
        "units": scene.names.units(list(dict.fromkeys(each.event.unit for each in run))),
        "corner": "left" if left else "right",
    }
    yield f"impetus-moved-{event.way}", {**args, **number, "slant": _slant(abs(went.off)), "contact": _contact(scene)}


def _marched(run: Sequence[Scene]) -> int:
    """How far the foremost unit has gone along all stretches of the road together."""
    legs = [
        gone(each.state.pose(each.event.unit), each.event.pose) for each in run if each.event.unit == run[0].event.unit
    ]
    return sum(leg.distance for leg in legs)


def _contact(scene: Scene) -> str:
    """Whether a charge has met an enemy: then a contact is judged next. The rest of its group goes along."""
    steps = (step for each in scene.moment.events if isinstance(each, e.Proceeded) for step in each.steps)
    touched = {unit for step in steps if isinstance(step, Contact) for unit, _ in step.starts}
    if scene.event.unit in touched:
        return "yes"
    return "along" if touched or not scene.state.unit(scene.event.unit).profile.impetus else "no"


def _length(scene: Scene, went: Gone) -> dict[str, str]:
    return {"distance": length(scene.say, went.distance * HUNDREDTH)}


def _slant(off: int) -> str:
    aside = QUARTER // DEGREE
    return "aside" if off == aside else "ahead" if off < aside else "back"


def _as_thrown(scene: Scene, event: e.Moved, went: Gone) -> bool:
    """Whether the die has already told this move, and nothing has cut it short."""
    die = BY_DICE.get(event.way)
    before: tuple[Any, ...] = scene.moment.events[: scene.place]
    thrown = [each for each in before if die and isinstance(each, die) and each.unit == event.unit]
    return any(_same(each.distance, went) for each in thrown)


def _same(thrown: int, went: Gone) -> bool:
    return abs(thrown - went.distance * HUNDREDTH) <= NEARLY


def _went_so_far(scene: Scene, way: str) -> bool:
    """Whether the unit goes as far as thrown, at once."""
    thrown = scene.event
    moves = [each for each in scene.later if isinstance(each, e.Moved) and (each.unit, each.way) == (thrown.unit, way)]
    start = scene.state.pose(thrown.unit)
    return any(_same(thrown.distance, gone(start, each.pose)) for each in moves)


def _distance_thrown(scene: Scene, way: str, done: str) -> Iterator[Said]:
    event = scene.event
    args: dict[str, str | int] = {"unit": scene.names.unit(event.unit), "faces": scene.faces, "done": done}
    yield f"impetus-{way}-thrown", {**args, "distance": length(scene.say, event.distance)}


def _retreat_thrown(scene: Scene) -> Iterator[Said]:
    return _distance_thrown(scene, "retreat", "yes" if _went_so_far(scene, "retreat") else "no")


def _stampede_thrown(scene: Scene) -> Iterator[Said]:
    return _distance_thrown(scene, "stampede", "yes" if _went_so_far(scene, "stampede") else "no")


def _pursuit_thrown(scene: Scene) -> Iterator[Said]:
    """Some players are asked whether they pursue once they know how far."""
    asks = any(isinstance(step, PursuitChoice) for step in scene.steps)
    return _distance_thrown(scene, "pursuit", "asks" if asks else "yes" if _went_so_far(scene, "pursuit") else "no")


def _disordered(scene: Scene) -> Iterator[Said]:
    """A destroyed unit is not also called disordered."""
    event = scene.event
    if destroyed(scene.state.unit(event.unit)):
        return
    yield "impetus-disordered", {"unit": scene.names.unit(event.unit), "reason": scene.reason(event.clause)}


def _chariot_rolled(scene: Scene) -> Iterator[Said]:
    """A chariot that was stopped has come to a halt."""
    event = scene.event
    before = scene.moment.events[: scene.place]
    if not event.rolling and any(isinstance(each, e.Blocked) and each.unit == event.unit for each in before):
        return
    args = {"unit": scene.names.unit(event.unit), "rolling": "yes" if event.rolling else "no"}
    yield "impetus-chariot-rolled", {**args}


def _charge_declared(scene: Scene) -> Iterator[Said]:
    """A charge that goes at once is told by its move."""
    event, after = scene.event, next(iter(scene.later), None)
    if not (isinstance(after, e.Moved) and after.way == "charge"):
        args = {"units": scene.names.units(event.units), "bonus": "yes" if event.bonus else "no"}
        yield "impetus-charge-declared", {**args}


def _blocked(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    yield "impetus-blocked", {"unit": names.unit(event.unit), "by": names.thing(event.by, scene.state.pieces)}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.Disordered: _disordered,
        e.Rallied: said("impetus-rallied", unit=unit()),
        e.ChariotRolled: _chariot_rolled,
        e.ChargeDeclared: _charge_declared,
        e.BonusThrown: said("impetus-bonus-thrown", units=units, faces=faces, distance=distance),
        e.FriendCrossed: said("impetus-friend-crossed", unit=unit(), friend=unit("friend")),
        e.Blocked: _blocked,
        e.RetreatThrown: _retreat_thrown,
        e.PursuitThrown: _pursuit_thrown,
        e.StampedeThrown: _stampede_thrown,
    }
)
