"""Matches that are listed without being taken up, rooms that nobody uses, and matches that cannot be taken up."""

import asyncio
from typing import Any

import msgspec
import pytest

from sandtable.games import UnknownRules
from sandtable.kernel.chain import link
from sandtable.kernel.entry import ORDER, Header, read_entry
from sandtable.kernel.redact import shut_lines
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.verify import Verdict, verify
from sandtable.match.errors import Unopened
from sandtable.match.hall import REST, SHORT, SPARE, Hall
from sandtable.match.keeping import Proposal
from sandtable.match.members import HouseRules
from sandtable.match.outline import abandoned
from sandtable.match.pace import DAY, Pace
from sandtable.match.summary import read_summary, summary_of
from tests.conformance.toys.ambush import Hide, March
from tests.conformance.toys.riposte import Lunge
from tests.match.nonces import join
from tests.match.test_members import GRACE, INVITED, LIVE, PEOPLE, THREE, Club, do, go, run, sit
from tests.match.toys import RULES, Dumb, find

ALONE = {"left": "person", "right": "recruit"}


def unknown(header: Header) -> AnyRuleset:
    """No toy is known any more."""
    raise UnknownRules(header.ruleset, header.version)


def told(lines: list[bytes]) -> Verdict:
    """The verdict on a file."""
    return verify(b"".join(line + b"\n" for line in lines), lambda name, *_: RULES[name])


# Lists


def test_a_list_takes_nothing_up() -> None:
    """It says the same as the match itself, whatever has happened: begun, gone on, taken back, ended."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)

        async def listed(act: Any = None) -> None:
            if act:
                assert await live.do(act) is None
            hall = club._hall()
            await hall.start()
            outline = await hall.outline(live.name)
            assert outline.summary == summary_of(live.match)
            assert outline.entries == live.match.entries
            assert not hall._open

        await listed()
        await listed(lambda match: match.give("left", Lunge(2)))
        await listed(lambda match: match.undo("left", 3))
        await listed(lambda match: match.resign("left"))
        outline = await club.hall.outline(live.name)
        assert outline.summary.outcome
        assert outline.summary.closed

    run(test)


def test_a_list_says_which_seats_are_open() -> None:
    """Those that wait, until somebody has come."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(INVITED)
        assert (await club.hall.outline(live.name)).summary.waiting == ("right",)
        token = await do(live, lambda: live.members.seating.invite("left", "right"))
        await do(live, lambda: live.members.accept(token, ""))
        await live.do(join)
        assert (await club.hall.outline(live.name)).summary.waiting == ()

    run(test)


def test_what_an_older_program_kept_is_summed_up_once() -> None:
    """The first list takes it up, the next one does not."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        club.store._logs[live.name].summary = (0, b"")
        for opened in (1, 0):
            hall = club._hall()
            await hall.start()
            assert (await hall.outline(live.name)).summary == summary_of(live.match)
            assert len(hall._open) == opened
        club.store.sum_up(live.name, live.match.entries, b"another language")
        hall = club._hall()
        await hall.start()
        assert (await hall.outline(live.name)).summary == summary_of(live.match)
        assert read_summary(club.store.game(live.name).summary) == summary_of(live.match)

    run(test)


# Rooms


def test_a_room_that_nobody_uses_is_closed() -> None:
    """And opened again when somebody comes: entries, talk, the open wish, what was seen and who was missed stay."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        left, right = await sit(live, "left", "right")
        await do(live, lambda: live.members.say("left", "Hello"))
        assert await live.do(lambda match: match.give("left", Lunge(2))) is None
        assert await live.do(lambda match: match.offer_draw("left")) is None
        await club.hours.go_on(10 * REST)
        assert await club.hall.tidy() == 0
        await go(live, left)
        await go(live, right)
        assert await club.hall.tidy() == 0
        before, changed, around = live.match.game.lines, live.changed, live.members.around()
        await club.hours.go_on(REST)
        assert await club.hall.tidy() == 1
        assert not club.hall._open
        again = await club.hall.live(live.name)
        assert again is not live
        assert (again.match.game.lines, again.match.wish, again.changed) == (before, live.match.wish, changed)
        assert [said.text for said in again.members.talk.lines] == ["Hello"]
        assert again.private.seen == {"left": 4, "right": 4}
        claims = [seat.claim for seat in again.members.around().seats]
        assert claims == [max(seat.claim - REST, 0.0) for seat in around.seats if seat.claim is not None] == [0.0, 0.0]
        assert GRACE < REST
        assert await again.do(lambda match: match.consent("right", granted=True)) is None
        assert again.match.game.closed

    run(test)


def test_of_many_unused_rooms_only_the_last_stay_open() -> None:
    """A stranger who opens hundreds of matches and leaves does not fill the memory for long."""

    async def test() -> None:
        club = Club()
        names = [(await club.match(PEOPLE))[0].name for _ in range(SPARE + 3)]
        assert await club.hall.tidy() == 0
        await club.hours.go_on(SHORT)
        await club.hall.live(names[0])
        assert await club.hall.tidy() == 3
        assert set(names) - set(club.hall._open) == set(names[1:4])

    run(test)


def test_rooms_are_closed_by_themselves() -> None:
    """Once the house is open somebody looks after them now and then."""

    async def test() -> None:
        club = Club()
        await club.hall.start()
        live, _ = await club.match(PEOPLE)
        await asyncio.sleep(0)
        await club.hours.go_on(REST)
        while club.hall._open:
            await asyncio.sleep(0)
        assert (await club.hall.live(live.name)).match.game.lines == live.match.game.lines

    run(test)


def test_a_room_in_which_something_goes_on_stays_open() -> None:
    """A clock that runs, and a player of the computer that thinks; what is used is used."""

    async def test() -> None:
        club = Club(Dumb())
        timed, _ = await club.match(PEOPLE, pace=Pace("days", days=30))
        played, _ = await club.match(ALONE)
        await played.do(lambda match: match.give("left", Lunge(2)))
        used, _ = await club.match(PEOPLE)
        await club.hours.go_on(2 * REST)
        await club.hall.live(used.name)
        assert await club.hall.tidy() == 0
        assert set(club.hall._open) == {timed.name, played.name, used.name}

    run(test)


def test_clocks_that_stand_still_are_kept_as_they_stand() -> None:
    """A room with clocks that were stopped may be closed; nobody has lost or won a second by that."""

    async def test() -> None:
        for pace in (LIVE, Pace("days", days=1)):
            club = Club()
            live, _ = await club.match(PEOPLE, pace=pace)
            await club.hours.go_on(20)
            await live.do(lambda _, live=live: live.members.stand_in("right", "right", "recruit"))  # type: ignore[misc]
            timing = live.members.timing
            await do(live, lambda timing=timing: timing.propose(Proposal("left", "pause")))  # type: ignore[misc]
            clock = timing.now
            assert clock.paused
            await club.hours.go_on(2 * REST)
            assert await club.hall.tidy() == 1
            again = (await club.hall.live(live.name)).members.timing
            assert (again.now.left, again.now.paused, again.now.running) == (clock.left, True, clock.running)

    run(test)


# Rules that are not known


async def _hidden_match(club: Club) -> tuple[str, list[bytes]]:
    """A match of three in which green lies in ambush, and red has marched."""
    live, _ = await club.match(THREE, "ambush", listed=True)
    for seat, order in (("green", Hide(1)), ("red", March(1, 2))):
        assert await live.do(lambda match, seat=seat, order=order: match.give(seat, order)) is None  # type: ignore[misc]
    return live.name, [club.store.header(live.name), *club.store.lines(live.name)]


def test_a_match_of_unknown_rules_is_listed_and_says_why() -> None:
    """Where it stands was kept with it; it cannot be opened, and says which rules it needs."""

    async def test() -> None:
        club = Club()
        name, _ = await _hidden_match(club)
        hall = Hall(club.store, Dumb(), unknown, club.hours)
        await hall.start()
        outline = await hall.outline(name)
        assert outline.beginning.unopened
        assert outline.beginning.unopened.key == "fault-rules-unknown"
        assert outline.beginning.unopened.told == {"ruleset": "ambush", "version": "0", "known": "none"}
        assert (outline.beginning.ruleset, outline.summary.asked) == ("ambush", ("blue", "green"))
        for _ in range(2):
            with pytest.raises(Unopened) as caught:
                await hall.live(name)
            assert caught.value.told == outline.beginning.unopened.told
        hall.close()

    run(test)


def test_without_a_summary_it_is_listed_all_the_same() -> None:
    """By what its beginning and its last line say."""

    async def test() -> None:
        club = Club()
        name, _ = await _hidden_match(club)
        club.store._logs[name].summary = (0, b"")
        hall = Hall(club.store, Dumb(), unknown, club.hours)
        await hall.start()
        outline = await hall.outline(name)
        assert outline.beginning.unopened
        assert (outline.beginning.ruleset, outline.summary.asked, outline.summary.closed) == ("ambush", (), False)
        assert outline.entries == club.store.count(name)

    run(test)


def test_its_file_hides_what_was_hidden() -> None:
    """No seal is opened but those of the seat's own orders; the chain holds, and the store has lost nothing."""

    async def test() -> None:
        club = Club()
        name, lines = await _hidden_match(club)
        hall = Hall(club.store, Dumb(), unknown, club.hours)
        await hall.start()
        shown = {seat: await hall.file(name, seat) for seat in ("red", "blue", "green", "")}
        opened = {
            seat: [(entry.answer.seat, tuple(entry.open)) for entry in map(read_entry, file[1:]) if entry.open]  # type: ignore[union-attr]
            for seat, file in shown.items()
        }
        assert opened == {"red": [("red", (ORDER,))], "blue": [], "green": [("green", (ORDER,))], "": []}
        for file in shown.values():
            verdict = told(file)
            assert (verdict.fault, verdict.entries, verdict.veiled) == (None, len(lines) - 1, True)
        assert [club.store.header(name), *club.store.lines(name)] == lines

    run(test)


def test_the_file_of_a_game_that_is_over_is_whole() -> None:
    """Nothing is hidden any more, and no rules are needed to say so."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(THREE, "ambush")
        await live.do(lambda match: match.give("green", Hide(1)))
        await live.do(lambda match: match.expire(("red", "blue")))
        hall = Hall(club.store, Dumb(), unknown, club.hours)
        await hall.start()
        lines = await hall.file(live.name, "blue")
        assert lines == live.match.game.lines
        assert (told(lines).finished, told(lines).veiled) == (True, False)

    run(test)


def test_lines_of_a_program_that_knows_more_are_handed_out() -> None:
    """An answer of a kind that is not known here, with fields that are not."""
    line = b'{"n":4,"answer":{"answer":"traded","seat":"red","for":2.50},"more":[1, 2],"h":"","open":{"order":{"x":1}}}'
    assert shut_lines([b"{}", line], "blue") == [
        b"{}",
        b'{"n":4,"answer":{"answer":"traded","seat":"red","for":2.50},"more":[1, 2],"h":""}',
    ]
    assert shut_lines([b"{}", line], "red") == [b"{}", line]
    assert shut_lines([b"{}", line], "")[1] == shut_lines([b"{}", line], "blue")[1]


def test_it_is_given_up_and_deleted() -> None:
    """Each gives up his seat; the match is gone when it is deleted, and until then nothing else of it is."""

    async def test() -> None:
        club = Club()
        name, _ = await _hidden_match(club)
        hall = Hall(club.store, Dumb(), unknown, club.hours)
        await hall.start()
        await hall.give_up(name, {"red"})
        assert set(hall.private(name).tokens) == {"blue", "green"}
        again = Hall(club.store, Dumb(), find, club.hours)
        await again.start()
        assert set((await again.live(name)).private.tokens) == {"blue", "green"}
        await hall.delete(name)
        assert club.store.games() == []

    run(test)


def test_nobody_clears_away_what_nobody_could_play() -> None:
    """It stands still because its rules are not known, not because it was abandoned."""

    async def test() -> None:
        club = Club()
        name, _ = await _hidden_match(club)
        late = club.hours.now() + 10 * DAY
        assert [each.name for each in abandoned(club.store, late, find)] == [name]
        assert list(abandoned(club.store, late, unknown)) == []
        hall = Hall(club.store, Dumb(), unknown, club.hours, HouseRules(abandoned=1))
        await club.hours.go_on(10 * DAY)
        await hall.start()
        assert await hall.clean() == 0
        assert [each.game for each in club.store.games()] == [name]

    run(test)


def test_a_record_that_cannot_be_read_is_told_as_that() -> None:
    """It is listed, its lines stay, and a player who opens it hears why not."""

    async def test() -> None:
        club = Club()
        live, _ = await club.match(PEOPLE)
        await live.do(lambda match: match.give("left", Lunge(2)))
        log = club.store._logs[live.name]
        head = msgspec.json.decode(log.lines[-2])["h"]
        line = msgspec.json.decode(log.lines[-1].replace(b'"answer":"ordered"', b'"answer":"traded"'))
        del line["h"]
        log.lines[-1] = msgspec.json.encode({**line, "h": link(head, msgspec.json.encode(line))})
        hall = Hall(club.store, Dumb(), find, club.hours)
        await hall.start()
        assert (await hall.outline(live.name)).summary == summary_of(live.match)
        with pytest.raises(Unopened) as caught:
            await hall.live(live.name)
        assert caught.value.key == "fault-match-unreadable"
        assert len(await hall.file(live.name, "left")) == 5

    run(test)
