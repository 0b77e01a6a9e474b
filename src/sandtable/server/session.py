"""One socket: somebody at a seat, who asks and is told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.kernel.game import Refused
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.hall import Hall, Room
from sandtable.match.match import Answered, Match, NoWish, Stale, Told, Wish, order_read
from sandtable.server import telling, wire
from sandtable.server.looking import Nowhere, distance, surroundings
from sandtable.store import StoreError

LOG = logging.getLogger("sandtable.server")
LARGEST = 64 * 1024
"""No request is longer, in bytes."""

WAITING = 500
"""So many messages may wait for somebody who does not listen; then the line is cut."""

REASON = 200


class Start(Struct, frozen=True):
    """What is read of a request that cannot be read."""

    id: int = 0


_request = msgspec.json.Decoder(wire.AnyRequest)
_start = msgspec.json.Decoder(Start)


class Fault(Exception):  # noqa: N818
    """A request that cannot be used."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key = key
        self.args_told = {name: str(value)[:REASON] for name, value in args.items()}
        super().__init__(key)


class Session:
    """Hears the requests of one socket and puts messages into `out`; None in it ends the line."""

    def __init__(self, hall: Hall) -> None:
        self.out: asyncio.Queue[wire.Message | None] = asyncio.Queue()
        self._most = WAITING
        self.over = False
        self.seat = ""
        self._hall = hall
        self._room: Room | None = None
        self._say: Words = words(LANGUAGES[0])

    # What is told

    def tell(self, message: wire.Message) -> None:
        if self.over:
            return
        if self.out.qsize() >= self._most:
            self.end()
        else:
            self.out.put_nowait(message)

    def end(self) -> None:
        """Nothing more is said."""
        if not self.over:
            self.over = True
            self.out.put_nowait(None)

    def entry(self, told: Told) -> None:
        self.tell(telling.entry(told))

    def wish(self, wish: Wish) -> None:
        self.tell(wire.WishMessage(wish.seat, wish.kind, wish.to))

    def declined(self, wish: Wish) -> None:
        self.tell(wire.WishMessage(wish.seat, "declined", wish.to))

    def lost(self, seat: str) -> None:
        self.tell(wire.FaultMessage(0, "fault-player", {"seat": seat}))

    def leave(self) -> None:
        """The socket is gone; the seat stays."""
        self.over = True
        if self._room and self in self._room.listeners:
            self._room.listeners.remove(self)

    # What is heard

    async def hear(self, data: bytes) -> None:
        """One message; whatever is wrong with it, the game lives on."""
        number = 0
        try:
            if len(data) > LARGEST:
                raise Fault("fault-request-large", most=LARGEST)
            request, number = _read(data)
            await self._answer(request)
        except Fault as fault:
            self._faulty(number, fault)
        except Nowhere as error:
            self._faulty(number, Fault("fault-nowhere", place=str(error)))
        except StoreError:
            LOG.exception("something could not be kept")
            self._faulty(number, Fault("fault-not-kept"))
        except Exception:
            LOG.exception("a request failed")
            self._faulty(number, Fault("fault-ours"))

    def _faulty(self, number: int, fault: Fault) -> None:
        self.tell(wire.FaultMessage(number, fault.key, fault.args_told))
        if self._room is None:
            self.end()

    async def _answer(self, request: wire.Request | Fault) -> None:
        if isinstance(request, Fault):
            raise request
        if isinstance(request, wire.Hello):
            await self._hello(request)
        elif self._room is None:
            raise Fault("fault-hello-first")
        else:
            await ANSWERS[type(request)](self, self._room, request)

    async def _hello(self, hello: wire.Hello) -> None:
        if self._room is not None:
            raise Fault("fault-hello-again")
        found = self._hall.seat_of(hello.token)
        if found is None:
            raise Fault("fault-token")
        self._say = words(hello.lang if hello.lang in LANGUAGES else LANGUAGES[0])
        name, self.seat = found
        room = await self._hall.room(name)

        def look(match: Match) -> tuple[wire.Welcome, list[Told]]:
            since = max(hello.since, 0) or match.entries
            missed = [match.told(n, self.seat) for n in range(since + 1, match.entries + 1)]
            return telling.welcome(hello.id, name, match, self.seat, room.private.title), missed

        def enter(seen: tuple[wire.Welcome, list[Told]]) -> None:
            self._room = room
            self._most = WAITING + len(seen[1])
            self.tell(seen[0])
            for told in seen[1]:
                self.entry(told)
            if (wish := room.match.wish) and wish.seat != self.seat and self.seat not in wish.agreed:
                self.wish(wish)
            room.listeners.append(self)

        await room.do(look, enter)

    async def options(self, room: Room, ask: wire.AskOptions) -> None:
        def look(match: Match) -> wire.OptionsMessage:
            begun = None if ask.begun is None else _order(match, msgspec.json.encode(ask.begun))
            try:
                found = match.options(self.seat, ask.piece, begun)
            except (KeyError, StopIteration, AssertionError) as error:
                raise Nowhere(ask.piece) from error
            ruleset, view = match.game.ruleset, match.view(self.seat)
            return telling.options(self._say, ask.id, ask.piece, ruleset, view, found)

        self.tell(await room.look(look))

    async def preview(self, room: Room, ask: wire.AskPreview) -> None:
        def look(match: Match) -> wire.PreviewMessage:
            return telling.preview(self._say, ask.id, match.preview(self.seat, _order(match, ask.order)))

        self.tell(await room.look(look))

    async def measure(self, room: Room, ask: wire.AskMeasure) -> None:
        def look(match: Match) -> wire.MeasureMessage:
            found = distance(match.game.ruleset, match.view(self.seat), ask.start, ask.end)
            return wire.MeasureMessage(ask.id, found.length, found.at)

        self.tell(await room.look(look))

    async def surroundings(self, room: Room, ask: wire.AskSurroundings) -> None:
        def look(match: Match) -> wire.SurroundingsMessage:
            found = surroundings(match.game.ruleset, match.view(self.seat), ask.piece)
            return wire.SurroundingsMessage(ask.id, ask.piece, found)

        self.tell(await room.look(look))

    async def give(self, room: Room, ask: wire.Give) -> None:
        await self._act(room, ask, lambda match: match.give(self.seat, _order(match, ask.order), ask.at))

    async def undo(self, room: Room, ask: wire.AskUndo) -> None:
        await self._act(room, ask, lambda match: match.undo(self.seat, ask.to))

    async def consent(self, room: Room, ask: wire.Consent) -> None:
        await self._act(room, ask, lambda match: match.consent(self.seat, granted=ask.granted))

    async def draw(self, room: Room, ask: wire.OfferDraw) -> None:
        await self._act(room, ask, lambda match: match.offer_draw(self.seat))

    async def resign(self, room: Room, ask: wire.Resign) -> None:
        await self._act(room, ask, lambda match: match.resign(self.seat))

    async def ping(self, room: Room, ask: wire.Ping) -> None:
        self.tell(wire.Done(ask.id))

    async def _act(self, room: Room, ask: wire.Request, act: Callable[[Match], Answered]) -> None:
        """What follows is told to all as entries, and only then is the request answered."""
        await room.do(act, lambda found: self.tell(self._answered(ask.id, found)))

    def _answered(self, number: int, found: Answered) -> wire.Message:
        if isinstance(found, Refused):
            return wire.RefusedMessage(number, telling.refusals(self._say, found.refusals))
        if isinstance(found, Stale):
            args = {"at": str(found.at), "entries": str(found.entries)}
            return wire.FaultMessage(number, "fault-stale", args)
        return wire.FaultMessage(number, "fault-no-wish") if isinstance(found, NoWish) else wire.Done(number)


ANSWERS: Mapping[type, Callable[[Session, Room, Any], Awaitable[None]]] = MappingProxyType(
    {
        wire.AskOptions: Session.options,
        wire.AskPreview: Session.preview,
        wire.AskMeasure: Session.measure,
        wire.AskSurroundings: Session.surroundings,
        wire.Give: Session.give,
        wire.AskUndo: Session.undo,
        wire.Consent: Session.consent,
        wire.OfferDraw: Session.draw,
        wire.Resign: Session.resign,
        wire.Ping: Session.ping,
    }
)


def _read(data: bytes) -> tuple[wire.Request | Fault, int]:
    """A request with its number, or what is wrong with it."""
    try:
        request: wire.Request = _request.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Fault("fault-request", reason=str(error)), _number(data)
    return request, request.id


def _number(data: bytes) -> int:
    try:
        return _start.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def _order(match: Match, raw: bytes | msgspec.Raw) -> Any:
    try:
        return order_read(match, raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Fault("fault-order", reason=str(error)) from error
