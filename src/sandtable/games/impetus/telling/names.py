"""The names of units, sides and ground in a battle of Basic Impetus, in one language."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from sandtable.games.impetus.rules.setup.scenario import Scenario, piece_of
from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.games.impetus.rules.troops.armies import Army, Unit
from sandtable.games.impetus.telling.sides import bracketed, sides
from sandtable.games.impetus.telling.things import thing
from sandtable.library.letters import letter
from sandtable.library.sentence import Mentions
from sandtable.library.words import Words


class Called(NamedTuple):
    """A unit by its side, its name and its letter; without a letter if no other unit has the name."""

    seat: str
    name: str
    letter: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.letter}".rstrip()


class Names:
    """A unit has the name that its army gives it, or its type; units of the same name have letters.

    In the brief version sides are not named: readers see them by their colours.
    """

    def __init__(self, say: Words, scenario: Scenario, *, brief: bool = False) -> None:
        self.say = say
        self.brief = brief
        self.mentions = Mentions()
        self._sides = sides(say, scenario)
        self._units = {
            piece_of(seat, unit): called
            for seat, side in scenario.sides.items()
            for unit, called in self._of_army(seat, side.army)
        }

    def _of_army(self, seat: str, army: Army) -> Iterator[tuple[str, Called]]:
        times, seen = Counter(map(self._bare, army.units)), Counter[str]()
        for unit in army.units:
            name = self._bare(unit)
            seen[name] += 1
            yield unit.id, Called(seat, name, letter(seen[name]) if times[name] > 1 else "")

    def shared(self, unit: Unit) -> str:
        """The name that a unit shares with others like it."""
        return self._bare(unit)

    def _bare(self, unit: Unit) -> str:
        if unit.name is not None:
            return str(getattr(unit.name, self.say.language))
        return self.troop(unit.profile.type)

    def troop(self, kind: str) -> str:
        """A type of troops."""
        key = f"troop-{kind.lower()}"
        return self.say(key) if self.say.has(key) else kind

    def called(self, unit: str) -> Called:
        if unit not in self._units:
            return Called("", self.other(unit))
        self.mentions.named(unit)
        return self._units[unit]

    def other(self, name: str) -> str:
        """Something that is not a unit of these armies."""
        return thing(self.say, name)

    def side(self, seat: str) -> str:
        """A side by its army."""
        return self._sides[seat]

    def bare(self, unit: str) -> str:
        """A unit without its side."""
        return str(self.called(unit))

    def unit(self, unit: str) -> str:
        """A unit, with its side if sides are named."""
        return self.units((unit,))

    def units(self, units: Sequence[str]) -> str:
        """Several units; neighbours of one side name it once, and neighbours of one name too."""
        found = groupby(map(self.called, units), key=lambda called: called.seat)
        return ", ".join(self._of_side(seat, list(run)) for seat, run in found)

    def _of_side(self, seat: str, run: list[Called]) -> str:
        kinds = [list(alike) for _, alike in groupby(run, key=lambda called: called.name)]
        names = ", ".join(", ".join((str(first), *(each.letter for each in more))) for first, *more in kinds)
        return self.of_side(names, seat) if seat and not self.brief else names

    def of_side(self, name: str, seat: str) -> str:
        """A name with its side."""
        return self.say("impetus-of-side", name=name, side=bracketed(self.side(seat)))

    def thing(self, name: str, pieces: Sequence[Piece] = ()) -> str:
        """A unit, a piece of terrain, or the edge of the table."""
        piece = next((piece for piece in pieces if piece.id == name), None)
        return self.piece(piece) if piece else self.unit(name)

    def piece(self, piece: Piece) -> str:
        """Its kind and number, or its kind and the name in the file."""
        if piece.id == piece.kind or piece.id.startswith(f"{piece.kind}-"):
            return thing(self.say, piece.id)
        return self.say("impetus-piece", kind=self.kind(piece.kind), name=piece.id)

    def kind(self, kind: str) -> str:
        """A kind of terrain."""
        return self.say(f"terrain-{kind}") if self.say.has(f"terrain-{kind}") else kind


def title(say: Words, scenario: Scenario, shipped: Mapping[str, Path], load: Callable[[Path], Any]) -> str:
    """The title of a battle that comes with the program; other battles are named after their armies."""
    for name, path in shipped.items():
        if load(path) == scenario:
            return say(f"scenario-{name}")
    return say("picture-versus", **sides(say, scenario))
