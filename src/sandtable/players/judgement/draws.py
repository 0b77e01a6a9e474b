"""Whether a player of the computer agrees on a draw: not if it is clearly winning."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.judgement.impetus.stakes import lead

CLEARLY = 0.15
"""Whose enemy has lost so much more of the share of VD that decides a battle plays on."""

LEADS: Mapping[str, Callable[[Any, str], float]] = MappingProxyType({"impetus": lead, "grandeur": lead})
"""By how much a side is ahead, by game."""


def agrees_to_draw(ruleset: AnyRuleset, view: Any, seat: str) -> bool:
    """A seat would take a draw as things stand; where nothing is known of a game, it would."""
    ahead = LEADS.get(ruleset.name)
    return ahead is None or ahead(view, seat) < CLEARLY
