"""Duels of Grandeur: point-blank fire before the melee, and cavalry that goes back."""

from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.grandeur.rules.fire.dice import Shot
from sandtable.games.grandeur.rules.melee.volleys import infantry_fires
from sandtable.games.grandeur.rules.troops.units import Unit
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.players import duel
from sandtable.games.impetus.players.duel import CAUGHT, NOTHING, Both, Bout, Cost, nameless
from sandtable.games.impetus.rules.after_melee.pursuit import MUST, NEVER
from sandtable.games.impetus.rules.melee.melees import DRAWN
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops import units
from sandtable.games.impetus.rules.troops.disorder import FIRE
from sandtable.kernel.dice import total

NAMELESS = nameless.dispatch(units.Unit)


@nameless.register
@lru_cache(maxsize=16384)
def _(unit: Unit) -> Unit:
    """Neither its movement phases nor that it waits count in a melee."""
    found: Any = NAMELESS(unit)
    alike: Unit = replace(found, phases=0, opportunity=False)
    return alike


class Duels(duel.Duels):
    """Expects for Grandeur."""

    by: ClassVar[str] = FIRE
    _umpire: Umpire

    def occasion(self, view: State) -> str:
        return f"{view.book} {view.weather}"  # type: ignore[attr-defined]

    def volleys(self, view: State, one: units.Unit, other: units.Unit) -> Both:
        """GR 5.3, 6.3: infantry that is not worn out, and guns in order, shoot at who charges them."""
        charged: Any = other
        if not infantry_fires(charged) and (not charged.guns or charged.disordered):
            return 0, 0
        weather: str = view.weather  # type: ignore[attr-defined]
        known: dict[str, Any] = {"shooter": other, "target": one, "weather": weather}
        shot = Shot(**known, distance=0, point_blank=True)
        return max(0, total(self._umpire.book(view).lines("fire", shot, self._umpire.weapons, self._umpire.numbers))), 0

    def _next(self, view: State, bout: Bout, lost: int | None) -> tuple[float, Cost]:
        """GR 6.4, 6.5: cavalry that has not won goes back, and not everybody pursues."""
        book = self._umpire.book(view)
        if lost is None:
            apart = any(book.rule("falls_back")(unit, DRAWN, with_main=False) for unit in (bout.one, bout.other))
            return (0.0, NOTHING) if apart else super()._next(view, bout, lost)
        won, beaten = (bout.one, bout.other)[1 - lost], (bout.one, bout.other)[lost]
        how = book.rule("pursues")(won, beaten.profile, destroyed=False)
        if how == NEVER:
            return 0.0, NOTHING
        likely, found = super()._next(view, bout, lost)
        return (CAUGHT if how == MUST else likely), found
