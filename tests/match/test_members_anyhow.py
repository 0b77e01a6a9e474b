"""Whatever people do around a match, in whatever order: nothing breaks, nothing is lost, and the file verifies."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.kernel.verify import verify
from sandtable.match.errors import NotPossible
from sandtable.match.keeping import Proposal
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import OPEN, PERSON
from sandtable.match.pace import Pace
from sandtable.match.thinking import Inline
from sandtable.players.roster import players_of
from tests.match.test_members import Club, go, sit
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

    def __init__(self, live: LiveMatch, club: Club) -> None:
        self.live = live
        self.club = club
        self.ears: dict[str, Ear] = {}

    async def do(self, what: str, *args: Any) -> None:
        try:
            await self.WAYS[what](self, *args)
        except NotPossible:
            return

    async def order(self, seat: str) -> None:
        if self.live.match.player(seat) == PERSON and self.live.match.options(seat).offers:
            await self.live.do(lambda match: match.give(seat, first(match, seat)))

    async def undo(self, seat: str) -> None:
        await self.live.do(lambda match: match.undo(seat, match.entries - 1))

    async def draw(self, seat: str) -> None:
        await self.live.do(lambda match: match.offer_draw(seat))

    async def consent(self, seat: str) -> None:
        await self.live.do(lambda match: match.consent(seat, granted=True))

    async def come(self, seat: str) -> None:
        if seat not in self.ears:
            (self.ears[seat],) = await sit(self.live, seat)

    async def go(self, seat: str) -> None:
        if ear := self.ears.pop(seat, None):
            await go(self.live, ear)

    async def back(self, seat: str) -> None:
        await self.live.do(lambda _: self.live.members.take_back(seat))

    async def stand_in(self, by: str, seat: str) -> None:
        await self.live.do(lambda _: self.live.members.stand_in(by, seat, "recruit"))

    async def pause(self, seat: str) -> None:
        await self.live.do(lambda _: self.live.members.timing.propose(Proposal(seat, "pause")))

    async def pace(self, seat: str, pace: Pace) -> None:
        await self.live.do(lambda _: self.live.members.timing.propose(Proposal(seat, "pace", pace)))

    async def agree(self, seat: str) -> None:
        await self.live.do(lambda _: self.live.members.timing.answer(seat, granted=True))

    async def refuse(self, seat: str) -> None:
        await self.live.do(lambda _: self.live.members.timing.answer(seat, granted=False))

    async def resume(self, seat: str) -> None:
        await self.live.do(lambda _: self.live.members.timing.resume(seat))

    async def later(self, seconds: float) -> None:
        await self.club.hours.go_on(seconds)
        await self.live.do(str)

    async def again(self) -> None:
        before = self.live
        self.ears.clear()
        self.live = await self.club.again(self.live)
        assert self.live.match.game.lines[: before.match.entries + 1] == before.match.game.lines
        assert self.live.private.pace == before.private.pace

    async def rest(self) -> None:
        """Rooms that nobody uses are closed; whoever comes finds everything as it was."""
        before, around = self.live, self.live.members.around()
        self.live.used = 0.0
        await self.club.hall.tidy()
        self.live = await self.club.hall.live(before.name)
        assert self.live is before or before.idle
        assert self.live.match.game.lines == before.match.game.lines
        assert (self.live.match.wish, self.live.changed) == (before.match.wish, before.changed)
        assert self.live.members.around() == around

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
        match, private, timing = self.live.match, self.live.private, self.live.members.timing
        assert private.players == match.players
        assert set(match.players.values()) <= {PERSON, *players_of(match.game.ruleset.name)} - {OPEN}
        assert all(match.players[seat] != PERSON for seat in private.away)
        assert all(match.players[seat] == PERSON or seat in private.away for seat in match.seats)
        assert all(seconds >= 0 for seconds in timing.now.left.values())
        assert match.game.closed or timing.clock.running in ((), timing.asked())
        assert match.game.closed or timing.pace.kind == "free" or timing.clock.running == timing.asked()


async def _whatever(toy: str, seats: tuple[str, ...], pace: Pace, done: list[tuple[Any, ...]]) -> None:
    club = Club(Inline(RULES[toy]))
    live, _ = await club.match(dict.fromkeys(seats, PERSON), toy, pace=pace)
    world = World(live, club)
    for what, *args in done:
        await world.do(what, *args)
        await quiet(world.live)
        world.holds()
    lines = world.live.match.file(seats[0])
    assert verify(b"".join(line + b"\n" for line in lines), lambda name, *_: RULES[name]).fault is None
    for each in club.hall._open.values():
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
