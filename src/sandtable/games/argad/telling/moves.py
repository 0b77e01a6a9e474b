"""Hiding, talking and moving in sentences."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.argad.rules import events as e
from sandtable.games.argad.rules.orders import KEEP, Move
from sandtable.games.argad.telling.scene import Said, Scene, Tells, says
from sandtable.kernel.event import Event
from sandtable.table.way import length


def _turn_began(scene: Scene) -> Iterator[Said]:
    yield "argad-turn", {"turn": scene.event.turn}


def _plans_shown(scene: Scene) -> Iterator[Said]:
    for plan in scene.event.plans:
        args: dict[str, str | int] = {"round": scene.event.round, "who": scene.names.seat(plan.seat)}
        if plan.confirmed:
            yield "argad-confirmed", args
        elif plan.moves:
            yield "argad-announced", {**args, "moves": ", ".join(_intent(scene, move) for move in plan.moves)}
        else:
            yield "argad-announced-none", args


def _intent(scene: Scene, move: Move) -> str:
    """`captain walks`; in a full report also where the way ends."""
    words = f"{scene.names.bare(move.figure)} {scene.names.say(f'argad-how-{_kind(move)}')}"
    if not move.path or scene.names.brief:
        return words
    x, y = move.path[-1]
    return f"{words} → {scene.length(x)} / {scene.length(y)}"


def _kind(move: Move) -> str:
    """What a move comes to: a walk without a way is a pivot, a wall, or to stay."""
    if move.path or move.how != "walk":
        return move.how
    return "turn" if move.face != KEEP else "wall" if move.wall else "stay"


def _agreed(scene: Scene) -> Iterator[Said]:
    event = scene.event
    if event.clause == "AR VI.b":
        yield "argad-agreed", {}
    elif event.held:
        yield "argad-held", {"figures": scene.names.figures(event.held)}
    else:
        yield "argad-alone", {}
    if event.earlier:
        yield "argad-earlier", {"figures": scene.names.figures(event.earlier)}


def _slowed(scene: Scene) -> Iterator[Said]:
    event = scene.event
    args: dict[str, str | int] = {"faces": scene.faces, "figures": scene.names.figures(event.figures)}
    if event.blocked:
        yield "argad-blocked", args
    else:
        yield "argad-slowed", {**args, "lost": scene.length(event.lost), "ground": event.ground}


def _sped(scene: Scene) -> Iterator[Said]:
    event = scene.event
    args = {"faces": scene.faces, "figures": scene.names.figures(event.figures)}
    yield "argad-sped", {**args, "gained": scene.length(event.gained)}


def _moved(scene: Scene) -> Iterator[Said]:
    """How far a figure came. A figure that did not move is not mentioned."""
    event, walk = scene.event, scene.event.walk
    gone, before = length(walk.way), scene.state.there(walk.figure).stand
    figure = {"figure": scene.names.figure(walk.figure)}
    if gone:
        args = {
            **figure,
            "how": _how(scene, walk.figure),
            "distance": scene.length(gone),
            "place": scene.names.place(event.stand),
        }
        yield "argad-moved", {**args}
    elif before != event.stand:
        yield "argad-turned", {**figure}


def _how(scene: Scene, name: str) -> str:
    """Whether a figure was ordered to walk, run, charge or march."""
    return next((move.how for move in scene.state.moves if move.figure == name), "walk")


def _stopped_short(scene: Scene) -> Iterator[Said]:
    """Why a figure did not reach the end of the way that was ordered."""
    event = scene.event
    args: dict[str, str | int] = {"figure": scene.names.figure(event.figure), "lost": scene.length(event.lost)}
    why = event.why if event.lost or not event.by else "aside"
    yield f"argad-short-{why}", {**args, "by": scene.names.figure(event.by)} if event.by else args


def _did(scene: Scene) -> Iterator[Said]:
    """A run is already told with its way."""
    event, names = scene.event, scene.names
    if event.what == "run":
        return
    what = "take-nothing" if event.what == "take" and not event.taken else event.what
    horse: dict[str, str | int] = {"horse": names.horse(event.target)} if what == "let-go" else {}
    yield f"argad-did-{what}", {"figure": names.figure(event.figure), **horse}


def _dismounted(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    places: dict[str, str | int] = {"place": names.place(event.stand), "horse": names.place(event.horse)}
    yield "argad-dismounted", {"figure": names.figure(event.figure), **places}


def _led(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    led: dict[str, str | int] = {"horse": names.horse(event.horse), "place": names.place(event.stand)}
    yield "argad-led", {"figure": names.figure(event.figure), **led}


def _movement_ended(scene: Scene) -> Iterator[Said]:
    for one, other in scene.event.parted:
        yield "argad-parted", {"one": scene.names.figure(one), "other": scene.names.figure(other)}


def _order_lost(scene: Scene) -> Iterator[Said]:
    key = "argad-wall-lost" if scene.event.wall_only else "argad-order-lost"
    yield key, {"figure": scene.names.figure(scene.event.figure)}


def _order_closed(scene: Scene) -> Iterator[Said]:
    key = "argad-wall-closed" if scene.event.wall else "argad-order-closed"
    yield key, {"figure": scene.names.figure(scene.event.figure)}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.Lurked: says("argad-lurked", "figure", place="stand"),
        e.Laid: says("argad-laid"),
        e.Placed: says("argad-placed", "figure", place="stand"),
        e.TurnBegan: _turn_began,
        e.Revealed: says("argad-revealed", "figure", place="stand"),
        e.PlansShown: _plans_shown,
        e.Agreed: _agreed,
        e.OrderDrawn: says("argad-order", "seats"),
        e.Slowed: _slowed,
        e.Sped: _sped,
        e.Moved: _moved,
        e.StoppedShort: _stopped_short,
        e.Did: _did,
        e.Mounted: says("argad-mounted", "figure"),
        e.Dismounted: _dismounted,
        e.Led: _led,
        e.Halted: says("argad-halted", "one", "other"),
        e.MovementEnded: _movement_ended,
        e.WallAnnounced: says("argad-wall-announced", "figure"),
        e.OrderLost: _order_lost,
        e.OrderClosed: _order_closed,
        e.Saw: says("argad-saw", "figure"),
        e.Woke: says("argad-woke", "figure"),
    }
)
