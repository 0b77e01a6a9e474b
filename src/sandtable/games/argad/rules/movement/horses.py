"""VI.g. Horses that were left: getting off and on, who leads them, and where they come to stand."""

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import horse_name, rider, sole
from sandtable.games.argad.rules.events import Did, Dismounted, Led, Mounted
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.kinds import Kind, Ordered, stands
from sandtable.games.argad.rules.movement.pace import Course
from sandtable.games.argad.rules.movement.ways import goals, into, reaching, shortest, strolls
from sandtable.games.argad.rules.orders import How, Move
from sandtable.games.argad.rules.refusals import refused, refused_for
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.turn.ambush import tell_revealed
from sandtable.games.argad.rules.units.close_order import forbids_wall
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Footing, Sole, overlapping, touching
from sandtable.table.plane import QUARTER, TURN, Point, Pose, bearing, between, moved

SHARE = 4
"""A figure stands beside the middle of a horse, or this share of its length before or behind it."""


def own_horse(field: Field, name: str) -> str:
    """The horse that a figure has left on the table; nothing if there is none."""
    horse = horse_name(name)
    return horse if horse in field.men else ""


def at_hand(field: Field, name: str) -> list[str]:
    """The horses with whom a figure stands in contact, and which it may lead: its own, and those of friends."""
    left = [each for each in field.standing if field.men[each].rider]
    near = [each for each in left if touching(field.foot(each), field.foot(name))]
    return [each for each in near if field.allied(name, field.men[each].rider)]


# Orders


@clause("AR VI.g")
def forbids_mounting(own: Ordered) -> Iterator[Refusal]:
    """Mounting and dismounting take the whole turn; a rider mounts in contact with their own horse, or gets off it."""
    field, name, how = own.field, own.move.figure, own.move.how
    figure, man, mounts, horse = field.figure(name), field.men[name], how == "mount", own_horse(field, name)
    if not rider(figure) or man.mounted == mounts:
        yield refused("AR VI.g", f"refused-{how}", name)
    elif mounts and not (horse and touching(field.foot(name), field.foot(horse))):
        yield refused("AR VI.g", "refused-mount-far", name, *filter(None, (horse,)))
    elif not mounts and next(getting_off(field, name), None) is None:
        yield refused("AR VI.g", "refused-dismount-room", name)


@clause("AR VI.g")
def forbids_leading(own: Ordered) -> Iterator[Refusal]:
    """A horse is led by a friend on foot who is in contact with it, along a way that it can go."""
    field, name, horse = own.field, own.move.figure, own.move.target
    left = horse in field.men and bool(field.men[horse].rider) and field.allied(name, field.men[horse].rider)
    reasons = {
        "refused-lead-horse": not left,
        "refused-lead-mounted": field.men[name].mounted,
        "refused-lead-far": left and not touching(field.foot(name), field.foot(horse)),
        "refused-lead-way": left and not _passable(field, own.going, horse),
        "refused-lead-nowhere": not own.move.path,
    }
    return refused_for("AR VI.g", name, reasons)


def _passable(field: Field, going: Course, horse: str) -> bool:
    """A horse goes that way too."""
    return not field.trouble(horse, going.way, field.stand(horse).heading).barred


def forbids_two_leaders(own: Ordered) -> Iterator[Refusal]:
    """One horse is led by one."""
    move = own.move
    others = [each.figure for each in own.moves.values() if each.how == "lead" and each.target == move.target]
    if others[0] != move.figure:
        yield refused("AR VI.g", "refused-lead-twice", move.figure, others[0])


# Places


def getting_off(field: Field, name: str) -> Iterator[Pose]:
    """Where a rider who gets off may stand, in contact with the horse: behind it, before it, at its left, its right."""
    stand = field.stand(name)
    on_foot = sole(field.figure(name), field.scenario.bases, mounted=False)
    bars = field.land.bars(field.figure(name), mounted=False)
    for at in _around(stand, field.sole(name), on_foot):
        there = on_foot.at(Pose(*at, stand.heading))
        if _clear(field, there, bars, (name,)) and field.land.free(stand.at, at, on_foot):
            yield Pose(*at, stand.heading)


def _around(stand: Pose, horse: Sole, other: Sole) -> Iterator[Point]:
    """Places in contact with a horse, for another base: behind and before it, then along its sides."""
    aside, ahead = (horse.width + other.width) // 2, (horse.length + other.length) // 2
    for way in (TURN // 2, 0):
        yield moved(stand.at, (stand.heading + way) % TURN, ahead)
    for side in (QUARTER, -QUARTER):
        for along in (0, horse.length // SHARE, -horse.length // SHARE):
            yield moved(moved(stand.at, stand.heading, along), (stand.heading + side) % TURN, aside)


def _clear(field: Field, there: Footing, bars: tuple[Footing, ...], but: tuple[str, ...]) -> bool:
    """Somebody can stand there: on the table, in no wall, on nobody else who is seen."""
    crowd = [field.foot(each) for each in field.shown if each not in but]
    return field.land.on_table(there) and not any(overlapping(there, each) for each in (*crowd, *bars))


def led_to(field: Field, name: str, horse: str, ahead: int) -> Iterator[Pose]:
    """Where a led horse may stand: behind its leader as they walked, or else beside."""
    at, (wide, long) = field.stand(name).at, (field.sole(horse).width, field.sole(horse).length)
    foot = field.sole(name).width
    bars = field.bars(horse)
    for turn, size in ((TURN // 2, long), (QUARTER, wide), (-QUARTER, wide)):
        there = Pose(*moved(at, (ahead + turn) % TURN, (foot + size) // 2), ahead)
        if _clear(field, field.sole(horse).at(there), bars, (horse,)):
            yield there


# Offers


def offers_saddle(state: State, field: Field, name: str) -> Iterator[Move]:
    """To get off a horse, or on it."""
    if rider(field.figure(name)):
        yield Move(name, how="dismount" if field.men[name].mounted else "mount")


def offers_leading(state: State, field: Field, name: str) -> Iterator[Move]:
    """To the horse that was left, and where a horse may be led."""
    if field.men[name].mounted:
        return
    own, near = own_horse(field, name), at_hand(field, name)
    way = shortest(field, name, field.stand(own).at) if own and own not in near else None
    if way is not None and len(way) > 1:
        yield reaching(state, field, name, into(field, name, own, way))
    for horse in near:
        ways = [*goals(state, field, name), *strolls(state, field, name)]
        yield from (replace(move, how="lead", target=horse) for move in ways if move.path and move.how == "walk")


# What happens


@clause("AR VI.g")
def tell_mounted(tell: Tell, umpire: Umpire, move: Move) -> None:
    """A rider is where the horse stood."""
    field = umpire.field(tell.state)
    tell.say(Mounted(move.figure, field.stand(own_horse(field, move.figure))))


@clause("AR VI.g")
def tell_dismounted(tell: Tell, umpire: Umpire, move: Move) -> None:
    """The horse stays where its rider got off; with no room left beside it, the rider stays on it."""
    field, name = umpire.field(tell.state), move.figure
    on_foot = sole(field.figure(name), field.scenario.bases, mounted=False)
    there = _found(tell, umpire, getting_off(field, name), on_foot)
    if there is None:
        tell.say(Did(name, "stay-mounted", "AR VI.g"))
    else:
        tell.say(Dismounted(name, there, field.stand(name)))


def tell_led(tell: Tell, umpire: Umpire, move: Move) -> None:
    """A horse follows its leader as far as they have come; where there is no room for it, it stays."""
    name, horse = move.figure, move.target
    field, walk = umpire.field(tell.state), tell.state.walk(name)
    if horse not in field.men or walk is None or walk.way[0] == field.stand(name).at:
        return
    places = led_to(field, name, horse, bearing(between(walk.way[0], field.stand(name).at)))
    there = _found(tell, umpire, places, field.sole(horse))
    if there is None:
        tell.say(Did(name, "let-go", "AR VI.g", target=horse))
    else:
        tell.say(Led(name, horse, there))


def _found(tell: Tell, umpire: Umpire, places: Iterator[Pose], base: Sole) -> Pose | None:
    """The first place where nobody lies hidden; those who do are found."""
    for place in places:
        field = umpire.field(tell.state)
        hidden = [n for n in field.standing if field.men[n].hidden and overlapping(base.at(place), field.foot(n))]
        for name in hidden:
            tell_revealed(tell, name)
        if not hidden:
            return place
    return None


KINDS: dict[How, Kind] = {
    "mount": Kind((forbids_wall, forbids_mounting, stands("AR VI.g")), offers_saddle, after=tell_mounted),
    "dismount": Kind((forbids_wall, forbids_mounting, stands("AR VI.g")), after=tell_dismounted),
    "lead": Kind((forbids_wall, forbids_two_leaders, forbids_leading), offers_leading, after=tell_led),
}
