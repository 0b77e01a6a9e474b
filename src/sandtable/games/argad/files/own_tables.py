"""A player's own tables of Argad!, beside those that come with the program."""

from contextlib import suppress

from sandtable.games.argad.files.tables import load_tables, with_own
from sandtable.games.argad.rules.tables import Tables
from sandtable.library.fault import Unreadable
from sandtable.library.own import TABLES, Own


def own_periods(own: Own) -> Tables:
    """The program's tables and, by their names, those of the player's folder that are sound."""
    found = load_tables()
    for path in own.places("argad", TABLES).values():
        with suppress(Unreadable):
            found = with_own(found, path)
    return found
