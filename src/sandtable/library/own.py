"""Own material: armies, battles and tables that a player writes himself, in a folder of his."""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from sandtable.games import data_of
from sandtable.games.argad.files import scenarios as argad_scenarios
from sandtable.games.argad.files import tables as argad_tables
from sandtable.games.argad.rules.tables import Tables
from sandtable.games.grandeur.files import armies as grandeur_armies
from sandtable.games.grandeur.files import battles as grandeur_battles
from sandtable.games.impetus.files import armies as impetus_armies
from sandtable.games.impetus.files import battles as impetus_battles
from sandtable.games.impetus.files.own_tables import load_with
from sandtable.games.rapide.files import battles as rapide_battles
from sandtable.games.rapide.files.tables import load_rapide, read_tables
from sandtable.kernel.chain import digest
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.sand import write_whole
from sandtable.library.words import LANGUAGES

ARMIES, BATTLES, TABLES = "armies", "scenarios", "tables"
READS: Mapping[tuple[str, str], Callable[[Document, "Own"], Any]] = MappingProxyType(
    {
        ("impetus", ARMIES): lambda document, _: impetus_armies.read_army(document),
        ("impetus", BATTLES): lambda document, own: impetus_battles.read_battle(
            document, own.places("impetus", ARMIES)
        ),
        ("impetus", TABLES): lambda document, _: load_with([document]),
        ("grandeur", ARMIES): lambda document, _: grandeur_armies.read_army(document),
        ("grandeur", BATTLES): lambda document, own: grandeur_battles.read_battle(
            document, own.places("grandeur", ARMIES)
        ),
        ("argad", BATTLES): lambda document, own: argad_scenarios.read_scenario(document, own.periods()),
        ("argad", TABLES): lambda document, _: argad_tables.read_tables(document),
        ("rapide", BATTLES): lambda document, _: rapide_battles.read_battle(document, load_rapide()),
        ("rapide", TABLES): lambda document, _: read_tables(document),
    }
)
"""What may be written for which game, and how it is read beside the other files of the folder."""

KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {game: tuple(kind for other, kind in READS if other == game) for game, _ in READS}
)

LARGEST = 100_000
"""No file is larger, in bytes."""

MOST = 200
"""So many files there may be in all."""

SUFFIX = ".toml"
NAME = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?")
DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
"""Names that some systems keep for themselves."""


class Refused(Exception):  # noqa: N818
    """What was wished cannot be done; nothing has changed."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key, self.arguments = key, args
        super().__init__(key)


class Missing(Refused):
    """There is no such file."""


class Place(Struct, frozen=True):
    """Which file: of which game, of which kind, by which name."""

    ruleset: str
    kind: str
    name: str


class Looked(Struct, frozen=True):
    """A text that was read: what it says, or everything that is wrong with it."""

    says: Any = None
    faults: tuple[Fault, ...] = ()


class Kept(Struct, frozen=True):
    """A file of the folder: its text, what it says if it is sound, and what is wrong with it."""

    place: Place
    text: str
    looked: Looked
    size: int
    changed: float

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong with it."""
        return self.looked.faults

    @property
    def version(self) -> str:
        """By which it is known whether somebody else has changed it."""
        return digest(self.text.encode())


class Own:
    """A player's folder: `GAME/KIND/NAME.toml`. No name leads out of it. Without a folder there is nothing."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._lock = Lock()

    # What is there

    def places(self, ruleset: str, kind: str) -> dict[str, Path]:
        """The files of a kind, by name; those with names that it would not give itself are passed by."""
        folder = self.folder / ruleset / kind if self.folder else None
        found = sorted(folder.glob(f"*{SUFFIX}")) if folder and folder.is_dir() else []
        return {path.stem: path for path in found if _is_name(path.stem) and path.is_file()}

    def all(self) -> list[Kept]:
        """Every file, each with what is wrong with it."""
        return [each for ruleset, kinds in KINDS.items() for kind in kinds for each in self.of(ruleset, kind)]

    def of(self, ruleset: str, kind: str) -> list[Kept]:
        """Every file of a kind; one that cannot be read at all has that for its fault."""
        return [self._glanced(Place(ruleset, kind, name)) for name in self.places(ruleset, kind)]

    def _glanced(self, place: Place) -> Kept:
        try:
            return self.read(place)
        except Refused as error:
            fault = Fault(f"{place.name}{SUFFIX}", 0, "", error.key, error.arguments)
            return Kept(place, "", Looked(faults=(fault,)), 0, 0.0)

    def read(self, place: Place) -> Kept:
        """A file. Raises Missing, Refused."""
        path = self._path(place)
        try:
            if path.stat().st_size > LARGEST:
                raise Refused("fault-own-large", most=LARGEST // 1000)
            text, changed = path.read_bytes().decode("utf-8-sig", "replace"), path.stat().st_mtime
        except OSError as error:
            raise Missing("fault-own-missing", name=place.name) from error
        return Kept(place, text, self.look(place, text), len(text.encode()), changed)

    def look(self, place: Place, text: str) -> Looked:
        """What a text says, or everything that is wrong with it, were it this file."""
        _check_place(place)
        try:
            return Looked(self._read(place, Document(f"{place.name}{SUFFIX}", text)))
        except Unreadable as trouble:
            return Looked(faults=tuple(trouble.faults))

    def says(self, place: Place) -> Any:
        """What an own file says: an army, a battle. Raises LookupError, Unreadable."""
        path = self.places(place.ruleset, place.kind)[place.name]
        return self._read(place, read_document(path, f"{place.name}{SUFFIX}"))

    def periods(self) -> Tables:
        """The tables of Argad! of the program, and beside them the sound ones of the folder, by their names."""
        found = argad_tables.load_tables()
        for path in self.places("argad", TABLES).values():
            with suppress(Unreadable):
                found = argad_tables.with_own(found, path)
        return found

    def army_name(self, ruleset: str, name: str) -> dict[str, str]:
        """What an own army is called in every language. Raises LookupError, Unreadable."""
        found = self.says(Place(ruleset, ARMIES, name)).name
        return {language: str(getattr(found, language)) for language in LANGUAGES}

    def _read(self, place: Place, document: Document) -> Any:
        return READS[place.ruleset, place.kind](document, self)

    # What is done

    def write(self, place: Place, text: str, over: str = "") -> Kept:
        """The file is this text from now on, faulty or not; `over` is the version that it replaces. Raises Refused."""
        path, data = self._path(place), text.encode("utf-8", "replace")
        if len(data) > LARGEST:
            raise Refused("fault-own-large", most=LARGEST // 1000)
        if place.name in shipped_files(place.ruleset, place.kind):
            raise Refused("fault-own-shipped", name=place.name)
        with self._lock:
            if path.exists():
                if self.read(place).version != over:
                    raise Refused("fault-own-exists", name=place.name)
            elif self._count() >= MOST:
                raise Refused("fault-own-full", most=MOST)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, data)
        return self.read(place)

    def rename(self, place: Place, name: str) -> Kept:
        """The file is called otherwise from now on. Raises Missing, Refused."""
        there = Place(place.ruleset, place.kind, name)
        path, target = self._path(place), self._path(there)
        if name in shipped_files(place.ruleset, place.kind):
            raise Refused("fault-own-shipped", name=name)
        with self._lock:
            if target.exists():
                raise Refused("fault-own-exists", name=name)
            if not path.exists():
                raise Missing("fault-own-missing", name=place.name)
            path.rename(target)
        return self.read(there)

    def delete(self, place: Place) -> None:
        """The file is gone. Raises Missing."""
        with self._lock:
            try:
                self._path(place).unlink()
            except OSError as error:
                raise Missing("fault-own-missing", name=place.name) from error

    def _path(self, place: Place) -> Path:
        """Where a file lies, always inside the folder. Raises Refused."""
        _check_place(place)
        if self.folder is None:
            raise Missing("fault-own-missing", name=place.name)
        return self.folder / place.ruleset / place.kind / f"{place.name}{SUFFIX}"

    def _count(self) -> int:
        return sum(len(self.places(ruleset, kind)) for ruleset, kinds in KINDS.items() for kind in kinds)


def documents(paths: Iterable[Path]) -> list[Document]:
    """Files as they are read."""
    return [read_document(path, path.name) for path in paths]


def shipped_files(ruleset: str, kind: str) -> dict[str, Path]:
    """The program's own files of a kind, to begin from."""
    return {path.stem: path for path in sorted((data_of(ruleset) / kind).glob(f"*{SUFFIX}"))}


def _check_place(place: Place) -> None:
    if place.kind not in KINDS.get(place.ruleset, ()):
        raise Missing("fault-own-missing", name=place.name[:60])
    if not _is_name(place.name):
        raise Refused("fault-own-name", name=place.name[:60])


def _is_name(name: str) -> bool:
    return bool(NAME.fullmatch(name)) and name not in DEVICES
