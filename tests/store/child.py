"""What a program does that is about to be killed or raced; run as a process of its own, with an action and a file."""

import os
import signal
import sys
from pathlib import Path

from sqlalchemy import Connection

from sandtable.store import Stale
from sandtable.store.database import Database
from sandtable.store.lock import Lock
from sandtable.store.schema import STEPS
from sandtable.store.sql import SqlStore


def say(word: object) -> None:
    """The word is in the pipe, where it outlives this process."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def append(path: Path) -> None:
    """Entries are appended for ever, and each one acknowledged aloud after it was."""
    store = SqlStore(path)
    number = store.count("g")
    while True:
        number += 1
        store.append("g", number, b"entry %d" % number)
        say(number)


def race(path: Path) -> None:
    """Each number that comes in is tried for, and the outcome told."""
    with SqlStore(path) as store:
        say("ready")
        for word in sys.stdin:
            try:
                store.append("g", int(word), b"%d" % os.getpid())
                say("won")
            except Stale:
                say("stale")


def hold(path: Path) -> None:
    """A new store with a game in it is kept open."""
    with SqlStore(path) as store:
        store.create("g", b"header")
        say("ready")
        sys.stdin.read()


def upgrade(path: Path) -> None:
    """The upgrade has changed the tables, and then waits for what will not come."""

    def half_a_step(connection: Connection) -> None:
        STEPS[1](connection)
        say("ready")
        sys.stdin.read()

    Database(path, busy_seconds=5).open([STEPS[0], half_a_step])


def outdate(path: Path) -> None:
    """A newer program has upgraded the file and keeps it open."""
    engine = Database(path, busy_seconds=5).open([*STEPS, lambda _: None])
    with engine.connect():
        say("ready")
        sys.stdin.read()


def lock(path: Path) -> None:
    """The file is held as a server holds it."""
    with Lock(path) as held:
        held.serve_at("http://127.0.0.1:1/")
        say(os.getpid())
        sys.stdin.read()


def lock_and_fork(path: Path) -> None:
    """The file is held, and a child of this process lives on."""
    with Lock(path):
        say(os.getpid())
        orphan = os.fork()
        if orphan:
            say(orphan)
        while True:
            signal.pause()


if __name__ == "__main__":
    actions = {"append": append, "race": race, "hold": hold, "upgrade": upgrade, "outdate": outdate}
    actions |= {"lock": lock, "lock-and-fork": lock_and_fork}
    actions[sys.argv[1]](Path(sys.argv[2]))
