"""Luck: sums of dice against their exact distribution."""

from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any

from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.orders import Shoot
from sandtable.games.impetus.rules.shooting.cohesion import Loss
from sandtable.games.impetus.rules.shooting.dice import Hits, hits_throw
from sandtable.games.impetus.rules.steps import FireThrow, TurnStart
from sandtable.kernel.dice import Throw
from sandtable.kernel.readings import Sum
from sandtable.kernel.retell import Moment
from sandtable.match.luck import luck
from sandtable.match.match import Match
from tests.games.impetus.rules.situation import Case, Placed, Situation

NOBODY = SimpleNamespace(agenda=(TurnStart(),))
"""A state in which nobody suffers what is thrown."""


class Thrown(Match):
    """A match of which only the dice are known, and the step that they were thrown for."""

    def __init__(self, *throws: tuple[Throw, tuple[int, ...]], state: Any = NOBODY) -> None:
        moments = [(Moment(n, *each, (), state, state),) for n, each in enumerate(throws, 1)]
        self.game: Any = SimpleNamespace(ruleset=load_impetus(), moments=lambda n: moments[n - 1])
        self._count = len(throws)

    @property
    def standing(self) -> tuple[int, ...]:
        return tuple(range(1, self._count + 1))


def every(dice: int) -> list[int]:
    """The hits of every hand."""
    return [marks.count(6) + marks.count(5) // 2 for marks in product(range(1, 7), repeat=dice)]


def test_more_than_expected() -> None:
    """Every hand of both throws is counted one by one: so many give as much or more."""
    found = luck(Thrown((hits_throw("red", "fire", 3), (6, 5, 5)), (hits_throw("red", "melee", 2), (1, 2))))
    sums = [one + other for one in every(3) for other in every(2)]
    (row,) = found
    assert (row.seat, row.what, row.throws, row.thrown) == ("red", "hits", 2, 2)
    assert row.expected == Fraction(sum(sums), len(sums))
    assert row.chance == Fraction(sum(each >= 2 for each in sums), len(sums))


def test_less_than_expected() -> None:
    """Then the chance is that of as little or less."""
    (row,) = luck(Thrown((hits_throw("blue", "melee", 4), (1, 2, 3, 4))))
    assert row.chance == Fraction(sum(each == 0 for each in every(4)), 6**4)


def test_what_does_not_add_up_is_left_out() -> None:
    """Initiative and distances are no luck of this kind; losses are counted apart from hits."""
    test = Throw("red", "cohesion", 1, 6, Loss(3))
    rows = luck(Thrown((Throw("red", "initiative", 2, 6, Sum(0)), (6, 6)), (test, (5,)), (test, (1,))))
    assert [(row.what, row.throws, row.thrown) for row in rows] == [("losses", 2, 2)]
    assert rows[0].expected == Fraction(2 * (1 + 2 + 3), 6)


def test_hits_are_read_as_the_rules_read_them() -> None:
    assert isinstance(hits_throw("red", "fire", 1).reading, Hits)


def test_overkill_is_no_luck() -> None:
    """A unit with two VBU is no worse off by three hits than by one: so many count, and so many are expected."""
    target = Placed("f", (30, 27, 270), vbu=2)
    archers = Placed("a", (30, 20, 90), type="T", vbu=3, weapon="longbow-a")
    here = Situation(Case("BI 6.1.1", "", red=(archers,), blue=(target,)), "fr")
    here.give(Shoot("red.a", "blue.f"))
    assert isinstance(here.state.agenda[0], FireThrow)
    (row,) = luck(Thrown((hits_throw("red", "fire", 3), (6, 6, 6)), state=here.state))
    capped = [min(hits, 1) for hits in every(3)]
    assert (row.thrown, row.expected) == (1, Fraction(sum(capped), len(capped)))
