"""Files that are named on a command line: by a path, or by the name of a file that comes with the program."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sandtable.games.package import GamePackage
from sandtable.library.document import Document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.nearest import unknown


def find(name: str, known: Mapping[str, Path]) -> Path:
    """A path as it is given, or one of the program's own files by its name. Raises Unreadable."""
    path = Path(name)
    if path.suffix or len(path.parts) > 1 or _exists(path):
        return path
    if name not in known:
        raise Unreadable([Fault(name, 0, "", "fault-name", unknown(name, known))])
    return known[name]


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def game_of(document: Document, among: Sequence[GamePackage]) -> GamePackage:
    """The game that a file is for: the one that claims it, or the one that takes what no other claims."""
    claimed = (each for each in among if each.files.claims and each.files.claims(document.raw))
    return next(claimed, None) or next(each for each in among if each.files.claims is None)
