"""IX.b. Giving way: where to, whom one pushes, and when one cannot."""

from collections.abc import Iterator
from itertools import groupby
from math import isqrt

from sandtable.games.argad.rules.events import Fell, GaveWay, Proceeded
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.orders import AnyOrder, Recoil
from sandtable.games.argad.rules.refusals import refused
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Recoiling
from sandtable.games.argad.rules.turn.ambush import tell_revealed
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Question
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Footing, overlapping, swept
from sandtable.table.plane import DEGREE, QUARTER, TURN, Pose, bearing, between, rounded, step, turn_to

TURNED = DEGREE
"""Directions are tried at this interval."""

ROUND = 8


def pushers(state: State, field: Field, name: str) -> list[Pose]:
    """Where the enemies stood with whom a figure was in contact; of the fallen only if nobody else is left."""
    near = [strike for strike in state.strikes if strike.near and name in (strike.striker, strike.target)]
    foes = [strike.striker if strike.target == name else strike.target for strike in near]
    places, names = dict(state.places), dict.fromkeys([*foes, *field.touched(name)])
    living = [each for each in names if each in field.men]
    known = [each for each in living or names if each in places or each in field.men]
    return [places[each] if each in places else field.stand(each) for each in known]


@clause("AR IX.b")
def straight_back(state: State, field: Field, name: str) -> int | None:
    """Away from the mean direction of the enemies in contact; None if they have none."""
    x, y, _ = field.stand(name)
    sum_x = sum_y = 0
    for pose in pushers(state, field, name):
        dx, dy = x - pose.x, y - pose.y
        size = max(1, isqrt(dx * dx + dy * dy))
        sum_x += rounded(dx * 10**6, size)
        sum_y += rounded(dy * 10**6, size)
    if abs(sum_x) < 10**3 and abs(sum_y) < 10**3:
        return None
    return bearing((sum_x, sum_y))


def headings(state: State, field: Field, name: str) -> list[int]:
    """The ways back that are free: straight, or those nearest to it; all of them if no way is straight back."""
    back = straight_back(state, field, name)
    if back is not None and room(field, name, back) is not None:
        return [back]
    towards = [between(field.stand(name).at, pose.at) for pose in pushers(state, field, name)]
    enemies = [bearing(away) for away in towards if away != (0, 0)]
    wanted = [heading for heading in _around(back, enemies) if keeps_off(heading, enemies)]
    if back is None:
        return [heading for heading in wanted if room(field, name, heading) is not None]
    aside = {heading: abs(turn_to(back, heading)) for heading in wanted}
    for _, same in groupby(sorted(wanted, key=aside.__getitem__), key=aside.__getitem__):
        free = [heading for heading in same if room(field, name, heading) is not None]
        if free:
            return free
    return []


def _around(back: int | None, enemies: list[int]) -> list[int]:
    """The directions that are looked at: all around by small turns, and those exactly abreast of an enemy."""
    abreast = [(enemy + side) % TURN for enemy in enemies for side in (QUARTER, -QUARTER)]
    if back is None:
        return list(dict.fromkeys([*(n * TURN // ROUND for n in range(ROUND)), *abreast]))
    turns = [(back + n * TURNED) % TURN for n in range(TURN // TURNED)]
    return list(dict.fromkeys([*turns, *abreast]))


@clause("AR IX.b")
def keeps_off(heading: int, enemies: list[int]) -> bool:
    """A way back lies at least 90° from the direction of every enemy in contact."""
    return all(abs(turn_to(heading, enemy)) >= QUARTER for enemy in enemies)


def room(field: Field, name: str, heading: int, pushed: tuple[str, ...] = ()) -> dict[str, Pose] | None:
    """Where a figure and the friends it pushes come to stand, two paces back; None if something blocks."""
    stand, sole = field.stand(name), field.sole(name)
    by = step(heading, field.paces(name))
    there = Pose(stand.x + by[0], stand.y + by[1], stand.heading)
    passed = swept(sole.at(stand), by)
    if not field.land.on_table(sole.at(there)) or _barred(field, name, passed):
        return None
    if not field.land.free(stand.at, there.at, sole):
        return None
    found = {name: there}
    for other in field.standing:
        if other in (name, *pushed) or field.men[other].hidden or not overlapping(passed, field.foot(other)):
            continue
        if not gives_way(field, name, other):
            return None
        more = room(field, other, heading, (*pushed, name))
        if more is None or any(overlapping(sole.at(there), field.sole(each).at(at)) for each, at in more.items()):
            return None
        found |= more
    return found


def gives_way(field: Field, name: str, other: str) -> bool:
    """A friend behind is pushed; neutrals and enemies block."""
    return field.allied(name, other)


def _barred(field: Field, name: str, passed: Footing) -> bool:
    """Walls and linear obstacles block; an open door does not, nor does the obstacle that the figure stands on."""
    foot = field.foot(name)
    lines = [part for each in field.land.lines if not each.terrain.door for part in each.parts]
    bars = [*lines, *field.bars(name)]
    return any(overlapping(passed, part) and not overlapping(foot, part) for part in bars)


@clause("AR XIV.h")
def held_by_ranks(field: Field, name: str) -> bool:
    """Ranks behind do not let one ignore a recoil: that is an advanced rule which is not played."""
    return False


def begin_recoil(tell: Tell, step: Recoiling, umpire: Umpire) -> bool:
    """Nobody is asked where there is one way, or none."""
    state, field = tell.state, umpire.field(tell.state)
    if state.man(step.figure) is None or held_by_ranks(field, step.figure):
        tell.say(Proceeded())
        return True
    ways = headings(state, field, step.figure)
    if len(ways) > 1:
        return False
    give_way(tell, umpire, step.figure, ways[0] if ways else None)
    tell.say(Proceeded())
    return True


def give_way(tell: Tell, umpire: Umpire, name: str, heading: int | None) -> None:
    """Those behind go first; somebody found hidden is in the way; with no way left the figure is lost."""
    field = umpire.field(tell.state)
    found = None if heading is None else room(field, name, heading)
    if heading is None or found is None:
        tell.say(Fell(name, "AR IX.b"))
        return
    trodden = [other for other in field.standing if field.men[other].hidden and _on(field, found, other)]
    if trodden:
        tell_revealed(tell, trodden[0])
        ways = headings(tell.state, umpire.field(tell.state), name)
        give_way(tell, umpire, name, heading if heading in ways else next(iter(ways), None))
        return
    for other, stand in reversed(found.items()):
        tell.say(GaveWay(other, stand, "" if other == name else name))


def _on(field: Field, found: dict[str, Pose], other: str) -> bool:
    return any(overlapping(field.sole(name).at(stand), field.foot(other)) for name, stand in found.items())


def recoil_seats(state: State, step: Recoiling, umpire: Umpire) -> tuple[str, ...]:
    return (umpire.field(state).seat(step.figure),)


@clause("AR IX.b")
def forbids_recoil(state: State, step: Recoiling, seat: str, order: Recoil, umpire: Umpire) -> Iterator[Refusal]:
    """One goes back where it is free."""
    ways = headings(state, umpire.field(state), step.figure)
    if order.figure != step.figure or order.heading not in ways:
        yield refused("AR IX.b", "refused-recoil", step.figure)


def recoil_options(
    state: State, step: Recoiling, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    ways = headings(state, umpire.field(state), step.figure)
    return Options(tuple(Offer(Recoil(step.figure, heading)) for heading in ways))


def tell_recoil(tell: Tell, step: Recoiling, seat: str, order: Recoil, umpire: Umpire) -> None:
    give_way(tell, umpire, order.figure, order.heading)
    tell.say(Proceeded())


ASKS = {Recoiling: Question("recoil", "AR IX.b", (Recoil,), recoil_seats, forbids_recoil, recoil_options, tell_recoil)}
FOLLOWS = {Recoiling: begin_recoil}
