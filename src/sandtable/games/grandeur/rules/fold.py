"""How each event changes the state; those of Impetus as there, with what Grandeur keeps besides."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.rules import events as e
from sandtable.games.grandeur.rules.state import State, Sweep
from sandtable.games.grandeur.rules.troops.units import Leader, widened
from sandtable.games.impetus.rules import events as b
from sandtable.games.impetus.rules.fold import FOLDS as BEFORE
from sandtable.games.impetus.rules.movement.reach import CHARGE
from sandtable.games.impetus.rules.state import Throws
from sandtable.kernel.event import Event, Teller

FALL_BACK = "fall-back"

IMPETUS: dict[type[Event], Callable[[Any, Any], Any]] = {**BEFORE}


def fold(state: State, event: Event) -> State:
    """The state after an event."""
    found = FOLDS.get(type(event))
    return found(state, event) if found else state


class GrandeurTeller(Teller[State]):
    """Tells events of Impetus in the form that Grandeur keeps them in."""

    def say(self, event: Event) -> None:
        if type(event) is b.Proceeded:
            event = e.Proceeded(event.steps, event.done)
        elif type(event) is b.UnitDeployed:
            event = e.UnitDeployed(unit=widened(event.unit), pose=event.pose)
        super().say(event)


# Events of Impetus


def _turn_began(state: State, event: b.TurnBegan) -> State:
    begun: State = IMPETUS[b.TurnBegan](state, event)
    units = tuple(replace(unit, phases=0) if unit.phases else unit for unit in begun.units)
    leaders = tuple(replace(leader, moved=False) for leader in begun.leaders)
    return replace(begun, units=units, leaders=leaders, acted=(), corps="", named=(), held=(), driven=())


def _activated(state: State, event: b.Activated) -> State:
    """IM 4: opportunity lasts until the next activation."""
    ordered = _change_all(state, event.units, opportunity=False)
    begun: State = IMPETUS[b.Activated](ordered, event)
    return replace(begun, stirred=(), swept=(), dodged=(), fired=(), driven=())


def _move_spent(state: State, event: b.MoveSpent) -> State:
    """IM 2: a move after nothing or after the test for one more is a movement phase; a charge was answered before."""
    now = state.activation
    spent: State = IMPETUS[b.MoveSpent](state, event)
    if not now.units:
        return spent
    for unit in now.units if not now.move else ():
        spent = _change_all(spent, (unit,), phases=state.unit(unit).phases + 1)
    stirred = tuple({sweep.unit: sweep.faced for sweep in state.swept if sweep.unit in now.units}.items())
    return replace(spent, stirred=() if event.move == CHARGE else stirred)


def _moved(state: State, event: b.Moved | e.FellBack) -> State:
    """GR 2.0c: a general moves with their unit."""
    way = event.way if isinstance(event, b.Moved) else FALL_BACK
    sweep = Sweep(event.unit, state.pose(event.unit), event.pose, way)
    moved: State = replace(IMPETUS[b.Moved](state, event), swept=(*state.swept, sweep))
    if not any(leader.unit == event.unit for leader in state.leaders):
        return moved
    return replace(moved, leaders=tuple(_follows(leader, event) for leader in state.leaders))


def _follows(leader: Leader, event: b.Moved | e.FellBack) -> Leader:
    return replace(leader, pose=event.pose) if leader.unit == event.unit else leader


# Weather and corps


def _corps_activated(state: State, event: e.CorpsActivated) -> State:
    """IM 7: no other unit acts now."""
    name = f"{event.seat}.{event.corps}"
    used = tuple(unit.id for unit in state.units if unit.id not in event.units)
    begun = replace(state, acted=(*state.acted, name), corps=name, named=(), held=(), used=used, throws=Throws())
    return replace(begun, active=event.seat, swept=())


def _division_held(state: State, event: e.DivisionHeld) -> State:
    return replace(state, held=(*state.held, *event.units), used=(*state.used, *event.idle))


# Generals


def _general_placed(state: State, event: e.GeneralPlaced) -> State:
    others = tuple(leader for leader in state.leaders if leader.id != event.leader.id)
    return replace(state, leaders=(*others, event.leader))


def _general_rode(state: State, event: e.GeneralRode) -> State:
    return _leader(state, event.general, unit="", pose=event.pose, **({"moved": True} if event.of_his_own else {}))


def _general_stayed(state: State, event: e.GeneralStayed) -> State:
    leaders = tuple(replace(each, moved=True) if each.id == event.general else each for each in state.leaders)
    return replace(state, leaders=leaders)


def _general_attached(state: State, event: e.GeneralAttached) -> State:
    left = _leader(state, event.general, unit=event.unit, pose=state.pose(event.unit), moved=True)
    brave = any(leader.brave for leader in left.leaders if leader.id == event.general)
    return _change_all(left, (event.unit,), general=True, brave=brave)


def _general_lost(state: State, event: e.GeneralLost) -> State:
    left = _leader(state, event.general, unit="")
    leaders = tuple(leader for leader in left.leaders if leader.id != event.general)
    return replace(left, leaders=leaders, fallen=(*state.fallen, event.general))


def _leader(state: State, general: str, **changes: Any) -> State:
    """A general changes; a unit that the general leaves is without one."""
    found = next(leader for leader in state.leaders if leader.id == general)
    if found.unit and changes.get("unit") != found.unit and state.there(found.unit):
        state = _change_all(state, (found.unit,), general=False, brave=False)
    return replace(
        state, leaders=tuple(replace(each, **changes) if each.id == general else each for each in state.leaders)
    )


# Units


def _phase_began(state: State, event: e.PhaseBegan) -> State:
    starts = tuple((unit, state.pose(unit)) for unit in event.units)
    activation = replace(state.activation, spent=0, rolled=0, move="", starts=starts)
    return replace(state, activation=activation, failing=starts if event.failed else (), stirred=(), swept=())


def _opportunity_used(state: State, event: e.OpportunityUsed) -> State:
    return replace(_change_all(state, (event.unit,), opportunity=False), fired=(*state.fired, event.unit))


def _charge_announced(state: State, event: e.ChargeAnnounced) -> State:
    """GR 5.3: no unit has shot at this charge yet."""
    return replace(state, fired=())


def _retreat_thrown(state: State, event: b.RetreatThrown) -> State:
    """GR 5.3: a unit that is caught again by a pursuit does not shoot."""
    return replace(state, driven=(*state.driven, event.unit))


def _fell_back(state: State, event: e.FellBack) -> State:
    """IM 6: a unit that leaves a melee moves in its own activation."""
    stirred = state.stirred if event.chargers else ((event.unit, state.pose(event.unit)),)
    return replace(_moved(state, event), dodged=(*state.dodged, *event.chargers), stirred=stirred)


def _change_all(state: State, units: tuple[str, ...], **changes: Any) -> State:
    return replace(state, units=tuple(replace(u, **changes) if u.id in units else u for u in state.units))


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    **IMPETUS,
    e.Proceeded: IMPETUS[b.Proceeded],
    e.UnitDeployed: IMPETUS[b.UnitDeployed],
    b.TurnBegan: _turn_began,
    b.Activated: _activated,
    b.MoveSpent: _move_spent,
    b.Moved: _moved,
    e.WeatherDieThrown: lambda state, event: replace(state, throws=replace(state.throws, **{event.seat: event.face})),
    e.WeatherTurned: lambda state, event: replace(state, weather=event.weather, throws=Throws()),
    e.CorpsNamed: lambda state, event: replace(state, named=(*state.named, f"{event.seat}.{event.corps}")),
    e.CorpsThrown: IMPETUS[b.InitiativeThrown],
    e.CorpsTied: lambda state, event: state if event.winner else replace(state, throws=Throws()),
    e.CorpsActivated: _corps_activated,
    e.CorpsRested: lambda state, _: replace(state, corps=""),
    e.DivisionHeld: _division_held,
    e.GeneralPlaced: _general_placed,
    e.GeneralRode: _general_rode,
    e.GeneralAttached: _general_attached,
    e.GeneralStayed: _general_stayed,
    e.GeneralLost: _general_lost,
    e.PhaseBegan: _phase_began,
    e.PhaseFailed: lambda state, _: replace(state, failing=()),
    e.RallyFailed: lambda state, _: replace(state, activation=replace(state.activation, rallied=True)),
    e.OpportunityTaken: lambda state, event: _change_all(state, (event.unit,), opportunity=True),
    e.OpportunityUsed: _opportunity_used,
    e.MoveWatched: lambda state, _: replace(state, stirred=()),
    e.ChargeAnnounced: _charge_announced,
    b.RetreatThrown: _retreat_thrown,
    e.FellBack: _fell_back,
    e.SquareFormed: lambda state, event: _change_all(state, (event.unit,), square=True),
    e.SquareDropped: lambda state, event: _change_all(state, (event.unit,), square=False),
}
