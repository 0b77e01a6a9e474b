"""Whatever people do around a match, in whatever order: nothing breaks, nothing is lost, and the file verifies."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.kernel.verify import verify
from sandtable.match.keeping import Proposal
from sandtable.match.match import OPEN, PERSON
from sandtable.match.pace import Pace
from sandtable.match.room import Room
from sandtable.match.thinking import Inline
from sandtable.match.unfit import Unfit
from sandtable.players.roster import PLAYERS
from tests.match.test_company import Club, go, sit
from tests.match.toys import RULES, Ear, first, quiet

PACES = st.sampled_from([Pace(), Pace("live", 60, 5), Pace("live", 60, 0, at_end="loses"), Pace("days", days=1)])
TWO, THREE = ("left", "right"), ("red", "blue", "green")


def acts(seats: tuple[str, ...]) -> st.SearchStrategy[list[tuple[Any, ...]]]:
    """What people at these seats do, one after the other."""
    seat = st.sampled_from(seats)
    ways = ["order", "undo", "back", "come", "go", "pause", "agree", "refuse", "resume", "draw", "consent"]
    one = st.one_of(
        st.tuples(st.sampled_from(ways), seat),
        st.tuples(st.just("stand-in"), seat, seat),
        st.tuples(st.just("pace"), seat, PACES),
        st.tuples(st.just("later"), st.sampled_from([1.0, 30.0, 200.0, 90_000.0])),
        st.tuples(st.just("again")),
        st.tuples(st.just("rest")),
    )
    return st.lists(one, max_size=25)


class World:
    """A club with one match, in which anything may happen."""

    def __init__(self, room: Room, club: Club) -> None:
        self.room = room
        self.club = club
        self.ears: dict[str, Ear] = {}

    async def do(self, what: str, *args: Any) -> None:
        try:
            await self.WAYS[what](self, *args)
        except Unfit:
            return

    async def order(self, seat: str) -> None:
        if self.room.match.player(seat) == PERSON and self.room.match.options(seat).offers:
            await self.room.do(lambda match: match.give(seat, first(match, seat)))

    async def undo(self, seat: str) -> None:
        await self.room.do(lambda match: match.undo(seat, match.entries - 1))

    async def draw(self, seat: str) -> None:
        await self.room.do(lambda match: match.offer_draw(seat))

    async def consent(self, seat: str) -> None:
        await self.room.do(lambda match: match.consent(seat, granted=True))

    async def come(self, seat: str) -> None:
        if seat not in self.ears:
            (self.ears[seat],) = await sit(self.room, seat)

    async def go(self, seat: str) -> None:
        if ear := self.ears.pop(seat, None):
            await go(self.room, ear)

    async def back(self, seat: str) -> None:
        await self.room.do(lambda _: self.room.company.take_back(seat))

    async def stand_in(self, by: str, seat: str) -> None:
        await self.room.do(lambda _: self.room.company.stand_in(by, seat, "recruit"))

    async def pause(self, seat: str) -> None:
        await self.room.do(lambda _: self.room.company.timing.propose(Proposal(seat, "pause")))

    async def pace(self, seat: str, pace: Pace) -> None:
        await self.room.do(lambda _: self.room.company.timing.propose(Proposal(seat, "pace", pace)))

    async def agree(self, seat: str) -> None:
        await self.room.do(lambda _: self.room.company.timing.answer(seat, granted=True))

    async def refuse(self, seat: str) -> None:
        await self.room.do(lambda _: self.room.company.timing.answer(seat, granted=False))

    async def resume(self, seat: str) -> None:
        await self.room.do(lambda _: self.room.company.timing.resume(seat))

    async def later(self, seconds: float) -> None:
        await self.club.hours.go_on(seconds)
        await self.room.do(str)

    async def again(self) -> None:
        before = self.room
        self.ears.clear()
        self.room = await self.club.again(self.room)
        assert self.room.match.game.lines[: before.match.entries + 1] == before.match.game.lines
        assert self.room.private.pace == before.private.pace

    async def rest(self) -> None:
        """Rooms that nobody uses are closed; whoever comes finds everything as it was."""
        before, around = self.room, self.room.company.around()
        self.room.used = 0.0
        await self.club.hall.tidy()
        self.room = await self.club.hall.room(before.name)
        assert self.room is before or before.idle
        assert self.room.match.game.lines == before.match.game.lines
        assert (self.room.match.wish, self.room.changed) == (before.match.wish, before.changed)
        assert self.room.company.around() == around

    WAYS: dict[str, Callable[..., Awaitable[None]]] = {  # noqa: RUF012
        "order": order,
        "undo": undo,
        "draw": draw,
        "consent": consent,
        "come": come,
        "go": go,
        "back": back,
        "stand-in": stand_in,
        "pause": pause,
        "pace": pace,
        "agree": agree,
        "refuse": refuse,
        "resume": resume,
        "later": later,
        "again": again,
        "rest": rest,
    }

    def holds(self) -> None:
        """What is true at every moment."""
        match, private, timing = self.room.match, self.room.private, self.room.company.timing
        assert private.players == match.players
        assert set(match.players.values()) <= {PERSON, *PLAYERS} - {OPEN}
        assert all(match.players[seat] != PERSON for seat in private.away)
        assert all(match.players[seat] == PERSON or seat in private.away for seat in match.seats)
        assert all(seconds >= 0 for seconds in timing.now.left.values())
        assert match.game.closed or timing.clock.running in ((), timing.asked())
        assert match.game.closed or timing.pace.kind == "free" or timing.clock.running == timing.asked()


async def _whatever(toy: str, seats: tuple[str, ...], pace: Pace, done: list[tuple[Any, ...]]) -> None:
    club = Club(Inline(RULES[toy]))
    room, _ = await club.match(dict.fromkeys(seats, PERSON), toy, pace=pace)
    world = World(room, club)
    for what, *args in done:
        await world.do(what, *args)
        await quiet(world.room)
        world.holds()
    lines = world.room.match.file(seats[0])
    assert verify(b"".join(line + b"\n" for line in lines), lambda name, *_: RULES[name]).fault is None
    for each in club.hall._rooms.values():
        each.close()


@settings(max_examples=60, deadline=None)
@given(PACES, acts(TWO))
def test_whatever_people_do(pace: Pace, done: list[tuple[Any, ...]]) -> None:
    asyncio.run(asyncio.wait_for(_whatever("riposte", TWO, pace, done), 60))


@settings(max_examples=60, deadline=None)
@given(PACES, acts(THREE))
def test_whatever_three_people_do(pace: Pace, done: list[tuple[Any, ...]]) -> None:
    """Also when some of them are out, and the others play on."""
    asyncio.run(asyncio.wait_for(_whatever("ambush", THREE, pace, done), 60))
