"""Chances as exact fractions, the way other programs read them."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from sandtable.odds.spread import Spread


def exact(chance: Fraction) -> str:
    """`n/d`, also for certainty and impossibility."""
    return f"{chance.numerator}/{chance.denominator}"


def table(spread: Spread[Any], name: Callable[[Any], str]) -> dict[str, str]:
    """Every outcome by its name, with its chance."""
    return {name(outcome): exact(spread[outcome]) for outcome in sorted(spread)}
