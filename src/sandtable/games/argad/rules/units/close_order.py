"""XIV. Units and close order: who stands base to base with whom, who forms, who makes a wall, who keeps order."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import WALLS, Figure
from sandtable.games.argad.rules.events import OrderClosed, OrderLost
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.pace import Course
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.setup.scenario import relation
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.terrain.land import ground_for
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import touching


@clause("AR XIV.a")
def unit_of(field: Field, name: str) -> list[str]:
    """Figures may be grouped in units under leaders: whom one points at together, and who throws together (VI.h)."""
    figure = field.figure(name)
    return [each for each in field.standing if same_unit(field.figure(each), figure)]


def as_one(field: Field, move: Move) -> tuple[Move, ...]:
    """The same move by all of a figure's unit, its own last."""
    x, y, _ = field.stand(move.figure)
    found = []
    for name in [each for each in unit_of(field, move.figure) if each != move.figure and not field.men[each].hidden]:
        dx, dy = field.stand(name).x - x, field.stand(name).y - y
        found.append(replace(move, figure=name, path=tuple((a + dx, b + dy) for a, b in move.path)))
    return (*found, move)


def same_unit(one: Figure, other: Figure) -> bool:
    """Two figures are grouped in one unit of one player."""
    return one.seat == other.seat and bool(one.unit) and one.unit == other.unit


def beside(field: Field, name: str, among: Iterable[str]) -> list[str]:
    """Those of a seat that stand base to base with a figure; who lies hidden stands with nobody."""
    seat, foot = field.seat(name), field.foot(name)
    return [
        other
        for other in among
        if other != name
        and field.seat(other) == seat
        and not field.men[other].hidden
        and touching(field.foot(other), foot)
    ]


def close_friends(field: Field, name: str) -> list[str]:
    """Those who stand base to base with a figure, of its player or of an ally of his; who lies hidden does not."""
    kept: dict[str, list[str]] = field.kept.setdefault("close friends", {})
    if name not in kept:
        near = [each for each in field.shown if each != name and touching(field.foot(each), field.foot(name))]
        seat = field.seat(name)
        kept[name] = [each for each in near if relation(field.scenario, seat, field.seat(each)) == "allied"]
    return kept[name]


def block(field: Field, name: str) -> list[str]:
    """All who stand in close order with a figure, base to base, itself included."""
    ordered = [each for each in field.standing if field.men[each].formed == "close"]
    found, look = [name], [name]
    while look:
        more = [each for each in beside(field, look.pop(), ordered) if each not in found]
        found += more
        look += more
    return [each for each in field.standing if each in found]


def comrades(field: Field, name: str) -> list[str]:
    """All with whom a figure might form close order: trained, on foot, base to base from one to the next, and it."""
    found, look = [name], [name]
    trained = [each for each in field.standing if _trained(field, each)]
    while look:
        more = [each for each in beside(field, look.pop(), trained) if each not in found]
        found += more
        look += more
    return [each for each in trained if each in found]


def _trained(field: Field, name: str) -> bool:
    return "close-order" in field.figure(name).traits and not field.men[name].mounted


def builds_wall(figure: Figure) -> bool:
    """A figure is trained to build a wall, and bears what it is built of."""
    return bool({"wall", "static-wall"} & set(figure.traits)) and figure.shield in WALLS


def forbids_order(state: State, field: Field, move: Move, moves: dict[str, Move], going: Course) -> Iterator[Refusal]:
    """What forbids forming, marching in order and announcing a wall."""
    if move.how == "form":
        yield from forbids_forming(state, field, move, moves, going)
    if move.how == "march":
        yield from forbids_marching(field, move, moves, going)
    if move.wall:
        yield from forbids_wall(state, field, move, moves)


@clause("AR XIV.b")
def forbids_forming(state: State, field: Field, move: Move, moves: dict[str, Move], going: Course) -> Iterator[Refusal]:
    """Trained foot, base to base, stationary for a whole turn; not in very difficult ground."""
    name = move.figure
    if not state.scenario.choices.close_order:
        yield Refusal("AR XIV.b", "refused-form-off", {"figure": name}, (name,))
    if not _trained(field, name):
        yield Refusal("AR XIV.b", "refused-form-untrained", {"figure": name}, (name,))
    if going.length:
        yield Refusal("AR XIV.b", "refused-form-moves", {"figure": name}, (name,))
    others = beside(field, name, field.standing)
    if not any(_forms(moves.get(other), field.men[other]) for other in others):
        yield Refusal("AR XIV.b", "refused-form-alone", {"figure": name}, (name,))
    if going.trouble.ground == "very-difficult":
        yield Refusal("AR XIV.g", "refused-form-ground", {"figure": name}, (name,))


def _forms(move: Move | None, man: Man) -> bool:
    return man.formed != "loose" or (move is not None and move.how == "form")


@clause("AR XIV.g")
def forbids_marching(field: Field, move: Move, moves: dict[str, Move], going: Course) -> Iterator[Refusal]:
    """Those in close order march alike, over easy ground only; some cannot, before, in or after a wall."""
    name, man = move.figure, field.men[move.figure]
    if man.formed != "close":
        yield Refusal("AR XIV.g", "refused-march-loose", {"figure": name}, (name,))
    if going.trouble.pieces:
        yield Refusal("AR XIV.g", "refused-march-ground", {"figure": name, "piece": going.trouble.pieces[0]}, (name,))
    if "static-wall" in field.figure(name).traits:
        yield Refusal("AR XIV.g", "refused-march-wall", {"figure": name}, (name,))
    shape = _shape(field, move)
    for other in block(field, name):
        theirs = moves.get(other)
        if theirs is not None and theirs.how == "march" and _shape(field, theirs) != shape:
            yield Refusal("AR XIV.g", "refused-march-apart", {"figure": name, "other": other}, (name, other))
            return


def _shape(field: Field, move: Move) -> tuple[tuple[int, int], ...]:
    """A way as seen from where it starts."""
    x, y, _ = field.stand(move.figure)
    return tuple((a - x, b - y) for a, b in move.path)


@clause("AR XIV.d")
def forbids_wall(state: State, field: Field, move: Move, moves: dict[str, Move]) -> Iterator[Refusal]:
    """A wall is announced by trained figures with large shields or pavises, in order or forming.

    No enemy is in contact with any of those in close order together.
    """
    name = move.figure
    if not builds_wall(field.figure(name)):
        yield Refusal("AR XIV.d", "refused-wall-untrained", {"figure": name}, (name,))
    if not _forms(move, field.men[name]):
        yield Refusal("AR XIV.d", "refused-wall-loose", {"figure": name}, (name,))
    if any(field.touched(each) for each in block(field, name)):
        yield Refusal("AR XIV.d", "refused-wall-contact", {"figure": name}, (name,))


def tell_broken(tell: Tell, umpire: Umpire, walked: dict[str, Move]) -> None:
    """After a movement: whoever did not march along, stands alone or in bad ground is no longer in close order."""
    field = umpire.field(tell.state)
    for name in field.standing:
        man = field.men[name]
        if man.formed == "loose":
            continue
        if breaks(field, name, walked.get(name)):
            tell.say(OrderLost(name, wall_only=False))


@clause("AR XIV.g")
def breaks(field: Field, name: str, move: Move | None) -> bool:
    """Order is kept by standing still or by marching, base to base, and never in very difficult ground."""
    man = field.men[name]
    steps = move is not None and move.how not in ("march", "form", "crouch") and bool(move.path)
    alone = not any(field.men[other].formed != "loose" for other in beside(field, name, field.standing))
    return steps or alone or (man.formed == "forming" and not man.still) or _mired(field, name)


def _mired(field: Field, name: str) -> bool:
    figure, man = field.figure(name), field.men[name]
    return any(
        ground_for(each.terrain, figure, mounted=man.mounted) == "very-difficult" and each.under(field.foot(name))
        for each in field.land.patches
    )


def tell_formed(tell: Tell, umpire: Umpire) -> None:
    """At the end of a turn: who has stood a whole turn is in close order, and announced walls stand."""
    tell_wall_ends(tell, umpire)
    tell_broken(tell, umpire, {})
    field = umpire.field(tell.state)
    for name in field.standing:
        man = field.men[name]
        closing = man.formed == "forming" and not field.touched(name)
        if closing:
            tell.say(OrderClosed(name, wall=False))
        if man.wall == "announced" and (closing or man.formed == "close"):
            tell.say(OrderClosed(name, wall=True, clause="AR XIV.d"))


@clause("AR XIV.d")
def tell_wall_ends(tell: Tell, umpire: Umpire) -> None:
    """A wall ends after its first turn of melee, for all who form it together."""
    field = umpire.field(tell.state)
    for name in field.standing:
        if field.men[name].wall != "none" and any(field.men[each].fought for each in block(field, name)):
            tell.say(OrderLost(name, wall_only=True, clause="AR XIV.d"))
