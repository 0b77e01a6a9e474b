"""What happens in Grandeur besides what happens in Impetus, in sentences."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.rules import events as g
from sandtable.games.grandeur.rules.steps import DisciplineTest, Rethrow
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.telling import combat, turns
from sandtable.games.impetus.telling.moves import HUNDREDTH, gone
from sandtable.games.impetus.telling.scene import NONE, Said, Tells
from sandtable.kernel.event import Event
from sandtable.library.readable import length
from sandtable.library.sentence import Kind
from sandtable.table.plane import Pose

CAUGHT = "GR 2.3"
ASIDE = "aside"


def _yes(said: bool) -> str:
    return "yes" if said else "no"


def _place(scene: Any, pose: Pose) -> dict[str, str | int]:
    return {"x": length(scene.say, pose.x), "y": length(scene.say, pose.y)}


def _of_unit(key: str) -> Callable[[Any], Iterator[Said]]:
    def tells(scene: Any) -> Iterator[Said]:
        yield key, {"unit": scene.names.unit(scene.event.unit)}

    return tells


def _of_units(key: str) -> Callable[[Any], Iterator[Said]]:
    def tells(scene: Any) -> Iterator[Said]:
        yield key, {"units": scene.names.units(scene.event.units)}

    return tells


def _of_general(key: str) -> Callable[[Any], Iterator[Said]]:
    def tells(scene: Any) -> Iterator[Said]:
        yield key, {"general": scene.names.general(scene.event.general), "faces": scene.faces}

    return tells


# Weather and corps


def _weather_die(scene: Any) -> Iterator[Said]:
    event = scene.event
    yield "grandeur-weather-die-thrown", {"who": scene.names.side(event.seat), "face": str(event.face)}


def _weather_turned(scene: Any) -> Iterator[Said]:
    yield "grandeur-weather-turned", {"weather": scene.say(f"weather-{scene.event.weather}")}


def _of_corps(key: str) -> Callable[[Any], Iterator[Said]]:
    def tells(scene: Any) -> Iterator[Said]:
        names, event = scene.names, scene.event
        yield key, {"who": names.side(event.seat), "corps": names.corps(event.seat, event.corps)}

    return tells


def _corps_thrown(scene: Any) -> Iterator[Said]:
    event = scene.event
    args = {"who": scene.names.side(event.seat), "sum": scene.thrown(), "total": str(event.total)}
    yield "grandeur-corps-thrown", {**args}


def _corps_tied(scene: Any) -> Iterator[Said]:
    winner = scene.event.winner
    yield "grandeur-corps-tied", {"winner": scene.names.side(winner) if winner else NONE}


# Generals


def _general_placed(scene: Any) -> Iterator[Said]:
    leader = scene.event.leader
    yield "grandeur-general-placed", {"general": scene.names.general(leader.id), **_place(scene, leader.pose)}


def _general_rode(scene: Any) -> Iterator[Said]:
    event = scene.event
    own = ASIDE if event.clause == CAUGHT else _yes(event.of_his_own)
    args = {"general": scene.names.general(event.general), "own": own}
    yield "grandeur-general-rode", {**args, **_place(scene, event.pose)}


def _general_attached(scene: Any) -> Iterator[Said]:
    names, event = scene.names, scene.event
    yield "grandeur-general-attached", {"general": names.general(event.general), "unit": names.unit(event.unit)}


def _general_lost(scene: Any) -> Iterator[Said]:
    event = scene.event
    how = "caught" if event.clause == CAUGHT else "fallen"
    yield "grandeur-general-lost", {"general": scene.names.general(event.general), "how": how}


# Movement


def _activated(scene: Any) -> Iterator[Said]:
    """As in Impetus; of who tests its discipline the test tells."""
    after = [event for event in scene.moment.events[scene.place :] if isinstance(event, g.Proceeded)]
    if not any(isinstance(step, DisciplineTest) for event in after for step in event.steps):
        yield from turns.TELLS[e.Activated](scene)


def _discipline_tested(scene: Any) -> Iterator[Said]:
    event = scene.event
    args = {"units": scene.names.units(event.units), "purpose": event.purpose, "sum": scene.thrown()}
    yield "grandeur-discipline-tested", {**args, "needed": str(event.needed), "passed": _yes(event.passed)}


def _opportunity_used(scene: Any) -> Iterator[Said]:
    names, event = scene.names, scene.event
    yield "grandeur-opportunity-used", {"unit": names.unit(event.unit), "against": names.unit(event.against)}


def _charge_announced(scene: Any) -> Iterator[Said]:
    names, event = scene.names, scene.event
    targets = names.units(event.targets) if event.targets else NONE
    yield "grandeur-charge-announced", {"units": names.units(event.units), "targets": targets}


def _charge_declared(scene: Any) -> Iterator[Said]:
    """The charge was announced already: what is new is the bonus die."""
    if scene.event.bonus:
        yield "grandeur-bonus-taken", {"units": scene.names.units(scene.event.units)}


def _fell_back(scene: Any) -> Iterator[Said]:
    event = scene.event
    far = length(scene.say, gone(scene.state.pose(event.unit), event.pose).distance * HUNDREDTH)
    args = {"unit": scene.names.unit(event.unit), "evaded": _yes(bool(event.chargers)), "distance": far}
    yield "grandeur-fell-back", args


# Fire and cohesion


def _point_blank_fired(scene: Any) -> Iterator[Said]:
    names, event = scene.names, scene.event
    args = {"unit": names.unit(event.unit), "target": names.unit(event.target), "sum": scene.sum(event.lines)}
    guns = _yes(scene.state.unit(event.unit).guns)
    fired = {"guns": guns, "dice": scene.dice(), "faces": scene.faces, "hits": scene.hits()}
    yield "grandeur-point-blank-fired", {**args, **fired}


def _rethrown(scene: Any) -> Iterator[Said]:
    """With the die that is thrown again, or that stands."""
    event = scene.event
    args: dict[str, str | int] = {"unit": scene.names.unit(event.unit), "face": scene.state.agenda[0].face}
    yield "grandeur-rethrown", {**args, "again": _yes(event.again)}


def _tested(scene: Any) -> Iterator[Said]:
    """A test that was left as it fell shows the die that fell."""
    step = scene.moment.before.agenda[0]
    face = {"face": step.face} if isinstance(step, Rethrow) else {}
    for key, args in combat.TELLS[e.Tested](scene):
        yield key, {**args, **face}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.Activated: _activated,
        g.UnitDeployed: turns.TELLS[e.UnitDeployed],
        g.WeatherDieThrown: _weather_die,
        g.WeatherTurned: _weather_turned,
        g.GeneralPlaced: _general_placed,
        g.GeneralRode: _general_rode,
        g.GeneralAttached: _general_attached,
        g.GeneralStayed: _of_general("grandeur-general-stayed"),
        g.GeneralSpared: _of_general("grandeur-general-spared"),
        g.GeneralLost: _general_lost,
        g.CorpsNamed: _of_corps("grandeur-corps-named"),
        g.CorpsThrown: _corps_thrown,
        g.CorpsTied: _corps_tied,
        g.CorpsActivated: _of_corps("grandeur-corps-activated"),
        g.DivisionRoused: _of_general("grandeur-division-roused"),
        g.DivisionHeld: _of_general("grandeur-division-held"),
        g.DisciplineTested: _discipline_tested,
        g.PhaseFailed: _of_units("grandeur-phase-failed"),
        g.RallyFailed: _of_unit("grandeur-rally-failed"),
        g.OpportunityTaken: _of_unit("grandeur-opportunity-taken"),
        g.OpportunityUsed: _opportunity_used,
        g.ChargeAnnounced: _charge_announced,
        e.ChargeDeclared: _charge_declared,
        g.ChargeStopped: _of_units("grandeur-charge-stopped"),
        g.FellBack: _fell_back,
        g.SquareFormed: _of_unit("grandeur-square-formed"),
        g.SquareDropped: _of_unit("grandeur-square-dropped"),
        g.PointBlankFired: _point_blank_fired,
        g.Rethrown: _rethrown,
        e.Tested: _tested,
    }
)
SILENT: frozenset[type[Event]] = frozenset({g.Proceeded, g.CorpsRested, g.MoveWatched, g.PhaseBegan})
SECTIONS: tuple[type[Event], ...] = (g.CorpsNamed, g.CorpsThrown, g.CorpsTied, g.CorpsActivated)
MINOR: frozenset[type[Event]] = frozenset({g.UnitDeployed})
KINDS: Mapping[type[Event], Kind] = MappingProxyType({g.CorpsActivated: "side", g.GeneralLost: "big"})
