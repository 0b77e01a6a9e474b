"""VI.b to VI.d and VI.i. Movement by agreement: announcing, amending, confirming; or each player in turn."""

from collections.abc import Hashable, Iterator, Sequence

from msgspec.structs import replace

from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Reading, Throw
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.rulesets.argad.close_order import as_one
from sandtable.rulesets.argad.events import Agreed, Announced, OrderDrawn, PlansShown, Proceeded, Ready
from sandtable.rulesets.argad.field import Field, Tell, Umpire
from sandtable.rulesets.argad.lateness import dice_steps
from sandtable.rulesets.argad.move_rules import forbids_moves
from sandtable.rulesets.argad.orders import Announce, Answer, AnyOrder, Confirm, Move
from sandtable.rulesets.argad.proposals import movable, proposals, steps_aside, towards
from sandtable.rulesets.argad.questions import Question, forbids_moment
from sandtable.rulesets.argad.state import Plan, State
from sandtable.rulesets.argad.steps import Answering, AnyStep, MovingAlone, Precedence, Talking, Walking
from sandtable.table.way import meets


def asked_seats(state: State, step: object, umpire: Umpire) -> tuple[str, ...]:
    """Everybody who has somebody on the table and has not answered yet."""
    return tuple(seat for seat in playing(state, umpire) if seat not in state.sealed)


def playing(state: State, umpire: Umpire) -> tuple[str, ...]:
    field = umpire.field(state)
    seats = {field.seat(man.id) for man in state.men}
    return tuple(seat for seat in state.scenario.seats if seat in seats)


@clause("AR VI.b")
def forbids_talk(
    state: State, step: Talking, seat: str, order: Announce | Confirm, umpire: Umpire
) -> Iterator[Refusal]:
    """Round after round all announce; what was announced may be amended or confirmed."""
    yield from forbids_moment(state, order, "AR VI.b")
    if isinstance(order, Confirm) and not state.round:
        yield Refusal("AR VI.b", "refused-confirm-nothing")
    if isinstance(order, Announce):
        yield from forbids_moves(state, umpire.field(state), seat, order.moves)


def talk_options(state: State, step: Talking, seat: str, piece: str, umpire: Umpire) -> Options[AnyOrder]:
    """For the seat: to stay, or to confirm; for a figure: some ways it might go, as an announcement of it alone."""
    if piece:
        return _judged(state, umpire.field(state), seat, piece, proposals(state, umpire.field(state), piece))
    whole: AnyOrder = Confirm(state.moment) if state.round else Announce(state.moment)
    return Options((Offer(whole),), (), tuple(movable(state, umpire.field(state), seat)))


def _judged(state: State, field: Field, seat: str, piece: str, moves: Sequence[Move]) -> Options[AnyOrder]:
    plan = next((plan.moves for plan in state.plans if plan.seat == seat), ())
    mine = tuple(move for move in plan if not any(forbids_moves(state, field, seat, plan, only=move.figure)))
    offers: list[Offer[AnyOrder]] = []
    barred: list[Barred[AnyOrder]] = []
    for move in moves:
        order = Announce(state.moment, (*(each for each in mine if each.figure != piece), move))
        refusals = tuple(forbids_moves(state, field, seat, order.moves, only=piece))
        if refusals:
            barred.append(Barred(order, refusals))
        else:
            offers.append(Offer(order))
    return Options((*offers, *_as_one(state, field, seat, mine, offers)), tuple(barred))


def _as_one(
    state: State, field: Field, seat: str, mine: tuple[Move, ...], offers: list[Offer[AnyOrder]]
) -> Iterator[Offer[AnyOrder]]:
    """The first way that a figure might go, gone by its whole unit as one, if all of it can."""
    for offer in offers:
        assert isinstance(offer.order, Announce)
        own = offer.order.moves[-1]
        unit = as_one(field, own)
        if own.path and len(unit) > 1:
            names = {move.figure for move in unit}
            moves = (*(move for move in mine if move.figure not in names), *unit)
            if not any(forbids_moves(state, field, seat, moves)):
                yield Offer(Announce(state.moment, moves))
            return


def suggested(state: State, seat: str, piece: str, begun: Announce, umpire: Umpire) -> Options[AnyOrder]:
    """The shortest lawful way to where the last move of an announcement that is begun leads, while it is drawn."""
    field = umpire.field(state)
    own = next((move for move in begun.moves if move.figure == piece), None)
    if own is None or not own.path or piece not in movable(state, field, seat):
        return Options()
    rest = tuple(move for move in begun.moves if move.figure != piece)
    order = replace(begun, moves=(*rest, towards(state, field, own) or own))
    refusals = tuple(forbids_moves(state, field, seat, order.moves, only=piece))
    return Options((), (Barred(order, refusals),)) if refusals else Options((Offer(order),))


def tell_talk(tell: Tell, step: Talking, seat: str, order: Announce | Confirm, umpire: Umpire) -> None:
    """When all have answered, everything is shown; when all have confirmed, it is carried out."""
    state = tell.state
    mine = next((plan.moves for plan in state.plans if plan.seat == seat), ())
    moves = mine if isinstance(order, Confirm) else order.moves
    tell.say(Announced(Plan(seat, moves, isinstance(order, Confirm)), state.moment))
    tell.say(Ready(seat))
    if not asked_seats(tell.state, step, umpire):
        show(tell, umpire)


def show(tell: Tell, umpire: Umpire) -> None:
    """All lies open: agreed, or one round more, or the least aggressive outcome."""
    state = tell.state
    plans = tuple(sorted(state.drafts, key=lambda plan: state.scenario.seats.index(plan.seat)))
    agreed = bool(state.round) and all(plan.confirmed for plan in plans)
    tell.say(PlansShown(state.round + 1, plans))
    if agreed:
        carry_out(tell, umpire, all_moves(plans), (), "AR VI.b")
    elif tell.state.round > state.scenario.choices.rounds:
        held = least_aggressive(tell.state, umpire.field(tell.state))
        moves = tuple(move for move in all_moves(plans) if move.figure not in held)
        carry_out(tell, umpire, moves, held, "AR VI.c")


def all_moves(plans: Sequence[Plan]) -> tuple[Move, ...]:
    return tuple(move for plan in plans for move in plan.moves)


@clause("AR VI.c")
def least_aggressive(state: State, field: Field) -> tuple[str, ...]:
    """The figures changed in the last round, and every hostile one whose way met theirs in either, do nothing."""
    now = {move.figure: move for move in all_moves(state.plans)}
    old = {move.figure: move for move in all_moves(state.before)}
    changed = [name for name in field.shown if now.get(name) != old.get(name)]
    held = set(changed)
    for name in field.shown:
        for other in changed:
            if field.hostile(name, other) and name not in held and _meet(field, name, other, (now, old)):
                held.add(name)
    return tuple(name for name in field.standing if name in held)


def _meet(field: Field, one: str, other: str, rounds: tuple[dict[str, Move], ...]) -> bool:
    reach = field.sole(one).reach + field.sole(other).reach
    ways = [
        [(field.stand(name).at, *(moves[name].path if name in moves else ())) for moves in rounds]
        for name in (one, other)
    ]
    return any(meets(a, b, reach) for a in ways[0] for b in ways[1])


@clause("AR VI.d")
def carry_out(tell: Tell, umpire: Umpire, moves: tuple[Move, ...], held: tuple[str, ...], clause: str) -> None:
    """Orders are final before any die is thrown for them."""
    steps: tuple[AnyStep, ...] = (*dice_steps(tell.state, umpire.field(tell.state), moves), Walking())
    tell.say(Agreed(moves, held, steps, clause))


# Each in turn


class Next(Reading, frozen=True):
    """Who comes next, the first being 0."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        assert isinstance(marks[0], int)
        return marks[0] - 1


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


def alone_options(state: State, step: MovingAlone, seat: str, piece: str, umpire: Umpire) -> Options[AnyOrder]:
    field = umpire.field(state)
    if piece:
        return _judged(state, field, seat, piece, proposals(state, field, piece))
    return Options((Offer(Announce(state.moment)),), (), tuple(movable(state, field, seat)))


def tell_alone(tell: Tell, step: MovingAlone, seat: str, order: Announce, umpire: Umpire) -> None:
    carry_out(tell, umpire, order.moves, (), "AR VI.i")


def answering_seats(state: State, step: Answering, umpire: Umpire) -> tuple[str, ...]:
    """Those who have a figure that one of the mover's enemies has come near to."""
    field = umpire.field(state)
    seats = {field.seat(name) for name in threatened(state, field, step.seat)}
    return tuple(seat for seat in state.scenario.seats if seat in seats and seat not in state.sealed)


def threatened(state: State, field: Field, mover: str) -> list[str]:
    """Who may answer: figures to which an enemy has come, whose turn it is not."""
    near = field.period.figures.pass_by + field.period.figures.across
    moved = [walk.figure for walk in state.walks if walk.figure in field.men and field.seat(walk.figure) == mover]
    return [
        name
        for name in field.shown
        if name not in state.asleep
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
        if move.figure not in near or move.how != "walk":
            yield Refusal("AR VI.i", "refused-answer", {"figure": move.figure}, (move.figure,))


def answer_options(state: State, step: Answering, seat: str, piece: str, umpire: Umpire) -> Options[AnyOrder]:
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
        tell.say(Agreed(all_moves(tell.state.drafts), (), (Walking(),), "AR VI.i"))


def skip_answer(tell: Tell, step: Answering, umpire: Umpire) -> bool:
    """Nobody is asked where nobody is near."""
    if answering_seats(tell.state, step, umpire):
        return False
    tell.say(Proceeded())
    return True


ASKS = {
    Talking: Question("talk", "AR VI.b", (Announce, Confirm), asked_seats, forbids_talk, talk_options, tell_talk),
    MovingAlone: Question("move", "AR VI.i", (Announce,), alone_seats, forbids_alone, alone_options, tell_alone),
    Answering: Question("answer", "AR VI.i", (Answer,), answering_seats, forbids_answer, answer_options, tell_answer),
}
THROWS = {Precedence: precedence_throw}
READS = {Precedence: read_precedence}
FOLLOWS = {Answering: skip_answer}
