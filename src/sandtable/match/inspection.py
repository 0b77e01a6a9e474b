"""What is wrong with the games of a database file, without opening any."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from sandtable.kernel.chain import commitment
from sandtable.kernel.entry import read_header
from sandtable.match.evening import Evening
from sandtable.match.keeping import Private
from sandtable.match.shelf import Owner
from sandtable.match.soundness import sound_entries
from sandtable.match.written import EVENING, SHELVED, Altered, read
from sandtable.store.copying import reading
from sandtable.store.failure import told_plainly


class Unsound(Struct, frozen=True):
    """A game that is not as it was written: so many of its entries are, from the first one on."""

    name: str
    sound: int
    entries: int


def unsound(path: Path) -> list[Unsound]:
    """Every game of a file that is not as it was written. Raises StoreError."""
    with told_plainly(path), closing(reading(path)) as connection:
        return list(_unsound(connection))


def number_of_games(path: Path) -> int:
    """How many games a file holds. Raises StoreError."""
    with told_plainly(path), closing(reading(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])


def _unsound(connection: sqlite3.Connection) -> Iterator[Unsound]:
    # Files of the first versions have no private records.
    columns = {name for _, name, *_ in connection.execute("PRAGMA table_info(games)")}
    private = "private" if "private" in columns else "x''"
    for name, header, data in connection.execute(f"SELECT game, header, {private} FROM games").fetchall():
        lines = [
            line for (line,) in connection.execute("SELECT line FROM entries WHERE game = ? ORDER BY number", (name,))
        ]
        sound = 0 if is_bare(header) else sound_entries(header, lines)
        if sound < len(lines) or not sound_private(name, header, data):
            yield Unsound(name, max(sound, 0), len(lines))


def is_bare(header: bytes) -> bool:
    """The header of something that is no game, such as an evening."""
    return header == b"{}"


def sound_private(name: str, header: bytes, data: bytes) -> bool:
    """The private record is as it was written, as far as anybody can tell. Records of other programs are believed."""
    if not data:
        return True
    kind: type[Struct] = Evening if name.startswith(EVENING) else Owner if name.startswith(SHELVED) else Private
    try:
        found = read(data, kind)
        return not isinstance(found, Private) or fits(found, header)
    except Altered:
        return False
    except msgspec.DecodeError:
        return True


def fits(private: Private, header: bytes) -> bool:
    """The secret is the one that the header has promised."""
    try:
        return commitment(bytes.fromhex(private.secret)) == read_header(header).commitment
    except (ValueError, msgspec.DecodeError):
        return False
