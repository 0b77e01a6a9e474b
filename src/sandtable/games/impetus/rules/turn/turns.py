"""4.1 and 8. Turns: initiative, the two halves, and the end."""

from typing import Any

from sandtable.games.impetus.rules.events import (
    BattleEnded,
    HalfTurnBegan,
    InitiativeThrown,
    InitiativeTied,
    InitiativeWon,
    MeleesGoOn,
    TurnBegan,
    TurnEnded,
)
from sandtable.games.impetus.rules.melee.pairing import unfought
from sandtable.games.impetus.rules.movement.chariots import compulsory
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.state import State, enemy_of, side_of
from sandtable.games.impetus.rules.steps import (
    AnyStep,
    HalfTurn,
    HalfTurnEnd,
    InitiativeJudged,
    InitiativeThrow,
    Pairing,
    TurnEnd,
    TurnStart,
)
from sandtable.games.impetus.rules.turn.activation import end, ready
from sandtable.games.impetus.rules.turn.initiative import higher_throw, initiative_throw
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it, done
from sandtable.games.impetus.rules.victory import Toll, beaten, worse
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw

THROW_FOR_INITIATIVE: tuple[AnyStep, ...] = (*(InitiativeThrow(seat) for seat in SEATS), InitiativeJudged())


def _start(tell: Tell, step: TurnStart, umpire: Umpire) -> bool:
    tell.say(TurnBegan(tell.state.turn + 1))
    done(tell, *THROW_FOR_INITIATIVE)
    return True


def _initiative(state: State, step: InitiativeThrow, umpire: Umpire) -> Throw:
    led = any(unit.general for unit in state.units if unit.seat == step.seat)
    return initiative_throw(step.seat, general=led)


def _thrown(tell: Tell, step: InitiativeThrow, value: Any, umpire: Umpire) -> None:
    tell.say(InitiativeThrown(step.seat, value))
    done(tell)


@clause("BI 4.1")
def _judged(tell: Tell, step: InitiativeJudged, umpire: Umpire) -> bool:
    """The winner activates units first, then the loser; a tie is thrown again."""
    first = higher_throw(tell.state.throws)
    if first is None:
        tell.say(InitiativeTied())
        done(tell, *THROW_FOR_INITIATIVE)
        return True
    seat = SEATS[first]
    tell.say(InitiativeWon(seat))
    other = enemy_of(seat)
    done(tell, HalfTurn(seat), HalfTurnEnd(seat), HalfTurn(other), HalfTurnEnd(other), TurnEnd())
    return True


def _half(tell: Tell, step: HalfTurn, umpire: Umpire) -> bool:
    """A half turn is over when no unit is left to be activated."""
    if tell.state.active != step.seat:
        tell.say(HalfTurnBegan(step.seat))
    if ready(tell.state, step.seat):
        return False
    done(tell)
    return True


@clause("BI 5.4c")
def _half_end(tell: Tell, step: HalfTurnEnd, umpire: Umpire) -> bool:
    """Chariots in motion that were not activated roll on."""
    end(tell)
    rolls = [unit for unit in tell.state.units if unit.seat == step.seat and unit.rolling and not unit.moved]
    if rolls:
        before_it(tell, compulsory(tell.state, rolls[0].id))
    else:
        done(tell)
    return True


# 8. Victory


def tolls(state: State) -> list[Toll]:
    """What each army has lost, and what it was worth."""
    return [Toll(state.lost(seat), state.scenario.sides[seat].army.vd) for seat in SEATS]


def _turn_end(tell: Tell, step: TurnEnd, umpire: Umpire) -> bool:
    state = tell.state
    if not step.settled and (fighters := unfought(state, umpire)):
        tell.say(MeleesGoOn(acted_first(state)))
        done(tell, Pairing(fighters), TurnEnd(settled=True))
        return True
    tell.say(TurnEnded(state.turn))
    red, blue = tolls(state)
    if beaten(red) or beaten(blue):
        winner = "" if beaten(red) and beaten(blue) else SEATS[int(beaten(red))]
        tell.say(BattleEnded(winner, "BI 8"))
    elif state.turn >= state.scenario.last_turn:
        tell.say(at_the_last_turn(red, blue))
    else:
        done(tell, TurnStart())
    return True


@clause("BI 7.6.1a")
def acted_first(state: State) -> str:
    """The side that acted first in the turn; where nobody did, the one whose half turn it was."""
    return side_of(state.used[0]) if state.used else state.active


@clause("BI 8b")
def at_the_last_turn(red: Toll, blue: Toll) -> BattleEnded:
    """The army that has lost the larger share of its VD loses; equal is a draw."""
    loser = worse(red, blue)
    return BattleEnded("" if loser is None else SEATS[1 - loser], "BI 8b")


FOLLOWS = {
    TurnStart: _start,
    InitiativeJudged: _judged,
    HalfTurn: _half,
    HalfTurnEnd: _half_end,
    TurnEnd: _turn_end,
}
THROWS = {InitiativeThrow: _initiative}
READS = {InitiativeThrow: _thrown}
