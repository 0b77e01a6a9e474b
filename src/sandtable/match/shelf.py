"""Game files that people upload: some only opened and soon forgotten, some kept for good."""

import io
import secrets
import time
import zipfile
import zlib
from collections import OrderedDict
from threading import Lock

import msgspec
from msgspec import Struct

from sandtable.match.comments import Comment, readable
from sandtable.match.keeping import hashed, new_token
from sandtable.store import UnknownGame
from sandtable.store.contract import Store

OPENED, KEPT = "opened-", "kept-"
"""How the names of opened and of kept files begin; no game has such a name."""

LARGEST = 20_000_000
"""How large an unpacked file may be, in bytes."""

MOST_OPENED, MOST_BYTES = 32, 100_000_000
MOST_KEPT = 500
NAME_BYTES = 16
SAND, NOTES = ".sand", "comments.json"


class TooLarge(Exception):  # noqa: N818
    """The file is too large."""


class NotOne(Exception):  # noqa: N818
    """The archive does not hold exactly one game, or cannot be read."""


class Full(Exception):  # noqa: N818
    """No more files can be kept."""


class Brought(Struct, frozen=True):
    """A file: its lines, as far as they are sound, and the comments that came with it."""

    lines: tuple[bytes, ...]
    comments: tuple[Comment, ...] = ()

    @property
    def size(self) -> int:
        return sum(map(len, self.lines))


class Owner(Struct, frozen=True, forbid_unknown_fields=True):
    """The record beside a file: the hash of the token that may delete it, and when it was kept."""

    shelf: str
    since: float


class Shelf:
    """All kept files of a store, and the opened ones."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._opened: OrderedDict[str, Brought] = OrderedDict()
        self._lock = Lock()

    def open(self, file: Brought) -> str:
        """Opens a file; returns the name by which it is found for a while. The oldest are forgotten first."""
        name = OPENED + secrets.token_urlsafe(NAME_BYTES)
        with self._lock:
            self._opened[name] = file
            while len(self._opened) > MOST_OPENED or sum(each.size for each in self._opened.values()) > MOST_BYTES:
                if len(self._opened) == 1:
                    break
                self._opened.popitem(last=False)
        return name

    def find(self, name: str) -> Brought | None:
        """The file of a name; None if it is not or no longer there."""
        if name.startswith(OPENED):
            with self._lock:
                return self._opened.get(name)
        if not name.startswith(KEPT):
            return None
        try:
            return Brought((self._store.header(name), *self._store.lines(name)))
        except UnknownGame:
            return None

    def keep(self, file: Brought) -> tuple[str, str]:
        """Keeps a file for good; returns its name and the token of its owner. Raises Full."""
        kept = sum(summary.game.startswith(KEPT) for summary in self._store.games())
        if kept >= MOST_KEPT:
            raise Full
        name, token = KEPT + secrets.token_urlsafe(NAME_BYTES), new_token()
        owner = Owner(hashed(token), time.time())
        self._store.create(name, file.lines[0], msgspec.json.encode(owner))
        self._store.append_all(name, 1, file.lines[1:])
        return name, token

    def owns(self, name: str, token: str) -> bool:
        """The token is that of a kept file."""
        if not name.startswith(KEPT):
            return False
        try:
            owner = msgspec.json.decode(self._store.private(name), type=Owner)
        except UnknownGame:
            return False
        return secrets.compare_digest(owner.shelf, hashed(token))

    def delete(self, name: str) -> None:
        """Deletes a kept file."""
        self._store.delete(name)


def unpacked(data: bytes) -> tuple[bytes, bytes]:
    """The game file of an upload and its comments, perhaps out of an archive. Raises TooLarge, NotOne."""
    if len(data) > LARGEST:
        raise TooLarge
    if not data.startswith(b"PK"):
        return data, b""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            games = [each for each in archive.infolist() if each.filename.endswith(SAND)]
            if len(games) != 1:
                raise NotOne
            notes = [each for each in archive.infolist() if each.filename.endswith(NOTES)]
            return _member(archive, games[0]), _member(archive, notes[0]) if notes else b""
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError) as error:
        raise NotOne from error


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """Unpacks a file, but not more than is allowed."""
    with archive.open(member) as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise TooLarge
    return data


def packed(games: dict[str, tuple[bytes, list[Comment]]]) -> bytes:
    """Games and their comments in one archive: `NAME.sand`, and `NAME.comments.json` if there are any."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, (data, comments) in games.items():
            archive.writestr(f"{name}{SAND}", data)
            if comments:
                archive.writestr(f"{name}.{NOTES}", msgspec.json.format(msgspec.json.encode(comments)))
    return target.getvalue()


def brought(lines: list[bytes], notes: bytes) -> Brought:
    """A file that is sound so far, with its comments."""
    return Brought(tuple(lines), tuple(readable(notes, len(lines) - 1)) if notes else ())
