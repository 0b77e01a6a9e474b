"""One event of Basic Impetus in its context: the state before it, what was thrown, and what follows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from sandtable.games.impetus.rules.events import Proceeded
from sandtable.games.impetus.rules.fold import fold
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.telling.names import Names
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.readable import length, signed
from sandtable.library.words import Words

Said: TypeAlias = tuple[str, dict[str, str | int]]
"""A key of the words and its arguments."""

NONE = "none"

REASONS: Mapping[str, str] = MappingProxyType(
    {
        "BI 2.2.3a": "moved",
        "BI 2.2.3c": "elephants",
        "BI 2.4.2c": "again",
        "BI 2.4.3": "spent",
        "BI 2.5.1e": "flank",
        "BI 3.2.2": "rough",
        "BI 3.2.3": "difficult",
        "BI 3.2.4": "closed",
        "BI 3.2.6": "river",
        "BI 3.2.7": "edge",
        "BI 5.2a": "wheeled",
        "BI 5.3a": "aside",
        "BI 5.4a": "wheeling",
        "BI 5.5c": "zone",
        "BI 5.6": "wheeled",
        "BI 5.6.1": "short",
        "BI 5.7c": "run-into",
        "BI 5.7d": "run-into",
        "BI 5.7e": "pushed",
        "BI 6.2.1": "trampled",
        "BI 7.2b": "flank",
        "BI 7.3": "backing",
        "BI 7.6.1b": "scythed",
        "BI 7.6.1c": "rout",
        "BI 7.6.1d": "trampled",
        "BI 7.6.1e": "scythed",
        "BI L.5": "moved",
    }
)
"""Why a unit is disordered, loses strength or routs, by the clause; a failed test needs no more words."""


class Scene(NamedTuple):
    """An event and what is needed to tell it; `state` is the state before it."""

    say: Words
    names: Names
    moment: Moment
    place: int
    state: State

    @property
    def event(self) -> Any:
        return self.moment.events[self.place]

    @property
    def later(self) -> list[Event]:
        """What follows in the same moment."""
        return [event for event in self.moment.events[self.place + 1 :] if not isinstance(event, Proceeded)]

    @property
    def steps(self) -> tuple[Any, ...]:
        """The steps that come next, if the next event says so."""
        after = self.moment.events[self.place + 1 : self.place + 2]
        return after[0].steps if after and isinstance(after[0], Proceeded) else ()

    @property
    def faces(self) -> str:
        """The dice, the best first."""
        return " ".join(str(face) for face in sorted(self.moment.faces, reverse=True))

    def reason(self, clause: str) -> str:
        """Why something befalls a unit."""
        return self.say(self.reasons[clause]) if clause in self.reasons else NONE

    @property
    def reasons(self) -> Mapping[str, str]:
        """The words for the reason that a clause gives."""
        return {each: f"impetus-for-{why}" for each, why in REASONS.items()}

    def sum(self, lines: Sequence[Line]) -> str:
        """The reasons of some dice; the brief version shows their clauses elsewhere."""
        self.names.mentions.added(lines)
        return sum_of(self.say, lines, brief=self.names.brief)

    def thrown(self) -> str:
        """`4 + 3, general +2 [BI 2.6]`."""
        assert self.moment.throw is not None, "somebody has thrown"
        dice = " + ".join(map(str, self.moment.faces))
        return ", ".join(filter(None, (dice, self.sum(self.moment.throw.lines))))

    def dice(self) -> str:
        """`7 dice`."""
        return self.say("impetus-dice", dice=len(self.moment.faces))

    def hits(self) -> str:
        """`2 hits`."""
        return self.say("impetus-hits", hits=self.event.hits)


Tells: TypeAlias = Callable[[Scene], Iterator[Said]]


Part: TypeAlias = Callable[[Scene], str | int]
"""An argument of a sentence, as the event gives it."""


def said(key: str, **parts: Part) -> Tells:
    """An event that is told by one sentence with these arguments."""

    def tells(scene: Scene) -> Iterator[Said]:
        yield key, {name: part(scene) for name, part in parts.items()}

    return tells


def unit(field: str = "unit") -> Part:
    """The unit in a field of the event."""
    return lambda scene: scene.names.unit(getattr(scene.event, field))


def units(scene: Scene) -> str:
    """The units of the event."""
    return scene.names.units(scene.event.units)


def side(scene: Scene) -> str:
    """The side of the event."""
    return scene.names.side(scene.event.seat)


def why(scene: Scene) -> str:
    """The reason that the clause of the event gives."""
    return scene.reason(scene.event.clause)


def lines(scene: Scene) -> str:
    """What the dice of the event are made of."""
    return scene.sum(scene.event.lines)


def faces(scene: Scene) -> str:
    """The dice that were thrown."""
    return scene.faces


def distance(scene: Scene) -> str:
    """The distance in the event."""
    return length(scene.say, scene.event.distance)


def sum_of(say: Words, lines: Sequence[Line], *, brief: bool = False) -> str:
    """`VBU 5 [BI 7.6a], impetus +3 [BI 7.4a]`; brief: `VBU 5, impetus +3`."""
    parts = (_part(say, line) + ("" if brief else f" [{line.clause}]") for line in lines if line.value)
    return ", ".join(parts)


def _part(say: Words, line: Line) -> str:
    number = str(line.value) if line.why == "vbu" else signed(line.value)
    return f"{say(f'why-{line.why}')} {number}"


def scenes(
    say: Words, names: Names, moment: Moment, fold: Callable[[Any, Event], Any] = fold, kind: type[Scene] = Scene
) -> Iterator[Scene]:
    """Every event of a moment with the state before it."""
    state = moment.before
    for place, event in enumerate(moment.events):
        yield kind(say, names, moment, place, state)
        state = fold(state, event)
