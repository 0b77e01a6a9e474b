"""Prospects of Grandeur: as in Basic Impetus, with tests that are thrown again and reactions that are not made."""

from dataclasses import replace
from types import MappingProxyType

from sandtable.games.grandeur.players.judges import tested
from sandtable.games.grandeur.rules.orders import Stand, ThrowAgain
from sandtable.games.impetus.odds import prospects as impetus


class Fights(impetus.Fights):
    """Elite and veterans throw again whenever they may; nobody reacts."""

    thrown_again = (*impetus.Fights.thrown_again, "corps-initiative", "weather")
    taken = MappingProxyType({"rethrow": ThrowAgain, "reaction": Stand})
    tested = staticmethod(tested)


ODDS = replace(impetus.ODDS, prospects=Fights().prospects)
