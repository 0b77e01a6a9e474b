"""Shooting, melee and its results, and the end of the game, in sentences."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.argad.rules import events as e
from sandtable.games.argad.rules.dice import SIX
from sandtable.games.argad.telling.scene import Said, Scene, Tells, says
from sandtable.kernel.event import Event


def _pair(scene: Scene, figure: str, target: str) -> dict[str, str | int]:
    return {"figure": scene.names.figure(figure), "target": scene.names.figure(target)}


def _shots_shown(scene: Scene) -> Iterator[Said]:
    for shot in scene.event.shots:
        yield "argad-aims-at", _pair(scene, shot.figure, shot.target)


def _shot_thrown(scene: Scene) -> Iterator[Said]:
    event = scene.event
    numbers = {"natural": event.natural, "needs": event.needs, "sum": scene.sum(event.lines)}
    args = {**_pair(scene, event.figure, event.target), **numbers}
    if event.members:
        each = ", ".join(f"{scene.names.bare(name)} {need}" for name, need in event.members)
        yield "argad-shot-group", {**args, "members": each}
    else:
        yield "argad-shot", args


def _volley_counted(scene: Scene) -> Iterator[Said]:
    """Told only if there are several sixes, which count more than they show."""
    values = [each.value for each in scene.event.volley if each.natural == SIX]
    if len(values) > 1:
        yield "argad-sixes", {"values": ", ".join(map(str, values))}


def _six_again(scene: Scene) -> Iterator[Said]:
    """The second die, and how much the six counts now."""
    event = scene.event
    key = "argad-six-yes" if event.six else "argad-six-no"
    args: dict[str, str | int] = {"die": scene.faces, "counts": _counted(scene) + event.six}
    yield key, {"figure": scene.names.figure(event.figure), **args}


def _counted(scene: Scene) -> int:
    """How much the six counted before it was thrown again."""
    event, state = scene.event, scene.state
    shots = [each.value for each in state.volley if each.last and not each.judged and each.shooter == event.figure]
    blows = [each.natural for each in state.strikes if (each.striker, each.target) == (event.figure, event.target)]
    return next(iter((*shots, *blows)), SIX)


def _named(scene: Scene) -> Iterator[Said]:
    """Told only if a die decided which member of a group is hit."""
    if scene.moment.throw is not None and scene.moment.throw.what == "member":
        yield "argad-named", {"victim": scene.names.figure(scene.event.victim)}


def _shot_judged(scene: Scene) -> Iterator[Said]:
    event = scene.event
    figure = {"figure": scene.names.figure(event.figure)}
    if event.hit:
        yield "argad-hit", {**figure, "victim": scene.names.figure(event.victim)}
    else:
        yield "argad-missed", {**figure}


def _discharged(scene: Scene) -> Iterator[Said]:
    event = scene.event
    if event.reload:
        yield "argad-loads", {"figure": scene.names.figure(event.figure), "turns": event.reload}
    if event.ammunition != scene.state.there(event.figure).ammunition:
        yield "argad-left", {"figure": scene.names.figure(event.figure), "left": event.ammunition}


def _blows_shown(scene: Scene) -> Iterator[Said]:
    for strike in scene.event.strikes:
        key = "argad-crosses" if strike.crossing else "argad-strikes"
        weapon = scene.names.weapon(strike.weapon)
        yield key, {**_pair(scene, strike.striker, strike.target), "weapon": weapon}
    for figure, target in scene.event.guards:
        yield "argad-guards", _pair(scene, figure, target)


def _blow_thrown(scene: Scene) -> Iterator[Said]:
    """A shot in contact is told as a shot."""
    event = scene.event
    args = {**_pair(scene, event.striker, event.target), "natural": event.natural, "sum": scene.sum(event.lines)}
    if event.needs:
        yield "argad-shot", {**args, "needs": event.needs}
    else:
        yield "argad-blow", {**args, "value": event.value}


def _sixes_counted(scene: Scene) -> Iterator[Said]:
    yield "argad-sixes", {"values": ", ".join(str(SIX + more) for _, more in scene.event.values)}


def _struck(scene: Scene) -> Iterator[Said]:
    event = scene.event
    yield f"argad-struck-{event.outcome}", _pair(scene, event.striker, event.target)


def _fell(scene: Scene) -> Iterator[Said]:
    key = "argad-enclosed" if scene.event.clause == "AR IX.b" else "argad-fell"
    yield key, {"figure": scene.names.figure(scene.event.figure)}


def _gave_way(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    args: dict[str, str | int] = {"figure": names.figure(event.figure), "place": names.place(event.stand)}
    yield ("argad-pushed", {**args, "by": names.figure(event.by)}) if event.by else ("argad-gave-way", args)


def _game_ended(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    for number in event.achieved:
        aim = scene.state.scenario.aims[number]
        yield "argad-achieved", {"who": names.seat(aim.seat), "points": aim.points, "aim": names.aim(aim)}
    if not event.winners:
        yield "argad-nobody", {}
    else:
        yield "argad-shared" if len(event.winners) > 1 else "argad-won", {"who": names.seats(event.winners)}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.ShotsShown: _shots_shown,
        e.ShotThrown: _shot_thrown,
        e.VolleyCounted: _volley_counted,
        e.SixAgain: _six_again,
        e.Named: _named,
        e.ShotJudged: _shot_judged,
        e.Discharged: _discharged,
        e.BlowsShown: _blows_shown,
        e.BlowVoid: says("argad-void", figure="striker", target="target"),
        e.BlowThrown: _blow_thrown,
        e.SixesCounted: _sixes_counted,
        e.Struck: _struck,
        e.Fell: _fell,
        e.Wounded: says("argad-wounded", "figure"),
        e.GaveWay: _gave_way,
        e.FollowedUp: says("argad-followed", "figure", place="stand"),
        e.Looted: says("argad-looted", who="seat", zone="zone"),
        e.Reached: says("argad-reached", "figure", "zone"),
        e.Told: says("argad-told", "figure", "other"),
        e.GameEnded: _game_ended,
    }
)
