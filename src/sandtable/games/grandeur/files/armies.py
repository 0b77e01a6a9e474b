"""Army files: those that come with the program, and those of players."""

from pathlib import Path

from sandtable.games.grandeur import DATA
from sandtable.games.grandeur.files.reading import Reading
from sandtable.games.grandeur.rules.troops.armies import Army
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Unreadable
from sandtable.library.named import find


def armies() -> dict[str, Path]:
    """The armies that come with the program, by name."""
    return {path.stem: path for path in sorted((DATA / "armies").glob("*.toml"))}


def find_army(name: str) -> Path:
    """A path, or the name of an army that comes with the program."""
    return find(name, armies())


def load_army(path: Path) -> Army:
    """The army of a file. Raises Unreadable."""
    return read_army(read_document(path))


def read_army(document: Document) -> Army:
    """The army of a TOML text. Raises Unreadable."""
    reading = Reading(document)
    if faults := sorted(reading.faults(), key=lambda fault: fault.line):
        raise Unreadable(faults)
    return reading.army
