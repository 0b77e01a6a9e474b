"""What an order leads to for certain, before it is given: in the present tense."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.turn.kinds import units_of
from sandtable.games.impetus.telling.battle import ImpetusProse
from sandtable.games.impetus.telling.scene import Said, Scene, Tells, said, unit, why
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.sentence import Sentence
from sandtable.library.words import Words


def _blocked(scene: Scene) -> Iterator[Said]:
    names, event = scene.names, scene.event
    yield "will-stop", {"unit": names.unit(event.unit), "by": names.thing(event.by, scene.state.pieces)}


def _rolls(scene: Scene) -> str:
    return "yes" if scene.event.rolling else "no"


WILL: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.Moved: said("will-give-way", unit=unit()),
        e.Disordered: said("will-disorder", unit=unit(), reason=why),
        e.Rallied: said("will-rally", unit=unit()),
        e.ChariotRolled: said("will-roll", unit=unit(), rolling=_rolls),
        e.FriendCrossed: said("will-cross", unit=unit(), friend=unit("friend")),
        e.Blocked: _blocked,
        e.Flanked: said("will-flank", unit=unit(), attacker=unit("attacker")),
        e.StrengthLost: said("will-lose", unit=unit(), amount=lambda scene: scene.event.amount),
        e.RearLost: said("will-lose-rear", unit=unit()),
        e.Routed: said("will-rout", unit=unit()),
        e.Removed: said("will-rout", unit=unit()),
    }
)
"""How events that are certain are foretold. The order itself tells where its own units go."""

HARM = (e.Disordered, e.StrengthLost, e.RearLost, e.Routed, e.Removed)
"""What a player should see at a glance."""


def foretold(
    prose: ImpetusProse, moment: Moment, own: Collection[str], tells: Mapping[type[Event], Tells] = WILL
) -> Iterator[Sentence]:
    """What is certain to happen in a moment to come; `own` are the units that move by the order itself."""
    for scene in prose.scenes(moment):
        event, tell = scene.event, tells.get(type(scene.event))
        if tell is None or (isinstance(event, e.Moved) and event.unit in own):
            continue
        prose.names.mentions.taken()
        for key, args in tell(scene):
            text = prose.say(key, **args)
            pieces, _ = prose.names.mentions.taken()
            yield Sentence(text, (event.clause,), 2, "big" if isinstance(event, HARM) else "plain", pieces=pieces)


def foretells(
    prose: Callable[..., ImpetusProse], tells: Mapping[type[Event], Tells] = WILL
) -> Callable[[Words, Any, Any, Sequence[Event]], Iterator[Sentence]]:
    """Foretells the events of an order, given the state before it."""

    def told(say: Words, state: Any, order: Any, events: Sequence[Event]) -> Iterator[Sentence]:
        moment = Moment(0, None, (), tuple(events), state, state)
        own = units_of(order) if hasattr(order, "units") or hasattr(order, "unit") else ()
        return foretold(prose(say, state.scenario, brief=True), moment, own, tells)

    return told
