"""VI. What forbids a move: foreign or fallen figures, ways too long or barred, and what each kind of move needs."""

from collections.abc import Iterator

from sandtable.games.argad.rules.characters.figures import harmless
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.horses import forbids_leading, forbids_mounting, forbids_two_leaders
from sandtable.games.argad.rules.movement.pace import Course, course
from sandtable.games.argad.rules.orders import KEEP, Move
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.units.close_order import forbids_order
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Segment, Spot
from sandtable.table.footing import touching
from sandtable.table.plane import TURN, Pose
from sandtable.table.way import headings, length, met

MOST_POINTS = 40
STANDING = ("form", "crouch", "mount", "dismount", "take")


def forbids_moves(
    state: State, field: Field, seat: str, moves: tuple[Move, ...], most: int = 0, only: str = ""
) -> Iterator[Refusal]:
    """Everything that forbids what a seat wants its figures to do; `most` limits each way, where only a step is free.

    With `only` one figure's move is judged, and the others are known to be lawful.
    """
    named = {move.figure: move for move in moves}
    if len(named) < len(moves):
        twice = next(move.figure for move in moves if sum(each.figure == move.figure for each in moves) > 1)
        yield Refusal("AR VI.a", "refused-move-twice", {"figure": twice}, (twice,))
    for move in named.values():
        if only and move.figure != only:
            continue
        strange = list(forbids_figure(state, field, seat, move))
        yield from strange
        if not strange:
            yield from forbids_move(state, field, move, named, most)


@clause("AR VI.a")
def forbids_figure(state: State, field: Field, seat: str, move: Move) -> Iterator[Refusal]:
    """A player moves his own figures, those that live and are on the table."""
    name, man = move.figure, field.men.get(move.figure)
    if man is None and any(fallen.id == name for fallen in state.fallen):
        yield Refusal("AR IX.a", "refused-move-fallen", {"figure": name}, (name,))
    elif man is None:
        yield Refusal("AR VI.a", "refused-move-unknown", {"figure": name})
    elif field.seat(name) != seat:
        yield Refusal("AR VI.a", "refused-move-foreign", {"figure": name}, (name,))
    elif man.stand is None or man.hidden:
        yield Refusal("AR V.e", "refused-move-hidden", {"figure": name}, (name,))
    elif name in state.asleep:
        yield Refusal("AR V.e", "refused-move-asleep", {"figure": name}, (name,))
    yield from forbids_form(field, move)


def forbids_form(field: Field, move: Move) -> Iterator[Refusal]:
    """An order has a form that can be measured: points on the table, not too many, not too far."""
    name, (width, depth) = move.figure, field.scenario.board
    if len(move.path) > MOST_POINTS or not (move.face == KEEP or 0 <= move.face < TURN):
        yield Refusal("AR VI.a", "refused-move-form", {"figure": name})
    elif any(not (0 <= x <= width and 0 <= y <= depth) for x, y in move.path):
        yield Refusal("AR VI.a", "refused-move-edge", {"figure": name}, (name,))
    elif length(move.path) > width + depth:
        args: dict[str, str | int] = {"figure": name, "length": length(move.path), "most": width + depth}
        yield Refusal("AR VI.a", "refused-move-long", args, (name,))


def forbids_move(state: State, field: Field, move: Move, moves: dict[str, Move], most: int) -> Iterator[Refusal]:
    """Everything that forbids one move of a figure that may move."""
    going = course(state, field, move)
    yield from forbids_length(field, move, going, most)
    yield from forbids_way(field, move, going)
    yield from forbids_passing(state, field, move, going)
    yield from forbids_order(state, field, move, moves, going)
    yield from forbids_two_leaders(move, moves)
    for kinds, rule in KINDS:
        if move.how in kinds:
            yield from rule(state, field, move, going)


def forbids_length(field: Field, move: Move, going: Course, most: int) -> Iterator[Refusal]:
    """A way is no longer than the move, unless a step or a room makes it free."""
    allowed = most or going.most
    free = not most and (going.still or going.indoors)
    if going.length > allowed and not free:
        args: dict[str, str | int] = {"figure": move.figure, "length": going.length, "most": allowed}
        yield Refusal("AR VI.i" if most else "AR VI.a", "refused-move-long", args, (move.figure,), _drawn(going))


def _drawn(going: Course) -> tuple[Segment, ...]:
    return tuple(Segment(a, b) for a, b in zip(going.way, going.way[1:], strict=False))


@clause("AR T.4")
def forbids_way(field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """Nobody walks through walls or off the table, nor turns into them."""
    for piece in going.trouble.barred:
        yield Refusal(
            "AR T.4", "refused-move-wall", {"figure": move.figure, "piece": piece}, (move.figure,), _drawn(going)
        )
    shape = field.sole(move.figure)
    stands = [Pose(*point, heading) for point, heading in zip(going.way[1:], headings(going.way), strict=True)]
    if move.face != KEEP:
        stands.append(Pose(*going.way[-1], move.face))
    off = next((stand for stand in stands if not field.land.on_table(shape.at(stand))), None)
    if off is not None:
        yield Refusal("AR VI.a", "refused-move-edge", {"figure": move.figure}, (move.figure,), (Spot(off.at),))
    elif stands and not going.trouble.barred and not field.room_for(move.figure, shape.at(stands[-1])):
        spot = (Spot(stands[-1].at),)
        yield Refusal("AR T.4", "refused-move-turn", {"figure": move.figure}, (move.figure,), spot)


@clause("AR VI.f")
def forbids_passing(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """Enemies stop where their bases touch: no way leads through one who has not announced to go away."""
    if len(going.way) == 1:
        return
    leaving = {each.figure for plan in state.plans for each in plan.moves if each.path}
    standing = [each for each in field.enemies(move.figure) if each not in leaving]
    shape = field.sole(move.figure)
    crossed = met(going.way, shape, [field.foot(each) for each in standing])
    last = shape.at(Pose(*going.way[-1], headings(going.way)[-1]))
    for at in sorted(crossed):
        enemy = standing[at]
        if not touching(last, field.foot(enemy)):
            yield Refusal(
                "AR VI.f", "refused-move-through", {"figure": move.figure, "enemy": enemy}, (move.figure, enemy)
            )


@clause("AR T.2")
def forbids_running(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """A runner is on foot, on easy ground, out of contact and order, and not in armour 5."""
    name, figure, man = move.figure, field.figure(move.figure), field.men[move.figure]
    reasons = {
        "refused-run-mounted": man.mounted,
        "refused-run-ground": bool(going.trouble.pieces),
        "refused-run-contact": bool(field.touched(name)),
        "refused-run-order": man.formed == "close",
        "refused-run-armour": figure.armour and figure.wears == 5,
    }
    for key, so in reasons.items():
        if so:
            yield Refusal("AR T.2", key, {"figure": name}, (name,))


@clause("AR T.6")
def forbids_charging(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """A charge: trained cavalry, ten centimetres at least in a straight line over easy ground, into contact."""
    name, figure, man = move.figure, field.figure(move.figure), field.men[move.figure]
    least = field.period.figures.charge
    struck = [enemy for enemy in field.enemies(name) if _runs_into(state, field, going, name, enemy)]
    reasons = {
        "refused-charge-horse": not man.mounted or figure.horse != "cavalry",
        "refused-charge-bent": len(going.way) != 2,
        "refused-charge-short": going.length < least,
        "refused-charge-ground": bool(going.trouble.pieces),
        "refused-charge-nobody": not struck,
    }
    for key, so in reasons.items():
        if so:
            yield Refusal("AR T.6", key, {"figure": name, "least": least}, (name,))


def _runs_into(state: State, field: Field, going: Course, name: str, enemy: str) -> bool:
    """The end of a way lies at an enemy, or at where he has announced to go."""
    if len(going.way) < 2:
        return False
    sole_there = field.sole(name).at(Pose(*going.way[-1], headings(going.way)[-1]))
    goals = [each.path[-1] for plan in state.plans for each in plan.moves if each.figure == enemy and each.path]
    stands = [field.stand(enemy), *(Pose(*goal, 0) for goal in goals)]
    return any(touching(sole_there, field.sole(enemy).at(stand)) for stand in stands)


def forbids_standing(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """What takes the whole turn leaves no time to go anywhere."""
    turns = move.how in ("mount", "dismount") and move.face not in (KEEP, field.stand(move.figure).heading)
    if move.path or turns:
        clause = {"form": "AR XIV.b", "crouch": "AR T.4", "take": "AR IV.b"}.get(move.how, "AR VI.g")
        yield Refusal(clause, "refused-move-busy", {"figure": move.figure, "how": move.how}, (move.figure,))


def forbids_crouching(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """Only foot crouches, out of contact."""
    name, man = move.figure, field.men[move.figure]
    if man.mounted or field.touched(name):
        yield Refusal("AR T.4", "refused-crouch", {"figure": name}, (name,))


@clause("AR IV.b")
def forbids_taking(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """Weapons of the fallen are not taken, unless the scenario says so: then once, from beside the place, in a turn."""
    name = move.figure
    if not state.scenario.choices.taking:
        yield Refusal("AR IV.b", "refused-take", {"figure": name}, (name,))
        return
    fallen = next((each for each in state.fallen if each.id == move.target), None)
    if harmless(field.figure(name)):
        yield Refusal("AR IV.b", "refused-take", {"figure": name}, (name,))
    if fallen is None:
        yield Refusal("AR IV.b", "refused-take-nobody", {"figure": name, "target": move.target}, (name,))
    elif fallen.stripped:
        yield Refusal("AR IV.b", "refused-take-empty", {"figure": name, "target": move.target}, (name,))
    elif not touching(field.foot(name), field.sole(name).at(fallen.stand)):
        yield Refusal("AR IV.b", "refused-take-far", {"figure": name, "target": move.target}, (name,))


KINDS = (
    (("run",), forbids_running),
    (("charge",), forbids_charging),
    (("mount", "dismount"), forbids_mounting),
    (("lead",), forbids_leading),
    (STANDING, forbids_standing),
    (("crouch",), forbids_crouching),
    (("take",), forbids_taking),
)
