"""One event of Argad! in its context: the state before it, and what was thrown."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from sandtable.games.argad.rules.fold import fold
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.telling.names import Names
from sandtable.kernel.dice import Line
from sandtable.kernel.retell import Moment
from sandtable.library.readable import length, signed

NONE = "none"

Said: TypeAlias = tuple[str, dict[str, str | int]]
"""A key of the words and its arguments."""


class Scene(NamedTuple):
    """An event and what is needed to tell it; `state` is the state before it."""

    names: Names
    moment: Moment
    event: Any
    state: State

    @property
    def faces(self) -> str:
        return " ".join(map(str, self.moment.faces))

    def length(self, thousandths: int) -> str:
        """In cm."""
        return length(self.names.say, thousandths)

    def worded(self, field: str) -> str:
        """A field of the event as people read it: a seat, a zone, a place, or a figure."""
        return WORDED.get(field, Names.figure)(self.names, getattr(self.event, field))

    def sum(self, lines: Sequence[Line]) -> str:
        """`shield −1 [AR XI.a]`; the brief version shows the clauses elsewhere. `none` if no line counts."""
        self.names.mentions.added(lines)
        return ", ".join(map(self._part, filter(lambda line: line.value, lines))) or NONE

    def _part(self, line: Line) -> str:
        key = f"why-{line.why}"
        why = self.names.say(key) if self.names.say.has(key) else line.why
        return f"{why} {signed(line.value)}" + ("" if self.names.brief else f" [{line.clause}]")


Tells: TypeAlias = Callable[[Scene], Iterator[Said]]

WORDED: Mapping[str, Callable[[Names, Any], str]] = MappingProxyType(
    {"stand": Names.place, "zone": Names.zone, "seat": Names.seat, "seats": Names.seats, "figures": Names.figures}
)


def says(key: str, *fields: str, **renamed: str) -> Tells:
    """One sentence, from fields of the event; `renamed` are fields with another name in the sentence."""
    wanted = {**dict(zip(fields, fields, strict=True)), **renamed}

    def tell(scene: Scene) -> Iterator[Said]:
        yield key, {name: scene.worded(field) for name, field in wanted.items()}

    return tell


def scenes(names: Names, moment: Moment) -> Iterator[Scene]:
    """Every event of a moment with the state before it."""
    state = moment.before
    for event in moment.events:
        yield Scene(names, moment, event, state)
        state = fold(state, event)
