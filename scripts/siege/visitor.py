"""Somebody at an address of their own, who asks the server over HTTP and over sockets."""

import http.client
import json
import socket
import time
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from scripts.siege.frames import Frames, Gone
from scripts.siege.report import Report
from scripts.siege.server import PROXY, Server

PATIENCE = 30.0
"""How many seconds an answer is waited for."""

Way: TypeAlias = Literal["forwarded", "address"]
"""How visitors differ: by what the named proxy says of them, or by their own address in 127.0.0.0/8."""


class Answer(NamedTuple):
    """An answer; status 0 if there was none."""

    status: int
    body: bytes
    seconds: float

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Visitor:
    """A visitor of this number. Number 0 comes from this machine itself."""

    def __init__(
        self, server: Server, report: Report, number: int = 0, way: Way = "forwarded", patience: float = PATIENCE
    ) -> None:
        self.server, self.report, self.patience = server, report, patience
        self.headers: dict[str, str] = {}
        self.source: str | None = None
        self._line: http.client.HTTPConnection | None = None
        if number and way == "forwarded":
            self.source = PROXY
            self.headers = {"X-Forwarded-For": f"2001:db8:{number >> 16 & 0xFFFF:x}:{number & 0xFFFF:x}::1"}
        elif number:
            self.source = f"127.{number >> 16 & 0x7F | 0x80}.{number >> 8 & 255}.{number & 255}"

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, None, headers)

    def post(self, path: str, data: Any, **headers: str) -> Answer:
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        return self.ask("POST", path, body, {"Content-Type": "application/json", **headers})

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        patience: float | None = None,
    ) -> Answer:
        """The answer to a request, on a connection that is kept; it is reported."""
        begun, sent = time.monotonic(), {**self.headers, **(headers or {})}
        try:
            status, said = self._asked(method, path, body, sent, patience or self.patience)
        except (OSError, http.client.HTTPException):
            self.leave()
            status, said = 0, b""
        answer = Answer(status, said, time.monotonic() - begun)
        self.report.answered(method, path, *answer)
        return answer

    def _asked(
        self, method: str, path: str, body: bytes | None, headers: Mapping[str, str], patience: float
    ) -> tuple[int, bytes]:
        kept = self._line is not None
        if self._line is None:
            source = (self.source, 0) if self.source else None
            self._line = http.client.HTTPConnection(self.server.host, self.server.port, source_address=source)
        self._line.timeout = patience
        if self._line.sock:
            self._line.sock.settimeout(patience)
        try:
            self._line.request(method, path, body, dict(headers))
            answer = self._line.getresponse()
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            self.leave()
            if not kept:
                raise
            return self._asked(method, path, body, headers, patience)  # the server had closed an idle connection
        return answer.status, answer.read()

    def leave(self) -> None:
        """Closes the kept connection."""
        if self._line:
            self._line.close()
            self._line = None

    def __del__(self) -> None:
        self.leave()

    def plug(self, patience: float | None = None) -> socket.socket:
        """A bare connection. Raises OSError."""
        source = (self.source, 0) if self.source else None
        return socket.create_connection((self.server.host, self.server.port), patience or self.patience, source)

    def socket(self, **headers: str) -> Frames:
        """An open WebSocket. Raises Gone."""
        try:
            opened = self.plug()
        except OSError as error:
            raise Gone(str(error)) from error
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return Frames(opened, f"{self.server.host}:{self.server.port}", {**self.headers, **headers})


def silent(server: Server, number: int = 0, way: Way = "forwarded", patience: float = PATIENCE) -> Visitor:
    """A visitor of whom nothing is reported."""
    return Visitor(server, Report("silent"), number, way, patience)
