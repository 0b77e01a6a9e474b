"""The clauses of the books, in our own words and three languages."""

from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from sandtable.games import GUESTS, folders
from sandtable.library import DATA
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from sandtable.library.names import in_each
from sandtable.library.nearest import nearest


class Clause(Struct, frozen=True):
    """What a clause says, by language."""

    title: dict[str, str]
    text: dict[str, str]


class UnknownClause(LookupError):  # noqa: N818
    """No book has this clause."""

    def __init__(self, name: str, near: str) -> None:
        self.name, self.near = name, near
        super().__init__(name)


@lru_cache(maxsize=1)
def clauses() -> dict[str, Clause]:
    """Every clause of every game, in the order of the books; of two with one name, the first."""
    found: dict[str, Clause] = {}
    for known in _by_game().values():
        found |= {clause: text for clause, text in known.items() if clause not in found}
    return found | _read(DATA)


@lru_cache(maxsize=1)
def _by_game() -> dict[str, dict[str, Clause]]:
    """The clauses of each game. An installed game whose clauses cannot be read is left out."""
    found: dict[str, dict[str, Clause]] = {}
    for name, data in folders():
        try:
            found[name] = _read(data)
        except Unreadable as trouble:
            if not GUESTS.spoil(name, str(trouble)):
                raise
    return found


def _read(data: Path) -> dict[str, Clause]:
    """The clauses among the files of a game, each in every language."""
    if not (data / "clauses.toml").exists():
        return {}
    document = read_document(data / "clauses.toml")
    read = {name: document.record(raw, Clause, name) for name, raw in document.raw.items()}
    return {name: Clause(in_each(each.title), in_each(each.text)) for name, each in read.items()}


@lru_cache(maxsize=1)
def books() -> dict[str, str]:
    """The game of each book, by the letters that its clauses begin with; the house's own book is not among them."""
    found: dict[str, str] = {}
    for name, known in _by_game().items():
        found |= {letters: name for letters in (clause.split()[0] for clause in known) if letters not in found}
    return found


def find_clause(name: str) -> tuple[str, Clause]:
    """A clause as people write it: `CR C.4`, `cr c4`."""
    for known, clause in clauses().items():
        if _plain(known) == _plain(name):
            return known, clause
    lower = {known.lower(): known for known in clauses()}
    raise UnknownClause(name, lower.get(nearest(name, lower), ""))


def _plain(name: str) -> str:
    return "".join(sign for sign in name.lower() if sign.isalnum())
