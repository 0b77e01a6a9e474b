"""Matches: seats, undo by the law, endings, players of the computer, and what each seat hears."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.grandeur.files import battles as grandeur
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.impetus.files.battles import find_battle, load_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.state import Fallen
from sandtable.kernel.entry import Drawn, Header, Resigned, Undone, read_entry
from sandtable.kernel.game import Refused
from sandtable.kernel.verify import verify
from sandtable.match.hall import Hall, Meeting
from sandtable.match.keeping import Private, Record, kept, taken_up
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import Match, NoWish, Stale, Wish
from sandtable.match.pace import Pace
from sandtable.match.thinking import Inline, Workers
from sandtable.players.roster import agrees_to_draw
from sandtable.store import MemoryStore, StoreFull
from tests.conformance.toys.ambush import AmbushLaid, Hide, March, MarchPlanned
from tests.conformance.toys.riposte import Lunge, Parry, Press, Take
from tests.match.nonces import joined
from tests.match.toys import RULES, SCENARIOS, Dumb, Ear, dies, find, first, opened, quiet, sleeps

PEOPLE = {"left": "person", "right": "person"}
ALONE = {"left": "person", "right": "recruit"}
NOBODY = Inline(RULES["riposte"])


def run(test: Callable[[], Awaitable[None]]) -> None:
    """An asynchronous test."""

    async def whole() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(whole())


async def exchange(live: Any, *, parry: bool = False) -> None:
    """Left lunges, right takes it: dice are thrown."""
    assert await live.do(lambda match: match.give("left", Lunge(2))) is None
    assert await live.do(lambda match: match.give("right", Parry() if parry else Take())) is None


def test_a_match_is_played_to_its_end_and_verifies() -> None:
    """A person against the computer; every entry was kept before it was told, and the file is whole and sound."""

    async def test() -> None:
        store = MemoryStore()
        _, live = await opened("riposte", ALONE, NOBODY, store)
        ear = Ear("left")
        live.listeners.append(ear)
        while live.match.outcome is None:
            await live.do(lambda match: match.give("left", first(match, "left")))
            await quiet(live)
        assert [told.n for told in ear.told] == list(range(4, live.match.entries + 1))
        assert ear.told[-1].kind == "closed"
        assert ear.told[-1].awaits.outcome == live.match.outcome  # type: ignore[union-attr]
        lines = [store.header(live.name), *store.lines(live.name)]
        assert lines == live.match.file("left")
        verdict = verify(b"".join(line + b"\n" for line in lines), lambda name, *_: RULES[name])
        assert (verdict.fault, verdict.finished) == (None, True)

    run(test)


def test_throws_are_told_with_their_reasons() -> None:
    """Whoever hears of dice hears what they were thrown for."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        await exchange(live)
        ((throw, faces),) = live.match.throws(live.match.entries)
        assert (throw.seat, throw.what, [line.why for line in throw.lines]) == ("left", "touch", ["power"])
        assert len(faces) == 2

    run(test)


def test_each_seat_hears_only_what_it_may() -> None:
    """Where the ambush lies and who plans what is not told, in events, states and files, until it is shown."""

    async def test() -> None:
        _, live = await opened("ambush", dict.fromkeys(("red", "blue", "green"), "person"), Inline(RULES["ambush"]))
        ears = {seat: Ear(seat) for seat in live.match.seats}
        live.listeners += ears.values()
        await live.do(lambda match: match.give("green", Hide(2)))
        await live.do(lambda match: match.give("red", March(1, 1)))

        def heard(seat: str) -> set[type]:
            return {type(_event(raw)) for told in ears[seat].told for raw in told.events}

        assert AmbushLaid in heard("green")
        assert AmbushLaid not in heard("red") | heard("blue")
        assert MarchPlanned in heard("red")
        assert MarchPlanned not in heard("green") | heard("blue")
        assert [ears[seat].told[-1].after.ambush for seat in ("red", "blue", "green")] == [0, 0, 2]
        assert b"ambush-laid" not in b"".join(live.match.file("blue"))
        await live.do(lambda match: match.give("blue", March(1, 2)))
        await live.do(lambda match: match.give("green", March(1, 3)))
        assert ears["red"].told[-1].after.ambush == 2
        assert b"ambush-laid" in b"".join(live.match.file("blue"))

    run(test)


def _event(raw: Any) -> Any:
    return msgspec.json.decode(raw, type=RULES["ambush"].event_type)


def test_whoever_has_not_seen_the_last_entry_is_told_so() -> None:
    """His order is not even judged."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        seen = live.match.entries
        assert await live.do(lambda match: match.give("left", Lunge(2), seen)) is None
        assert await live.do(lambda match: match.give("right", Take(), seen)) == Stale(seen, seen + 1)
        assert live.match.entries == seen + 1

    run(test)


def test_a_refused_order_changes_nothing() -> None:
    """Neither the match nor what was kept."""

    async def test() -> None:
        store = MemoryStore()
        _, live = await opened("riposte", PEOPLE, NOBODY, store)
        assert isinstance(await live.do(lambda match: match.give("right", Lunge(2))), Refused)
        assert isinstance(await live.do(lambda match: match.give("left", Lunge(9))), Refused)
        assert store.count(live.name) == live.match.entries == 3

    run(test)


# Undo


def test_undo_is_free_to_the_last_throw() -> None:
    """Nobody is asked, and the file says that it happened."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        begun = live.match.entries
        await live.do(lambda match: match.give("left", Lunge(2)))
        assert await live.do(lambda match: match.undo("left", begun)) is None
        assert live.match.game.entries[-1].answer == Undone("left", begun)
        assert live.match.view("left") == live.match.view("left", begun)

    run(test)


def test_undo_of_a_throw_needs_everybody_else() -> None:
    """It is asked for, turned down, asked for again and granted."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        begun = live.match.entries
        left, right = Ear("left"), Ear("right")
        live.listeners += [left, right]
        await exchange(live)
        stands = live.match.entries
        assert await live.do(lambda match: match.undo("left", begun)) is None
        assert live.match.entries == stands
        assert [kind for kind, _ in right.wishes] == ["wish"]
        assert left.wishes == right.wishes
        assert await live.do(lambda match: match.consent("left", granted=True)) == NoWish()
        await live.do(lambda match: match.consent("right", granted=False))
        assert [kind for kind, _ in left.wishes] == ["wish", "declined"]
        assert await live.do(lambda match: match.consent("right", granted=True)) == NoWish()
        await live.do(lambda match: match.undo("left", begun))
        await live.do(lambda match: match.consent("right", granted=True))
        assert live.match.game.entries[-1].answer == Undone("left", begun, ("right",))
        assert live.match.view("left") == live.match.view("left", begun)
        assert left.told[-1].kind == "undone"

    run(test)


def test_a_wish_lapses_when_the_game_goes_on() -> None:
    """What was asked for then is not granted later."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        begun = live.match.entries
        await exchange(live)
        await live.do(lambda match: match.undo("left", begun))
        await live.do(lambda match: match.give("right", Lunge(1)))
        assert await live.do(lambda match: match.consent("right", granted=True)) == NoWish()

    run(test)


def test_the_computer_never_minds_an_undo() -> None:
    """Its leave is written down; then it thinks anew."""

    async def test() -> None:
        _, live = await opened("riposte", ALONE, NOBODY)
        begun = live.match.entries
        while not live.match.throws(live.match.entries):
            await live.do(lambda match: match.give("left", first(match, "left")))
            await quiet(live)
        assert await live.do(lambda match: match.undo("left", begun)) is None
        undone = [entry.answer for entry in live.match.game.entries if isinstance(entry.answer, Undone)]
        assert undone == [Undone("left", begun, ("right",))]
        assert live.match.standing[-1] == begun
        assert live.match.outcome is None

    run(test)


@pytest.mark.parametrize("to", [-1, 0, 1, 2, 99])
def test_undo_to_nowhere_is_refused(to: int) -> None:
    """Before the opening, beyond the last entry."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        assert isinstance(await live.do(lambda match: match.undo("left", to)), Refused)

    run(test)


# Endings


def test_a_seat_resigns() -> None:
    """The other has won, and the file is closed."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        assert await live.do(lambda match: match.resign("left")) is None
        assert live.match.game.entries[-2].answer == Resigned("left")
        assert live.match.outcome
        assert live.match.outcome.winners == ("right",)
        assert isinstance(await live.do(lambda match: match.give("left", Lunge(1))), Refused)
        assert isinstance(await live.do(lambda match: match.undo("left", 3)), Refused)
        assert isinstance(await live.do(lambda match: match.resign("right")), Refused)
        assert isinstance(await live.do(lambda match: match.offer_draw("right")), Refused)
        assert live.match.preview("left", Lunge(1)).refusals
        assert not live.match.options("left").offers

    run(test)


@pytest.mark.parametrize("answer", ["consent", "offer"])
def test_people_agree_on_a_draw(answer: str) -> None:
    """By consent, or by an offer of the other."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        ear = Ear("right")
        live.listeners.append(ear)
        await live.do(lambda match: match.offer_draw("left"))
        assert [wish.kind for _, wish in ear.wishes] == ["draw"]
        if answer == "offer":
            await live.do(lambda match: match.offer_draw("right"))
        else:
            await live.do(lambda match: match.consent("right", granted=True))
        assert live.match.game.entries[-2].answer == Drawn(("left", "right"))
        assert live.match.outcome
        assert live.match.outcome.winners == ()

    run(test)


@pytest.mark.parametrize(
    ("ruleset", "battle"),
    [
        (load_impetus(), load_battle(find_battle("first-battle"))),
        (load_grandeur(), grandeur.load_battle(grandeur.find_battle("peninsular-ridge"))),
    ],
    ids=["impetus", "grandeur"],
)
def test_a_computer_that_is_winning_plays_on(ruleset: Any, battle: Any) -> None:
    """It is not asked by hand: the share of VD that both have lost decides."""
    state = ruleset.setup(battle)
    assert all(agrees_to_draw(ruleset, state, seat) for seat in ("red", "blue"))
    (first, *_) = [unit for unit in state.units if unit.seat == "red"]
    gone = msgspec.structs.replace(state, gone=(Fallen(first.id, "red", battle.red.army.vd // 4),))
    assert (agrees_to_draw(ruleset, gone, "red"), agrees_to_draw(ruleset, gone, "blue")) == (True, False)


def test_a_skirmish_that_is_being_won_goes_on() -> None:
    """By the points that each would have if it ended now."""
    ruleset = load_argad()
    scenario = load_scenario(find_scenario("village-raid"))
    state = ruleset.setup(scenario)
    ahead = {seat: agrees_to_draw(ruleset, state, seat) for seat in scenario.seats}
    assert ahead == {"brigands": True, "village": False}, "nothing is looted yet, and that is what the village wants"


def test_nobody_takes_back_what_another_has_answered() -> None:
    """Not without his leave, even where no die was thrown; and what was taken back stays sealed to the others."""

    async def test() -> None:
        _, live = await opened("ambush", dict.fromkeys(("red", "blue", "green"), "person"), NOBODY)
        await live.do(lambda match: match.give("green", Hide(2)))
        await live.do(lambda match: match.give("red", March(1, 1)))
        before = live.match.entries - 1
        assert (live.match.entry_for(before + 1, "red").free, live.match.entry_for(before + 1, "blue").free) == (
            before,
            before + 1,
        )
        assert await live.do(lambda match: match.undo("blue", before)) is None
        assert (live.match.entries, live.match.wish) == (before + 1, Wish("blue", "undo", before))
        await live.do(lambda match: match.consent("blue", granted=False))
        assert await live.do(lambda match: match.undo("red", before)) is None
        assert isinstance(live.match.game.entries[-1].answer, Undone)
        for seat in ("red", "blue", "green"):
            await live.do(lambda match, seat=seat: match.give(seat, March(1, 2)))  # type: ignore[misc]
        withdrawn = [read_entry(line) for line in live.match.file("blue")[1:]][before]
        own = [read_entry(line) for line in live.match.file("red")[1:]][before]
        assert (bool(withdrawn.open), bool(own.open)) == (False, True)

    run(test)


# Keeping


def test_a_wish_outlives_the_program() -> None:
    """It is open where it was; an entry after it ends it, and so does a no."""

    async def test() -> None:
        store = MemoryStore()
        live, _ = await joined(await Hall(store, NOBODY, find).new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}))

        async def again() -> Any:
            hall = Hall(store, NOBODY, find)
            await hall.start()
            return await hall.live(live.name)

        await live.do(lambda match: match.offer_draw("left"))
        assert (await again()).match.wish == live.match.wish == Wish("left", "draw")
        assert await (await again()).do(lambda match: match.consent("right", granted=False)) is None
        assert (await again()).match.wish is None
        await live.do(lambda match: match.consent("left", granted=False))
        await live.do(lambda match: match.offer_draw("left"))
        await live.do(lambda match: match.give("left", Lunge(2)))
        assert (await again()).match.wish is None

    run(test)


class Fickle(MemoryStore):
    """A store that is full now and then."""

    full = False

    def append_all(
        self, game: str, first_number: int, lines: Any, summary: bytes = b"", private: bytes | None = None
    ) -> None:
        if self.full:
            raise StoreFull("x")  # type: ignore[arg-type]
        super().append_all(game, first_number, lines, summary, private)


def test_what_cannot_be_kept_has_not_happened() -> None:
    """Nobody hears of it, and the dice are the same when it is tried again."""

    async def test() -> None:
        store = Fickle()
        _, live = await opened("riposte", PEOPLE, NOBODY, store)
        ear = Ear("left")
        live.listeners.append(ear)
        await live.do(lambda match: match.give("left", Lunge(2)))
        throws, state = live.match.game.throws, live.match.game.state
        store.full = True
        with pytest.raises(StoreFull):
            await live.do(lambda match: match.give("right", Take()))
        assert (live.match.game.throws, live.match.game.state) == (throws, state)
        assert len(ear.told) == 1
        store.full = False
        await live.do(lambda match: match.give("right", Take()))
        verdict = verify(b"".join(line + b"\n" for line in live.match.file("left")), lambda name, *_: RULES[name])
        assert verdict.fault is None

    run(test)


@pytest.mark.parametrize("act", ["order", "undo", "wish"])
def test_a_turn_that_cannot_be_kept_has_not_happened(act: str) -> None:
    """Entries, dice, wish, clocks and private record are as before, nobody hears of it, and it may be tried again."""
    acts: dict[str, Any] = {
        "order": lambda match: match.give("right", Take()),
        "undo": lambda match: match.undo("left", match.game.begun),
        "wish": lambda match: match.offer_draw("right"),
    }

    async def test() -> None:
        store = Fickle()
        meeting = Meeting(pace=Pace("live", main=600, increment=5))
        hall = Hall(store, NOBODY, find)
        live, _ = await joined(
            await hall.new(RULES["riposte"], RULES["riposte"].scenario_type(), PEOPLE, {}, meeting=meeting)
        )
        ear = Ear("left")
        live.listeners.append(ear)
        await live.play(lambda match: match.give("left", Lunge(2)))
        assert msgspec.json.decode(store.private(live.name), type=Private) == live.private
        before, known = standing(live), (store.private(live.name), store.lines(live.name))
        store.full = True
        with pytest.raises(StoreFull):
            await live.play(acts[act])
        assert standing(live) == before
        assert (len(ear.told), len(ear.wishes)) == (1, 0)
        store.full = False
        assert (store.private(live.name), store.lines(live.name)) == known
        assert await live.play(acts[act]) is None
        assert standing(live) != before
        hall.close()

    run(test)


def standing(live: LiveMatch) -> tuple[Any, ...]:
    """All of a match that a turn may change."""
    match, members = live.match, live.members
    game = (match.game.lines, match.game.throws, [*match.game.stands], match.game.state)
    return (*game, match.wish, live.private, members.timing.memo, members.timing.asked(), members.moved, match.awaits)


def test_a_turn_is_one_write() -> None:
    """An order with its summary, the clocks and what standing orders answer to it are handed in together."""

    async def test() -> None:
        store = MemoryStore()
        meeting = Meeting(pace=Pace("live", main=600, increment=5))
        hall = Hall(store, NOBODY, find)
        live, _ = await joined(
            await hall.new(RULES["riposte"], RULES["riposte"].scenario_type(), PEOPLE, {}, meeting=meeting)
        )
        written: list[str] = []
        for name in ("append_all", "keep_private", "sum_up"):
            counted(store, name, written)
        await live.play(lambda match: match.give("left", Lunge(2)))
        assert written == ["append_all"]
        hall.close()

    run(test)


def counted(store: MemoryStore, name: str, written: list[str]) -> None:
    """Calls of a method of a store are noted."""
    real = getattr(store, name)

    def call(*args: Any, **kwargs: Any) -> Any:
        written.append(name)
        return real(*args, **kwargs)

    setattr(store, name, call)


def test_matches_are_taken_up_again() -> None:
    """By another hall, where they stood; tokens still open their seats, and finished ones stay finished."""

    async def test() -> None:
        store = MemoryStore()
        store.create("other", b"{}")
        hall = Hall(store, NOBODY, find)
        live, tokens = await joined(await hall.new(RULES["riposte"], RULES["riposte"].scenario_type(), PEOPLE, {}))
        await exchange(live, parry=True)
        ended, _ = await joined(await hall.new(RULES["riposte"], RULES["riposte"].scenario_type(), PEOPLE, {}))
        await ended.do(lambda match: match.resign("left"))
        hall.close()
        again = Hall(store, NOBODY, find)
        await again.start()
        assert {each.name: each.finished for each in kept(store)} == {live.name: False, ended.name: True}
        assert again.seat_of(tokens["left"]) == (live.name, "left")
        assert again.seat_of("x") is None
        found = await again.live(live.name)
        assert found.match.game.lines == live.match.game.lines
        assert found.match.game.state == live.match.game.state
        assert await found.do(lambda match: match.give("left", Press())) is None
        assert (await again.live(ended.name)).match.outcome == ended.match.outcome
        assert not any(token.encode() in store.private(live.name) for token in tokens.values())

    run(test)


def test_the_computer_goes_on_where_it_was_asked() -> None:
    """A match that was left while the computer was thinking."""

    async def test() -> None:
        store = MemoryStore()
        _, live = await opened("riposte", ALONE, Dumb(), store)
        await live.do(lambda match: match.give("left", Lunge(2)))
        live.close()
        stood = live.match.entries
        again = Hall(store, NOBODY, find)
        await again.start()
        found = await again.live(live.name)
        await quiet(found)
        assert found.match.entries > stood
        (each,) = kept(store)
        assert taken_up(Record(store, each.name, each.private), find).game.lines == found.match.game.lines

    run(test)


def test_only_what_goes_on_by_itself_is_opened_at_the_start() -> None:
    """What people play in their own time, or against the computer while they are asked, waits until somebody comes."""

    async def test() -> None:
        store = MemoryStore()
        first = Hall(store, Dumb(), find)
        rules, scenario = RULES["riposte"], SCENARIOS["riposte"]
        idle, _ = await joined(await first.new(rules, scenario, PEOPLE, {}))
        paced = Meeting(pace=Pace("days", days=2))
        timed, _ = await joined(await first.new(rules, scenario, PEOPLE, {}, meeting=paced))
        played, _ = await joined(await first.new(rules, scenario, ALONE, {}))
        asked, _ = await joined(await first.new(rules, scenario, ALONE, {}))
        await asked.do(lambda match: match.give("left", Lunge(2)))
        first.close()
        looked: list[str] = []

        def noted(header: Header) -> Any:
            looked.append(header.game)
            return find(header)

        again = Hall(store, Dumb(), noted)
        await again.start()
        assert again.waking
        await again.waking
        assert sorted(looked) == sorted([timed.name, asked.name])
        assert not (await again.live(played.name)).match.due
        assert (await again.live(idle.name)).match.game.lines == idle.match.game.lines
        again.close()

    run(test)


# Players of the computer


@pytest.mark.parametrize("nonsense", [b"", b"{", b'{"order":"feint"}', b'{"order":"lunge","power":3}'])
def test_a_useless_answer_is_replaced_and_told(nonsense: bytes) -> None:
    """Its order is judged like anybody's."""

    async def test() -> None:
        dumb = Dumb(nonsense)
        dumb.let.set()
        _, live = await opened("riposte", ALONE, dumb)
        ear = Ear("left")
        live.listeners.append(ear)
        await live.do(lambda match: match.give("left", Lunge(2)))
        await ear.hurt.wait()
        assert ear.failed == ["right"]
        assert ear.told[-1].seat == "right"

    run(test)


def test_an_answer_that_comes_too_late_is_not_given() -> None:
    """The game has gone back meanwhile."""

    async def test() -> None:
        dumb = Dumb(b'{"order":"take"}')
        _, live = await opened("riposte", ALONE, dumb)
        begun = live.match.entries
        await live.do(lambda match: match.give("left", Lunge(2)))
        await dumb.asked.wait()
        await live.do(lambda match: match.undo("left", begun))
        stood = live.match.entries
        dumb.let.set()
        assert live._bots
        await live._bots
        assert live.match.entries == stood

    run(test)


@pytest.mark.parametrize("work", [dies, sleeps])
def test_a_worker_that_fails_twice_is_replaced_by_a_plain_order(work: Any) -> None:
    """The game goes on, and everybody is told."""

    async def test() -> None:
        workers = Workers(1, 1.5 if work is sleeps else 60.0, work)
        _, live = await opened("riposte", ALONE, workers)
        ear = Ear("left")
        live.listeners.append(ear)
        await live.do(lambda match: match.give("left", Lunge(2)))
        await ear.hurt.wait()
        live.close()
        workers.close()
        assert ear.failed == ["right"]
        assert live.match.entries == 5

    run(test)


def test_several_matches_are_played_at_once() -> None:
    """None waits for another; whoever orders twice at once orders once."""

    async def test() -> None:
        hall = Hall(MemoryStore(), NOBODY, find)
        scenario = RULES["riposte"].scenario_type()
        lives = [(await joined(await hall.new(RULES["riposte"], scenario, ALONE, {})))[0] for _ in range(5)]

        async def play(live: Any) -> None:
            while live.match.outcome is None:
                give = partial(Match.give, seat="left", order=first(live.match, "left"), at=live.match.entries)
                both = [live.do(give), live.do(give)]
                assert sorted(type(found).__name__ for found in await asyncio.gather(*both)) == ["NoneType", "Stale"]
                await quiet(live)

        await asyncio.gather(*(play(live) for live in lives))
        assert all(live.match.game.closed for live in lives)

    run(test)
