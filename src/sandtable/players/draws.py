"""Whether a player of the computer agrees on a draw: not if it is clearly winning."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.argad.rules.turn.aims import done_at_last, points_for
from sandtable.games.impetus.players.stakes import lead
from sandtable.kernel.ruleset import AnyRuleset

CLEARLY = 0.15
"""Whose enemy has lost so much more of the share of VD that decides a battle plays on; points of aims count alike."""


def battle_lead(ruleset: Any, view: Any, seat: str) -> float:
    """By the share of VD that the sides have lost."""
    return lead(view, seat)


def skirmish_lead(ruleset: Any, view: Any, seat: str) -> float:
    """By the share of all points that a seat would have more than the next if it ended now."""
    points = points_for(view.scenario, done_at_last(view, ruleset.umpire.field(view)))
    others = max(found for other, found in points.items() if other != seat)
    whole: int = sum(aim.points for aim in view.scenario.aims)
    return (points[seat] - others) / max(1, whole)


LEADS: Mapping[str, Callable[[Any, Any, str], float]] = MappingProxyType(
    {"impetus": battle_lead, "grandeur": battle_lead, "argad": skirmish_lead}
)
"""By how much a side is ahead, by game."""


def agrees_to_draw(ruleset: AnyRuleset, view: Any, seat: str) -> bool:
    """A seat would take a draw as things stand; where nothing is known of a game, it would."""
    ahead = LEADS.get(ruleset.name)
    return ahead is None or ahead(ruleset, view, seat) < CLEARLY
