"""Evenings: lists of matches of any game; what is kept, what is full, and who plays them."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.match.carrying import Fought, carry_over
from sandtable.match.errors import NotPossible
from sandtable.match.evening import MOST, Evenings, evening_key
from sandtable.match.hall import Hall, Meeting
from sandtable.match.keeping import Private
from sandtable.match.match import PERSON
from sandtable.match.members import HouseRules
from sandtable.match.table import seated
from sandtable.match.thinking import Inline
from sandtable.players.chance import fresh
from sandtable.store import MemoryStore, Store, StoreFull
from tests.match.nonces import joined
from tests.match.test_match import PEOPLE, run
from tests.match.toys import RULES, SCENARIOS, TITLE

RAPIDE = load_rapide()
ROCROI = load_battle(battles()["rocroi"], RAPIDE)
SIDES = {"attacker": PERSON, "defender": PERSON}
THINKER = Inline(RULES["riposte"])


class Crowded(MemoryStore):
    """A store in which only so many private records can be changed."""

    room = 1

    def keep_private(self, game: str, private: bytes) -> None:
        if not self.room:
            raise StoreFull(Path("crowded"))
        self.room -= 1
        super().keep_private(game, private)


def opened(store: Store) -> tuple[Hall, Evenings, str]:
    """A hall and an evening in it."""
    hall = Hall(store, THINKER)
    evenings = Evenings(store, hall)
    return hall, evenings, evenings.new("Friday")


async def made(hall: Hall, token: str, players: dict[str, str] = SIDES, **more: Any) -> str:
    """A battle in an evening."""
    live, _ = await joined(
        await hall.new(RAPIDE, ROCROI, players, TITLE, meeting=Meeting(evening=token, **more), typed=True)
    )
    return live.name


def test_an_evening_is_taken_up_again() -> None:
    """With matches of two games, the last made first; another token opens nothing."""

    async def test() -> None:
        store = MemoryStore()
        hall, _, token = opened(store)
        battle = await made(hall, token, title="Rocroi")
        toy, _ = await joined(
            await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, TITLE, meeting=Meeting(evening=token))
        )
        await joined(await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, TITLE))
        again = Hall(store, THINKER)
        evenings = Evenings(store, again)
        evenings.load()
        await again.start()
        key = evenings.of(token)
        assert key == evening_key(token)
        assert (evenings.of(token[:-1]), evenings.evening(key).name) == (None, "Friday")
        assert again.of_evening(key) == [toy.name, battle]
        assert again.private(battle).called["fr"] == "Rocroi"
        again.close()

    run(test)


def test_everybody_with_the_token_plays_the_same_seats() -> None:
    """Each browser gets the same tokens, however often it asks; a seat that was left open is not among them."""

    async def test() -> None:
        hall, evenings, token = opened(MemoryStore())
        name = await made(hall, token, {"attacker": PERSON, "defender": "captain"})
        seats = await evenings.seats(name, token)
        assert list(seats) == ["attacker"]
        assert hall.seat_of(seats["attacker"]) == (name, "attacker")
        assert await evenings.seats(name, token) == seats
        assert hall.private(name).keys == {}
        assert evenings.held_seats((token,), name) == ("attacker",)
        assert evenings.held_seats(("other",), name) == ()
        assert evenings.opening((token,), "nowhere") is None

    run(test)


def test_an_evening_has_an_end() -> None:
    """A full evening takes no more matches."""

    async def test() -> None:
        hall, evenings, token = opened(MemoryStore())
        key = evening_key(token)
        for _ in range(MOST):
            evenings.check_room(key)
            await made(hall, token)
        with pytest.raises(NotPossible, match="fault-evening-full"):
            evenings.check_room(key)

    run(test)


def test_a_deleted_evening_is_gone_with_its_matches() -> None:
    """But a match in which somebody else has a seat goes on for them."""

    async def test() -> None:
        store = MemoryStore()
        hall, evenings, token = opened(store)
        await made(hall, token)
        shared = await made(hall, token, {"attacker": PERSON, "defender": "open"})
        live = await hall.live(shared)
        invitation = await live.do(lambda _: live.members.seating.invite("attacker", "defender"))
        await live.do(lambda _: live.members.accept(invitation, "Paul"))
        await evenings.delete(evening_key(token))
        assert [summary.game for summary in store.games()] == [shared]
        private = hall.private(shared)
        assert (private.evening, private.tokens, list(private.keys.values())) == ("", {}, ["defender"])
        assert evenings.of(token) is None

    run(test)


def test_matches_of_an_evening_are_never_abandoned() -> None:
    """However long nobody has played them."""

    async def test() -> None:
        store = MemoryStore()
        hall, _, token = opened(store)
        name = await made(hall, token)
        private = msgspec.json.decode(store.private(name), type=Private)
        store.keep_private(name, msgspec.json.encode(msgspec.structs.replace(private, created=0.0, changed=0.0)))
        again = Hall(store, THINKER, rules=HouseRules(abandoned=1))
        assert await again.clean() == 0

    run(test)


# Battles of an older program


def fought(store: Store, evening: str, name: str, entries: int | None = None) -> str:
    """A battle as an older program kept it: both sides joined, and begun unless it was killed before."""
    origin = fresh(SIDES)
    game = seated(RAPIDE, ROCROI, origin, typed=True)
    game.begin()
    record = Fought(origin.secret.hex(), evening, name, time.time())
    store.create(origin.game, game.lines[0], msgspec.json.encode(record))
    store.append_all(origin.game, 1, game.lines[1:][:entries])
    return origin.game


def test_old_battles_become_matches() -> None:
    """People have both seats, the evening opens them, and they go on where they stood."""

    async def test() -> None:
        store = MemoryStore()
        _, _, token = opened(store)
        names = [fought(store, evening_key(token), name) for name in ("", "Ours")]
        nothing = fought(store, evening_key(token), "never shown", 0)
        cut = fought(store, evening_key(token), "cut off", 2)
        assert (carry_over(store), carry_over(store)) == (3, 0)
        hall = Hall(store, THINKER)
        evenings = Evenings(store, hall)
        evenings.load()
        await hall.start()
        assert hall.of_evening(evening_key(token)) == [cut, *reversed(names)]
        assert [hall.private(name).called["en"] for name in names] == ["Rocroi", "Ours"]
        assert nothing not in hall.of_evening(evening_key(token))
        for name in (cut, *names):
            assert evenings.held_seats((token,), name) == ("attacker", "defender")
            assert [hall.seat_of(each) for each in (await evenings.seats(name, token)).values()] == [
                (name, "attacker"),
                (name, "defender"),
            ]
            live = await hall.live(name)
            assert await live.do(lambda match: match.roll("attacker", (4,), match.entries)) is None
        hall.close()

    run(test)


def test_a_crash_while_old_battles_are_carried_over_loses_nothing() -> None:
    """Those that were carried over stay so, and the next start takes the others."""
    store = Crowded()
    names = {fought(store, "evening-x", str(number)) for number in range(3)}
    with pytest.raises(StoreFull):
        carry_over(store)
    store.room = 10
    assert carry_over(store) == 2
    for name in names:
        private = msgspec.json.decode(store.private(name), type=Private)
        assert (private.evening, private.players) == ("evening-x", SIDES)


def test_an_old_battle_by_unknown_rules_is_carried_over() -> None:
    """It has its name and its seats, and its file is as it was."""
    store = MemoryStore()
    name = fought(store, "evening-x", "Old")
    lines, private = store.lines(name), store.private(name)
    header = store.header(name).replace(b'"ruleset":"rapide"', b'"ruleset":"rapido"')
    store.delete(name)
    store.create(name, header, private)
    store.append_all(name, 1, lines)
    assert carry_over(store) == 1
    found = msgspec.json.decode(store.private(name), type=Private)
    assert (found.called["en"], found.players, found.title) == ("Old", SIDES, {})
    assert store.lines(name) == lines
