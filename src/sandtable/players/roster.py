"""The players that the program has for each game, by name."""

from typing import Any

from sandtable.games import GAMES, game
from sandtable.games.package import Players
from sandtable.kernel.loop import Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.recruit import Recruit

RECRUIT, CAPTAIN = "recruit", "captain"
PLAYERS = (RECRUIT, CAPTAIN)
"""The names that people may choose."""

BYSTANDER = "bystander"
"""Answers for a seat that is out of the game while others play on; the recruit where a game has no bystander."""

CLEARLY = 0.15
"""A computer player that is further ahead than this plays on instead of agreeing to a draw."""


def player(name: str, ruleset: AnyRuleset, seed: int) -> Decide:
    """A player of this name for this game. Raises LookupError."""
    if name not in (*PLAYERS, BYSTANDER):
        raise LookupError(name)
    found = {CAPTAIN: _of(ruleset).captain, BYSTANDER: _of(ruleset).bystander}.get(name)
    if found is None and name == CAPTAIN:
        raise LookupError(name)
    return found(ruleset) if found else Recruit(ruleset, seed)


def has_captain(ruleset: AnyRuleset) -> bool:
    """Whether the program has more than recruits for this game."""
    return _of(ruleset).captain is not None


def agrees_to_draw(ruleset: AnyRuleset, view: Any, seat: str) -> bool:
    """Whether a computer player would take a draw as things stand; it would where the game cannot say who is ahead."""
    ahead = _of(ruleset).lead
    return ahead is None or ahead(ruleset, view, seat) < CLEARLY


def _of(ruleset: AnyRuleset) -> Players:
    return game(ruleset.name).players if ruleset.name in GAMES else Players()
