"""Shooting, melee and losses of Basic Impetus in sentences."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.troops.units import vbu
from sandtable.games.impetus.telling.scene import NONE, Said, Scene, Tells, faces, lines, said, side, unit, why
from sandtable.kernel.dice import Line, total
from sandtable.kernel.event import Event


def _tested(scene: Scene) -> Iterator[Said]:
    """The critical number is at least one."""
    event = scene.event
    reasons = [*event.lines, Line(event.critical - total(event.lines), event.clause, "least")]
    args = {"unit": scene.names.unit(event.unit), "face": scene.faces, "critical": str(event.critical)}
    yield "impetus-tested", {**args, "sum": scene.sum(reasons), "passed": "no" if event.lost else "yes"}


def _strength_lost(scene: Scene) -> Iterator[Said]:
    """A large unit first loses strength from its rear unit; a unit with nothing left loses nothing."""
    event, loser = scene.event, scene.state.unit(scene.event.unit)
    behind = loser.rear.vbu - loser.rear_lost if loser.rear else 0
    if vbu(loser) + behind <= 0:
        return
    rear, all_of_it = bool(loser.rear) and behind >= event.amount, vbu(loser) + behind
    args: dict[str, str | int] = {"unit": scene.names.unit(loser.id), "reason": scene.reason(event.clause)}
    if event.amount >= all_of_it:
        yield "impetus-destroyed", {**args, "last": all_of_it}
        return
    left = (behind if rear else all_of_it) - event.amount
    yield "impetus-strength-lost", {**args, "amount": event.amount, "rear": "yes" if rear else "no", "left": left}


def _rear_lost(scene: Scene) -> Iterator[Said]:
    front = scene.state.unit(scene.event.unit)
    yield "impetus-rear-lost", {"unit": scene.names.unit(front.id), "rear": scene.names.bare(front.rear_id)}


def _shift_thrown(scene: Scene) -> Iterator[Said]:
    event = scene.event
    args = {"unit": scene.names.unit(event.unit), "faces": scene.faces, "corner": event.corner or NONE}
    yield "impetus-shift-thrown", {**args}


def _mains_met(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    args = {"one": names.unit(event.one), "other": names.unit(event.other)}
    yield "impetus-mains-met", {**args, "supports": names.units(event.supports) or NONE}


def _melee_judged(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    if not event.loser:
        yield "impetus-melee-drawn", {"one": names.unit(event.one), "other": names.unit(event.other)}
        return
    winner = event.other if event.loser == event.one else event.one
    yield "impetus-melee-judged", {"loser": names.unit(event.loser), "winner": names.unit(winner)}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.ShotFired: said(
            "impetus-shot-fired",
            unit=unit(),
            target=unit("target"),
            sum=lines,
            dice=Scene.dice,
            faces=faces,
            hits=Scene.hits,
        ),
        e.Tested: _tested,
        e.StrengthLost: _strength_lost,
        e.RearLost: _rear_lost,
        e.Routed: said("impetus-routed", unit=unit(), reason=why),
        e.Removed: said("impetus-removed", unit=unit(), reason=why),
        e.ShiftThrown: _shift_thrown,
        e.Flanked: said("impetus-flanked", unit=unit(), attacker=unit("attacker")),
        e.PilaThrown: said(
            "impetus-pila-thrown", who=side, unit=unit("target"), faces=faces, dice=Scene.dice, hits=Scene.hits
        ),
        e.MainsMet: _mains_met,
        e.MeleeThrown: said(
            "impetus-melee-thrown", unit=unit(), sum=lines, faces=faces, dice=Scene.dice, hits=Scene.hits
        ),
        e.MeleeJudged: _melee_judged,
        e.PursuitDeclined: said("impetus-pursuit-declined", unit=unit()),
    }
)
