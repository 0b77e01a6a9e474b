"""What each event does to a state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sandtable.kernel.agenda import after
from sandtable.kernel.event import Event
from sandtable.rulesets.argad import events as e
from sandtable.rulesets.argad.state import Fallen, Pace, State, Volleyed


def fold(state: State, event: Event) -> State:
    """The state after an event."""
    return FOLDS[type(event)](state, event)


def changed(state: State, name: str, **fields: Any) -> State:
    """One figure has changed."""
    return replace(state, men=tuple(replace(man, **fields) if man.id == name else man for man in state.men))


def _stepped(state: State, event: Any) -> State:
    return replace(state, agenda=after(state.agenda, *event.steps))


def _lurked(state: State, event: e.Lurked) -> State:
    return changed(state, event.figure, stand=event.stand, hidden=True)


def _ready(state: State, event: e.Ready) -> State:
    return replace(state, sealed=(*state.sealed, event.seat))


def _laid(state: State, event: e.Laid) -> State:
    return replace(state, sealed=(), moment=state.moment + 1, agenda=after(state.agenda))


def _placed(state: State, event: e.Placed) -> State:
    return replace(changed(state, event.figure, stand=event.stand), agenda=after(state.agenda))


def _turn_began(state: State, event: e.TurnBegan) -> State:
    men = tuple(
        replace(man, still=True, shot=False, fought=False, charging=False, ran=False, busy=False) for man in state.men
    )
    return replace(
        state,
        men=men if men != state.men else state.men,
        turn=event.turn,
        contacts=event.contacts,
        parted=(),
        moves=(),
        paces=(),
        walks=(),
        fired=state.shots,
        shots=(),
        agenda=after(state.agenda, *event.steps),
    )


def _sprang(state: State, event: e.Sprang) -> State:
    return replace(state, pressing=(*state.pressing, (event.seat, event.figures)))


def _shown(state: State, event: e.Shown) -> State:
    agenda = after(state.agenda, *event.steps)
    return replace(state, sealed=(), pressing=(), moment=state.moment + 1, agenda=agenda)


def _revealed(state: State, event: e.Revealed) -> State:
    return changed(state, event.figure, stand=event.stand, hidden=False)


def _announced(state: State, event: e.Announced) -> State:
    return replace(state, drafts=(*state.drafts, event.plan))


def _plans_shown(state: State, event: e.PlansShown) -> State:
    return replace(
        state,
        before=state.plans,
        plans=event.plans,
        drafts=(),
        sealed=(),
        round=event.round,
        moment=state.moment + 1,
    )


def _agreed(state: State, event: e.Agreed) -> State:
    return replace(
        state,
        moves=event.moves,
        plans=(),
        before=(),
        drafts=(),
        sealed=(),
        round=0,
        moment=state.moment + 1,
        agenda=after(state.agenda, *event.steps),
    )


def _slowed(state: State, event: e.Slowed) -> State:
    more = tuple(Pace(figure, -event.lost, event.blocked) for figure in event.figures)
    return replace(state, paces=(*state.paces, *more), agenda=after(state.agenda))


def _sped(state: State, event: e.Sped) -> State:
    more = tuple(Pace(figure, event.gained) for figure in event.figures)
    return replace(state, paces=(*state.paces, *more), agenda=after(state.agenda))


def _moved(state: State, event: e.Moved) -> State:
    """Who has walked stays one who has, though he only steps aside when it is another's turn. Whoever stirs rises."""
    man = state.there(event.walk.figure)
    state = changed(state, man.id, stand=event.stand, still=man.still and event.still, crouched=False)
    return replace(state, walks=(*state.walks, event.walk))


def _did(state: State, event: e.Did) -> State:
    man = state.there(event.figure)
    fields: dict[str, dict[str, Any]] = {
        "mount": {"mounted": True, "busy": True, "crouched": False, "formed": "loose", "wall": "none"},
        "dismount": {"mounted": False, "busy": True},
        "crouch": {"crouched": True},
        "form": {"formed": "forming"},
        "charge": {"charging": True},
        "run": {"ran": True},
        "take": {"busy": True, "taken": (*man.taken, *event.taken)},
    }
    fallen = tuple(replace(each, stripped=True) if each.id == event.target else each for each in state.fallen)
    return replace(changed(state, event.figure, **fields[event.what]), fallen=fallen if event.target else state.fallen)


def _movement_ended(state: State, event: e.MovementEnded) -> State:
    return replace(
        state, parted=(*state.parted, *event.parted), moves=(), paces=(), agenda=after(state.agenda, *event.steps)
    )


def _order_lost(state: State, event: e.OrderLost) -> State:
    if event.wall_only:
        return changed(state, event.figure, wall="none")
    return changed(state, event.figure, formed="loose", wall="none")


def _order_closed(state: State, event: e.OrderClosed) -> State:
    return changed(state, event.figure, **({"wall": "stands"} if event.wall else {"formed": "close"}))


def _aimed(state: State, event: e.Aimed) -> State:
    return replace(state, aimed=(*state.aimed, (event.seat, event.shots)))


def _shots_shown(state: State, event: e.ShotsShown) -> State:
    agenda = after(state.agenda, *event.steps)
    return replace(state, aimed=(), sealed=(), shots=event.shots, moment=state.moment + 1, agenda=agenda)


def _shot_thrown(state: State, event: e.ShotThrown) -> State:
    missile = Volleyed(event.figure, event.target, event.counts)
    return replace(state, volley=(*state.volley, missile), agenda=after(state.agenda))


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
    killed = (*state.killed, event.victim) if event.hit else state.killed
    return replace(_with_missile(state, judged=True), killed=killed)


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
    state = _with_strike(state, event.striker, event.target, natural=event.counts, value=value)
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
        men=tuple(each for each in state.men if each.id != event.figure),
        fallen=(*state.fallen, Fallen(man.id, man.stand, event.clause)),
        asleep=tuple(each for each in state.asleep if each != event.figure),
    )


def _melee_judged(state: State, event: e.MeleeJudged) -> State:
    """Everybody who fought is known by where he stood, so that his place can be taken."""
    fought = {name for strike in state.strikes for name in (strike.striker, strike.target)}
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


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    men = tuple(replace(man, reload=man.reload - 1) if man.id in event.loaded else man for man in state.men)
    return replace(
        state,
        men=men if event.loaded else state.men,
        strikes=(),
        guards=(),
        places=(),
        volley=(),
        killed=(),
        agenda=after(state.agenda, *event.steps),
    )


def _game_ended(state: State, event: e.GameEnded) -> State:
    return replace(state, winners=event.winners, verdict=event.clause, agenda=())


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    e.Proceeded: _stepped,
    e.Lurked: _lurked,
    e.Ready: _ready,
    e.Laid: _laid,
    e.Placed: _placed,
    e.TurnBegan: _turn_began,
    e.Sprang: _sprang,
    e.Revealed: _revealed,
    e.Shown: _shown,
    e.Announced: _announced,
    e.PlansShown: _plans_shown,
    e.Agreed: _agreed,
    e.OrderDrawn: _stepped,
    e.Slowed: _slowed,
    e.Sped: _sped,
    e.Moved: _moved,
    e.Did: _did,
    e.Halted: lambda state, _: state,
    e.MovementEnded: _movement_ended,
    e.WallAnnounced: lambda state, event: changed(state, event.figure, wall="announced"),
    e.OrderLost: _order_lost,
    e.OrderClosed: _order_closed,
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
    e.Saw: lambda state, event: replace(state, seen=(*state.seen, (event.figure, state.turn))),
    e.Woke: lambda state, event: replace(state, asleep=tuple(n for n in state.asleep if n != event.figure)),
    e.Looted: lambda state, event: replace(state, looted=(*state.looted, (event.seat, event.zone))),
    e.Reached: lambda state, event: replace(state, reached=(*state.reached, (event.figure, event.zone))),
    e.Told: lambda state, event: replace(state, told=(*state.told, (event.figure, event.other))),
    e.TurnEnded: _turn_ended,
    e.GameEnded: _game_ended,
}
