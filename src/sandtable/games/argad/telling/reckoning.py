"""What is reckoned up after a skirmish: figures lost, and whom each figure has killed."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from sandtable.games.argad.rules.events import ShotJudged, Struck
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.telling.names import Names
from sandtable.games.package import Reckoning
from sandtable.library.words import Words


def lost(state: State) -> dict[str, float]:
    seats = {figure.id: figure.seat for figure in state.scenario.figures}
    fallen = Counter(seats[each.id] for each in state.fallen if each.id in seats)
    return {seat: fallen[seat] for seat in whole(state.scenario)}


def whole(scenario: Scenario) -> dict[str, float]:
    return dict(Counter(figure.seat for figure in scenario.figures))


def gone(state: State) -> list[str]:
    return [fallen.id for fallen in state.fallen]


def hits(event: Any) -> tuple[str, int] | None:
    if isinstance(event, ShotJudged):
        return event.figure, int(event.hit)
    return (event.striker, int(event.outcome == "kill")) if isinstance(event, Struck) else None


def names(say: Words, scenario: Any) -> Callable[[str], tuple[str, str]]:
    seats, found = {figure.id: figure.seat for figure in scenario.figures}, Names(say, scenario, brief=True)
    return lambda figure: (seats.get(figure, ""), found.bare(figure))


RECKONING = Reckoning(lost=lost, whole=whole, measure="figures", gone=gone, hits=hits, names=names)
