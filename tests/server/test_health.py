"""How the server is: the truth in a word, and figures for those who may see them."""

import asyncio
import time
from pathlib import Path
from threading import Event
from typing import Any

from litestar import Litestar
from litestar.testing import AsyncTestClient

from sandtable.match.crew import Crew
from sandtable.server import health
from sandtable.server.app import House as Rules
from sandtable.server.app import create_app
from sandtable.server.pulse import LONG, MeasuredLoop, Pulse
from sandtable.store import MemoryStore, StoreFull
from tests.match.test_match import NOBODY
from tests.server.house import House, house


class Fickle(MemoryStore):
    """A store that is full now and then."""

    full = False

    def keep_private(self, game: str, private: bytes) -> None:
        if self.full:
            raise StoreFull(Path(game))
        super().keep_private(game, private)

    def create(self, game: str, header: bytes, private: bytes = b"") -> None:
        if self.full:
            raise StoreFull(Path(game))
        super().create(game, header, private)


async def asked(app: Litestar, path: str) -> Any:
    async with AsyncTestClient(app) as client:
        return await client.get(path)


def test_a_server_that_is_well_says_so(server: House) -> None:
    assert server.get("/healthz")[::2] == (200, b"ok")


def test_a_store_that_cannot_be_written_is_told() -> None:
    async def test() -> None:
        store = Fickle()
        app = create_app(store, thinker=lambda: NOBODY)
        async with AsyncTestClient(app) as client:
            assert (await client.get("/healthz")).status_code == 200
            store.full, app.state.tried = True, -health.FRESH
            sick = await client.get("/healthz")
            assert (sick.status_code, sick.text) == (503, "store: cannot be written: StoreFull")
            store.full, app.state.tried = False, -health.FRESH
            assert (await client.get("/healthz")).text == "ok"

    asyncio.run(test())


def test_games_that_stand_still_are_told(monkeypatch: Any) -> None:
    """An order that never comes back."""

    async def test() -> None:
        stuck, done = Crew("games", 1), Event()
        monkeypatch.setattr(health, "GAMES", stuck)
        monkeypatch.setattr(health, "STUCK", 0.0)
        working = asyncio.create_task(stuck.run(done.wait))
        await asyncio.sleep(0)
        told = await asked(create_app(MemoryStore(), thinker=lambda: NOBODY), "/healthz")
        assert (told.status_code, told.text.split(":")[0]) == (503, "games")
        done.set()
        await working

    asyncio.run(test())


def test_figures_are_for_this_machine_or_for_whom_the_host_allows(server: House) -> None:
    """The other client is no machine at all."""

    async def test() -> None:
        for rules, status in ((None, 404), (Rules(metrics=True), 200)):
            app = create_app(MemoryStore(), thinker=lambda: NOBODY, house=rules)
            assert (await asked(app, "/metrics")).status_code == status

    assert server.get("/metrics")[0] == 200
    asyncio.run(test())


def test_figures_count_what_happens(tmp_path: Path) -> None:
    """Every line is in the form that Prometheus reads."""
    with house(tmp_path, 0, "--proxy", "127.0.0.9", "--metrics") as server:
        told = server.get("/metrics")[2].decode()
    lines = [line for line in told.splitlines() if not line.startswith("# TYPE sandtable_")]
    assert all(line.startswith("sandtable_") and float(line.rpartition(" ")[2]) >= 0 for line in lines)
    assert 'sandtable_waiting{pool="looks"}' in told
    assert int(told.partition("sandtable_loop_callback_seconds_count ")[2].split()[0]) > 0


def test_a_callback_that_takes_too_long_is_counted_by_its_name() -> None:
    async def hesitates() -> None:
        end = time.thread_time() + 2 * LONG
        while time.thread_time() < end:
            pass

    async def test() -> None:
        pulse = Pulse()
        before = pulse.taken.buckets.copy()
        await asyncio.create_task(hesitates())
        (name,) = (each for each in pulse.taken.long if "hesitates" in each)
        assert pulse.taken.long[name] == 1
        assert pulse.taken.longest > LONG
        assert sum(pulse.taken.buckets) > sum(before)

    with asyncio.Runner(loop_factory=MeasuredLoop) as runner:
        runner.run(test())
