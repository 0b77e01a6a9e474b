"""A session without its socket: what is hidden, a full disk, players that fail, and whoever does not listen."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from sandtable.games.impetus.rules.shooting.dice import Hits
from sandtable.kernel.dice import Throw
from sandtable.match.hall import Hall
from sandtable.match.thinking import Inline
from sandtable.server import telling
from sandtable.server.session import WAITING, WAITING_BYTES, Session
from sandtable.server.wire import messages as wire
from sandtable.store import MemoryStore
from tests.match.nonces import joined
from tests.match.test_match import Fickle
from tests.match.toys import RULES, SCENARIOS, Dumb, find

LUNGE = {"order": "lunge", "power": 2}


class Talk:
    """A session, spoken with as JSON."""

    def __init__(self, hall: Hall) -> None:
        self.session = Session(hall)
        self._number = 0

    async def ask(self, what: str, **args: Any) -> list[dict[str, Any]]:
        """All that is told up to the answer."""
        self._number += 1
        await self.session.hear(json.dumps({"ask": what, "id": self._number, **args}).encode())
        return self.told()

    def told(self) -> list[dict[str, Any]]:
        """All that was told since."""
        found = []
        while not self.session.out.empty():
            found.append(json.loads(self.session.out.get_nowait() or b""))
        return [message for message in found if message["tell"] not in ("around-message", "talk-message")]


def run(test: Callable[[], Awaitable[None]]) -> None:
    """An asynchronous test."""

    async def whole() -> None:
        await asyncio.wait_for(test(), 30)

    asyncio.run(whole())


async def seats(
    name: str, players: dict[str, str], store: Any = None, thinker: Any = None, *, typed: bool = False
) -> tuple[Hall, dict[str, Talk]]:
    """A match of a toy, everybody at his seat."""
    hall = Hall(store or MemoryStore(), thinker or Inline(RULES[name]), find)
    _, tokens = await joined(await hall.new(RULES[name], SCENARIOS[name], players, {"en": "A toy"}, typed=typed))
    talks = {seat: Talk(hall) for seat in tokens}
    for seat, talk in talks.items():
        (welcome,) = await talk.ask("hello", token=tokens[seat])
        assert (welcome["tell"], welcome["seat"], welcome["game"]) == ("welcome", seat, name)
    return hall, talks


def test_what_is_hidden_is_not_sent() -> None:
    """Three seats, one ambush: only who laid it hears where."""

    async def test() -> None:
        _, talks = await seats("ambush", dict.fromkeys(("red", "blue", "green"), "person"))
        answer = (await talks["green"].ask("give", order={"order": "hide", "path": 2}, at=4))[-1]
        assert answer["tell"] == "done"
        (entry,) = talks["red"].told()
        assert "ambush" not in "".join(each["path"] for each in entry["patch"])
        (options,) = await talks["red"].ask("ask-options")
        assert [(offer["field"], offer["low"], offer["high"]) for offer in options["offers"]] == [("path", 1, 3)]

    run(test)


def test_what_cannot_be_kept_is_told_and_has_not_happened() -> None:
    """Nobody else hears anything; later it can be tried again."""

    async def test() -> None:
        store = Fickle()
        _, talks = await seats("riposte", {"left": "person", "right": "person"}, store)
        store.full = True
        (fault,) = await talks["left"].ask("give", order=LUNGE, at=3)
        assert fault["key"] == "fault-not-kept"
        assert talks["right"].told() == []
        store.full = False
        entry, done = await talks["left"].ask("give", order=LUNGE, at=3)
        assert (entry["n"], entry["kind"], done["tell"]) == (4, "ordered", "done")
        assert talks["right"].told() == [entry | {"free_undo": 4}]

    run(test)


def test_a_player_that_fails_is_told() -> None:
    """As a fault of no request."""

    async def test() -> None:
        dumb = Dumb(b"nonsense")
        dumb.let.set()
        hall, talks = await seats("riposte", {"left": "person", "right": "recruit"}, thinker=dumb)
        told = await talks["left"].ask("give", order=LUNGE, at=3)
        while not any(message["tell"] == "fault-message" for message in told):
            told.append(json.loads(await talks["left"].session.out.get() or b""))
        (fault,) = (message for message in told if message["tell"] == "fault-message")
        assert (fault["id"], fault["key"], fault["args"]) == (0, "fault-player", {"seat": "right"})
        hall.close()

    run(test)


def test_whoever_does_not_listen_is_cut_off() -> None:
    """The others go on."""

    async def test() -> None:
        _, talks = await seats("riposte", {"left": "person", "right": "person"})
        deaf = talks["right"].session
        for _ in range(WAITING + 5):
            deaf.tell(wire.Done(0))
        assert deaf.over
        assert deaf.out.qsize() == WAITING + 1
        deaf.leave()
        assert (await talks["left"].ask("give", order=LUNGE, at=3))[-1]["tell"] == "done"

    run(test)


def test_long_messages_that_nobody_reads_wait_only_so_far() -> None:
    """By their bytes, not only by their number; whatever was read no longer counts."""

    async def test() -> None:
        _, talks = await seats("riposte", {"left": "person", "right": "person"})
        deaf, long = talks["right"].session, b"x" * (WAITING_BYTES // 10)
        for _ in range(30):
            deaf.tell(long)
            await deaf.next()
        assert not deaf.over
        for _ in range(30):
            deaf.tell(long)
        assert deaf.over
        assert deaf.out.qsize() < 15
        deaf.leave()

    run(test)


def test_which_dice_are_hits() -> None:
    """Each 6 and each pair of 5s."""
    for faces, hits in (((6, 5, 1, 5, 5), (0, 1, 3)), ((5, 4), ()), ((6, 6), (0, 1)), ((), ())):
        assert telling.throw(Throw("red", "melee", len(faces), 6, Hits()), faces).hits == hits


def test_whoever_is_out_only_watches() -> None:
    """ST 12: his orders are refused by name, and all else is as before."""

    async def test() -> None:
        hall, talks = await seats("ambush", dict.fromkeys(("red", "blue", "green"), "person"))
        (live,) = hall._open.values()
        assert await live.do(lambda match: match.expire(("red",))) is None
        talks["red"].told()
        for what, args in (("resign", {}), ("offer-draw", {}), ("give", {"order": {"order": "march"}, "at": 4})):
            (fault,) = await talks["red"].ask(what, **args)
            assert (fault["tell"], fault["key"]) == ("fault-message", "fault-out")
        assert (await talks["red"].ask("ping"))[-1]["tell"] == "done"
        assert (await talks["red"].ask("say", text="Go on!"))[-1]["tell"] == "done"

    run(test)


def test_real_dice_are_typed_in() -> None:
    """The dice that are awaited are told with their reasons; the game is closed when everybody agrees."""

    async def test() -> None:
        _, talks = await seats("riposte", {"left": "person", "right": "person"}, typed=True)
        left, right = talks["left"], talks["right"]
        at = 3
        awaits: dict[str, Any] = {"seats": ["left"], "outcome": None}
        while not awaits["outcome"]:
            (asked,) = awaits["seats"]
            await talks[asked].ask("give", order={"order": "lunge", "power": 4}, at=at)
            other = "right" if asked == "left" else "left"
            await talks[other].ask("give", order={"order": "take"}, at=at + 1)
            entry = talks[asked].told()[-1]
            throw = entry["awaits"]["throw"]
            assert (entry["awaits"]["seats"], throw["seat"], throw["count"], throw["sides"]) == ([asked], asked, 2, 6)
            assert throw["lines"] == [{"value": 4, "clause": "RI 1", "why": "power"}]
            refused = (await talks[other].ask("roll", faces=[1, 1], at=at + 2))[-1]
            assert refused["refusals"][0]["clause"] == "ST 3"
            told = await talks[asked].ask("roll", faces=[6, 6] if asked == "left" else [1, 1], at=at + 2)
            assert told[-1]["tell"] == "done"
            awaits, at = told[0]["awaits"], at + 3
        assert (await left.ask("conclude", at=at))[-1]["tell"] == "done"
        assert [each["wish"] for each in right.told() if each["tell"] == "wish-message"] == ["close"]
        closed = await right.ask("conclude", at=at)
        assert (closed[0]["kind"], closed[-1]["tell"]) == ("closed", "done")

    run(test)
