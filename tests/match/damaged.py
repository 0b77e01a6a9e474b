"""A database of several toy matches, and what becomes of them when something in the file is flipped."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sandtable.match.errors import Unopened
from sandtable.match.evening import Evenings
from sandtable.match.hall import Hall
from sandtable.match.keeping import create
from sandtable.store import StoreDamaged, StoreError
from sandtable.store.pages import LEAF, Pages
from sandtable.store.rows import rows
from sandtable.store.sql import SqlStore
from tests.conformance.toys.riposte import Lunge
from tests.match.nonces import join
from tests.match.toys import RULES, SCENARIOS, TITLE, Dumb, find, first

PAGE = 1024
MATCHES, TURNS = 4, 6
PEOPLE = {"left": "person", "right": "person"}
TALK = b'{"n":1,"seat":"left","text":"%s","at":1.0}' % (b"well, well" * 6)


class Known(NamedTuple):
    """A match as it was kept: its lines and the token of a seat."""

    lines: list[bytes]
    token: str


def made(path: Path) -> dict[str, Known]:
    """A database of matches that go on, with talk and an evening, on many small pages."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute("VACUUM")
    found = {}
    with SqlStore(path) as store:
        Evenings(store, Hall(store, Dumb(), find)).new("Thursday")
        played = [create(store, RULES["riposte"], SCENARIOS["riposte"], PEOPLE, TITLE) for _ in range(MATCHES)]
        for match, _record, _tokens in played:
            join(match)
        for _ in range(TURNS):
            for match, record, _tokens in played:
                seat = match.asked[0]
                assert match.give(seat, Lunge(2)) is None
                assert match.undo(seat, len(PEOPLE) + 1) is None
                store.note(record.name, "talk", TALK)
        for match, record, tokens in played:
            assert match.give(match.asked[0], Lunge(1)) is None
            found[record.name] = Known(store.lines(record.name), tokens["left"])
    folded(path)
    return found


def folded(path: Path) -> None:
    """Everything is in the file itself, and nothing in its log."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def pages_of(path: Path) -> dict[int, set[str] | None]:
    """The matches whose rows stand on each page of a table; None for a page on which no row stands."""
    found: dict[int, set[str] | None] = {}
    with Pages(path) as pages:
        for number in range(1, pages.count + 1):
            page = pages.page(number)
            on = {str(row[0]) for row in rows(pages, page, 0)} if number > 1 and page[0] == LEAF else None
            found[number] = on
    return found


def one_byte(data: bytearray, start: int) -> None:
    """In the middle of the page, where rows stand."""
    data[start + PAGE * 3 // 4] ^= 0x55


def its_head(data: bytearray, start: int) -> None:
    """What says how the page is to be read."""
    for place in range(start, start + 8):
        data[place] ^= 0xA5


def all_of_it(data: bytearray, start: int) -> None:
    data[start : start + PAGE] = bytes(PAGE)


FLIPS: tuple[Callable[[bytearray, int], None], ...] = (one_byte, its_head, all_of_it)


class Seen(NamedTuple):
    """What became of the matches of a damaged database when a house was opened on it."""

    helped: bool
    """It was opened, or it was said what helps."""

    played: set[str]
    shut: set[str]


async def looked_at(path: Path, known: dict[str, Known]) -> Seen:
    """Opens a house; every match goes on from where it was, or says why not, and never silently."""
    try:
        store = SqlStore(path)
    except StoreError as error:
        return Seen("sandtable repair" in str(error), set(), set(known))
    with store:
        hall = Hall(store, Dumb(), find)
        try:
            Evenings(store, hall).load()
            await hall.start()
        except StoreDamaged:
            return Seen(True, set(), set(known))
        try:
            gone_on = {name for name, each in known.items() if await _goes_on(hall, name, each)}
        finally:
            hall.close()
    return Seen(True, gone_on, set(known) - gone_on)


async def _goes_on(hall: Hall, name: str, known: Known) -> bool:
    place = hall.place_of(known.token)
    if place is None:
        assert hall.damaged, "a token was forgotten without a word"
        return False
    assert place[0] == name
    outline = await hall.outline(name)
    try:
        live = await hall.live(name)
    except Unopened:
        return False
    assert outline.entries in (0, live.match.entries)
    assert [bytes(line) for line in live.match.game.lines[1:]] == known.lines, "entries were lost or changed"
    try:
        await live.do(lambda match: match.give(match.asked[0], first(match, match.asked[0])))
    except StoreDamaged:
        return False
    assert live.match.entries == len(known.lines) + 1
    return True


def look(path: Path, known: dict[str, Known]) -> Seen:
    return asyncio.run(looked_at(path, known))
