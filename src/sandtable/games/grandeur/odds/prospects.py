"""Prospects of Grandeur: as in Basic Impetus, with tests that are thrown again and reactions that are not made."""

from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.players.judges import tested
from sandtable.games.grandeur.rules import steps
from sandtable.games.grandeur.rules.melee.volleys import leader_of
from sandtable.games.grandeur.rules.orders import Stand, ThrowAgain
from sandtable.games.impetus.odds import ahead
from sandtable.games.impetus.odds import prospects as impetus
from sandtable.games.impetus.odds.useful import most_useful
from sandtable.games.impetus.rules.steps import FireThrow
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Choice


class Fights(impetus.Fights):
    """Elite and veterans throw again whenever they may; nobody reacts."""

    thrown_again = (*impetus.Fights.thrown_again, "corps-initiative", "weather")
    taken = MappingProxyType({"rethrow": ThrowAgain, "reaction": Stand})
    tested = staticmethod(tested)


def _volley(state: Any, step: steps.PointBlank, umpire: Any) -> ahead.Aim:
    leader = leader_of(step)
    return (leader, *(unit for unit in step.supports if unit != leader)), step.target


class Path(ahead.Path):
    """Follows an order to which nobody reacts."""

    aims = MappingProxyType(
        {
            **ahead.AIMS,
            steps.PointBlank: _volley,
            steps.OpportunityShot: ahead.AIMS[FireThrow],
            steps.DisciplineTest: lambda _, step, __: (step.units, ""),
            steps.SecondThrow: ahead.of_unit,
            steps.DivisionThrow: lambda _, step, __: ((step.leader,), ""),
            steps.GeneralFate: lambda _, step, __: ((step.leader,), ""),
        }
    )

    def answer(self, ruleset: Any, state: Any, asked: Choice) -> Any:
        if asked.what != "reaction":
            return None
        offers = ruleset.options(state, asked.seats[0]).offers
        return Given(asked.seats[0], next(each.order for each in offers if isinstance(each.order, Stand)))


PATH = Path()

ODDS = replace(impetus.ODDS, prospects=Fights().prospects, ahead=PATH.ahead, useful=partial(most_useful, PATH.aim))
