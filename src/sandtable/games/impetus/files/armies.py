"""Army files: those that come with the program, and those of players."""

from collections.abc import Iterable
from pathlib import Path

from sandtable.games.impetus import DATA
from sandtable.games.impetus.files.reading import Reading, told
from sandtable.games.impetus.files.tables import load_lists
from sandtable.games.impetus.rules.troops.armies import Army, judge_army, taken
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Unreadable
from sandtable.library.named import find
from sandtable.library.nearest import unknown


def armies() -> dict[str, Path]:
    """The armies that come with the program, by name."""
    return {path.stem: path for path in sorted((DATA / "armies").glob("*.toml"))}


def find_army(name: str) -> Path:
    """A path, or the name of an army that comes with the program."""
    return find(name, armies())


def load_army(path: Path, options: Iterable[str] = (), *, any_size: bool = False) -> Army:
    """The army of a file with some of its options. Raises Unreadable."""
    document, names = read_document(path), tuple(options)
    army = read_army(document, any_size=any_size)
    return with_options(document, army, names, any_size=any_size) if names else army


def read_army(document: Document, *, any_size: bool = False) -> Army:
    """The army of a TOML text. Raises Unreadable."""
    reading = Reading(document, any_size=any_size)
    if faults := sorted(reading.faults(), key=lambda fault: fault.line):
        raise Unreadable(faults)
    return reading.army


def with_options(document: Document, army: Army, names: tuple[str, ...], *, any_size: bool = False) -> Army:
    """The army with these options. Raises Unreadable."""
    known = {option.id: option for option in army.options}
    if strange := [name for name in names if name not in known]:
        raise Unreadable(document.fault("option", "fault-name", "", **unknown(name, tuple(known))) for name in strange)
    chosen = taken(army, *(known[name] for name in dict.fromkeys(names)))
    if refusals := list(judge_army(chosen, load_lists(), any_size=any_size)):
        raise Unreadable(told(document, "option", refusal) for refusal in refusals)
    return chosen
