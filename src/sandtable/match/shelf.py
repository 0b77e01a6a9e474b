"""Game files that people upload: some only opened and soon forgotten, some kept for good."""

import io
import re
import secrets
import struct
import time
import zipfile
import zlib
from collections import Counter, OrderedDict
from threading import Lock

import msgspec
from msgspec import Struct

from sandtable.match.comments import Comment, readable
from sandtable.match.keeping import hashed, new_token
from sandtable.match.quota import Holdings
from sandtable.match.written import SHELVED, read, written
from sandtable.store import UnknownGame
from sandtable.store.contract import Store

OPENED, KEPT = "opened-", SHELVED
"""How the names of opened and of kept files begin; no game has such a name."""

LARGEST = 20_000_000
"""How large an unpacked file may be, in bytes."""

LARGEST_NOTES = 2_000_000
RATIO, FREE = 50, 1_000_000
"""A game is packed to a tenth of its size; one that grows more than this, and beyond so many bytes, is none."""

LARGEST_LIST = 100_000
"""How long the list of what is in an archive may be, in bytes."""

END, END_MARK, HUGE_MARK = struct.Struct("<4s8xII2x"), b"PK\x05\x06", b"PK\x06\x07"
"""The end of an archive and what marks it; archives of more than 4 GB have another mark."""

LONGEST_TAIL = 66_000
MOST_OPENED, EACH_OPENED, MOST_BYTES = 64, 6, 100_000_000
"""How many opened files are held, how many of one visitor, and how many bytes."""

MOST_KEPT = 500
NAME_BYTES = 16
PACKED = b'{"kept":"zlib"}'
"""The header of a file that is kept packed: its one entry is the whole file, as a JSON string of Base64."""

SAND, NOTES = ".sand", "comments.json"


class TooLarge(Exception):  # noqa: N818
    """The file is too large."""


class NotOne(Exception):  # noqa: N818
    """The archive does not hold exactly one game, or cannot be read."""


class Full(Exception):  # noqa: N818
    """No more files can be kept."""


class Brought(Struct, frozen=True):
    """A file, as far as it is sound, the comments that came with it, and what it is called."""

    file: bytes
    comments: tuple[Comment, ...] = ()
    title: dict[str, str] = {}


class Opened(Struct, frozen=True):
    """A file that is held for a while: packed, by whom, with its comments and what it is called."""

    data: bytes
    by: str
    comments: tuple[Comment, ...]
    title: dict[str, str]


class Owner(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The record beside a file: the hash of the token that may delete it, when it was kept, and by which visitor."""

    shelf: str
    since: float
    by: str = ""
    size: int = 0
    title: dict[str, str] = {}


class Shelf:
    """All kept files of a store, and the opened ones."""

    def __init__(self, store: Store, holdings: Holdings | None = None) -> None:
        self._store = store
        self._holdings = holdings or Holdings()
        self._opened: OrderedDict[str, Opened] = OrderedDict()
        self._lock = Lock()

    def load(self) -> None:
        """Finds out who keeps what."""
        for name in self._kept():
            owner = self._owner(name)
            if owner:
                self._holdings.note(owner.by, name, owner.size)

    def _kept(self) -> list[str]:
        return [summary.game for summary in self._store.games() if summary.game.startswith(KEPT)]

    # Opened files

    def open(self, name: str, file: Brought, by: str = "") -> None:
        """Opens a file under a new name, by which it is found for a while."""
        held = Opened(zlib.compress(file.file), by, file.comments, file.title)
        with self._lock:
            self._opened[name] = held
            while (gone := self._surplus(by)) and gone != name:
                del self._opened[gone]

    def _surplus(self, by: str) -> str | None:
        """The file to forget first: the oldest of a visitor with too many, else of the visitor who has most."""
        mine = [name for name, each in self._opened.items() if by and each.by == by]
        if len(mine) > EACH_OPENED:
            return mine[0]
        if len(self._opened) <= MOST_OPENED and sum(len(each.data) for each in self._opened.values()) <= MOST_BYTES:
            return None
        most = Counter(each.by for each in self._opened.values()).most_common(1)[0][0]
        return next(name for name, each in self._opened.items() if each.by == most)

    def find(self, name: str) -> Brought | None:
        """An opened or kept file, if it is still there."""
        with self._lock:
            held = self._opened.get(name)
        if held:
            return Brought(_inflated(held.data), held.comments, held.title)
        owner = self._owner(name)
        return Brought(self._file(name), (), owner.title) if owner else None

    # Kept files

    def keep(self, file: Brought, by: str = "") -> tuple[str, str]:
        """Keeps a file for good; returns its name and the token of its owner. Raises Full, OverQuota."""
        if len(self._kept()) >= MOST_KEPT:
            raise Full
        name, token = KEPT + secrets.token_urlsafe(NAME_BYTES), new_token()
        line = msgspec.json.encode(zlib.compress(file.file))
        owner = Owner(hashed(token), time.time(), by, len(line), file.title)
        with self._holdings.room(by, len(line)):
            self._store.create(name, PACKED, written(owner))
            self._store.append_all(name, 1, [line])
        self._holdings.note(by, name, len(line))
        return name, token

    def _file(self, name: str) -> bytes:
        header, lines = self._store.header(name), self._store.lines(name)
        if header == PACKED:
            return _inflated(msgspec.json.decode(lines[0], type=bytes))
        return b"".join(line + b"\n" for line in (header, *lines))

    def _owner(self, name: str) -> Owner | None:
        try:
            return read(self._store.private(name), Owner) if name.startswith(KEPT) else None
        except UnknownGame:
            return None

    def owns(self, name: str, token: str) -> bool:
        """The token is that of a kept file."""
        owner = self._owner(name)
        return owner is not None and secrets.compare_digest(owner.shelf, hashed(token))

    def delete(self, name: str) -> None:
        """Deletes a kept file."""
        self._store.delete(name)
        self._holdings.forget(name)


def new_name() -> str:
    """A name for a file that is opened; nobody can guess it."""
    return OPENED + secrets.token_urlsafe(NAME_BYTES)


def _inflated(data: bytes) -> bytes:
    return zlib.decompressobj().decompress(data, LARGEST + 1)


def unpacked(data: bytes) -> tuple[bytes, bytes]:
    """The game file of an upload and its comments, perhaps out of an archive. Raises TooLarge, NotOne."""
    if len(data) > LARGEST:
        raise TooLarge
    if not data.startswith(b"PK"):
        return data, b""
    if not _is_small(data):
        raise NotOne
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            games = [each for each in archive.infolist() if each.filename.endswith(SAND)]
            if len(games) != 1:
                raise NotOne
            notes = [each for each in archive.infolist() if each.filename.endswith(NOTES)]
            return _member(archive, games[0], LARGEST), _member(archive, notes[0], LARGEST_NOTES) if notes else b""
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError) as error:
        raise NotOne from error


def _is_small(data: bytes) -> bool:
    """The list of what is in an archive is short. It is read as a whole before anything else can be asked."""
    tail = data[-LONGEST_TAIL:]
    ends = [tail[at.start() : at.start() + END.size] for at in re.finditer(re.escape(END_MARK), tail)]
    sizes = [END.unpack(end)[1] for end in ends if len(end) == END.size]
    return HUGE_MARK not in tail and all(size <= LARGEST_LIST for size in sizes)


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
    """Unpacks a file, but not more than is allowed, and nothing that was packed to grow. Raises TooLarge, NotOne."""
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise NotOne
    if member.file_size > most:
        raise TooLarge
    if member.file_size > FREE and member.file_size > RATIO * member.compress_size:
        raise TooLarge
    with archive.open(member) as file:
        data = file.read(most + 1)
    if len(data) > most:
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


def brought(lines: list[bytes], notes: bytes, title: dict[str, str]) -> Brought:
    """A file that is sound so far, with its comments."""
    comments = tuple(readable(notes, len(lines) - 1)) if notes else ()
    return Brought(b"".join(line + b"\n" for line in lines), comments, title)
