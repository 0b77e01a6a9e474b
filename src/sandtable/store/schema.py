"""The tables of a store file, and the steps that lead from each version of them to the next."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Connection, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

from sandtable.store.errors import NotAStore, TooNew

# "SndT" in ASCII, the mark of a store file. It and the version live in the header of the file (PRAGMA application_id
# and user_version) and not in a table: SQLite reads them from any file without knowing its tables, and writes them
# in the same transaction as the tables.
APPLICATION = 0x536E6454

metadata = MetaData()


class Blob(LargeBinary):
    """Bytes as they stand in the file. Where the file is damaged a row may hold something else; readers look."""

    cache_ok = True

    def result_processor(self, dialect: Any, coltype: Any) -> None:
        """Nothing is made of it: a damaged number would become as many zeros."""


games = Table(
    "games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("header", Blob, nullable=False),
    Column("created", Integer, nullable=False, server_default=text("0")),
    Column("private", Blob, nullable=False, server_default=text("x''")),
    Index("games_created", "created", unique=True),
)

entries = Table(
    "entries",
    metadata,
    Column("game", Text, ForeignKey("games.game", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Blob, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("game", Text, ForeignKey("games.game", ondelete="CASCADE"), primary_key=True),
    Column("topic", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Blob, nullable=False),
)

summaries = Table(
    "summaries",
    metadata,
    Column("game", Text, ForeignKey("games.game", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("line", Blob, nullable=False),
)

Step = Callable[[Connection], None]


def _first(connection: Connection) -> None:
    """Version 1: games with their headers, and entries."""
    connection.exec_driver_sql("CREATE TABLE games (game TEXT NOT NULL PRIMARY KEY, header BLOB NOT NULL)")
    connection.exec_driver_sql(
        "CREATE TABLE entries (game TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,"
        " number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (game, number))"
    )


def _number_games(connection: Connection) -> None:
    """Version 2: games carry a number that grows with each creation."""
    connection.exec_driver_sql("ALTER TABLE games ADD COLUMN created INTEGER NOT NULL DEFAULT 0")
    # Row numbers grew with each game in version 1, but VACUUM is free to change them: hence the column.
    connection.exec_driver_sql("UPDATE games SET created = rowid")
    connection.exec_driver_sql("CREATE UNIQUE INDEX games_created ON games (created)")


def _keep_private(connection: Connection) -> None:
    """Version 3: games carry what is for their keeper alone."""
    connection.exec_driver_sql("ALTER TABLE games ADD COLUMN private BLOB NOT NULL DEFAULT x''")


def _keep_notes(connection: Connection) -> None:
    """Version 4: beside its entries a game has notes, numbered for each topic."""
    connection.exec_driver_sql(
        "CREATE TABLE notes (game TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,"
        " topic TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (game, topic, number))"
    )


def _sum_up(connection: Connection) -> None:
    """Version 5: a summary of the game, and the entry that it was kept with."""
    connection.exec_driver_sql(
        "CREATE TABLE summaries (game TEXT NOT NULL PRIMARY KEY REFERENCES games (game) ON DELETE CASCADE,"
        " number INTEGER NOT NULL, line BLOB NOT NULL)"
    )


# The step at place n leads from version n to n + 1. A step never changes once released, so it spells out its
# statements and does not use the tables above, which always describe the newest version.
STEPS: tuple[Step, ...] = (_first, _number_games, _keep_private, _keep_notes, _sum_up)
VERSION = len(STEPS)

# One statement, so that the three facts come from the same moment.
LABEL = (
    "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)"
    " FROM pragma_application_id, pragma_user_version"
)


class Label(Struct, frozen=True):
    """What a database file says it is."""

    application: int
    version: int
    objects: int

    def check(self, path: Path, known: int) -> None:
        """The file is blank or a store of a known version; any other is refused."""
        if self == BLANK:
            return
        if self.application != APPLICATION or self.version < 1:
            raise NotAStore(path)
        if self.version > known:
            raise TooNew(path, self.version, known)


# What an empty file says.
BLANK = Label(application=0, version=0, objects=0)


def upgrade(connection: Connection, path: Path, steps: Sequence[Step] = STEPS) -> None:
    """The file is of the newest version once the transaction of this connection commits; a blank one takes every step.

    The label is read here, inside the transaction, because another program may have upgraded the file meanwhile.
    """
    label = Label(*connection.exec_driver_sql(LABEL).one())
    label.check(path, len(steps))
    for step in steps[label.version :]:
        step(connection)
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
    connection.exec_driver_sql(f"PRAGMA user_version = {len(steps)}")
