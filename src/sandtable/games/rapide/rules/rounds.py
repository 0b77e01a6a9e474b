"""A.2, C and I. The rounds of a battle: Fire, Shock, morale, and the pursuit of a broken side."""

from collections.abc import Hashable

from sandtable.games.rapide.rules.attack import FIRE, PURSUIT, SHOCK, Attack
from sandtable.games.rapide.rules.battle import ATTACKER, DEFENDER, SEATS, enemy
from sandtable.games.rapide.rules.book import RAPIDE
from sandtable.games.rapide.rules.combat_table import barred_by, column, losses_and_stars, reading
from sandtable.games.rapide.rules.events import (
    BattleEnded,
    CouldNotAnswer,
    Fired,
    HeldFire,
    MoraleChecked,
    Pursued,
    RoundBegan,
    RoundEnded,
    Shocked,
)
from sandtable.games.rapide.rules.morale import asked_first, may_shock, newly_broken, weaker
from sandtable.games.rapide.rules.state import State, Tell
from sandtable.games.rapide.rules.steps import (
    ROUND,
    AnyStep,
    AskRetreat,
    Fire,
    Morale,
    Pursuit,
    Reckoning,
    RetreatLoss,
    Round,
    RoundEnd,
    Shock,
)
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw
from sandtable.kernel.remembered import by_tables

PHASES: dict[type[AnyStep], str] = {Fire: FIRE, Shock: SHOCK, Pursuit: PURSUIT}
CITES = {FIRE: "CR C.1", SHOCK: "CR C.3", PURSUIT: "CR I.1"}


# What follows by itself


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


@clause("CR C.8")
def undecided(loser: str) -> BattleEnded:
    """After two rounds the side with less morale left loses and retreats unbroken; equal is a draw."""
    if not loser:
        return BattleEnded("", "CR C.8", (Reckoning(),))
    return BattleEnded(enemy(loser), "CR C.8", (RetreatLoss(loser), Reckoning()))


# The dice


def _attack(state: State, step: Fire | Shock | Pursuit, tables: Tables) -> Throw:
    own, foe = state.side(step.seat), state.side(enemy(step.seat))
    at_fire = isinstance(step, Pursuit) and foe.broke == FIRE
    phase = PHASES[type(step)]
    attack = Attack(state.battle, step.seat, phase, state.round, own.stack, foe.stack, foe.failed, at_fire)
    return attack_throw(attack, tables)


@clause("CR A.2")
@by_tables(4096)
def attack_throw(attack: Attack, tables: Tables) -> Throw:
    """One die, with every line that applies."""
    lines = RAPIDE.lines(attack.phase, attack, tables)
    read = reading(attack, lines, tables)
    return Throw(attack.seat, attack.phase, 1, tables.figures.die, read, lines, CITES[attack.phase])


def _fired(tell: Tell, step: Fire, value: Hashable, tables: Tables) -> None:
    battle = tell.state.battle
    technology = tables.technologies[battle.army(step.seat).technology]
    tell.say(Fired(step.seat, column(battle, step.seat, FIRE, tables), *losses_and_stars(value), technology.clause))


def _shocked(tell: Tell, step: Shock, value: Hashable, tables: Tables) -> None:
    tell.say(Shocked(step.seat, column(tell.state.battle, step.seat, SHOCK, tables), *losses_and_stars(value)))


def _pursued(tell: Tell, step: Pursuit, value: Hashable, tables: Tables) -> None:
    losses, _ = losses_and_stars(value)
    tell.say(Pursued(step.seat, column(tell.state.battle, step.seat, PURSUIT, tables), losses))


FOLLOWS = {Round: _round, Fire: _fire, Shock: _shock, Morale: _morale, RoundEnd: _round_end}
THROWS = {Fire: _attack, Shock: _attack, Pursuit: _attack}
READS = {Fire: _fired, Shock: _shocked, Pursuit: _pursued}
