"""VII and X. The shooting phase: shots sealed and shown together, then thrown and judged volley by volley."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.argad.rules.after_melee.casualties import lives, tell_casualties
from sandtable.games.argad.rules.books import ARGAD
from sandtable.games.argad.rules.dice import SIDES, SIX, Drawn, Natural, Six
from sandtable.games.argad.rules.events import (
    Aimed,
    Discharged,
    Named,
    Proceeded,
    Ready,
    ShotEnded,
    ShotJudged,
    ShotsShown,
    ShotThrown,
    SixAgain,
    VolleyCounted,
    VolleyEnded,
)
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.orders import AnyOrder, Shoot, Shot
from sandtable.games.argad.rules.questions import forbids_moment
from sandtable.games.argad.rules.shooting.shot_dice import Flight, needed, shot_lines
from sandtable.games.argad.rules.shooting.targets import Gunnery, forbids_shooter, forbids_shooting
from sandtable.games.argad.rules.state import State, Volleyed
from sandtable.games.argad.rules.steps import (
    AnyStep,
    Drawing,
    Shooting,
    ShootingEnd,
    ShotDie,
    SixShot,
    Volley,
)
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Question
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal


def shooters(state: State, seat: str, umpire: Umpire) -> list[str]:
    """The figures of a seat that may shoot at somebody."""
    guns = gunnery(state, umpire)
    able = [
        name
        for name in guns.field.standing
        if guns.field.seat(name) == seat
        and guns.field.figure(name).missile
        and not guns.field.men[name].hidden
        and not any(forbids_shooter(guns, name))
    ]
    return [name for name in able if guns.lawful(name)]


def shooting_seats(state: State, step: Shooting, umpire: Umpire) -> tuple[str, ...]:
    """The seats that have a shot, by what all can see, so that nobody learns who lies hidden."""
    return tuple(seat for seat in state.unanswered(state.scenario.seats) if shooters(state, seat, umpire))


@clause("AR VII.a")
def forbids_shots(state: State, step: Shooting, seat: str, order: Shoot, umpire: Umpire) -> Iterator[Refusal]:
    """Each missile figure may shoot, once."""
    yield from forbids_moment(state, order, "AR VII.a")
    yield from forbids_shooting(gunnery(state, umpire), seat, order.shots)


def shooting_options(
    state: State, step: Shooting, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    if not piece:
        return Options((Offer(Shoot(state.moment)),), (), tuple(shooters(state, seat, umpire)))
    guns = gunnery(state, umpire)
    if piece not in shooters(state, seat, umpire):
        return Options()
    shots = [(Shot(piece, target),) for target in guns.lawful(piece)]
    good = [each for each in shots if not any(forbids_shooting(guns, seat, each))]
    return Options(tuple(Offer(Shoot(state.moment, each)) for each in good))


def tell_shots(tell: Tell, step: Shooting, seat: str, order: Shoot, umpire: Umpire) -> None:
    tell.say(Aimed(seat, order.shots, tell.state.moment))
    tell.say(Ready(seat))
    if not shooting_seats(tell.state, step, umpire):
        show_shots(tell, umpire)


def skip_shooting(tell: Tell, step: Shooting, umpire: Umpire) -> bool:
    if tell.state.sealed or shooting_seats(tell.state, step, umpire):
        return False
    tell.say(ShotEnded(()))
    return True


def show_shots(tell: Tell, umpire: Umpire) -> None:
    """All shots lie open; those at one target are thrown and judged together."""
    guns = gunnery(tell.state, umpire)
    order = guns.field.order
    shots = sorted((shot for _, aimed in tell.state.aimed for shot in aimed), key=lambda shot: order[shot.figure])
    steps: list[AnyStep] = []
    for volley in volleys(guns, shots):
        steps += [ShotDie(shot.figure) for shot in volley for _ in range(missiles(guns, shot.figure))]
        steps.append(Volley())
    tell.say(ShotsShown(tuple(shots), (*steps, ShootingEnd())))


def volleys(guns: Gunnery, shots: Sequence[Shot]) -> list[list[Shot]]:
    """Shots whose targets have somebody in common are shots at one target."""
    found: list[tuple[set[str], list[Shot]]] = []
    for shot in shots:
        members = set(guns.group(shot.figure, shot.target))
        joined = [each for each in found if each[0] & members]
        found = [each for each in found if not each[0] & members]
        found.append((members.union(*(each[0] for each in joined)), [*(s for each in joined for s in each[1]), shot]))
    return [volley for _, volley in found]


def gunnery(state: State, umpire: Umpire) -> Gunnery:
    """What is known of shooting as things stand."""
    field = umpire.field(state)
    kept: Gunnery | None = field.kept.get("gunnery")
    if kept is None or _asked_of(kept.state) != _asked_of(state):
        kept = field.kept["gunnery"] = Gunnery(state, field)
    return kept


def _asked_of(state: State) -> tuple[object, ...]:
    """What of a state, besides who stands where, shooting depends on."""
    return state.walks, state.fired, state.contacts, state.asleep, state.shots


def missiles(guns: Gunnery, name: str) -> int:
    """How many missiles a figure shoots at once."""
    weapon, man = guns.weapon(name), guns.field.men[name]
    assert weapon is not None
    return min(weapon.missiles, man.ammunition) if weapon.counted else weapon.missiles


def flight(guns: Gunnery, name: str, target: str, member: str) -> Flight:
    weapon = guns.weapon(name)
    assert weapon is not None
    mark = guns.members(name, target)[member]
    on_move = None if guns.field.men[name].still else guns.on_move(name, weapon)
    crowd = len(guns.group(name, target))
    shooting = tuple(shot.figure for shot in guns.state.shots)
    return Flight(guns.field, name, member, weapon, mark.band, crowd, on_move, mark.seen, shooting)


def flights(guns: Gunnery, name: str, target: str) -> dict[str, Flight]:
    """A shot at each member of its target."""
    return {member: flight(guns, name, target, member) for member in guns.group(name, target)}


class Chances(NamedTuple):
    """What hits each member of a target, and the one whom it is easiest to hit."""

    needs: dict[str, int]
    least: int
    best: Flight
    lines: tuple[Line, ...]


def chances(guns: Gunnery, name: str, target: str) -> Chances:
    """What is needed for a shot; it is found once, whichever of a group is aimed at."""
    key = name, guns.group(name, target)
    found: Chances | None = guns.kept.get(key)
    if found is None:
        each = flights(guns, name, target)
        needs = {member: needed(ARGAD, flight) for member, flight in each.items()}
        best = each[min(needs, key=needs.__getitem__)]
        found = guns.kept[key] = Chances(needs, min(needs.values()), best, shot_lines(ARGAD, best))
    return found


def _target(state: State, name: str) -> str:
    return next(shot.target for shot in state.shots if shot.figure == name)


def shot_throw(state: State, step: ShotDie, umpire: Umpire) -> Throw:
    guns = gunnery(state, umpire)
    found = chances(guns, step.figure, _target(state, step.figure))
    lines = (Line(found.best.need, "AR T.3", "need"), *found.lines)
    return Throw(guns.field.seat(step.figure), "shot", 1, SIDES, Natural(), lines, "AR VII.h")


def read_shot(tell: Tell, step: ShotDie, value: int, umpire: Umpire) -> None:
    target = _target(tell.state, step.figure)
    found = chances(gunnery(tell.state, umpire), step.figure, target)
    counts = value if value >= found.least or value == SIX else 0
    members = tuple(found.needs.items()) if len(found.needs) > 1 else ()
    tell.say(ShotThrown(step.figure, target, value, found.least, counts, found.lines, members=members))


def six_throw(state: State, step: SixShot, umpire: Umpire) -> Throw:
    return Throw(umpire.field(state).seat(step.figure), "six", 1, SIDES, Six(), (), "AR X.a")


def read_six(tell: Tell, step: SixShot, value: bool, umpire: Umpire) -> None:
    tell.say(SixAgain(step.figure, _target(tell.state, step.figure), bool(value)))


def drawing_throw(state: State, step: Drawing, umpire: Umpire) -> Throw:
    return Throw(umpire.field(state).seat(step.figure), "member", 1, len(step.members), Drawn(), (), "AR VII.h")


def read_drawing(tell: Tell, step: Drawing, value: int, umpire: Umpire) -> None:
    tell.say(Named(step.figure, step.members[value]))


# What comes of it


def judge_volley(tell: Tell, step: Volley, umpire: Umpire) -> bool:
    """The missiles at one target are judged one after the other, until dice are needed."""
    guns = gunnery(tell.state, umpire)
    if any(each.natural and not each.value for each in tell.state.volley):
        tell.say(VolleyCounted(counted(guns, tell.state.volley)))
    missile = next((each for each in tell.state.volley if not each.judged), None)
    if missile is None:
        tell.say(VolleyEnded())
    else:
        _judge_missile(tell, guns, missile)
    return True


@clause("AR X.b")
def counted(guns: Gunnery, volley: tuple[Volleyed, ...]) -> tuple[Volleyed, ...]:
    """Natural sixes on one target count 6, 7, 8 …, by rising modifiers; the last may be rethrown."""
    order = guns.field.order

    def rising(each: Volleyed) -> tuple[int, int]:
        return total(chances(guns, each.shooter, each.target).lines), order[each.shooter]

    ranked = sorted(volley, key=rising)
    sixes = [at for at, each in enumerate(ranked) if each.natural == SIX]
    found = []
    for at, each in enumerate(ranked):
        value = SIX + sixes.index(at) if at in sixes else each.natural
        found.append(replace(each, value=value, last=bool(sixes) and at == sixes[-1]))
    return tuple(found)


def living(state: State, field: Field, members: Sequence[str]) -> list[str]:
    """Those of a target who have not been killed in this phase."""
    return [name for name in members if state.killed.count(name) < lives(field, name)]


def _judge_missile(tell: Tell, guns: Gunnery, missile: Volleyed) -> None:
    name, target = missile.shooter, missile.target
    needs = chances(guns, name, target).needs
    members = living(tell.state, guns.field, list(needs))
    wanted = needs[missile.victim] if missile.victim else min((needs[each] for each in members), default=0)
    if not members or not missile.value:
        tell.say(ShotJudged(name, "", hit=False))
    elif missile.value < wanted and missile.last and not missile.closed:
        tell.say(Proceeded((SixShot(name), Volley())))
    elif missile.value < wanted:
        tell.say(ShotJudged(name, missile.victim, hit=False))
    elif missile.victim:
        tell.say(ShotJudged(name, missile.victim, hit=True))
    else:
        _name_member(tell, name, members)


@clause("AR VII.h")
def _name_member(tell: Tell, name: str, members: list[str]) -> None:
    """A deadly shot at a group strikes a member at random."""
    if len(members) == 1:
        tell.say(Named(name, members[0], (Volley(),)))
    else:
        tell.say(Proceeded((Drawing(name, tuple(members)), Volley())))


def end_shooting(tell: Tell, step: ShootingEnd, umpire: Umpire) -> bool:
    """Weapons are empty, and the dead are removed."""
    guns = gunnery(tell.state, umpire)
    for name in dict.fromkeys(shot.figure for shot in tell.state.shots):
        discharge(tell, guns, name)
    tell_casualties(tell, guns.field, tell.state.killed, "AR VII.h")
    tell.say(ShotEnded(()))
    return True


@clause("AR VII.c")
def discharge(tell: Tell, guns: Gunnery, name: str) -> None:
    """Only thrown missiles are counted; other weapons are loaded again."""
    weapon, man = guns.weapon(name), guns.field.men[name]
    assert weapon is not None
    left = max(0, man.ammunition - missiles(guns, name)) if weapon.counted else man.ammunition
    tell.say(Discharged(name, weapon.reload, left))


ASKS = {
    Shooting: Question("shoot", "AR VII.a", (Shoot,), shooting_seats, forbids_shots, shooting_options, tell_shots),
}
THROWS = {ShotDie: shot_throw, SixShot: six_throw, Drawing: drawing_throw}
READS = {ShotDie: read_shot, SixShot: read_six, Drawing: read_drawing}
FOLLOWS = {Shooting: skip_shooting, Volley: judge_volley, ShootingEnd: end_shooting}
