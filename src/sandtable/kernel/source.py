"""Where a game takes its faces and salts from: its secret, or the file that is read again.

Nobody can foresee or fake faces that are drawn: they come from the secret, the players' nonces and the chain.
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from typing import Protocol

from sandtable.kernel.chain import canonical, salt
from sandtable.kernel.dice import Faces, Throw, readable
from sandtable.kernel.entry import Entry


def draw(secret: bytes, game: str, number: int, nonces: Mapping[str, str], head: str, throw: Throw) -> Faces:
    """Throw `number` of a game: HMAC-SHA-256 is expanded to bytes. Bytes that would favour some faces are skipped."""
    stream = _stream(secret, canonical([game, number, sorted(nonces.items()), head]))
    return tuple(_face(stream, throw.sides) for _ in range(throw.count))


def _stream(secret: bytes, message: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.new(secret, message + block.to_bytes(4, "big"), hashlib.sha256).digest()
        block += 1


def _face(stream: Iterator[int], sides: int) -> int:
    assert 1 <= sides <= 256, f"no die has {sides} sides"
    bound = 256 - 256 % sides
    return next(byte for byte in stream if byte < bound) % sides + 1


class Source(Protocol):
    """Answers each throw and salts each seal of one game."""

    def faces(self, throw: Throw, number: int, nonces: Mapping[str, str], head: str) -> Faces: ...

    def salt(self, entry: int, place: str) -> str: ...


class Secret:
    """The secret of a game gives its faces and salts."""

    def __init__(self, secret: bytes, game: str) -> None:
        self.secret = secret
        self.game = game

    def faces(self, throw: Throw, number: int, nonces: Mapping[str, str], head: str) -> Faces:
        return draw(self.secret, self.game, number, nonces, head, throw)

    def salt(self, entry: int, place: str) -> str:
        return salt(self.secret, self.game, entry, place)


class NoFaces(Exception):  # noqa: N818 — it is no error until somebody says so
    """For a throw that the rules ask for, the recording holds no faces, or impossible ones."""


class Recording:
    """When the secret is not known, the entry itself gives the faces and salts."""

    def __init__(self, entry: Entry) -> None:
        self._throws = iter(entry.throws)
        self._open = entry.open

    def faces(self, throw: Throw, number: int, nonces: Mapping[str, str], head: str) -> Faces:
        faces = next(self._throws, None)
        if faces is None or not readable(throw, faces):
            raise NoFaces
        return faces

    def salt(self, entry: int, place: str) -> str:
        opening = self._open.get(place)
        return opening.salt if opening else ""
