"""What is written into a store file: plain SQL, made once from the tables, for a connection in a transaction.

Each function looks first and writes then, so that a refusal has changed nothing.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, bindparam, delete, func, insert, literal_column, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import Compiled

from sandtable.store.errors import GameExists, Stale, UnknownGame
from sandtable.store.schema import entries, games, notes, summaries

# SQLAlchemy takes longer to run a small statement than SQLite does, so it only makes the text here.
_DIALECT = sqlite.dialect(paramstyle="named")


def _text(statement: Executable) -> str:
    compiled: Compiled = statement.compile(dialect=_DIALECT)  # type: ignore[attr-defined]
    return str(compiled)


_none: ColumnElement[int] = literal_column("0")
_game = bindparam("game_", type_=games.c.game.type)
_topic = bindparam("topic_", type_=notes.c.topic.type)
# Entries are numbered from 1 without gaps, so the last number is the count, and the index finds it in one step.
_last = select(func.coalesce(func.max(entries.c.number), _none)).where(entries.c.game == games.c.game).scalar_subquery()
_created = select(func.coalesce(func.max(games.c.created), _none) + literal_column("1")).scalar_subquery()

COUNT = _text(select(_last).where(games.c.game == _game))
KNOWN = _text(select(games.c.game).where(games.c.game == _game))
CREATE = _text(
    insert(games).values(
        game=bindparam("game"), header=bindparam("header"), private=bindparam("private"), created=_created
    )
)
APPEND = _text(insert(entries))
SUM_UP = _text(
    update(summaries).where(summaries.c.game == _game).values(number=bindparam("number"), line=bindparam("line"))
)
SUM_UP_FIRST = _text(insert(summaries))
PRIVATE = _text(update(games).where(games.c.game == _game).values(private=bindparam("private")))
NOTED = _text(
    select(func.coalesce(func.max(notes.c.number), _none)).where((notes.c.game == _game) & (notes.c.topic == _topic))
)
NOTE = _text(insert(notes))
DELETE = _text(delete(games).where(games.c.game == _game))


def create(connection: sqlite3.Connection, game: str, header: bytes, private: bytes) -> None:
    if connection.execute(KNOWN, {"game_": game}).fetchone():
        raise GameExists(game)
    connection.execute(CREATE, {"game": game, "header": header, "private": private})


def append(
    connection: sqlite3.Connection,
    game: str,
    first: int,
    lines: Sequence[bytes],
    summary: bytes,
    private: bytes | None,
) -> None:
    expected = _count(connection, game) + 1
    if first != expected:
        raise Stale(game, first, expected)
    connection.executemany(
        APPEND, [{"game": game, "number": number, "line": line} for number, line in enumerate(lines, first)]
    )
    if summary:
        _sum_up(connection, game, first - 1 + len(lines), summary)
    if private is not None:
        connection.execute(PRIVATE, {"game_": game, "private": private})


def sum_up(connection: sqlite3.Connection, game: str, number: int, summary: bytes) -> None:
    last = _count(connection, game)
    if number != last:
        raise Stale(game, number, last)
    _sum_up(connection, game, number, summary)


def keep_private(connection: sqlite3.Connection, game: str, private: bytes) -> None:
    _count(connection, game)
    connection.execute(PRIVATE, {"game_": game, "private": private})


def note(connection: sqlite3.Connection, game: str, topic: str, line: bytes) -> int:
    _count(connection, game)
    number = int(connection.execute(NOTED, {"game_": game, "topic_": topic}).fetchone()[0]) + 1
    connection.execute(NOTE, {"game": game, "topic": topic, "number": number, "line": line})
    return number


def remove(connection: sqlite3.Connection, game: str) -> None:
    _count(connection, game)
    connection.execute(DELETE, {"game_": game})


def _sum_up(connection: sqlite3.Connection, game: str, number: int, summary: bytes) -> None:
    if not connection.execute(SUM_UP, {"game_": game, "number": number, "line": summary}).rowcount:
        connection.execute(SUM_UP_FIRST, {"game": game, "number": number, "line": summary})


def _count(connection: sqlite3.Connection, game: str) -> int:
    """How many entries a game has. Raises UnknownGame."""
    try:
        found: Any = connection.execute(COUNT, {"game_": game}).fetchone()
    except UnicodeEncodeError:
        # No game can have an id that the file cannot hold.
        found = None
    if found is None:
        raise UnknownGame(game)
    return int(found[0])
