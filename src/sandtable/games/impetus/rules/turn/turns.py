"""4.1 and 8. Turns: initiative, the two halves, and the end."""

from typing import Any

from sandtable.games.impetus.rules import events, steps
from sandtable.games.impetus.rules.melee.pairing import unfought
from sandtable.games.impetus.rules.movement.chariots import compulsory
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.state import State, enemy_of, side_of
from sandtable.games.impetus.rules.turn.activation import end, ready
from sandtable.games.impetus.rules.turn.initiative import higher_throw, initiative_throw
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it, done
from sandtable.games.impetus.rules.victory import Toll, beaten, worse
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw

THROW_FOR_INITIATIVE: tuple[steps.AnyStep, ...] = (
    *(steps.InitiativeThrow(seat) for seat in SEATS),
    steps.InitiativeJudged(),
)


def _start(tell: Tell, step: steps.TurnStart, umpire: Umpire) -> bool:
    tell.say(events.TurnBegan(tell.state.turn + 1))
    done(tell, *THROW_FOR_INITIATIVE)
    return True


def _initiative(state: State, step: steps.InitiativeThrow, umpire: Umpire) -> Throw:
    led = any(unit.general for unit in state.units if unit.seat == step.seat)
    return initiative_throw(step.seat, general=led)


def _thrown(tell: Tell, step: steps.InitiativeThrow, value: Any, umpire: Umpire) -> None:
    tell.say(events.InitiativeThrown(step.seat, value))
    done(tell)


@clause("BI 4.1")
def _judged(tell: Tell, step: steps.InitiativeJudged, umpire: Umpire) -> bool:
    """The winner activates units first, then the loser; a tie is thrown again."""
    first = higher_throw(tell.state.throws)
    if first is None:
        tell.say(events.InitiativeTied())
        done(tell, *THROW_FOR_INITIATIVE)
        return True
    seat = SEATS[first]
    tell.say(events.InitiativeWon(seat))
    other = enemy_of(seat)
    done(
        tell,
        steps.HalfTurn(seat),
        steps.HalfTurnEnd(seat),
        steps.HalfTurn(other),
        steps.HalfTurnEnd(other),
        steps.TurnEnd(),
    )
    return True


def _half(tell: Tell, step: steps.HalfTurn, umpire: Umpire) -> bool:
    """A half turn is over when no unit is left to be activated."""
    if tell.state.active != step.seat:
        tell.say(events.HalfTurnBegan(step.seat))
    if ready(tell.state, step.seat):
        return False
    done(tell)
    return True


@clause("BI 5.4c")
def _half_end(tell: Tell, step: steps.HalfTurnEnd, umpire: Umpire) -> bool:
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


def _turn_end(tell: Tell, step: steps.TurnEnd, umpire: Umpire) -> bool:
    state = tell.state
    if not step.settled and (fighters := unfought(state, umpire)):
        tell.say(events.MeleesGoOn(acted_first(state)))
        done(tell, steps.Pairing(fighters), steps.TurnEnd(settled=True))
        return True
    tell.say(events.TurnEnded(state.turn))
    red, blue = tolls(state)
    if beaten(red) or beaten(blue):
        winner = "" if beaten(red) and beaten(blue) else SEATS[int(beaten(red))]
        tell.say(events.BattleEnded(winner, "BI 8"))
    elif state.turn >= state.scenario.last_turn:
        tell.say(at_the_last_turn(red, blue))
    else:
        done(tell, steps.TurnStart())
    return True


@clause("BI 7.6.1a")
def acted_first(state: State) -> str:
    """The side that acted first in the turn; where nobody did, the one whose half turn it was."""
    return side_of(state.used[0]) if state.used else state.active


@clause("BI 8b")
def at_the_last_turn(red: Toll, blue: Toll) -> events.BattleEnded:
    """The army that has lost the larger share of its VD loses; equal is a draw."""
    loser = worse(red, blue)
    return events.BattleEnded("" if loser is None else SEATS[1 - loser], "BI 8b")


FOLLOWS = {
    steps.TurnStart: _start,
    steps.InitiativeJudged: _judged,
    steps.HalfTurn: _half,
    steps.HalfTurnEnd: _half_end,
    steps.TurnEnd: _turn_end,
}
THROWS = {steps.InitiativeThrow: _initiative}
READS = {steps.InitiativeThrow: _thrown}
