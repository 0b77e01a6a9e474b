"""The moments of a game that were not taken back, after those of the game that it goes on from."""

from collections.abc import Sequence
from typing import Any

from sandtable.kernel import history
from sandtable.kernel.entry import Entry, Header
from sandtable.kernel.game import Game
from sandtable.kernel.retell import Moment, moments
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.course import course


def standing(game: Game) -> list[Moment]:
    """Everything that happened and still counts."""
    return [*_before(game.ruleset, game.header), *_stood(game.ruleset, game.entries, game.states)]


def _before(ruleset: AnyRuleset, header: Header) -> list[Moment]:
    if header.branch is None:
        return []
    past = course([bytes(line) for line in header.branch.lines], lambda _: ruleset)
    return [*_before(ruleset, past.header), *_stood(ruleset, past.entries, past.states)]


def _stood(ruleset: AnyRuleset, entries: Sequence[Entry], states: Sequence[Any]) -> list[Moment]:
    numbers, number = [], history.standing(list(entries), len(entries))
    while number:
        numbers.append(number)
        number = history.standing(list(entries), number - 1)
    return [moment for n in reversed(numbers) for moment in moments(ruleset, entries[n - 1], states[n - 1])]
