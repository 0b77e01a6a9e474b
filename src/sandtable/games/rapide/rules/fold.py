"""How each event changes the state, and nothing else does."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sandtable.games.rapide.rules.battle import ATTACKER, DEFENDER
from sandtable.games.rapide.rules.events import (
    Absorbed,
    BattleEnded,
    CouldNotAnswer,
    CountersLost,
    Fired,
    HeldFire,
    Judged,
    LossesCounted,
    MoraleChecked,
    Mustered,
    PashaLost,
    Pursued,
    Retreated,
    RetreatFailed,
    RoundBegan,
    RoundEnded,
    Shocked,
    Stayed,
    TriedToRetreat,
    Withdrew,
)
from sandtable.games.rapide.rules.state import State, with_side
from sandtable.games.rapide.rules.steps import Muster, Payment, RetreatTest
from sandtable.kernel.course import after
from sandtable.kernel.event import Event


def fold(state: State, event: Event) -> State:
    """The state after an event."""
    return FOLDS[type(event)](state, event)


def _done(state: State, event: Any) -> State:
    return replace(state, agenda=after(state.agenda))


def _absorbed(state: State, event: Absorbed) -> State:
    return with_side(state, event.seat, replace(state.side(event.seat), stack=event.stack), Muster(event.seat))


def _round_began(state: State, event: RoundBegan) -> State:
    return replace(state, round=event.number, agenda=after(state.agenda, *event.steps))


def _struck(state: State, event: Fired | Shocked) -> State:
    """One side inflicts losses, the other suffers stars."""
    agenda = state.agenda[1:]
    own, foe = (state.attacker, state.defender) if event.seat == ATTACKER else (state.defender, state.attacker)
    own = replace(own, inflicted=own.inflicted + event.losses) if event.losses else own
    foe = replace(foe, stars=foe.stars + event.stars) if event.stars else foe
    if event.seat == ATTACKER:
        return replace(state, attacker=own, defender=foe, agenda=agenda)
    return replace(state, attacker=foe, defender=own, agenda=agenda)


def _morale_checked(state: State, event: MoraleChecked) -> State:
    if not event.broken:
        return _done(state, event)
    attacker, defender = state.attacker, state.defender
    if ATTACKER in event.broken:
        attacker = replace(attacker, broke=event.phase)
    if DEFENDER in event.broken:
        defender = replace(defender, broke=event.phase)
    return replace(state, attacker=attacker, defender=defender, agenda=after(state.agenda))


def _followed(state: State, event: RoundEnded) -> State:
    return replace(state, agenda=after(state.agenda, *event.steps))


def _tried(state: State, event: TriedToRetreat) -> State:
    return replace(state, agenda=after(state.agenda, RetreatTest(event.seat)))


def _retreat_failed(state: State, event: RetreatFailed) -> State:
    return with_side(state, event.seat, replace(state.side(event.seat), failed=True))


def _battle_ended(state: State, event: BattleEnded) -> State:
    """Everything left to do in this fight is off, and stars have done their work."""
    attacker, defender = (replace(side, stars=0, failed=False) for side in (state.attacker, state.defender))
    return replace(
        state, attacker=attacker, defender=defender, winner=event.winner, verdict=event.clause, agenda=event.steps
    )


def _pursued(state: State, event: Pursued) -> State:
    side = state.side(event.seat)
    return with_side(state, event.seat, replace(side, inflicted=side.inflicted + event.losses))


def _retreated(state: State, event: Retreated) -> State:
    return with_side(state, event.seat, replace(state.side(event.seat), attrition=event.losses))


def _losses_counted(state: State, event: LossesCounted) -> State:
    """The losses are known, and the numbers they came from are no longer needed."""
    side = replace(state.side(event.seat), losses=event.losses, attrition=0)
    return replace(state, attacker=side) if event.seat == ATTACKER else replace(state, defender=side)


def _judged(state: State, event: Judged) -> State:
    attacker, defender = (replace(side, inflicted=0, broke="") for side in (state.attacker, state.defender))
    return replace(state, attacker=attacker, defender=defender, major=event.major, agenda=event.steps)


def _pasha_lost(state: State, event: PashaLost) -> State:
    side, top = state.side(event.seat), state.agenda[0]
    assert isinstance(top, Payment)
    pashas = list(side.stack.pashas)
    pashas.remove(event.worth)
    stack = replace(side.stack, pashas=tuple(pashas))
    return with_side(state, event.seat, replace(side, stack=stack), Payment(event.seat, max(0, top.due - event.worth)))


def _counters_lost(state: State, event: CountersLost) -> State:
    return with_side(state, event.seat, replace(state.side(event.seat), stack=event.remains))


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    Absorbed: _absorbed,
    Mustered: _done,
    RoundBegan: _round_began,
    Fired: _struck,
    HeldFire: _done,
    Shocked: _struck,
    CouldNotAnswer: _done,
    MoraleChecked: _morale_checked,
    RoundEnded: _followed,
    Stayed: _done,
    Withdrew: lambda state, _: state,
    TriedToRetreat: _tried,
    RetreatFailed: _retreat_failed,
    BattleEnded: _battle_ended,
    Pursued: _pursued,
    Retreated: _retreated,
    LossesCounted: _losses_counted,
    Judged: _judged,
    PashaLost: _pasha_lost,
    CountersLost: _counters_lost,
}
