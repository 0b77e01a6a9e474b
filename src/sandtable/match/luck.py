"""Luck: what the dice of a match gave, against the exact distribution of what they could have given."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.package import Odds
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


class Cast(NamedTuple):
    """A throw, how it fell, and the most of it that could change anything; None if it all counts."""

    throw: Throw
    faces: Faces
    most: int | None = None

    def number(self, reading: Any) -> int:
        """What counts of a reading."""
        return int(reading) if self.most is None else min(int(reading), self.most)


def luck(match: Match) -> tuple[Luck, ...]:
    """The dice of all entries that stand: what was taken back does not count, nor what was more than needed."""
    found: dict[tuple[str, str], list[Cast]] = {}
    odds = odds_of(match.game.ruleset.name)
    for cast in _casts(match, odds):
        throw = cast.throw
        if what := odds.counted.get(type(throw.reading)):
            found.setdefault((throw.seat, what), []).append(cast)
        elif what := odds.pips.get(throw.what):
            found.setdefault((throw.seat, what), []).append(Cast(_pips(throw), cast.faces))
    return tuple(_luck(seat, what, casts) for (seat, what), casts in sorted(found.items()))


class Pips(Reading, frozen=True):
    """The sum of all faces."""

    def read(self, marks: Sequence[Any]) -> int:
        return sum(marks)


def _pips(throw: Throw) -> Throw:
    return replace(throw, reading=Pips())


def _casts(match: Match, odds: Odds) -> Iterator[Cast]:
    """Every throw of the entries that stand."""
    game = match.game
    for n in match.standing:
        for moment in game.moments(n):
            if moment.throw:
                most = odds.useful(game.ruleset, moment.before, moment.throw) if odds.useful else None
                yield Cast(moment.throw, moment.faces, most)


def _luck(seat: str, what: str, casts: list[Cast]) -> Luck:
    thrown = sum(cast.number(read(cast.throw, cast.faces)) for cast in casts)
    spread = NOTHING
    for cast in casts:
        spread = _added(spread, readings(cast.throw).map(cast.number))
    expected = spread.mean(lambda value: value)
    chance = spread.chance(lambda value: value >= thrown if thrown >= expected else value <= thrown)
    return Luck(seat, what, len(casts), thrown, expected, chance)


def _added(one: Spread[int], other: Spread[int]) -> Spread[int]:
    """The sum of two independent numbers."""
    return Spread((a + b, v * w) for a, v in one.items() for b, w in other.items())
