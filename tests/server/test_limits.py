"""Limits: buckets that fill by themselves, an address each, and lines that are slowed down before they are cut."""

import json
from typing import Any

import pytest

from sandtable.match.hall import Hall
from sandtable.match.thinking import Inline
from sandtable.server.limits import MOST, RATES, SOCKETS, Bucket, Guard, Limits, Rate, address_of
from sandtable.server.session import PATIENCE, Session
from sandtable.store import MemoryStore
from tests.match.toys import RULES, SCENARIOS, find
from tests.server.test_session import run, wire_json

PEOPLE = {"left": "person", "right": "person"}


class Time:
    """Seconds that go by when they are told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_by_itself_and_never_over() -> None:
    time = Time()
    bucket = Bucket(Rate(3, 0.5), time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.refused == 3


def test_each_address_has_its_own() -> None:
    """And nobody in particular is never held back; only so many addresses are remembered."""
    limits = Limits(Time())
    burst = int(RATES["make"].burst)
    assert all(limits.take("a", "make") for _ in range(burst))
    assert not limits.take("a", "make")
    assert limits.take("b", "make")
    assert limits.take("a", "look")
    assert all(limits.take("", "make") for _ in range(10 * burst))
    for number in range(MOST + 10):
        limits.take(str(number), "look")
    assert len(limits._buckets) <= MOST


def test_so_many_lines_from_one_address() -> None:
    limits = Limits(Time())
    assert [limits.connected("a") for _ in range(SOCKETS + 1)] == [True] * SOCKETS + [False]
    assert limits.connected("b")
    limits.disconnected("a")
    assert limits.connected("a")


class Connection:
    """Somebody who asks."""

    def __init__(self, peer: str, told: str = "", base_url: str = "") -> None:
        self.client = type("Client", (), {"host": peer})() if peer else None
        self.headers = {"x-forwarded-for": told} if told else {}
        self.app = type("App", (), {"state": type("State", (), {"base_url": base_url})()})()


@pytest.mark.parametrize(
    ("connection", "address"),
    [
        (Connection("127.0.0.1"), ""),
        (Connection("::1"), ""),
        (Connection(""), ""),
        (Connection("203.0.113.7"), "203.0.113.7"),
        (Connection("127.0.0.1", "203.0.113.7"), "203.0.113.7"),
        (Connection("127.0.0.1", "198.51.100.1, 203.0.113.7"), "203.0.113.7"),
        (Connection("203.0.113.7", "198.51.100.1"), "203.0.113.7"),
        (Connection("203.0.113.7", "198.51.100.1", "https://sand.example.org/"), "198.51.100.1"),
    ],
)
def test_whom_the_limits_hold_for(connection: Any, address: str) -> None:
    """Only a proxy that is known to be one is believed, and only its own word."""
    assert address_of(connection) == address


def test_a_line_is_slowed_down_and_lives_on_until_it_never_stops() -> None:
    """Whoever asks faster than anybody can read is told so, heard again a second later, and cut off at last."""

    async def test() -> None:
        time = Time()
        hall = Hall(MemoryStore(), Inline(RULES["riposte"]), find)
        _, tokens = await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {})
        session = Session(hall, Guard(Limits(time), "203.0.113.7"))
        number = 0

        async def ask(what: str, **args: Any) -> dict[str, Any]:
            nonlocal number
            number += 1
            await session.hear(json.dumps({"ask": what, "id": number, **args}).encode())
            while (told := json.loads(wire_json(session.out.get_nowait()))).get("id") != number:
                pass
            return dict(told)

        await ask("hello", token=tokens["left"])
        for _ in range(int(RATES["talk"].burst) - 1):
            assert (await ask("ping"))["tell"] == "done"
        assert (await ask("ping"))["key"] == "fault-too-fast"
        time.now = 1.0
        assert (await ask("ping"))["tell"] == "done"
        time.now = 1.0
        while not session.over:
            number += 1
            await session.hear(json.dumps({"ask": "ping", "id": number}).encode())
        assert session._bucket
        assert session._bucket.refused == PATIENCE + 1

    run(test)
