"""Limits: buckets that fill by themselves, one for each visitor, and lines that are slowed down before they are cut."""

import json
from typing import Any

from sandtable.match.hall import Hall
from sandtable.match.thinking import Inline
from sandtable.server.limits import MOST, RATES, SHARED, SOCKETS, Bucket, Guard, Limits, Rate
from sandtable.server.session import PATIENCE, Session
from sandtable.store import MemoryStore
from tests.match.nonces import joined
from tests.match.toys import RULES, SCENARIOS, find
from tests.server.test_session import run

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


def test_a_bucket_may_owe_what_was_used_already() -> None:
    time = Time()
    bucket = Bucket(Rate(10, 1), time)
    assert bucket.spend(8)
    assert not bucket.spend(8)
    assert not bucket.take()
    time.now = 7.0
    assert bucket.take()


def test_each_visitor_has_their_own() -> None:
    """And the person at this machine is never held back."""
    limits = Limits(Time())
    burst = int(RATES["make"].burst)
    assert all(limits.take("a", "make") for _ in range(burst))
    assert not limits.take("a", "make")
    assert limits.take("b", "make")
    assert limits.take("a", "look")
    assert all(limits.take("", "make") for _ in range(10 * burst))


def test_strangers_wash_nobody_away() -> None:
    """However many come: a visitor who asked too fast is still told so, and memory is bounded. Full buckets go."""
    time = Time()
    limits = Limits(time)
    while limits.take("fast", "make"):
        pass
    for number in range(2 * MOST):
        limits.take(f"stranger {number}", "make")
    assert not limits.take("fast", "make")
    kept = limits._buckets["make"]
    assert (len(kept._own), len(kept._shared)) == (MOST, SHARED)
    shared = [limits.take(f"newcomer {number}", "make") for number in range(SHARED * 20)]
    assert False in shared, "those who come last share what is left"
    time.now = 1000.0
    assert all(limits.take(f"later {number}", "make") for number in range(MOST))
    assert len(kept._own) <= MOST


def test_so_many_lines_from_one_address() -> None:
    limits = Limits(Time())
    assert [limits.connected("a") for _ in range(SOCKETS + 1)] == [True] * SOCKETS + [False]
    assert limits.connected("b")
    limits.disconnected("a")
    assert limits.connected("a")


def test_a_line_is_slowed_down_and_lives_on_until_it_never_stops() -> None:
    """Whoever asks faster than anybody can read is told so, heard again a second later, and cut off at last."""

    async def test() -> None:
        time = Time()
        hall = Hall(MemoryStore(), Inline(RULES["riposte"]), find)
        _, tokens = await joined(await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}))
        session = Session(hall, Guard(Limits(time), "203.0.113.7"))
        number = 0

        async def ask(what: str, **args: Any) -> dict[str, Any]:
            nonlocal number
            number += 1
            await session.hear(json.dumps({"ask": what, "id": number, **args}).encode())
            while (told := json.loads(session.out.get_nowait() or b"")).get("id") != number:
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
