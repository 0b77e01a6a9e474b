"""Store files written and read behind the back of the store."""

import sqlite3
from contextlib import closing
from pathlib import Path

# Written out and not taken from the program: these are the files that are out there.
VERSION_1 = """
PRAGMA application_id = 1399743572;
PRAGMA user_version = 1;
CREATE TABLE games (game TEXT NOT NULL PRIMARY KEY, header BLOB NOT NULL);
CREATE TABLE entries (game TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
    number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (game, number));
INSERT INTO games VALUES ('m', x'6d'), ('gone', x''), ('z', x'7a'), ('a', x'61');
INSERT INTO entries VALUES ('m', 1, x'6f6e65'), ('m', 2, x'c3bc'), ('z', 1, x'');
DELETE FROM games WHERE game = 'gone';
"""

VERSION_3 = """
PRAGMA application_id = 1399743572;
PRAGMA user_version = 3;
CREATE TABLE games (game TEXT NOT NULL PRIMARY KEY, header BLOB NOT NULL, created INTEGER NOT NULL DEFAULT 0,
    private BLOB NOT NULL DEFAULT x'');
CREATE TABLE entries (game TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
    number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (game, number));
CREATE UNIQUE INDEX games_created ON games (created);
INSERT INTO games VALUES ('m', x'6d', 1, x'7b7d');
INSERT INTO entries VALUES ('m', 1, x'6f6e65');
"""

VERSION_4 = (
    VERSION_3.replace("user_version = 3", "user_version = 4")
    + """
CREATE TABLE notes (game TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
    topic TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (game, topic, number));
INSERT INTO notes VALUES ('m', 'talk', 1, x'6869');
"""
)


def write(path: Path, script: str) -> Path:
    """The script has run on the file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


def dump(path: Path) -> list[object]:
    """The version, the tables and the rows of the file."""
    with closing(sqlite3.connect(path)) as connection:
        return [*connection.execute("PRAGMA user_version"), *connection.iterdump()]


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of the folder, byte for byte."""
    return {place.name: place.read_bytes() for place in folder.iterdir()}


def shape(path: Path) -> dict[str, list[object]]:
    """What SQLite says about the columns, keys and indexes of each table."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: _shape(connection, table) for table in tables}


def _shape(connection: sqlite3.Connection, table: str) -> list[object]:
    indexes = [row[1:] for row in connection.execute(f"PRAGMA index_list({table})")]
    return [
        *connection.execute(f"PRAGMA table_info({table})"),
        *connection.execute(f"PRAGMA foreign_key_list({table})"),
        *((index, *connection.execute(f"PRAGMA index_info({index[0]})")) for index in indexes),
    ]
