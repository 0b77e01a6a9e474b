"""What happened in an entry is known as it was resolved: it is not resolved again to be told."""

from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.game import Game
from sandtable.kernel.retell import moments
from sandtable.kernel.source import Secret
from sandtable.library.words import LANGUAGES, words
from sandtable.match.course import course
from sandtable.match.match import PERSON, Match
from sandtable.match.table import seated
from sandtable.players.chance import from_seed
from sandtable.server.story import lines_of
from sandtable.store import StoreFull
from tests.conformance.toys.riposte import Bout, Lunge, Riposte, Take

SEATS = ("left", "right")


class Counting(Riposte):
    """Counts how often an answer is resolved."""

    def __init__(self) -> None:
        super().__init__()
        self.resolved = 0

    def resolve(self, state: Any, answer: Any) -> Any:
        self.resolved += 1
        return super().resolve(state, answer)


def begun(rules: Riposte, keep: Any = lambda *_: None) -> Match:
    match = Match(seated(rules, Bout(), from_seed(1, SEATS)), dict.fromkeys(SEATS, PERSON), keep)
    match.begin()
    return match


def exchange(match: Match) -> None:
    """Left lunges, right takes it: dice are thrown."""
    assert match.give("left", Lunge(2)) is None
    assert match.give("right", Take()) is None


def test_an_order_is_resolved_once_however_many_hear_of_it() -> None:
    rules = Counting()
    match = begun(rules)
    exchange(match)
    played = rules.resolved
    for n in range(1, match.entries + 1):
        for seat in (*SEATS, ""):
            for language in LANGUAGES:
                lines_of(words(language), match, n, seat)
                match.entry_for(n, seat)
    assert match.throws(match.entries)
    assert rules.resolved == played


def test_what_was_kept_is_resolved_again_only_when_it_is_told_and_only_once() -> None:
    rules = Counting()
    match = begun(rules)
    exchange(match)
    again = Game(rules, match.game.header, Bout(), Secret(b"", ""))
    rules.resolved = 0
    again.restore(match.game.entries)
    assert rules.resolved == 0
    told = [again.moments(n) for n in range(1, match.entries + 1)]
    assert told == [match.game.moments(n) for n in range(1, match.entries + 1)]
    resolved = rules.resolved
    assert [again.moments(n) for n in range(1, match.entries + 1)] == told
    assert rules.resolved == resolved


def test_what_is_known_is_what_would_be_resolved() -> None:
    match = begun(Riposte())
    exchange(match)
    game = match.game
    for entry in game.entries:
        assert game.moments(entry.n) == tuple(moments(game.ruleset, entry, game.states[entry.n - 1]))


def test_what_could_not_be_kept_is_forgotten() -> None:
    """The moments, dice and nonces of the order that failed are gone; another order has its own."""
    full = False

    def keep(first: int, lines: list[bytes]) -> None:
        if full:
            raise StoreFull(Path("full"))

    match = begun(Riposte(), keep)
    game, known = match.game, match.entries
    before = (game.throws, dict(game.nonces), game.state)
    full = True
    with pytest.raises(StoreFull):
        match.give("left", Lunge(3))
    assert (game.throws, game.nonces, game.state, match.entries) == (*before, known)
    full = False
    exchange(match)
    for entry in game.entries:
        assert game.moments(entry.n) == tuple(moments(game.ruleset, entry, game.states[entry.n - 1]))


def test_a_recorded_game_is_folded_once() -> None:
    """Its states, what it waited for, its outcome and whether it may go on come from one fold."""

    class Folding(Riposte):
        folds = 0

        def fold(self, state: Any, event: Any) -> Any:
            Folding.folds += 1
            return super().fold(state, event)

    match = begun(Riposte())
    exchange(match)
    assert match.resign("left") is None
    found = course(match.game.lines, lambda _: Folding())
    once = Folding.folds
    assert found.outcome == match.outcome
    assert [found.game.past(n).awaits for n in range(found.last + 1)]
    assert Folding.folds == once
