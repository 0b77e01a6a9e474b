"""A WebSocket that may also say what no browser would: one plain socket, no thread."""

import base64
import os
import socket
import struct
from collections.abc import Mapping

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LARGEST = 64 * 1024 * 1024
PATH = "/api/play"


class Gone(Exception):  # noqa: N818
    """The other side has closed the socket, or says nothing any more."""


class Frames:
    """An open socket."""

    def __init__(self, opened: socket.socket, host: str, headers: Mapping[str, str]) -> None:
        self.socket = opened
        self._rest = b""
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {"Host": host, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        fields = "".join(f"{name}: {value}\r\n" for name, value in {**asked, **headers}.items())
        self._write(f"GET {PATH} HTTP/1.1\r\n{fields}Sec-WebSocket-Key: {key}\r\n\r\n".encode())
        answer = self._until(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            self.close()
            raise Gone(answer.partition(b"\r\n")[0].decode("latin-1"))

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """Sends a message. Raises Gone."""
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        self._write(head + bytes(4) + data)  # masked with nothing: the mask may be any four bytes

    def _write(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except OSError as error:
            raise Gone(str(error)) from error

    def receive(self) -> bytes:
        """The next message; pings are answered. Raises Gone."""
        message, last = b"", False
        while not last:
            kind, last, data = self._frame()
            if kind == CLOSE:
                raise Gone(f"closed {int.from_bytes(data[:2], 'big')}")
            if kind == PING:
                self.send(data, PONG)
            if kind in (PING, PONG):
                last = False
            else:
                message += data
        return message

    def _frame(self) -> tuple[int, bool, bytes]:
        """The kind of a frame, whether it is the last one of its message, and what it holds."""
        first, second = self._exactly(2)
        size = second & 127
        if size > 125:
            size = int.from_bytes(self._exactly(2 if size == 126 else 8), "big")
        if size > LARGEST:
            raise Gone("a message without end")
        return first & 15, bool(first & 0x80), self._exactly(size)

    def close(self) -> None:
        self.socket.close()

    def __del__(self) -> None:
        self.close()

    def _until(self, mark: bytes) -> bytes:
        while mark not in self._rest:
            self._more()
        found, _, self._rest = self._rest.partition(mark)
        return found

    def _exactly(self, size: int) -> bytes:
        while len(self._rest) < size:
            self._more()
        found, self._rest = self._rest[:size], self._rest[size:]
        return found

    def _more(self) -> None:
        try:
            data = self.socket.recv(262_144)
        except OSError as error:
            raise Gone(str(error) or type(error).__name__) from error
        if not data:
            raise Gone("closed without a word")
        self._rest += data
