"""The events that Grandeur adds to those of Impetus, in sentences."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.rules import events as g
from sandtable.games.grandeur.rules.steps import DisciplineTest, Rethrow
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.telling import combat, turns
from sandtable.games.impetus.telling.moves import HUNDREDTH, gone
from sandtable.games.impetus.telling.scene import NONE, Said, Scene, Tells, faces, lines, said, side, unit, units
from sandtable.kernel.event import Event
from sandtable.library.readable import length
from sandtable.library.sentence import Kind
from sandtable.table.plane import Pose

CAUGHT = "GR 2.3"
ASIDE = "aside"


def _yes(said: bool) -> str:
    return "yes" if said else "no"


def _general(scene: Any) -> str:
    return str(scene.names.general(scene.event.general))


def _corps(scene: Any) -> str:
    return str(scene.names.corps(scene.event.seat, scene.event.corps))


def _place(scene: Any, pose: Pose) -> dict[str, str | int]:
    return {"x": length(scene.say, pose.x), "y": length(scene.say, pose.y)}


# Weather and corps


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


def _general_lost(scene: Any) -> Iterator[Said]:
    event = scene.event
    how = "caught" if event.clause == CAUGHT else "fallen"
    yield "grandeur-general-lost", {"general": scene.names.general(event.general), "how": how}


# Movement


def _activated(scene: Any) -> Iterator[Said]:
    """As in Impetus, but a discipline test tells its own story."""
    after = [event for event in scene.moment.events[scene.place :] if isinstance(event, g.Proceeded)]
    if not any(isinstance(step, DisciplineTest) for event in after for step in event.steps):
        yield from turns.TELLS[e.Activated](scene)


def _discipline_tested(scene: Any) -> Iterator[Said]:
    event = scene.event
    args = {"units": scene.names.units(event.units), "purpose": event.purpose, "sum": scene.thrown()}
    yield "grandeur-discipline-tested", {**args, "needed": str(event.needed), "passed": _yes(event.passed)}


def _charge_announced(scene: Any) -> Iterator[Said]:
    names, event = scene.names, scene.event
    targets = names.units(event.targets) if event.targets else NONE
    yield "grandeur-charge-announced", {"units": names.units(event.units), "targets": targets}


def _charge_declared(scene: Any) -> Iterator[Said]:
    """The charge was already announced: only the bonus die is new."""
    if scene.event.bonus:
        yield "grandeur-bonus-taken", {"units": scene.names.units(scene.event.units)}


def _fell_back(scene: Any) -> Iterator[Said]:
    event = scene.event
    far = length(scene.say, gone(scene.state.pose(event.unit), event.pose).distance * HUNDREDTH)
    args = {"unit": scene.names.unit(event.unit), "evaded": _yes(bool(event.chargers)), "distance": far}
    yield "grandeur-fell-back", args


# Fire and cohesion


def _guns(scene: Any) -> str:
    return _yes(scene.state.unit(scene.event.unit).guns)


def _rethrown(scene: Any) -> Iterator[Said]:
    """With the die that is thrown again, or that stands."""
    event = scene.event
    args: dict[str, str | int] = {"unit": scene.names.unit(event.unit), "face": scene.state.agenda[0].face}
    yield "grandeur-rethrown", {**args, "again": _yes(event.again)}


def _tested(scene: Any) -> Iterator[Said]:
    """A test that was not thrown again shows its first die."""
    step = scene.moment.before.agenda[0]
    face = {"face": step.face} if isinstance(step, Rethrow) else {}
    for key, args in combat.TELLS[e.Tested](scene):
        yield key, {**args, **face}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.Activated: _activated,
        g.UnitDeployed: turns.TELLS[e.UnitDeployed],
        g.WeatherDieThrown: said("grandeur-weather-die-thrown", who=side, face=lambda scene: str(scene.event.face)),
        g.WeatherTurned: said(
            "grandeur-weather-turned", weather=lambda scene: scene.say(f"weather-{scene.event.weather}")
        ),
        g.GeneralPlaced: _general_placed,
        g.GeneralRode: _general_rode,
        g.GeneralAttached: said("grandeur-general-attached", general=_general, unit=unit()),
        g.GeneralStayed: said("grandeur-general-stayed", general=_general, faces=faces),
        g.GeneralSpared: said("grandeur-general-spared", general=_general, faces=faces),
        g.GeneralLost: _general_lost,
        g.CorpsNamed: said("grandeur-corps-named", who=side, corps=_corps),
        g.CorpsThrown: said("grandeur-corps-thrown", who=side, sum=Scene.thrown, total=turns.total),
        g.CorpsTied: _corps_tied,
        g.CorpsActivated: said("grandeur-corps-activated", who=side, corps=_corps),
        g.DivisionRoused: said("grandeur-division-roused", general=_general, faces=faces),
        g.DivisionHeld: said("grandeur-division-held", general=_general, faces=faces),
        g.DisciplineTested: _discipline_tested,
        g.PhaseFailed: said("grandeur-phase-failed", units=units),
        g.RallyFailed: said("grandeur-rally-failed", unit=unit()),
        g.OpportunityTaken: said("grandeur-opportunity-taken", unit=unit()),
        g.OpportunityUsed: said("grandeur-opportunity-used", unit=unit(), against=unit("against")),
        g.ChargeAnnounced: _charge_announced,
        e.ChargeDeclared: _charge_declared,
        g.ChargeStopped: said("grandeur-charge-stopped", units=units),
        g.FellBack: _fell_back,
        g.SquareFormed: said("grandeur-square-formed", unit=unit()),
        g.SquareDropped: said("grandeur-square-dropped", unit=unit()),
        g.PointBlankFired: said(
            "grandeur-point-blank-fired",
            unit=unit(),
            target=unit("target"),
            sum=lines,
            guns=_guns,
            dice=Scene.dice,
            faces=faces,
            hits=Scene.hits,
        ),
        g.Rethrown: _rethrown,
        e.Tested: _tested,
    }
)
SILENT: frozenset[type[Event]] = frozenset({g.Proceeded, g.CorpsRested, g.MoveWatched, g.PhaseBegan})
SECTIONS: tuple[type[Event], ...] = (g.CorpsNamed, g.CorpsThrown, g.CorpsTied, g.CorpsActivated)
MINOR: frozenset[type[Event]] = frozenset({g.UnitDeployed, g.GeneralStayed})
KINDS: Mapping[type[Event], Kind] = MappingProxyType({g.CorpsActivated: "side", g.GeneralLost: "big"})
