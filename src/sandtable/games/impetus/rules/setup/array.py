"""3.6. The array: a ready-made deployment. Foot in the centre, horse on the wings, skirmishers in front."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.impetus.rules.orders import Deploy
from sandtable.games.impetus.rules.setup.deployment import FROM_EDGES, Camp, Placed
from sandtable.games.impetus.rules.setup.places import behind, depth, facing, line, places, ranks
from sandtable.games.impetus.rules.setup.scenario import OPPOSITE, SEATS, Post, piece_of
from sandtable.games.impetus.rules.setup.setting_up import camp_of, missing, side_of, unit_of
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tableau import base_of
from sandtable.games.impetus.rules.terrain.ground import disorders
from sandtable.games.impetus.rules.terrain.land import Land
from sandtable.games.impetus.rules.terrain.pieces import Piece, closed_ground
from sandtable.games.impetus.rules.troops.groups import may_form_large
from sandtable.games.impetus.rules.troops.profiles import (
    CAVALRY,
    CHARIOTS,
    CLOSE_FOOT,
    ELEPHANTS,
    GUNS,
    HEAVY_FOOT,
    LIGHT_FOOT,
    MISSILE_FOOT,
    SKIRMISHERS,
    WAGENBURG,
)
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.crossing import Span
from sandtable.table.ground import share
from sandtable.table.plane import QUARTER, TOLERANCE, TURN, UNIT, Pose
from sandtable.table.shape import Base, Outline, area
from sandtable.table.spacing import box, overlap

STEP = UNIT // 2
BACK = 2
"""A U further back is worth so many sideways."""

BAD_GROUND = 12 * UNIT
"""How far aside a body goes rather than stand in ground that disorders it."""

EASE = 2
"""So many times the room that the bases themselves cover is enough for any deployment."""


OUTWARD = ((WAGENBURG, GUNS), (HEAVY_FOOT,), (LIGHT_FOOT,), (MISSILE_FOOT,), (ELEPHANTS, *CHARIOTS), CAVALRY)
"""From the middle of the line to its ends: every type but skirmishers, who stand in front."""

PLACES = {name: (group, at) for group, types in enumerate(OUTWARD) for at, name in enumerate(types)}
"""The group of each type, and its place there."""

FEWEST_FOR_PAIRS = 8
"""An army of fewer units needs them side by side."""

WINGS = 2


# The order of battle: where each belongs before the ground is looked at


class Body(NamedTuple):
    """A unit or large unit, and its base as it faces the enemy."""

    unit: Unit
    base: Base

    @property
    def horse(self) -> bool:
        return self.unit.type in CAVALRY


class Want(NamedTuple):
    """Where a body would stand if nothing were in its way: along the line, and so far behind it."""

    body: Body
    x: int
    back: int


def bodies(state: State, seat: str, umpire: Umpire, camp: Camp, *, pairs: bool) -> list[Body]:
    """All that a side has still to set up; in a large army pikes and impetuous foot stand two deep (BI 2.5.1a)."""
    side, left = side_of(state, seat), missing(state, seat)
    large = pairs and len(side.army.units) >= FEWEST_FOR_PAIRS
    found = []
    while left:
        front = left.pop(0)
        rear = next((unit for unit in left if large and may_form_large(front.profile, unit.profile)), None)
        if rear is not None:
            left.remove(rear)
        pose = Pose(0, 0, facing(camp))
        unit = unit_of(side, seat, Post(front.id, pose, rear.id if rear else ""))
        found.append(Body(unit, base_of(unit, pose, umpire.scale(state))))
    return found


def wants(found: Sequence[Body], camp: Camp) -> list[Want]:
    """A line from its middle outwards, skirmishers before it, and behind it those that have no room or must be safe."""
    screen = [body for body in found if body.unit.type == SKIRMISHERS]
    rest = sorted((body for body in found if body.unit.type != SKIRMISHERS), key=_place)
    main, reserve = _held_back(rest, camp)
    ahead = max((depth(body.base) + UNIT for body in screen), default=0)
    battle = [Want(body, x, ahead) for body, x in _dealt(main, camp)]
    after = ahead + max((depth(body.base) + UNIT for body in main), default=0)
    return [
        *battle,
        *(Want(body, x, 0) for body, x in zip(screen, _before(len(screen), battle, camp), strict=True)),
        *(Want(body, x, after) for body, x in zip(reserve, _behind(reserve, battle, camp), strict=True)),
    ]


def _place(body: Body) -> tuple[int, bool, int]:
    """The middle first; the general before the others of that arm, so that somebody stands outside."""
    group, at = PLACES[body.unit.type]
    return group, not body.unit.general, at


def _width(camp: Camp) -> int:
    return camp.board.long - 2 * FROM_EDGES if camp.zones else camp.board.long


def _held_back(order: Sequence[Body], camp: Camp) -> tuple[list[Body], list[Body]]:
    """The line, and the reserve: those too many for it, and a general who would stand at its end."""
    main, reserve = list(order), []
    while main and len(main) * main[0].base.front > _width(camp):
        reserve.append(main.pop(_spare(main)))
    for body in main[-WINGS:] if len(main) > WINGS else ():
        if body.unit.general:
            main.remove(body)
            reserve.insert(0, body)
    return main, reserve


def _spare(main: Sequence[Body]) -> int:
    """Which body is held back: horse that the wings can spare, then foot from the ends, the general last."""
    horse = sum(body.horse for body in main) > WINGS
    return max(range(len(main)), key=lambda at: (not main[at].unit.general, main[at].horse == horse, at))


def _dealt(order: Sequence[Body], camp: Camp) -> list[tuple[Body, int]]:
    """The first in the middle, the others right and left of it by turns, with a gap between arms if there is room."""
    line = [*reversed(order[2::2]), *order[:1], *order[1::2]]
    breaks = [_place(one)[0] != _place(other)[0] for one, other in pairwise(line)]
    width = sum(body.base.front for body in line)
    gap = UNIT if width + sum(breaks) * UNIT <= _width(camp) else 0
    at = (camp.board.long - width - sum(breaks) * gap) // 2
    found = {}
    for body, broken in zip(line, (*breaks, False), strict=False):
        found[body.unit.id] = at + body.base.front // 2
        at += body.base.front + broken * gap
    return [(body, found[body.unit.id]) for body in order]


def _before(count: int, battle: Sequence[Want], camp: Camp) -> list[int]:
    """Skirmishers stand before the foot that fights hand to hand, evenly spread; before anybody if there is none."""
    foot = [want.x for want in battle if want.body.unit.type in CLOSE_FOOT]
    shielded = sorted(foot or [want.x for want in battle]) or [camp.board.long // 2]
    return [shielded[(2 * at + 1) * len(shielded) // (2 * count)] for at in range(count)]


def _behind(reserve: Sequence[Body], battle: Sequence[Want], camp: Camp) -> list[int]:
    """Side by side behind the middle; a general behind the end of the line that has no horse, if the other has."""
    middle = camp.board.long // 2
    spread = [middle + (2 * at + 1 - len(reserve)) * body.base.front // 2 for at, body in enumerate(reserve)]
    bare = battle[-2].x if len(battle) > 1 and battle[-1].body.horse and not battle[-2].body.horse else middle
    return [bare if body.unit.general else x for body, x in zip(reserve, spread, strict=True)]


# Places


class Spot(NamedTuple):
    """A base somewhere, and how far that is from what was wanted."""

    cost: int
    base: Base


def array(state: State, seat: str, umpire: Umpire) -> tuple[Deploy, ...]:
    """Orders for all that a side has still to set up, each allowed once those before it are given.

    Where a battle line has no room they are packed as close as can be; a unit that finds no room even so is left out.
    """
    return umpire.once(_array, state, seat)


def _array(state: State, seat: str, umpire: Umpire) -> tuple[Deploy, ...]:
    camp, land = camp_of(state, seat, umpire), umpire.land(state)
    paired = bodies(state, seat, umpire, camp, pairs=True)
    drawn_up = _drawn_up(wants(paired, camp), camp, land)
    if len(drawn_up) == len(paired):
        return drawn_up
    packed = _packed(paired, camp)
    return packed if len(packed) == len(paired) else _packed(bodies(state, seat, umpire, camp, pairs=False), camp)


def _drawn_up(wanted: Sequence[Want], camp: Camp, land: Land) -> tuple[Deploy, ...]:
    """Each as near as can be to where it belongs, up to the first that finds no room."""
    found = []
    for want in wanted:
        spot = _nearest(want, camp, _shunned(want.body.unit, land))
        if spot is None:
            break
        camp = _joined(camp, want.body.unit, spot.base)
        found.append(_order(want.body.unit, spot.base))
    return tuple(found)


def _shunned(unit: Unit, land: Land) -> list[Outline]:
    """The ground in which a unit does not like to stand: what disorders it, and fords."""
    return [
        *(border for ground, border in land.ground.values() if disorders(ground, unit)),
        *(ford for _, ford in land.fords),
    ]


def _nearest(want: Want, camp: Camp, shunned: Sequence[Outline]) -> Spot | None:
    """The free place that is nearest to what is wanted; bad ground only if all else is far."""
    best: Spot | None = None
    for back in sorted({*ranks(want.body.base, camp, STEP), want.back}, key=lambda back: abs(back - want.back)):
        near = BACK * abs(back - want.back)
        for avoided, cost in ((shunned, near), ((), near + BAD_GROUND)):
            if best is None or cost < best.cost:
                spots = _along(want, behind(want.body.base, camp, back), camp, avoided, cost)
                found = [spot for spot in (best, *spots) if spot is not None]
                best = min(found, key=lambda spot: spot.cost, default=None)
        if best is not None and near >= best.cost:
            break
    return best


def _along(want: Want, base: Base, camp: Camp, avoided: Sequence[Outline], cost: int) -> Iterator[Spot]:
    for place in places(base, camp, avoided):
        low, high = _snug(place)
        x = min(max(want.x, low), high)
        yield Spot(cost + abs(x - want.x), base.at(base.pose._replace(x=x)))


def _snug(place: Span) -> Span:
    """Bases that touch lie exactly side by side, not within the tolerance of each other."""
    low, high = place
    inset = min(TOLERANCE, (high - low) // 2)
    return low + inset, high - inset


def _packed(found: Sequence[Body], camp: Camp) -> tuple[Deploy, ...]:
    """The deepest first, each as far to the front and then to the left as it goes, across if it must be."""
    orders = []
    for body in sorted(found, key=lambda body: -body.base.depth):
        base = next(_first_places(body, camp), None)
        if base is not None:
            camp = _joined(camp, body.unit, base)
            orders.append(_order(body.unit, base))
    return tuple(orders)


def _first_places(body: Body, camp: Camp) -> Iterator[Base]:
    for turn in (0, QUARTER):
        heading = (body.base.pose.heading + turn) % TURN
        base = body.base.at(body.base.pose._replace(heading=heading))
        for back in sorted({*ranks(base, camp, STEP), *_behind_others(camp)}):
            there = behind(base, camp, back)
            for place in places(there, camp):
                yield there.at(there.pose._replace(x=_snug(place)[0]))


def _behind_others(camp: Camp) -> Iterator[int]:
    """How far behind the line those who stand there already end."""
    for other in camp.others:
        _, bottom, _, top = box(other.base.outline)
        yield line(camp) - bottom if camp.half == "lower" else top - line(camp)


def _joined(camp: Camp, unit: Unit, base: Base) -> Camp:
    return camp._replace(others=(*camp.others, Placed(unit.id, base)))


def _order(unit: Unit, base: Base) -> Deploy:
    return Deploy(unit.id, base.pose.x, base.pose.y, base.pose.heading, unit.rear_id)


# Room for all


def bare(state: State, seat: str) -> State:
    """The battle as if a side had set up nothing yet."""
    left = [(unit, pose) for unit, pose in zip(state.units, state.poses, strict=True) if unit.seat != seat]
    return replace(state, units=tuple(unit for unit, _ in left), poses=tuple(pose for _, pose in left))


def spacious(state: State, seat: str, umpire: Umpire) -> bool:
    """A side has so much room that no unit gets stuck, however the others stand."""
    before = bare(state, seat)
    camp = camp_of(before, seat, umpire)
    needed = sum(body.base.front * body.base.depth for body in bodies(before, seat, umpire, camp, pairs=False))
    covered, whole = share(_zone(camp), tuple(border for _, border in camp.closed))
    return needed * whole * EASE <= area(_zone(camp)) // 2 * (whole - covered)


def room_for_all(state: State, seat: str, umpire: Umpire) -> bool:
    """The array finds a place for every unit; where there is plainly room, nothing has to be set up to know."""
    if not state.units and _plain_room(state, seat, umpire):
        return True
    there = {name for order in array(state, seat, umpire) for name in (order.unit, order.rear)}
    return all(piece_of(seat, unit.id) in there for unit in missing(state, seat))


def _plain_room(state: State, seat: str, umpire: Umpire) -> bool:
    """Between the pieces that nobody enters there are files enough for all, one base behind the other."""
    camp = camp_of(state, seat, umpire)
    (left, low), (right, _), (_, high), _ = zone = _zone(camp)
    sizes = [body.base for body in bodies(state, seat, umpire, camp, pairs=False)]
    deep, wide = max(base.depth for base in sizes) + TOLERANCE, sizes[0].front + TOLERANCE
    closed = sorted((box(border)[0], box(border)[2]) for _, border in camp.closed if overlap(zone, border))
    free, files = left + TOLERANCE, 0
    for start, end in (*closed, (right, right)):
        files += max(0, start - free) // wide
        free = max(free, end)
    return files * ((high - low) // deep) >= len(sizes)


@clause("BI 3.6")
def forbids_crowding(state: State, piece: Piece, umpire: Umpire) -> Iterator[Refusal]:
    """A piece that nobody enters leaves either army room to deploy in either half; `piece` lies there already."""
    closed = closed_ground((piece,), umpire.tables.pieces)
    for half in OPPOSITE if closed and not state.scenario.free_deployment else ():
        for seat in SEATS:
            there = replace(state, defender=seat, half=half, units=(), poses=())
            zone = _zone(camp_of(there, seat, umpire))
            if any(overlap(zone, border) for _, border in closed) and not room_for_all(there, seat, umpire):
                yield Refusal("BI 3.6", "refused-piece-room", {}, (piece.id, seat), (Region(zone),))


@clause("BI 3.6")
def forbids_no_room(state: State, umpire: Umpire) -> Iterator[Refusal]:
    """A table on which armies have still to be set up has room for either in every half that it may get."""
    scenario = state.scenario
    if scenario.deployed:
        return
    for half in (scenario.half,) if scenario.half else OPPOSITE:
        for seat in SEATS:
            there = replace(state, defender=scenario.defender or seat, half=half, units=(), poses=())
            if not room_for_all(there, seat, umpire):
                zone = Region(_zone(camp_of(there, seat, umpire)))
                yield Refusal("BI 3.6", "refused-board-room", {"field": "board"}, (seat,), (zone,))


def _zone(camp: Camp) -> Outline:
    """The ground behind the line, between the edges."""
    low, high = (0, line(camp)) if camp.half == "lower" else (line(camp), camp.board.short)
    left, right = (FROM_EDGES, camp.board.long - FROM_EDGES) if camp.zones else (0, camp.board.long)
    return (left, low), (right, low), (right, high), (left, high)
