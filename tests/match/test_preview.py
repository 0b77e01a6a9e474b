"""Previews: what an order would lead to, with exact chances, and nothing is touched."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.impetus.odds import prospects
from sandtable.games.impetus.page.paths import path
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.orders import Advance, Charge, Pass, Shoot
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import HalfTurn, TurnEnd
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


def test_an_order_that_asks_nobody_anything_is_quiet() -> None:
    """A move after which the same side orders on; not a shot, nor the last move of a side, nor one that is refused."""
    assert seen(situation(), Advance(("red.a",), 3000)).quiet
    assert not seen(situation(), Shoot("red.a", "blue.f")).quiet
    assert not seen(situation(), Advance(("red.k",), 9000)).quiet
    alone = Situation(Case("BI 5.2", "", red=(ARCHERS,), blue=(FOOT,)), "fr")
    last = preview(alone.ruleset, alone.state, "red", Pass(("red.a",)))
    assert (last.refusals, last.quiet) == ((), False)


def test_a_charge_says_whom_it_meets() -> None:
    """Straight ahead and how far; by a wheel the same at every angle of an offer."""
    here = situation()
    found = [
        (offer.field, way)
        for offer in here.ruleset.options(here.state, "red", "red.k", None).offers
        if isinstance(offer.order, Charge) and (way := path(here.ruleset, here.state, offer))
    ]
    assert {way.meets for _, way in found} == {("blue.f",)}
    assert {way.far for field, way in found if not field} == {7000}
    assert {way.far for field, way in found if field} <= {0}


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
    chances = found.prospects
    assert chances.contact == Fraction(4, 6)
    assert sum(chances.losses.values()) == chances.wins + chances.draws + chances.loses == Fraction(4, 6)
    assert (found.ahead.meets, found.ahead.sure) == (("blue.g",), False)
    assert [(each.throw.what, each.by, each.at) for each in found.ahead.throws] == [
        ("charge-bonus", ("red.k",), ""),
        ("melee", ("red.k",), "blue.g"),
        ("melee", ("blue.g",), "red.k"),
    ]


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


def test_destruction_is_what_the_rules_make_of_a_defeat() -> None:
    """Taken in the flank, a unit that loses is destroyed whatever it has left; every hand of dice says the same."""
    behind = Placed("f", (40, 27, 90), vbu=5, i=1)
    here = situation("fr", blue=behind)
    found = seen(here, Charge(("red.k",)))
    gone = _chance_of(here, Charge(("red.k",)), lambda state: not state.there("blue.f"))
    assert [(event.unit, event.attacker) for event in found.events if isinstance(event, e.Flanked)] == [
        ("blue.f", "red.k")
    ]
    assert found.prospects.destroys == gone > found.prospects.wins / 2


def _chance_of(here: Situation, order: Any, wanted: Any) -> Fraction:
    """How likely a state is when the melee is judged, by trying all dice."""

    def follow(state: State) -> Fraction:
        awaited = here.ruleset.awaiting(state)
        assert isinstance(awaited, Throw)
        ways, found = counts(awaited), Fraction(0)
        for value, weight in ways.items():
            events, after = here.ruleset.resolve(state, Read(value))
            over = any(isinstance(event, e.MeleeJudged) for event in events)
            found += (int(wanted(after)) if over else follow(after)) * Fraction(weight, sum(ways.values()))
        return found

    return follow(here.ruleset.resolve(here.state, Given("red", order))[1])


def test_the_turn_that_goes_on_is_not_part_of_an_order() -> None:
    """The last unit of the last half turn moves: neither the initiative nor the end of the turn is foretold."""
    here = Situation(Case("BI 4.1", "", red=(KNIGHTS,), blue=(FAR,), used=("blue.g",)), "fr")
    here.state = replace(here.state, agenda=(*here.state.agenda[:2], TurnEnd()))
    found = seen(here, Advance(("red.k",), 3000))
    assert not isinstance(found.awaits, Throw)
    assert not found.ahead.throws
    assert (found.odds, found.prospects) == ({}, None)
    after = here.ruleset.resolve(here.state, Given("red", Advance(("red.k",), 3000)))[0]
    assert len(after) > len(found.events)
    assert list(after[: len(found.events)]) == list(found.events)


def test_pila_are_thrown_by_those_who_carry_them() -> None:
    """Every volley is told with those who throw it, and dice that may be fewer by then say so."""
    legion = Placed("f", (40, 27, 270), vbu=4, i=1, traits=("pilum",))
    found = seen(situation(blue=legion), Charge(("red.k",)))
    assert [(each.throw.what, each.by, each.at, each.unhurt) for each in found.ahead.throws] == [
        ("pila", ("blue.f",), "red.k", False),
        ("melee", ("red.k",), "blue.f", True),
        ("melee", ("blue.f",), "red.k", False),
    ]
    assert (found.ahead.meets, found.ahead.sure) == (("blue.f",), True)


def test_chances_that_are_too_many_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it says so, and everything else is there."""
    monkeypatch.setattr(prospects, "MOST", 1)
    found = seen(situation(blue=FAR), Charge(("red.k",), bonus=True))
    assert (found.prospects, found.uncounted) == (None, True)
    assert found.ahead.throws
