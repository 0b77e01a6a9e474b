"""One socket: reads requests and sends messages."""

import asyncio
import logging
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from sandtable.kernel.chain import canonical
from sandtable.kernel.game import Refused
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.errors import NotPossible, not_kept
from sandtable.match.hall import Hall
from sandtable.match.live_match import LiveMatch
from sandtable.match.luck import luck
from sandtable.match.match import NOBODY, Answered, Match, NoWish, Stale, Wish
from sandtable.match.members import Around
from sandtable.match.talk import Said
from sandtable.match.turns import Crowded
from sandtable.match.worker import Overrun, TooBig
from sandtable.server import telling
from sandtable.server.answers import ACTS, BESIDE, WATCHING
from sandtable.server.game_page import Nowhere
from sandtable.server.limits import Bucket, Guard
from sandtable.server.looks import LOOKS, looked
from sandtable.server.overruns import OVERRUNS, SOON
from sandtable.server.voice import Reader, voice_of
from sandtable.server.wire import messages, requests
from sandtable.store import StoreError

LOG = logging.getLogger("sandtable.server")
LARGEST = 64 * 1024
"""How long a request may be, in bytes."""

WAITING, WAITING_BYTES = 500, 4_000_000
"""How many messages, and how long ones, may wait for a browser that does not read; then the socket is closed."""

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

    def __init__(self, hall: Hall, guard: Guard | None = None, *, posts: bool = False, visitor: str = "") -> None:
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most, self._most_bytes = WAITING, WAITING_BYTES
        self._waiting = 0
        self.over = False
        self.ended = asyncio.Event()
        """Set when nothing more will be told; what waits is still sent."""

        self.seat = ""
        self.lang = LANGUAGES[0]
        self.posts = posts
        self._hall = hall
        self._guard = guard or Guard()
        self._visitor = visitor
        self._bucket: Bucket | None = self._guard.talk()
        self._live: LiveMatch | None = None
        self.say: Words = words(LANGUAGES[0])
        self._last = 0

    @property
    def entered(self) -> bool:
        """A match was entered."""
        return self._live is not None

    # Messages

    def tell(self, *told: messages.Message | bytes) -> None:
        """Messages go out in their order; long ones come as finished bytes."""
        for each in told:
            if not self.over and (self.out.qsize() >= self._most or self._waiting > self._most_bytes):
                self.end()
            if not self.over:
                data = each if isinstance(each, bytes) else canonical(each)
                self._waiting += len(data)
                self.out.put_nowait(data)

    async def next(self) -> bytes | None:
        """The next message to send; None at the end."""
        data = await self.out.get()
        self._waiting -= len(data or b"")
        return data

    def turn_away(self) -> None:
        """The visitor was banned."""
        self.tell(messages.FaultMessage(0, "fault-banned"))
        self.end()

    def end(self) -> None:
        """Ends the socket after the messages that wait."""
        if not self.over:
            self.over = True
            self.ended.set()
            self.out.put_nowait(None)

    def worded(self, live: LiveMatch, n: int) -> tuple[bytes, ...]:
        return voice_of(live).entry(live, n, self.reader)

    def entry(self, told: tuple[bytes, ...]) -> None:
        self.tell(*told)

    @property
    def reader(self) -> Reader:
        return Reader(self.seat, self.say)

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
        except (Crowded, Overrun, TooBig) as error:
            self._faulty(number, Fault(OVERRUNS[type(error)], seconds=SOON))
        except StoreError as error:
            LOG.error("something could not be kept: %s", error)
            self._faulty(number, Fault(not_kept(error)))
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
            self.tell(await live.ask(self._visitor, self.seat, looked, self.lang, ask))
        elif kind is requests.AskLuck:
            self.tell(await live.look(lambda match: canonical(telling.luck(ask.id, luck(match))), self._visitor))
        elif kind is requests.AskView:
            self.tell(await live.do(lambda match: canonical(voice_of(live).view(ask.id, match, self.reader))))
        elif kind in ACTS:
            act = ACTS[kind]
            await live.play(
                lambda match: act(self, match, ask),
                lambda found: self.tell(self._answered(ask.id, live.match, found)),
            )
        elif kind in BESIDE:
            await live.do(lambda _: self._beside(live, ask), lambda _: self.tell(messages.Done(ask.id)))
        else:
            self.tell(messages.Done(ask.id))

    def _beside(self, live: LiveMatch, ask: requests.Request) -> None:
        if isinstance(ask, requests.SetListed) and ask.listed and not live.private.listed:
            self._hall.check_listing(live.private.by)
        BESIDE[type(ask)](self, live.members, ask)
        live.members.changed |= not isinstance(ask, requests.Say)

    async def _hello(self, hello: requests.Hello) -> None:
        if self._live is not None:
            raise Fault("fault-hello-again")
        name, self.seat = self._place(hello)
        self.lang = hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]
        self.say = words(self.lang)
        live = await self._hall.live(name)

        def look(match: Match) -> list[bytes]:
            seen = live.members.arrive(self.seat)
            since = match.entries if hello.since is None else max(hello.since, 0)
            welcome = voice_of(live).welcome(hello.id, live, self.reader, seen, posts=self.posts)
            return [canonical(welcome), *map(canonical, self._missed(live, since))]

        def enter(told: list[bytes]) -> None:
            self._live = live
            self._most = WAITING + len(told) - 1
            self._most_bytes = WAITING_BYTES + sum(map(len, told))
            self.tell(*told)
            if live.match.wish:
                self.wish(live.match.wish)
            live.listeners.append(self)
            if self.over:
                live.leave(self)

        await live.do(look, enter)

    def _missed(self, live: LiveMatch, since: int) -> Iterator[messages.Message]:
        """The entries that were made before the reader came, and what was hidden in those before, if it is no more."""
        match = live.match
        for n in range(since + 1, match.entries + 1):
            told, ordered = match.entry_for(n, self.seat), live.by_orders(n, self.seat)
            yield telling.missed(self.say, match, told, self.seat, by_orders=ordered)
        if since < match.entries and match.game.closed and match.hides:
            yield telling.opened(self.say, match, self.seat, since + 1)

    def _place(self, hello: requests.Hello) -> tuple[str, str]:
        """The match and the seat; `NOBODY` if a listed match is watched."""
        if not hello.token and hello.match in self._hall.listed():
            return hello.match, NOBODY
        found = self._hall.place_of(hello.token)
        if found is None:
            unknown = "fault-house-damaged" if self._hall.damaged else "fault-token"
            raise Fault("fault-too-fast" if not self._guard.knock() else unknown, seconds=60)
        return found

    def _answered(self, number: int, match: Match, found: Answered) -> messages.Message:
        if isinstance(found, Refused):
            return telling.refused(self.say, number, match, found.refusals)
        if isinstance(found, Stale):
            args = {"at": str(found.at), "entries": str(found.entries)}
            return messages.FaultMessage(number, "fault-stale", args)
        return messages.FaultMessage(number, "fault-no-wish") if isinstance(found, NoWish) else messages.Done(number)


def _read(data: bytes) -> tuple[requests.Request | Fault, int]:
    """A request with its number, or what is wrong with it. An order is read later: all of it must be text by then."""
    try:
        data.decode()
        request: requests.Request = _request.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Fault("fault-request", reason=str(error)), _number(data)
    return request, request.id


def _number(data: bytes) -> int:
    try:
        return _start.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
