"""The dice that clauses of Basic Impetus add or take away, from the program's tables."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from sandtable.games.impetus import DATA
from sandtable.games.impetus.rules.melee.dice import MeleeDice
from sandtable.games.impetus.rules.shooting.dice import FireDice
from sandtable.games.impetus.rules.tables import Modifiers
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Unreadable

SHAPES: Mapping[str, Any] = MappingProxyType({"fire": FireDice, "melee": MeleeDice})


@lru_cache(maxsize=1)
def load_modifiers() -> Modifiers:
    """The shipped figures."""
    return modifiers_of(read_document(DATA / "tables/dice.toml"))


def modifiers_of(document: Document) -> Modifiers:
    """The figures of a TOML text. Raises Unreadable."""
    tables = {
        name: {k: v for k, v in raw.items() if k != "clauses"}
        for name, raw in document.raw.items()
        if isinstance(raw, dict)
    }
    parts: dict[str, Any] = {}
    for name, shape in SHAPES.items():
        if name not in tables:
            raise Unreadable([document.fault("", "fault-missing", field=name)])
        parts[name] = document.record(tables[name], shape, name)
    return Modifiers(**parts)
