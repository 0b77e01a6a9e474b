"""V.e and V.f. What each player wants, whether it is achieved, and when nobody can change it any more."""

from collections.abc import Callable, Iterable, Iterator

from sandtable.games.argad.rules.events import GameEnded, Looted, Reached, Told
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.setup.scenario import Aim, Scenario, hostile
from sandtable.games.argad.rules.state import State
from sandtable.kernel.clause import clause
from sandtable.table.footing import Footing, touching
from sandtable.table.plane import Pose
from sandtable.table.shape import holds


def tell_progress(tell: Tell, umpire: Umpire) -> None:
    """At the end of a turn: zones that were looted or reached, messages that were told."""
    state, field = tell.state, umpire.field(tell.state)
    for aim in state.scenario.aims:
        if aim.kind == "loot" and (aim.seat, aim.zone) not in tell.state.looted and _loots(state, field, aim):
            tell.say(Looted(aim.seat, aim.zone))
        if aim.kind == "reach":
            for name in _wanted(state, aim):
                if name in field.shown and _in(field, name, aim.zone) and (name, aim.zone) not in tell.state.reached:
                    tell.say(Reached(name, aim.zone))
        if aim.kind == "tell" and aim.whom[:2] not in tell.state.told and long_message(state, field, *aim.whom[:2]):
            tell.say(Told(*aim.whom[:2]))


def _wanted(state: State, aim: Aim) -> tuple[str, ...]:
    """The figures of which an aim speaks: those named, or all of the player."""
    return aim.whom or tuple(figure.id for figure in state.scenario.figures if figure.seat == aim.seat)


def _in(field: Field, name: str, zone: str) -> bool:
    found = field.scenario.zone(zone)
    return found is not None and holds(found.outline, field.stand(name).at)


def _loots(state: State, field: Field, aim: Aim) -> bool:
    """One of a player's figures has looted a zone."""
    mine = [name for name in field.shown if field.seat(name) == aim.seat and name not in state.asleep]
    return any(quiet_turn(state, field, name, aim.zone) for name in mine)


@clause("AR V.f")
def quiet_turn(state: State, field: Field, name: str, zone: str) -> bool:
    """A whole turn begun and ended in a zone, stationary, without shooting, striking, being struck or anything else."""
    man = field.men[name]
    quiet = man.still and not (man.shot or man.fought or man.busy)
    return quiet and _in(field, name, zone) and _began_in(state, field, name, zone)


def _began_in(state: State, field: Field, name: str, zone: str) -> bool:
    walk = next((each for each in state.walks if each.figure == name), None)
    found = field.scenario.zone(zone)
    return found is not None and (walk is None or holds(found.outline, walk.way[0]))


@clause("AR V.d")
def long_message(state: State, field: Field, one: str, other: str) -> bool:
    """What is more than a call takes a whole turn in contact."""
    if one not in field.shown or other not in field.shown:
        return False
    stayed = all(field.men[name].still and not field.men[name].fought for name in (one, other))
    return stayed and touching(field.foot(one), field.foot(other)) and touching(*_at_first(state, field, one, other))


def _at_first(state: State, field: Field, *names: str) -> Iterator[Footing]:
    """Where figures stood when the turn began."""
    for name in names:
        walk = next((each for each in state.walks if each.figure == name), None)
        yield field.sole(name).at(Pose(*walk.way[0], walk.start)) if walk else field.foot(name)


def _alive(state: State, names: tuple[str, ...]) -> int:
    return sum(state.man(name) is not None for name in names)


def _foes(state: State, field: Field, seat: str) -> list[str]:
    return [man.id for man in state.men if hostile(state.scenario, seat, field.seat(man.id))]


def _side(state: State, field: Field, seat: str) -> list[str]:
    return [man.id for man in state.men if field.seat(man.id) == seat]


def _killed(state: State, aim: Aim) -> int:
    wanted = aim.whom or tuple(f.id for f in state.scenario.figures if hostile(state.scenario, aim.seat, f.seat))
    return sum(each.id in wanted for each in state.fallen)


def _kept(state: State, aim: Aim) -> int:
    return _alive(state, _wanted(state, aim))


def _arrived(state: State, aim: Aim) -> int:
    wanted = _wanted(state, aim)
    return sum(zone == aim.zone and name in wanted for name, zone in state.reached)


def _kill(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    if _killed(state, aim) >= aim.count:
        return True
    return None if _side(state, field, aim.seat) and not last else False


def _keep(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    if _kept(state, aim) < aim.count:
        return False
    return None if _foes(state, field, aim.seat) and not last else True


def _reach(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    wanted = _wanted(state, aim)
    there = [name for name, zone in state.reached if zone == aim.zone and name in wanted]
    if len(there) >= aim.count:
        return True
    coming = [name for name in wanted if state.man(name) is not None and name not in there]
    return None if len(there) + len(coming) >= aim.count and not last else False


def _loot(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    if (aim.seat, aim.zone) in state.looted:
        return True
    return None if _side(state, field, aim.seat) and not last else False


def _hold(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    mine = [name for name in _side(state, field, aim.seat) if name in field.standing]
    if not mine:
        return False
    foes = [name for name in _foes(state, field, aim.seat) if name in field.standing and _in(field, name, aim.zone)]
    held = any(_in(field, name, aim.zone) for name in mine) and not foes
    if last:
        return held
    return True if held and not _foes(state, field, aim.seat) else None


def _tell(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    if aim.whom[:2] in state.told:
        return True
    return None if _alive(state, aim.whom[:2]) == 2 and not last else False


def _deny(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    other = achieved(state, field, state.scenario.aims[aim.aim], last=last)
    return None if other is None else not other


KINDS: dict[str, Callable[..., bool | None]] = {
    "kill": _kill,
    "keep": _keep,
    "reach": _reach,
    "loot": _loot,
    "hold": _hold,
    "tell": _tell,
    "deny": _deny,
}


COUNTS: dict[str, Callable[[State, Aim], int]] = {"kill": _killed, "keep": _kept, "reach": _arrived}
"""How many figures an aim has so far, of those kinds that want a number."""


@clause("AR V.e")
def achieved(state: State, field: Field, aim: Aim, *, last: bool) -> bool | None:
    """Whether an aim is achieved; None while it may still change."""
    return KINDS[aim.kind](state, field, aim, last=last)


@clause("AR V.f")
def over(state: State, field: Field) -> bool:
    """After the last turn, or as soon as no seat can change any aim."""
    if state.turn >= state.scenario.last_turn or not state.men:
        return True
    return all(achieved(state, field, aim, last=False) is not None for aim in state.scenario.aims)


def done_at_last(state: State, field: Field) -> tuple[int, ...]:
    """The aims that would be achieved if it ended now, by their numbers."""
    return tuple(n for n, aim in enumerate(state.scenario.aims) if achieved(state, field, aim, last=True))


def points_for(scenario: Scenario, done: Iterable[int]) -> dict[str, int]:
    """What the seats have of these aims."""
    points = dict.fromkeys(scenario.seats, 0)
    for n in done:
        points[scenario.aims[n].seat] += scenario.aims[n].points
    return points


def tell_end(tell: Tell, umpire: Umpire) -> None:
    """The aims are judged: the player with the most points has won."""
    done = done_at_last(tell.state, umpire.field(tell.state))
    points = points_for(tell.state.scenario, done)
    most = max(points.values())
    winners = tuple(seat for seat, found in points.items() if found == most) if most else ()
    tell.say(GameEnded(done, winners))
