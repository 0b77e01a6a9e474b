"""The players of each game, by name: the program's own, those of installed packages, and classes of any module."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from sandtable.games import find
from sandtable.games.package import Players
from sandtable.kernel.loop import Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.recruit import Recruit

RECRUIT, CAPTAIN = "recruit", "captain"
BYSTANDER = "bystander"
"""Answers for a seat that is out of the game while others play on; the recruit where a game has no bystander."""

CLEARLY = 0.15
"""A computer player that is further ahead than this plays on instead of agreeing to a draw."""

GROUP = "sandtable.players"
"""The entry points by which installed packages add players."""

Maker: TypeAlias = Callable[[AnyRuleset, int], Decide]
"""Makes a player from the rules and a seed: a class or a function."""


class NoPlayer(LookupError):  # noqa: N818
    """A player is named by its place, but cannot be loaded from there; `reason` says why."""

    def __init__(self, name: str, reason: str) -> None:
        self.name, self.reason = name, reason
        super().__init__(f"The player {name} cannot be loaded: {reason}.")


def players_of(ruleset: str) -> tuple[str, ...]:
    """The names that people may choose in a game."""
    return (RECRUIT, *_of(ruleset).named)


def player(name: str, ruleset: AnyRuleset, seed: int) -> Decide:
    """A player of this name for this game. Raises LookupError; NoPlayer if it is there but cannot be loaded."""
    face = _of(ruleset.name)
    if name == RECRUIT or (name == BYSTANDER and face.bystander is None):
        return Recruit(ruleset, seed)
    make = face.bystander if name == BYSTANDER else face.named.get(name)
    return make(ruleset) if make else maker(name)(ruleset, seed)


def maker(name: str) -> Maker:
    """What makes a player of an installed package, or of a module: `module:Class`. Raises LookupError, NoPlayer."""
    found = _installed().get(name)
    if found is None and ":" not in name:
        raise LookupError(name)
    try:
        made: Maker = (found or EntryPoint(name, name, GROUP)).load()
    except Exception as error:
        raise NoPlayer(name, str(error) or repr(error)) from error
    if not callable(made):
        raise NoPlayer(name, "it is neither a class nor a function")
    return made


def names(ruleset: str) -> tuple[str, ...]:
    """Every name that a player of a game may be called by, besides `module:Class`."""
    return tuple(dict.fromkeys((*players_of(ruleset), *_installed())))


def check(ruleset: str, name: str) -> None:
    """A player of a game may be called by this name. Raises LookupError, NoPlayer."""
    if name not in players_of(ruleset):
        maker(name)


def agrees_to_draw(ruleset: AnyRuleset, view: Any, seat: str) -> bool:
    """Whether a computer player would take a draw as things stand; it would where the game cannot say who is ahead."""
    ahead = _of(ruleset.name).lead
    return ahead is None or ahead(ruleset, view, seat) < CLEARLY


def _installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=GROUP)}


def _of(ruleset: str) -> Players:
    found = find(ruleset)
    return found.players if found else Players()
