"""The clauses of the books, in our own words and three languages."""

from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from sandtable.games import data_folders
from sandtable.library import DATA
from sandtable.library.document import read_document
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
    """Every clause of every game, in the order of the books."""
    found: dict[str, Clause] = {}
    books = (data / "clauses.toml" for data in data_folders())
    for path in (*filter(Path.exists, books), DATA / "clauses.toml"):
        document = read_document(path)
        found |= {name: document.record(raw, Clause, name) for name, raw in document.raw.items()}
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
