"""Connections that say nothing, half of something, or do not listen: everybody else must still be answered."""

import resource
import select
import socket
import time
from collections.abc import Iterator

from scripts.siege import seat
from scripts.siege.frames import Gone
from scripts.siege.seat import NoMatch, Seat
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import Visitor

IDLE, HALF, BODIES, READERS, SPARE = 128, 257, 64, 20, 200
HOLD_SECONDS = 10.0
DEAF_SECONDS = 2.0
BATCH = 250
HALF_REQUEST = b"GET /api/choices HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
SLOW_BODY = (
    b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n"
)


def run(siege: Siege) -> None:
    """Each kind in its turn, from one visitor; a newcomer asks while they are held."""
    many = min(siege.count, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE)
    for name, count, first in (
        ("idle", IDLE, b""),
        ("half requests", HALF, HALF_REQUEST),
        ("slow bodies", BODIES, SLOW_BODY),
        ("sockets", many, b""),
    ):
        _held(siege, name, _plugs(siege.neighbour(), count, first, siege), trickle=bool(first))
    _deaf(siege)


def _plugs(visitor: Visitor, count: int, first: bytes, siege: Siege) -> Iterator[socket.socket]:
    """So many connections, as far as they are let in; each has said a little."""
    told = "".join(f"{name}: {value}\r\n" for name, value in visitor.headers.items()).encode()
    for _ in range(count):
        try:
            plug = visitor.plug(1.0)
            plug.setblocking(False)
            if first:
                head, _, rest = first.partition(b"\r\n")
                plug.send(head + b"\r\n" + told + rest + (b"\r\n{" if b"Content-Length" in first else b""))
            yield plug
        except OSError:
            siege.report.dropped += 1
            return


def _held(siege: Siege, name: str, opened: Iterator[socket.socket], *, trickle: bool) -> None:
    """While all are open, a newcomer must be answered in the end."""
    plugs, end = [], min(siege.end, time.monotonic() + HOLD_SECONDS)
    for plug in opened:
        plugs.append(plug)
        if len(plugs) % BATCH == 0 and time.monotonic() > end:
            break
    siege.report.figures[name] = len(plugs)
    begun, well = time.monotonic(), False
    while not (well := siege.answers()) and time.monotonic() < end:
        for plug in plugs if trickle else ():
            _say(plug, b"x")
    siege.report.figures[f"{name}_ms"] = round((time.monotonic() - begun) * 1000)
    siege.report.figures[f"{name}_cut"] = sum(map(_cut, plugs))
    if not well:
        siege.report.fell(f"{len(plugs)} {name} lock everybody out")
    for plug in plugs:
        plug.close()


def _say(plug: socket.socket, data: bytes) -> None:
    try:
        plug.send(data)
    except OSError:
        return


def _cut(plug: socket.socket) -> bool:
    """The server has answered or closed the connection."""
    look = select.poll()
    look.register(plug, select.POLLIN)
    return bool(look.poll(0))


def _deaf(siege: Siege) -> None:
    """Spectators and players who never read what they are told, while much is told."""
    visitor = siege.neighbour()
    try:
        tickets = seat.match(visitor, next(iter(seat.games(visitor).values())))
        seats = [Seat(visitor, tickets[0]) for _ in range(READERS)]
    except (Gone, NoMatch) as error:
        siege.report.fell(f"no seat could be taken: {error}")
        return
    for each in seats:
        each.frames.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        each.frames.socket.settimeout(0.2)
    begun, asked = time.monotonic(), 0
    while time.monotonic() < begun + DEAF_SECONDS and asked < 2000:
        asked += _shouted(seats)
    siege.report.figures["deaf_asked"] = asked
    if not siege.answers():
        siege.report.fell("sockets that never read lock everybody out")
    for each in seats:
        each.leave()


def _shouted(seats: list[Seat]) -> int:
    """Each asks for the whole view and does not listen."""
    for each in seats:
        each.number += 1
        try:
            each.frames.send(b'{"ask":"ask-view","id":%d}' % each.number)
        except Gone:
            continue
    return len(seats)


ATTACK = Attack(
    "connections", "idle connections, half requests, slow bodies, deaf sockets, 5,000 sockets", run, 5000, 600
)
