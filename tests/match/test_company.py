"""Everybody around a match: seats taken by invitation, the computer standing in, clocks, talk, and what outlives it."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.entry import Begun, Drawn, Dropped, Expired, Joined, Left
from sandtable.kernel.game import Refused
from sandtable.kernel.verify import Verdict, verify
from sandtable.match.company import HouseRules
from sandtable.match.hall import Hall, Meeting
from sandtable.match.keeping import Private, Proposal, hashed
from sandtable.match.match import NOBODY, NoWish
from sandtable.match.pace import BACK, DAY, Pace
from sandtable.match.room import Room
from sandtable.match.talk import LONGEST, REPORTS, WORDS, Reported
from sandtable.match.thinking import Inline
from sandtable.match.unfit import Unfit
from sandtable.store import MemoryStore
from tests.conformance.toys.ambush import Hide, March
from tests.conformance.toys.riposte import Lunge, Parry, Press, Take
from tests.match.hours import FakeHours
from tests.match.toys import RULES, SCENARIOS, Dumb, Ear, find, quiet

PEOPLE = {"left": "person", "right": "person"}
INVITED = {"left": "person", "right": "open"}
LIVE = Pace("live", main=60, increment=5)
THREE = dict.fromkeys(("red", "blue", "green"), "person")
GRACE = 120.0


def run(test: Callable[[], Awaitable[None]]) -> None:
    """An asynchronous test."""

    async def whole() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(whole())


class Club:
    """A hall with a clock of its own, which can be closed and opened again."""

    def __init__(self, thinker: Any = None, rules: HouseRules | None = None) -> None:
        self.store = MemoryStore()
        self.hours = FakeHours()
        self._thinker = thinker or Inline(RULES["riposte"])
        self._rules = rules or HouseRules(grace=GRACE)
        self.hall = self._hall()

    def _hall(self) -> Hall:
        return Hall(self.store, self._thinker, find, self.hours, self._rules)

    async def match(self, players: dict[str, str], toy: str = "riposte", **how: Any) -> tuple[Room, dict[str, str]]:
        return await self.hall.new(RULES[toy], SCENARIOS[toy], players, {"en": "A toy"}, meeting=Meeting(**how))

    async def again(self, room: Room) -> Room:
        """The house is closed in good order, and open again."""
        for each in self.hall._rooms.values():
            each.close()
        self.hall = self._hall()
        await self.hall.start()
        return await self.hall.room(room.name)


async def sit(room: Room, *seats: str) -> list[Ear]:
    """Somebody sits down at each seat."""
    ears = [Ear(seat) for seat in seats]
    for ear in ears:
        await room.do(lambda _, ear=ear: room.company.arrive(ear.seat), lambda _, ear=ear: room.listeners.append(ear))  # type: ignore[misc]
    return ears


async def go(room: Room, ear: Ear) -> None:
    """Somebody goes, and that has been told."""
    room.leave(ear)
    await asyncio.gather(*room._running)


async def unfit(room: Room, act: Callable[[], Any]) -> str:
    """The reason why something cannot be done."""
    entries, private = room.match.entries, room.private
    with pytest.raises(Unfit) as caught:
        await room.do(lambda _: act())
    assert (room.match.entries, room.private) == (entries, private)
    return caught.value.key


async def do(room: Room, act: Callable[[], Any]) -> Any:
    return await room.do(lambda _: act())


def left(room: Room) -> dict[str, float]:
    return room.company.timing.now.left


# Seats


def test_a_match_waits_until_its_seats_are_taken() -> None:
    """Nothing can be ordered before; whoever comes adds his own nonce, and the file verifies."""

    async def test() -> None:
        club = Club()
        room, tokens = await club.match(INVITED, name="Anna")
        assert (list(tokens), room.match.waiting, room.match.entries) == (["left"], ("right",), 1)
        assert not room.match.options("left").offers
        assert [r.clause for r in room.match.preview("left", Lunge(1)).refusals] == ["ST 6"]
        assert (await room.do(lambda match: match.give("left", Lunge(1)))) is not None
        company = room.company
        token = await do(room, lambda: company.seating.invite("left", "right"))
        room = await club.again(room)
        (ear,) = await sit(room, "left")
        assert club.hall.invited(token) == room.name
        assert club.hall.place_of(token) is None
        seat, key = await do(room, lambda: room.company.accept(token, "  Bert\n "))
        assert (seat, club.hall.seat_of(key)) == ("right", (room.name, "right"))
        assert [type(entry.answer) for entry in room.match.game.entries] == [Joined, Joined, Begun]
        assert [told.kind for told in ear.told] == ["joined", "begun"]
        assert [said.key for said in ear.lines] == ["told-joined"]
        assert [each.name for each in ear.arounds[-1].seats] == ["Anna", "Bert"]
        assert club.hall.invited(token) is None
        assert await unfit(room, lambda: room.company.accept(token, "")) == "fault-invitation"
        lines = room.match.file("left")
        assert verify(b"".join(line + b"\n" for line in lines), lambda name, *_: RULES[name]).fault is None

    run(test)


def test_three_meet() -> None:
    """The game begins with the last of them; all are asked at once and each has his own time; all others must agree."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        seats = {"red": "person", "blue": "open", "green": "open"}
        room, _ = await club.match(seats, "ambush", pace=LIVE)
        for seat in ("green", "blue"):
            assert not room.match.game.begun
            token = await do(room, partial(room.company.seating.invite, "red", seat))
            await do(room, partial(room.company.accept, token, seat))
        assert (room.match.players, bool(room.match.game.begun)) == (dict.fromkeys(seats, "person"), True)
        await room.do(lambda match: match.give("green", Hide(2)))
        await club.hours.go_on(10)
        assert left(room) == {"red": 50, "blue": 50, "green": 55}
        await room.do(lambda match: match.give("blue", March(1, 1)))
        await club.hours.go_on(10)
        assert left(room) == {"red": 40, "blue": 55, "green": 45}
        timing = room.company.timing
        await do(room, lambda: timing.propose(Proposal("red", "pause")))
        await do(room, lambda: timing.answer("blue", granted=True))
        assert not timing.clock.paused
        await do(room, lambda: timing.answer("green", granted=True))
        assert timing.clock.paused

    run(test)


def test_a_crash_while_somebody_joins_leaves_the_invitation() -> None:
    """His token was kept, but the seat was not taken: he comes again."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(INVITED)
        token = await do(room, lambda: room.company.seating.invite("left", "right"))
        kept, count = club.store.private(room.name), club.store.count(room.name)
        await do(room, lambda: room.company.accept(token, ""))
        private = msgspec.json.decode(club.store.private(room.name), type=Private)
        before = msgspec.json.decode(kept, type=Private)
        half = msgspec.structs.replace(private, invitations=before.invitations)
        club.store.keep_private(room.name, msgspec.json.encode(half))
        assert (await club.again(room)).private.invitations == {}
        club.store._logs[room.name].lines = club.store._logs[room.name].lines[:count]
        club.store.keep_private(room.name, msgspec.json.encode(half))
        room = await club.again(room)
        assert room.match.waiting
        assert (await do(room, lambda: room.company.accept(token, "")))[0] == "right"
        assert room.match.game.begun

    run(test)


def test_only_whoever_made_a_match_invites() -> None:
    """And only to a seat that nobody has; a new link ends the old one."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(INVITED)
        seating = room.company.seating
        assert await unfit(room, lambda: seating.invite("right", "right")) == "fault-not-owner"
        assert await unfit(room, lambda: seating.invite(NOBODY, "right")) == "fault-not-owner"
        assert await unfit(room, lambda: seating.invite("left", "left")) == "fault-seat-taken"
        assert await unfit(room, lambda: seating.invite("left", "middle")) == "fault-no-seat"
        old = await do(room, lambda: seating.invite("left", "right"))
        new = await do(room, lambda: seating.invite("left", "right"))
        assert await unfit(room, lambda: room.company.accept(old, "")) == "fault-invitation"
        await do(room, lambda: room.company.accept(new, ""))

    run(test)


def test_an_open_seat_of_a_listed_match_is_free_to_all() -> None:
    async def test() -> None:
        club = Club()
        room, _ = await club.match(INVITED, listed=True)
        assert club.hall.listed() == [room.name]
        await do(room, lambda: room.company.seating.list_it("left", listed=False))
        assert club.hall.listed() == []
        assert await unfit(room, lambda: room.company.take("right", "")) == "fault-seat-taken"
        await do(room, lambda: room.company.seating.list_it("left", listed=True))
        assert await unfit(room, lambda: room.company.take("left", "")) == "fault-seat-taken"
        _, token = await do(room, lambda: room.company.take("right", "Bert"))
        assert club.hall.seat_of(token) == (room.name, "right")
        assert await unfit(room, lambda: room.company.take("right", "Carl")) == "fault-seat-taken"

    run(test)


def test_whoever_made_a_match_gives_an_open_seat_to_the_computer() -> None:
    """The game begins, and the link opens nothing any more."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(INVITED)
        token = await do(room, lambda: room.company.seating.invite("left", "right"))
        assert await unfit(room, lambda: room.company.stand_in("left", "right", "nobody")) == "fault-choice"
        await do(room, lambda: room.company.stand_in("left", "right", "recruit"))
        assert room.match.game.begun
        assert await unfit(room, lambda: room.company.accept(token, "")) == "fault-invitation"
        await room.do(lambda match: match.give("left", Lunge(2)))
        await quiet(room)
        assert room.match.game.entries[4].answer.seat == "right"  # type: ignore[union-attr]

    run(test)


def test_somebody_takes_over_from_the_computer() -> None:
    """It plays until he comes; then it is his."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match({"left": "person", "right": "recruit"})
        token = await do(room, lambda: room.company.seating.invite("left", "right"))
        assert room.company.seating.open == ("right",)
        await room.do(lambda match: match.give("left", Lunge(2)))
        await quiet(room)
        entries = room.match.entries
        await do(room, lambda: room.company.accept(token, ""))
        assert (room.match.players, room.match.entries) == (PEOPLE, entries)

    run(test)


def test_a_seat_is_taken_along_to_another_browser() -> None:
    """By a link of its own, once; both browsers then hold it."""

    async def test() -> None:
        club = Club()
        room, tokens = await club.match(PEOPLE)
        link = await do(room, lambda: room.company.seating.take_along("left"))
        seat, key = await do(room, lambda: room.company.accept(link, ""))
        assert (seat, await unfit(room, lambda: room.company.accept(link, ""))) == ("left", "fault-invitation")
        room = await club.again(room)
        assert club.hall.seat_of(key) == club.hall.seat_of(tokens["left"]) == (room.name, "left")

    run(test)


def test_only_hashes_are_kept() -> None:
    """Of tokens, invitations, passes and links for watching."""

    async def test() -> None:
        club = Club()
        room, tokens = await club.match(INVITED)
        seating = room.company.seating
        made = [*tokens.values(), await do(room, lambda: seating.invite("left", "right"))]
        made += [await do(room, lambda: seating.take_along("left")), await do(room, lambda: seating.show("left"))]
        assert club.hall.place_of(made[-1]) == (room.name, NOBODY)
        assert club.hall.seat_of(made[-1]) is None
        kept = club.store.private(room.name)
        assert all(hashed(token).encode() in kept and token.encode() not in kept for token in made)

    run(test)


# The computer stands in


def test_the_computer_stands_in_for_who_was_away_too_long_and_gives_the_seat_back() -> None:
    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE)
        here, there = await sit(room, "left", "right")
        await room.do(lambda match: match.give("left", Lunge(2)))
        assert await unfit(room, lambda: room.company.stand_in("left", "right", "recruit")) == "fault-not-absent"
        await go(room, there)
        assert here.arounds[-1].seats[1].claim == GRACE
        await club.hours.go_on(GRACE - 1)
        assert await unfit(room, lambda: room.company.stand_in("left", "right", "recruit")) == "fault-not-absent"
        await club.hours.go_on(1)
        entries = room.match.entries
        await do(room, lambda: room.company.stand_in("left", "right", "recruit"))
        await quiet(room)
        assert room.match.entries > entries
        assert (room.match.players["right"], here.arounds[-1].seats[1].away) == ("recruit", "absent")
        room = await club.again(room)
        assert room.match.players["right"] == "recruit"
        await sit(room, "right")
        assert (room.match.players, room.private.away) == (PEOPLE, {})
        assert [said.key for said in room.company.talk.lines] == ["told-stands-in", "told-back"]

    run(test)


def test_what_the_computer_has_thought_of_too_late_is_dropped() -> None:
    """Somebody comes back while it thinks: he answers himself."""

    async def test() -> None:
        dumb = Dumb(b'{"order":"take"}')
        club = Club(dumb)
        room, _ = await club.match(PEOPLE)
        await room.do(lambda match: match.give("left", Lunge(2)))
        await club.hours.go_on(GRACE)
        await do(room, lambda: room.company.stand_in("left", "right", "recruit"))
        await dumb.asked.wait()
        await sit(room, "right")
        dumb.let.set()
        assert room._bots
        await room._bots
        assert room.match.entries == 4
        assert await room.do(lambda match: match.give("right", Parry())) is None

    run(test)


def test_somebody_lets_the_computer_play_for_him() -> None:
    """Until he says that he plays himself again, wherever he is."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE)
        await sit(room, "left", "right")
        await room.do(lambda match: match.give("left", Lunge(2)))
        assert await unfit(room, lambda: room.company.take_back("right")) == "fault-not-away"
        await do(room, lambda: room.company.stand_in("right", "right", "recruit"))
        await quiet(room)
        room = await club.again(room)
        await sit(room, "right")
        assert room.private.away == {"right": "asked"}
        await do(room, lambda: room.company.take_back("right"))
        assert room.match.players == PEOPLE

    run(test)


def test_nobody_else_gives_a_seat_away() -> None:
    """Neither who watches nor who plays, and never one that stands in no match."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE)
        await sit(room, "left", "right")
        for seat in ("left", "middle", NOBODY):
            assert await unfit(room, partial(room.company.stand_in, "right", seat, "recruit")) == "fault-not-absent"

    run(test)


# Clocks


def test_time_that_is_over_lets_the_computer_go_on() -> None:
    """At the very moment, without anybody asking; whoever comes back has a minute."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE, pace=LIVE)
        (ear,) = await sit(room, "right")
        await club.hours.go_on(59)
        assert left(room) == {"left": 1, "right": 60}
        await club.hours.go_on(1)
        await room.do(str)
        await quiet(room)
        assert room.match.players["left"] != "person"
        assert [said.key for said in ear.lines] == ["told-time-over"]
        await sit(room, "left")
        assert (room.match.players["left"], left(room)["left"]) == ("person", 60)

    run(test)


def test_time_that_is_over_loses() -> None:
    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE, pace=Pace("live", 60, 0, at_end="loses"))
        (ear,) = await sit(room, "right")
        await club.hours.go_on(60)
        await room.do(str)
        assert room.match.game.entries[-2].answer == Expired(("left",))
        assert room.match.outcome
        assert room.match.outcome.winners == ("right",)
        assert [said.key for said in ear.lines] == ["told-time-lost"]

    run(test)


def test_all_whose_time_is_over_at_once_lose() -> None:
    """Whatever the order of their seats; the house says it of each, and only what has happened."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room, _ = await club.match(THREE, "ambush", pace=Pace("live", 60, 0, at_end="loses"))
        await room.do(lambda match: match.give("green", Hide(2)))
        (ear,) = await sit(room, "red")
        await room.do(lambda match: match.give("blue", March(1, 1)))
        await club.hours.go_on(60)
        await room.do(str)
        assert room.match.game.entries[-2].answer == Expired(("red", "green"))
        assert room.match.outcome
        assert room.match.outcome.winners == ("blue",)
        assert [(said.key, said.args) for said in ear.lines] == [
            ("told-time-lost", {"seat": seat}) for seat in ("red", "green")
        ]

    run(test)


TIMED = Pace("live", 60, 5, at_end="loses")


def whole(room: Room) -> Verdict:
    """The verdict on the file of a match."""
    return verify(b"".join(line + b"\n" for line in room.match.file("")), lambda name, *_: RULES[name])


async def dropped(club: Club) -> Room:
    """A match of three, of which the time of red is over."""
    room, _ = await club.match(THREE, "ambush", pace=TIMED)
    await room.do(lambda match: match.give("green", Hide(2)))
    for seat in ("blue", "green"):
        await room.do(lambda match, seat=seat: match.give(seat, March(1, 1)))  # type: ignore[misc]
    await club.hours.go_on(60)
    await room.do(str)
    assert left(room)["red"] == 0
    return room


def test_where_two_others_play_on_whoever_gives_up_is_out() -> None:
    """ST 9, ST 12: his questions are answered for him; when one of the last two gives up too, the other has won."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room, _ = await club.match(THREE, "ambush", pace=TIMED)
        await room.do(lambda match: match.give("green", Hide(2)))
        assert await room.do(lambda match: match.resign("red")) is None
        await quiet(room)
        assert room.match.game.entries[-2].answer == Left("red")
        assert (room.match.out, room.match.people, room.match.outcome) == (("red",), ("blue", "green"), None)
        assert room.company.timing.asked() == ("blue", "green")
        assert isinstance(await room.do(lambda match: match.resign("red")), Refused)
        assert await room.do(lambda match: match.resign("blue")) is None
        assert room.match.game.closed
        assert room.match.outcome == Outcome(("green",), "ST 9")
        assert (whole(room).fault, whole(room).finished) == (None, True)

    run(test)


def test_where_two_others_play_on_whoever_is_late_is_out() -> None:
    """ST 12: he has lost; his questions are answered for him, and the others play to the end."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room = await dropped(club)
        (ear,) = await sit(room, "blue")
        await quiet(room)
        answers = [entry.answer for entry in room.match.game.entries]
        assert answers[-3] == Dropped(("red",))
        assert [answer.seat for answer in answers[-2:]] == ["red", "red"]  # type: ignore[union-attr]
        assert [said.key for said in room.company.talk.lines] == ["told-time-dropped"]
        assert (room.match.out, room.match.people, room.match.outcome) == (("red",), ("blue", "green"), None)
        assert [seat.out for seat in room.company.around().seats] == [True, False, False]
        assert room.company.timing.asked() == room.match.awaits.seats == ("blue", "green")  # type: ignore[union-attr]
        for seat in ("blue", "green"):
            await room.do(lambda match, seat=seat: match.give(seat, March(2, 1)))  # type: ignore[misc]
        assert room.match.game.closed
        assert room.match.outcome
        assert "red" not in room.match.outcome.winners
        assert ear.told[-1].kind == "closed"
        assert (whole(room).fault, whole(room).finished) == (None, True)

    run(test)


def test_whoever_is_out_has_no_say() -> None:
    """He neither undoes, resigns, agrees nor is asked, and nobody stands in for him; the others agree without him."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room = await dropped(club)
        await quiet(room)
        for act in (lambda match: match.undo("red", 5), lambda match: match.resign("red")):
            refused = await room.do(act)
            assert isinstance(refused, Refused)
        assert isinstance(await room.do(lambda match: match.offer_draw("red")), Refused)
        assert await unfit(room, lambda: room.company.stand_in("red", "red", "")) == "fault-out"
        assert await unfit(room, lambda: room.company.stand_in("blue", "red", "")) == "fault-out"
        assert await room.do(lambda match: match.offer_draw("blue")) is None
        assert isinstance(await room.do(lambda match: match.consent("red", granted=True)), NoWish)
        assert await room.do(lambda match: match.consent("green", granted=True)) is None
        assert room.match.game.entries[-2].answer == Drawn(("blue", "green"))
        assert whole(room).fault is None

    run(test)


def test_the_last_two_end_it_as_two_do() -> None:
    """When only one is left, he has won."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room = await dropped(club)
        await quiet(room)
        await room.do(lambda match: match.give("green", March(2, 1)))
        await club.hours.go_on(left(room)["blue"])
        await room.do(str)
        assert room.match.game.entries[-2].answer == Expired(("blue",))
        assert room.match.outcome == Outcome(("green",), "ST 11")
        assert whole(room).fault is None

    run(test)


def test_to_be_out_is_taken_back_if_the_others_agree() -> None:
    """Then he plays again, with time enough for a move, also after the house was closed."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room = await dropped(club)
        await quiet(room)
        before = next(e.n for e in room.match.game.entries if isinstance(e.answer, Dropped)) - 1
        room = await club.again(room)
        assert room.match.out == ("red",)
        assert await room.do(lambda match: match.undo("blue", before)) is None
        assert room.match.wish
        assert await room.do(lambda match: match.consent("green", granted=True)) is None
        assert not room.match.out
        assert room.match.people == tuple(THREE)
        assert (room.company.timing.asked(), left(room)["red"]) == (("red",), BACK)
        assert await room.do(lambda match: match.give("red", March(1, 1))) is None
        assert whole(room).fault is None

    run(test)


def test_whoever_answers_last_has_his_time_anew() -> None:
    """All are asked at once, and then again: that is another question for each of them."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room, _ = await club.match(THREE, "ambush", pace=Pace("days", days=2))
        await room.do(lambda match: match.give("green", Hide(2)))
        for seat in ("blue", "green"):
            await room.do(lambda match, seat=seat: match.give(seat, March(1, 1)))  # type: ignore[misc]
        await club.hours.go_on(DAY)
        assert left(room)["red"] == DAY
        await room.do(lambda match: match.give("red", March(1, 1)))
        assert room.company.timing.asked() == tuple(THREE)
        assert left(room) == dict.fromkeys(THREE, 2 * DAY)

    run(test)


async def settled(room: Room) -> None:
    """Whatever runs in the room has ended."""
    while room._running:
        await asyncio.gather(*room._running)
    await asyncio.sleep(0)


def test_an_alarm_that_wakes_too_early_rings_again() -> None:
    """A clock of the machine that was set back changes nothing."""

    async def test() -> None:
        club = Club()
        club.hours.early = 0.5
        room, _ = await club.match(PEOPLE, pace=Pace("live", 60, 0, at_end="loses"))
        await club.hours.go_on(59.5)
        await settled(room)
        assert room.match.outcome is None
        await club.hours.go_on(0.5)
        await settled(room)
        assert room.match.outcome

    run(test)


def test_whom_the_computer_stands_in_for_is_still_asked() -> None:
    """A wish to go back past dice, or to draw, waits for the person and not for whoever plays meanwhile."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE)
        _, right_ear = await sit(room, "left", "right")
        await room.do(lambda match: match.give("left", Lunge(2)))
        await go(room, right_ear)
        await club.hours.go_on(GRACE)
        await do(room, lambda: room.company.stand_in("left", "right", "recruit"))
        await quiet(room)
        entries = room.match.entries
        await room.do(lambda match: match.undo("left", match.game.begun))
        assert (room.match.entries, room.match.wish and room.match.wish.kind) == (entries, "undo")
        await room.do(lambda match: match.consent("left", granted=False))
        await room.do(lambda match: match.offer_draw("left"))
        assert (room.match.outcome, room.match.wish and room.match.wish.kind) == (None, "draw")
        room = await club.again(room)
        assert room.match.holders == ("left", "right")

    run(test)


def test_clocks_outlive_the_house() -> None:
    """As they stood when it was closed; while it is closed nobody's seconds run."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE, pace=LIVE)
        await club.hours.go_on(10)
        await room.do(lambda match: match.give("left", Lunge(2)))
        assert left(room) == {"left": 55, "right": 60}
        await club.hours.go_on(20)
        room = await club.again(room)
        await club.hours.go_on(15)
        assert left(room) == {"left": 55, "right": 25}
        room.close()
        await club.hours.go_on(1000)
        room = await club.again(room)
        assert left(room)["right"] == 25

    run(test)


def test_days_run_out_while_the_house_is_closed_but_not_at_once() -> None:
    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE, pace=Pace("days", days=2))
        assert await unfit(room, lambda: room.company.stand_in("right", "left", "recruit")) == "fault-not-absent"
        room.close()
        await club.hours.go_on(5 * DAY)
        room = await club.again(room)
        assert room.match.players == PEOPLE
        await club.hours.go_on(3600)
        await room.do(str)
        assert room.match.players["left"] != "person"

    run(test)


def test_the_clocks_stop_if_all_agree_and_go_on_when_one_wants_it() -> None:
    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE, pace=Pace("days", days=2))
        (ear,) = await sit(room, "right")
        timing = room.company.timing
        await do(room, lambda: timing.propose(Proposal("left", "pause")))
        assert await unfit(room, lambda: timing.propose(Proposal("right", "pause"))) == "fault-no-wish"
        assert await unfit(room, lambda: timing.answer("left", granted=True)) == "fault-no-wish"
        room = await club.again(room)
        timing = room.company.timing
        await do(room, lambda: timing.answer("right", granted=False))
        assert await unfit(room, lambda: timing.answer("right", granted=True)) == "fault-no-wish"
        await do(room, lambda: timing.propose(Proposal("left", "pause")))
        await do(room, lambda: timing.answer("right", granted=True))
        await club.hours.go_on(30 * DAY)
        room = await club.again(room)
        assert (room.match.players, left(room)) == (PEOPLE, {"left": 2 * DAY})
        assert await unfit(room, lambda: room.company.timing.resume(NOBODY)) == "fault-not-paused"
        await do(room, lambda: room.company.timing.resume("right"))
        await club.hours.go_on(DAY)
        assert left(room) == {"left": DAY}
        assert ear.told == []

    run(test)


def test_another_pace_in_the_middle_of_a_game() -> None:
    """From seconds to days and back, if all agree; who plays against the computer needs nobody."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE, pace=LIVE)
        timing = room.company.timing
        days = Proposal("left", "pace", Pace("days", days=1))
        await do(room, lambda: timing.propose(days))
        assert timing.pace == LIVE
        await do(room, lambda: timing.answer("right", granted=True))
        await club.hours.go_on(3600)
        assert (room.match.players, left(room)) == (PEOPLE, {"left": DAY - 3600})
        bad = Proposal("left", "pace", Pace("days", days=99))
        assert await unfit(room, lambda: timing.propose(bad)) == "fault-pace"
        alone, _ = await club.match({"left": "person", "right": "recruit"})
        await do(alone, lambda: alone.company.timing.propose(Proposal("left", "pace", LIVE)))
        assert left(alone) == {"left": 60, "right": 60}
        await club.hours.go_on(10)
        assert left(alone) == {"left": 50, "right": 60}

    run(test)


# Who watches, what is said, what was missed


def test_who_watches_sees_what_all_may_see_and_everything_after_the_end() -> None:
    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        room, _ = await club.match(dict.fromkeys(("red", "blue", "green"), "person"), "ambush")
        (ear,) = await sit(room, NOBODY)
        await room.do(lambda match: match.give("green", Hide(2)))
        assert room.match.hides
        assert ear.told[-1].after.ambush == 0
        assert b"ambush-laid" not in b"".join((*ear.told[-1].events, *room.match.file(NOBODY)))
        assert room.company.around().watching == 1
        for seat in ("red", "blue"):
            await room.do(lambda match, seat=seat: match.resign(seat))  # type: ignore[misc]
        for seat in (NOBODY, "red", "blue"):
            assert room.match.view(seat).ambush == 2
            assert b"ambush-laid" in b"".join(room.match.file(seat))
            assert b"ambush-laid" in b"".join(room.match.told(5, seat).events)

    run(test)


def test_people_talk() -> None:
    """In lines of some length, not too fast; it is still there tomorrow."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE)
        here, there = await sit(room, "left", "right")
        await do(room, lambda: room.company.say("left", " good \n luck "))
        assert [said.text for said in there.lines] == [said.text for said in here.lines] == ["good luck"]
        assert await unfit(room, lambda: room.company.say("left", " \n")) == "fault-talk-empty"
        assert await unfit(room, lambda: room.company.say("left", "x" * (LONGEST + 1))) == "fault-talk-long"
        for _ in range(WORDS - 1):
            await do(room, lambda: room.company.say("left", "x" * LONGEST))
        assert await unfit(room, lambda: room.company.say("left", "x")) == "fault-too-fast"
        await do(room, lambda: room.company.say("right", "easy"))
        await club.hours.go_on(10)
        await do(room, lambda: room.company.say("left", "well"))
        room = await club.again(room)
        assert [said.n for said in room.company.talk.heard_by(NOBODY)] == list(range(1, WORDS + 3))

    run(test)


def test_who_is_muted_is_not_heard_and_who_is_reported_is_seen_by_the_host() -> None:
    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE)
        here, there = await sit(room, "left", "right")
        talk = room.company.talk
        await do(room, lambda: room.company.say("left", "rude"))
        assert await unfit(room, lambda: talk.report("left", 1, "")) == "fault-no-line"
        assert await unfit(room, lambda: talk.report("right", 7, "")) == "fault-no-line"
        await do(room, lambda: talk.report("right", 1, "it is rude"))
        await do(room, lambda: talk.mute("right", "left", on=True))
        assert await unfit(room, lambda: talk.mute("right", "right", on=True)) == "fault-no-seat"
        await do(room, lambda: room.company.say("left", "hello?"))
        assert ([said.text for said in there.lines], len(here.lines)) == (["rude"], 2)
        room = await club.again(room)
        assert room.company.talk.heard_by("right") == ()
        await do(room, lambda: room.company.talk.mute("right", "left", on=False))
        assert len(room.company.talk.heard_by("right")) == 2
        (line,) = club.store.notes(room.name, REPORTS)
        report = msgspec.json.decode(line, type=Reported)
        assert (report.by, report.why, report.said.text) == ("right", "it is rude", "rude")

    run(test)


def test_whoever_comes_back_is_told_what_he_has_seen() -> None:
    """Across a closed house too."""

    async def test() -> None:
        club = Club()
        room, _ = await club.match(PEOPLE)
        (ear,) = await sit(room, "left")
        await room.do(lambda match: match.give("left", Lunge(2)))
        await go(room, ear)
        await room.do(lambda match: match.give("right", Parry()))
        room = await club.again(room)
        assert await do(room, lambda: room.company.arrive("left")) == 4
        assert room.match.entries == 5

    run(test)


def test_who_is_asked_while_nobody_is_there_is_called_once() -> None:
    async def test() -> None:
        club = Club()
        called: list[str] = []

        def call(room: Room, seat: str) -> None:
            called.append(seat)

        club.hall.call = call
        room, _ = await club.match(PEOPLE)
        await sit(room, "left")
        await room.do(lambda match: match.give("left", Lunge(2)))
        assert called == ["right"]
        await room.do(lambda match: match.give("right", Parry()))
        await room.do(lambda match: match.give("left", Press()))
        assert called == ["right", "right"]
        await sit(room, "right")
        await room.do(lambda match: match.give("right", Take()))
        await room.do(lambda match: match.undo("left", 3))
        assert called == ["right", "right"]

    run(test)


# Clearing away


def test_abandoned_matches_are_cleared_away() -> None:
    """Those that wait, and those in which nothing happens; not the finished ones, nor where somebody is there."""

    async def test() -> None:
        club = Club(rules=HouseRules(abandoned=30))
        club.hours._now = 2e9
        waiting, _ = await club.match(INVITED)
        playing, tokens = await club.match(PEOPLE)
        ended, _ = await club.match(PEOPLE)
        watched, _ = await club.match(PEOPLE)
        await ended.do(lambda match: match.resign("left"))
        await sit(watched, "left")
        await club.hours.go_on(20 * DAY)
        await playing.do(lambda match: match.give("left", Lunge(1)))
        assert await club.hall.clean() == 0
        await club.hours.go_on(11 * DAY)
        assert await club.hall.clean() == 1
        with pytest.raises(LookupError):
            await club.hall.room(waiting.name)
        await club.hours.go_on(20 * DAY)
        assert await club.hall.clean() == 1
        assert club.hall.seat_of(tokens["left"]) is None
        assert {each.game for each in club.store.games()} == {ended.name, watched.name}
        await club.hours.go_on(40 * DAY)
        again = Hall(club.store, Inline(RULES["riposte"]), find, club.hours, HouseRules(abandoned=30))
        await again.start()
        assert {each.game for each in club.store.games()} == {ended.name}

    run(test)


# Matches of yesterday


def test_a_match_of_yesterday_is_taken_up() -> None:
    """What was kept before there were invitations, clocks and talk."""

    async def test() -> None:
        club = Club()
        room, tokens = await club.match(PEOPLE)
        private = room.private
        old = {
            "secret": private.secret,
            "players": private.players,
            "tokens": private.tokens,
            "title": private.title,
            "created": private.created,
        }
        club.store.keep_private(room.name, msgspec.json.encode(old))
        room = await club.again(room)
        assert club.hall.seat_of(tokens["right"]) == (room.name, "right")
        assert (room.company.seating.owner, room.company.timing.pace.kind) == ("left", "free")
        assert await room.do(lambda match: match.give("left", Lunge(2))) is None

    run(test)
