"""Files that are named on a command line: by a path, or by the name of one that comes with the program."""

from collections.abc import Mapping
from pathlib import Path

from sandtable.library.fault import Fault, Unreadable
from sandtable.library.nearest import nearest


def find(name: str, known: Mapping[str, Path]) -> Path:
    """A path as it is given, or one of the program's own files by its name; with the nearest name if there is none."""
    path = Path(name)
    if path.suffix or len(path.parts) > 1 or _exists(path):
        return path
    if name not in known:
        args: dict[str, str | int] = {"name": name, "nearest": nearest(name, known), "known": ", ".join(known)}
        raise Unreadable([Fault(name, 0, "", "fault-name", args)])
    return known[name]


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False
