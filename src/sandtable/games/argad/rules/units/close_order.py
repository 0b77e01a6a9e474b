"""XIV. Units and close order: who stands base to base with whom, who forms, who makes a wall, who keeps order."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import CLOSE_ORDER, STATIC_WALL, WALL_TRAITS, WALLS, Figure
from sandtable.games.argad.rules.events import OrderClosed, OrderLost
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.kinds import Kind, Ordered, stands, tells
from sandtable.games.argad.rules.orders import How, Move
from sandtable.games.argad.rules.refusals import refused, refused_for
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.terrain.land import ground_for
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import touching


@clause("AR XIV.a")
def unit_of(field: Field, name: str) -> list[str]:
    """Figures may be grouped in units under leaders: they are ordered together, and throw together (VI.h)."""
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
    """Those of a seat that stand base to base with a figure; hidden figures stand with nobody."""
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
    """Those of its player or an ally who stand base to base with a figure; hidden figures do not count."""
    kept: dict[str, list[str]] = field.kept.setdefault("close friends", {})
    if name not in kept:
        near = [each for each in field.shown if each != name and touching(field.foot(each), field.foot(name))]
        kept[name] = [each for each in near if field.allied(name, each)]
    return kept[name]


def block(field: Field, name: str) -> list[str]:
    """All who stand in close order with a figure, base to base, itself included."""
    ordered = [each for each in field.standing if field.men[each].formed == "close"]
    found = _linked(field, name, ordered)
    return [each for each in field.standing if each in found]


def comrades(field: Field, name: str) -> list[str]:
    """All with whom a figure might form close order: trained, on foot, base to base from one to the next, and it."""
    trained = [each for each in field.standing if _trained(field, each)]
    found = _linked(field, name, trained)
    return [each for each in trained if each in found]


def _linked(field: Field, name: str, among: list[str]) -> list[str]:
    """A figure and all of these who stand base to base, passed on from one to the next."""
    found, look = [name], [name]
    while look:
        more = [each for each in beside(field, look.pop(), among) if each not in found]
        found += more
        look += more
    return found


def _trained(field: Field, name: str) -> bool:
    return CLOSE_ORDER in field.figure(name).traits and not field.men[name].mounted


def builds_wall(figure: Figure) -> bool:
    """A figure is trained to build a wall, and bears what it is built of."""
    return any(trait in figure.traits for trait in WALL_TRAITS) and figure.shield in WALLS


@clause("AR XIV.b")
def forbids_forming(own: Ordered) -> Iterator[Refusal]:
    """Trained foot, base to base, stationary for a whole turn; not in very difficult ground."""
    field, name = own.field, own.move.figure
    others = beside(field, name, field.standing)
    reasons = {
        "refused-form-off": not own.state.scenario.choices.close_order,
        "refused-form-untrained": not _trained(field, name),
        "refused-form-moves": bool(own.going.length),
        "refused-form-alone": not any(_forms(own.moves.get(other), field.men[other]) for other in others),
    }
    yield from refused_for("AR XIV.b", name, reasons)
    if own.going.trouble.ground == "very-difficult":
        yield refused("AR XIV.g", "refused-form-ground", name)


def _forms(move: Move | None, man: Man) -> bool:
    return man.formed != "loose" or (move is not None and move.how == "form")


@clause("AR XIV.g")
def forbids_marching(own: Ordered) -> Iterator[Refusal]:
    """Those in close order march alike, over easy ground only; some cannot, before, in or after a wall."""
    field, name, trouble = own.field, own.move.figure, own.going.trouble
    if field.men[name].formed != "close":
        yield refused("AR XIV.g", "refused-march-loose", name)
    if trouble.pieces:
        yield refused("AR XIV.g", "refused-march-ground", name, piece=trouble.pieces[0])
    if STATIC_WALL in field.figure(name).traits:
        yield refused("AR XIV.g", "refused-march-wall", name)
    shape = _shape(field, own.move)
    for other in block(field, name):
        theirs = own.moves.get(other)
        if theirs is not None and theirs.how == "march" and _shape(field, theirs) != shape:
            yield refused("AR XIV.g", "refused-march-apart", name, other, other=other)
            return


def _shape(field: Field, move: Move) -> tuple[tuple[int, int], ...]:
    """A way as seen from where it starts."""
    x, y, _ = field.stand(move.figure)
    return tuple((a - x, b - y) for a, b in move.path)


@clause("AR XIV.d")
def forbids_wall(own: Ordered) -> Iterator[Refusal]:
    """A wall is announced by trained figures with large shields or pavises, in order or forming.

    No enemy is in contact with any of those in close order together.
    """
    if not own.move.wall:
        return
    field, name = own.field, own.move.figure
    reasons = {
        "refused-wall-untrained": not builds_wall(field.figure(name)),
        "refused-wall-loose": not _forms(own.move, field.men[name]),
        "refused-wall-contact": any(field.touched(each) for each in block(field, name)),
    }
    yield from refused_for("AR XIV.d", name, reasons)


def offers_order(state: State, field: Field, name: str) -> Iterator[Move]:
    """To form close order, and in it to build a wall."""
    man, figure = field.men[name], field.figure(name)
    if CLOSE_ORDER in figure.traits and man.formed == "loose":
        yield Move(name, how="form")
    if builds_wall(figure) and man.wall == "none" and man.formed == "close":
        yield Move(name, wall=True)


def tell_broken(tell: Tell, umpire: Umpire, walked: dict[str, Move]) -> None:
    """After a movement: a figure that did not march along, or stands alone or in bad ground, loses its close order."""
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


KINDS: dict[How, Kind] = {
    "form": Kind((forbids_forming, forbids_wall, stands("AR XIV.b")), offers_order, tells("form", "AR XIV.b")),
    "march": Kind((forbids_marching, forbids_wall)),
}
