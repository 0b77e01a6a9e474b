"""A game told by its words alone. Each event is told by the word `told-GAME-EVENT`, with its fields as arguments.

An event that has no word is not told. Arguments are as people read them:

- what has a name, a seat or a piece, is called by it;
- lengths are in U and angles in degrees; `$turn_to` says whether the angle `$turn` goes `left`, `right` or `ahead`;
- yes and no are `yes` and `no`, and an empty text is `none`, so that words can choose by them;
- anything else is as it is.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from sandtable.games.package import Telling
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.readable import NONE, degrees, length, signed
from sandtable.library.scenario import scenario_title
from sandtable.library.sentence import Kind, Sentence
from sandtable.library.words import Words

Called: TypeAlias = Callable[[Any], Mapping[str, Mapping[str, str]]]
"""What the seats and pieces of a scenario are called, in each language."""

Args: TypeAlias = dict[str, str | int]


class Wording(Struct, frozen=True):
    """How the words of a game are used: which arguments are lengths and angles, which events begin a turn or are
    important, and what things are called. `opening` is the clause of the word `opening-GAME`."""

    game: str
    lengths: tuple[str, ...] = ()
    angles: tuple[str, ...] = ()
    kinds: Mapping[str, Kind] = MappingProxyType({})
    called: Called = lambda _: {}
    opening: str = ""

    def measured(self, say: Words, name: str, value: Any) -> str | int | None:
        """A length or an angle; None if the argument is neither."""
        if type(value) is not int or name not in (*self.lengths, *self.angles):
            return None
        return length(say, value) if name in self.lengths else degrees(say, abs(value))

    def argument(self, say: Words, key: str, name: str, value: str | int) -> str | int | None:
        """An argument of a refusal of this game, `refused-GAME-…`."""
        return self.measured(say, name, value) if key.startswith(f"refused-{self.game}-") else None


def worded(game: str, **more: Any) -> Telling:
    """A game in sentences, by its words; `more` are the fields of its `Wording`."""
    wording = Wording(game, **more)

    def prose(say: Words, scenario: Any, **how: bool) -> "WordedProse":
        return WordedProse(wording, say, scenario)

    def title(say: Words, scenario: Any) -> str:
        return scenario_title(game, say, scenario)

    return Telling(prose=prose, log=prose, title=title, argument=wording.argument)


class WordedProse:
    """Tells one game in one language."""

    def __init__(self, wording: Wording, say: Words, scenario: Any) -> None:
        self._wording, self._say, self._scenario = wording, say, scenario
        self._called = {each: names[say.language] for each, names in wording.called(scenario).items()}

    def side(self, seat: str) -> str:
        return self._called.get(seat) or (self._say(f"role-{seat}") if self._say.has(f"role-{seat}") else seat)

    def opening(self) -> Iterator[Sentence]:
        key = f"opening-{self._wording.game}"
        if self._say.has(key):
            title = scenario_title(self._wording.game, self._say, self._scenario)
            args = self._args({**asdict(self._scenario), **self._called})
            yield Sentence(self._say(key, **{**args, "title": title}), (self._wording.opening,))

    def moment(self, moment: Moment) -> Iterator[str]:
        return map(str, self.sentences(moment))

    def sentences(self, moment: Moment) -> Iterator[Sentence]:
        """What was thrown belongs to the first sentence."""
        thrown = moment.throw
        for event in moment.events:
            if self._say.has(self._key(event)):
                yield self._sentence(event, thrown.lines if thrown else (), moment.faces if thrown else ())
                thrown = None

    def _key(self, event: Event) -> str:
        return f"told-{self._wording.game}-{event.__struct_config__.tag}"

    def _sentence(self, event: Event, lines: tuple[Line, ...], faces: tuple[int, ...]) -> Sentence:
        fields = asdict(event)
        kind = self._wording.kinds.get(str(event.__struct_config__.tag), "plain")
        pieces = tuple(value for value in fields.values() if isinstance(value, str) and value in self._called)
        return Sentence(
            self._say(self._key(event), **self._args(fields)).strip() + self._sum(lines),
            (getattr(event, "clause", ""),),
            level=0 if kind == "turn" else 1,
            kind=kind,
            seat=str(fields.get("seat", "")),
            pieces=pieces,
            lines=lines,
            dice=faces,
        )

    def _args(self, fields: Mapping[str, Any]) -> Args:
        found: Args = {}
        for name, value in fields.items():
            measured = self._wording.measured(self._say, name, value)
            if measured is not None:
                found[name] = measured
                found |= {f"{name}_to": _way(value)} if name in self._wording.angles else {}
            elif isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, str):
                found[name] = self._called.get(value) or value or NONE
            elif isinstance(value, int):
                found[name] = value
        return found

    def _sum(self, lines: Sequence[Line]) -> str:
        """` (+6 guns, +2 raking)`."""
        parts = [f"{signed(each.value)} {self._say(f'why-{each.why}')}" for each in lines]
        return f" ({', '.join(parts)})" if parts else ""


def _way(angle: int) -> str:
    return "left" if angle > 0 else "right" if angle < 0 else "ahead"
