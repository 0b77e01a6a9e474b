"""Previews of Grandeur: discipline, fire, evading or standing, square or not, each with its exact chances."""

from fractions import Fraction
from typing import Any

import pytest

from sandtable.games.grandeur.rules.orders import Evade, FormSquare, MoveAgain, Stand, ThrowAgain
from sandtable.games.impetus.rules.orders import Advance, Charge, Shoot
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import counts
from sandtable.match.preview import preview
from tests.games.grandeur.rules.situation import Case, Placed, Situation

HUSSARS = Placed("h", (40, 20, 90), type="CL", m=12, vbu=3)
DRAGOONS = Placed("d", (41, 28, 270), type="CM", m=10, vbu=3)
LINE = Placed("l", (41, 28, 270), vbu=3)
GUARD = Placed("g", (40, 25, 270), vbu=3, quality="elite")
SHOTS = Placed("s", (40, 20, 90), vbu=2, weapon="skirmish-b")


def situation(red: Placed, blue: Placed, **switches: Any) -> Situation:
    return Situation(Case("IM 9", "", red=(red,), blue=(blue,), **switches), "fr")


def charged(red: Placed, blue: Placed, **switches: Any) -> Situation:
    """A charge that waits for its answer."""
    here = situation(red, blue, **switches)
    here.give(Charge((f"red.{red.id}",)))
    return here


def brute(here: Situation, seat: str, order: Any) -> dict[tuple[int, int], Fraction]:
    """How much VBU each side has lost in the end, by every hand of dice."""
    found: dict[tuple[int, int], Fraction] = {}

    def follow(state: Any, chance: Fraction) -> None:
        awaited = here.ruleset.awaiting(state)
        if isinstance(awaited, Choice) and awaited.what == "rethrow":
            follow(here.ruleset.resolve(state, Given(awaited.seats[0], ThrowAgain()))[1], chance)
        elif isinstance(awaited, Choice | Over) or isinstance(state.agenda[0], HalfTurn) or awaited.what == "retreat":
            lost = {unit.id: unit.lost for unit in state.units}
            ends = tuple(lost.get(each.id, each.profile.vbu) for each in here.state.units)
            found[ends] = found.get(ends, Fraction(0)) + chance
        else:
            hands = counts(awaited)
            for value, weight in hands.items():
                share = chance * Fraction(weight, sum(hands.values()))
                follow(here.ruleset.resolve(state, Read(value))[1], share)

    follow(here.ruleset.resolve(here.state, Given(seat, order))[1], Fraction(1))
    return found


def test_a_further_move_shows_the_chance_of_its_test() -> None:
    """Discipline B: a 4 or more."""
    here = situation(Placed("l", (40, 10, 90)), DRAGOONS)
    here.give(Advance(("red.l",), 1000))
    found = preview(here.ruleset, here.state, "red", MoveAgain(("red.l",)))
    assert found.odds == {True: Fraction(1, 2), False: Fraction(1, 2)}


def test_a_shot_at_elite_counts_what_is_thrown_again() -> None:
    """What the target loses is what every hand of dice makes it lose, if it throws again whenever it may."""
    here = situation(SHOTS, GUARD)
    order = Shoot("red.s", "blue.g")
    found = preview(here.ruleset, here.state, "red", order)
    whole = brute(here, "red", order)
    assert {loss: chance for (_, loss), chance in whole.items()} == {
        theirs: chance for (_, theirs), chance in _by_target(found.prospects.losses).items()
    }


def _by_target(losses: Any) -> dict[tuple[int, int], Fraction]:
    """Nobody has more to lose than it has."""
    found: dict[tuple[int, int], Fraction] = {}
    for (own, foe), chance in losses.items():
        ends = (own, min(foe, GUARD.vbu))
        found[ends] = found.get(ends, Fraction(0)) + chance
    return found


@pytest.mark.parametrize("answer", [Stand("blue.d"), Evade("blue.d")])
def test_evading_or_standing(answer: Any) -> None:
    """Who stands sees the chances of the melee, who evades that there is none."""
    here = charged(HUSSARS, DRAGOONS)
    found = preview(here.ruleset, here.state, "blue", answer)
    assert not found.refusals
    if isinstance(answer, Evade):
        assert found.prospects is None
        return
    assert found.prospects.wins + found.prospects.loses + found.prospects.draws == 1
    whole = brute(here, "blue", answer)
    mine = sum((chance for (red, blue), chance in whole.items() if blue >= DRAGOONS.vbu), Fraction(0))
    assert found.prospects.destroyed == mine


def test_a_charge_is_weighed_as_if_the_enemy_stood() -> None:
    """The charger sees the melee that follows if nobody evades, as the enemy does who is asked and stands."""
    here = situation(HUSSARS, DRAGOONS)
    found = preview(here.ruleset, here.state, "red", Charge(("red.h",)))
    there = charged(HUSSARS, DRAGOONS)
    stands = preview(there.ruleset, there.state, "blue", Stand("blue.d"))
    assert isinstance(found.awaits, Choice)
    assert found.awaits.what == "reaction"
    assert (found.prospects.wins, found.prospects.loses) == (stands.prospects.loses, stands.prospects.wins)


def test_square_or_not() -> None:
    """The chance to form square is told, and the melee after it is weighed with both outcomes."""
    here = charged(HUSSARS, LINE, squares_by_order=True)
    square = preview(here.ruleset, here.state, "blue", FormSquare("blue.l"))
    assert square.odds == {True: Fraction(2, 3), False: Fraction(1, 3)}
    stand = preview(here.ruleset, here.state, "blue", Stand("blue.l"))
    assert square.prospects.destroyed < stand.prospects.destroyed
    whole = brute(here, "blue", FormSquare("blue.l"))
    lost = sum((chance for (_, blue), chance in whole.items() if blue >= LINE.vbu), Fraction(0))
    assert square.prospects.destroyed == lost


def test_a_charge_into_fire_is_weighed_as_a_whole() -> None:
    """The volley before the melee counts: a charger that it destroys has lost, by every hand of dice."""
    few, line = Placed("h", (41, 20, 90), type="CL", m=12, vbu=2), Placed("l", (41.5, 28, 270), vbu=3)
    here = situation(few, line)
    found = preview(here.ruleset, here.state, "red", Charge(("red.h",)))
    assert [(each.throw.what, each.by, each.at, each.unhurt) for each in found.ahead.throws] == [
        ("point-blank", ("blue.l",), "red.h", False),
        ("melee", ("red.h",), "blue.l", True),
        ("melee", ("blue.l",), "red.h", False),
    ]
    whole = brute(here, "red", Charge(("red.h",)))
    lost = sum((chance for (red, _), chance in whole.items() if red >= few.vbu), Fraction(0))
    gone = sum((chance for (_, blue), chance in whole.items() if blue >= line.vbu), Fraction(0))
    assert (found.prospects.destroyed, found.prospects.destroys) == (lost, gone)
    assert found.prospects.wins + found.prospects.draws + found.prospects.loses == 1


def test_a_group_that_charges_sees_every_volley_and_each_melee() -> None:
    """Two charge two: both volleys are told, and the chances of each melee, which are those of a charge alone."""
    red = Placed("h", (41.3, 20, 90), type="CL", m=12, vbu=3), Placed("i", (45.3, 20, 90), type="CL", m=12, vbu=3)
    blue = Placed("l", (41, 28, 270), vbu=3), Placed("m", (45, 28, 270), vbu=3)
    here = Situation(Case("IM 9", "", red=red, blue=blue), "fr")
    found = preview(here.ruleset, here.state, "red", Charge(("red.h", "red.i")))
    assert [(each.by, each.at) for each in found.ahead.throws] == [(("blue.l",), "red.h"), (("blue.m",), "red.i")]
    assert {fork.order.unit for fork in found.forks} == {"red.h", "red.i"}
    assert found.prospects is None
    for fork in found.forks:
        assert fork.leads.prospects.contact == 1
        assert [each.throw.what for each in fork.leads.ahead.throws] == ["melee", "melee"]
        assert fork.leads.ahead.throws[0].unhurt
