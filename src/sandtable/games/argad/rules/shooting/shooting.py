"""VII. The shooting phase: who shoots, all shots sealed and shown together, and which of them have one target."""

from collections.abc import Iterator, Sequence

from sandtable.games.argad.rules.events import (
    Aimed,
    Ready,
    ShotEnded,
    ShotsShown,
)
from sandtable.games.argad.rules.field import Tell, Umpire
from sandtable.games.argad.rules.orders import AnyOrder, Shoot, Shot
from sandtable.games.argad.rules.questions import Question, forbids_moment
from sandtable.games.argad.rules.shooting.targets import Gunnery, forbids_shooter, forbids_shooting
from sandtable.games.argad.rules.shooting.volley import gunnery, missiles
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import (
    AnyStep,
    Shooting,
    ShootingEnd,
    ShotDie,
    Volley,
)
from sandtable.kernel.clause import clause
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
    """Whoever has a shot; it is asked of what all can see, so that nobody learns who lies hidden."""
    seats = (seat for seat in state.scenario.seats if seat not in state.sealed)
    return tuple(seat for seat in seats if shooters(state, seat, umpire))


@clause("AR VII.a")
def forbids_shots(state: State, step: Shooting, seat: str, order: Shoot, umpire: Umpire) -> Iterator[Refusal]:
    """Each missile figure may shoot, once."""
    yield from forbids_moment(state, order, "AR VII.a")
    yield from forbids_shooting(gunnery(state, umpire), seat, order.shots)


def shooting_options(state: State, step: Shooting, seat: str, piece: str, umpire: Umpire) -> Options[AnyOrder]:
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
    order = {name: at for at, name in enumerate(guns.field.standing)}
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


ASKS = {
    Shooting: Question("shoot", "AR VII.a", (Shoot,), shooting_seats, forbids_shots, shooting_options, tell_shots),
}
FOLLOWS = {Shooting: skip_shooting}
