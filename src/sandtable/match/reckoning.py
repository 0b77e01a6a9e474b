"""A battle reckoned up: what each side lost turn by turn, the moments that decided it, and who hit most."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from msgspec import Struct

from sandtable.games.package import Reckoning
from sandtable.kernel import history
from sandtable.kernel.dice import Faces, Throw, read
from sandtable.kernel.retell import Moment
from sandtable.match.course import Course
from sandtable.match.faces import odds_of, package_of
from sandtable.odds.spread import readings

DECISIVE = 5
"""How many moments are told."""


class Blow(Struct, frozen=True):
    """An entry in which somebody lost something: how much of it, and how likely its most unlikely dice were."""

    entry: int
    turn: int
    lost: dict[str, float]
    chance: Fraction
    moments: tuple[Moment, ...]
    """Those that brought the losses."""


class Reckoned(Struct, frozen=True):
    """A whole battle. `turns` has what each seat had lost at the end of each turn."""

    whole: dict[str, float]
    turns: dict[int, dict[str, float]]
    decisive: tuple[Blow, ...]
    hits: dict[str, int]
    """How often each piece has hit somebody."""


def reckoned(course: Course) -> Reckoned | None:
    """A game as it was played, without what was taken back; None if it counts nothing."""
    package = package_of(course.header.ruleset)
    if package is None or package.reckoning is None:
        return None
    by, whole = package.reckoning, dict(package.reckoning.whole(course.scenario))
    entries = [course.moments(n) for n in sorted(history.live(course.game))]
    blows = [blow for moments in entries if (blow := _blow(course, by, moments))]
    decisive = sorted(blows, key=lambda blow: -_weight(blow, whole))[:DECISIVE]
    hits, turns = _hits(by, [moment for moments in entries for moment in moments]), _turns(by, entries)
    return Reckoned(whole, turns, tuple(sorted(decisive, key=lambda blow: blow.entry)), {**hits})


def turn_of(state: Any) -> int:
    """The turn or round of a state; 0 before the first."""
    return int(getattr(state, "turn", getattr(state, "round", 0)))


def _turns(by: Reckoning, entries: list[tuple[Moment, ...]]) -> dict[int, dict[str, float]]:
    found: dict[int, dict[str, float]] = {}
    for moments in entries:
        for moment in moments:
            found[turn_of(moment.before) or turn_of(moment.state)] = dict(by.lost(moment.state))
    return {turn: lost for turn, lost in found.items() if turn}


def _blow(course: Course, by: Reckoning, moments: tuple[Moment, ...]) -> Blow | None:
    """What was lost in an entry; None if nothing was."""
    costly = tuple(moment for moment in moments if any(_lost(by, moment).values()))
    if not costly:
        return None
    lost = Counter[str]()
    for moment in costly:
        lost.update(_lost(by, moment))
    chance = min((_chance(course, each.throw, each.faces) for each in moments if each.throw), default=Fraction(1))
    return Blow(costly[0].entry, turn_of(costly[0].before), {**lost}, chance, costly)


def _lost(by: Reckoning, moment: Moment) -> dict[str, float]:
    before, after = by.lost(moment.before), by.lost(moment.state)
    return {seat: lost - before.get(seat, 0) for seat, lost in after.items() if lost > before.get(seat, 0)}


def _chance(course: Course, throw: Throw, faces: Faces) -> Fraction:
    """How often such dice give so much or more, or so little or less, whichever is rarer; 1 if they are not counted."""
    odds = odds_of(course.header.ruleset)
    if type(throw.reading) not in odds.counted:
        return Fraction(1)
    thrown: Any = read(throw, faces)
    spread = readings(throw)
    return min(spread.chance(lambda value: value >= thrown), spread.chance(lambda value: value <= thrown))


def _weight(blow: Blow, whole: Mapping[str, float]) -> float:
    """The share of an army that was lost; unlikely dice count more."""
    share = sum(lost / max(1.0, whole.get(seat, 1.0)) for seat, lost in blow.lost.items())
    return share * (2 - float(blow.chance))


def _hits(by: Reckoning, moments: list[Moment]) -> Counter[str]:
    found = Counter[str]()
    for event in (event for moment in moments for event in moment.events):
        if by.hits and (hit := by.hits(event)):
            found[hit[0]] += hit[1]
    return found
