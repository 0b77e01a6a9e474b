"""Basic Impetus with the program's own tables."""

from functools import lru_cache

from sandtable.games.impetus.files.modifiers import load_modifiers
from sandtable.games.impetus.files.pieces import load_pieces
from sandtable.games.impetus.files.tables import load_lists, load_scales, load_weapons
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.tables import Tables


@lru_cache(maxsize=1)
def load_impetus() -> Impetus:
    """The ruleset that the program plays."""
    return Impetus(Tables(load_lists().limits, load_weapons(), load_pieces(), load_scales(), load_modifiers()))
