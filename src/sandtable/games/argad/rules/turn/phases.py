"""V. The turn: movement, then shooting, then melee, each for all players at once."""

from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.events import TurnBegan, TurnEnded
from sandtable.games.argad.rules.field import Tell, Umpire
from sandtable.games.argad.rules.movement.agreement import playing
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.state import Man, State, tethered
from sandtable.games.argad.rules.steps import (
    AnyStep,
    Fighting,
    Hiding,
    NewTurn,
    Placing,
    Precedence,
    Shooting,
    Springing,
    Talking,
    TurnEnd,
)
from sandtable.games.argad.rules.tables import Tables
from sandtable.games.argad.rules.turn.aims import over, tell_end, tell_progress
from sandtable.games.argad.rules.turn.surprise import tell_alarm
from sandtable.games.argad.rules.units.close_order import tell_formed
from sandtable.kernel.clause import clause
from sandtable.table.plane import Pose


def first_state(scenario: Scenario, tables: Tables, book: str) -> State:
    """The state before anything has happened."""
    posts = {post.figure: post.stand for post in scenario.posts}
    asleep = {each.seat: each for each in scenario.asleep}
    hiding = {name for ambush in scenario.ambushes for name in ambush.figures}
    men = tuple(
        _man(figure, scenario, tables, posts.get(figure.id), hidden=figure.id in hiding) for figure in scenario.figures
    )
    drawn = [figure.id for figure in scenario.figures if figure.seat in asleep and figure.id not in posts]
    sleeping = tuple(figure.id for figure in scenario.figures if figure.seat in asleep)
    steps: tuple[AnyStep, ...] = (
        *(Placing(name) for name in drawn if name not in hiding),
        *((Hiding(),) if hiding else ()),
        NewTurn(),
    )
    horses = tuple(tethered(post.figure, post.stand) for post in scenario.tethered)
    return State(book, scenario, steps, (*men, *horses), asleep=sleeping)


def _man(figure: Figure, scenario: Scenario, tables: Tables, stand: Pose | None, *, hidden: bool) -> Man:
    weapon = tables.periods[scenario.period].missiles.get(figure.missile)
    return Man(figure.id, stand, scenario.rides(figure), hidden, ammunition=weapon.counted if weapon else 0)


@clause("AR V.a")
def begin_turn(tell: Tell, step: NewTurn, umpire: Umpire) -> bool:
    """Movement, then shooting, then melee."""
    state = tell.state
    seats = playing(state, umpire)
    talk: tuple[AnyStep, ...] = (Talking(),) if state.scenario.choices.moving == "together" else (Precedence(seats),)
    hidden: tuple[AnyStep, ...] = (Springing(),) if any(man.hidden for man in state.men) else ()
    steps = (*hidden, *talk, Shooting(), Fighting(), TurnEnd())
    tell.say(TurnBegan(state.turn + 1, umpire.field(state).contacts(), steps))
    return True


def end_turn(tell: Tell, step: TurnEnd, umpire: Umpire) -> bool:
    """Weapons are loaded, order is closed, the alarm is raised; then the next turn, or the end."""
    tell_formed(tell, umpire)
    tell_alarm(tell, umpire)
    tell_progress(tell, umpire)
    state, field = tell.state, umpire.field(tell.state)
    loaded = tuple(name for name in field.standing if loads(field.men[name]) and not field.touched(name))
    last = over(state, field)
    tell.say(TurnEnded(loaded, () if last else (NewTurn(),)))
    if last:
        tell_end(tell, umpire)
    return True


@clause("AR T.3")
def loads(man: Man) -> bool:
    """A weapon is loaded by whole turns in which its bearer stays, and neither shoots nor fights."""
    return man.reload > 0 and man.still and not man.shot and not man.fought and not man.busy


FOLLOWS = {NewTurn: begin_turn, TurnEnd: end_turn}
