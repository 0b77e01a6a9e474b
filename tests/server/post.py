"""A small mail server in this process: takes letters and keeps them."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from queue import Queue
from typing import Any, cast


class Office(socketserver.ThreadingTCPServer):
    """Where letters come in."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.letters: Queue[EmailMessage] = Queue()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class Clerk(socketserver.StreamRequestHandler):
    """Speaks as much SMTP as a letter needs."""

    def handle(self) -> None:
        self._say("220 here")
        for line in iter(self.rfile.readline, b""):
            word = line[:4].upper().strip()
            if word == b"DATA":
                self._say("354 go on")
                self._take()
            elif word == b"QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 yes")

    def _take(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b"."))
        letter = cast(Any, message_from_bytes(b"".join(lines), policy=default))
        cast(Office, self.server).letters.put(letter)
        self._say("250 kept")

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def office() -> Iterator[Office]:
    """A mail server that is open."""
    with Office() as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield found
        found.shutdown()
