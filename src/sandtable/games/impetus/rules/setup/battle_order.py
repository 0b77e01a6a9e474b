"""The order of battle: who belongs where in an array, before anybody looks at the ground."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from sandtable.games.impetus.rules.setup.deployment import FROM_EDGES
from sandtable.games.impetus.rules.setup.places import depth, facing
from sandtable.games.impetus.rules.setup.scenario import Post
from sandtable.games.impetus.rules.setup.setting_up import Camp, missing, side_of, unit_of
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tableau import base_of
from sandtable.games.impetus.rules.troops.formation import may_form_large
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
from sandtable.table.plane import UNIT, Pose
from sandtable.table.shape import Base

OUTWARD = ((WAGENBURG, GUNS), (HEAVY_FOOT,), (LIGHT_FOOT,), (MISSILE_FOOT,), (ELEPHANTS, *CHARIOTS), CAVALRY)
"""From the middle of the line to its ends."""

FEWEST_FOR_PAIRS = 8
"""An army of fewer units needs them side by side."""

WINGS = 2


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
    """A line from its middle outwards, skirmishers before it, and behind it who has no room or must be safe."""
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
    """The middle first; the general before the others of his arm, so that somebody stands outside of him."""
    group = next(at for at, types in enumerate(OUTWARD) if body.unit.type in types)
    return group, not body.unit.general, OUTWARD[group].index(body.unit.type)


def _width(camp: Camp) -> int:
    return camp.board.long - 2 * FROM_EDGES if camp.zones else camp.board.long


def _held_back(order: Sequence[Body], camp: Camp) -> tuple[list[Body], list[Body]]:
    """The line, and the reserve: whoever is too many for it, and a general who would stand at its end."""
    main, reserve = list(order), []
    while main and len(main) * main[0].base.front > _width(camp):
        reserve.append(main.pop(_spare(main)))
    for body in main[-WINGS:] if len(main) > WINGS else ():
        if body.unit.general:
            main.remove(body)
            reserve.insert(0, body)
    return main, reserve


def _spare(main: Sequence[Body]) -> int:
    """Who is held back: horse that the wings can spare, then foot from the ends, the general last."""
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
