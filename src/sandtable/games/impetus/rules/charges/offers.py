"""5.6. Charges that may be chosen: straight ahead, or after a wheel by any angle that is sure to lead to contact."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from sandtable.games.impetus.rules.charges.charges import (
    best_bonus,
    forbids_charge,
    judge_charge,
    outcome_of,
    tell_charge,
    wheeled_body,
)
from sandtable.games.impetus.rules.movement.bodies import Body, body_of
from sandtable.games.impetus.rules.movement.manoeuvres import left_of
from sandtable.games.impetus.rules.movement.reach import way_round
from sandtable.games.impetus.rules.movement.ways import ROUNDING, larger
from sandtable.games.impetus.rules.movement.wheels import pivot, sense
from sandtable.games.impetus.rules.orders import AnyOrder, Charge
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.terrain.roads import road_move
from sandtable.games.impetus.rules.turn.kinds import OrderKind
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.table.plane import DEGREE, TOLERANCE, wheeled
from sandtable.table.pruning import may_meet
from sandtable.table.spacing import apart, box

LOOK = 5 * DEGREE
"""How far apart the angles are at which a wheel before a charge is looked for."""


HALVINGS = 2
"""How often a stretch of angles is halved to look for gaps in it."""

INWARD = (0, 4, 16, 64)
"""How far in from the ends of a stretch one looks for where rounding does not decide."""

MARGIN = 4 * TOLERANCE
"""An enemy that is further off than this and a move by road with the best bonus is touched by no charge."""

Touched: TypeAlias = tuple[tuple[str, str], ...]
NOBODY: Touched = ()


def options_charge(state: State, order: Charge, umpire: Umpire) -> Options[AnyOrder]:
    """The straight charge, and the angles of a wheel from which one makes contact; or why there is none."""
    straight = Charge(order.units, bonus=order.bonus)
    turned = tuple(wheeled_charges(state, straight, umpire))
    if refused := tuple(judge_charge(state, straight, umpire)):
        return Options(turned, (Barred(straight, refused),))
    return Options((Offer(straight), *turned))


def offers_charge(state: State, order: Charge, umpire: Umpire) -> tuple[Offer[AnyOrder], ...]:
    """The charges among the options."""
    straight, body = Charge(order.units, bonus=order.bonus), body_of(umpire.field(state), order.units)
    if not _enemy_about(body, road_move(body.move) + best_bonus(body) + MARGIN):
        return ()
    turned = tuple(wheeled_charges(state, straight, umpire))
    return turned if any(judge_charge(state, straight, umpire)) else (Offer(straight), *turned)


def wheeled_charges(state: State, order: Charge, umpire: Umpire) -> Iterator[Offer[AnyOrder]]:
    """Each stretch of angles by which a wheel before the charge leads to contact."""
    body = body_of(umpire.field(state), order.units)
    if any(forbids_charge(state, Charge(order.units, "left", 1, order.bonus), umpire)):
        return
    move = left_of(state, body)
    reach = move + (best_bonus(body) if order.bonus else 0)
    if not _enemy_about(body, reach):
        return
    for corner in ("left", "right"):
        at = Charge(order.units, corner, 1, order.bonus)
        way = way_round(body, corner, move)
        for low, high in way.spans:
            for start, end in _stretches(body, at, move, reach, (low, high)):
                yield Offer(at, "angle", start, end)


def _enemy_about(body: Body, reach: int) -> bool:
    boxes = [box(stand.outline) for stand in body.stands]
    return any(not apart(mine, box(enemy.outline), reach) for mine in boxes for enemy in body.enemies)


def _stretches(body: Body, order: Charge, move: int, reach: int, span: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Every run of looks from which a charge touches the same enemies, drawn out to where it begins and ends.

    At the very end of its reach rounding decides from angle to angle, so that what is offered keeps a little off it.
    """

    sure = max(0, move - TOLERANCE)

    def at(angle: int) -> Touched:
        return touched_by(body, Charge(order.units, order.corner, angle, order.bonus), sure)

    def steady(angle: int) -> bool:
        return unchanged(body, Charge(order.units, order.corner, angle, order.bonus), sure)

    low, high = span
    looks = sorted({low, *(look for look in range(LOOK, high, LOOK) if look > low), high})
    hopeful = _hopeful(body, order, looks, reach)
    found = [at(look) if hope else NOBODY for look, hope in zip(looks, hopeful, strict=True)]
    for (first, last), touched in _alike(found):
        start = looks[first] if first == 0 else _border(at, touched, looks[first], looks[first - 1])
        end = looks[last] if last + 1 == len(looks) else _border(at, touched, looks[last], looks[last + 1])
        inner = _inner(steady, (start, end))
        yield from _sure(at, touched, inner, HALVINGS) if inner else ()


def _inner(steady: Callable[[int], bool], span: tuple[int, int]) -> tuple[int, int] | None:
    """A stretch less what is not steady at its ends; None if not much is left."""
    low = next((span[0] + by for by in INWARD if span[0] + by <= span[1] and steady(span[0] + by)), None)
    high = next((span[1] - by for by in INWARD if span[1] - by >= span[0] and steady(span[1] - by)), None)
    return None if low is None or high is None or low > high else (low, high)


def _sure(
    at: Callable[[int], Touched], touched: Touched, span: tuple[int, int], halvings: int
) -> list[tuple[int, int]]:
    """A stretch, looked at in its middle and in the middles of its halves: where one fails it is two stretches."""
    low, high = span
    middle = (low + high) // 2
    if not halvings or middle in span:
        return [span]
    if at(middle) != touched:
        below = low, _border(at, touched, low, middle)
        above = _border(at, touched, high, middle), high
        return [*_sure(at, touched, below, halvings - 1), *_sure(at, touched, above, halvings - 1)]
    *before, (start, first) = _sure(at, touched, (low, middle), halvings - 1)
    (second, end), *after = _sure(at, touched, (middle, high), halvings - 1)
    joined = [(start, end)] if first == second else [(start, first), (second, end)]
    return [*before, *joined, *after]


def touched_by(body: Body, order: Charge, move: int) -> Touched:
    """Which enemy each unit touches in a charge; none if it would be refused."""
    return _touched(*wheeled_body(body, order, move), order)


def unchanged(body: Body, order: Charge, move: int) -> bool:
    """A charge touches the same, were the bases a hair larger or smaller: rounding does not decide."""
    turned, left = wheeled_body(body, order, move)
    as_it_is = _touched(turned, left, order)
    return all(_touched(_resized(turned, by), left, order) == as_it_is for by in (ROUNDING, -ROUNDING))


def _resized(body: Body, by: int) -> Body:
    return body._replace(stands=tuple(stand._replace(base=larger(stand.base, by)) for stand in body.stands))


def _touched(turned: Body, left: int, order: Charge) -> Touched:
    runs, refused = outcome_of(turned, left, order)
    return NOBODY if refused else tuple((run.stand.id, run.enemy) for run in runs if run.enemy)


def _alike(found: Sequence[Touched]) -> Iterator[tuple[tuple[int, int], Touched]]:
    """Each run of the same, from its first to its last place, where an enemy is touched."""
    for touched, run in groupby(enumerate(found), key=lambda each: each[1]):
        places = [place for place, _ in run]
        if touched:
            yield (places[0], places[-1]), touched


def _hopeful(body: Body, order: Charge, looks: Sequence[int], reach: int) -> list[bool]:
    """From which angles any member might meet an enemy at all."""
    about, way = pivot(body.front, order.corner), sense(order.corner)
    enemies = [enemy.outline for enemy in body.enemies]
    found = [False] * len(looks)
    for stand in body.stands:
        poses = [wheeled(stand.base.pose, about, way * look) for look in looks]
        hopes = may_meet(poses, stand.base.front, stand.base.depth, reach, enemies)
        found = [one or other for one, other in zip(found, hopes, strict=True)]
    return found


def _border(at: Callable[[int], Touched], touched: Touched, good: int, bad: int) -> int:
    """The last angle that touches the same on the way from one that does to one that does not."""
    while abs(bad - good) > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if at(middle) == touched else (good, middle)
    return good


KINDS = {Charge: OrderKind(judge_charge, options_charge, tell_charge, offers_charge)}
