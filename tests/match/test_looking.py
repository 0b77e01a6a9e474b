"""Those who only look wait for nobody, and nobody waits for them. They see what is kept, and nothing else."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from sandtable.kernel.chain import canonical
from sandtable.match.course import course
from sandtable.match.looking import Far, Near, Seen, seen_of
from sandtable.match.match import Match
from sandtable.match.worker import Deadline, Overrun
from sandtable.store import StoreFull
from tests.conformance.toys.riposte import Lunge, Take
from tests.match.test_match import NOBODY, PEOPLE, Fickle, exchange, run
from tests.match.toys import opened

PATIENCE = 30
GOLDEN = Path(__file__).parents[1] / "golden"


def test_somebody_who_looks_for_long_delays_no_order() -> None:
    """A preview that takes its time does not stop the other seat."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        looking, done = Event(), Event()

        def slowly(match: Match) -> Any:
            known = match.entries
            looking.set()
            assert done.wait(PATIENCE)
            found = match.preview("left", Lunge(2))
            return known, match.entries, found.refusals

        looks = asyncio.create_task(live.look(slowly))
        await asyncio.to_thread(looking.wait, PATIENCE)
        before = live.match.entries
        await exchange(live)
        assert live.match.entries == before + 2
        done.set()
        assert await looks == (before, before, ()), "what is looked at stays as it was"

    run(test)


def test_somebody_who_acts_for_long_delays_nobody_who_looks() -> None:
    """Until the order is kept, it is not seen."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        acting, done = Event(), Event()

        def slowly(match: Match) -> None:
            assert match.give("left", Lunge(2)) is None
            acting.set()
            assert done.wait(PATIENCE)

        before = live.match.entries
        acts = asyncio.create_task(live.do(slowly))
        await asyncio.to_thread(acting.wait, PATIENCE)
        assert await live.look(lambda match: match.entries) == before
        assert not (await live.look(lambda match: match.preview("left", Lunge(1)))).refusals
        done.set()
        await acts
        assert await live.look(lambda match: match.entries) == before + 1

    run(test)


def test_what_could_not_be_kept_is_not_seen() -> None:
    async def test() -> None:
        store = Fickle()
        _, live = await opened("riposte", PEOPLE, NOBODY, store)
        await live.do(lambda match: match.give("left", Lunge(2)))
        before = await live.look(lambda match: (match.entries, match.view("right")))
        store.full = True
        with pytest.raises(StoreFull):
            await live.do(lambda match: match.give("right", Take()))
        assert await live.look(lambda match: (match.entries, match.view("right"))) == before

    run(test)


def test_what_was_looked_at_does_not_change() -> None:
    """Not even when it is taken back, or another player takes a seat."""

    async def test() -> None:
        _, live = await opened("riposte", PEOPLE, NOBODY)
        await live.do(lambda match: match.give("left", Lunge(2)))
        seen = await live.look(lambda match: match)
        state, entries = seen.view(""), seen.entries
        await live.do(lambda match: match.undo("left", match.entries - 1))
        assert (seen.view(""), seen.entries) == (state, entries)
        assert (await live.look(lambda match: match.entries)) == entries + 1

    run(test)


def seen(name: str, n: int) -> Seen:
    """A moment of a golden game, for the seat that is asked."""
    lines = (GOLDEN / f"{name}.sand").read_bytes().splitlines()[: n + 1]
    match = Match(course(lines).game, {}, lambda *_: None)
    return seen_of(match, match.awaits.seats[0])  # type: ignore[union-attr]


def loops(_: Seen) -> bytes:
    """Never comes back."""
    while True:
        pass


def options(looked_at: Seen, piece: str) -> bytes:
    return canonical([[offer.order for offer in looked_at.options(piece).offers], looked_at.options(piece).pieces])


@pytest.mark.parametrize(
    ("name", "n"), [("impetus-cannae", 60), ("grandeur-peninsular-ridge", 200), ("argad-ambush", 40)]
)
def test_another_process_finds_the_same(name: str, n: int) -> None:
    """And one that never comes back is ended."""

    async def test() -> None:
        far, here = Far(1, Deadline(0.5, 60.0)), seen(name, n)
        pieces = here.options().pieces[:3]
        for piece in ("", *pieces):
            assert await far.look("a", here, options, piece) == await Near().look("a", here, options, piece)
        with pytest.raises(Overrun):
            await far.look("a", here, loops)
        assert await far.look("b", here, options, "") == options(here, "")
        far.close()

    run(test)
