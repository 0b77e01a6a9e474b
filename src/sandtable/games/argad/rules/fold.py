"""What each event does to a state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sandtable.games.argad.rules import events as e
from sandtable.games.argad.rules.orders import Shot
from sandtable.games.argad.rules.state import Fallen, Pace, Short, State, Volleyed, tethered
from sandtable.kernel.course import after
from sandtable.kernel.event import Event


def fold(state: State, event: Event) -> State:
    """The state after an event."""
    return FOLDS[type(event)](state, event)


def _changed(state: State, name: str, **fields: Any) -> State:
    """One figure has changed."""
    return replace(state, men=tuple(replace(man, **fields) if man.id == name else man for man in state.men))


def _done(state: State, event: Any, **fields: Any) -> State:
    """The step on top of the agenda is done; the steps of the event, if it has any, take its place."""
    return replace(state, agenda=after(state.agenda, *getattr(event, "steps", ())), **fields)


def _shown(state: State, event: Any, **fields: Any) -> State:
    """The same, and what was sealed for this moment lies open."""
    return _done(state, event, sealed=(), moment=state.moment + 1, **fields)


# V. Ambushes and the turn


def _turn_began(state: State, event: e.TurnBegan) -> State:
    men = tuple(
        replace(man, still=True, shot=False, fought=False, charging=False, ran=False, busy=False) for man in state.men
    )
    return _done(
        state,
        event,
        men=men if men != state.men else state.men,
        turn=event.turn,
        contacts=event.contacts,
        parted=(),
        moves=(),
        paces=(),
        walks=(),
        short=(),
        fired=state.under_fire,
        under_fire=(),
        shots=(),
    )


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    men = tuple(replace(man, reload=man.reload - 1) if man.id in event.loaded else man for man in state.men)
    men = men if event.loaded else state.men
    return _done(state, event, men=men, strikes=(), guards=(), places=(), volley=(), killed=())


# VI. Movement


def _plans_shown(state: State, event: e.PlansShown) -> State:
    opened = {"sealed": (), "moment": state.moment + 1}
    return replace(state, before=state.plans, plans=event.plans, drafts=(), round=event.round, **opened)


def _slowed(state: State, event: e.Slowed) -> State:
    more = tuple(Pace(figure, -event.lost, event.blocked, event.ground, event.cost) for figure in event.figures)
    return _done(state, event, paces=(*state.paces, *more))


def _sped(state: State, event: e.Sped) -> State:
    return _done(state, event, paces=(*state.paces, *(Pace(figure, event.gained) for figure in event.figures)))


def _moved(state: State, event: e.Moved) -> State:
    """A figure that has walked is not still, though it only steps aside in another's turn. Who moves gets up."""
    man = state.there(event.walk.figure)
    state = _changed(state, man.id, stand=event.stand, still=man.still and event.still, crouched=False)
    return replace(state, walks=(*state.walks, event.walk))


def _stopped_short(state: State, event: e.StoppedShort) -> State:
    return replace(state, short=(*state.short, Short(event.figure, event.why, event.by, event.lost)))


def _did(state: State, event: e.Did) -> State:
    man = state.there(event.figure)
    fields: dict[str, dict[str, Any]] = {
        "stay-mounted": {"busy": True},
        "let-go": {},
        "crouch": {"crouched": True},
        "form": {"formed": "forming"},
        "charge": {"charging": True},
        "run": {"ran": True},
        "take": {"busy": True, "taken": (*man.taken, *event.taken)},
    }
    fallen = tuple(replace(each, stripped=True) if each.id == event.target else each for each in state.fallen)
    return replace(_changed(state, event.figure, **fields[event.what]), fallen=fallen if event.target else state.fallen)


def _mounted(state: State, event: e.Mounted) -> State:
    """The rider is where the horse stood."""
    state = replace(state, men=tuple(man for man in state.men if man.rider != event.figure))
    fields: dict[str, Any] = {"mounted": True, "busy": True, "crouched": False, "formed": "loose", "wall": "none"}
    return _changed(state, event.figure, stand=event.stand, **fields)


def _dismounted(state: State, event: e.Dismounted) -> State:
    """The horse becomes a piece of its own."""
    state = _changed(state, event.figure, stand=event.stand, mounted=False, busy=True)
    return replace(state, men=(*state.men, tethered(event.figure, event.horse)))


# VII. Shooting


def _shot_thrown(state: State, event: e.ShotThrown) -> State:
    """A shot at a group is a shot at each of its members."""
    missile = Volleyed(event.figure, event.target, event.counts)
    at = [name for name, _ in event.members] or [event.target]
    fire = dict.fromkeys((*state.under_fire, *(Shot(event.figure, name) for name in at)))
    return _done(state, event, volley=(*state.volley, missile), under_fire=tuple(fire))


def _six_again(state: State, event: e.SixAgain) -> State:
    volley = tuple(
        replace(each, value=each.value + event.six, closed=not event.six)
        if each.last and not each.judged and each.shooter == event.figure
        else each
        for each in state.volley
    )
    strikes = tuple(
        replace(each, natural=each.natural + event.six, value=each.value + event.six, closed=not event.six)
        if (each.striker, each.target) == (event.figure, event.target) and each.outcome is None
        else each
        for each in state.strikes
    )
    return _done(state, event, volley=volley, strikes=strikes)


def _with_missile(state: State, **fields: Any) -> State:
    """The next missile that is not judged has changed."""
    at = next(n for n, each in enumerate(state.volley) if not each.judged)
    return replace(
        state, volley=tuple(replace(each, **fields) if n == at else each for n, each in enumerate(state.volley))
    )


def _shot_judged(state: State, event: e.ShotJudged) -> State:
    """What no rule needs any more is forgotten: the die, whom it was thrown for, and the order in which men fell."""
    killed = tuple(sorted((*state.killed, event.victim))) if event.hit else state.killed
    spent = {"natural": 0, "value": 0, "last": False, "closed": False, "victim": "", "judged": True}
    return replace(_with_missile(state, **spent), killed=killed)


# VIII and IX. Melee and after


def _with_strike(state: State, striker: str, target: str, **fields: Any) -> State:
    strikes = tuple(
        replace(each, **fields) if (each.striker, each.target) == (striker, target) else each for each in state.strikes
    )
    return replace(state, strikes=strikes)


def _blow_thrown(state: State, event: e.BlowThrown) -> State:
    value = event.value - event.natural + event.counts
    state = _with_strike(state, event.striker, event.target, natural=event.counts, value=value, thrown=True)
    return _done(state, event)


def _sixes_counted(state: State, event: e.SixesCounted) -> State:
    for striker, more in event.values:
        value = state.strike(striker, event.target).value + more
        state = _with_strike(state, striker, event.target, natural=6 + more, value=value)
    return state


def _struck(state: State, event: e.Struck) -> State:
    """What no rule needs any more is forgotten: of the die all but a six, and what rivals for a place compare."""
    strike = state.strike(event.striker, event.target)
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
    """Those who fought are known by where they stood, so that their place can be taken. A void blow is no fight."""
    struck = [strike for strike in state.strikes if strike.thrown]
    fought = {name for strike in struck for name in (strike.striker, strike.target)}
    men = tuple(replace(man, fought=True) if man.id in fought else man for man in state.men)
    living = tuple((man.id, man.stand) for man in state.men if man.stand is not None and man.id in fought)
    gone = tuple((fallen.id, fallen.stand) for fallen in state.fallen if fallen.id in fought)
    return _done(state, event, men=men if fought else state.men, places=(*living, *gone))


def _pushed(state: State, event: e.GaveWay | e.FollowedUp) -> State:
    return _changed(state, event.figure, stand=event.stand, crouched=False)


def _decided(state: State, event: e.Sprang | e.Pressed) -> State:
    return replace(state, pressing=(*state.pressing, (event.seat, event.figures)))


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    e.Proceeded: _done,
    e.Lurked: lambda state, event: _changed(state, event.figure, stand=event.stand, hidden=True),
    e.Ready: lambda state, event: replace(state, sealed=(*state.sealed, event.seat)),
    e.Laid: _shown,
    e.Placed: lambda state, event: _done(_changed(state, event.figure, stand=event.stand), event),
    e.TurnBegan: _turn_began,
    e.Sprang: _decided,
    e.Revealed: lambda state, event: _changed(state, event.figure, stand=event.stand, hidden=False),
    e.Shown: lambda state, event: _shown(state, event, pressing=()),
    e.Announced: lambda state, event: replace(state, drafts=(*state.drafts, event.plan)),
    e.PlansShown: _plans_shown,
    e.Agreed: lambda state, event: _shown(state, event, moves=event.moves, plans=(), before=(), drafts=(), round=0),
    e.OrderDrawn: _done,
    e.Slowed: _slowed,
    e.Sped: _sped,
    e.Moved: _moved,
    e.StoppedShort: _stopped_short,
    e.Did: _did,
    e.Mounted: _mounted,
    e.Dismounted: _dismounted,
    e.Led: lambda state, event: _changed(state, event.horse, stand=event.stand),
    e.Halted: lambda state, _: state,
    e.MovementEnded: lambda state, event: _done(
        state, event, parted=(*state.parted, *event.parted), moves=(), paces=()
    ),
    e.WallAnnounced: lambda state, event: _changed(state, event.figure, wall="announced"),
    e.OrderLost: lambda state, event: _changed(
        state, event.figure, wall="none", **({} if event.wall_only else {"formed": "loose"})
    ),
    e.OrderClosed: lambda state, event: _changed(
        state, event.figure, **({"wall": "stands"} if event.wall else {"formed": "close"})
    ),
    e.Aimed: lambda state, event: replace(state, aimed=(*state.aimed, (event.seat, event.shots))),
    e.ShotsShown: lambda state, event: _shown(state, event, aimed=(), shots=event.shots),
    e.ShotThrown: _shot_thrown,
    e.VolleyCounted: lambda state, event: replace(state, volley=event.volley),
    e.SixAgain: _six_again,
    e.Named: lambda state, event: _done(_with_missile(state, victim=event.victim), event),
    e.ShotJudged: _shot_judged,
    e.VolleyEnded: lambda state, event: _done(state, event, volley=()),
    e.ShotEnded: lambda state, event: _done(state, event, killed=()),
    e.Discharged: lambda state, event: _changed(
        state, event.figure, shot=True, reload=event.reload, ammunition=event.ammunition
    ),
    e.Chose: lambda state, event: replace(state, chosen=(*state.chosen, (event.seat, event.blows))),
    e.BlowsShown: lambda state, event: _shown(state, event, chosen=(), strikes=event.strikes, guards=event.guards),
    e.BlowVoid: lambda state, event: _with_strike(state, event.striker, event.target, outcome="void"),
    e.BlowThrown: _blow_thrown,
    e.SixesCounted: _sixes_counted,
    e.Struck: _struck,
    e.Fell: _fell,
    e.Wounded: lambda state, event: _changed(state, event.figure, wounded=True),
    e.MeleeJudged: _melee_judged,
    e.GaveWay: _pushed,
    e.Pressed: _decided,
    e.FollowedUp: _pushed,
    e.Saw: lambda state, event: replace(state, seen=(*state.seen, (event.figure, state.turn))),
    e.Woke: lambda state, event: replace(state, asleep=tuple(n for n in state.asleep if n != event.figure)),
    e.Looted: lambda state, event: replace(state, looted=(*state.looted, (event.seat, event.zone))),
    e.Reached: lambda state, event: replace(state, reached=(*state.reached, (event.figure, event.zone))),
    e.Told: lambda state, event: replace(state, told=(*state.told, (event.figure, event.other))),
    e.TurnEnded: _turn_ended,
    e.GameEnded: lambda state, event: replace(state, winners=event.winners, verdict=event.clause, agenda=()),
}
