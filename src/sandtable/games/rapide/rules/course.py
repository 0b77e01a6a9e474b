"""C. The battle: what follows by itself, step by step, until dice or a decision are awaited."""

from collections.abc import Callable
from typing import Any

from sandtable.games.rapide.rules.battle import ATTACKER, DEFENDER, SEATS, enemy
from sandtable.games.rapide.rules.dice.fire import barred_by
from sandtable.games.rapide.rules.events import (
    BattleEnded,
    CouldNotAnswer,
    CountersLost,
    HeldFire,
    Judged,
    LossesCounted,
    MoraleChecked,
    Mustered,
    PashaLost,
    RoundBegan,
    RoundEnded,
    Withdrew,
)
from sandtable.games.rapide.rules.outcome.losses import (
    adjusted,
    adjustments,
    counters_suffice,
    detachments_lost,
    remains,
)
from sandtable.games.rapide.rules.outcome.major_victory import is_major
from sandtable.games.rapide.rules.outcome.morale import asked_first, may_shock, newly_broken, weaker
from sandtable.games.rapide.rules.stacks.conversion import forbids_absorbing
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.steps import (
    ROUND,
    AnyStep,
    AskRetreat,
    Fire,
    Morale,
    Muster,
    Payment,
    Pursuit,
    Reckoning,
    RetreatLoss,
    Round,
    RoundEnd,
    Shock,
)
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.agenda import Step
from sandtable.kernel.clause import clause
from sandtable.kernel.teller import Teller

Tell = Teller[State]


def go_on(tell: Tell, tables: Tables) -> None:
    """Everything that needs neither dice nor a decision happens."""
    while tell.state.agenda:
        step = tell.state.agenda[0]
        follows = FOLLOWS.get(type(step))
        if follows is None or not follows(tell, step, tables):
            return


def _muster(tell: Tell, step: Muster, tables: Tables) -> bool:
    if any(forbids_absorbing(tell.state.side(step.seat).stack)):
        tell.say(Mustered(step.seat))
        return True
    return False


def _round(tell: Tell, step: Round, tables: Tables) -> bool:
    tell.say(RoundBegan(step.number, ROUND))
    return True


def _fire(tell: Tell, step: Fire, tables: Tables) -> bool:
    barred = barred_by(tell.state.battle.army(step.seat), tell.state.side(step.seat).stack, tables)
    if barred:
        tell.say(HeldFire(step.seat, barred))
    return bool(barred)


def _shock(tell: Tell, step: Shock, tables: Tables) -> bool:
    if may_shock(tell.state, step.seat):
        return False
    both = bool(tell.state.attacker.broke and tell.state.defender.broke)
    tell.say(CouldNotAnswer(step.seat, "CR C.8" if both else "CR C.4"))
    return True


def _morale(tell: Tell, step: Morale, tables: Tables) -> bool:
    tell.say(MoraleChecked(step.phase, newly_broken(tell.state, tables)))
    return True


def _round_end(tell: Tell, step: RoundEnd, tables: Tables) -> bool:
    state = tell.state
    broken = [seat for seat in SEATS if state.side(seat).broke]
    if len(broken) == 1:
        tell.say(pursued_and_retreating(broken[0]))
    elif broken:
        tell.say(BattleEnded("", "CR C.8", (RetreatLoss(ATTACKER), RetreatLoss(DEFENDER), Reckoning())))
    elif state.round < tables.figures.rounds:
        first = asked_first(state, tables)
        asked = (first, enemy(first))
        tell.say(RoundEnded(asked, (*map(AskRetreat, asked), Round(state.round + 1))))
    else:
        tell.say(undecided(weaker(state, tables)))
    return True


@clause("CR C.6")
def pursued_and_retreating(broken: str) -> BattleEnded:
    """A broken side is pursued and retreats."""
    return BattleEnded(enemy(broken), "CR C.6", (Pursuit(enemy(broken)), RetreatLoss(broken), Reckoning()))


@clause("CR C.6")
def retreated_unbroken(loser: str) -> BattleEnded:
    """A side that retreats unbroken is not pursued, and loses."""
    return BattleEnded(enemy(loser), "CR C.6", (RetreatLoss(loser), Reckoning()))


def withdraw(tell: Tell, seat: str) -> None:
    """A side leaves the field after round one."""
    tell.say(Withdrew(seat))
    tell.say(retreated_unbroken(seat))


@clause("CR C.8")
def undecided(loser: str) -> BattleEnded:
    """After two rounds the side with less morale left loses and retreats unbroken; equal is a draw."""
    if not loser:
        return BattleEnded("", "CR C.8", (Reckoning(),))
    return BattleEnded(enemy(loser), "CR C.8", (RetreatLoss(loser), Reckoning()))


def _reckoning(tell: Tell, step: Reckoning, tables: Tables) -> bool:
    for seat in SEATS:
        tell.say(counted(tell.state, seat, tables))
    due = {seat: detachments_lost(tell.state.side(seat).losses) for seat in SEATS}
    payments: tuple[AnyStep, ...] = tuple(Payment(seat, due[seat]) for seat in SEATS)
    major = won_greatly(tell.state, tables)
    tell.say(Judged(tell.state.winner, major, "CR L" if major else tell.state.verdict, payments))
    return True


@clause("CR C.7")
def counted(state: State, seat: str, tables: Tables) -> LossesCounted:
    """What the enemy inflicted, adjusted, and what the side's own retreat cost."""
    other, side = state.side(enemy(seat)), state.side(seat)
    lines = adjustments(state.battle.army(enemy(seat)), other.stack, state.battle.year, tables)
    losses = adjusted(other.inflicted, lines) + side.attrition
    return LossesCounted(seat, other.inflicted, lines, side.attrition, losses)


def won_greatly(state: State, tables: Tables) -> bool:
    """The winner's victory is a major one."""
    if not state.winner:
        return False
    loser = enemy(state.winner)
    gap = state.side(loser).losses - state.side(state.winner).losses
    stacks = (state.attacker.stack, state.defender.stack)
    return is_major(gap, tables.figures.major_gap, state.battle.army(loser), stacks, tables.stacking)


def _payment(tell: Tell, step: Payment, tables: Tables) -> bool:
    """Nothing is asked where nothing can be chosen."""
    stack = tell.state.side(step.seat).stack
    pashas = {worth for worth in stack.pashas if worth} if step.due else set()
    if pashas and (len(pashas) > 1 or counters_suffice(stack, step.due)):
        return False
    if pashas:
        tell.say(PashaLost(step.seat, pashas.pop()))
    else:
        tell.say(CountersLost(step.seat, step.due, remains(stack, step.due, tables)))
    return True


FOLLOWS: dict[type[Step], Callable[[Tell, Any, Tables], bool]] = {
    Muster: _muster,
    Round: _round,
    Fire: _fire,
    Shock: _shock,
    Morale: _morale,
    RoundEnd: _round_end,
    Reckoning: _reckoning,
    Payment: _payment,
}
