"""Reactions and time: the clock of whoever is asked runs, and standing orders cost none and outlive the house."""

import asyncio
from collections.abc import Awaitable, Callable

from sandtable.library.grandeur.ruleset import load_grandeur
from sandtable.match.hall import Hall, Meeting
from sandtable.match.match import Match
from sandtable.match.pace import Pace
from sandtable.match.room import Room
from sandtable.match.standing_orders import StandingOrders
from sandtable.match.thinking import Inline
from sandtable.rulesets.grandeur.orders import Evade
from sandtable.store import MemoryStore
from tests.browser.situations import HERE, battle_of
from tests.browser.situations.reactions import Eager, asked
from tests.match.hours import FakeHours

RULES = load_grandeur()
LIVE = Pace("live", main=600, increment=0)
EVADES = StandingOrders(evade="always")


class Club:
    """A hall with a clock of its own."""

    def __init__(self) -> None:
        self.store, self.hours = MemoryStore(), FakeHours()
        self.hall = self.opened()

    def opened(self) -> Hall:
        return Hall(self.store, Inline(RULES), lambda _: RULES, self.hours)

    async def match(self) -> Room:
        _, scenario = battle_of(HERE / "reactions.toml")
        people = {"red": "person", "blue": "person"}
        room, _ = await self.hall.new(RULES, scenario, people, {"en": ""}, meeting=Meeting(pace=LIVE))
        return room


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(test(), 120)

    asyncio.run(whole())


async def played_on(room: Room, until: Callable[[Match], bool]) -> int:
    """On and on, one order after the other, until it stands so; how many orders that took."""
    player, given = Eager(RULES, 1), 0
    while not until(room.match) and not room.match.outcome:
        (seat,) = room.match.awaits.seats  # type: ignore[union-attr]
        order = player(room.match.view(seat), seat)
        assert await room.do(lambda match, seat=seat, order=order: match.give(seat, order)) is None  # type: ignore[misc]
        given += 1
    return given


def left(room: Room) -> dict[str, float]:
    return dict(room.company.timing.now.left)


def test_the_clock_runs_for_whoever_is_asked() -> None:
    """In the middle of blue's move red thinks: it is red's time."""

    async def test() -> None:
        club = Club()
        room = await club.match()
        await played_on(room, asked(Evade))
        before = left(room)
        await club.hours.go_on(30)
        after = left(room)
        assert (before["red"] - after["red"], before["blue"] - after["blue"]) == (30, 0)
        club.hall.close()

    run(test)


def test_standing_orders_cost_no_time_and_are_kept() -> None:
    """Red is never asked whether it evades; also after the house was closed its orders stand."""

    async def test() -> None:
        club = Club()
        room = await club.match()
        await room.do(lambda _: room.company.leave_orders("red", EVADES))
        club.hall.close()
        club.hall = club.opened()
        await club.hall.start()
        room = await club.hall.room(room.name)
        assert room.private.standing == {"red": EVADES}
        assert await played_on(room, asked(Evade)) > 0
        assert room.match.outcome, "red was asked although it had left orders"
        evaded = b'"fell-back"'
        assert any(evaded in bytes(event) for entry in room.match.game.entries for event in entry.events)
        for seat, told in (("red", True), ("blue", False)):
            assert {room.by_orders(n, seat) for n in room.private.by_orders} == {told}
            assert not room.by_orders(1, seat)
        club.hall.close()

    run(test)
