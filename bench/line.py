"""A lean WebSocket client: what it costs to read a message must not hide what it costs to send one."""

import asyncio
import os
from collections.abc import Callable

MASK = b"\0\0\0\0"
"""A mask of zeros: the bytes stay as they are."""

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Line(asyncio.Protocol):
    """One socket; `heard` is called with each text message."""

    def __init__(self, path: str, port: int, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._path, self._port = path, port
        self._rest = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        asked = (
            f"GET {self._path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {os.urandom(16).hex()[:22]}==",
            "Sec-WebSocket-Version: 13",
        )
        transport.write("\r\n".join([*asked, "", ""]).encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.open.done():
            self._shake()
        if self.open.done():
            while self._frame():
                pass

    def _shake(self) -> None:
        end = self._rest.find(b"\r\n\r\n")
        if end < 0:
            return
        if b" 101 " not in self._rest[:20]:
            self.open.set_exception(ConnectionError(bytes(self._rest[:end]).decode("latin-1")))
            return
        del self._rest[: end + 4]
        self.open.set_result(None)

    def _frame(self) -> bool:
        """Reads one frame; False if it has not come yet."""
        rest, start = self._rest, 2
        if len(rest) < start:
            return False
        size = rest[1] & 0x7F
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:start], "big")
        if len(rest) < start + size or len(rest) < start:
            return False
        kind, body = rest[0] & 0xF, bytes(rest[start : start + size])
        del rest[: start + size]
        if kind == TEXT:
            self.heard(body)
        elif kind == PING:
            self._write(PONG, body)
        return True

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        elif size < 1 << 16:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((0x80 | kind, 0x80 | 127)) + size.to_bytes(8, "big")
        assert self._transport
        self._transport.write(head + MASK + body)

    def close(self) -> None:
        if self._transport:
            self._transport.close()


async def connected(port: int, path: str, heard: Callable[[bytes], None]) -> Line:
    """A socket that is open."""
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(path, port, heard), "127.0.0.1", port)
    await line.open
    return line
