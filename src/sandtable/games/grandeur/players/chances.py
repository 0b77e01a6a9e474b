"""Exact chances of cohesion tests that may be thrown again."""

from functools import lru_cache
from typing import Any

from sandtable.games.grandeur.rules.melee.cohesion import AGAIN, LossAndFace
from sandtable.games.grandeur.rules.troops.profiles import Quality
from sandtable.games.impetus.players import chances
from sandtable.games.impetus.players.chances import KEPT
from sandtable.games.impetus.rules.shooting.cohesion import cohesion_throw
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.dice import Line
from sandtable.odds.spread import Spread
from sandtable.odds.throws import readings


class Fates(chances.Fates):
    """Every fate of a unit; elite and veterans throw again what they may (GR 7)."""

    def costs(self, unit: Unit, critical: int) -> tuple[tuple[int, float], ...]:
        quality: Quality = unit.profile.quality  # type: ignore[attr-defined]
        return chances.costs(critical) if not quality else _thrown_again(critical, quality)


@lru_cache(maxsize=KEPT)
def _thrown_again(critical: int, quality: Quality) -> tuple[tuple[int, float], ...]:
    """What a test may cost if whoever may throw again does so."""
    test = cohesion_throw("", (Line(critical),))
    first: Spread[Any] = readings(test.__class__("", "", 1, test.sides, LossAndFace(critical, AGAIN[quality])))
    second: Spread[Any] = readings(test)
    found = first.then(lambda fell: second if fell[1] else Spread({fell[0]: 1}))
    return tuple((cost, weight / found.total) for cost, weight in found.items())
