"""Prospects of Grandeur: as in Basic Impetus, with tests that are thrown again and reactions that are not made."""

from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.rules.melee.cohesion import may_throw_again, test_throw
from sandtable.games.grandeur.rules.orders import Stand, ThrowAgain
from sandtable.games.grandeur.rules.troops.units import Unit as Brigade
from sandtable.games.impetus.odds import prospects as impetus
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.odds.spread import Spread
from sandtable.odds.throws import readings


class Fights(impetus.Fights):
    """Elite and veterans throw again whenever they may; nobody reacts."""

    thrown_again = (*impetus.Fights.thrown_again, "corps-initiative", "weather")
    taken = MappingProxyType({"rethrow": ThrowAgain, "reaction": Stand})

    def tested(self, unit: Unit, hits: int) -> Spread[Any]:
        assert isinstance(unit, Brigade)
        second = readings(test_throw(unit, hits, again=False)).map(_loss)
        return readings(test_throw(unit, hits, again=True)).then(
            lambda value: second if may_throw_again(unit, _face(value), _loss(value)) else Spread({_loss(value): 1})
        )


def _loss(value: Any) -> int:
    return int(value[0] if isinstance(value, tuple) else value)


def _face(value: Any) -> int:
    return int(value[1]) if isinstance(value, tuple) else 0
