"""VI. All ways are walked together: who stops whom, who finds whom hidden, and what has become of everybody then."""

from sandtable.games.argad.rules.events import Did, Halted, Moved, MovementEnded, StoppedShort, WallAnnounced
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.move_rules import KINDS
from sandtable.games.argad.rules.movement.places import holders
from sandtable.games.argad.rules.movement.setting_out import Reason, Stint, following, leavers, stints
from sandtable.games.argad.rules.movement.walk_together import Trek, trek
from sandtable.games.argad.rules.orders import KEEP, Move
from sandtable.games.argad.rules.state import State, Walked
from sandtable.games.argad.rules.steps import Walking
from sandtable.games.argad.rules.tables import CM
from sandtable.games.argad.rules.turn.ambush import tell_revealed
from sandtable.games.argad.rules.turn.discovery import given_away, lying, trodden, turned_onto
from sandtable.games.argad.rules.units.close_order import tell_broken
from sandtable.kernel.clause import clause
from sandtable.table.footing import Footing, overlapping, touching
from sandtable.table.plane import Pose as Stand
from sandtable.table.strides import Strides, reached
from sandtable.table.way import length


def walk_all(tell: Tell, step: Walking, umpire: Umpire) -> bool:
    """Everybody who has orders walks; then contacts, order and ambushes are looked at."""
    state, field = tell.state, umpire.field(tell.state)
    moves = {move.figure: move for move in state.moves}
    wanted = stints(state, field, moves, step.most)
    done, found = walked(field, wanted)
    stands = ended(field, done, moves, found)
    found |= given_away(field, done)
    for n, name in enumerate(field.standing):
        if name in moves:
            tell_walk(tell, field, moves[name], done, n, stands[n])
            if does := KINDS[moves[name].how].does:
                does(tell, moves[name])
    for name in [each for each in field.standing if each in found and tell.state.there(each).hidden]:
        tell_revealed(tell, name)
    _tell_after(tell, umpire, moves)
    _tell_short(tell, field, done, [n for n, name in enumerate(field.standing) if name in moves])
    _tell_halts(tell, umpire, field)
    tell_broken(tell, umpire, moves)
    for move in moves.values():
        if move.wall and tell.state.there(move.figure).formed != "loose":
            tell.say(WallAnnounced(move.figure))
    parted = tuple(pair for a, b in state.contacts for pair in ((a, b), (b, a)) if left(field, done, *pair))
    tell.say(MovementEnded(parted, ()))
    return True


def walked(field: Field, wanted: list[Stint]) -> tuple[Trek, set[str]]:
    """All turn and walk. Also returns those who lay hidden where somebody did."""
    going = turned_in_place(field, wanted)
    parting = leavers(field, going)
    done = trek(field, following(field, going, parting), parting)
    return done, trodden(field, done) | turned_onto(field, [each.walker for each in wanted])


def _tell_after(tell: Tell, umpire: Umpire, moves: dict[str, Move]) -> None:
    """What kinds of moves bring after all have walked, in the order of the roster."""
    for move in [moves[man.id] for man in tell.state.men if man.id in moves]:
        if after := KINDS[move.how].after:
            after(tell, umpire, move)


def _tell_short(tell: Tell, field: Field, done: Trek, numbers: list[int]) -> None:
    """The figures that have not come to the end of their way, and why."""
    for n in numbers:
        why = reason(field, done, n)
        if why is not None:
            # Who was in the way may be gone by now: a horse that its rider has mounted.
            by = tell.state.man(why.by)
            tell.say(told(done, n, field.standing[n], why, secret=by is not None and by.hidden))


def turned_in_place(field: Field, wanted: list[Stint]) -> list[Stint]:
    """Figures that only turn do so before anybody walks, if there is room; of two in each other's way neither does."""
    going = list(wanted)
    while True:
        feet = [each.walker.sole.at(Strides(each.walker).at(0)) for each in going]
        turners = [
            n for n, each in enumerate(going) if len(each.walker.way) == 1 and each.walker.end != each.walker.start
        ]
        stuck = [n for n in turners if not field.room_for(field.standing[n], feet[n]) or _crowded(n, feet)]
        if not stuck:
            return going
        for n in stuck:
            walker = going[n].walker
            going[n] = going[n]._replace(walker=walker._replace(end=walker.start))


def _crowded(n: int, feet: list[Footing]) -> bool:
    return any(overlapping(feet[n], other) for m, other in enumerate(feet) if m != n)


@clause("AR VI.k")
def tell_walk(tell: Tell, field: Field, move: Move, done: Trek, n: int, stand: Stand) -> None:
    """What one figure has walked. On foot a step and a pivot leave one stationary; a rider must not stir."""
    stint, before, name = done.going[n], field.stand(move.figure), move.figure
    assert stint.going is not None
    way, on_foot = done.way(n), not field.men[name].mounted
    step = stint.going.still and length(way) <= max(stint.going.length, stint.walker.sole.width)
    still = step or stand.at == before.at if on_foot else stand == before
    record = Walked(name, way, stint.allowance, done.stood(n).tick, before.heading, stand.heading)
    tell.say(Moved(record, stand, still))


@clause("AR VI.k")
def ended(field: Field, done: Trek, moves: dict[str, Move], found: set[str]) -> list[Stand]:
    """Where everybody has come to; a blocked figure may still turn if there is room, or finds somebody hidden."""
    stands = [done.stand(n) for n in range(len(field.standing))]
    before = [field.stand(name) for name in field.standing]
    blocked = [n for n, each in enumerate(done.going) if len(each.ordered) > 1 and stands[n].at == before[n].at]
    for n in blocked:
        face = moves[field.standing[n]].face
        stands[n] = before[n] if face == KEEP else before[n]._replace(heading=face)
    while True:
        feet = [stint.walker.sole.at(stand) for stint, stand in zip(done.going, stands, strict=True)]
        turned = [n for n in blocked if stands[n] != before[n]]
        found |= {field.standing[m] for n in turned for m in lying(field) if overlapping(feet[n], feet[m])}
        stuck = [n for n in turned if not field.room_for(field.standing[n], feet[n]) or _crowded(n, feet)]
        if not stuck:
            return stands
        for n in stuck:
            stands[n] = before[n]


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
    """A charge counts if it has come at least ten centimetres straight before it struck."""
    walk = state.walk(name)
    assert walk is not None, f"{name} has not walked"
    return length(walk.way[-2:]) >= field.period.figures.charge - CM // 100


@clause("AR IX.d")
def left(field: Field, done: Trek, name: str, enemy: str) -> bool:
    """One who was in contact has left: had that enemy stood still, the way walked would have ended out of contact."""
    numbers = field.order
    if name not in numbers or enemy not in numbers:
        return False
    n, there = numbers[name], field.foot(enemy)
    strides = Strides(done.going[n].walker._replace(way=done.way(n)))
    if not strides.legs or reached(strides, there) is not None or touching(done.foot(n), there):
        return False
    return field.parted(name, done.stand(n), enemy, field.stand(enemy)) is None


# Who stops short


def reason(field: Field, trek: Trek, n: int) -> Reason | None:
    """Why somebody has not come to the end of the way that was ordered; nothing if they have."""
    stint, stood, name = trek.going[n], trek.stood(n), field.standing[n]
    if stood.stand.at == stint.ordered[-1]:
        return None
    if stood.by < 0 or stood.tick >= trek.walk.strides[n].stops:
        return _given_way(field, trek, n) or Reason("no-room", "", "AR VI.k")
    other = field.standing[stood.by]
    if not field.hostile(name, other):
        return Reason("order", other, "AR VI.k")
    if field.men[other].hidden:
        return Reason("hidden", other, "AR V.e")
    if stint.reason is not None and stint.reason.why == "near":
        return stint.reason
    return Reason("enemy", _in_contact(field, trek, n) or other, "AR VI.f")


def _in_contact(field: Field, trek: Trek, n: int) -> str:
    """An enemy whom somebody touches in the end: the one who stopped them if it is so, else the first of the roster."""
    shown = [m for m, each in enumerate(field.standing) if not field.men[each].hidden]
    enemies = [m for m in shown if field.hostile(field.standing[n], field.standing[m])]
    touched = [m for m in enemies if touching(trek.foot(n), trek.foot(m))]
    by = trek.stood(n).by
    return field.standing[by if by in touched else touched[0]] if touched else ""


def _given_way(field: Field, trek: Trek, n: int) -> Reason | None:
    """What changed a way; a figure that has given way to a friend is told the one who stands on its place."""
    stint = trek.going[n]
    if stint.reason is None or stint.reason.why != "friend":
        return stint.reason
    there = [field.standing[m] for m in holders(trek.walk, n, stint)]
    return stint.reason if not there or stint.reason.by in there else stint.reason._replace(by=there[0])


def told(trek: Trek, n: int, name: str, why: Reason, *, secret: bool) -> StoppedShort:
    """What is said of it; a figure that still lies hidden is not named."""
    stint, gone = trek.going[n], length(trek.way(n))
    changed = stint.reason is not None and why._replace(by=stint.reason.by) == stint.reason
    due = stint.due if changed else length(stint.walker.way)
    if secret:
        why = Reason("no-room", "", why.clause)
    return StoppedShort(name, why.why, why.by, max(0, length(stint.ordered) - gone), max(0, due - gone), why.clause)


FOLLOWS = {Walking: walk_all}
