"""Where a game takes its faces and salts from: its secret, or the file that is being read again."""

from collections.abc import Mapping
from typing import Protocol

from sandtable.kernel.chain import salt
from sandtable.kernel.dice import Faces, Throw, readable
from sandtable.kernel.entry import Entry
from sandtable.kernel.fair import draw


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
    """The recording holds no faces, or impossible ones, for a throw that the rules ask for."""


class Recording:
    """An entry as it was written gives the faces and salts, when the secret is not known."""

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
