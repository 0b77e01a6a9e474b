"""One socket: reads requests and sends messages."""

import asyncio
import logging

import msgspec
from msgspec import Struct

from sandtable.kernel.game import Refused
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.errors import NotPossible
from sandtable.match.hall import Hall
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import NOBODY, Answered, Match, NoWish, SeenEntry, Stale, Wish
from sandtable.match.members import Around
from sandtable.match.talk import Said
from sandtable.server import telling
from sandtable.server.answers import ACTS, BESIDE, LOOKS, WATCHING
from sandtable.server.game_page import Nowhere
from sandtable.server.limits import Bucket, Guard
from sandtable.server.story import lines_of
from sandtable.server.wire import messages, requests
from sandtable.store import StoreError

LOG = logging.getLogger("sandtable.server")
LARGEST = 64 * 1024
"""How long a request may be, in bytes."""

WAITING = 500
"""How many messages may wait for a browser that does not read; then the socket is closed."""

CLOSED = "closed"
"""The kind of the entry that ends a game for good; nothing is hidden after it."""

REASON = 200
PATIENCE = 200
"""How many requests that come too fast are answered; then the socket is closed."""


class Start(Struct, frozen=True):
    """The number of a request that cannot be read."""

    id: int = 0


_request = msgspec.json.Decoder(requests.AnyRequest)
_start = msgspec.json.Decoder(Start)


class Fault(Exception):  # noqa: N818
    """A request that cannot be used."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key = key
        self.args_told = {name: str(value)[:REASON] for name, value in args.items()}
        super().__init__(key)


class Session:
    """Answers the requests of one socket by messages in `out`; None ends it."""

    def __init__(self, hall: Hall, guard: Guard | None = None, *, posts: bool = False) -> None:
        self.out: asyncio.Queue[messages.Message | None] = asyncio.Queue()
        self._most = WAITING
        self.over = False
        self.seat = ""
        self.lang = LANGUAGES[0]
        self.posts = posts
        self._hall = hall
        self._guard = guard or Guard()
        self._bucket: Bucket | None = self._guard.talk()
        self._live: LiveMatch | None = None
        self.say: Words = words(LANGUAGES[0])
        self._last = 0

    # Messages

    def tell(self, message: messages.Message) -> None:
        if self.over:
            return
        if self.out.qsize() >= self._most:
            self.end()
        else:
            self.out.put_nowait(message)

    def end(self) -> None:
        """Ends the socket after the messages that wait."""
        if not self.over:
            self.over = True
            self.out.put_nowait(None)

    def entry(self, told: SeenEntry) -> None:
        assert self._live, "there are no entries before the hello"
        match = self._live.match
        lines, ordered = lines_of(self.say, match, told.n, self.seat), self._live.by_orders(told.n, self.seat)
        self.tell(telling.entry(told, match.game.ruleset, lines, by_orders=ordered))
        if told.kind == CLOSED and match.hides:
            self.tell(telling.opened(self.say, match, self.seat, told.n))

    def wish(self, wish: Wish) -> None:
        self.tell(messages.WishMessage(wish.seat, wish.kind, wish.to, agreed=wish.agreed))

    def declined(self, wish: Wish) -> None:
        self.tell(messages.WishMessage(wish.seat, "declined", wish.to, wish.declined))

    def lost(self, seat: str) -> None:
        self.tell(messages.FaultMessage(0, "fault-player", {"seat": seat}))

    def around(self, around: Around) -> None:
        self.tell(messages.AroundMessage(around))

    def said(self, said: Said) -> None:
        self.tell(messages.TalkMessage(said))

    def leave(self) -> None:
        """The socket has gone; the seat stays taken."""
        self.over = True
        if self._live:
            self._live.leave(self)

    # Requests

    async def hear(self, data: bytes) -> None:
        """Answers one request. Whatever is wrong with it, the game goes on."""
        number = 0
        try:
            if len(data) > LARGEST:
                raise Fault("fault-request-large", most=LARGEST)
            request, number = _read(data)
            self._measured()
            await self._answer(request)
        except Fault as fault:
            self._faulty(number, fault)
        except NotPossible as not_possible:
            self._faulty(number, Fault(not_possible.key, **not_possible.told))
        except Nowhere as error:
            self._faulty(number, Fault("fault-nowhere", place=str(error)))
        except StoreError:
            LOG.exception("something could not be kept")
            self._faulty(number, Fault("fault-not-kept"))
        except Exception:
            LOG.exception("a request failed")
            self._faulty(number, Fault("fault-ours"))

    def _faulty(self, number: int, fault: Fault) -> None:
        self.tell(messages.FaultMessage(number, fault.key, fault.args_told))
        if self._live is None:
            self.end()

    def _measured(self) -> None:
        """Refuses requests that come too fast, and ends a socket that does not slow down."""
        if self._bucket is None or self._bucket.take():
            return
        if self._bucket.refused > PATIENCE:
            self.end()
        raise Fault("fault-too-fast", seconds=1)

    async def _answer(self, request: requests.Request | Fault) -> None:
        if isinstance(request, Fault):
            raise request
        if request.id <= self._last:
            raise Fault("fault-replayed", number=request.id)
        self._last = request.id
        if isinstance(request, requests.Hello):
            await self._hello(request)
        elif self._live is None:
            raise Fault("fault-hello-first")
        elif self.seat == NOBODY and type(request) not in WATCHING:
            raise Fault("fault-watching")
        elif self.seat in self._live.private.away and type(request) in ACTS:
            raise Fault("fault-away")
        elif type(request) in ACTS and self.seat in self._live.match.out:
            raise Fault("fault-out", seat=self.seat)
        else:
            await self._asked(self._live, request)

    async def _asked(self, live: LiveMatch, ask: requests.Request) -> None:
        """Everybody hears what follows from a request, and only then is it answered."""
        kind = type(ask)
        if kind in LOOKS:
            self.tell(await live.look(lambda match: LOOKS[kind](self, match, ask)))
        elif kind in ACTS:
            act = ACTS[kind]
            await live.do(lambda match: act(self, match, ask), lambda found: self.tell(self._answered(ask.id, found)))
        elif kind in BESIDE:
            await live.do(lambda _: self._beside(live, ask), lambda _: self.tell(messages.Done(ask.id)))
        else:
            self.tell(messages.Done(ask.id))

    def _beside(self, live: LiveMatch, ask: requests.Request) -> None:
        BESIDE[type(ask)](self, live.members, ask)
        live.members.changed |= not isinstance(ask, requests.Say)

    async def _hello(self, hello: requests.Hello) -> None:
        if self._live is not None:
            raise Fault("fault-hello-again")
        name, self.seat = self._place(hello)
        self.lang = hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]
        self.say = words(self.lang)
        live = await self._hall.live(name)

        def look(match: Match) -> tuple[messages.Welcome, list[messages.Message]]:
            since = match.entries if hello.since is None else max(hello.since, 0)
            seen = live.members.arrive(self.seat)
            welcome = telling.welcome(hello.id, live, self.seat, seen, self.say, posts=self.posts)
            entries = (match.entry_for(n, self.seat) for n in range(since + 1, match.entries + 1))
            missed: list[messages.Message] = [
                telling.missed(
                    told,
                    lines_of(self.say, match, told.n, self.seat),
                    by_orders=live.by_orders(told.n, self.seat),
                )
                for told in entries
            ]
            if missed and match.game.closed and match.hides:
                missed.append(telling.opened(self.say, match, self.seat, since + 1))
            return welcome, missed

        def enter(told: tuple[messages.Welcome, list[messages.Message]]) -> None:
            self._live = live
            self._most = WAITING + len(told[1])
            for message in (told[0], *told[1]):
                self.tell(message)
            if live.match.wish:
                self.wish(live.match.wish)
            live.listeners.append(self)
            if self.over:
                live.leave(self)

        await live.do(look, enter)

    def _place(self, hello: requests.Hello) -> tuple[str, str]:
        """The match and the seat; `NOBODY` if a listed match is watched."""
        if not hello.token and hello.match in self._hall.listed():
            return hello.match, NOBODY
        found = self._hall.place_of(hello.token)
        if found is None:
            raise Fault("fault-too-fast" if not self._guard.knock() else "fault-token", seconds=60)
        return found

    def _answered(self, number: int, found: Answered) -> messages.Message:
        if isinstance(found, Refused):
            return messages.RefusedMessage(number, telling.refusals(self.say, found.refusals))
        if isinstance(found, Stale):
            args = {"at": str(found.at), "entries": str(found.entries)}
            return messages.FaultMessage(number, "fault-stale", args)
        return messages.FaultMessage(number, "fault-no-wish") if isinstance(found, NoWish) else messages.Done(number)


def _read(data: bytes) -> tuple[requests.Request | Fault, int]:
    """A request with its number, or what is wrong with it."""
    try:
        request: requests.Request = _request.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Fault("fault-request", reason=str(error)), _number(data)
    return request, request.id


def _number(data: bytes) -> int:
    try:
        return _start.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
