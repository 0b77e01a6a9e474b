"""VI. All ways are walked together: who stops whom, who finds whom hidden, and what has become of everybody then."""

from sandtable.kernel.clause import clause
from sandtable.rulesets.argad.close_order import tell_broken
from sandtable.rulesets.argad.events import Did, Halted, Moved, MovementEnded, WallAnnounced
from sandtable.rulesets.argad.field import Field, Tell, Umpire
from sandtable.rulesets.argad.figures import sole as sole_of
from sandtable.rulesets.argad.hiding import tell_revealed
from sandtable.rulesets.argad.orders import KEEP, Move
from sandtable.rulesets.argad.pace import DIE, Course, course, running_dice
from sandtable.rulesets.argad.state import State, Walked
from sandtable.rulesets.argad.steps import Walking
from sandtable.rulesets.argad.tables import CM
from sandtable.table.footing import Footing, overlapping, touching, within
from sandtable.table.plane import Point, bearing, between, moved
from sandtable.table.plane import Pose as Stand
from sandtable.table.together import END, STEPS, TICKS, Walk, Walker, apart
from sandtable.table.way import Way, along, length

GIVEN_AWAY = CM // 5
"""So near to a hidden friend one is seen to make way for him."""

ACTS = {"crouch": "AR T.4", "form": "AR XIV.b", "mount": "AR VI.g", "dismount": "AR VI.g", "take": "AR IV.b"}


def walk_all(tell: Tell, step: Walking, umpire: Umpire) -> bool:
    """Everybody who has orders walks; then contacts, order and ambushes are looked at."""
    state, field = tell.state, umpire.field(tell.state)
    moves = {move.figure: move for move in state.moves if not _thrown(tell, field, move)}
    walk = walked(state, field, moves)
    start = state.contacts
    feet = [walk.foot(n, END) for n in range(len(walk.walkers))]
    for n, name in enumerate(field.standing):
        if name in moves:
            stand = ended(field, walk, n, moves[name], feet)
            feet[n] = walk.walkers[n].sole.at(stand)
            tell_walk(tell, state, field, moves[name], walk, n, stand)
    for name in _found(field, walk):
        tell_revealed(tell, name)
    _tell_halts(tell, umpire, field)
    tell_broken(tell, umpire, moves)
    for move in moves.values():
        if move.wall and tell.state.there(move.figure).formed != "loose":
            tell.say(WallAnnounced(move.figure))
    parted = tuple(pair for a, b in start for pair in ((a, b), (b, a)) if left(field, walk, *pair))
    tell.say(MovementEnded(parted, ()))
    return True


@clause("AR VI.b")
def walked(state: State, field: Field, moves: dict[str, Move]) -> Walk:
    """Each walks its way at its own full move, in 240 equal steps; those who would overlap both stop before it."""
    names = field.standing
    walkers = turned_in_place(field, [walker(state, field, name, moves.get(name)) for name in names])

    def stops(one: int, other: int) -> bool:
        return field.hostile(names[one], names[other])

    walk = Walk(walkers, stops)
    walk.go()
    before_obstacles(field, walk)
    no_two_on_one_place(walk)
    while over := [n for n, tick in enumerate(walk.ticks) if tick and not field.land.on_table(walk.foot(n, END))]:
        for n in over:
            walk.ticks[n] = (walk.ticks[n] - 1) // TICKS * TICKS
        no_two_on_one_place(walk)
    return walk


def _thrown(tell: Tell, field: Field, move: Move) -> bool:
    """Whoever lies hidden where a horse is to stand is found, and nobody mounts it."""
    if move.how != "mount":
        return False
    there = sole_of(field.figure(move.figure), field.scenario.bases, mounted=True).at(field.stand(move.figure))
    hidden = [name for name in field.standing if field.men[name].hidden and overlapping(there, field.foot(name))]
    for name in hidden:
        tell_revealed(tell, name)
    return bool(hidden)


def turned_in_place(field: Field, walkers: list[Walker]) -> list[Walker]:
    """Who only turns does so before anybody walks, if there is room; of two in each other's way neither does."""
    while True:
        feet = [each.sole.at(each.at(0)) for each in walkers]
        turners = [n for n, each in enumerate(walkers) if len(each.way) == 1 and each.end != each.start]
        stuck = [n for n in turners if not field.land.on_table(feet[n]) or _crowded(n, feet)]
        if not stuck:
            return walkers
        for n in stuck:
            walkers[n] = walkers[n]._replace(end=walkers[n].start)


def _crowded(n: int, feet: list[Footing]) -> bool:
    return any(overlapping(feet[n], other) for m, other in enumerate(feet) if m != n)


def walker(state: State, field: Field, name: str, move: Move | None) -> Walker:
    """A figure with its way; without orders it stays."""
    stand, sole = field.stand(name), field.sole(name)
    if move is None:
        return Walker(sole, (stand.at,), 0, stand.heading, stand.heading)
    if move.how == "mount":
        sole = sole_of(field.figure(name), state.scenario.bases, mounted=True)
    going = course(state, field, move)
    way, size = going.way, going.length
    pace = full_pace(state, field, move, going)
    if state.scenario.choices.moving == "each" and len(way) > 1:
        way, size = shy(field, name, way, min(pace, size))
        pace = max(pace, size)
    ahead = along(way, size - 1, stand.heading, 0).heading if len(way) > 1 else stand.heading
    return Walker(sole, way, pace, stand.heading, ahead if move.face == KEEP else move.face)


@clause("AR VI.k")
def full_pace(state: State, field: Field, move: Move, going: Course) -> int:
    """What is left of the move after the dice, never below nothing; a blocked figure may still pivot, or step aside."""
    dice = [pace for pace in state.paces if pace.figure == move.figure]
    most = going.most
    if move.how == "run":
        figure, man = field.figure(move.figure), field.men[move.figure]
        most -= running_dice(figure, man, field.period) * DIE * CM
    left = 0 if any(pace.blocked for pace in dice) else max(0, most + sum(pace.change for pace in dice))
    return max(left, going.length) if going.still or going.indoors else left


@clause("AR VI.i")
def shy(field: Field, name: str, way: Way, reach: int) -> tuple[Way, int]:
    """Each in turn, nobody passes an enemy within 2 cm: coming that near is going into contact, and stopping."""
    sole, near = field.sole(name), field.period.figures.pass_by
    enemies = [each for each in field.enemies(name) if not within(field.foot(name), field.foot(each), near - 1)]
    for at in range(0, reach + 1, CM // 8):
        stand = along(way, at, 0, 0)
        close = [each for each in enemies if within(sole.at(stand), field.foot(each), near - 1)]
        close = [each for each in close if not _walled(field, name, (stand.at, _up_to(field, stand, each)))]
        if close:
            enemy = min(close, key=lambda each: field.gap(name, each))
            before = [point for n, point in enumerate(way[1:], 1) if length(way[: n + 1]) < at]
            turned: Way = (way[0], *before, stand.at, _up_to(field, stand, enemy))
            clean = tuple(p for n, p in enumerate(turned) if n == 0 or p != turned[n - 1])
            return clean, length(clean)
    return way, length(way)


def _up_to(field: Field, stand: Stand, enemy: str) -> Point:
    """A little further than where one touches an enemy who is within 2 cm."""
    goal = field.stand(enemy).at
    ahead = bearing(between(stand.at, goal)) if stand.at != goal else 0
    return moved(stand.at, ahead, field.period.figures.pass_by + 100)


def _walled(field: Field, name: str, way: Way) -> bool:
    """Something lies between that cannot be passed: whoever is behind it is not near."""
    figure, man = field.figure(name), field.men[name]
    return bool(field.land.trouble(way, field.sole(name), figure, mounted=man.mounted, face=0).barred)


@clause("AR VIII.l")
def before_obstacles(field: Field, walk: Walk) -> None:
    """Who is stopped by an enemy while he crosses a linear obstacle stays before it: he must fight his way over."""
    names = field.standing
    for n, name in enumerate(names):
        if not 0 < walk.ticks[n] < walk.walkers[n].arrival:
            continue
        met = any(
            field.hostile(name, other) and touching(walk.foot(n, END), walk.foot(m, END))
            for m, other in enumerate(names)
        )
        while met and walk.ticks[n] and any(line.under(walk.foot(n, END)) for line in field.land.linear):
            walk.ticks[n] = max(0, walk.ticks[n] - TICKS // 4)


@clause("AR VI.k")
def no_two_on_one_place(walk: Walk) -> None:
    """Friends and neutrals let each other pass, but nobody ends on another's base: the later stops short."""
    apart(walk)


def tell_walk(tell: Tell, state: State, field: Field, move: Move, walk: Walk, n: int, stand: Stand) -> None:
    """What one figure has done."""
    walker, tick, name = walk.walkers[n], walk.ticks[n], move.figure
    going = course(state, field, move)
    still = going.still or (not field.men[name].mounted and stand.at == field.stand(name).at)
    record = Walked(name, walker.way, walker.pace, tick, walker.start, walker.end)
    tell.say(Moved(record, stand, still))
    _tell_act(tell, state, move)


@clause("AR VI.k")
def ended(field: Field, walk: Walk, n: int, move: Move, feet: list[Footing]) -> Stand:
    """Where a figure has come to; who was blocked may still turn, if there is room for it."""
    walker, tick = walk.walkers[n], walk.ticks[n]
    if len(walker.way) == 1:
        return walker.at(END)
    stand, before = walker.at(tick), field.stand(move.figure)
    if stand.at != before.at:
        return stand
    turned = before._replace(heading=before.heading if move.face == KEEP else move.face)
    there = walker.sole.at(turned)
    free = field.land.on_table(there) and not any(overlapping(there, o) for m, o in enumerate(feet) if m != n)
    return turned if free else before


def _tell_act(tell: Tell, state: State, move: Move) -> None:
    if move.how == "take":
        fallen = next(figure for figure in state.scenario.figures if figure.id == move.target)
        tell.say(Did(move.figure, "take", "AR IV.b", fallen.blades))
    elif move.how in ACTS:
        tell.say(Did(move.figure, move.how, ACTS[move.how]))
    elif move.how == "run":
        tell.say(Did(move.figure, "run", "AR T.2"))


@clause("AR V.e")
def _found(field: Field, walk: Walk) -> list[str]:
    """Whoever lies hidden where a stranger has walked is found; a friend who stops beside him gives him away."""
    found = []
    for n, name in enumerate(field.standing):
        if field.men[name].hidden and any(
            _beside(walk, n, m) if field.seat(other) == field.seat(name) else _trod(walk, n, m)
            for m, other in enumerate(field.standing)
            if m != n
        ):
            found.append(name)
    return found


def _beside(walk: Walk, lying: int, walking: int) -> bool:
    """A friend has ended his walk right beside the place, and given it away."""
    return bool(walk.ticks[walking]) and within(walk.foot(walking, END), walk.foot(lying, END), GIVEN_AWAY)


def _trod(walk: Walk, lying: int, walking: int) -> bool:
    """Somebody's steps have led him onto, or up to, the place of another."""
    last = walk.ticks[walking]
    if not last:
        return False
    ticks = [*range(0, last, TICKS), last]
    place = walk.foot(lying, END)
    return any(overlapping(walk.foot(walking, tick), place) for tick in ticks) or touching(
        walk.foot(walking, last), place
    )


def _tell_halts(tell: Tell, umpire: Umpire, before: Field) -> None:
    """Enemies who have met, and charges that have struck home."""
    field = umpire.field(tell.state)
    charges = {move.figure for move in tell.state.moves if move.how == "charge"}
    for one, other in field.contacts():
        if (one, other) not in before.contacts():
            tell.say(Halted(one, other))
        for name in (one, other):
            if name in charges and not tell.state.there(name).charging and hits_home(tell.state, field, name):
                tell.say(Did(name, "charge", "AR T.6"))


@clause("AR T.6")
def hits_home(state: State, field: Field, name: str) -> bool:
    """A charge counts if it has come at least ten centimetres before it struck."""
    walk = next(each for each in state.walks if each.figure == name)
    return walk.pace * walk.tick // END >= field.period.figures.charge - CM // 100


@clause("AR IX.d")
def left(field: Field, walk: Walk, name: str, enemy: str) -> bool:
    """One who was in contact has walked away from where that enemy stood, be it for a moment."""
    numbers = {each: n for n, each in enumerate(field.standing)}
    if name not in numbers or enemy not in numbers:
        return False
    n, m = numbers[name], numbers[enemy]
    if not walk.ticks[n] or len(walk.walkers[n].way) == 1:
        return False
    reach = 2 * field.period.figures.across
    return any(not within(walk.foot(n, step * TICKS), walk.foot(m, 0), reach) for step in range(1, STEPS + 1))


FOLLOWS = {Walking: walk_all}
