"""A whole game without a file: every moment in which somebody was asked."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.loop import Decide, opened, settle
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.chance import seeded
from sandtable.players.recruit import Recruit


def moments(
    ruleset: AnyRuleset,
    scenario: Any,
    seed: int,
    player: Decide | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[tuple[Any, str, float]]:
    """Each state in which somebody was asked, who, and how long they thought."""
    chance, decide = seeded(seed), player or Recruit(ruleset, seed)
    state = opened(ruleset, scenario)
    while True:
        state = settle(ruleset, state, chance)
        awaited = ruleset.awaiting(state)
        if isinstance(awaited, Over):
            return
        assert isinstance(awaited, Choice)
        seat, start = awaited.seats[0], clock()
        order = decide(state, seat)
        yield state, seat, clock() - start
        state = ruleset.resolve(state, Given(seat, order))[1]
