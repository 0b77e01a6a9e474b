"""What a captain of Grandeur judges a position with: tests thrown again, weather, volleys, and corps yet to act."""

from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.grandeur.rules.command.corps import open_corps
from sandtable.games.grandeur.rules.fire.dice import Shot
from sandtable.games.grandeur.rules.fire.fire import fire_lines
from sandtable.games.grandeur.rules.melee.cohesion import AGAIN, LossAndFace
from sandtable.games.grandeur.rules.melee.volleys import infantry_fires
from sandtable.games.grandeur.rules.troops.profiles import Quality
from sandtable.games.grandeur.rules.troops.units import Unit
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.players import chances, duel, fire
from sandtable.games.impetus.players.duel import CAUGHT, NOTHING, Both, Bout, Cost, nameless
from sandtable.games.impetus.players.position import Judges
from sandtable.games.impetus.players.temper import Temper, tempered
from sandtable.games.impetus.rules.after_melee.losses import cohesion_of
from sandtable.games.impetus.rules.after_melee.pursuit import MUST, NEVER
from sandtable.games.impetus.rules.melee.melees import DRAWN
from sandtable.games.impetus.rules.shooting.cohesion import cohesion_throw, critical_number
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.steps import FireThrow
from sandtable.games.impetus.rules.troops import units
from sandtable.games.impetus.rules.troops.disorder import FIRE
from sandtable.kernel.dice import Line, Throw, total
from sandtable.odds.spread import Spread, readings

NEXT, LATER = (0.45, 1.0), (0.6, 0.7)
"""How much charges to come count, a side's own and the enemy's: while the enemy has corps left to act, and after."""

NAMELESS = nameless.dispatch(units.Unit)


def judges_of(umpire: Umpire) -> Judges:
    """Everything that a position is judged with."""
    fates = Fates(umpire)
    return Judges(umpire, fates, Duels(umpire, fates), Fire(umpire, fates), temper_of)


def temper_of(view: Any, seat: str) -> Temper:
    """By the turn, the corps that are left, and the losses so far."""
    answers = bool(open_corps(view, enemy_of(seat)))
    hope, fear = NEXT if answers else LATER
    if view.turn >= view.scenario.last_turn:
        hope, fear = (hope if open_corps(view, seat) else 0.0), (fear if answers else 0.0)
    return tempered(view, seat, hope, fear)


# Tests


def tested(unit: Any, hits: int) -> Spread[Any]:
    """GR 7: what a unit that was hit loses by its test; elite and veterans throw again whenever they may."""
    quality: Quality = unit.profile.quality
    return _thrown_again(critical_number(cohesion_of(unit, hits)), quality) if quality else chances.tested(unit, hits)


@lru_cache(maxsize=chances.KEPT)
def _thrown_again(critical: int, quality: Quality) -> Spread[Any]:
    test = cohesion_throw("", (Line(critical),))
    first = readings(Throw(test.seat, test.what, 1, test.sides, LossAndFace(critical, AGAIN[quality])))
    return first.then(lambda fell: readings(test) if fell[1] else Spread({fell[0]: 1}))


class Fates(chances.Fates):
    """Every fate of a unit of Grandeur."""

    tested = staticmethod(tested)

    def occasion(self, view: Any) -> str:
        return f"{view.book} {view.weather}"


# Fire


def _dice(view: Any, umpire: Umpire, shooter: Any, target: Any, **how: Any) -> tuple[Line, ...]:
    """The dice of a shot in the weather of a view."""
    shot = Shot(shooter=shooter, target=target, weather=view.weather, **how)
    return umpire.book(view).lines("fire", shot, umpire.weapons, umpire.numbers)


class Fire(fire.Fire):
    """What shots cost, in any weather."""

    _umpire: Umpire

    def lines(self, view: Any, step: FireThrow) -> tuple[Line, ...]:
        return fire_lines(view, step, self._umpire)

    def from_afar(
        self, view: State, shooter: units.Unit, target: units.Unit, apart: int, *, moves: bool
    ) -> tuple[Line, ...]:
        return _dice(view, self._umpire, shooter, target, distance=apart, phases=int(moves))

    def shooter(self, unit: Any) -> bool:
        """Only guns stand off."""
        return bool(unit.guns)


# Duels


@nameless.register
@lru_cache(maxsize=16384)
def _(unit: Unit) -> Unit:
    """Neither its movement phases nor whether it waits count in a melee."""
    found: Any = NAMELESS(unit)
    alike: Unit = replace(found, phases=0, opportunity=False)
    return alike


class Duels(duel.Duels):
    """What duels cost, with point-blank fire before the melee and cavalry that goes back."""

    by: ClassVar[str] = FIRE
    _umpire: Umpire

    def volleys(self, view: State, one: units.Unit, other: Any) -> Both:
        """GR 5.3, 6.3: infantry that is not worn out, and guns in order, shoot at a unit that charges them."""
        if not infantry_fires(other) and (not other.guns or other.disordered):
            return 0, 0
        return max(0, total(_dice(view, self._umpire, other, one, distance=0, point_blank=True))), 0

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
