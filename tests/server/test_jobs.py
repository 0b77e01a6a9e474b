"""Foreign work over HTTP: what overruns is answered and ended, others go on, each visitor in turn."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, get
from litestar.params import FromPath
from litestar.testing import AsyncTestClient

from sandtable.match.turns import Crowded
from sandtable.match.worker import Bounds, Deadline, Overrun
from sandtable.server.app import FAULTS
from sandtable.server.http_error import HttpError
from sandtable.server.jobs import Jobs, job
from sandtable.server.uploading import EACH, TOTAL, Uploading
from sandtable.server.visitor import Visitors
from tests.match.test_worker import LINUX, hogs, loops
from tests.server.house import House, house

PATIENT = Deadline(30.0, 60.0)
KINDS = {"loops": Deadline(0.3, 60.0), "hogs": PATIENT}
WORK: dict[str, Any] = {"loops": loops, "hogs": hogs, "ours": os.getpid}


@get("/{kind:str}")
async def asked(request: Request[Any, Any, Any], kind: FromPath[str]) -> str:
    return str(await job(request, kind, WORK[kind]))


@asynccontextmanager
async def serving() -> AsyncIterator[AsyncTestClient[Litestar]]:
    """A small application with one job for each kind of trouble."""
    app = Litestar([asked], exception_handlers=FAULTS, openapi_config=None)
    app.state.jobs, app.state.visitors = Jobs(2, Bounds(memory=400), PATIENT, KINDS), Visitors()
    async with AsyncTestClient(app) as client:
        yield client
    app.state.jobs.close()


@LINUX
@pytest.mark.parametrize(("kind", "status", "key"), [("loops", 503, "fault-too-long"), ("hogs", 413, "fault-too-big")])
def test_a_job_that_overruns_is_answered_and_others_go_on(kind: str, status: int, key: str) -> None:
    async def test() -> None:
        async with serving() as client:
            bad, good = await asyncio.gather(client.get(f"/{kind}"), client.get("/ours"))
            assert (bad.status_code, bad.json()["key"]) == (status, key)
            assert good.status_code == 200
            assert (await client.get("/ours")).status_code == 200
            jobs: Jobs = client.app.state.jobs
            assert jobs.done["ours", "done"] == 2
            assert jobs.done[kind, "overrun" if kind == "loops" else "too-big"] == 1
            assert jobs.turns.using == 0

    asyncio.run(test())


def nap(name: str, seconds: float) -> str:
    time.sleep(seconds)
    return name


def test_each_visitor_has_a_turn() -> None:
    """Somebody with one job is not served after all the jobs of somebody else."""

    async def test() -> None:
        jobs, order = Jobs(1), list[str]()

        async def run(visitor: str, number: int) -> None:
            order.append(await jobs.run(visitor, "nap", nap, f"{visitor} {number}", 0.0))

        greedy = [asyncio.create_task(run("greedy", n)) for n in range(6)]
        await asyncio.sleep(0)
        await asyncio.gather(*greedy, run("modest", 0))
        jobs.close()
        assert sorted(each for each in order if "greedy" in each) == [f"greedy {n}" for n in range(6)]
        assert order.index("modest 0") < order.index("greedy 2")

    asyncio.run(test())


def test_too_many_jobs_of_one_visitor_are_refused_at_once() -> None:
    async def test() -> None:
        jobs = Jobs(1)
        working = [asyncio.create_task(jobs.run("greedy", "loop", loops)) for _ in range(9)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await jobs.run("greedy", "loop", loops)
        for each in working:
            each.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        assert await jobs.run("modest", "ours", os.getpid)
        assert jobs.done["loop", "refused"] == 1
        assert jobs.done["loop", "left"] == 9
        jobs.close()

    asyncio.run(test())


def test_only_so_many_uploads_come_in_at_once() -> None:
    async def test() -> None:
        uploading = Uploading()
        async with uploading.place("a"), uploading.place("a"):
            with pytest.raises(HttpError) as busy:
                await uploading.place("a").__aenter__()
            assert (EACH, busy.value.problem.status, busy.value.problem.key) == (2, 503, "fault-busy")
            places = [uploading.place(f"visitor {n}") for n in range(TOTAL - EACH)]
            for each in places:
                await each.__aenter__()
            with pytest.raises(HttpError):
                await uploading.place("b").__aenter__()
            for each in places:
                await each.__aexit__(None, None, None)
        async with uploading.place("a"):
            assert uploading._under_way.total() == 1
        assert not uploading._under_way

    asyncio.run(test())


def test_a_job_is_ended_when_its_browser_goes_away(tmp_path: Path) -> None:
    """A film that nobody waits for is drawn no further: its process is gone."""
    golden = Path(__file__).parents[1] / "golden" / "grandeur-peninsular-ridge.sand"
    with house(tmp_path) as server:
        _, _, body = server.post("/api/replays", golden.read_bytes())
        name = json.loads(body)["replay"]["name"]
        with _asking(server, f"/api/replays/{name}/picture?form=gif"):
            _until(server, 'sandtable_working{pool="jobs"} 1')
        told = _until(server, 'sandtable_job_total{kind="film",end="left"} 1')
        assert 'sandtable_working{pool="jobs"} 0' in told


def _asking(server: House, path: str) -> Any:
    import socket

    line = socket.create_connection(("127.0.0.1", server.port))
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
    return line


def _until(server: House, said: str) -> str:
    """The metrics as soon as they say something."""
    end = time.monotonic() + 60
    while said not in (told := server.get("/metrics")[2].decode()):
        assert time.monotonic() < end, told
    return told


def test_a_deadline_by_the_clock_holds_too() -> None:
    async def test() -> None:
        jobs = Jobs(1, deadline=Deadline(30.0, 1.0))
        with pytest.raises(Overrun):
            await jobs.run("a", "nap", nap, "", 600.0)
        jobs.close()

    asyncio.run(test())
