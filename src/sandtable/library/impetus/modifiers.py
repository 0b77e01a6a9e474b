"""The dice that clauses of Basic Impetus add or take away, from the program's tables."""

from functools import lru_cache

from sandtable.library.document import read_document
from sandtable.library.shipped import shipped
from sandtable.rulesets.impetus.modifiers import FireDice, MeleeDice, Modifiers


@lru_cache(maxsize=1)
def load_modifiers() -> Modifiers:
    """The shipped figures."""
    document = read_document(shipped("impetus/tables/dice.toml"))
    tables = {name: {k: v for k, v in raw.items() if k != "clauses"} for name, raw in document.raw.items()}
    fire = document.record(tables["fire"], FireDice, "fire")
    return Modifiers(fire, document.record(tables["melee"], MeleeDice, "melee"))
