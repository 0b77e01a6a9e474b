"""Luck: what the dice of a match gave, against the exact distribution of what they could have given."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.dice import Faces, Reading, Throw, read
from sandtable.match.faces import odds_of
from sandtable.match.match import Match
from sandtable.odds.spread import Spread, readings

NOTHING: Spread[int] = Spread({0: 1})


class Luck(Struct, frozen=True):
    """The dice of a seat for one kind of throw; `throws` is how many there were.

    `chance` is that of as much or more if they gave more than expected, else that of as little or less.
    """

    seat: str
    what: str
    throws: int
    thrown: int
    expected: Fraction
    chance: Fraction


def luck(match: Match) -> tuple[Luck, ...]:
    """Every die that fell is counted, even if its entry was taken back."""
    found: dict[tuple[str, str], list[tuple[Throw, Faces]]] = {}
    odds = odds_of(match.game.ruleset.name)
    for throw, faces in _thrown(match):
        if what := odds.counted.get(type(throw.reading)):
            found.setdefault((throw.seat, what), []).append((throw, faces))
        elif what := odds.pips.get(throw.what):
            found.setdefault((throw.seat, what), []).append((_pips(throw), faces))
    return tuple(_luck(seat, what, throws) for (seat, what), throws in sorted(found.items()))


class Pips(Reading, frozen=True):
    """The sum of all faces."""

    def read(self, marks: Sequence[Any]) -> int:
        return sum(marks)


def _pips(throw: Throw) -> Throw:
    return replace(throw, reading=Pips())


def _thrown(match: Match) -> Iterator[tuple[Throw, Faces]]:
    for n in range(1, match.entries + 1):
        yield from match.throws(n)


def _luck(seat: str, what: str, throws: list[tuple[Throw, Faces]]) -> Luck:
    thrown = sum(_number(read(throw, faces)) for throw, faces in throws)
    spread = NOTHING
    for throw, _ in throws:
        spread = _added(spread, readings(throw).map(_number))
    expected = spread.mean(lambda value: value)
    chance = spread.chance(lambda value: value >= thrown if thrown >= expected else value <= thrown)
    return Luck(seat, what, len(throws), thrown, expected, chance)


def _number(reading: Any) -> int:
    return int(reading)


def _added(one: Spread[int], other: Spread[int]) -> Spread[int]:
    """The sum of two independent numbers."""
    return Spread((a + b, v * w) for a, v in one.items() for b, w in other.items())
