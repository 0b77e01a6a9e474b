"""Previews of orders that were really given: what was foretold and what then happened do not contradict each other."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from sandtable.games.impetus.odds.ahead import harmless
from sandtable.games.impetus.rules import events as e
from sandtable.kernel.codec import order_of
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.entry import Ordered
from sandtable.kernel.retell import Moment
from sandtable.library.words import words
from sandtable.match.course import course
from sandtable.match.preview import Preview, preview
from sandtable.server.story import foretold
from tests.golden.regenerate import FOLDER

SAMPLED = {
    "impetus-cannae": 1,
    "impetus-hydaspes": 1,
    "impetus-wagenburg": 1,
    "grandeur-peninsular-ridge": 1,
    "grandeur-austerlitz": 9,
}
"""Every so many orders are looked at."""


class Given(NamedTuple):
    """An order of a recorded game, what it leads to by its preview, and what happened."""

    ruleset: Any
    seat: str
    order: Any
    found: Preview
    happened: Sequence[Moment]


def orders(name: str) -> Iterator[Given]:
    here = course((FOLDER / f"{name}.sand").read_bytes().splitlines())
    given = [(entry, entry.answer.seat) for entry in here.entries if isinstance(entry.answer, Ordered)]
    for entry, seat in given[:: SAMPLED[name]]:
        order, before = order_of(here.ruleset, entry), here.states[entry.n - 1]
        found = preview(here.ruleset, before, seat, order)
        yield Given(here.ruleset, seat, order, found, here.moments(entry.n))


@pytest.mark.parametrize("name", SAMPLED)
def test_what_is_foretold_comes_true(name: str) -> None:
    """Certain events happen, in their order; dice fall as announced; no end comes that had no chance."""
    looked = 0
    for given in orders(name):
        assert not given.found.refusals
        _certain_events_happen(given)
        _dice_fall_as_announced(given)
        _ends_had_a_chance(given)
        looked += 1
    assert looked > 10


def _certain_events_happen(given: Given) -> None:
    found, first = given.found, given.happened[0]
    assert first.events[: len(found.events)] == found.events
    certain, _ = foretold(words("en"), given.ruleset, found)
    for line in certain:
        assert any(
            getattr(event, "clause", "") == line.clause and set(line.units) <= _named(event) for event in first.events
        ), line
    if found.ahead.sure:
        engaged = given.ruleset.umpire.field(found.state).engaged
        assert found.ahead.meets
        assert set(found.ahead.meets) <= engaged.keys()


def _named(event: Any) -> set[str]:
    names = ("unit", "friend", "attacker", "by", "general")
    return {getattr(event, name, "") for name in names} | set(getattr(event, "units", ()))


def _dice_fall_as_announced(given: Given) -> None:
    """The first dice are those that were shown; so are the next as long as nothing has hurt anybody."""
    thrown = [(each.throw, each.faces) for each in given.happened if each.throw]
    if isinstance(given.found.awaits, Throw):
        assert thrown[0][0] == given.found.awaits
        told = iter(given.found.ahead.throws)
        for throw, faces in thrown:
            if throw.what != "shift" and (next_told := next(told, None)):
                assert next_told.throw == throw
            if read(throw, faces) != harmless(throw) and throw.what != "shift":
                break


def _ends_had_a_chance(given: Given) -> None:
    prospects = given.found.prospects
    judged = [event for each in given.happened for event in each.events if isinstance(event, e.MeleeJudged)]
    if prospects is None or not judged or not isinstance(given.found.awaits, Throw):
        return
    loser = judged[0].loser.partition(".")[0]
    assert prospects.contact > 0
    assert (prospects.draws if not loser else prospects.loses if loser == given.seat else prospects.wins) > 0
    gone = {event.unit for each in given.happened for event in each.events if isinstance(event, e.Routed | e.Removed)}
    for unit in {judged[0].one, judged[0].other} & gone:
        assert (prospects.destroyed if unit.startswith(given.seat) else prospects.destroys) > 0
