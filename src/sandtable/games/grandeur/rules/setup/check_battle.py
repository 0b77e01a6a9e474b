"""2.0, S.2 and A2. Checking a battle: what forbids its armies, their points, and where generals stand."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from sandtable.games.grandeur.rules.setup.scenario import GeneralPost, Scenario, Side
from sandtable.games.grandeur.rules.tables import Scale, Tables
from sandtable.games.grandeur.rules.troops.armies import DIVISION, Prices, judge_army, points
from sandtable.games.impetus.rules.setup import check_battle as battle
from sandtable.games.impetus.rules.setup.check_battle import POST_FIELDS
from sandtable.games.impetus.rules.setup.deployment import Placed, behind_the_line, free_ground, on_the_board
from sandtable.games.impetus.rules.setup.scenario import Measures, Seat, piece_of
from sandtable.games.impetus.rules.terrain.pieces import closed_ground
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.shape import Base


def judge_scenario(scenario: Scenario, tables: Tables) -> Iterator[Refusal]:
    """Everything that forbids this scenario, each with the field it lies in, such as `red.general.2.unit`."""
    scales = scales_of(scenario, tables)
    measures = replace(tables.measures, scales=scales)
    yield from battle.judge_scenario(
        scenario, measures, lambda army, _, found: judge_army(army, found.lists, tables.prices)
    )
    for seat, side in scenario.sides.items():
        if not any(judge_army(side.army, measures.lists, tables.prices)):
            yield from within_the_cap(seat, side, scenario, tables.prices)
        yield from judge_generals(seat, side, scenario)
        if scenario.scale in scales:
            yield from judge_ground(seat, side, scenario, measures, scales[scenario.scale])


@clause("GR S.2")
def scales_of(scenario: Scenario, tables: Tables) -> Mapping[str, Scale]:
    """The bases; where a unit is a division the U is half as long."""
    if not scenario.divisions:
        return tables.scales
    return {name: scale.halved() for name, scale in tables.scales.items()}


@clause("GR A2c")
def within_the_cap(seat: Seat, side: Side, scenario: Scenario, prices: Prices) -> Iterator[Refusal]:
    """No army costs more than the scenario allows."""
    cost = points(side.army, prices)
    if scenario.most_points and cost > scenario.most_points:
        args: dict[str, str | int] = {"field": f"{seat}.army", "cost": cost, "most": scenario.most_points}
        yield Refusal("GR A2c", "refused-points", args, (seat,))


def judge_generals(seat: Seat, side: Side, scenario: Scenario) -> Iterator[Refusal]:
    """What forbids the generals of a side whatever the ground: each stands once, alone or with a unit of the army."""
    if side.generals and not scenario.deployed:
        yield Refusal("GR 2.0b", "refused-deploy-general-early", {"field": f"{seat}.general"}, (seat,))
        return
    seen: set[str] = set()
    taken: set[str] = set()
    for place, post in enumerate(side.generals):
        path = f"{seat}.general.{place}"
        yield from there_once(seat, side, post, seen, path)
        yield from one_a_unit(seat, side, post, taken, path)
        seen.add(post.general)
        taken.add(post.unit)
    if scenario.deployed:
        yield from all_there(seat, side, seen)


@clause("GR 2.0b")
def there_once(seat: Seat, side: Side, post: GeneralPost, seen: set[str], path: str) -> Iterator[Refusal]:
    """A general who is set up is one of the army, and is set up once."""
    args: dict[str, str | int] = {"field": f"{path}.general", "general": post.general}
    if post.general not in {general.id for general, _, _ in side.army.generals}:
        yield Refusal("GR 2.0b", "refused-deploy-general-unknown", args, (piece_of(seat, post.general),))
    elif post.general in seen:
        yield Refusal("GR 2.0b", "refused-deploy-general-twice", args, (piece_of(seat, post.general),))


@clause("GR 2.0c")
def one_a_unit(seat: Seat, side: Side, post: GeneralPost, taken: set[str], path: str) -> Iterator[Refusal]:
    """A general with a unit is with one of the army, and alone there."""
    args: dict[str, str | int] = {"field": f"{path}.unit", "unit": post.unit}
    if post.unit and side.unit(post.unit) is None:
        yield Refusal("GR 2.0c", "refused-deploy-unknown", args, (piece_of(seat, post.unit),))
    elif post.unit and post.unit in taken:
        yield Refusal("GR 2.0c", "refused-deploy-general-beside", args, (piece_of(seat, post.general),))


@clause("GR 2.0b")
def all_there(seat: Seat, side: Side, seen: set[str]) -> Iterator[Refusal]:
    """Where an army stands already, so do its generals."""
    for general, _, _ in side.army.generals:
        if general.id not in seen:
            args: dict[str, str | int] = {"field": f"{seat}.general", "general": general.id}
            yield Refusal("GR 2.0b", "refused-deploy-general-missing", args, (piece_of(seat, general.id),))


@clause("GR 2.0b")
def judge_ground(seat: Seat, side: Side, scenario: Scenario, measures: Measures, scale: Scale) -> Iterator[Refusal]:
    """A general on a separate base stands as units do, but hinders nobody and may overlap friends."""
    closed = closed_ground(scenario.pieces, measures.pieces)
    half = None if scenario.free_deployment else scenario.half_of(seat)
    ranks = {general.id: rank for general, rank, _ in side.army.generals}
    for place, post in enumerate(side.generals):
        if post.unit or post.general not in ranks:
            continue
        size = scale.division if ranks[post.general] == DIVISION else scale.general
        placed = Placed(piece_of(seat, post.general), Base(post.pose, *size))
        found = [*on_the_board(placed, scenario.board), *free_ground(placed, (), closed)]
        found += behind_the_line(placed, half, scenario.board) if half else ()
        for refusal in found:
            field = f"{seat}.general.{place}{POST_FIELDS.get(refusal.key, '')}"
            yield replace(refusal, args={**refusal.args, "field": field})
