"""Previews: what an order would lead to, with exact chances, and nothing is touched."""

from fractions import Fraction
from typing import Any

from msgspec import Struct

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.orders import Advance, Charge, Shoot
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.codec import state_hash
from sandtable.kernel.dice import Throw, counts
from sandtable.match.preview import preview
from tests.games.impetus.rules.situation import Case, Placed, Situation

KNIGHTS = Placed("k", (40, 20, 90), type="CP", m=10, vbu=4, i=2)
ARCHERS = Placed("a", (30, 20, 90), type="T", vbu=3, weapon="longbow-a")
FOOT = Placed("f", (40, 27, 270), vbu=3, i=1)
FAR = Placed("g", (41.5, 33, 270), vbu=3, i=1)


def situation(edition: str = "fr", **units: Any) -> Situation:
    return Situation(Case("BI 5.6", "", red=(KNIGHTS, ARCHERS), blue=(units.get("blue", FOOT),)), edition)


def seen(here: Situation, order: Any) -> Any:
    before = state_hash(here.state)
    found = preview(here.ruleset, here.state, "red", order)
    assert state_hash(here.state) == before
    return found


def test_a_refused_order_shows_why() -> None:
    """Every refusal with its witness; nothing else."""
    found = seen(situation(), Advance(("red.k",), 9000))
    assert [refusal.clause for refusal in found.refusals] == ["BI 7.1"]
    assert found.refusals[0].witnesses
    assert not found.events


def test_a_move_shows_where_it_ends() -> None:
    """The poses that it leads to; no dice are awaited, so there are no odds."""
    found = seen(situation(), Advance(("red.a",), 3000))
    moved = [event for event in found.events if isinstance(event, e.Moved)]
    assert [(event.unit, event.pose.y) for event in moved] == [("red.a", 23000)]
    assert (found.odds, found.prospects) == ({}, None)


def test_a_shot_shows_its_dice_and_chances() -> None:
    """The lines of the throw, what it gives, and what the target may lose by it."""
    found = seen(situation(), Shoot("red.a", "blue.f"))
    assert [line.clause for line in found.awaits.lines] == ["BI 6.1.1", "BI 6.1.2"]
    assert sum(found.odds.values()) == 1
    assert found.prospects.losses[0, 0] == brute(situation(), Shoot("red.a", "blue.f")).losses[0, 0]


class Ends(Struct):
    """Every end of a fight with its chance, by trying all readings of all dice."""

    losses: dict[tuple[int, int], Fraction]


def brute(here: Situation, order: Any) -> Ends:
    ends: dict[tuple[int, int], Fraction] = {}
    state = here.ruleset.resolve(here.state, Given("red", order))[1]
    for losses, chance in _ends(here, state, (0, 0), Fraction(1), judged=False):
        ends[losses] = ends.get(losses, Fraction(0)) + chance
    return Ends(ends)


def _ends(here: Situation, state: State, losses: Any, chance: Fraction, *, judged: bool) -> Any:
    awaited = here.ruleset.awaiting(state)
    if judged or isinstance(awaited, Choice | Over) or isinstance(state.agenda[0], HalfTurn):
        yield losses, chance
        return
    assert isinstance(awaited, Throw)
    ways = counts(awaited)
    for value, weight in ways.items():
        events, after = here.ruleset.resolve(state, Read(value))
        lost = dict(zip(("red", "blue"), losses, strict=True))
        for event in events:
            if isinstance(event, e.Tested):
                lost[event.unit.partition(".")[0]] += event.lost
        over = any(isinstance(event, e.MeleeJudged) for event in events)
        share = chance * Fraction(weight, sum(ways.values()))
        yield from _ends(here, after, (lost["red"], lost["blue"]), share, judged=over)


def test_a_charge_shows_the_chances_of_its_melee() -> None:
    """Exactly those that trying all dice gives, shifts of matching fronts included."""
    for edition in ("fr", "es"):
        found = seen(situation(edition), Charge(("red.k",)))
        assert found.prospects.losses == brute(situation(edition), Charge(("red.k",))).losses
        assert found.prospects.contact == 1
        assert found.prospects.wins + found.prospects.loses + found.prospects.draws == 1


def test_a_bonus_shows_whether_there_will_be_contact() -> None:
    """The chance that the die is high enough, and what then follows."""
    found = seen(situation(blue=FAR), Charge(("red.k",), bonus=True))
    assert found.prospects.contact == Fraction(4, 6)
    assert sum(found.prospects.losses.values()) == 1


def test_questions_before_the_dice_are_followed() -> None:
    """One charges two: which are the main units is open, and each answer has the exact chances that it leads to."""
    two = tuple(Placed(name, (x, 27, 270), vbu=vbu, i=1) for name, x, vbu in (("l", 37, 3), ("r", 43, 5)))
    here = Situation(Case("BI 7.6.3c", "", red=(KNIGHTS,), blue=two), "fr")
    found = seen(here, Charge(("red.k",)))
    assert isinstance(found.awaits, Choice)
    assert found.awaits.what == "mains"
    assert {fork.order.other for fork in found.forks} == {"blue.l", "blue.r"}
    for fork in found.forks:
        _, after = here.ruleset.resolve(found.state, Given("red", fork.order))
        again = preview(here.ruleset, found.state, "red", fork.order)
        assert (fork.leads.state, fork.leads.prospects) == (after, again.prospects)
