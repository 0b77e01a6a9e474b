"""The course of play: that of Impetus, with the chapters of Grandeur in their places."""

from typing import Any

from sandtable.games.grandeur.rules.command import corps, corps_turn, fate
from sandtable.games.grandeur.rules.command.fate import come_upon, homeless, surprised
from sandtable.games.grandeur.rules.fire import fire
from sandtable.games.grandeur.rules.melee import cohesion, falling_back, volleys
from sandtable.games.grandeur.rules.movement import charging, discipline, evading, reactions
from sandtable.games.grandeur.rules.movement.phases import end_of_failing
from sandtable.games.grandeur.rules.movement.reactions import watched
from sandtable.games.grandeur.rules.setup import mustering, weather
from sandtable.games.grandeur.rules.steps import GeneralCaught, GeneralFate
from sandtable.games.grandeur.rules.umpire import Tell
from sandtable.games.impetus.rules import course
from sandtable.games.impetus.rules.steps import Deployment, HalfTurn, TurnStart
from sandtable.games.impetus.rules.turn.half_turn import wind_up
from sandtable.games.impetus.rules.umpire import before_it
from sandtable.kernel.course import Course

CHAPTERS = (
    weather,
    mustering,
    corps,
    corps_turn,
    discipline,
    charging,
    reactions,
    evading,
    fire,
    volleys,
    cohesion,
    falling_back,
    fate,
)


def _between(tell: Tell, umpire: Any) -> bool:
    """Between two steps generals may be in danger, moves end, and units that wait look on."""
    step = tell.state.agenda[0]
    if isinstance(step, GeneralFate | GeneralCaught | Deployment | TurnStart):
        return False
    if (leader := homeless(tell.state)) is not None:
        before_it(tell, GeneralFate(leader.id))
        return True
    if (leader := surprised(tell.state, umpire)) is not None:
        come_upon(tell, leader, umpire)
        return True
    if tell.state.failing:
        end_of_failing(tell)
    if watched(tell, umpire):
        return True
    if isinstance(step, HalfTurn):
        wind_up(tell, umpire, corps_turn.may_go_on)
    return False


COURSE = Course(CHAPTERS, course.COURSE, _between)
