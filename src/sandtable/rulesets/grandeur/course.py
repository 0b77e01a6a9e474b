"""The course of play: that of Impetus, with the chapters of Grandeur in their places."""

from typing import Any

from sandtable.rulesets.grandeur import (
    charging,
    cohesion,
    corps,
    corps_turn,
    discipline,
    evading,
    falling_back,
    fate,
    fire,
    mustering,
    reactions,
    volleys,
    weather,
)
from sandtable.rulesets.grandeur.fate import come_upon, homeless, surprised
from sandtable.rulesets.grandeur.phases import end_of_failing
from sandtable.rulesets.grandeur.reactions import watched
from sandtable.rulesets.grandeur.steps import GeneralCaught, GeneralFate
from sandtable.rulesets.grandeur.umpire import Tell, before_it
from sandtable.rulesets.impetus import course
from sandtable.rulesets.impetus.half_turn import wind_up
from sandtable.rulesets.impetus.steps import Deployment, HalfTurn, TurnStart

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


class Course(course.Course):
    """Between two steps generals may be in danger, moves end, and those who wait look on."""

    def between(self, tell: Tell, umpire: Any) -> bool:
        """What happens before the next step is looked at; whether that is another one now."""
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


COURSE = Course(CHAPTERS, course.COURSE)
