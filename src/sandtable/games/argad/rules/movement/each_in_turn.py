"""VI.i. Each player in turn: who comes next, what they move, whom they cannot pass, and how the others answer."""

from collections.abc import Iterator

from sandtable.games.argad.rules.dice import Next
from sandtable.games.argad.rules.events import Agreed, Announced, OrderDrawn, Proceeded, Ready
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.agreement import Outcome, all_moves, carry_out, figure_options
from sandtable.games.argad.rules.movement.move_rules import forbids_moves
from sandtable.games.argad.rules.movement.proposals import movable, steps_aside
from sandtable.games.argad.rules.movement.suggestions import suggested
from sandtable.games.argad.rules.movement.ways import into
from sandtable.games.argad.rules.orders import Announce, Answer, AnyOrder
from sandtable.games.argad.rules.questions import forbids_moment
from sandtable.games.argad.rules.refusals import refused
from sandtable.games.argad.rules.state import Plan, State
from sandtable.games.argad.rules.steps import Answering, MovingAlone, Precedence, Walking
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Question
from sandtable.kernel.dice import Throw
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Footing, within
from sandtable.table.plane import Point, bearing, between, moved
from sandtable.table.plane import Pose as Stand
from sandtable.table.strides import Strides, Walker, reached
from sandtable.table.way import Way, headings, length


@clause("AR VI.i")
def precedence_throw(state: State, step: Precedence, umpire: Umpire) -> Throw:
    """Seats throw for the order in which they move, each turn."""
    return Throw(step.left[0], "order", 1, len(step.left), Next(), (), "AR VI.i")


def read_precedence(tell: Tell, step: Precedence, value: int, umpire: Umpire) -> None:
    drawn = (*step.drawn, step.left[value])
    left = tuple(seat for seat in step.left if seat not in drawn)
    if len(left) > 1:
        tell.say(Proceeded((Precedence(left, drawn),)))
        return
    order = (*drawn, *left)
    tell.say(OrderDrawn(order, tuple(step for seat in order for step in (MovingAlone(seat), Answering(seat)))))


def alone_seats(state: State, step: MovingAlone, umpire: Umpire) -> tuple[str, ...]:
    return (step.seat,)


def forbids_alone(state: State, step: MovingAlone, seat: str, order: Announce, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_moment(state, order, "AR VI.i")
    yield from forbids_moves(state, umpire.field(state), seat, order.moves)


def alone_options(
    state: State, step: MovingAlone, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    if isinstance(partial, Announce):
        return suggested(state, seat, piece, partial, umpire)
    field = umpire.field(state)
    if piece:
        return figure_options(state, field, seat, piece)
    return Options((Offer(Announce(state.moment)),), (), tuple(movable(state, field, seat)))


def tell_alone(tell: Tell, step: MovingAlone, seat: str, order: Announce, umpire: Umpire) -> None:
    carry_out(tell, umpire, Outcome(order.moves), "AR VI.i")


def answering_seats(state: State, step: Answering, umpire: Umpire) -> tuple[str, ...]:
    """Those who have a figure that one of the mover's enemies has come near to."""
    field = umpire.field(state)
    seats = {field.seat(name) for name in threatened(state, field, step.seat)}
    return state.unanswered(seats)


def threatened(state: State, field: Field, mover: str) -> list[str]:
    """Who may answer: figures to which an enemy has come, whose turn it is not."""
    near = field.period.figures.pass_by + field.period.figures.across
    moved = [walk.figure for walk in state.walks if walk.figure in field.men and field.seat(walk.figure) == mover]
    return [
        name
        for name in field.shown
        if name not in state.asleep
        and not field.men[name].busy
        and any(field.hostile(name, each) and field.gap(name, each) <= near for each in moved)
    ]


@clause("AR VI.i")
def forbids_answer(state: State, step: Answering, seat: str, order: Answer, umpire: Umpire) -> Iterator[Refusal]:
    """Those not moving may still pivot and step up to 2 cm, when an enemy has come near."""
    yield from forbids_moment(state, order, "AR VI.i")
    field = umpire.field(state)
    yield from forbids_moves(state, field, seat, order.moves, field.period.figures.pass_by)
    near = threatened(state, field, step.seat)
    for move in order.moves:
        man = field.men.get(move.figure)
        if man is not None and man.busy:
            yield refused("AR VI.g", "refused-move-busy", move.figure, how=move.how)
        elif move.figure not in near or move.how != "walk":
            yield refused("AR VI.i", "refused-answer", move.figure)


def answer_options(
    state: State, step: Answering, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    field = umpire.field(state)
    mine = [name for name in threatened(state, field, step.seat) if field.seat(name) == seat]
    if not piece:
        return Options((Offer(Answer(state.moment)),), (), tuple(mine))
    orders = [Answer(state.moment, (move,)) for move in steps_aside(field, piece)] if piece in mine else []
    good = [order for order in orders if not any(forbids_answer(state, step, seat, order, umpire))]
    return Options(tuple(Offer(order) for order in good))


def tell_answer(tell: Tell, step: Answering, seat: str, order: Answer, umpire: Umpire) -> None:
    tell.say(Announced(Plan(seat, order.moves), tell.state.moment, "AR VI.i"))
    tell.say(Ready(seat))
    if not answering_seats(tell.state, step, umpire):
        most = umpire.field(tell.state).period.figures.pass_by
        tell.say(Agreed(all_moves(tell.state.drafts), (), (Walking(most),), "AR VI.i"))


def skip_answer(tell: Tell, step: Answering, umpire: Umpire) -> bool:
    """Nobody is asked where nobody is near."""
    if answering_seats(tell.state, step, umpire):
        return False
    tell.say(Proceeded())
    return True


@clause("AR VI.i")
def shy(field: Field, name: str, way: Way, reach: int) -> tuple[Way, str]:
    """Each in turn, nobody passes an enemy within 2 cm: coming that near is going into contact, and stopping.

    Returns the way walked, and the enemy it leads to; nobody if it passes none that near.
    """
    near = field.period.figures.pass_by
    shown = [each for each in field.enemies(name) if not field.men[each].hidden]
    enemies = [each for each in shown if not within(field.foot(name), field.foot(each), near - 1)]
    strides = Strides(Walker(field.sole(name), way, length(way), field.stand(name).heading, headings(way)[-1]))
    met = [(tick, each) for each in enemies if (tick := reached(strides, _within(field, each))) is not None]
    for tick, enemy in sorted(met, key=lambda each: each[0]):
        walked, stand = strides.until(tick), strides.at(tick)
        if length(walked) > reach:
            break
        if not _walled(field, name, stand, enemy):
            return (*walked, _up_to(field, stand, enemy)), enemy
    return way, ""


def _within(field: Field, enemy: str) -> Footing:
    """All that is within 2 cm of an enemy."""
    foot = field.foot(enemy)
    return Footing(foot.core, foot.round + field.period.figures.pass_by)


def _up_to(field: Field, stand: Stand, enemy: str) -> Point:
    """A little further than where one touches an enemy who is within 2 cm."""
    goal = field.stand(enemy).at
    ahead = bearing(between(stand.at, goal)) if stand.at != goal else 0
    return moved(stand.at, ahead, field.period.figures.pass_by + 100)


def _walled(field: Field, name: str, stand: Stand, enemy: str) -> bool:
    """On the way into contact lies something that cannot be passed: an enemy behind it is not near."""
    way = into(field, name, enemy, (stand.at, _up_to(field, stand, enemy)))
    return bool(field.trouble(name, way, stand.heading).barred)


ASKS = {
    MovingAlone: Question("move", "AR VI.i", (Announce,), alone_seats, forbids_alone, alone_options, tell_alone),
    Answering: Question("answer", "AR VI.i", (Answer,), answering_seats, forbids_answer, answer_options, tell_answer),
}
THROWS = {Precedence: precedence_throw}
READS = {Precedence: read_precedence}
FOLLOWS = {Answering: skip_answer}
