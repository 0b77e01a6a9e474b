"""VI.g. Horses that were left: getting off and on, who leads them, and where they come to stand."""

from collections.abc import Iterator

from sandtable.games.argad.rules.characters.figures import harmless, horse_name, sole
from sandtable.games.argad.rules.events import Did, Dismounted, Led, Mounted
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.pace import Course
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.setup.scenario import relation
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.turn.ambush import tell_revealed
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Footing, Sole, overlapping, touching
from sandtable.table.plane import QUARTER, TURN, Point, Pose, bearing, between, moved

SHARE = 4
"""Beside a horse one stands at its middle, or by this share of its length before or behind it."""


def own_horse(field: Field, name: str) -> str:
    """The horse that a figure has left on the table; nothing if there is none."""
    horse = horse_name(name)
    return horse if horse in field.men else ""


def at_hand(field: Field, name: str) -> list[str]:
    """The horses with whom a figure stands in contact, and which it may lead: its own, and those of friends."""
    left = [each for each in field.standing if field.men[each].rider]
    near = [each for each in left if touching(field.foot(each), field.foot(name))]
    return [each for each in near if _friendly(field, name, each)]


def _friendly(field: Field, name: str, horse: str) -> bool:
    owner = field.seat(field.men[horse].rider)
    return relation(field.scenario, field.seat(name), owner) == "allied"


# Orders


@clause("AR VI.g")
def forbids_mounting(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """Mounting and dismounting take the whole turn; one mounts in contact with one's own horse, or gets off it."""
    name, figure, man = move.figure, field.figure(move.figure), field.men[move.figure]
    mounts, horse = move.how == "mount", own_horse(field, name)
    if figure.horse == "none" or harmless(figure) or man.mounted == mounts:
        yield Refusal("AR VI.g", f"refused-{move.how}", {"figure": name}, (name,))
    elif mounts and not (horse and touching(field.foot(name), field.foot(horse))):
        yield Refusal("AR VI.g", "refused-mount-far", {"figure": name}, (name, *filter(None, (horse,))))
    elif not mounts and next(getting_off(field, name), None) is None:
        yield Refusal("AR VI.g", "refused-dismount-room", {"figure": name}, (name,))


@clause("AR VI.g")
def forbids_leading(state: State, field: Field, move: Move, going: Course) -> Iterator[Refusal]:
    """A horse is led by a friend on foot who is in contact with it, along a way that it can go."""
    name, horse = move.figure, move.target
    left = horse in field.men and bool(field.men[horse].rider) and _friendly(field, name, horse)
    reasons = {
        "refused-lead-horse": not left,
        "refused-lead-mounted": field.men[name].mounted,
        "refused-lead-far": left and not touching(field.foot(name), field.foot(horse)),
        "refused-lead-way": left and not _passable(field, going, horse),
        "refused-lead-nowhere": not move.path,
    }
    for key, so in reasons.items():
        if so:
            yield Refusal("AR VI.g", key, {"figure": name}, (name,))


def _passable(field: Field, going: Course, horse: str) -> bool:
    """A horse goes that way too."""
    figure, face = field.figure(horse), field.stand(horse).heading
    return not field.land.trouble(going.way, field.sole(horse), figure, mounted=True, face=face).barred


def forbids_two_leaders(move: Move, moves: dict[str, Move]) -> Iterator[Refusal]:
    """One horse is led by one."""
    others = [each.figure for each in moves.values() if each.how == "lead" and each.target == move.target]
    if move.how == "lead" and others[0] != move.figure:
        yield Refusal("AR VI.g", "refused-lead-twice", {"figure": move.figure}, (move.figure, others[0]))


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
    """Where a horse may stand whose leader has come from behind: behind him, or else beside him."""
    at, (wide, long) = field.stand(name).at, (field.sole(horse).width, field.sole(horse).length)
    foot = field.sole(name).width
    bars = field.land.bars(field.figure(horse), mounted=True)
    for turn, size in ((TURN // 2, long), (QUARTER, wide), (-QUARTER, wide)):
        there = Pose(*moved(at, (ahead + turn) % TURN, (foot + size) // 2), ahead)
        if _clear(field, field.sole(horse).at(there), bars, (horse,)):
            yield there


# What happens


def tell_horses(tell: Tell, umpire: Umpire, moves: dict[str, Move]) -> None:
    """After all have walked, in the order of the roster: who gets on, who gets off, whose horse follows him."""
    for name in [man.id for man in tell.state.men if man.id in moves]:
        move = moves[name]
        if move.how == "mount":
            _tell_mounted(tell, umpire, name)
        elif move.how == "dismount":
            _tell_dismounted(tell, umpire, name)
        elif move.how == "lead":
            _tell_led(tell, umpire, name, move.target)


@clause("AR VI.g")
def _tell_mounted(tell: Tell, umpire: Umpire, name: str) -> None:
    """A rider is where the horse stood."""
    field = umpire.field(tell.state)
    tell.say(Mounted(name, field.stand(own_horse(field, name))))


@clause("AR VI.g")
def _tell_dismounted(tell: Tell, umpire: Umpire, name: str) -> None:
    """The horse stays where its rider got off; with no room left beside it, the rider stays on it."""
    field = umpire.field(tell.state)
    there = _found(
        tell, umpire, getting_off(field, name), sole(field.figure(name), field.scenario.bases, mounted=False)
    )
    if there is None:
        tell.say(Did(name, "stay-mounted", "AR VI.g"))
    else:
        tell.say(Dismounted(name, there, field.stand(name)))


def _tell_led(tell: Tell, umpire: Umpire, name: str, horse: str) -> None:
    """A horse follows its leader as far as he has come; where there is no room for it, it stays."""
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
    """The first place where nobody lies hidden; whoever does, is found."""
    for place in places:
        field = umpire.field(tell.state)
        hidden = [n for n in field.standing if field.men[n].hidden and overlapping(base.at(place), field.foot(n))]
        for name in hidden:
            tell_revealed(tell, name)
        if not hidden:
            return place
    return None
