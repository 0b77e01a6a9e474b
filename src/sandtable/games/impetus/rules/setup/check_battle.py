"""1.2, 3.5 and 8. A battle as a scenario tells it: everything that forbids it, each with the field it lies in."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.games.impetus.rules.setup.check_deployment import judge_ground, judge_posts
from sandtable.games.impetus.rules.setup.scenario import (
    SIDES,
    TURNS,
    Measures,
    Scenario,
    Seat,
    Side,
    edition_known,
    piece_of,
)
from sandtable.games.impetus.rules.terrain.check_terrain import judge_pieces
from sandtable.games.impetus.rules.troops.armies import Army, judge_army
from sandtable.games.impetus.rules.troops.scales import forbids_depths
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT


def judge_scenario(
    scenario: Scenario, measures: Measures, judge: Callable[[Any, Scenario, Measures], Iterator[Refusal]] | None = None
) -> Iterator[Refusal]:
    """Everything that forbids this scenario, each with the field it lies in, such as `red.deploy.2.unit`."""
    judge = judge or by_its_list
    names = [*edition_known(scenario, measures), *scale_known(scenario, measures)]
    if not names:
        names += forbids_depths(scenario.depths, measures.scales[scenario.scale], measures.book(scenario))
    yield from names
    yield from board_sane(scenario)
    yield from turns_sane(scenario)
    yield from defender_told(scenario)
    yield from half_told(scenario)
    yield from judge_pieces(scenario, measures)
    for seat, side in scenario.sides.items():
        yield from _army(seat, side, judge(side.army, scenario, measures))
        if scenario.deployed:
            yield from judge_posts(seat, side)
    if not names:
        yield from judge_ground(scenario, measures)


@clause("BI 1.3.1")
def scale_known(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """There are bases for figures of this size."""
    if scenario.scale not in measures.scales:
        yield Refusal("BI 1.3.1", "refused-scale", {"field": "scale", "scale": scenario.scale})


@clause("BI 1.2.1")
def board_sane(scenario: Scenario) -> Iterator[Refusal]:
    """A table of any size that a room can hold, the long side first."""
    low, high = SIDES
    board = scenario.board
    if board.long > high * UNIT or board.short < low * UNIT:
        yield Refusal("BI 1.2.1", "refused-board-size", {"field": "board", "low": low, "high": high})
    if board.long < board.short:
        yield Refusal("BI 1.2.1", "refused-board-sides", {"field": "board"})


@clause("BI 8b")
def turns_sane(scenario: Scenario) -> Iterator[Refusal]:
    """A scenario has a last turn."""
    low, high = TURNS
    if not low <= scenario.last_turn <= high:
        turn = str(scenario.last_turn)
        yield Refusal("BI 8b", "refused-last-turn", {"field": "last_turn", "low": low, "high": high, "turn": turn})


@clause("BI 3.5")
def defender_told(scenario: Scenario) -> Iterator[Refusal]:
    """Where terrain, a half or a deployment is told, it is told who defends: he would have placed it."""
    if scenario.defender is None and (scenario.pieces or scenario.half or scenario.deployed):
        yield Refusal("BI 3.5", "refused-defender-none", {"field": "defender"})


@clause("BI 3.6")
def half_told(scenario: Scenario) -> Iterator[Refusal]:
    """Who stands already stands in a half, unless the zones are lifted."""
    if scenario.deployed and scenario.half is None and not scenario.free_deployment:
        yield Refusal("BI 3.6", "refused-half-none", {"field": "half"})


def by_its_list(army: Army, scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids an army whatever the battle."""
    return judge_army(army, measures.lists, any_size=scenario.any_size)


def _army(seat: Seat, side: Side, refusals: Iterable[Refusal]) -> Iterator[Refusal]:
    """What forbids an army, at the field that names it."""
    for refusal in refusals:
        pieces = tuple(piece_of(seat, unit) for unit in refusal.pieces) or (seat,)
        yield replace(refusal, args={**refusal.args, "field": f"{seat}.army"}, pieces=pieces)
