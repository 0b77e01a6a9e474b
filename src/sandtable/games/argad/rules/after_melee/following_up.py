"""IX.c. Following up: a figure that killed or pushed back an enemy may take its place; a charging rider must."""

from collections.abc import Iterator
from math import isqrt

from sandtable.games.argad.rules.events import FollowedUp, Pressed, Ready, Shown
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.orders import AnyOrder, Press
from sandtable.games.argad.rules.questions import forbids_moment
from sandtable.games.argad.rules.refusals import refused
from sandtable.games.argad.rules.state import State, Strike
from sandtable.games.argad.rules.steps import Pressing
from sandtable.games.argad.rules.turn.ambush import tell_revealed
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Question
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Footing, overlapping
from sandtable.table.plane import Pose, bearing, between, rounded, squared

SHARES = 64
"""A way forward that is not free is shortened in this many steps."""


def winners(state: State, field: Field) -> dict[str, Strike]:
    """Those who may follow up, with the blow that opened the place: alive, not pushed back, in contact before."""
    found: dict[str, Strike] = {}
    back = {each.target for each in state.strikes if each.outcome == "recoil"}
    for each in state.strikes:
        free = each.striker in field.men and each.striker not in back and each.striker not in found
        if each.outcome in ("kill", "recoil") and free and each.near and _gone(state, each.target):
            found[each.striker] = each
    return found


def _gone(state: State, name: str) -> bool:
    """The place is open: its man has fallen, or has given way."""
    man = state.man(name)
    return man is None or man.stand != dict(state.places).get(name)


@clause("AR IX.c")
def must(field: Field, name: str) -> bool:
    """A charging rider must advance."""
    man = field.men[name]
    return man.charging and man.mounted


def pressing_seats(state: State, step: Pressing, umpire: Umpire) -> tuple[str, ...]:
    field = umpire.field(state)
    seats = {field.seat(name) for name in winners(state, field) if not must(field, name)}
    return state.unanswered(seats)


@clause("AR IX.c")
def forbids_pressing(state: State, step: Pressing, seat: str, order: Press, umpire: Umpire) -> Iterator[Refusal]:
    """Only those who killed or pushed back an enemy follow up."""
    yield from forbids_moment(state, order, "AR IX.c")
    field = umpire.field(state)
    able = winners(state, field)
    for name in order.figures:
        if name not in able or field.seat(name) != seat:
            yield refused("AR IX.c", "refused-press", name)


def pressing_options(
    state: State, step: Pressing, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    field = umpire.field(state)
    mine = tuple(n for n in winners(state, field) if field.seat(n) == seat and not must(field, n))
    orders = [Press(state.moment), Press(state.moment, mine), *(Press(state.moment, (name,)) for name in mine)]
    return Options(tuple(Offer(order) for order in dict.fromkeys(orders)))


def tell_pressing(tell: Tell, step: Pressing, seat: str, order: Press, umpire: Umpire) -> None:
    tell.say(Pressed(seat, tuple(dict.fromkeys(order.figures)), tell.state.moment))
    tell.say(Ready(seat))
    if not pressing_seats(tell.state, step, umpire):
        follow_up(tell, umpire)


def skip_pressing(tell: Tell, step: Pressing, umpire: Umpire) -> bool:
    if tell.state.sealed or pressing_seats(tell.state, step, umpire):
        return False
    follow_up(tell, umpire)
    return True


def follow_up(tell: Tell, umpire: Umpire) -> None:
    """Those who want to and those who must, one after the other."""
    chosen = {name for _, figures in tell.state.pressing for name in figures}
    field = umpire.field(tell.state)
    able = winners(tell.state, field)
    going = [strike for name, strike in able.items() if name in chosen or must(field, name)]
    tell.say(Shown())
    for strike in first_come(field, going):
        _advance(tell, umpire, strike)


@clause("AR IX.c")
def first_come(field: Field, strikes: list[Strike]) -> list[Strike]:
    """Two for one place: who struck earlier, then the higher natural die."""
    return sorted(strikes, key=lambda each: (each.reach, -each.natural, field.order[each.striker]))


def _advance(tell: Tell, umpire: Umpire, strike: Strike) -> None:
    field, name = umpire.field(tell.state), strike.striker
    place = dict(tell.state.places)[strike.target]
    stand = forward(field, name, place, strike)
    if stand is None:
        return
    there = field.sole(name).at(stand)
    found = [each for each in field.standing if field.men[each].hidden and overlapping(there, field.foot(each))]
    for other in found:
        tell_revealed(tell, other)
    if not found:
        tell.say(FollowedUp(name, stand))


def forward(field: Field, name: str, place: Pose, strike: Strike) -> Pose | None:
    """As near to the place as there is room, two paces at most, or over the obstacle into the place."""
    stand, sole = field.stand(name), field.sole(name)
    away = between(stand.at, place.at)
    far = isqrt(squared(stand.at, place.at))
    if not far:
        return None
    reach = far if strike.crossing else min(far, field.paces(name))
    heading = bearing(away)
    for part in range(SHARES, 0, -1):
        go = reach * part // SHARES
        there = Pose(stand.x + rounded(away[0] * go, far), stand.y + rounded(away[1] * go, far), heading)
        if _free(field, name, sole.at(there)) and field.land.free(stand.at, there.at, sole):
            return there
    return None


def _free(field: Field, name: str, there: Footing) -> bool:
    crowd = [field.foot(each) for each in field.standing if each != name and not field.men[each].hidden]
    bars = [*crowd, *field.bars(name)]
    bars += [part for each in field.land.linear for part in each.parts]
    return field.land.on_table(there) and not any(overlapping(there, each) for each in bars)


ASKS = {
    Pressing: Question("press", "AR IX.c", (Press,), pressing_seats, forbids_pressing, pressing_options, tell_pressing)
}
FOLLOWS = {Pressing: skip_pressing}
