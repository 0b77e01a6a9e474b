"""VI. What forbids a move: foreign or fallen figures, ways too long or barred, and what each kind of move needs."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.argad.rules.characters.figures import CAVALRY, harmless, in_plate
from sandtable.games.argad.rules.events import Did
from sandtable.games.argad.rules.field import Field, Tell
from sandtable.games.argad.rules.movement import horses
from sandtable.games.argad.rules.movement.kinds import Kind, Ordered, stands, tells
from sandtable.games.argad.rules.movement.pace import Course, course
from sandtable.games.argad.rules.orders import KEEP, How, Move
from sandtable.games.argad.rules.refusals import refused, refused_for
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.units import close_order
from sandtable.games.argad.rules.units.close_order import forbids_wall
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Segment, Spot
from sandtable.table.footing import touching
from sandtable.table.plane import TURN, Pose
from sandtable.table.way import headings, length, met

MOST_POINTS = 40


def forbids_moves(
    state: State, field: Field, seat: str, moves: tuple[Move, ...], most: int = 0, only: str = ""
) -> Iterator[Refusal]:
    """Everything that forbids what a seat wants its figures to do; `most` limits each way, where only a step is free.

    With `only` one figure's move is judged, and the others are known to be lawful.
    """
    named = {move.figure: move for move in moves}
    if len(named) < len(moves):
        twice = next(move.figure for move in moves if sum(each.figure == move.figure for each in moves) > 1)
        yield refused("AR VI.a", "refused-move-twice", twice)
    for move in named.values():
        if only and move.figure != only:
            continue
        strange = list(forbids_figure(state, field, seat, move))
        yield from strange
        if not strange:
            yield from forbids_move(Ordered(state, field, move, named, course(state, field, move)), most)


@clause("AR VI.a")
def forbids_figure(state: State, field: Field, seat: str, move: Move) -> Iterator[Refusal]:
    """Players move their own figures, those that live and are on the table."""
    name, man = move.figure, field.men.get(move.figure)
    if man is None and any(fallen.id == name for fallen in state.fallen):
        yield refused("AR IX.a", "refused-move-fallen", name)
    elif man is None:
        yield Refusal("AR VI.a", "refused-move-unknown", {"figure": name})
    elif field.seat(name) != seat:
        yield refused("AR VI.a", "refused-move-foreign", name)
    elif man.stand is None or man.hidden:
        yield refused("AR V.e", "refused-move-hidden", name)
    elif name in state.asleep:
        yield refused("AR V.e", "refused-move-asleep", name)
    yield from forbids_form(field, move)


def forbids_form(field: Field, move: Move) -> Iterator[Refusal]:
    """An order has a form that can be measured: points on the table, not too many, not too far."""
    name, (width, depth) = move.figure, field.scenario.board
    if len(move.path) > MOST_POINTS or not (move.face == KEEP or 0 <= move.face < TURN):
        yield Refusal("AR VI.a", "refused-move-form", {"figure": name})
    elif any(not (0 <= x <= width and 0 <= y <= depth) for x, y in move.path):
        yield refused("AR VI.a", "refused-move-edge", name)
    elif length(move.path) > width + depth:
        yield refused("AR VI.a", "refused-move-long", name, length=length(move.path), most=width + depth)


def forbids_move(own: Ordered, most: int) -> Iterator[Refusal]:
    """Everything that forbids one move of a figure that may move."""
    yield from forbids_length(own, most)
    yield from forbids_way(own)
    yield from forbids_passing(own)
    for rule in KINDS[own.move.how].forbids:
        yield from rule(own)


def forbids_length(own: Ordered, most: int) -> Iterator[Refusal]:
    """A way is no longer than the move, unless a step or a room makes it free."""
    going, name, allowed = own.going, own.move.figure, most or own.going.most
    free = not most and (going.still or going.indoors)
    if going.length > allowed and not free:
        args: dict[str, str | int] = {"figure": name, "length": going.length, "most": allowed}
        yield Refusal("AR VI.i" if most else "AR VI.a", "refused-move-long", args, (name,), _drawn(going))


def _drawn(going: Course) -> tuple[Segment, ...]:
    return tuple(Segment(a, b) for a, b in zip(going.way, going.way[1:], strict=False))


@clause("AR T.4")
def forbids_way(own: Ordered) -> Iterator[Refusal]:
    """Nobody walks through walls or off the table, nor turns into them."""
    field, move, going, name = own.field, own.move, own.going, own.move.figure
    for piece in going.trouble.barred:
        yield Refusal("AR T.4", "refused-move-wall", {"figure": name, "piece": piece}, (name,), _drawn(going))
    shape = field.sole(name)
    stands = [Pose(*point, heading) for point, heading in zip(going.way[1:], headings(going.way), strict=True)]
    if move.face != KEEP:
        stands.append(Pose(*going.way[-1], move.face))
    off = next((stand for stand in stands if not field.land.on_table(shape.at(stand))), None)
    if off is not None:
        yield Refusal("AR VI.a", "refused-move-edge", {"figure": name}, (name,), (Spot(off.at),))
    elif stands and not going.trouble.barred and not field.room_for(name, shape.at(stands[-1])):
        yield Refusal("AR T.4", "refused-move-turn", {"figure": name}, (name,), (Spot(stands[-1].at),))


@clause("AR VI.f")
def forbids_passing(own: Ordered) -> Iterator[Refusal]:
    """Enemies stop where their bases touch: no way leads through one who has not announced to go away."""
    field, way, name = own.field, own.going.way, own.move.figure
    if len(way) == 1:
        return
    leaving = {each.figure for plan in own.state.plans for each in plan.moves if each.path}
    standing = [each for each in field.enemies(name) if each not in leaving]
    shape = field.sole(name)
    crossed = met(way, shape, [field.foot(each) for each in standing])
    last = shape.at(Pose(*way[-1], headings(way)[-1]))
    for enemy in [standing[at] for at in sorted(crossed)]:
        if not touching(last, field.foot(enemy)):
            yield refused("AR VI.f", "refused-move-through", name, enemy, enemy=enemy)


@clause("AR T.2")
def forbids_running(own: Ordered) -> Iterator[Refusal]:
    """A runner is on foot, on easy ground, out of contact and order, and not in armour 5."""
    field, name, man = own.field, own.move.figure, own.field.men[own.move.figure]
    reasons = {
        "refused-run-mounted": man.mounted,
        "refused-run-ground": bool(own.going.trouble.pieces),
        "refused-run-contact": bool(field.touched(name)),
        "refused-run-order": man.formed == "close",
        "refused-run-armour": in_plate(field.figure(name)),
    }
    return refused_for("AR T.2", name, reasons)


@clause("AR T.6")
def forbids_charging(own: Ordered) -> Iterator[Refusal]:
    """A charge: trained cavalry, ten centimetres at least in a straight line over easy ground, into contact."""
    field, name, going, least = own.field, own.move.figure, own.going, own.field.period.figures.charge
    reasons = {
        "refused-charge-horse": not field.men[name].mounted or field.figure(name).horse != CAVALRY,
        "refused-charge-bent": len(going.way) != 2,
        "refused-charge-short": going.length < least,
        "refused-charge-ground": bool(going.trouble.pieces),
        "refused-charge-nobody": not any(_runs_into(own, enemy) for enemy in field.enemies(name)),
    }
    return refused_for("AR T.6", name, reasons, least=least)


def _runs_into(own: Ordered, enemy: str) -> bool:
    """The end of a way lies at an enemy, or at where that enemy has announced to go."""
    field, way = own.field, own.going.way
    if len(way) < 2:
        return False
    there = field.sole(own.move.figure).at(Pose(*way[-1], headings(way)[-1]))
    goals = [each.path[-1] for plan in own.state.plans for each in plan.moves if each.figure == enemy and each.path]
    stands = [field.stand(enemy), *(Pose(*goal, 0) for goal in goals)]
    return any(touching(there, field.sole(enemy).at(stand)) for stand in stands)


def forbids_crouching(own: Ordered) -> Iterator[Refusal]:
    """Only foot crouches, out of contact."""
    name = own.move.figure
    if own.field.men[name].mounted or own.field.touched(name):
        yield refused("AR T.4", "refused-crouch", name)


def offers_crouching(state: State, field: Field, name: str) -> Iterator[Move]:
    if not field.men[name].mounted:
        yield Move(name, how="crouch")


@clause("AR IV.b")
def forbids_taking(own: Ordered) -> Iterator[Refusal]:
    """Weapons of the fallen are not taken, unless the scenario says so: then once, from beside the place, in a turn."""
    field, name, target = own.field, own.move.figure, own.move.target
    if not own.state.scenario.choices.taking:
        yield refused("AR IV.b", "refused-take", name)
        return
    fallen = next((each for each in own.state.fallen if each.id == target), None)
    if harmless(field.figure(name)):
        yield refused("AR IV.b", "refused-take", name)
    if fallen is None:
        yield refused("AR IV.b", "refused-take-nobody", name, target=target)
    elif fallen.stripped:
        yield refused("AR IV.b", "refused-take-empty", name, target=target)
    elif not touching(field.foot(name), field.sole(name).at(fallen.stand)):
        yield refused("AR IV.b", "refused-take-far", name, target=target)


def offers_taking(state: State, field: Field, name: str) -> Iterator[Move]:
    if state.scenario.choices.taking:
        yield from (Move(name, how="take", target=fallen.id) for fallen in state.fallen)


@clause("AR IV.b")
def tell_taken(tell: Tell, move: Move) -> None:
    """The melee weapons of a fallen figure are taken once; of several who reach for them nobody gets any."""
    figure = tell.state.scenario.figure(move.target)
    rivals = sum(each.how == "take" and each.target == move.target for each in tell.state.moves)
    if figure is None or rivals > 1:
        tell.say(Did(move.figure, "take", "AR IV.b"))
    else:
        tell.say(Did(move.figure, "take", "AR IV.b", figure.blades, figure.id))


KINDS: Mapping[How, Kind] = MappingProxyType(
    {
        "walk": Kind((forbids_wall,)),
        "run": Kind((forbids_wall, forbids_running), does=tells("run", "AR T.2")),
        "charge": Kind((forbids_wall, forbids_charging)),
        **horses.KINDS,
        "crouch": Kind(
            (forbids_wall, stands("AR T.4"), forbids_crouching), offers_crouching, tells("crouch", "AR T.4")
        ),
        **close_order.KINDS,
        "take": Kind((forbids_wall, stands("AR IV.b"), forbids_taking), offers_taking, tell_taken),
    }
)
"""Every kind of move, in the order in which they are offered."""
