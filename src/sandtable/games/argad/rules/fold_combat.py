"""VII to IX. What shots, blows and their results do to a state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sandtable.games.argad.rules import events as e
from sandtable.games.argad.rules.fold_turn import changed
from sandtable.games.argad.rules.orders import Shot
from sandtable.games.argad.rules.state import Fallen, State, Volleyed
from sandtable.kernel.course import after
from sandtable.kernel.event import Event


def _aimed(state: State, event: e.Aimed) -> State:
    return replace(state, aimed=(*state.aimed, (event.seat, event.shots)))


def _shots_shown(state: State, event: e.ShotsShown) -> State:
    agenda = after(state.agenda, *event.steps)
    return replace(state, aimed=(), sealed=(), shots=event.shots, moment=state.moment + 1, agenda=agenda)


def _shot_thrown(state: State, event: e.ShotThrown) -> State:
    """A shot at a group is one at each of its members."""
    missile = Volleyed(event.figure, event.target, event.counts)
    at = [name for name, _ in event.members] or [event.target]
    fire = dict.fromkeys((*state.under_fire, *(Shot(event.figure, name) for name in at)))
    return replace(state, volley=(*state.volley, missile), under_fire=tuple(fire), agenda=after(state.agenda))


def _six_again(state: State, event: e.SixAgain) -> State:
    volley, strikes = state.volley, state.strikes
    volley = tuple(
        replace(each, value=each.value + event.six, closed=not event.six)
        if each.last and not each.judged and each.shooter == event.figure
        else each
        for each in volley
    )
    strikes = tuple(
        replace(each, natural=each.natural + event.six, value=each.value + event.six, closed=not event.six)
        if (each.striker, each.target) == (event.figure, event.target) and each.outcome is None
        else each
        for each in strikes
    )
    return replace(state, volley=volley, strikes=strikes, agenda=after(state.agenda))


def _next_missile(volley: tuple[Volleyed, ...]) -> int:
    return next(at for at, each in enumerate(volley) if not each.judged)


def _with_missile(state: State, **fields: Any) -> State:
    """The next missile that is not judged has changed."""
    at = _next_missile(state.volley)
    return replace(
        state, volley=tuple(replace(each, **fields) if n == at else each for n, each in enumerate(state.volley))
    )


def _named(state: State, event: e.Named) -> State:
    return replace(_with_missile(state, victim=event.victim), agenda=after(state.agenda, *event.steps))


def _shot_judged(state: State, event: e.ShotJudged) -> State:
    """What no rule asks for any more is forgotten: the die, whom it was thrown for, and in which order men fell."""
    killed = tuple(sorted((*state.killed, event.victim))) if event.hit else state.killed
    spent = {"natural": 0, "value": 0, "last": False, "closed": False, "victim": "", "judged": True}
    return replace(_with_missile(state, **spent), killed=killed)


def _shot_ended(state: State, event: e.ShotEnded) -> State:
    return replace(state, killed=(), agenda=after(state.agenda, *event.steps))


def _chose(state: State, event: e.Chose) -> State:
    return replace(state, chosen=(*state.chosen, (event.seat, event.blows)))


def _blows_shown(state: State, event: e.BlowsShown) -> State:
    return replace(
        state,
        chosen=(),
        sealed=(),
        strikes=event.strikes,
        guards=event.guards,
        moment=state.moment + 1,
        agenda=after(state.agenda, *event.steps),
    )


def _with_strike(state: State, striker: str, target: str, **fields: Any) -> State:
    return replace(
        state,
        strikes=tuple(
            replace(each, **fields) if (each.striker, each.target) == (striker, target) else each
            for each in state.strikes
        ),
    )


def _blow_thrown(state: State, event: e.BlowThrown) -> State:
    value = event.value - event.natural + event.counts
    state = _with_strike(state, event.striker, event.target, natural=event.counts, value=value, thrown=True)
    return replace(state, agenda=after(state.agenda))


def _sixes_counted(state: State, event: e.SixesCounted) -> State:
    for striker, more in event.values:
        strike = next(each for each in state.strikes if (each.striker, each.target) == (striker, event.target))
        state = _with_strike(state, striker, event.target, natural=6 + more, value=strike.value + more)
    return state


def _struck(state: State, event: e.Struck) -> State:
    """What no rule asks for any more is forgotten: all of the die but a six, and what rivals for a place compare."""
    strike = next(each for each in state.strikes if (each.striker, each.target) == (event.striker, event.target))
    rivals = [each for each in state.strikes if each.target == event.target and each.reach == strike.reach]
    kept = strike.natural if len(rivals) > 1 or strike.natural >= 6 else 0
    return _with_strike(state, event.striker, event.target, outcome=event.outcome, natural=kept, value=0, closed=False)


def _fell(state: State, event: e.Fell) -> State:
    man = state.there(event.figure)
    assert man.stand is not None
    return replace(
        state,
        men=tuple(each for each in state.men if event.figure not in (each.id, each.rider)),
        fallen=(*state.fallen, Fallen(man.id, man.stand, event.clause)),
        asleep=tuple(each for each in state.asleep if each != event.figure),
    )


def _melee_judged(state: State, event: e.MeleeJudged) -> State:
    """Whoever fought is known by where he stood, so that his place can be taken; a blow not struck is no fight."""
    struck = [strike for strike in state.strikes if strike.thrown]
    fought = {name for strike in struck for name in (strike.striker, strike.target)}
    men = tuple(replace(man, fought=True) if man.id in fought else man for man in state.men)
    living = tuple((man.id, man.stand) for man in state.men if man.stand is not None and man.id in fought)
    gone = tuple((fallen.id, fallen.stand) for fallen in state.fallen if fallen.id in fought)
    agenda = after(state.agenda, *event.steps)
    return replace(state, men=men if fought else state.men, places=(*living, *gone), agenda=agenda)


def _gave_way(state: State, event: e.GaveWay) -> State:
    return changed(state, event.figure, stand=event.stand, crouched=False)


def _pressed(state: State, event: e.Pressed) -> State:
    return replace(state, pressing=(*state.pressing, (event.seat, event.figures)))


def _followed_up(state: State, event: e.FollowedUp) -> State:
    return changed(state, event.figure, stand=event.stand, crouched=False)


COMBAT: dict[type[Event], Callable[[State, Any], State]] = {
    e.Aimed: _aimed,
    e.ShotsShown: _shots_shown,
    e.ShotThrown: _shot_thrown,
    e.VolleyCounted: lambda state, event: replace(state, volley=event.volley),
    e.SixAgain: _six_again,
    e.Named: _named,
    e.ShotJudged: _shot_judged,
    e.VolleyEnded: lambda state, _: replace(state, volley=(), agenda=after(state.agenda)),
    e.Chose: _chose,
    e.BlowsShown: _blows_shown,
    e.BlowVoid: lambda state, event: _with_strike(state, event.striker, event.target, outcome="void"),
    e.BlowThrown: _blow_thrown,
    e.SixesCounted: _sixes_counted,
    e.Struck: _struck,
    e.Fell: _fell,
    e.Wounded: lambda state, event: changed(state, event.figure, wounded=True),
    e.ShotEnded: _shot_ended,
    e.Discharged: lambda state, event: changed(
        state, event.figure, shot=True, reload=event.reload, ammunition=event.ammunition
    ),
    e.MeleeJudged: _melee_judged,
    e.GaveWay: _gave_way,
    e.Pressed: _pressed,
    e.FollowedUp: _followed_up,
}
