"""Matches with real dice: who may type them in, how they are corrected, and when such a game is closed."""

from typing import Any

from sandtable.kernel.awaiting import Over
from sandtable.kernel.dice import Throw
from sandtable.kernel.game import Refused
from sandtable.kernel.verify import verify
from sandtable.match.hall import Hall, Meeting
from sandtable.match.keeping import Record, taken_up
from sandtable.match.live_match import LiveMatch
from sandtable.match.luck import luck
from sandtable.match.match import Match, NoWish, Stale, Wish
from sandtable.match.outline import abandoned
from sandtable.match.pace import Pace
from sandtable.match.summary import summary_of
from sandtable.store import MemoryStore
from tests.conformance.toys.riposte import Lunge, Take
from tests.match.hours import FakeHours
from tests.match.nonces import joined
from tests.match.test_match import ALONE, NOBODY, PEOPLE, run
from tests.match.toys import RULES, SCENARIOS, TITLE, Ear, find, first, quiet

TOUCH, MISS = (6, 6), (1, 1)


async def typed(players: dict[str, str], hall: Hall | None = None, pace: Pace | None = None) -> LiveMatch:
    """A new match of Riposte with real dice."""
    hall = hall or Hall(MemoryStore(), NOBODY, find)
    meeting = Meeting(pace=pace or Pace())
    live, _ = await joined(
        await hall.new(RULES["riposte"], SCENARIOS["riposte"], players, TITLE, meeting=meeting, typed=True)
    )
    return live


def attacked(match: Match) -> None:
    """Somebody lunges, the other takes it, and now dice are awaited."""
    (seat,) = match.asked
    assert match.give(seat, Lunge(4)) is None
    assert match.give(match.asked[0], Take()) is None
    assert isinstance(match.awaits, Throw)


def beaten(match: Match) -> None:
    """Left touches three times and right never."""
    while not isinstance(match.awaits, Over):
        attacked(match)
        (seat,) = match.asked
        assert match.roll(seat, TOUCH if seat == "left" else MISS, match.entries) is None


def refused(found: Any) -> list[str]:
    """The clauses that refuse something."""
    assert isinstance(found, Refused), found
    return [each.clause for each in found.refusals]


def test_dice_are_awaited_like_an_answer() -> None:
    """The seat that throws is asked; nobody else may type, nobody may order, and faces must be on the dice."""

    async def test() -> None:
        match = (await typed(PEOPLE)).match
        assert refused(match.roll("left", TOUCH, match.entries)) == ["ST 2"]
        attacked(match)
        at = match.entries
        assert (match.asked, match.due, summary_of(match).asked) == (("left",), (), ("left",))
        assert refused(match.roll("right", TOUCH, at)) == ["ST 3"]
        assert refused(match.roll("left", (6,), at)) == refused(match.roll("left", (6, 7), at)) == ["ST 7"]
        assert refused(match.give("left", Lunge(1))) == ["ST 2"]
        assert match.options("left").offers == ()
        assert match.roll("left", TOUCH, at - 1) == Stale(at - 1, at)
        assert match.roll("left", TOUCH, at) is None
        assert match.entry_for(match.entries, "right").throws[0][1] == TOUCH
        assert [each.thrown for each in luck(match)] == []

    run(test)


def test_a_person_throws_for_the_computer() -> None:
    """The computer lunges, and the only person at the table types its dice."""

    async def test() -> None:
        live = await typed({"left": "recruit", "right": "person"})
        while not isinstance(live.match.awaits, Throw):
            await quiet(live)
            if live.match.asked == ("right",) and not isinstance(live.match.awaits, Throw):
                await live.do(lambda match: match.give("right", first(match, "right")))
        assert (live.match.awaits.seat, live.match.asked, live.match.due) == ("left", ("right",), ())
        assert await live.do(lambda match: match.roll("right", MISS, match.entries)) is None

    run(test)


def test_the_clock_of_a_person_who_throws_runs() -> None:
    """And stops when the faces are typed in."""

    async def test() -> None:
        hours = FakeHours()
        live = await typed(PEOPLE, Hall(MemoryStore(), NOBODY, find, hours), Pace("live", main=300))
        await live.do(attacked)
        assert live.members.timing.clock.running == ("left",)
        await live.do(lambda match: match.roll("left", MISS, match.entries))
        assert live.members.timing.clock.running == ("right",)

    run(test)


def test_a_typed_die_is_taken_back_if_the_other_agrees() -> None:
    """One entry back; alone against the computer at once."""

    async def test() -> None:
        match = (await typed(PEOPLE)).match
        attacked(match)
        at = match.entries
        match.roll("left", MISS, at)
        assert match.undo("left", at) is None
        assert match.wish == Wish("left", "undo", at)
        assert match.consent("right", granted=True) is None
        assert isinstance(match.awaits, Throw)
        alone = (await typed(ALONE)).match
        alone.give("left", Lunge(4))
        alone.give("right", Take())
        at = alone.entries
        alone.roll("left", MISS, at)
        assert alone.undo("left", at) is None
        assert (alone.entries, alone.wish) == (at + 2, None)

    run(test)


def test_a_game_with_typed_dice_is_closed_when_everybody_agrees() -> None:
    """Until then the last die may be corrected; the file is whole and sound, and says that its dice were typed."""

    async def test() -> None:
        store = MemoryStore()
        live = await typed(PEOPLE, Hall(store, NOBODY, find))
        ear = Ear("right")
        live.listeners.append(ear)
        assert refused(await live.do(lambda match: match.conclude("left"))) == ["ST 8"]
        await live.do(beaten)
        match = live.match
        assert (match.game.closed, bool(match.outcome), summary_of(match).closed) == (False, True, False)
        back = match.entries - 1
        await live.do(lambda match: match.undo("left", back))
        await live.do(lambda match: match.consent("right", granted=True))
        assert not match.outcome
        await live.do(lambda match: match.roll("left", TOUCH, match.entries))
        assert await live.do(lambda match: match.conclude("left")) is None
        assert ear.wishes[-1] == ("wish", Wish("left", "close"))
        again = taken_up(Record(store, live.name, live.private), find)
        assert again.wish == Wish("left", "close")
        assert isinstance(await live.do(lambda match: match.consent("left", granted=True)), NoWish)
        assert await live.do(lambda match: match.conclude("right")) is None
        assert match.game.closed
        verdict = verify(b"".join(line + b"\n" for line in match.game.lines), lambda name, *_: RULES[name])
        assert (verdict.fault, verdict.finished) == (None, True)

    run(test)


def test_against_the_computer_nobody_else_is_asked() -> None:
    """A game that is given up is closed at once, as any other."""

    async def test() -> None:
        match = (await typed(ALONE)).match
        while not isinstance(match.awaits, Over):
            if isinstance(match.awaits, Throw):
                match.roll("left", TOUCH if match.awaits.seat == "left" else MISS, match.entries)
            else:
                match.give(match.asked[0], first(match, match.asked[0]))
        assert match.conclude("left") is None
        assert match.game.closed
        given_up = (await typed(PEOPLE)).match
        assert given_up.resign("left") is None
        assert given_up.game.closed

    run(test)


def test_a_game_that_is_only_not_closed_is_not_abandoned() -> None:
    """It was played to its end, and stays however old it is."""

    async def test() -> None:
        store, hours = MemoryStore(), FakeHours()
        hall = Hall(store, NOBODY, find, hours)
        over, open_ = await typed(PEOPLE, hall), await typed(PEOPLE, hall)
        await over.do(beaten)
        assert [each.name for each in abandoned(store, hours.now() + 1, find)] == [open_.name]

    run(test)
