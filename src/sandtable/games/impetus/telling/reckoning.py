"""What is reckoned up after a battle of Basic Impetus: VD lost, and the hits of each unit."""

from collections.abc import Callable, Mapping
from typing import Any

from sandtable.games.impetus.rules.events import MeleeThrown, ShotFired
from sandtable.games.impetus.rules.setup.scenario import Scenario
from sandtable.games.impetus.rules.state import State, side_of
from sandtable.games.impetus.telling.names import Names
from sandtable.games.package import Reckoning
from sandtable.library.words import Words


def lost(state: State) -> dict[str, float]:
    """BI 8: what the units that are gone were worth."""
    return {seat: state.lost(seat) for seat in state.scenario.sides}


def whole(scenario: Scenario) -> Mapping[str, float]:
    return {seat: side.army.vd for seat, side in scenario.sides.items()}


def gone(state: State) -> list[str]:
    return [fallen.id for fallen in state.gone]


def hits(event: Any) -> tuple[str, int] | None:
    return (event.unit, event.hits) if isinstance(event, ShotFired | MeleeThrown) else None


def names(say: Words, scenario: Any) -> Callable[[str], tuple[str, str]]:
    return named(Names(say, scenario, brief=True))


def named(found: Names) -> Callable[[str], tuple[str, str]]:
    """The side and the name of a unit."""
    return lambda unit: (side_of(unit), found.bare(unit))


RECKONING = Reckoning(lost=lost, whole=whole, measure="vd", gone=gone, hits=hits, names=names)
