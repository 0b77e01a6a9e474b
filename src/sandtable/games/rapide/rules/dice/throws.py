"""The dice of a battle: who throws, with what modifiers, and what comes of it."""

from collections.abc import Hashable

from sandtable.games.rapide.rules.battle import enemy
from sandtable.games.rapide.rules.course import withdraw
from sandtable.games.rapide.rules.dice.attack import FIRE, PURSUIT, SHOCK, Attack
from sandtable.games.rapide.rules.dice.combat_table import column, losses_and_stars, reading
from sandtable.games.rapide.rules.events import Fired, Pursued, Retreated, RetreatFailed, Shocked
from sandtable.games.rapide.rules.outcome.morale import morale_left
from sandtable.games.rapide.rules.outcome.retreat import AtMost, Attrition, allowance, manoeuvre
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.steps import AnyStep, Fire, Pursuit, RetreatLoss, RetreatTest, Shock
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw, total
from sandtable.kernel.event import Event
from sandtable.kernel.teller import Teller

PHASES: dict[type[AnyStep], str] = {Fire: FIRE, Shock: SHOCK, Pursuit: PURSUIT}
CITES = {FIRE: "CR C.1", SHOCK: "CR C.3", PURSUIT: "CR I.1"}


def attack(state: State, step: Fire | Shock | Pursuit) -> Attack:
    """What the clauses on dice may know of this moment."""
    own, foe = state.side(step.seat), state.side(enemy(step.seat))
    at_fire = isinstance(step, Pursuit) and foe.broke == FIRE
    return Attack(state.battle, step.seat, PHASES[type(step)], state.round, own.stack, foe.stack, foe.failed, at_fire)


@clause("CR A.2")
def attack_throw(book: Book, tables: Tables, attack: Attack) -> Throw:
    """One die, with every line that applies."""
    lines = book.lines(attack.phase, attack, tables)
    read = reading(attack, lines, tables)
    return Throw(attack.seat, attack.phase, 1, tables.figures.die, read, lines, CITES[attack.phase])


@clause("CR J.1")
def retreat_throw(state: State, seat: str, tables: Tables) -> Throw:
    """The attrition of a retreat."""
    line = manoeuvre(state.battle.army(seat), broken=bool(state.side(seat).broke))
    lines = (line,) if line and line.value else ()
    return Throw(seat, "retreat", 1, tables.figures.die, Attrition(total(lines), tables.retreat), lines, "CR J.1")


@clause("CR M")
def test_throw(state: State, seat: str, tables: Tables) -> Throw:
    """The test that option M asks of a side that wants to retreat."""
    lines = allowance(state.battle.army(seat), morale_left(state, seat, tables))
    return Throw(seat, "retreat-test", 1, tables.figures.die, AtMost(total(lines)), lines, "CR M")


def tell_throw(tell: Teller[State], value: Hashable, tables: Tables) -> None:
    """What the dice have done."""
    step = tell.state.agenda[0]
    if isinstance(step, RetreatTest):
        withdraw(tell, step.seat) if value else tell.say(RetreatFailed(step.seat))
    elif isinstance(step, RetreatLoss):
        assert isinstance(value, int)
        tell.say(Retreated(step.seat, value))
    else:
        assert isinstance(step, Fire | Shock | Pursuit)
        tell.say(_struck(tell.state, step, value, tables))


def _struck(state: State, step: Fire | Shock | Pursuit, value: Hashable, tables: Tables) -> Event:
    losses, stars = losses_and_stars(value)
    used = column(state.battle, step.seat, PHASES[type(step)], tables)
    if isinstance(step, Pursuit):
        return Pursued(step.seat, used, losses)
    if isinstance(step, Shock):
        return Shocked(step.seat, used, losses, stars)
    fires = tables.technologies[state.battle.army(step.seat).technology].clause
    return Fired(step.seat, used, losses, stars, fires)
