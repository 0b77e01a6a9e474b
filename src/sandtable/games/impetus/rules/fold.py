"""How each event changes the state, and nothing else does."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.state import Activation, Fallen, State, Throws
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.event import Event
from sandtable.table.plane import Pose


def fold(state: State, event: Event) -> State:
    """The state after an event."""
    found = FOLDS.get(type(event))
    return found(state, event) if found else state


def _thrown(state: State, event: e.SetupThrown | e.InitiativeThrown) -> State:
    return replace(state, throws=replace(state.throws, **{event.seat: event.total}))


def _settled(state: State, event: Event) -> State:
    return replace(state, throws=Throws())


def _piece_moved(state: State, event: e.PieceMoved) -> State:
    return replace(state, pieces=tuple(event.piece if p.id == event.piece.id else p for p in state.pieces))


def _piece_removed(state: State, event: e.PieceRemoved) -> State:
    return replace(state, pieces=tuple(piece for piece in state.pieces if piece.id != event.piece))


def _unit_deployed(state: State, event: e.UnitDeployed) -> State:
    return replace(state, units=(*state.units, event.unit), poses=(*state.poses, event.pose))


def _unit_lifted(state: State, event: e.UnitLifted) -> State:
    place = _place(state, event.unit)
    return replace(state, units=_dropped(state.units, place), poses=_dropped(state.poses, place))


def _turn_began(state: State, event: e.TurnBegan) -> State:
    units = tuple(replace(unit, moved=False) if unit.moved else unit for unit in state.units)
    return replace(state, turn=event.number, units=units, used=(), fought=(), active="")


def _half_turn_began(state: State, event: e.HalfTurnBegan) -> State:
    """BI 7.4c: a chariot that stands now stands until it pursues, whatever it does in this half turn."""
    units = tuple(_begins(unit) if unit.seat == event.seat else unit for unit in state.units)
    return replace(state, active=event.seat, units=units)


def _begins(unit: Unit) -> Unit:
    stood = unit.profile.chariot and not unit.rolling
    return unit if unit.stood == stood else replace(unit, stood=stood)


def _activated(state: State, event: e.Activated) -> State:
    starts = tuple((unit, state.pose(unit)) for unit in event.units)
    return replace(state, used=(*state.used, *event.units), activation=Activation(event.units, starts=starts))


def _finished(state: State, event: e.Finished) -> State:
    left = tuple(unit for unit in state.activation.units if unit not in event.units)
    return replace(state, activation=replace(state.activation, units=left) if left else Activation())


def _battle_ended(state: State, event: e.BattleEnded) -> State:
    return replace(state, winner=event.winner, verdict=event.clause, agenda=(), activation=Activation())


def _moved(state: State, event: e.Moved) -> State:
    """A unit that moves has moved, plants no stakes any more, and is out of any flank contact."""
    place = _place(state, event.unit)
    unit = state.units[place]
    unit = replace(unit, moved=True, planted=False, stood=unit.stood and event.way != "pursuit")
    flanked = tuple(pair for pair in state.flanked if event.unit not in pair)
    return replace(
        state, units=_with(state.units, place, unit), poses=_with(state.poses, place, event.pose), flanked=flanked
    )


def _move_spent(state: State, event: e.MoveSpent) -> State:
    activation = replace(state.activation, spent=event.spent, rolled=event.rolled, move=event.move)
    return replace(state, activation=activation)


def _rallied(state: State, event: e.Rallied) -> State:
    rallied = _changed(state, event.unit, disordered=False)
    return replace(rallied, activation=replace(state.activation, rallied=True))


def _aimed(state: State, event: e.Aimed) -> State:
    now = state.activation
    pledges = (*now.pledges, (event.unit, event.then))
    return replace(state, activation=replace(now, shot=(*now.shot, event.unit), pledges=pledges))


def _strength_lost(state: State, event: e.StrengthLost) -> State:
    """BI 2.5.1b: the rear unit takes the losses until it is gone; what is beyond falls on the front unit."""
    unit = state.unit(event.unit)
    by_rear = min(event.amount, unit.rear.vbu - unit.rear_lost) if unit.rear else 0
    return _changed(state, event.unit, rear_lost=unit.rear_lost + by_rear, lost=unit.lost + event.amount - by_rear)


def _rear_lost(state: State, event: e.RearLost) -> State:
    unit = state.unit(event.unit)
    assert unit.rear is not None, "only a large unit has a rear"
    fallen = Fallen(unit.rear_id, unit.seat, unit.rear.vd)
    alone = _changed(state, event.unit, rear=None, rear_id="", rear_lost=0)
    return replace(alone, gone=(*state.gone, fallen))


def _routed(state: State, event: e.Routed | e.Removed) -> State:
    place = _place(state, event.unit)
    unit = state.units[place]
    fallen = [Fallen(unit.id, unit.seat, unit.profile.vd)]
    if unit.rear:
        fallen.append(Fallen(unit.rear_id, unit.seat, unit.rear.vd))
    left = tuple(each for each in state.activation.units if each != event.unit)
    return replace(
        state,
        units=_dropped(state.units, place),
        poses=_dropped(state.poses, place),
        gone=(*state.gone, *fallen),
        flanked=tuple(pair for pair in state.flanked if event.unit not in pair),
        activation=replace(state.activation, units=left) if left else Activation(),
    )


def _melee_judged(state: State, event: e.MeleeJudged) -> State:
    """Every two enemies that have fought each other in this round, as main units or in support."""
    mine = state.unit(event.one).seat
    mains = (event.one, event.other), (event.other, event.one)
    supports = tuple((unit, mains[0][int(state.unit(unit).seat == mine)]) for unit in event.supports)
    return replace(state, fought=(*state.fought, *mains, *supports))


def _place(state: State, unit: str) -> int:
    place = state.at(unit)
    assert place is not None, f"{unit} is not on the table"
    return place


def _with(all_: tuple[Any, ...], place: int, item: Unit | Pose) -> tuple[Any, ...]:
    return (*all_[:place], item, *all_[place + 1 :])


def _dropped(all_: tuple[Any, ...], place: int) -> tuple[Any, ...]:
    return (*all_[:place], *all_[place + 1 :])


def _changed(state: State, unit: str, **changes: Any) -> State:
    place = _place(state, unit)
    return replace(state, units=_with(state.units, place, replace(state.units[place], **changes)))


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    e.Proceeded: lambda state, event: replace(state, agenda=(*event.steps, *state.agenda[event.done :])),
    e.SetupThrown: _thrown,
    e.SetupTied: _settled,
    e.DefenderFound: lambda state, event: replace(state, defender=event.seat, throws=Throws()),
    e.PiecePlaced: lambda state, event: replace(state, pieces=(*state.pieces, event.piece)),
    e.PieceFailed: lambda state, event: replace(state, tried=(*state.tried, event.kind)),
    e.PieceMoved: _piece_moved,
    e.PieceRemoved: _piece_removed,
    e.HalfPicked: lambda state, event: replace(state, half=event.half),
    e.UnitDeployed: _unit_deployed,
    e.UnitLifted: _unit_lifted,
    e.TurnBegan: _turn_began,
    e.InitiativeThrown: _thrown,
    e.InitiativeTied: _settled,
    e.InitiativeWon: _settled,
    e.HalfTurnBegan: _half_turn_began,
    e.Activated: _activated,
    e.Finished: _finished,
    e.BattleEnded: _battle_ended,
    e.Moved: _moved,
    e.MoveSpent: _move_spent,
    e.Disordered: lambda state, event: _changed(state, event.unit, disordered=True),
    e.Rallied: _rallied,
    e.ChariotRolled: lambda state, event: _changed(state, event.unit, rolling=event.rolling),
    e.ChariotWheeled: lambda state, event: _changed(state, event.unit, turned=event.turned),
    e.Aimed: _aimed,
    e.StrengthLost: _strength_lost,
    e.RearLost: _rear_lost,
    e.Routed: _routed,
    e.Removed: _routed,
    e.MeleeJudged: _melee_judged,
    e.MeleesGoOn: lambda state, event: replace(state, active=event.seat),
    e.Flanked: lambda state, event: replace(state, flanked=(*state.flanked, (event.unit, event.attacker))),
}
"""Events that are not here change nothing."""
