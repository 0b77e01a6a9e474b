"""The list of matches: each visitor has a few places on it, and nobody hides the others."""

import asyncio

import pytest

from sandtable.match.errors import NotPossible
from sandtable.match.hall import Hall, Meeting
from sandtable.match.listing import EACH
from sandtable.match.thinking import Inline
from sandtable.store import MemoryStore
from tests.match.nonces import join
from tests.match.toys import RULES, SCENARIOS, find

PEOPLE = {"left": "person", "right": "person"}


async def listed(hall: Hall, maker: str) -> str:
    meeting = Meeting(listed=True)
    live, _ = await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}, meeting=meeting, by=maker)
    return live.name


def test_nobody_hides_the_others() -> None:
    """The newest of each visitor comes first, then the second of each."""

    async def test() -> None:
        hall = Hall(MemoryStore(), Inline(RULES["riposte"]), find)
        lone = await listed(hall, "lone")
        many = [await listed(hall, "many") for _ in range(7)]
        nobodys = [await listed(hall, "") for _ in range(2)]
        assert hall.shown() == [*reversed(nobodys), many[-1], lone, *reversed(many[:-1])]
        hall.close()

    asyncio.run(test())


def test_a_visitor_has_so_many_places() -> None:
    """Those who made nothing, and the person at the machine, have room; a place is free again when a game is over."""

    async def test() -> None:
        hall = Hall(MemoryStore(), Inline(RULES["riposte"]), find)
        names = [await listed(hall, "many") for _ in range(EACH)]
        with pytest.raises(NotPossible, match="fault-listed-full"):
            hall.check_listing("many")
        hall.check_listing("lone")
        hall.check_listing("")
        live = await hall.live(names[0])
        await live.do(join)
        await live.do(lambda match: match.resign("left"))
        assert await hall.closed(names[0])
        hall.check_listing("many")
        hall.close()

    asyncio.run(test())
