"""How the server is: in a word for whoever watches over it, and in figures."""

from collections.abc import Iterator
from time import monotonic
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from sandtable.match.crew import BESIDE, GAMES, STRANGE, Crew
from sandtable.match.hall import Hall
from sandtable.match.turns import Turns
from sandtable.server.http_error import HttpError
from sandtable.server.jobs import Jobs
from sandtable.server.pulse import BUCKETS, Pulse, Taken
from sandtable.server.visitor import visitor_of
from sandtable.store import Store, StoreError, UnknownGame

PROBE = "house-health"
"""The name under which the store is tried out; no game has it."""

FRESH = 5.0
"""How long the result of a try counts, in seconds."""

STUCK, LATE = 15.0, 2.0
"""After how many seconds the game's own work is stuck, and the loop is late."""

_PROBING = Crew("health", 1)


# In a word


@get("/healthz", media_type=MediaType.TEXT)
async def health(state: State) -> Response[str]:
    """The server is well: `ok`; or why not, with status 503."""
    wrong = [*_wrong(state), *await _unwritten(state)]
    return Response("\n".join(wrong) or "ok", status_code=503 if wrong else 200, media_type=MediaType.TEXT)


def _wrong(state: State) -> Iterator[str]:
    pulse: Pulse = state.pulse
    if GAMES.lag > STUCK:
        yield f"games: an order waits or works for {GAMES.lag:.0f} s"
    if pulse.lag > LATE:
        yield f"loop: {pulse.lag:.1f} s late"


async def _unwritten(state: State) -> list[str]:
    """Why the store cannot be written, if so. It is tried out now and then, and not again while a try hangs."""
    if _PROBING.busy:
        return [f"store: no answer for {_PROBING.lag:.0f} s"] if _PROBING.lag > LATE else state.get("unwritten", [])
    if monotonic() - state.get("tried", -FRESH) >= FRESH:
        state.tried, state.unwritten = monotonic(), await _PROBING.run(_tried, state.store)
    return list(state.get("unwritten", []))


def _tried(store: Store) -> list[str]:
    try:
        try:
            store.keep_private(PROBE, b"{}")
        except UnknownGame:
            store.create(PROBE, b"{}", b"{}")
    except StoreError as error:
        return [f"store: cannot be written: {type(error).__name__}"]
    return []


# In figures


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[str]:
    """Figures for Prometheus: for this machine, or for everybody if the host allows it. Raises HttpError."""
    if visitor_of(request) and not state.house.metrics:
        raise HttpError(404, "fault-nothing-here")
    return Response("\n".join(_figures(state)) + "\n", media_type="text/plain; version=0.0.4")


def _figures(state: State) -> Iterator[str]:
    hall: Hall = state.hall
    jobs: Jobs = state.jobs
    yield from _loop(state.pulse)
    yield from _metric("job", "counter", {f'kind="{kind}",end="{end}"': n for (kind, end), n in jobs.done.items()})
    yield from _metric("job_seconds", "counter", {f'kind="{kind}"': ms / 1000 for kind, ms in jobs.took.items()})
    pools: dict[str, Turns[Any]] = {"jobs": jobs.turns, "reading": hall.looker.reading}
    pools |= {"looks": turns} if (turns := getattr(hall.looker, "turns", None)) else {}
    yield from _metric("waiting", "gauge", {f'pool="{name}"': pool.waiting for name, pool in pools.items()})
    yield from _metric("working", "gauge", {f'pool="{name}"': pool.using for name, pool in pools.items()})
    crews = (GAMES, STRANGE, BESIDE)
    yield from _metric("crew_busy", "gauge", {f'crew="{crew.name}"': crew.busy for crew in crews})
    yield from _metric("crew_lag_seconds", "gauge", {f'crew="{crew.name}"': round(crew.lag, 3) for crew in crews})
    yield from _metric("matches", "gauge", {'state="known"': hall.known, 'state="open"': hall.opened})
    yield from _metric("listeners", "gauge", {"": hall.listening})


def _loop(pulse: Pulse) -> Iterator[str]:
    taken: Taken = pulse.taken
    name, count = "sandtable_loop_callback_seconds", 0
    yield f"# TYPE {name} histogram"
    for most, n in zip((*BUCKETS, "+Inf"), taken.buckets, strict=True):
        count += n
        yield f'{name}_bucket{{le="{most}"}} {count}'
    yield f"{name}_sum {taken.seconds:.6f}"
    yield f"{name}_count {count}"
    yield from _metric("loop_callback_longest_seconds", "gauge", {"": round(taken.longest, 6)})
    yield from _metric("loop_callbacks_too_long", "counter", {f'name="{name}"': n for name, n in taken.long.items()})
    yield from _metric("loop_lag_seconds", "gauge", {"": round(pulse.lag, 6)})


def _metric(name: str, kind: str, values: dict[str, int | float]) -> Iterator[str]:
    whole = f"sandtable_{name}{'_total' if kind == 'counter' else ''}"
    yield f"# TYPE {whole} {kind}"
    for labels, value in values.items():
        yield f"{whole}{{{labels}}} {value}" if labels else f"{whole} {value}"
