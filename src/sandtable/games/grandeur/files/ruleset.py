"""Grandeur with the program's own tables."""

from functools import lru_cache

from sandtable.games.grandeur.files.tables import load_tables
from sandtable.games.grandeur.rules.ruleset import Grandeur


@lru_cache(maxsize=1)
def load_grandeur() -> Grandeur:
    """The ruleset that the program plays."""
    return Grandeur(load_tables())
