"""The players that the program has for each game, by name."""

from typing import Any

from sandtable.games import GAMES, game, games
from sandtable.games.package import Players
from sandtable.kernel.loop import Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.recruit import Recruit

RECRUIT, CAPTAIN = "recruit", "captain"
BYSTANDER = "bystander"
"""Answers for a seat that is out of the game while others play on; the recruit where a game has no bystander."""

CLEARLY = 0.15
"""A computer player that is further ahead than this plays on instead of agreeing to a draw."""


def players_of(ruleset: str) -> tuple[str, ...]:
    """The names that people may choose in a game."""
    return (RECRUIT, *_of(ruleset).named)


def every_player() -> tuple[str, ...]:
    """The names that people may choose in any game."""
    return tuple(dict.fromkeys(name for each in games() for name in players_of(each.name)))


def player(name: str, ruleset: AnyRuleset, seed: int) -> Decide:
    """A player of this name for this game. Raises LookupError."""
    face = _of(ruleset.name)
    if name == RECRUIT or (name == BYSTANDER and face.bystander is None):
        return Recruit(ruleset, seed)
    make = face.bystander if name == BYSTANDER else face.named.get(name)
    if make is None:
        raise LookupError(name)
    return make(ruleset)


def agrees_to_draw(ruleset: AnyRuleset, view: Any, seat: str) -> bool:
    """Whether a computer player would take a draw as things stand; it would where the game cannot say who is ahead."""
    ahead = _of(ruleset.name).lead
    return ahead is None or ahead(ruleset, view, seat) < CLEARLY


def _of(ruleset: str) -> Players:
    return game(ruleset).players if ruleset in GAMES else Players()
