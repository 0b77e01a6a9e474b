"""A recorded game from its first line to its last: every state of it, and what happened on the way."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Raw, Struct

from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.codec import codec, events_of
from sandtable.kernel.entry import Branch, Closed, Entry, Header, Resumed, places, read_entry, read_header, sealed_in
from sandtable.kernel.game import Game
from sandtable.kernel.history import standing
from sandtable.kernel.retell import Moment
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Recording
from sandtable.match.keeping import find_ruleset

Find: TypeAlias = Callable[[Header], AnyRuleset]


class Course(Struct, frozen=True):
    """A game file as far as it is sound; `states` has one element more than `entries`.

    `game` is the game as it stands at the end. It is folded once, and its past is looked at.
    """

    lines: tuple[bytes, ...]
    game: Game
    header: Header
    ruleset: Any
    scenario: Any
    entries: tuple[Entry, ...]
    states: tuple[Any, ...]
    clear: int
    """The last entry up to which the file hides nothing."""

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def moments(self, n: int) -> tuple[Moment, ...]:
        """What happened in an entry, throw by throw; only what is known if something is sealed."""
        if not self.veiled(n):
            return self.game.moments(n)
        known = tuple(events_of(self.ruleset, self.entries[n - 1]))
        return (Moment(n, None, (), known, self.game.states[n - 1], self.game.states[n]),)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, if it is known."""
        return None if self.veiled(self.last) else self.game.outcome

    def veiled(self, n: int) -> bool:
        """Something up to this entry is hidden, so the rules cannot be run again."""
        return n > self.clear

    def branch(self, n: int) -> Branch:
        """The beginning of a game that goes on from an entry of this one."""
        return branch_of(self.lines, n)


def branch_of(lines: Sequence[bytes], n: int) -> Branch:
    """The beginning of a game that goes on from an entry of a file; with the secret of its dice, if that is known."""
    answer = read_entry(lines[-1]).answer if len(lines) > 1 else None
    secret = answer.secret if isinstance(answer, Closed) else ""
    return Branch(tuple(Raw(line) for line in lines[: n + 1]), secret)


def earlier(header: Header, ruleset: AnyRuleset) -> list[Moment]:
    """Everything that happened in the games that this one goes on from and was not taken back there."""
    if header.branch is None:
        return []
    before = course([bytes(line) for line in header.branch.lines], lambda _: ruleset)
    entries = list(before.entries)
    numbers, number = [], standing(entries, before.last)
    while number:
        numbers.append(number)
        number = standing(entries, number - 1)
    return [*earlier(before.header, ruleset), *(each for n in reversed(numbers) for each in before.moments(n))]


def course(lines: Sequence[bytes], find: Find = find_ruleset) -> Course:
    """The course of a game by the lines of its file. Raises LookupError, msgspec.DecodeError."""
    header = read_header(lines[0])
    ruleset = find(header)
    game = Game(ruleset, header, codec(ruleset).scenario(header.scenario), Recording(Entry(0, Resumed())))
    game.restore(read_entry(line) for line in lines[1:])
    return _course(lines, game)


def course_of(game: Game) -> Course:
    """The course of a game as it stands."""
    return _course(game.lines, game)


def _course(lines: Sequence[bytes], game: Game) -> Course:
    header, ruleset, entries = game.header, game.ruleset, tuple(game.entries)
    scenario = codec(ruleset).scenario(header.scenario)
    clear = next((entry.n - 1 for entry in entries if _sealed(entry)), len(entries))
    return Course(tuple(lines), game, header, ruleset, scenario, entries, tuple(game.states), clear)


def _sealed(entry: Entry) -> bool:
    """Something in it is still sealed."""
    return any(place not in entry.open and sealed_in(raw) is not None for place, raw in places(entry))
