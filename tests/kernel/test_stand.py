"""Where a game stands is kept with each entry; the slow definitions, which look at all entries, find the same."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.codec import events_of
from sandtable.kernel.entry import (
    Begun,
    Closed,
    Drawn,
    Dropped,
    Entry,
    Expired,
    Left,
    Ordered,
    Resigned,
    Resumed,
    Rolled,
    Undone,
)
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.history import live, stands_at
from sandtable.match.match import PERSON, Match
from sandtable.match.summary import summed_up
from sandtable.match.table import accepted, seated
from sandtable.players.chance import from_seed
from tests.conformance.toys import riposte
from tests.conformance.toys.ambush import Ambush, Paths
from tests.conformance.toys.riposte import Bout, Lunge, Riposte

TOYS = ((Ambush(), Paths()), (Riposte(), Bout()))


# The slow definitions


def slow_begun(game: Game) -> int:
    return next((entry.n for entry in game.entries if isinstance(entry.answer, Begun | Resumed)), 0)


def slow_standing(game: Game, number: int) -> int:
    while number and isinstance(answer := game.entries[number - 1].answer, Undone):
        number = answer.to
    return number


def slow_live(game: Game) -> Iterator[int]:
    first, number = slow_begun(game), slow_standing(game, len(game.entries))
    while number and number >= first:
        yield number
        number = slow_standing(game, number - 1)


def slow_out(game: Game) -> tuple[str, ...]:
    answers = [game.entries[n - 1].answer for n in reversed([*slow_live(game)])]
    return tuple(
        seat
        for answer in answers
        for seat in (
            (answer.seat,) if isinstance(answer, Left) else answer.seats if isinstance(answer, Dropped) else ()
        )
    )


def slow_limit(game: Game) -> int:
    return next((n for n in slow_live(game) if slow_binds(game, game.entries[n - 1])), slow_begun(game))


def slow_binds(game: Game, entry: Entry) -> bool:
    if entry.throws or isinstance(entry.answer, Rolled | Resigned | Left | Expired | Dropped | Drawn | Closed):
        return True
    return any(game.ruleset.reveals(event) for event in events_of(game.ruleset, entry))


def slow_free(match: Match, n: int, seat: str) -> int:
    past = match.game.past(n)

    def theirs(entry: Entry) -> bool:
        answer = entry.answer
        return isinstance(answer, Ordered) and answer.seat != seat and answer.seat in match.holders

    return max(slow_limit(past), next((n for n in slow_live(past) if theirs(past.entries[n - 1])), 0))


def check(game: Game) -> None:
    """All that is kept is what the slow definitions find."""
    stand = game.stands[-1]
    assert stand.begun == game.begun == slow_begun(game)
    assert stand.number == slow_standing(game, len(game.entries))
    assert stand.out == game.out == slow_out(game)
    assert stand.limit == slow_limit(game)
    assert stand.throws == game.throws == sum(len(entry.throws) for entry in game.entries)
    numbers, standing = range(len(game.entries) + 2), [*slow_live(game)]
    assert [*live(game)] == standing
    assert [n for n in numbers if stands_at(game, n)] == standing[::-1]
    match = Match(game, dict.fromkeys(game.ruleset.seats(game.state), PERSON), lambda *_: None)
    for seat in match.seats:
        assert match._free(match.entries, seat) == slow_free(match, match.entries, seat)


# Random games


def act(game: Game, number: int) -> Entry | Refused:
    """One of all the things that can be done in a game, by a number."""
    seats = game.ruleset.seats(game.state)
    what, number = number % 8, number // 8
    seat = seats[number % len(seats)]
    if what == 0:
        return game.undo(seat, number % (len(game.entries) + 1), tuple(other for other in seats if other != seat))
    if what == 1 and number % 5 == 0:
        return game.leave(seat)
    if what == 2 and number % 5 == 0:
        return game.drop((seat,))
    if what == 3 and number % 7 == 0:
        return game.resign(seat)
    offers = game.ruleset.options(game.ruleset.view(game.state, seat), seat, "", None).offers
    return game.give(seat, offers[number % len(offers)].order) if offers else Refused(())


@given(st.sampled_from(TOYS), st.lists(st.integers(0, 10**6), max_size=40), st.data())
def test_a_stand_is_what_all_entries_lead_to(toy: tuple[Any, Any], numbers: list[int], data: st.DataObject) -> None:
    """After any orders, undos, departures and failures to keep; and so does a game that was restored or cut."""
    ruleset, scenario = toy
    game = seated(ruleset, scenario, from_seed(1, ruleset.seats(ruleset.setup(scenario))))
    check(game)
    accepted(game.begin())
    check(game)
    for number in numbers:
        before, known = game.still(), len(game.entries)
        lines, stands = before.lines, [*before.stands]
        act(game, number)
        check(game)
        if number % 3 == 0:
            game.forget(known)
            check(game)
            assert game.lines == lines
        assert (before.lines, [*before.stands]) == (lines, stands)
    n = data.draw(st.integers(0, len(game.entries)))
    check(game.past(n))
    again = Game(ruleset, game.header, scenario, game.source)
    again.restore(game.entries)
    assert [*again.stands] == [*game.stands]


# Costs


def calls(act: Callable[[], object]) -> int:
    """How many calls of Python and C an act takes."""
    count = 0

    def counted(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        act()
    finally:
        sys.setprofile(None)
    return count


class Counted(list[Any]):
    """A list that counts how many of its items are looked at or copied."""

    looked = 0

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        Counted.looked += len(found) if isinstance(key, slice) else 1
        return found

    def __iter__(self) -> Iterator[Any]:
        for each in super().__iter__():
            Counted.looked += 1
            yield each


def duel(turns: int) -> Match:
    """A match of two people with so many entries, none of them taken back, in which the next order is a lunge."""
    ruleset, scenario = Riposte(), Bout()
    game = seated(ruleset, scenario, from_seed(1, ruleset.seats(ruleset.setup(scenario))))
    match = Match(game, dict.fromkeys(ruleset.seats(game.state), PERSON), lambda *_: None)
    match.begin()
    while match.entries < turns or not isinstance(order_for(match), Lunge):
        assert match.give(match.asked[0], order_for(match)) is None
    return match


def order_for(match: Match) -> Any:
    return match.options(match.asked[0]).offers[-1].order


def one_entry(match: Match) -> None:
    """An order with all that follows from it when people listen and look."""
    assert match.give(match.asked[0], Lunge(1)) is None
    for seat in match.seats:
        match.entry_for(match.entries, seat)
    found = match.position()
    assert (found.awaits, found.asked, found.out, found.outcome) == (match.awaits, match.asked, (), None)
    summed_up(match)


def test_an_entry_costs_the_same_at_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many calls after twenty entries as after two thousand, and no list of entries or states is gone through."""
    monkeypatch.setattr(riposte, "LUNGES", 10**6)
    monkeypatch.setattr(riposte, "TOUCHES", 10**6)
    costs = {}
    one_entry(duel(20))
    for turns in (20, 2000):
        match = duel(turns)
        game = match.game
        game.entries, game.states, game.stands = map(Counted, (game.entries, game.states, game.stands))
        Counted.looked = 0
        made = calls(partial(one_entry, match))
        costs[turns] = made, Counted.looked
    (few, looked), (many, looked_later) = costs[20], costs[2000]
    assert abs(few - many) <= 5
    assert looked == looked_later
