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
from sandtable.match.unfit import Unfit
from sandtable.players.roster import PLAYERS
from tests.match.test_company import Club, go, sit
from tests.match.toys import RULES, Ear, first, quiet

SEATS = ("left", "right")
SEAT = st.sampled_from(SEATS)
PACES = st.sampled_from([Pace(), Pace("live", 60, 5), Pace("live", 60, 0, at_end="loses"), Pace("days", days=1)])
ACTS = st.one_of(
    st.tuples(
        st.sampled_from(["order", "undo", "back", "come", "go", "pause", "agree", "refuse", "resume", "draw"]), SEAT
    ),
    st.tuples(st.just("stand-in"), SEAT, SEAT),
    st.tuples(st.just("pace"), SEAT, PACES),
    st.tuples(st.just("later"), st.sampled_from([1.0, 30.0, 200.0, 90_000.0])),
    st.tuples(st.just("again")),
)


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
        if self.room.match.players[seat] == PERSON and self.room.match.options(seat).offers:
            await self.room.do(lambda match: match.give(seat, first(match, seat)))

    async def undo(self, seat: str) -> None:
        await self.room.do(lambda match: match.undo(seat, match.entries - 1))

    async def draw(self, seat: str) -> None:
        await self.room.do(lambda match: match.offer_draw(seat))

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

    WAYS: dict[str, Callable[..., Awaitable[None]]] = {  # noqa: RUF012
        "order": order,
        "undo": undo,
        "draw": draw,
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
    }

    def holds(self) -> None:
        """What is true at every moment."""
        match, private, timing = self.room.match, self.room.private, self.room.company.timing
        assert private.players == match.players
        assert set(match.players.values()) <= {PERSON, *PLAYERS} - {OPEN}
        assert all(match.players[seat] != PERSON for seat in private.away)
        assert all(match.players[seat] == PERSON or seat in private.away for seat in SEATS)
        assert all(seconds >= 0 for seconds in timing.now.left.values())
        assert match.game.closed or timing.clock.running in ((), timing.asked())
        assert match.game.closed or timing.pace.kind == "free" or timing.clock.running == timing.asked()


@settings(max_examples=60, deadline=None)
@given(PACES, st.lists(ACTS, max_size=25))
def test_whatever_people_do(pace: Pace, acts: list[tuple[Any, ...]]) -> None:
    async def whole() -> None:
        club = Club()
        room, _ = await club.match(dict.fromkeys(SEATS, PERSON), pace=pace)
        world = World(room, club)
        for what, *args in acts:
            await world.do(what, *args)
            await quiet(world.room)
            world.holds()
        lines = world.room.match.file("left")
        assert verify(b"".join(line + b"\n" for line in lines), lambda name, *_: RULES[name]).fault is None
        for each in club.hall._rooms.values():
            each.close()

    asyncio.run(asyncio.wait_for(whole(), 60))
