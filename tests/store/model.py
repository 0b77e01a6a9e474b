"""A machine that does the same to a store and to a dictionary of lists, and compares."""

from collections.abc import Callable

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from sandtable.store import GameExists, GameSummary, Stale, Store, UnknownGame

GAMES = st.sampled_from(["a", "b", "ü"])
OFFSETS = st.sampled_from([0, 0, 0, 0, -1, 1, -3])
BATCHES = st.lists(st.binary(max_size=8), max_size=3)


class StoreMachine(RuleBasedStateMachine):
    """The model is the headers and entries of each game, in order of creation."""

    def __init__(self, open_store: Callable[[], Store]) -> None:
        super().__init__()
        self.open_store = open_store
        self.store = open_store()
        self.model: dict[str, tuple[bytes, list[bytes]]] = {}

    def teardown(self) -> None:
        self.store.close()

    @rule(game=GAMES, header=st.binary(max_size=8))
    def create(self, game: str, header: bytes) -> None:
        if game in self.model:
            with pytest.raises(GameExists):
                self.store.create(game, header)
        else:
            self.store.create(game, header)
            self.model[game] = (header, [])

    @rule(game=GAMES, offset=OFFSETS, lines=BATCHES)
    def append_all(self, game: str, offset: int, lines: list[bytes]) -> None:
        expected = len(self.model[game][1]) + 1 if game in self.model else 1
        if game not in self.model:
            with pytest.raises(UnknownGame):
                self.store.append_all(game, expected + offset, lines)
        elif offset:
            with pytest.raises(Stale):
                self.store.append_all(game, expected + offset, lines)
        else:
            self.store.append_all(game, expected, lines)
            self.model[game][1].extend(lines)

    @rule(game=GAMES, line=st.binary(max_size=8))
    def append(self, game: str, line: bytes) -> None:
        if game in self.model:
            entries = self.model[game][1]
            self.store.append(game, len(entries) + 1, line)
            entries.append(line)

    @rule(game=GAMES)
    def delete(self, game: str) -> None:
        if game in self.model:
            self.store.delete(game)
            del self.model[game]
        else:
            with pytest.raises(UnknownGame):
                self.store.delete(game)

    @rule(game=GAMES, since=st.integers(-1, 8))
    def read(self, game: str, since: int) -> None:
        if game in self.model:
            assert self.store.lines(game, since) == self.model[game][1][max(since, 0) :]

    @invariant()
    def same(self) -> None:
        """The store and the model hold the same games."""
        newest_first = [GameSummary(game, len(lines)) for game, (_, lines) in reversed(self.model.items())]
        assert self.store.games() == newest_first
        held = {game: (self.store.header(game), self.store.lines(game)) for game in self.model}
        assert held == self.model


class ReopeningMachine(StoreMachine):
    """The same, for a store that outlives being closed."""

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = self.open_store()
