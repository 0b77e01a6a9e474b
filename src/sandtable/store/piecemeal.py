"""What can still be read where a file is damaged."""

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from typing import Any

from sqlalchemy import Connection

from sandtable.store.errors import StoreDamaged
from sandtable.store.failure import Unfit

WAYS = (
    "SELECT game FROM games ORDER BY created DESC",
    "SELECT game FROM games NOT INDEXED ORDER BY rowid DESC",
    "SELECT game FROM games INDEXED BY sqlite_autoindex_games_1 WHERE game >= ''",
)
"""Ways to the names of all games: by the order of their making, by the table alone, by the index alone."""


def names(transaction: Callable[[], AbstractContextManager[Connection]]) -> list[str]:
    """The names of all games to which at least one way leads, the newest first as far as that is known."""
    found: dict[str, None] = {}
    for way in WAYS:
        # A transaction that met damage cannot go on, so each way has its own.
        with suppress(StoreDamaged), transaction() as connection:
            for (name,) in connection.exec_driver_sql(way):
                if isinstance(name, str):
                    found[name] = None
    return list(found)


def blob(value: Any) -> bytes:
    """Bytes that were kept; anything else is damage."""
    if not isinstance(value, bytes):
        raise Unfit("a row holds something else than what was kept")
    return value
