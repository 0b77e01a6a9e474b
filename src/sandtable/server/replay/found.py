"""Games that a browser may look at: matches, games in archives, and uploaded files."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, Literal, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.chain import digest
from sandtable.kernel.ruleset import SPECTATOR
from sandtable.library.words import Words
from sandtable.match.comments import Comment, Comments
from sandtable.match.course import Course, course
from sandtable.match.hall import Hall
from sandtable.match.shelf import Shelf
from sandtable.server.game_page import Nowhere, distance, marks, surroundings
from sandtable.server.http_error import HttpError
from sandtable.server.replay import telling
from sandtable.server.wire import replays as wire

T = TypeVar("T")
REMEMBERED = 12
"""How many told games are remembered."""

COURSES = 4
"""How many courses are remembered."""

CHECKS = 2
"""How many files are checked at once."""


class Found(Struct, frozen=True):
    """A game that a browser may look at: its lines as it may see them, and what it may do."""

    name: str
    form: Literal["match", "battle", "opened", "kept"]
    lines: tuple[bytes, ...]
    title: dict[str, str]
    players: dict[str, str]
    seat: str = SPECTATOR
    writes: str | None = None
    """The name by which the browser may write comments: a seat, or empty for the owner of a file. None: it may not."""

    comments: tuple[Comment, ...] = ()


class Archive(Protocol):
    """Recorded games that a game keeps in its own way. `held` are the tokens of the browser that asks."""

    def load(self) -> None:
        """Everything that is kept is known again."""
        ...

    def find(self, name: str, held: Sequence[str]) -> Found | None:
        """The game of a name, if the browser may see it."""
        ...

    def names(self, held: Sequence[str]) -> Iterable[str]:
        """The games that belong to the browser."""
        ...

    def go_on(self, course: Course, at: int, title: str, held: Sequence[str]) -> wire.BranchMade:
        """A new game that goes on from an entry of another. Raises HttpError."""
        ...


class Replays:
    """Finds games and tells them; remembers the last ones."""

    def __init__(self, hall: Hall, archives: Mapping[str, Archive], comments: Comments, shelf: Shelf) -> None:
        self.hall = hall
        self.archives = archives
        self.comments = comments
        self.shelf = shelf
        self.films = asyncio.Semaphore(1)
        self.checks = asyncio.Semaphore(CHECKS)
        self.waiting = 0
        self._entries: OrderedDict[str, Any] = OrderedDict()
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._lock = Lock()

    async def find(self, name: str, held: list[str]) -> Found:
        """The game of a name, for a browser with these tokens. Raises HttpError."""
        found = await self._match(name, held) or await asyncio.to_thread(self._other, name, held)
        if found is None:
            raise HttpError(404, "fault-no-replay")
        return found

    async def _match(self, name: str, held: list[str]) -> Found | None:
        try:
            private = self.hall.private(name)
        except LookupError:
            return None
        places = [seat for token in held if (at := self.hall.place_of(token)) and at[0] == name for seat in at[1:]]
        seat = next(filter(None, places), SPECTATOR)
        closed = await self.hall.closed(name)
        if not (closed or places or private.listed):
            return None
        lines = await self.hall.file(name, seat)
        written = tuple(each for each in self.comments.of(name) if closed or each.by == seat)
        players = dict(private.players)
        mine = seat or None
        return Found(name, "match", tuple(lines), dict(private.title), players, seat, mine, written)

    def _other(self, name: str, held: list[str]) -> Found | None:
        """A game that an archive keeps, or a file."""
        for archive in self.archives.values():
            if (found := archive.find(name, held)) is not None:
                return replace(found, comments=tuple(self.comments.of(name)))
        file = self.shelf.find(name)
        if file is None:
            return None
        form: Literal["opened", "kept"] = "opened" if name.startswith("opened-") else "kept"
        written = file.comments if form == "opened" else tuple(self.comments.of(name))
        mine = "" if any(self.shelf.owns(name, token) for token in held) else None
        return Found(name, form, file.lines, telling.title_of(file.lines), {}, "", mine, written)

    def entries(self, found: Course, say: Words) -> Any:
        """A game told in a language."""
        key = digest(say.language.encode(), *found.lines)
        return self._remembered(self._entries, key, REMEMBERED, lambda: telling.entries_of(found, say))

    def course(self, found: Found) -> Course:
        """The course of a game."""
        return self._remembered(self._courses, digest(*found.lines), COURSES, lambda: course(found.lines))

    def _remembered(self, known: OrderedDict[str, T], key: str, most: int, make: Callable[[], T]) -> T:
        with self._lock:
            if key in known:
                known.move_to_end(key)
                return known[key]
        made = make()
        with self._lock:
            known[key] = made
            while len(known) > most:
                known.popitem(last=False)
        return made

    def around(self, found: Found, at: int, piece: str, of: str) -> wire.ReplayAround:
        """What the rules find at a moment, except hidden things. Raises HttpError."""
        ruleset, state = self._moment(found, at)
        with _somewhere(piece):
            return wire.ReplayAround(at, surroundings(ruleset, state, piece, of), marks(ruleset, state))

    def measured(self, found: Found, asked: wire.AskReplayMeasure) -> wire.ReplayMeasured:
        """How far it was at a moment. Raises HttpError."""
        ruleset, state = self._moment(found, asked.at)
        with _somewhere(str(asked.start), str(asked.end)):
            measure = distance(ruleset, state, asked.start, asked.end)
        return wire.ReplayMeasured(measure.length, measure.at)

    def _moment(self, found: Found, at: int) -> tuple[Any, Any]:
        game = self.course(found)
        if not 0 <= at <= game.last:
            raise HttpError(400, "fault-moment")
        return game.ruleset, game.states[at]

    def replay(self, found: Found, say: Words) -> wire.Replay:
        """Everything that the page needs."""
        game = self.course(found)
        written = [telling.comment(each, each.by == found.writes) for each in found.comments]
        facts = {"name": found.name, "form": found.form, "seat": found.seat, "mine": found.writes is not None}
        return telling.replay(
            game, say, self.entries(game, say), written, title=found.title, players=found.players, **facts
        )


@contextmanager
def _somewhere(*places: str) -> Iterator[None]:
    """Turns a piece or point that is not on the table into an error. Raises HttpError."""
    try:
        yield
    except (Nowhere, KeyError, StopIteration, AssertionError) as error:
        raise HttpError(400, "fault-nowhere", place=", ".join(places)[:60]) from error
