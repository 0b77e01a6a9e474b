"""The story of a match in sentences: in the language of each reader, as their seat may know it."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any
from weakref import WeakKeyDictionary

from sandtable.games.package import Prose
from sandtable.kernel.codec import codec
from sandtable.kernel.dice import Line
from sandtable.kernel.entry import Begun, Drawn, Dropped, Entry, Expired, Left, Ordered, Resigned, Rolled, Undone
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.sentence import Sentence
from sandtable.library.words import Words
from sandtable.match.faces import package_of
from sandtable.match.match import Match
from sandtable.match.preview import Preview
from sandtable.server.wire.details import LineMessage, SaidLine, Went

NOTED: Mapping[type, tuple[str, str]] = MappingProxyType(
    {
        Undone: ("replay-told-undone", "ST 5"),
        Resigned: ("replay-told-resigned", "ST 9"),
        Left: ("replay-told-left", "ST 12"),
        Expired: ("replay-told-expired", "ST 11"),
        Dropped: ("replay-told-dropped", "ST 12"),
        Drawn: ("replay-told-drawn", "ST 10"),
    }
)
"""Sentences for answers that no rules know, and their clauses."""


REMEMBERED = 60
"""The sentences of so many entries are remembered of a match, by language and reader."""


def log_of(ruleset: str, say: Words, scenario: Any, *, minor: bool = False) -> Prose | None:
    """The short version of a game beside its table, with minor events if wanted; None without a table."""
    found = package_of(ruleset)
    return found.telling.log(say, scenario, brief=True, minor=minor) if found and found.telling.log else None


class Story:
    """One match in sentences. Many readers get the same, so the sentences of the last entries are made only once."""

    def __init__(self) -> None:
        self._proses: dict[str, Prose | None] = {}
        self._told: OrderedDict[tuple[str, str, str, bool], tuple[SaidLine, ...]] = OrderedDict()

    def lines(self, say: Words, match: Match, n: int, seat: str) -> tuple[SaidLine, ...]:
        """An entry as the seat may know it."""
        key = match.head(n), say.language, seat if match.hides else "", match.game.closed
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = tuple(self._worded(say, match, n, seat))
            if len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        return told

    def _worded(self, say: Words, match: Match, n: int, seat: str) -> Iterator[SaidLine]:
        prose, entry = self._prose(say, match), match.game.entries[n - 1]
        if prose is None:
            return
        if isinstance(entry.answer, Begun | Ordered | Rolled):
            for moment in match.moments(n, seat):
                yield from (_line(each, _by(match, entry)) for each in prose.sentences(moment))
        elif type(entry.answer) in NOTED:
            yield noted(say, prose, entry)

    def _prose(self, say: Words, match: Match) -> Prose | None:
        if say.language not in self._proses:
            header, package = match.game.header, package_of(match.game.header.ruleset)
            scenario = codec(match.game.ruleset).scenario(header.scenario)
            self._proses[say.language] = package.telling.beside(say, scenario) if package else None
        return self._proses[say.language]


_stories: WeakKeyDictionary[Match, Story] = WeakKeyDictionary()


def lines_of(say: Words, match: Match, n: int, seat: str) -> tuple[SaidLine, ...]:
    """The sentences of an entry, as the seat may know it; none if the game has no prose."""
    return _stories.setdefault(match, Story()).lines(say, match, n, seat)


def foretold(say: Words, ruleset: AnyRuleset, found: Preview) -> tuple[tuple[SaidLine, ...], tuple[SaidLine, ...]]:
    """What an order leads to for certain, and what happens besides on its way if it gets there.

    Nothing if it is refused, or if the game has no words for that.
    """
    package = package_of(ruleset.name)
    tells = package.telling.foretold if package and found.events else None
    if tells is None:
        return (), ()
    certain = tuple(_line(each, "") for each in tells(say, found.before, found.order, found.events))
    whole = tuple(_line(each, "") for each in tells(say, found.before, found.order, found.way))
    return certain, whole[len(certain) :]


def noted(say: Words, prose: Prose | None, entry: Entry) -> SaidLine:
    """An undo, a resignation, time that ran out, or a draw."""
    key, clause = NOTED[type(entry.answer)]
    return SaidLine(remark(say, prose, key, entry), clause, "side", getattr(entry.answer, "seat", ""))


def remark(say: Words, prose: Prose | None, key: str, entry: Entry) -> str:
    """The sentence of an entry by its key."""
    answer = entry.answer
    seats = answer.seats if isinstance(answer, Expired | Dropped) else (getattr(answer, "seat", ""),)
    who = ", ".join(prose.side(seat) if prose and seat else seat for seat in seats)
    text = say(key, who=who, entry=getattr(answer, "to", 0))
    return text[:1].upper() + text[1:]


def _by(match: Match, entry: Entry) -> str:
    """The seat of an entry before the first turn, for sentences that name nobody."""
    turn = getattr(match.game.states[entry.n], "turn", 0)
    return "" if turn else getattr(entry.answer, "seat", "")


def _line(told: Sentence, by: str) -> SaidLine:
    went = tuple(Went((a.x, a.y, a.heading), (b.x, b.y, b.heading)) for a, b in told.moves)
    seat = told.seat or (by if told.kind == "plain" else "")
    why = tuple(reasons(told.lines))
    return SaidLine(told.text, told.clauses[0], told.kind, seat, told.pieces, went, why, told.dice)


def reasons(lines: Iterable[Line]) -> Iterator[LineMessage]:
    """Numbers with their reasons."""
    return (LineMessage(line.value, line.clause, line.why) for line in lines)
