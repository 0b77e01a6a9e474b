"""What is told of an entry is made once for all who may know the same, and starts from what they were told last."""

import json
from functools import partial
from typing import Any

import pytest

from sandtable.kernel.chain import canonical
from sandtable.library.words import words
from sandtable.match.hall import Hall
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import Match
from sandtable.match.thinking import Inline
from sandtable.server import voice as voices
from sandtable.server.voice import Reader, Voice
from sandtable.store import MemoryStore
from tests.conformance.toys.ambush import Hide
from tests.conformance.toys.riposte import Lunge
from tests.match.nonces import joined
from tests.match.toys import RULES, SCENARIOS, find
from tests.server.patching import applied, checked
from tests.server.test_session import run

EN, FR = words("en"), words("fr")
SEATS = {"ambush": ("red", "blue", "green"), "riposte": ("left", "right")}


async def opened(name: str) -> LiveMatch:
    hall = Hall(MemoryStore(), Inline(RULES[name]), find)
    live, _ = await joined(await hall.new(RULES[name], SCENARIOS[name], dict.fromkeys(SEATS[name], "person"), {}))
    return live


def told(found: tuple[bytes, ...]) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(found[0])
    return message


def test_those_who_may_know_the_same_are_told_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def written(message: Any) -> bytes:
        made.append(message)
        return canonical(message)

    monkeypatch.setattr(voices, "canonical", written)

    async def test() -> None:
        live = await opened("riposte")
        await live.do(lambda match: match.give("left", Lunge(2)))
        voice, n = Voice(), live.match.entries
        watching = [voice.entry(live, n, Reader("", EN)) for _ in range(3)]
        assert all(each is watching[0] for each in watching)
        assert len(made) == 1
        assert voice.entry(live, n, Reader("", FR)) is not watching[0]
        first, again = (voice.entry(live, n, Reader("left", EN)) for _ in range(2))
        assert first is again
        assert len(made) <= 3

    run(test)


def test_seats_from_whom_different_things_are_hidden_are_told_different_things() -> None:
    async def test() -> None:
        live, voice = await opened("ambush"), Voice()
        readers = [Reader(seat, EN) for seat in (*SEATS["ambush"], "")]
        before = {each: voice.view(1, live.match, each) for each in readers}
        await live.do(lambda match: match.give("green", Hide(2)))
        for each in readers:
            entry = told(voice.entry(live, live.match.entries, each))
            document = {"state": json.loads(bytes(before[each].state)), "marks": json.loads(bytes(before[each].marks))}
            after = applied(document, entry["patch"])
            assert checked(after) == entry["check"]
            assert after["state"]["ambush"] == (2 if each.seat == "green" else 0)

    run(test)


def test_when_a_game_closes_the_patch_starts_from_what_was_seen() -> None:
    """A closed game shows everything; its last readers have seen less, and nothing is missing to them afterwards."""

    async def test() -> None:
        live, voice = await opened("ambush"), Voice()
        reader = Reader("red", EN)
        whole = voice.view(1, live.match, reader)
        document = {"state": json.loads(bytes(whole.state)), "marks": json.loads(bytes(whole.marks))}
        known = live.match.entries
        await live.do(lambda match: match.give("green", Hide(2)))
        hidden = told(voice.entry(live, known + 1, reader))
        document = applied(document, hidden["patch"])
        for seat in ("red", "blue"):
            assert await live.do(partial(Match.resign, seat=seat)) is None
        assert live.match.game.closed
        for n in range(known + 2, live.match.entries + 1):
            entry = told(voice.entry(live, n, reader))
            document = applied(document, entry["patch"])
            assert checked(document) == entry["check"]

    run(test)


def test_an_audience_that_was_away_is_told_everything() -> None:
    """If somebody has missed an entry after all, the patch replaces the whole document."""

    async def test() -> None:
        live, voice = await opened("riposte"), Voice()
        await live.do(lambda match: match.give("left", Lunge(2)))
        (step,) = told(voice.entry(live, live.match.entries, Reader("left", EN)))["patch"]
        assert (step["op"], step["path"]) == ("replace", "")

    run(test)


def test_an_entry_that_could_not_be_kept_was_never_told() -> None:
    """Another entry with its number is told as what it is, and the reader's document follows."""

    async def test() -> None:
        live = await opened("riposte")
        voice, reader = Voice(), Reader("left", EN)
        welcome = json.loads(canonical(voice.welcome(1, live, reader, 0, posts=False)))
        document = {"state": welcome["state"], "marks": welcome["marks"]}
        game, known = live.match.game, live.match.entries
        game.give("left", Lunge(2))
        lost = told(voice.entry(live, known + 1, reader))
        game.forget(known)
        game.give("left", Lunge(3))
        found = told(voice.entry(live, known + 1, reader))
        assert found["head"] != lost["head"]
        assert found["lines"] == told(Voice().entry(live, known + 1, reader))["lines"]
        assert checked(applied(document, found["patch"])) == found["check"] != lost["check"]

    run(test)
