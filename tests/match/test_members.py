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
from sandtable.match.errors import NotPossible
from sandtable.match.hall import Hall, Meeting
from sandtable.match.keeping import Private, Proposal, hashed
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import NOBODY, NoWish
from sandtable.match.members import HouseRules
from sandtable.match.pace import BACK, DAY, Pace
from sandtable.match.talk import LONGEST, REPORTS, WORDS, Reported
from sandtable.match.thinking import Inline
from sandtable.store import MemoryStore
from tests.conformance.toys.ambush import Hide, March
from tests.conformance.toys.riposte import Lunge, Parry, Press, Take
from tests.match.hours import FakeHours
from tests.match.nonces import join, joined
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

    async def match(
        self, players: dict[str, str], toy: str = "riposte", **how: Any
    ) -> tuple[LiveMatch, dict[str, str]]:
        made = await self.hall.new(RULES[toy], SCENARIOS[toy], players, {"en": "A toy"}, meeting=Meeting(**how))
        return await joined(made)

    async def again(self, live: LiveMatch) -> LiveMatch:
        """The house is closed in good order, and open again."""
        for each in self.hall._open.values():
            each.close()
        self.hall = self._hall()
        await self.hall.start()
        return await self.hall.live(live.name)


async def sit(live: LiveMatch, *seats: str) -> list[Ear]:
    """Somebody sits down at each seat."""
    ears = [Ear(seat) for seat in seats]
    for ear in ears:
        await live.do(lambda _, ear=ear: live.members.arrive(ear.seat), lambda _, ear=ear: live.listeners.append(ear))  # type: ignore[misc]
    return ears


async def go(live: LiveMatch, ear: Ear) -> None:
    """Somebody goes, and that has been told."""
    live.leave(ear)
    await asyncio.gather(*live._running)


async def not_possible(live: LiveMatch, act: Callable[[], Any]) -> str:
    """The reason why something cannot be done."""
    entries, private = live.match.entries, live.private
    with pytest.raises(NotPossible) as caught:
        await live.do(lambda _: act())
    assert (live.match.entries, live.private) == (entries, private)
    return caught.value.key


async def do(live: LiveMatch, act: Callable[[], Any]) -> Any:
    return await live.do(lambda _: act())


def left(live: LiveMatch) -> dict[str, float]:
    return live.members.timing.now.left


# Seats


def test_a_match_waits_until_its_seats_are_taken() -> None:
    """Nothing can be ordered before; whoever comes adds his own nonce, and the file verifies."""

    async def test() -> None:
        club = Club()
        live, tokens = await club.match(INVITED, name="Anna")
        assert (list(tokens), live.match.waiting, live.match.entries) == (["left"], ("right",), 1)
        assert not live.match.options("left").offers
        assert [r.clause for r in live.match.preview("left", Lunge(1)).refusals] == ["ST 6"]
        assert (await live.do(lambda match: match.give("left", Lunge(1)))) is not None
        members = live.members
        token = await do(live, lambda: members.seating.invite("left", "right"))
        live = await club.again(live)
        (ear,) = await sit(live, "left")
        assert club.hall.invited(token) == live.name
        assert club.hall.place_of(token) is None
        seat, key = await do(live, lambda: live.members.accept(token, "  Bert\n "))
        assert (live.match.open, live.match.waiting, bool(live.match.game.begun)) == ((), ("right",), False)
        await live.do(join)
        assert (seat, club.hall.seat_of(key)) == ("right", (live.name, "right"))
        assert [type(entry.answer) for entry in live.match.game.entries] == [Joined, Joined, Begun]
        assert [told.kind for told in ear.told] == ["joined", "begun"]
        assert [said.key for said in ear.lines] == ["told-joined"]
        assert [each.name for each in ear.arounds[-1].seats] == ["Anna", "Bert"]
        assert club.hall.invited(token) is None
        assert await not_possible(live, lambda: live.members.accept(token, "")) == "fault-invitation"
        lines = live.match.file("left")
        assert verify(b"".join(line + b"\n" for line in lines), lambda name, *_: RULES[name]).fault is None

    run(test)


def test_three_meet() -> None:
    """The game begins with the last of them; all are asked at once and each has his own time; all others must agree."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        seats = {"red": "person", "blue": "open", "green": "open"}
        live, _ = await club.match(seats, "ambush", pace=LIVE)
        for seat in ("green", "blue"):
            assert not live.match.game.begun
            token = await do(live, partial(live.members.seating.invite, "red", seat))
            await do(live, partial(live.members.accept, token, seat))
            await live.do(join)
        assert (live.match.players, bool(live.match.game.begun)) == (dict.fromkeys(seats, "person"), True)
        await live.do(lambda match: match.give("green", Hide(2)))
        await club.hours.go_on(10)
        assert left(live) == {"red": 50, "blue": 50, "green": 55}
        await live.do(lambda match: match.give("blue", March(1, 1)))
        await club.hours.go_on(10)
        assert left(live) == {"red": 40, "blue": 55, "green": 45}
        timing = live.members.timing
        await do(live, lambda: timing.propose(Proposal("red", "pause")))
        await do(live, lambda: timing.answer("blue", granted=True))
        assert not timing.clock.paused
        await do(live, lambda: timing.answer("green", granted=True))
        assert timing.clock.paused

    run(test)


def test_a_crash_while_somebody_joins_leaves_the_invitation() -> None:
    """Their token was kept, but they never heard of it: they come again, and then add their nonce."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(INVITED)
        token = await do(live, lambda: live.members.seating.invite("left", "right"))
        kept = club.store.private(live.name)
        await do(live, lambda: live.members.accept(token, ""))
        private = msgspec.json.decode(club.store.private(live.name), type=Private)
        before = msgspec.json.decode(kept, type=Private)
        half = msgspec.structs.replace(private, invitations=before.invitations)
        club.store.keep_private(live.name, msgspec.json.encode(half))
        live = await club.again(live)
        assert (live.match.waiting, live.members.seating.open) == (("right",), ("right",))
        assert (await do(live, lambda: live.members.accept(token, "")))[0] == "right"
        await live.do(join)
        assert live.match.game.begun
        club.store.keep_private(live.name, msgspec.json.encode(half))
        assert (await club.again(live)).private.invitations == {}

    run(test)


def test_only_whoever_made_a_match_invites() -> None:
    """And only to a seat that nobody has; a new link ends the old one."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(INVITED)
        seating = live.members.seating
        assert await not_possible(live, lambda: seating.invite("right", "right")) == "fault-not-owner"
        assert await not_possible(live, lambda: seating.invite(NOBODY, "right")) == "fault-not-owner"
        assert await not_possible(live, lambda: seating.invite("left", "left")) == "fault-seat-taken"
        assert await not_possible(live, lambda: seating.invite("left", "middle")) == "fault-no-seat"
        old = await do(live, lambda: seating.invite("left", "right"))
        new = await do(live, lambda: seating.invite("left", "right"))
        assert await not_possible(live, lambda: live.members.accept(old, "")) == "fault-invitation"
        await do(live, lambda: live.members.accept(new, ""))

    run(test)


def test_an_open_seat_of_a_listed_match_is_free_to_all() -> None:
    async def test() -> None:
        club = Club()
        live, _ = await club.match(INVITED, listed=True)
        assert club.hall.listed() == [live.name]
        await do(live, lambda: live.members.seating.list_it("left", listed=False))
        assert club.hall.listed() == []
        assert await not_possible(live, lambda: live.members.take("right", "")) == "fault-seat-taken"
        await do(live, lambda: live.members.seating.list_it("left", listed=True))
        assert await not_possible(live, lambda: live.members.take("left", "")) == "fault-seat-taken"
        _, token = await do(live, lambda: live.members.take("right", "Bert"))
        assert club.hall.seat_of(token) == (live.name, "right")
        assert await not_possible(live, lambda: live.members.take("right", "Carl")) == "fault-seat-taken"

    run(test)


def test_whoever_made_a_match_gives_an_open_seat_to_the_computer() -> None:
    """The game begins, and the link opens nothing any more."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(INVITED)
        token = await do(live, lambda: live.members.seating.invite("left", "right"))
        assert await not_possible(live, lambda: live.members.stand_in("left", "right", "nobody")) == "fault-choice"
        await do(live, lambda: live.members.stand_in("left", "right", "recruit"))
        assert live.match.game.begun
        assert await not_possible(live, lambda: live.members.accept(token, "")) == "fault-invitation"
        await live.do(lambda match: match.give("left", Lunge(2)))
        await quiet(live)
        assert live.match.game.entries[4].answer.seat == "right"  # type: ignore[union-attr]

    run(test)


def test_somebody_takes_over_from_the_computer() -> None:
    """It plays until he comes; then it is his."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match({"left": "person", "right": "recruit"})
        token = await do(live, lambda: live.members.seating.invite("left", "right"))
        assert live.members.seating.open == ("right",)
        await live.do(lambda match: match.give("left", Lunge(2)))
        await quiet(live)
        entries = live.match.entries
        await do(live, lambda: live.members.accept(token, ""))
        assert (live.match.players, live.match.entries) == (PEOPLE, entries)

    run(test)


def test_a_seat_is_taken_along_to_another_browser() -> None:
    """By a link of its own, once; both browsers then hold it."""

    async def test() -> None:
        club = Club()
        live, tokens = await club.match(PEOPLE)
        link = await do(live, lambda: live.members.seating.take_along("left"))
        seat, key = await do(live, lambda: live.members.accept(link, ""))
        assert (seat, await not_possible(live, lambda: live.members.accept(link, ""))) == ("left", "fault-invitation")
        live = await club.again(live)
        assert club.hall.seat_of(key) == club.hall.seat_of(tokens["left"]) == (live.name, "left")

    run(test)


def test_only_hashes_are_kept() -> None:
    """Of tokens, invitations, passes and links for watching."""

    async def test() -> None:
        club = Club()
        live, tokens = await club.match(INVITED)
        seating = live.members.seating
        made = [*tokens.values(), await do(live, lambda: seating.invite("left", "right"))]
        made += [await do(live, lambda: seating.take_along("left")), await do(live, lambda: seating.show("left"))]
        assert club.hall.place_of(made[-1]) == (live.name, NOBODY)
        assert club.hall.seat_of(made[-1]) is None
        kept = club.store.private(live.name)
        assert all(hashed(token).encode() in kept and token.encode() not in kept for token in made)

    run(test)


# The computer stands in


def test_the_computer_stands_in_for_who_was_away_too_long_and_gives_the_seat_back() -> None:
    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        here, there = await sit(live, "left", "right")
        await live.do(lambda match: match.give("left", Lunge(2)))
        assert await not_possible(live, lambda: live.members.stand_in("left", "right", "recruit")) == "fault-not-absent"
        await go(live, there)
        assert here.arounds[-1].seats[1].claim == GRACE
        await club.hours.go_on(GRACE - 1)
        assert await not_possible(live, lambda: live.members.stand_in("left", "right", "recruit")) == "fault-not-absent"
        await club.hours.go_on(1)
        entries = live.match.entries
        await do(live, lambda: live.members.stand_in("left", "right", "recruit"))
        await quiet(live)
        assert live.match.entries > entries
        assert (live.match.players["right"], here.arounds[-1].seats[1].away) == ("recruit", "absent")
        live = await club.again(live)
        assert live.match.players["right"] == "recruit"
        await sit(live, "right")
        assert (live.match.players, live.private.away) == (PEOPLE, {})
        assert [said.key for said in live.members.talk.lines] == ["told-stands-in", "told-back"]

    run(test)


def test_what_the_computer_has_thought_of_too_late_is_dropped() -> None:
    """Somebody comes back while it thinks: he answers himself."""

    async def test() -> None:
        dumb = Dumb(b'{"order":"take"}')
        club = Club(dumb)
        live, _ = await club.match(PEOPLE)
        await live.do(lambda match: match.give("left", Lunge(2)))
        await club.hours.go_on(GRACE)
        await do(live, lambda: live.members.stand_in("left", "right", "recruit"))
        await dumb.asked.wait()
        await sit(live, "right")
        dumb.let.set()
        assert live._bots
        await live._bots
        assert live.match.entries == 4
        assert await live.do(lambda match: match.give("right", Parry())) is None

    run(test)


def test_somebody_lets_the_computer_play_for_him() -> None:
    """Until he says that he plays himself again, wherever he is."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        await sit(live, "left", "right")
        await live.do(lambda match: match.give("left", Lunge(2)))
        assert await not_possible(live, lambda: live.members.take_back("right")) == "fault-not-away"
        await do(live, lambda: live.members.stand_in("right", "right", "recruit"))
        await quiet(live)
        live = await club.again(live)
        await sit(live, "right")
        assert live.private.away == {"right": "asked"}
        await do(live, lambda: live.members.take_back("right"))
        assert live.match.players == PEOPLE

    run(test)


def test_nobody_else_gives_a_seat_away() -> None:
    """Neither who watches nor who plays, and never one that stands in no match."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        await sit(live, "left", "right")
        for seat in ("left", "middle", NOBODY):
            assert (
                await not_possible(live, partial(live.members.stand_in, "right", seat, "recruit")) == "fault-not-absent"
            )

    run(test)


# Clocks


def test_time_that_is_over_lets_the_computer_go_on() -> None:
    """At the very moment, without anybody asking; whoever comes back has a minute."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE, pace=LIVE)
        (ear,) = await sit(live, "right")
        await club.hours.go_on(59)
        assert left(live) == {"left": 1, "right": 60}
        await club.hours.go_on(1)
        await live.do(str)
        await quiet(live)
        assert live.match.players["left"] != "person"
        assert [said.key for said in ear.lines] == ["told-time-over"]
        await sit(live, "left")
        assert (live.match.players["left"], left(live)["left"]) == ("person", 60)

    run(test)


def test_time_that_is_over_loses() -> None:
    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE, pace=Pace("live", 60, 0, at_end="loses"))
        (ear,) = await sit(live, "right")
        await club.hours.go_on(60)
        await live.do(str)
        assert live.match.game.entries[-2].answer == Expired(("left",))
        assert live.match.outcome
        assert live.match.outcome.winners == ("right",)
        assert [said.key for said in ear.lines] == ["told-time-lost"]

    run(test)


def test_all_whose_time_is_over_at_once_lose() -> None:
    """Whatever the order of their seats; the house says it of each, and only what has happened."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live, _ = await club.match(THREE, "ambush", pace=Pace("live", 60, 0, at_end="loses"))
        await live.do(lambda match: match.give("green", Hide(2)))
        (ear,) = await sit(live, "red")
        await live.do(lambda match: match.give("blue", March(1, 1)))
        await club.hours.go_on(60)
        await live.do(str)
        assert live.match.game.entries[-2].answer == Expired(("red", "green"))
        assert live.match.outcome
        assert live.match.outcome.winners == ("blue",)
        assert [(said.key, said.args) for said in ear.lines] == [
            ("told-time-lost", {"seat": seat}) for seat in ("red", "green")
        ]

    run(test)


TIMED = Pace("live", 60, 5, at_end="loses")


def whole(live: LiveMatch) -> Verdict:
    """The verdict on the file of a match."""
    return verify(b"".join(line + b"\n" for line in live.match.file("")), lambda name, *_: RULES[name])


async def dropped(club: Club) -> LiveMatch:
    """A match of three, of which the time of red is over."""
    live, _ = await club.match(THREE, "ambush", pace=TIMED)
    await live.do(lambda match: match.give("green", Hide(2)))
    for seat in ("blue", "green"):
        await live.do(lambda match, seat=seat: match.give(seat, March(1, 1)))  # type: ignore[misc]
    await club.hours.go_on(60)
    await live.do(str)
    assert left(live)["red"] == 0
    return live


def test_where_two_others_play_on_whoever_gives_up_is_out() -> None:
    """ST 9, ST 12: his questions are answered for him; when one of the last two gives up too, the other has won."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live, _ = await club.match(THREE, "ambush", pace=TIMED)
        await live.do(lambda match: match.give("green", Hide(2)))
        assert await live.do(lambda match: match.resign("red")) is None
        await quiet(live)
        assert live.match.game.entries[-2].answer == Left("red")
        assert (live.match.out, live.match.people, live.match.outcome) == (("red",), ("blue", "green"), None)
        assert live.members.timing.asked() == ("blue", "green")
        assert isinstance(await live.do(lambda match: match.resign("red")), Refused)
        assert await live.do(lambda match: match.resign("blue")) is None
        assert live.match.game.closed
        assert live.match.outcome == Outcome(("green",), "ST 9")
        assert (whole(live).fault, whole(live).finished) == (None, True)

    run(test)


def test_where_two_others_play_on_whoever_is_late_is_out() -> None:
    """ST 12: he has lost; his questions are answered for him, and the others play to the end."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live = await dropped(club)
        (ear,) = await sit(live, "blue")
        await quiet(live)
        answers = [entry.answer for entry in live.match.game.entries]
        assert answers[-3] == Dropped(("red",))
        assert [answer.seat for answer in answers[-2:]] == ["red", "red"]  # type: ignore[union-attr]
        assert [said.key for said in live.members.talk.lines] == ["told-time-dropped"]
        assert (live.match.out, live.match.people, live.match.outcome) == (("red",), ("blue", "green"), None)
        assert [seat.out for seat in live.members.around().seats] == [True, False, False]
        assert live.members.timing.asked() == live.match.awaits.seats == ("blue", "green")  # type: ignore[union-attr]
        for seat in ("blue", "green"):
            await live.do(lambda match, seat=seat: match.give(seat, March(2, 1)))  # type: ignore[misc]
        assert live.match.game.closed
        assert live.match.outcome
        assert "red" not in live.match.outcome.winners
        assert ear.told[-1].kind == "closed"
        assert (whole(live).fault, whole(live).finished) == (None, True)

    run(test)


def test_whoever_is_out_has_no_say() -> None:
    """He neither undoes, resigns, agrees nor is asked, and nobody stands in for him; the others agree without him."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live = await dropped(club)
        await quiet(live)
        for act in (lambda match: match.undo("red", 5), lambda match: match.resign("red")):
            refused = await live.do(act)
            assert isinstance(refused, Refused)
        assert isinstance(await live.do(lambda match: match.offer_draw("red")), Refused)
        assert await not_possible(live, lambda: live.members.stand_in("red", "red", "")) == "fault-out"
        assert await not_possible(live, lambda: live.members.stand_in("blue", "red", "")) == "fault-out"
        assert await live.do(lambda match: match.offer_draw("blue")) is None
        assert isinstance(await live.do(lambda match: match.consent("red", granted=True)), NoWish)
        assert await live.do(lambda match: match.consent("green", granted=True)) is None
        assert live.match.game.entries[-2].answer == Drawn(("blue", "green"))
        assert whole(live).fault is None

    run(test)


def test_the_last_two_end_it_as_two_do() -> None:
    """When only one is left, he has won."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live = await dropped(club)
        await quiet(live)
        await live.do(lambda match: match.give("green", March(2, 1)))
        await club.hours.go_on(left(live)["blue"])
        await live.do(str)
        assert live.match.game.entries[-2].answer == Expired(("blue",))
        assert live.match.outcome == Outcome(("green",), "ST 11")
        assert whole(live).fault is None

    run(test)


def test_to_be_out_is_taken_back_if_the_others_agree() -> None:
    """Then he plays again, with time enough for a move, also after the house was closed."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live = await dropped(club)
        await quiet(live)
        before = next(e.n for e in live.match.game.entries if isinstance(e.answer, Dropped)) - 1
        live = await club.again(live)
        assert live.match.out == ("red",)
        assert await live.do(lambda match: match.undo("blue", before)) is None
        assert live.match.wish
        assert await live.do(lambda match: match.consent("green", granted=True)) is None
        assert not live.match.out
        assert live.match.people == tuple(THREE)
        assert (live.members.timing.asked(), left(live)["red"]) == (("red",), BACK)
        assert await live.do(lambda match: match.give("red", March(1, 1))) is None
        assert whole(live).fault is None

    run(test)


def test_whoever_answers_last_has_his_time_anew() -> None:
    """All are asked at once, and then again: that is another question for each of them."""

    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live, _ = await club.match(THREE, "ambush", pace=Pace("days", days=2))
        await live.do(lambda match: match.give("green", Hide(2)))
        for seat in ("blue", "green"):
            await live.do(lambda match, seat=seat: match.give(seat, March(1, 1)))  # type: ignore[misc]
        await club.hours.go_on(DAY)
        assert left(live)["red"] == DAY
        await live.do(lambda match: match.give("red", March(1, 1)))
        assert live.members.timing.asked() == tuple(THREE)
        assert left(live) == dict.fromkeys(THREE, 2 * DAY)

    run(test)


async def settled(live: LiveMatch) -> None:
    """Whatever runs in the room has ended."""
    while live._running:
        await asyncio.gather(*live._running)
    await asyncio.sleep(0)


def test_an_alarm_that_wakes_too_early_rings_again() -> None:
    """A clock of the machine that was set back changes nothing."""

    async def test() -> None:
        club = Club()
        club.hours.early = 0.5
        live, _ = await club.match(PEOPLE, pace=Pace("live", 60, 0, at_end="loses"))
        await club.hours.go_on(59.5)
        await settled(live)
        assert live.match.outcome is None
        await club.hours.go_on(0.5)
        await settled(live)
        assert live.match.outcome

    run(test)


def test_whom_the_computer_stands_in_for_is_still_asked() -> None:
    """A wish to go back past dice, or to draw, waits for the person and not for whoever plays meanwhile."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        _, right_ear = await sit(live, "left", "right")
        await live.do(lambda match: match.give("left", Lunge(2)))
        await go(live, right_ear)
        await club.hours.go_on(GRACE)
        await do(live, lambda: live.members.stand_in("left", "right", "recruit"))
        await quiet(live)
        entries = live.match.entries
        await live.do(lambda match: match.undo("left", match.game.begun))
        assert (live.match.entries, live.match.wish and live.match.wish.kind) == (entries, "undo")
        await live.do(lambda match: match.consent("left", granted=False))
        await live.do(lambda match: match.offer_draw("left"))
        assert (live.match.outcome, live.match.wish and live.match.wish.kind) == (None, "draw")
        live = await club.again(live)
        assert live.match.holders == ("left", "right")

    run(test)


def test_clocks_outlive_the_house() -> None:
    """As they stood when it was closed; while it is closed nobody's seconds run."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE, pace=LIVE)
        await club.hours.go_on(10)
        await live.do(lambda match: match.give("left", Lunge(2)))
        assert left(live) == {"left": 55, "right": 60}
        await club.hours.go_on(20)
        live = await club.again(live)
        await club.hours.go_on(15)
        assert left(live) == {"left": 55, "right": 25}
        live.close()
        await club.hours.go_on(1000)
        live = await club.again(live)
        assert left(live)["right"] == 25

    run(test)


def test_days_run_out_while_the_house_is_closed_but_not_at_once() -> None:
    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE, pace=Pace("days", days=2))
        assert await not_possible(live, lambda: live.members.stand_in("right", "left", "recruit")) == "fault-not-absent"
        live.close()
        await club.hours.go_on(5 * DAY)
        live = await club.again(live)
        assert live.match.players == PEOPLE
        await club.hours.go_on(3600)
        await live.do(str)
        assert live.match.players["left"] != "person"

    run(test)


def test_the_clocks_stop_if_all_agree_and_go_on_when_one_wants_it() -> None:
    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE, pace=Pace("days", days=2))
        (ear,) = await sit(live, "right")
        timing = live.members.timing
        await do(live, lambda: timing.propose(Proposal("left", "pause")))
        assert await not_possible(live, lambda: timing.propose(Proposal("right", "pause"))) == "fault-no-wish"
        assert await not_possible(live, lambda: timing.answer("left", granted=True)) == "fault-no-wish"
        live = await club.again(live)
        timing = live.members.timing
        await do(live, lambda: timing.answer("right", granted=False))
        assert await not_possible(live, lambda: timing.answer("right", granted=True)) == "fault-no-wish"
        await do(live, lambda: timing.propose(Proposal("left", "pause")))
        await do(live, lambda: timing.answer("right", granted=True))
        await club.hours.go_on(30 * DAY)
        live = await club.again(live)
        assert (live.match.players, left(live)) == (PEOPLE, {"left": 2 * DAY})
        assert await not_possible(live, lambda: live.members.timing.resume(NOBODY)) == "fault-not-paused"
        await do(live, lambda: live.members.timing.resume("right"))
        await club.hours.go_on(DAY)
        assert left(live) == {"left": DAY}
        assert ear.told == []

    run(test)


def test_another_pace_in_the_middle_of_a_game() -> None:
    """From seconds to days and back, if all agree; who plays against the computer needs nobody."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE, pace=LIVE)
        timing = live.members.timing
        days = Proposal("left", "pace", Pace("days", days=1))
        await do(live, lambda: timing.propose(days))
        assert timing.pace == LIVE
        await do(live, lambda: timing.answer("right", granted=True))
        await club.hours.go_on(3600)
        assert (live.match.players, left(live)) == (PEOPLE, {"left": DAY - 3600})
        bad = Proposal("left", "pace", Pace("days", days=99))
        assert await not_possible(live, lambda: timing.propose(bad)) == "fault-pace"
        alone, _ = await club.match({"left": "person", "right": "recruit"})
        await do(alone, lambda: alone.members.timing.propose(Proposal("left", "pace", LIVE)))
        assert left(alone) == {"left": 60, "right": 60}
        await club.hours.go_on(10)
        assert left(alone) == {"left": 50, "right": 60}

    run(test)


# Who watches, what is said, what was missed


def test_who_watches_sees_what_all_may_see_and_everything_after_the_end() -> None:
    async def test() -> None:
        club = Club(Inline(RULES["ambush"]))
        live, _ = await club.match(dict.fromkeys(("red", "blue", "green"), "person"), "ambush")
        (ear,) = await sit(live, NOBODY)
        await live.do(lambda match: match.give("green", Hide(2)))
        assert live.match.hides
        assert ear.told[-1].after.ambush == 0
        assert b"ambush-laid" not in b"".join((*ear.told[-1].events, *live.match.file(NOBODY)))
        assert live.members.around().watching == 1
        for seat in ("red", "blue"):
            await live.do(lambda match, seat=seat: match.resign(seat))  # type: ignore[misc]
        for seat in (NOBODY, "red", "blue"):
            assert live.match.view(seat).ambush == 2
            assert b"ambush-laid" in b"".join(live.match.file(seat))
            assert b"ambush-laid" in b"".join(live.match.entry_for(5, seat).events)

    run(test)


def test_people_talk() -> None:
    """In lines of some length, not too fast; it is still there tomorrow."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        here, there = await sit(live, "left", "right")
        await do(live, lambda: live.members.say("left", " good \n luck "))
        assert [said.text for said in there.lines] == [said.text for said in here.lines] == ["good luck"]
        assert await not_possible(live, lambda: live.members.say("left", " \n")) == "fault-talk-empty"
        assert await not_possible(live, lambda: live.members.say("left", "x" * (LONGEST + 1))) == "fault-talk-long"
        for _ in range(WORDS - 1):
            await do(live, lambda: live.members.say("left", "x" * LONGEST))
        assert await not_possible(live, lambda: live.members.say("left", "x")) == "fault-too-fast"
        await do(live, lambda: live.members.say("right", "easy"))
        await club.hours.go_on(10)
        await do(live, lambda: live.members.say("left", "well"))
        live = await club.again(live)
        assert [said.n for said in live.members.talk.heard_by(NOBODY)] == list(range(1, WORDS + 3))

    run(test)


def test_who_is_muted_is_not_heard_and_who_is_reported_is_seen_by_the_host() -> None:
    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        here, there = await sit(live, "left", "right")
        talk = live.members.talk
        await do(live, lambda: live.members.say("left", "rude"))
        assert await not_possible(live, lambda: talk.report("left", 1, "")) == "fault-no-line"
        assert await not_possible(live, lambda: talk.report("right", 7, "")) == "fault-no-line"
        await do(live, lambda: talk.report("right", 1, "it is rude"))
        await do(live, lambda: talk.mute("right", "left", on=True))
        assert await not_possible(live, lambda: talk.mute("right", "right", on=True)) == "fault-no-seat"
        await do(live, lambda: live.members.say("left", "hello?"))
        assert ([said.text for said in there.lines], len(here.lines)) == (["rude"], 2)
        live = await club.again(live)
        assert live.members.talk.heard_by("right") == ()
        await do(live, lambda: live.members.talk.mute("right", "left", on=False))
        assert len(live.members.talk.heard_by("right")) == 2
        (line,) = club.store.notes(live.name, REPORTS)
        report = msgspec.json.decode(line, type=Reported)
        assert (report.by, report.why, report.said.text) == ("right", "it is rude", "rude")

    run(test)


def test_whoever_comes_back_is_told_what_he_has_seen() -> None:
    """Across a closed house too."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        (ear,) = await sit(live, "left")
        await live.do(lambda match: match.give("left", Lunge(2)))
        await go(live, ear)
        await live.do(lambda match: match.give("right", Parry()))
        live = await club.again(live)
        assert await do(live, lambda: live.members.arrive("left")) == 4
        assert live.match.entries == 5

    run(test)


def test_who_is_asked_while_nobody_is_there_is_called_once() -> None:
    async def test() -> None:
        club = Club()
        called: list[str] = []

        def call(live: LiveMatch, seat: str) -> None:
            called.append(seat)

        club.hall.call = call
        live, _ = await club.match(PEOPLE)
        await sit(live, "left")
        called.clear()
        await live.do(lambda match: match.give("left", Lunge(2)))
        assert called == ["right"]
        await live.do(lambda match: match.give("right", Parry()))
        await live.do(lambda match: match.give("left", Press()))
        assert called == ["right", "right"]
        await sit(live, "right")
        await live.do(lambda match: match.give("right", Take()))
        await live.do(lambda match: match.undo("left", 3))
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
            await club.hall.live(waiting.name)
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
        live, tokens = await club.match(PEOPLE)
        private = live.private
        old = {
            "secret": private.secret,
            "players": private.players,
            "tokens": private.tokens,
            "title": private.title,
            "created": private.created,
        }
        club.store.keep_private(live.name, msgspec.json.encode(old))
        live = await club.again(live)
        assert club.hall.seat_of(tokens["right"]) == (live.name, "right")
        assert (live.members.seating.owner, live.members.timing.pace.kind) == ("left", "free")
        assert await live.do(lambda match: match.give("left", Lunge(2))) is None

    run(test)
