"""Games that a browser may look at: matches and uploaded files."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from msgspec import Struct

from sandtable.kernel.chain import digest
from sandtable.kernel.ruleset import SPECTATOR
from sandtable.match.comments import Comment, Comments
from sandtable.match.crew import BESIDE
from sandtable.match.evening import Evenings
from sandtable.match.hall import Hall
from sandtable.match.shelf import Shelf
from sandtable.server.http_error import HttpError
from sandtable.server.replay import telling
from sandtable.server.replay.work import Facts

REMEMBERED = 16_000_000
"""How many bytes of told games are remembered."""


class Found(Struct, frozen=True):
    """A game that a browser may look at: its file as it may see it, and what it may do."""

    name: str
    form: Literal["match", "opened", "kept"]
    file: bytes
    title: dict[str, str]
    players: dict[str, str]
    seat: str = SPECTATOR
    writes: str | None = None
    """The name by which the browser may write comments: a seat, or empty for the owner of a file. None: it may not."""

    comments: tuple[Comment, ...] = ()

    def wrote(self, comment: Comment) -> bool:
        """The browser may delete a comment. Those without a name belong to everybody who may write."""
        return self.writes is not None and comment.by in ("", self.writes)

    @property
    def lines(self) -> tuple[bytes, ...]:
        """The lines of its file."""
        return tuple(self.file.split(b"\n")[:-1])

    @property
    def facts(self) -> Facts:
        """What is told besides the game."""
        comments = tuple(telling.comment(each, self.wrote(each)) for each in self.comments)
        mine = self.writes is not None
        return Facts(self.name, self.form, self.title, self.players, self.seat, mine, comments)


class Replays:
    """Finds games; remembers those that were told last."""

    def __init__(self, hall: Hall, evenings: Evenings, comments: Comments, shelf: Shelf) -> None:
        self.hall = hall
        self.evenings = evenings
        self.comments = comments
        self.shelf = shelf
        self._told: OrderedDict[str, bytes] = OrderedDict()

    async def find(self, name: str, held: list[str], visitor: str = "") -> Found:
        """The game of a name, for a browser with these tokens. Raises HttpError, Crowded."""
        found = await self._match(name, held, visitor) or await BESIDE.run(self._file, name, held)
        if found is None:
            raise HttpError(404, "fault-no-replay")
        return found

    async def _match(self, name: str, held: list[str], visitor: str) -> Found | None:
        try:
            private = self.hall.private(name)
        except LookupError:
            return None
        seat = next(iter(self.evenings.held_seats(held, name)), SPECTATOR)
        watches = any(at[0] == name for token in held if (at := self.hall.place_of(token)))
        closed = await self.hall.closed(name)
        if not (closed or seat or watches or private.listed):
            return None
        lines = await self.hall.file(name, seat, visitor)
        comments = await BESIDE.run(self.comments.of, name)
        written = tuple(each for each in comments if closed or (seat and each.by in ("", seat)))
        players = dict(private.players)
        mine = seat or None
        file = b"".join(line + b"\n" for line in lines)
        return Found(name, "match", file, dict(private.called), players, seat, mine, written)

    def _file(self, name: str, held: list[str]) -> Found | None:
        file = self.shelf.find(name)
        if file is None:
            return None
        form: Literal["opened", "kept"] = "opened" if name.startswith("opened-") else "kept"
        written = file.comments if form == "opened" else tuple(self.comments.of(name))
        mine = "" if any(self.shelf.owns(name, token) for token in held) else None
        return Found(name, form, file.file, file.title, {}, "", mine, written)

    async def told(self, found: Found, lang: str, tell: Callable[[], Awaitable[bytes]]) -> bytes:
        """A game told in a language, remembered if it was told before."""
        key = await BESIDE.run(lambda: digest(lang.encode(), msgspec.json.encode(found.facts), found.file))
        if key not in self._told:
            self._told[key] = await tell()
        self._told.move_to_end(key)
        answer = self._told[key]
        while sum(map(len, self._told.values())) > REMEMBERED:
            self._told.popitem(last=False)
        return answer
