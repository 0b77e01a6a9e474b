"""What the next throw of a game may lead to, for any game."""

from fractions import Fraction
from typing import Any

from sandtable.kernel.answer import Read
from sandtable.kernel.dice import Throw
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.odds.spread import readings


def next_throw(ruleset: AnyRuleset, state: Any, seat: str) -> dict[str, Fraction] | None:
    """The chance that the seat wins by the next throw, and what the throw is on average if it is a number.

    None if the game waits for nothing that is thrown.
    """
    throw = ruleset.awaiting(state)
    if not isinstance(throw, Throw):
        return None
    spread = readings(throw)
    found = {"wins": spread.chance(lambda value: _wins(ruleset, state, seat, value))}
    if all(type(value) is int for value in spread):
        found["average"] = spread.mean(int)
    return found


def _wins(ruleset: AnyRuleset, state: Any, seat: str, value: Any) -> bool:
    outcome = ruleset.outcome(ruleset.resolve(state, Read(value))[1])
    return outcome is not None and seat in outcome.winners
