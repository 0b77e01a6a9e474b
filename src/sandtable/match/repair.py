"""A damaged database repaired: every game that can be read is saved into a new one, as far as its chain holds."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.entry import read_header
from sandtable.match.inspection import is_bare, sound_private
from sandtable.match.keeping import Private
from sandtable.match.match import OPEN
from sandtable.match.soundness import chained, prefix
from sandtable.match.written import EVENING, SHELVED, is_match, read, written
from sandtable.store.copying import Progress, discard, put_in_place, stamp, unused
from sandtable.store.failure import told_plainly
from sandtable.store.filling import Filling
from sandtable.store.salvage import Found, Salvage

Fate: TypeAlias = Literal["whole", "cut", "file", "lost"]
"""Saved whole; saved up to some entry; only its game file; lost."""

FATES: tuple[Fate, ...] = ("whole", "cut", "file", "lost")


class Saved(Struct, frozen=True):
    """What became of a game: how many of its entries were saved, and how many there were as far as anybody knows."""

    name: str
    fate: Fate
    saved: int
    known: int
    notes: int = 0
    """How many notes beside it are lost."""


class Repaired(Struct, frozen=True):
    """What was saved; where the damaged file is, and the game files of those that cannot be played on."""

    games: tuple[Saved, ...]
    damaged: Path | None = None
    files: Path | None = None


def repair(database: Path, progress: Progress) -> Repaired:
    """The database holds all that can be read of it; the damaged file is kept. The caller holds the lock.

    If nothing can be read, nothing is changed. Raises StoreError, OSError.
    """
    database = database.resolve()
    workshop, making = (database.with_name(database.name + end) for end in (".salvage", ".making"))
    files = unused(database.with_name(f"{database.name}.saved-{stamp()}"))
    discard(making)
    try:
        with told_plainly(database), Salvage(database, workshop, progress) as found:
            with Filling(making) as filling:
                games = tuple(_saved(found, filling, files))
            if not any(each.fate in ("whole", "cut") for each in games):
                return Repaired(games, files=files if files.exists() else None)
            damaged = put_in_place(making, database, "damaged")
        return Repaired(games, damaged, files if files.exists() else None)
    finally:
        discard(making)


def _saved(found: Salvage, filling: Filling, files: Path) -> Iterator[Saved]:
    rows: dict[str, list[str]] = {}
    for name in found.games():
        rows.setdefault(_true_name(found, name), []).append(name)
    for name, named in rows.items():
        yield _Rescue(found, name, named).into(filling, files)
    for name in found.missed():
        if name not in rows:
            yield Saved(name, "lost", 0, found.last(name))


def _true_name(found: Salvage, name: str) -> str:
    """The name of a game by its header, if its row may have lost it."""
    if name.startswith((EVENING, SHELVED)) or found.last(name):
        return name
    for version in found.versions(name):
        if chained(version.header, ""):
            return read_header(version.header).game
    return name


class _Rescue:
    """One game: the best version of its row, and its longest sound beginning."""

    def __init__(self, found: Salvage, name: str, named: list[str]) -> None:
        self.found = found
        self.name = name
        versions = [(each == name, row, self._lines(row)) for each in named for row in found.versions(each)]
        best = max(versions, key=lambda found: (self._can_go_on(*found[1:]), found[0], len(found[2])))
        _, self.row, self.lines = best

    def _lines(self, row: Found) -> list[bytes]:
        head = chained(row.header, "")
        return prefix(head, self._versions()) if head else []

    def _versions(self) -> Iterator[Iterator[bytes]]:
        """What may be each entry: what says so first, then what has lost its number or its game."""
        for number in range(1, self.found.last(self.name) + 1):
            yield chain(self.found.lines(self.name, number), self.found.strays(self.name, number))

    def _can_go_on(self, row: Found, lines: list[bytes]) -> bool:
        """Its header and its private record are sound, and enough of it is left that it has begun."""
        chain = is_bare(row.header) or chained(row.header, "") is not None
        if not chain or not sound_private(self.name, row.header, row.private):
            return False
        private = self._private(row)
        if private is None:
            return True
        taken = sum(player != OPEN for player in private.players.values())
        return len(lines) >= taken if private.waits else len(lines) > taken

    def _private(self, row: Found) -> Private | None:
        """The private record, if it is that of a match that this program knows."""
        try:
            return read(row.private, Private) if is_match(self.name, row.private) else None
        except msgspec.DecodeError:
            return None

    def into(self, filling: Filling, files: Path) -> Saved:
        """Saves what can be saved."""
        known = max(self.found.last(self.name), len(self.lines))
        if not self._can_go_on(self.row, self.lines):
            return self._as_file(files, known)
        whole = len(self.lines) == known
        private = self.row.private if whole else self._shortened()
        filling.game(self.name, self.row.header, private, self.lines)
        return Saved(self.name, "whole" if whole else "cut", len(self.lines), known, self._save_notes(filling))

    def _shortened(self) -> bytes:
        """The private record without what it says of lost entries."""
        private, last = self._private(self.row), len(self.lines)
        if private is None:
            return self.row.private
        seen = {seat: min(entry, last) for seat, entry in private.seen.items()}
        return written(replace(private, seen=seen, by_orders=tuple(n for n in private.by_orders if n <= last)))

    def _save_notes(self, filling: Filling) -> int:
        """Saves the notes on each topic up to the first gap; returns how many are lost.

        They name each other by their numbers, so none may move up.
        """
        lost, upto = 0, dict[str, int]()
        for topic, number, line in self.found.notes(self.name):
            if number == upto.get(topic, 0) + 1 and _is_json(line):
                filling.note(self.name, topic, number, line)
                upto[topic] = number
            else:
                lost += 1
        return lost

    def _as_file(self, files: Path, known: int) -> Saved:
        """Its game file, if there is anything to show in it."""
        if not self.lines:
            return Saved(self.name, "lost", 0, known)
        files.mkdir(exist_ok=True)
        data = b"".join(line + b"\n" for line in (self.row.header, *self.lines))
        (files / f"{''.join(c for c in self.name if c.isalnum() or c in '-_')}.sand").write_bytes(data)
        return Saved(self.name, "file", len(self.lines), known)


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
