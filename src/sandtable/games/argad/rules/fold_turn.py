"""V, VI and XIV. What the turn, ambushes, talk, movement, order and aims do to a state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sandtable.games.argad.rules import events as e
from sandtable.games.argad.rules.state import Pace, Short, State, tethered
from sandtable.kernel.course import after
from sandtable.kernel.event import Event


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
        short=(),
        fired=state.under_fire,
        under_fire=(),
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
    more = tuple(Pace(figure, -event.lost, event.blocked, event.ground, event.cost) for figure in event.figures)
    return replace(state, paces=(*state.paces, *more), agenda=after(state.agenda))


def _sped(state: State, event: e.Sped) -> State:
    more = tuple(Pace(figure, event.gained) for figure in event.figures)
    return replace(state, paces=(*state.paces, *more), agenda=after(state.agenda))


def _moved(state: State, event: e.Moved) -> State:
    """Who has walked stays one who has, though he only steps aside when it is another's turn. Whoever stirs rises."""
    man = state.there(event.walk.figure)
    state = changed(state, man.id, stand=event.stand, still=man.still and event.still, crouched=False)
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
    return replace(changed(state, event.figure, **fields[event.what]), fallen=fallen if event.target else state.fallen)


def _mounted(state: State, event: e.Mounted) -> State:
    """Where the horse stood there is a rider now."""
    state = replace(state, men=tuple(man for man in state.men if man.rider != event.figure))
    fields: dict[str, Any] = {"mounted": True, "busy": True, "crouched": False, "formed": "loose", "wall": "none"}
    return changed(state, event.figure, stand=event.stand, **fields)


def _dismounted(state: State, event: e.Dismounted) -> State:
    """The horse is a piece of its own."""
    state = changed(state, event.figure, stand=event.stand, mounted=False, busy=True)
    return replace(state, men=(*state.men, tethered(event.figure, event.horse)))


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


TURN: dict[type[Event], Callable[[State, Any], State]] = {
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
    e.StoppedShort: _stopped_short,
    e.Did: _did,
    e.Mounted: _mounted,
    e.Dismounted: _dismounted,
    e.Led: lambda state, event: changed(state, event.horse, stand=event.stand),
    e.Halted: lambda state, _: state,
    e.MovementEnded: _movement_ended,
    e.WallAnnounced: lambda state, event: changed(state, event.figure, wall="announced"),
    e.OrderLost: _order_lost,
    e.OrderClosed: _order_closed,
    e.Saw: lambda state, event: replace(state, seen=(*state.seen, (event.figure, state.turn))),
    e.Woke: lambda state, event: replace(state, asleep=tuple(n for n in state.asleep if n != event.figure)),
    e.Looted: lambda state, event: replace(state, looted=(*state.looted, (event.seat, event.zone))),
    e.Reached: lambda state, event: replace(state, reached=(*state.reached, (event.figure, event.zone))),
    e.Told: lambda state, event: replace(state, told=(*state.told, (event.figure, event.other))),
    e.TurnEnded: _turn_ended,
    e.GameEnded: _game_ended,
}
