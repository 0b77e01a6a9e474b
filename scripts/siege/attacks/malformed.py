"""HTTP that no browser would send: every answer is typed, none is a failure, and the next request is served."""

import json
import socket
import time
from collections.abc import Iterator
from typing import NamedTuple

from scripts.siege.frames import Gone
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import PATIENCE

JSON = "Content-Type: application/json\r\n"
DEEP = b"[" * 30_000 + b"]" * 30_000
ROUTES = (
    "/api/matches",
    "/api/join",
    "/api/quiet",
    "/api/evenings",
    "/api/games/rapide/check",
    "/api/material/guess",
    "/api/material/impetus/armies/x/check",
    "/api/matches/x/join",
    "/api/replays/x/branch",
    "/api/replays/x/measure",
)
"""Routes that take a body."""

BODIES: tuple[bytes, ...] = (
    b'{"token":"\xff\xfe"}',
    b"\xff\xfe\x00",
    b'{"game":"\xc3\x28"}',
    b'{"text":"\xed\xa0\x80"}',
    DEEP,
    b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    b'{"game":' + DEEP + b"}",
    b"",
    b"null",
    b"[]",
    b'"text"',
    b"1e999",
    b"9" * 5000,
    b'{"token":1,"name":[]}',
    b'{"token":"x","token":"y","more":1}',
    b'{"game":"nowhere","seats":[],"setup":null}',
    b'{"game":"impetus","seats":[{"seat":"red","player":"../../etc/passwd"}],"setup":{"battle":"../x"}}',
    b'{"setup":{"form":{"year":1e400}}}',
    b'{"setup":{"form":{"year":' + b"9" * 300 + b"}}}",
    b'{"text":"\\u0000\\ud800"}',
    b"{" + b" " * 60_000,
    b"\xef\xbb\xbf{}",
)
TYPES = (
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "a/b; charset=\xff",
)
ORIGINS = (
    "http://[::1",
    "http://[",
    "null",
    "javascript:alert(1)",
    "http://a:b:c",
    "//",
    "http://127.0.0.1:99999",
)
PATHS = (
    "/%00",
    "/%ff%fe",
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/api/matches/%00/file",
    "/api/matches/%ff/file",
    "/api/symbols/..%2f..%2fx.svg",
    "/api/words/en/%c3%28",
    "/api/replays/opened-%00",
    "/api/replays/x/picture?form=bmp&width=999999999999999999999&at=-1",
    "/api/replays/x/around?at=1e9&piece=%00",
    "/api/replays/x/comments/99999999999999999999",
    "/api/material/impetus/armies/%2e%2e%2f",
    "/api/games/x/page/y/%2e%2e%2fz",
    "/api/ground/%00",
    "//////",
    "/api/" + "a/" * 2000,
    "/api/listed?" + "q=1&" * 5000,
)
RAW_SECONDS = 1.0
METHODS = ("DELETE", "PUT", "PATCH", "OPTIONS", "HEAD", "TRACE", "FOO")
RAW: tuple[bytes, ...] = (
    b"\x00\x01\x02\x03\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \x00\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: " + b"x" * 100_000 + b"\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\n" + b"".join(b"X-%d: 1\r\n" % n for n in range(2000)) + b"\r\n",
    b"GET /" + b"u" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + b"t," * 20_000 + b"\r\n\r\n",
    b"GET /api/matches HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \xff\xfe\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: " + b"9," * 10_000 + b"\r\n\r\n",
    b"GET /api/listed HTTP/1.1\r\nHost: a\r\nAccept-Language: \xff\xff\r\nAccept-Encoding: gzip;q=x\r\n\r\n",
)


class Odd(NamedTuple):
    """A request that can be written but should not be."""

    method: str
    path: str
    body: bytes = b""
    fields: str = ""


def odd() -> Iterator[Odd]:
    for route in ROUTES:
        yield from (Odd("POST", route, body, JSON) for body in BODIES)
        yield from (Odd("POST", route, b"{}", f"Content-Type: {kind}\r\n") for kind in TYPES)
        yield from (Odd(method, route) for method in METHODS)
        yield from (Odd("POST", route, b"{}", f"{JSON}Origin: {origin}\r\n") for origin in ORIGINS)
    yield from (Odd("GET", path) for path in PATHS)
    yield from (Odd("GET", "/healthz", b"", f"Origin: {origin}\r\n") for origin in ORIGINS)


def run(siege: Siege) -> None:
    """All of them, or as many as are asked for, spread over the whole list."""
    asked = list(odd())
    step = max(1, len(asked) // siege.count)
    for number, each in enumerate(asked[siege.draw.randrange(step) :: step]):
        if siege.over:
            break
        _sent(siege, each, number)
    for raw in RAW:
        _spoken(siege, siege.stranger().plug(), raw)
    for origin in ORIGINS:
        _knocked(siege, origin)
    if not siege.answers():
        siege.report.fell("nobody is answered any more")


def _sent(siege: Siege, odd: Odd, number: int) -> None:
    visitor = siege.stranger()
    told = "".join(f"{name}: {value}\r\n" for name, value in visitor.headers.items())
    length = f"Content-Length: {len(odd.body)}\r\n" if odd.body or odd.method == "POST" else ""
    head = f"{odd.method} {odd.path} HTTP/1.1\r\nHost: {siege.server.host}:{siege.server.port}\r\n{told}{odd.fields}"
    begun = time.monotonic()
    raw = f"{head}{length}Connection: close\r\n\r\n".encode("latin-1") + odd.body
    status, body = _exchanged(visitor.plug(), raw, PATIENCE)
    siege.report.answered(odd.method, odd.path, status, body, time.monotonic() - begun)


def _spoken(siege: Siege, plug: socket.socket, raw: bytes) -> None:
    """What is hardly HTTP may be answered by a bare refusal, or by hanging up, but by no failure."""
    begun = time.monotonic()
    status, _ = _exchanged(plug, raw, RAW_SECONDS)
    siege.report.message(time.monotonic() - begun)
    siege.report.statuses[status] += 1
    if status >= 500 and status not in (501, 505):
        siege.report.fell(f"{status} for {raw[:40]!r}")


def _exchanged(plug: socket.socket, raw: bytes, patience: float) -> tuple[int, bytes]:
    """Status and body of the first answer, read until the server hangs up or says nothing more."""
    plug.settimeout(patience)
    heard = b""
    try:
        plug.sendall(raw)
        while data := plug.recv(65536):
            heard += data
            if _whole(heard):
                break
    except OSError:
        pass
    plug.close()
    head, _, body = heard.partition(b"\r\n\r\n")
    words = head.split(b" ", 2)
    return (int(words[1]), body) if len(words) > 1 and words[1].isdigit() else (0, b"")


def _whole(heard: bytes) -> bool:
    """An answer has come whole, by its own length."""
    head, end, body = heard.partition(b"\r\n\r\n")
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return bool(end) and bool(lengths) and len(body) >= int(lengths[0].partition(b":")[2])


def _knocked(siege: Siege, origin: str) -> None:
    """A socket from a page of nowhere is turned away."""
    try:
        frames = siege.stranger().socket(Origin=origin)
        frames.send(json.dumps({"ask": "hello", "id": 1, "token": "x"}).encode())
        frames.receive()
        siege.report.fell(f"a socket is opened to a page of {origin!r}")
        frames.close()
    except Gone as gone:
        if " 500" in str(gone):
            siege.report.fell(f"500 for a socket of {origin!r}")


ATTACK = Attack("malformed", "malformed HTTP: bodies, headers, origins, paths, methods", run, 10_000, 120)
