"""The facts that hold for every store."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from sandtable.store import GameExists, GameSummary, Stale, Store, StoreClosed, UnknownGame
from tests.store.lines import LINES, BrokenLines
from tests.store.model import StoreMachine
from tests.store.race import contend, race

ROUNDS = 60


class StoreContract(ABC):
    """A subclass names the store; every test here then runs against it."""

    machine: type[StoreMachine] = StoreMachine
    wins = 40

    @abstractmethod
    def open(self, folder: Path) -> Store:
        """The store that belongs to this folder."""

    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[Store]:
        with self.open(tmp_path) as store:
            yield store

    @pytest.fixture
    def begun(self, store: Store) -> Store:
        """The store has a game with three entries."""
        store.create("g", b"header")
        store.append_all("g", 1, [b"one", b"two", b"three"])
        return store

    def test_lines_come_back_byte_for_byte(self, store: Store) -> None:
        """Headers and lines are returned as they were given, whatever bytes they are."""
        for place, line in enumerate(LINES):
            store.create(f"game {place}", line)
            store.append(f"game {place}", 1, line)
        for place, line in enumerate(LINES):
            assert store.header(f"game {place}") == line
            assert store.lines(f"game {place}") == [line]

    def test_entries_keep_their_order(self, store: Store) -> None:
        """Entries are read in the order of their numbers, also past nine and ninety-nine."""
        store.create("g", b"")
        lines = [b"%d" % number for number in range(1, 121)]
        for number, line in enumerate(lines[:12], 1):
            store.append("g", number, line)
        store.append_all("g", 13, lines[12:])
        assert store.lines("g") == lines
        assert store.count("g") == 120

    @pytest.mark.parametrize("number", [-1, 0, 1, 2, 3, 5, 6, 2**70])
    def test_a_stale_append_changes_nothing(self, begun: Store, number: int) -> None:
        """Any number but the next one is refused, with the facts, and the game stays as it was."""
        with pytest.raises(Stale) as caught:
            begun.append("g", number, b"late")
        assert (caught.value.game, caught.value.given, caught.value.expected) == ("g", number, 4)
        assert begun.lines("g") == [b"one", b"two", b"three"]
        begun.append("g", 4, b"four")
        assert begun.lines("g", 3) == [b"four"]

    @pytest.mark.parametrize("number", [2, 3, 5])
    def test_append_all_is_refused_as_a_whole(self, begun: Store, number: int) -> None:
        """A batch that starts at the wrong number adds none of its lines, not even those whose numbers were free."""
        with pytest.raises(Stale):
            begun.append_all("g", number, [b"a", b"b", b"c"])
        assert begun.lines("g") == [b"one", b"two", b"three"]

    def test_a_private_part_is_kept_with_its_entries_or_not_at_all(self, begun: Store) -> None:
        """Entries, summary and private part come together; a stale batch changes none of them."""
        begun.append_all("g", 4, [b"four"], b"sum", b"secret")
        with pytest.raises(Stale):
            begun.append_all("g", 4, [b"again"], b"other", b"other")
        assert (begun.private("g"), begun.game("g")) == (b"secret", GameSummary("g", 4, b"sum"))
        begun.append_all("g", 5, [], private=b"new")
        assert (begun.private("g"), begun.count("g")) == (b"new", 4)

    def test_what_is_handed_in_is_kept_when_its_future_is_done(self, begun: Store) -> None:
        """Nobody waits before that; what cannot be kept fails there."""
        late, good = begun.hand_in("g", 9, [b"late"]), begun.hand_in("g", 4, [b"four"], b"sum", b"secret")
        assert isinstance(late.exception(30), Stale)
        assert good.result(30) is None
        assert (begun.lines("g", 3), begun.private("g")) == ([b"four"], b"secret")

    def test_a_summary_counts_for_the_entry_that_it_came_with(self, begun: Store) -> None:
        """It is there with its entry, in lists too, and void as soon as another entry comes without one."""
        assert begun.game("g") == GameSummary("g", 3)
        begun.append_all("g", 4, [b"four", b"five"], b"five so far")
        assert begun.game("g") == GameSummary("g", 5, b"five so far")
        assert begun.games() == [GameSummary("g", 5, b"five so far")]
        begun.append("g", 6, b"six")
        assert begun.game("g") == GameSummary("g", 6)
        begun.append_all("g", 7, [b"seven"], b"seven so far")
        assert begun.game("g").summary == b"seven so far"

    def test_a_stale_append_leaves_the_summary(self, begun: Store) -> None:
        """What was not appended sums nothing up."""
        begun.sum_up("g", 3, b"three so far")
        with pytest.raises(Stale):
            begun.append_all("g", 3, [b"late"], b"late so far")
        assert begun.game("g") == GameSummary("g", 3, b"three so far")

    def test_only_what_is_there_is_summed_up(self, begun: Store) -> None:
        """After the last entry and no other; a game that is gone takes its summary along."""
        for number in (2, 4):
            with pytest.raises(Stale) as caught:
                begun.sum_up("g", number, b"other")
            assert (caught.value.given, caught.value.expected) == (number, 3)
        begun.sum_up("g", 3, b"three so far")
        begun.sum_up("g", 3, b"three, better told")
        assert begun.game("g").summary == b"three, better told"
        begun.delete("g")
        for act in (lambda: begun.game("g"), lambda: begun.sum_up("g", 0, b"")):
            with pytest.raises(UnknownGame):
                act()
        begun.create("g", b"")
        assert begun.game("g") == GameSummary("g", 0)

    def test_append_all_that_breaks_off_adds_nothing(self, begun: Store) -> None:
        """A batch with a line that cannot be had adds none of the lines before it either."""
        with pytest.raises(ZeroDivisionError):
            begun.append_all("g", 4, BrokenLines())
        assert begun.count("g") == 3

    def test_an_empty_batch_still_checks_its_number(self, begun: Store) -> None:
        """A batch of no lines is accepted at the next number and refused at any other."""
        begun.append_all("g", 4, [])
        with pytest.raises(Stale):
            begun.append_all("g", 3, [])
        assert begun.count("g") == 3

    @pytest.mark.parametrize("game", ["", "h", "G", "g ", "g\x00", "\udc80"])
    def test_an_unknown_game_is_refused(self, begun: Store, game: str) -> None:
        """Every method that needs a game says which one is unknown."""
        calls: list[Callable[[], object]] = [
            lambda: begun.append(game, 1, b""),
            lambda: begun.append_all(game, 1, []),
            lambda: begun.header(game),
            lambda: begun.private(game),
            lambda: begun.keep_private(game, b""),
            lambda: begun.note(game, "talk", b""),
            lambda: begun.notes(game, "talk"),
            lambda: begun.lines(game),
            lambda: begun.count(game),
            lambda: begun.delete(game),
        ]
        for call in calls:
            with pytest.raises(UnknownGame) as caught:
                call()
            assert caught.value.game == game
        assert begun.games() == [GameSummary("g", 3)]

    def test_a_duplicate_game_is_refused(self, begun: Store) -> None:
        """Creating a game again keeps its header and its entries."""
        with pytest.raises(GameExists) as caught:
            begun.create("g", b"another")
        assert caught.value.game == "g"
        assert (begun.header("g"), begun.count("g")) == (b"header", 3)

    @pytest.mark.parametrize("private", LINES)
    def test_what_is_private_is_kept_apart(self, store: Store, private: bytes) -> None:
        """The private part comes back as it was given, and is empty where none was given."""
        store.create("g", b"header", private)
        store.create("h", b"header")
        assert (store.private("g"), store.private("h"), store.header("g")) == (private, b"", b"header")

    def test_notes_are_kept_beside_the_entries(self, begun: Store) -> None:
        """Each topic counts its own; they are no entries, and go when their game goes."""
        said = (("talk", b"1"), ("talk", b"\0"), ("fault", b""))
        assert [begun.note("g", topic, line) for topic, line in said] == [1, 2, 1]
        assert (begun.notes("g", "talk"), begun.notes("g", "talk", 1)) == ([b"1", b"\0"], [b"\0"])
        assert (begun.notes("g", "fault"), begun.notes("g", "none"), begun.count("g")) == ([b""], [], 3)
        begun.delete("g")
        begun.create("g", b"again")
        assert begun.notes("g", "talk") == []

    @pytest.mark.parametrize("private", LINES)
    def test_what_is_private_may_change(self, begun: Store, private: bytes) -> None:
        """The lines of the game and every other game stay as they are."""
        begun.create("h", b"header", b"other")
        begun.keep_private("g", private)
        assert (begun.private("g"), begun.private("h"), begun.count("g")) == (private, b"other", 3)

    def test_an_id_that_is_no_text_is_refused(self, store: Store) -> None:
        """An id that UTF-8 cannot encode is a mistake of the caller, and no game comes of it."""
        with pytest.raises(ValueError, match="surrogates"):
            store.create("\udc80", b"")
        assert store.games() == []

    @pytest.mark.parametrize(
        ("since", "left"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (-1, 3), (2**70, 0), (-(2**70), 3)]
    )
    def test_since_leaves_out_what_is_known(self, begun: Store, since: int, left: int) -> None:
        """Only the entries after the given number are returned."""
        assert begun.lines("g", since) == [b"one", b"two", b"three"][3 - left :]

    def test_games_are_listed_newest_first(self, store: Store) -> None:
        """The order is that of creation, whatever the ids are and whoever was appended to last."""
        for game in ["m", "z", "a"]:
            store.create(game, b"")
        store.append_all("m", 1, [b"1", b"2"])
        assert store.games() == [GameSummary("a", 0), GameSummary("z", 0), GameSummary("m", 2)]

    def test_a_deleted_game_is_gone(self, begun: Store) -> None:
        """Its id is free for a new and empty game, which is then the newest; other games are untouched."""
        begun.create("h", b"other")
        begun.append("h", 1, b"kept")
        begun.delete("g")
        assert begun.games() == [GameSummary("h", 1)]
        begun.create("g", b"again")
        assert begun.games() == [GameSummary("g", 0), GameSummary("h", 1)]
        assert (begun.header("g"), begun.lines("g"), begun.lines("h")) == (b"again", [], [b"kept"])

    def test_games_do_not_share_numbers(self, begun: Store) -> None:
        """Each game counts its own entries."""
        begun.create("h", b"")
        begun.append("h", 1, b"first")
        assert (begun.lines("g"), begun.lines("h")) == ([b"one", b"two", b"three"], [b"first"])

    def test_a_closed_store_says_so(self, begun: Store) -> None:
        """Nothing works after closing, except closing once more."""
        begun.close()
        begun.close()
        with pytest.raises(StoreClosed):
            begun.games()
        with pytest.raises(StoreClosed):
            begun.append("g", 4, b"four")

    def test_one_of_two_threads_wins_each_number(self, store: Store) -> None:
        """Of two threads that append the same number, one succeeds and the other is told it is stale, every time."""
        store.create("g", b"")
        first, second = race(store, "g", ROUNDS)
        assert [one + other for one, other in zip(first, second, strict=True)] == [1] * ROUNDS
        assert store.lines("g") == [b"first" if won else b"second" for won in first]

    def test_two_threads_never_win_the_same_number(self, store: Store) -> None:
        """Two threads that append as fast as they can win each number once, and miss none."""
        store.create("g", b"")
        assert sorted(contend(store, "g", self.wins)) == list(range(1, 2 * self.wins + 1))
        assert store.count("g") == 2 * self.wins

    def test_it_agrees_with_a_plain_model(self, tmp_path: Path) -> None:
        """Whatever is done in whatever order, the store answers like a dictionary of lists."""
        folders = (tmp_path / str(number) for number in range(10_000))
        run_state_machine_as_test(
            # Hypothesis only calls it, although it asks for a class.
            lambda: self.machine(partial(self.open, next(folders))),  # type: ignore[arg-type]
            settings=settings(max_examples=20, stateful_step_count=20, deadline=None, database=None),
        )
