"""Own material: armies, battles and tables that players write themselves, in a folder of their own."""

import re
from collections.abc import Iterable
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.games import data_of, find, game, games
from sandtable.kernel.chain import digest
from sandtable.kernel.entry import check_bounds
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.owners import Owners
from sandtable.library.sand import write_whole
from sandtable.library.words import LANGUAGES

ARMIES, BATTLES, TABLES = "armies", "scenarios", "tables"
"""The kinds of files that a player may write, where a game has them."""

LARGEST = 100_000
"""The largest file allowed, in bytes."""

MOST, EACH = 200, 40
"""How many files the folder may hold, and how many that one visitor has brought."""

SUFFIX = ".toml"
NAME = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?")
STRANGE = ("fault-own-table", "fault-unknown-field")
"""What is said of a text of another kind: that all of it is strange, or a field."""

DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
"""Names that some operating systems reserve."""


class Refused(Exception):  # noqa: N818
    """A request cannot be carried out; nothing has changed."""

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
    """The result of reading a text: what it says, or everything that is wrong with it."""

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
        """Changes with the text, so that it shows whether someone else has changed the file."""
        return digest(self.text.encode())


class Own:
    """A player's folder: `GAME/KIND/NAME.toml`. No name leads out of it. Without a folder there are no files."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._owners = Owners(folder)
        self._lock = Lock()

    # What is there

    def places(self, ruleset: str, kind: str) -> dict[str, Path]:
        """The files of a kind, by name. Files with names that the program would not allow are skipped."""
        folder = self.folder / ruleset / kind if self.folder else None
        found = sorted(folder.glob(f"*{SUFFIX}")) if folder and folder.is_dir() else []
        return {path.stem: path for path in found if _is_name(path.stem) and path.is_file()}

    def all(self) -> list[Kept]:
        """Every file, each with what is wrong with it."""
        return [each for ruleset, kind in kinds() for each in self.of(ruleset, kind)]

    def of(self, ruleset: str, kind: str) -> list[Kept]:
        """Every file of a kind. A file that cannot be read at all has that as its fault."""
        return [self._glanced(Place(ruleset, kind, name)) for name in self.places(ruleset, kind)]

    def _glanced(self, place: Place) -> Kept:
        try:
            return self.read(place)
        except Refused as error:
            fault = Fault(f"{place.name}{SUFFIX}", 0, "", error.key, error.arguments)
            return Kept(place, "", Looked(faults=(fault,)), 0, 0.0)

    def read(self, place: Place) -> Kept:
        """A file. Raises Missing, Refused."""
        text, changed = self._text(place)
        return Kept(place, text, self.look(place, text), len(text.encode()), changed)

    def _text(self, place: Place) -> tuple[str, float]:
        """The text of a file, and when it was changed. Raises Missing, Refused."""
        path = self._path(place)
        try:
            if path.stat().st_size > LARGEST:
                raise Refused("fault-own-large", most=LARGEST // 1000)
            return path.read_bytes().decode("utf-8-sig", "replace"), path.stat().st_mtime
        except OSError as error:
            raise Missing("fault-own-missing", name=place.name) from error

    def stamp(self) -> str:
        """Changes with anything in the folder."""
        paths = (path for ruleset, kind in kinds() for path in self.places(ruleset, kind).values())
        facts = ((str(path), path.stat()) for path in paths)
        return digest(*(f"{path} {fact.st_mtime_ns} {fact.st_size}".encode() for path, fact in facts))

    def look(self, place: Place, text: str) -> Looked:
        """What a text would say as this file, or everything that would be wrong with it."""
        _check_place(place)
        try:
            return Looked(self._read(place, Document(f"{place.name}{SUFFIX}", text)))
        except Unreadable as trouble:
            return Looked(faults=tuple(trouble.faults))

    def guess(self, text: str) -> tuple[str, str] | None:
        """The game and the kind of file that a text seems to be of: where least in it is strange and wrong."""
        before = _legible(text)
        looked = {each: self.look(Place(*each, "guessed"), before).faults for each in kinds()}
        return min(looked, key=lambda each: _strangeness(looked[each])) if before.strip() else None

    def says(self, place: Place) -> Any:
        """What an own file says: an army, a battle. Raises LookupError, Unreadable."""
        path = self.places(place.ruleset, place.kind)[place.name]
        return self._read(place, read_document(path, f"{place.name}{SUFFIX}"))

    def army_name(self, ruleset: str, name: str) -> dict[str, str]:
        """What an own army is called in every language. Raises LookupError, Unreadable."""
        found = self.says(Place(ruleset, ARMIES, name)).name
        return {language: str(getattr(found, language)) for language in LANGUAGES}

    def _read(self, place: Place, document: Document) -> Any:
        found = game(place.ruleset).files.readers[place.kind](document, self)
        try:
            check_bounds(found) if isinstance(found, Struct) else None
        except msgspec.ValidationError as error:
            raise Unreadable([Fault(document.file, 1, "", "fault-contents", {"reason": str(error)})]) from error
        return found

    # What is done

    def write(self, place: Place, text: str, over: str = "") -> Kept:
        """Writes the file, faulty or not; `over` is the version that it replaces. Raises Refused."""
        self.put(place, text, over)
        return self.read(place)

    def put(self, place: Place, text: str, over: str = "", by: str = "") -> None:
        """The same without looking at what it says; `by` is the visitor who brings it. Raises Refused."""
        path, data = self._path(place), text.encode("utf-8", "replace")
        if len(data) > LARGEST:
            raise Refused("fault-own-large", most=LARGEST // 1000)
        if place.name in shipped_files(place.ruleset, place.kind):
            raise Refused("fault-own-shipped", name=place.name)
        with self._lock:
            if path.exists():
                if digest(self._text(place)[0].encode()) != over:
                    raise Refused("fault-own-exists", name=place.name)
            else:
                self._check_room(by)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, data)
            if by and not over:
                self._owners.note(self._named(path), by)

    def _check_room(self, by: str) -> None:
        """There is room for one more file, also for this visitor. Raises Refused."""
        if self._count() >= MOST:
            raise Refused("fault-own-full", most=MOST)
        if by and self._owners.count(by) >= EACH:
            raise Refused("fault-own-quota", most=EACH)

    def rename(self, place: Place, name: str) -> Kept:
        """Renames the file. Raises Missing, Refused."""
        self.move(place, name)
        return self.read(Place(place.ruleset, place.kind, name))

    def move(self, place: Place, name: str) -> None:
        """The same without looking at what it says. Raises Missing, Refused."""
        path, target = self._path(place), self._path(Place(place.ruleset, place.kind, name))
        if name in shipped_files(place.ruleset, place.kind):
            raise Refused("fault-own-shipped", name=name)
        with self._lock:
            if target.exists():
                raise Refused("fault-own-exists", name=name)
            if not path.exists():
                raise Missing("fault-own-missing", name=place.name)
            path.rename(target)
            self._owners.moved(self._named(path), self._named(target))

    def delete(self, place: Place) -> None:
        """Deletes the file. Raises Missing."""
        with self._lock:
            try:
                self._path(place).unlink()
            except OSError as error:
                raise Missing("fault-own-missing", name=place.name) from error
            self._owners.note(self._named(self._path(place)), "")

    def _named(self, path: Path) -> str:
        return path.relative_to(self.folder).as_posix() if self.folder else ""

    def _path(self, place: Place) -> Path:
        """The path of a file, always inside the folder. Raises Refused."""
        _check_place(place)
        if self.folder is None:
            raise Missing("fault-own-missing", name=place.name)
        return self.folder / place.ruleset / place.kind / f"{place.name}{SUFFIX}"

    def _count(self) -> int:
        return sum(len(self.places(ruleset, kind)) for ruleset, kind in kinds())


def kinds_of(ruleset: str) -> tuple[str, ...]:
    """The kinds of files that players may write for a game."""
    found = find(ruleset)
    return tuple(found.files.readers) if found else ()


def kinds() -> list[tuple[str, str]]:
    """Every game with each kind of file that players may write for it."""
    return [(each.name, kind) for each in games() for kind in each.files.readers]


def documents(paths: Iterable[Path]) -> list[Document]:
    """Files as documents."""
    return [read_document(path, path.name) for path in paths]


def shipped_files(ruleset: str, kind: str) -> dict[str, Path]:
    """The files of a kind that come with the program."""
    return {path.stem: path for path in sorted((data_of(ruleset) / kind).glob(f"*{SUFFIX}"))}


def _legible(text: str) -> str:
    """A text that is TOML; of any other, what comes before the line on which it is none."""
    try:
        Document("", text)
    except Unreadable as trouble:
        return "\n".join(text.splitlines()[: max(0, trouble.faults[0].line - 1)])
    return text


def _strangeness(faults: Iterable[Fault]) -> tuple[int, ...]:
    """How little a text is of a kind, from what is wrong with it as such a file."""
    keys = [fault.key for fault in faults]
    return *map(keys.count, STRANGE), len(keys)


def _check_place(place: Place) -> None:
    if place.kind not in kinds_of(place.ruleset):
        raise Missing("fault-own-missing", name=place.name[:60])
    if not _is_name(place.name):
        raise Refused("fault-own-name", name=place.name[:60])


def _is_name(name: str) -> bool:
    return bool(NAME.fullmatch(name)) and name not in DEVICES
