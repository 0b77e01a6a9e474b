"""Shooting, melee and losses of Basic Impetus in sentences."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.troops.units import vbu
from sandtable.games.impetus.telling.scene import NONE, Said, Scene, Tells
from sandtable.kernel.dice import Line, total
from sandtable.kernel.event import Event


def _shot_fired(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    args = {"unit": names.unit(event.unit), "target": names.unit(event.target), "sum": scene.sum(event.lines)}
    yield "impetus-shot-fired", {**args, "dice": scene.dice(), "faces": scene.faces, "hits": scene.hits()}


def _tested(scene: Scene) -> Iterator[Said]:
    """The critical number is one at the least."""
    event = scene.event
    lines = [*event.lines, Line(event.critical - total(event.lines), event.clause, "least")]
    args = {"unit": scene.names.unit(event.unit), "face": scene.faces, "critical": str(event.critical)}
    yield "impetus-tested", {**args, "sum": scene.sum(lines), "passed": "no" if event.lost else "yes"}


def _strength_lost(scene: Scene) -> Iterator[Said]:
    """A large unit loses by its rear unit as long as that lasts; who has nothing left has nothing to lose."""
    event, unit = scene.event, scene.state.unit(scene.event.unit)
    behind = unit.rear.vbu - unit.rear_lost if unit.rear else 0
    if vbu(unit) + behind <= 0:
        return
    rear, all_of_it = bool(unit.rear) and behind >= event.amount, vbu(unit) + behind
    args: dict[str, str | int] = {"unit": scene.names.unit(unit.id), "reason": scene.reason(event.clause)}
    if event.amount >= all_of_it:
        yield "impetus-destroyed", {**args, "last": all_of_it}
        return
    left = (behind if rear else all_of_it) - event.amount
    yield "impetus-strength-lost", {**args, "amount": event.amount, "rear": "yes" if rear else "no", "left": left}


def _rear_lost(scene: Scene) -> Iterator[Said]:
    unit = scene.state.unit(scene.event.unit)
    yield "impetus-rear-lost", {"unit": scene.names.unit(unit.id), "rear": scene.names.bare(unit.rear_id)}


def _routed(scene: Scene) -> Iterator[Said]:
    event = scene.event
    yield "impetus-routed", {"unit": scene.names.unit(event.unit), "reason": scene.reason(event.clause)}


def _removed(scene: Scene) -> Iterator[Said]:
    event = scene.event
    yield "impetus-removed", {"unit": scene.names.unit(event.unit), "reason": scene.reason(event.clause)}


def _shift_thrown(scene: Scene) -> Iterator[Said]:
    event = scene.event
    args = {"unit": scene.names.unit(event.unit), "faces": scene.faces, "corner": event.corner or NONE}
    yield "impetus-shift-thrown", {**args}


def _flanked(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    yield "impetus-flanked", {"unit": names.unit(event.unit), "attacker": names.unit(event.attacker)}


def _pila_thrown(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    args = {"who": names.side(event.seat), "unit": names.unit(event.target), "faces": scene.faces}
    yield "impetus-pila-thrown", {**args, "dice": scene.dice(), "hits": scene.hits()}


def _mains_met(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    args = {"one": names.unit(event.one), "other": names.unit(event.other)}
    yield "impetus-mains-met", {**args, "supports": names.units(event.supports) or NONE}


def _melee_thrown(scene: Scene) -> Iterator[Said]:
    event = scene.event
    args = {"unit": scene.names.unit(event.unit), "sum": scene.sum(event.lines), "faces": scene.faces}
    yield "impetus-melee-thrown", {**args, "dice": scene.dice(), "hits": scene.hits()}


def _melee_judged(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    if not event.loser:
        yield "impetus-melee-drawn", {"one": names.unit(event.one), "other": names.unit(event.other)}
        return
    winner = event.other if event.loser == event.one else event.one
    yield "impetus-melee-judged", {"loser": names.unit(event.loser), "winner": names.unit(winner)}


def _pursuit_declined(scene: Scene) -> Iterator[Said]:
    yield "impetus-pursuit-declined", {"unit": scene.names.unit(scene.event.unit)}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.ShotFired: _shot_fired,
        e.Tested: _tested,
        e.StrengthLost: _strength_lost,
        e.RearLost: _rear_lost,
        e.Routed: _routed,
        e.Removed: _removed,
        e.ShiftThrown: _shift_thrown,
        e.Flanked: _flanked,
        e.PilaThrown: _pila_thrown,
        e.MainsMet: _mains_met,
        e.MeleeThrown: _melee_thrown,
        e.MeleeJudged: _melee_judged,
        e.PursuitDeclined: _pursuit_declined,
    }
)
