"""Duels: what two units may be expected to cost each other, round by round, by exact chances."""

from collections.abc import Callable, Iterator
from functools import lru_cache, singledispatch
from typing import ClassVar, NamedTuple, TypeAlias

from msgspec.structs import replace

from sandtable.games.impetus.players.chances import Fates
from sandtable.games.impetus.players.worth import worth
from sandtable.games.impetus.rules.after_melee.pursuit import bound
from sandtable.games.impetus.rules.melee.dice import LEAST, Clash, pool
from sandtable.games.impetus.rules.melee.melees import loser
from sandtable.games.impetus.rules.shooting.dice import pila
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.disorder import MELEE, can_be_disordered
from sandtable.games.impetus.rules.troops.profiles import ELEPHANTS, SCYTHED, SHIELD_WALL, STAKES
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Umpire

ROUNDS = 2
"""How many more rounds are looked at after the first."""

BRIEF = 1
"""How many rounds if the charge is only a possibility."""

STAYS = 0.85
"""The chance that a drawn melee goes on as it stands."""

CAUGHT = 0.5
"""The chance that a pursuer catches up."""

BACK = 0.1
"""What it costs to be driven back."""

SHAKEN = 0.2
"""What it costs the others to see a unit rout."""

PILA = "pila"

Both: TypeAlias = tuple[int, int]


class Cost(NamedTuple):
    """What two units may be expected to lose, in VD, and the chances that they are gone in the end."""

    one: float
    other: float
    one_gone: float = 0.0
    other_gone: float = 0.0


NOTHING = Cost(0.0, 0.0)


class Bill:
    """A cost that is still being added up."""

    __slots__ = ("one", "one_gone", "other", "other_gone")

    def __init__(self) -> None:
        self.one = self.other = self.one_gone = self.other_gone = 0.0

    def add(self, chance: float, one: float, other: float) -> None:
        self.one += chance * one
        self.other += chance * other

    def gone(self, chance: float, one: Unit | None, other: Unit | None) -> None:
        self.one_gone += chance * (one is None)
        self.other_gone += chance * (other is None)

    def then(self, chance: float, cost: Cost) -> None:
        self.add(chance, cost.one, cost.other)
        self.one_gone += chance * cost.one_gone
        self.other_gone += chance * cost.other_gone

    @property
    def cost(self) -> Cost:
        return Cost(self.one, self.other, self.one_gone, self.other_gone)


class Bout(NamedTuple):
    """Two units in contact. `more` are dice beyond what they would have alone in the open; `charging` and `flanked`
    say of each whether it charges and whether it was contacted in flank or rear."""

    one: Unit
    other: Unit
    more: Both = (0, 0)
    charging: tuple[bool, bool] = (False, False)
    flanked: tuple[bool, bool] = (False, False)
    rounds: int = ROUNDS


@singledispatch
@lru_cache(maxsize=16384)
def nameless(unit: Unit) -> Unit:
    """The unit without its name and anything else that does not count in a melee: units that are alike fight alike."""
    return replace(
        unit,
        id="",
        seat="",
        rear_id="",
        moved=unit.moved and unit.has(SHIELD_WALL),
        planted=unit.planted and unit.has(STAKES),
        turned=False,
    )


class Duels:
    """What duels cost under one ruleset; what was once worked out is kept. `by`: what is thrown before a melee."""

    by: ClassVar[str] = PILA

    def __init__(self, umpire: Umpire, fates: Fates) -> None:
        self._umpire = umpire
        self._fates = fates
        self._pools: dict[tuple[Unit, Unit, bool, bool, str], int] = {}
        self._bouts: dict[tuple[Bout, str], Cost] = {}
        self._charges: dict[tuple[Unit, Unit, bool, bool, str], Cost] = {}

    def dice(self, view: State, one: Unit, other: Unit, *, charges: bool, frontal: bool) -> int:
        """How many dice a unit has alone in the open."""
        key = (one, other, charges, frontal, self._fates.occasion(view))
        if key not in self._pools:
            book = self._umpire.book(view)
            clash = Clash(one, other, charges=charges, frontal=frontal)
            self._pools[key] = pool(book.lines("melee", clash, book, self._umpire.tables.dice.melee))
        return self._pools[key]

    # Charges that somebody might make

    def charge(self, view: State, one: Unit, other: Unit, *, flank: bool = False, wheels: bool = False) -> Cost:
        """What it costs both if the first charges the second in the open, with everything that happens at contact."""
        key = (nameless(one), nameless(other), flank, wheels, self._fates.occasion(view))
        if key not in self._charges:
            self._charges[key] = self._charge(view, *key[:4])
        return self._charges[key]

    def _charge(self, view: State, one: Unit, other: Unit, flank: bool, wheels: bool) -> Cost:
        one, other = self._met(view, one, other, flank=flank, wheels=wheels)
        at_one, at_other = (0, 0) if flank else self.volleys(view, one, other)
        bill = Bill()
        for a in self._fates.of(view, one, at_one, self.by):
            for b in self._fates.of(view, other, at_other, self.by):
                chance = a.chance * b.chance
                bill.add(chance, worth(one) - worth(a.unit), worth(other) - worth(b.unit))
                if a.unit is not None and b.unit is not None:
                    bout = Bout(a.unit, b.unit, (0, 0), (True, False), (False, flank), BRIEF)
                    bill.then(chance, self.bout(view, bout))
                else:
                    bill.gone(chance, a.unit, b.unit)
        return bill.cost

    def volleys(self, view: State, one: Unit, other: Unit) -> Both:
        """The dice that are thrown at each before the melee, if the first charges the front of the second."""
        return pila(other, charges=False), pila(one, charges=True)

    def _met(self, view: State, one: Unit, other: Unit, *, flank: bool, wheels: bool) -> tuple[Unit, Unit]:
        """Both as they are at contact: a unit that wheels, is taken in flank or meets elephants is disordered."""
        book = self._umpire.book(view)
        one = nameless(replace(one, moved=True, planted=False))
        if wheels and can_be_disordered(one):
            one = replace(one, disordered=True)
        if flank and book.rule("flank_disorders")(other) and can_be_disordered(other):
            other = replace(other, disordered=True)
        afraid = book.rule("frightened")
        if other.type == ELEPHANTS and afraid(one):
            one = replace(one, disordered=True)
        if one.type == ELEPHANTS and afraid(other):
            other = replace(other, disordered=True)
        return one, other

    # Rounds

    def bout(self, view: State, bout: Bout) -> Cost:
        """What it costs both to fight on from here."""
        key = (bout._replace(one=nameless(bout.one), other=nameless(bout.other)), self._fates.occasion(view))
        if key not in self._bouts:
            self._bouts[key] = self._fought(view, key[0])
        return self._bouts[key]

    def _fought(self, view: State, bout: Bout) -> Cost:
        bill = Bill()
        before = worth(bout.one), worth(bout.other)
        for chance, one, other, lost in self._outcomes(view, bout):
            mine, theirs = before[0] - worth(one), before[1] - worth(other)
            if one is not None and other is not None:
                bill.add(chance, mine + BACK * (lost == 0), theirs + BACK * (lost == 1))
                if bout.rounds:
                    after = bout._replace(one=one, other=other, rounds=bout.rounds - 1)
                    likely, found = self._next(view, after, lost)
                    bill.then(chance * likely, found)
            else:
                bill.add(chance, mine + _shakes(bout.one, one), theirs + _shakes(bout.other, other))
                bill.gone(chance, one, other)
        return bill.cost

    def _outcomes(self, view: State, bout: Bout) -> Iterator[tuple[float, Unit | None, Unit | None, int | None]]:
        """Every outcome of one round: its chance, both units after it, and which of them lost it."""
        one, other, (more, theirs), charging, flanked, _ = bout
        dice = self.dice(view, one, other, charges=charging[0], frontal=not flanked[1]) + more
        routs = self._umpire.book(view).rule("flank_routs")
        against = self.dice(view, other, one, charges=charging[1], frontal=not flanked[0]) + theirs
        for a in self._fates.of(view, one, max(LEAST, against), MELEE):
            for b in self._fates.of(view, other, max(LEAST, dice), MELEE):
                lost = loser(a.loss, b.loss)
                yield (
                    a.chance * b.chance,
                    None if _destroyed(a.unit, 0, lost, routs if flanked[0] else None) else a.unit,
                    None if _destroyed(b.unit, 1, lost, routs if flanked[1] else None) else b.unit,
                    lost,
                )

    def _next(self, view: State, bout: Bout, lost: int | None) -> tuple[float, Cost]:
        """The round that follows, with its chance: a drawn melee goes on, and the winner may catch the loser."""
        if lost is None:
            return STAYS, self.bout(view, bout._replace(charging=(False, False)))
        won = (bout.one, bout.other)[1 - lost]
        if not won.profile.impetus:
            return 0.0, NOTHING
        found = self.bout(view, bout._replace(more=(0, 0), charging=(lost == 1, lost == 0), flanked=(False, False)))
        gains = found.other > found.one if lost == 1 else found.one > found.other
        return (CAUGHT if gains or bound(won) else 0.0), found


def _destroyed(unit: Unit | None, at: int, lost: int | None, routs: Callable[[Unit], bool] | None) -> bool:
    """A unit is gone after a round: its strength is spent, it lost with its flank taken (`routs` says what that
    does), or it is a scythed chariot that did not win."""
    if unit is None:
        return True
    if lost == at and routs is not None and routs(unit):
        return True
    return unit.type == SCYTHED and lost != 1 - at


def _shakes(before: Unit, after: Unit | None) -> float:
    """What it costs the others if a unit is gone; scythed chariots are removed without a rout."""
    return SHAKEN if after is None and before.type != SCYTHED else 0.0
