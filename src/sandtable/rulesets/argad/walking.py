"""VI. All ways are walked together: who stops whom, who finds whom hidden, and what has become of everybody then."""

from sandtable.kernel.clause import clause
from sandtable.rulesets.argad.close_order import tell_broken
from sandtable.rulesets.argad.events import Did, Halted, Moved, MovementEnded, WallAnnounced
from sandtable.rulesets.argad.field import Field, Tell, Umpire
from sandtable.rulesets.argad.finding import given_away, lying, trodden, turned_onto
from sandtable.rulesets.argad.hiding import tell_revealed
from sandtable.rulesets.argad.horses import tell_horses
from sandtable.rulesets.argad.in_turn import shy
from sandtable.rulesets.argad.orders import KEEP, Move
from sandtable.rulesets.argad.pace import course, full_pace
from sandtable.rulesets.argad.state import State, Walked
from sandtable.rulesets.argad.steps import Walking
from sandtable.rulesets.argad.tables import CM
from sandtable.table.footing import Footing, overlapping, touching, within
from sandtable.table.plane import Pose as Stand
from sandtable.table.together import END, STEPS, TICKS, Walk, Walker, apart
from sandtable.table.way import headings

ACTS = {"crouch": "AR T.4", "form": "AR XIV.b", "take": "AR IV.b"}


def walk_all(tell: Tell, step: Walking, umpire: Umpire) -> bool:
    """Everybody who has orders walks; then contacts, order and ambushes are looked at."""
    state, field = tell.state, umpire.field(tell.state)
    moves = {move.figure: move for move in state.moves}
    walk, found = walked(state, field, moves)
    start = state.contacts
    stands = ended(field, walk, moves, found)
    for n, name in enumerate(field.standing):
        if name in moves:
            tell_walk(tell, state, field, moves[name], walk, n, stands[n])
    found |= given_away(field, walk)
    for name in [each for each in field.standing if each in found and tell.state.there(each).hidden]:
        tell_revealed(tell, name)
    tell_horses(tell, umpire, moves)
    _tell_halts(tell, umpire, field)
    tell_broken(tell, umpire, moves)
    for move in moves.values():
        if move.wall and tell.state.there(move.figure).formed != "loose":
            tell.say(WallAnnounced(move.figure))
    parted = tuple(pair for a, b in start for pair in ((a, b), (b, a)) if left(field, walk, *pair))
    tell.say(MovementEnded(parted, ()))
    return True


@clause("AR VI.b")
def walked(state: State, field: Field, moves: dict[str, Move]) -> tuple[Walk, set[str]]:
    """Each walks its way at its own full move, in 240 equal steps; those who would overlap both stop before it.

    With it, whoever lay hidden in somebody's way.
    """
    names = field.standing
    wanted = [walker(state, field, name, moves.get(name)) for name in names]
    walkers = turned_in_place(field, wanted)

    def stops(one: int, other: int) -> bool:
        return field.hostile(names[one], names[other])

    walk = Walk(walkers, stops)
    walk.go()
    found = trodden(field, walk) | turned_onto(field, wanted)
    before_obstacles(field, walk)
    no_two_on_one_place(walk)
    while over := [n for n, tick in enumerate(walk.ticks) if tick and not field.land.on_table(walk.foot(n, END))]:
        for n in over:
            walk.ticks[n] = (walk.ticks[n] - 1) // TICKS * TICKS
        no_two_on_one_place(walk)
    return walk, found


def turned_in_place(field: Field, wanted: list[Walker]) -> list[Walker]:
    """Who only turns does so before anybody walks, if there is room; of two in each other's way neither does."""
    walkers = list(wanted)
    while True:
        feet = [each.sole.at(each.at(0)) for each in walkers]
        turners = [n for n, each in enumerate(walkers) if len(each.way) == 1 and each.end != each.start]
        stuck = [n for n in turners if not field.room_for(field.standing[n], feet[n]) or _crowded(n, feet)]
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
    going = course(state, field, move)
    way, size = going.way, going.length
    pace = full_pace(state, field, move, going)
    if state.scenario.choices.moving == "each" and len(way) > 1:
        way, size = shy(field, name, way, min(pace, size))
        pace = max(pace, size)
    ahead = headings(way)[-1] if len(way) > 1 else stand.heading
    return Walker(sole, way, pace, stand.heading, ahead if move.face == KEEP else move.face)


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
def ended(field: Field, walk: Walk, moves: dict[str, Move], found: set[str]) -> list[Stand]:
    """Where everybody has come to; who was blocked may still turn, if there is room for it, or finds who is hidden."""
    stands = [walker.at(tick) for walker, tick in zip(walk.walkers, walk.ticks, strict=True)]
    before = {n: field.stand(name) for n, name in enumerate(field.standing)}
    blocked = [n for n, w in enumerate(walk.walkers) if len(w.way) > 1 and stands[n].at == before[n].at]
    for n in blocked:
        face = moves[field.standing[n]].face
        stands[n] = before[n] if face == KEEP else before[n]._replace(heading=face)
    while True:
        feet = [walker.sole.at(stand) for walker, stand in zip(walk.walkers, stands, strict=True)]
        turned = [n for n in blocked if stands[n] != before[n]]
        found |= {field.standing[m] for n in turned for m in lying(field) if overlapping(feet[n], feet[m])}
        stuck = [n for n in turned if not field.room_for(field.standing[n], feet[n]) or _crowded(n, feet)]
        if not stuck:
            return stands
        for n in stuck:
            stands[n] = before[n]


def _tell_act(tell: Tell, state: State, move: Move) -> None:
    if move.how == "take":
        tell_taken(tell, state, move)
    elif move.how in ACTS:
        tell.say(Did(move.figure, move.how, ACTS[move.how]))
    elif move.how == "run":
        tell.say(Did(move.figure, "run", "AR T.2"))


@clause("AR IV.b")
def tell_taken(tell: Tell, state: State, move: Move) -> None:
    """The melee weapons of a fallen figure are taken once; of several who reach for them nobody gets any."""
    figure = state.scenario.figure(move.target)
    rivals = sum(each.how == "take" and each.target == move.target for each in state.moves)
    if figure is None or rivals > 1:
        tell.say(Did(move.figure, "take", "AR IV.b"))
    else:
        tell.say(Did(move.figure, "take", "AR IV.b", figure.blades, figure.id))


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
    walk = state.walk(name)
    assert walk is not None, f"{name} has not walked"
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
    reach = CM // 10 if touching(walk.foot(n, 0), walk.foot(m, 0)) else 2 * field.period.figures.across
    return any(not within(walk.foot(n, step * TICKS), walk.foot(m, 0), reach) for step in range(1, STEPS + 1))


FOLLOWS = {Walking: walk_all}
