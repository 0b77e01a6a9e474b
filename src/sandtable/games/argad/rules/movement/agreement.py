"""VI.b to VI.d. Movement by agreement: announcing, amending, confirming."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.argad.rules.events import Agreed, Announced, PlansShown, Ready
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.move_rules import forbids_moves
from sandtable.games.argad.rules.movement.proposals import movable, proposals
from sandtable.games.argad.rules.movement.slowness import dice_steps
from sandtable.games.argad.rules.movement.suggestions import suggested, unable
from sandtable.games.argad.rules.orders import Announce, AnyOrder, Confirm, Move
from sandtable.games.argad.rules.questions import forbids_moment
from sandtable.games.argad.rules.state import Plan, State
from sandtable.games.argad.rules.steps import AnyStep, Talking, Walking
from sandtable.games.argad.rules.units.close_order import as_one
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Question
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Footing, touching
from sandtable.table.plane import Pose
from sandtable.table.way import sweeps


def asked_seats(state: State, step: object, umpire: Umpire) -> tuple[str, ...]:
    """Everybody who has somebody on the table and has not answered yet."""
    return state.unanswered(playing(state, umpire))


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


def talk_options(
    state: State, step: Talking, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    """For the seat: to stay, or to confirm; for a figure: some ways it might go, as an announcement of it alone."""
    if isinstance(partial, Announce):
        return suggested(state, seat, piece, partial, umpire)
    if piece:
        return figure_options(state, umpire.field(state), seat, piece)
    whole: AnyOrder = Confirm(state.moment) if state.round else Announce(state.moment)
    return Options((Offer(whole),), (), tuple(movable(state, umpire.field(state), seat)))


def figure_options(state: State, field: Field, seat: str, piece: str) -> Options[AnyOrder]:
    """Some moves of a figure, and kinds of moves that are out of the question for it."""
    found = judged_moves(state, field, seat, piece, proposals(state, field, piece))
    return replace(found, barred=(*found.barred, *unable(state, field, seat, piece)))


def judged_moves(state: State, field: Field, seat: str, piece: str, moves: Sequence[Move]) -> Options[AnyOrder]:
    plan = next((plan.moves for plan in state.plans if plan.seat == seat), ())
    mine = tuple(move for move in plan if not any(forbids_moves(state, field, seat, plan, only=move.figure)))
    offers: list[Offer[AnyOrder]] = []
    barred: list[Barred[AnyOrder]] = []
    for move in moves:
        rest = tuple(each for each in mine if each.figure != piece)
        order = Announce(state.moment, _none_deserted(state, field, seat, (*rest, move)))
        refusals = tuple(forbids_moves(state, field, seat, order.moves, only=piece))
        if refusals:
            barred.append(Barred(order, refusals))
        else:
            offers.append(Offer(order))
    return Options((*offers, *_as_one(state, field, seat, mine, offers)), tuple(barred))


def _none_deserted(state: State, field: Field, seat: str, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Without those who would form with the figure of the last move, if what it does instead leaves them alone."""
    forming = [move.figure for move in moves[:-1] if move.how == "form"]
    alone = [name for name in forming if any(forbids_moves(state, field, seat, moves, only=name))]
    if not alone:
        return moves
    return _none_deserted(state, field, seat, tuple(move for move in moves if move.figure not in alone))


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
        carry_out(tell, umpire, Outcome(all_moves(plans)), "AR VI.b")
    elif tell.state.round > state.scenario.choices.rounds:
        carry_out(tell, umpire, least_aggressive(tell.state, umpire.field(tell.state)), "AR VI.c")


def all_moves(plans: Sequence[Plan]) -> tuple[Move, ...]:
    return tuple(move for plan in plans for move in plan.moves)


class Outcome(NamedTuple):
    """What is carried out in the end, who is held back, and who does what they announced the round before."""

    moves: tuple[Move, ...]
    held: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()


@clause("AR VI.c")
def least_aggressive(state: State, field: Field) -> Outcome:
    """A figure whose move changed in the last round and meets an enemy does nothing, and neither does that enemy.

    The others changed do what they had announced before; all else is as last announced. Where nothing is ever
    amended, nobody has changed anything.
    """
    now = {move.figure: move for move in all_moves(state.plans)}
    if not state.before:
        return Outcome(tuple(now.values()))
    old = {move.figure: move for move in all_moves(state.before)}
    changed = [name for name in field.shown if now.get(name) != old.get(name)]
    pairs = [(a, b) for a in changed for b in field.enemies(a) if b in field.shown and _meet(field, a, b, (now, old))]
    met = {name for pair in pairs for name in pair}
    earlier = {name for name in changed if name not in met}
    final = [(old if name in earlier else now).get(name) for name in field.standing if name not in met]
    held, back = (tuple(name for name in field.standing if name in names) for names in (met, earlier))
    return Outcome(tuple(move for move in final if move is not None), held, back)


def _meet(field: Field, one: str, other: str, rounds: tuple[dict[str, Move], ...]) -> bool:
    """The bases of two touch somewhere on their ways of one of the rounds, or they end facing across an obstacle."""
    for moves in rounds:
        pair = [(name, moves.get(name)) for name in (one, other)]
        passed = [list(_passed(field, *each)) for each in pair]
        if any(touching(a, b) for a in passed[0] for b in passed[1]):
            return True
        if field.parted(one, _end(field, *pair[0]), other, _end(field, *pair[1])):
            return True
    return False


def _passed(field: Field, name: str, move: Move | None) -> Iterator[Footing]:
    """Where a figure stands, and what its base passes over."""
    yield field.foot(name)
    if move is not None:
        yield from sweeps((field.stand(name).at, *move.path), field.sole(name))


def _end(field: Field, name: str, move: Move | None) -> Pose:
    """Where a move leads."""
    stand = field.stand(name)
    return Pose(*move.path[-1], stand.heading) if move is not None and move.path else stand


@clause("AR VI.d")
def carry_out(tell: Tell, umpire: Umpire, outcome: Outcome, clause: str) -> None:
    """Orders are final before any die is thrown for them."""
    steps: tuple[AnyStep, ...] = (*dice_steps(tell.state, umpire.field(tell.state), outcome.moves), Walking())
    tell.say(Agreed(outcome.moves, outcome.held, steps, clause, outcome.earlier))


ASKS = {
    Talking: Question("talk", "AR VI.b", (Announce, Confirm), asked_seats, forbids_talk, talk_options, tell_talk),
}
