"""Turns: each visitor in turn, nobody with everything, and only so many who wait."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sandtable.match.turns import Crowded, Turns


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def _served(turns: Turns[str], visitor: str, name: str, order: list[str]) -> None:
    async with turns.turn(visitor):
        order.append(name)
        await asyncio.sleep(0)


def test_many_requests_of_one_visitor_do_not_delay_those_of_another() -> None:
    """Whoever comes last with one request is served second."""

    async def test() -> None:
        turns, order = Turns(["worker"], each=10), list[str]()
        async with turns.turn("first"):
            greedy = [asyncio.create_task(_served(turns, "greedy", f"greedy {n}", order)) for n in range(4)]
            await asyncio.sleep(0)
            modest = [asyncio.create_task(_served(turns, "modest", f"modest {n}", order)) for n in range(2)]
            await asyncio.sleep(0)
        await asyncio.gather(*greedy, *modest)
        assert order == ["greedy 0", "modest 0", "greedy 1", "modest 1", "greedy 2", "greedy 3"]
        assert (turns.waiting, turns.using) == (0, 0)

    run(test)


def test_one_visitor_never_has_everything() -> None:
    """The last thing stays free for somebody else."""

    async def test() -> None:
        turns, order = Turns(["one", "other"]), list[str]()
        async with turns.turn("greedy"):
            second = asyncio.create_task(_served(turns, "greedy", "second", order))
            await asyncio.sleep(0)
            assert turns.waiting == 1
            async with turns.turn("modest"):
                assert turns.using == 2
            assert order == []
        await second
        assert order == ["second"]

    run(test)


def test_the_first_that_is_free_is_used() -> None:
    """The others rest while there is little to do, whichever was given back last."""

    async def test() -> None:
        turns = Turns(["one", "other", "third"])
        async with turns.turn("a") as first, turns.turn("b") as second:
            assert (first, second) == ("one", "other")
        async with turns.turn("b") as again:
            assert again == "one"

    run(test)


def test_only_so_many_wait_of_one_visitor_and_in_all() -> None:
    async def test() -> None:
        turns, order = Turns(["worker"], each=2, total=3), list[str]()
        async with turns.turn("first"):
            waiting = [asyncio.create_task(_served(turns, who, who, order)) for who in ("a", "a", "b")]
            await asyncio.sleep(0)
            for visitor in ("a", "c"):
                with pytest.raises(Crowded):
                    await _served(turns, visitor, "too many", order)
        await asyncio.gather(*waiting)
        assert order == ["a", "b", "a"]

    run(test)


def test_somebody_who_leaves_is_not_waited_for() -> None:
    """Neither while they wait nor at the very moment of their turn."""

    async def test() -> None:
        turns, order = Turns(["worker"]), list[str]()
        async with turns.turn("first"):
            leaving = [asyncio.create_task(_served(turns, who, who, order)) for who in ("a", "b")]
            staying = asyncio.create_task(_served(turns, "c", "c", order))
            await asyncio.sleep(0)
            leaving[0].cancel()
        leaving[1].cancel()
        await staying
        assert order == ["c"]
        assert (turns.waiting, turns.using) == (0, 0)

    run(test)
