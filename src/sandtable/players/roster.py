"""The players of each game, by name: the program's own, those of installed packages, and classes of any module."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

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

GROUP = "sandtable.players"
"""The entry points by which installed packages add players."""

Maker: TypeAlias = Callable[[AnyRuleset, int], Decide]
"""Makes a player from the rules and a seed: a class or a function."""


class NoPlayer(LookupError):  # noqa: N818
    """A player is named by its place, but cannot be loaded from there; `reason` says why."""

    def __init__(self, name: str, reason: str) -> None:
        self.name, self.reason = name, reason
        super().__init__(f"The player {name} cannot be loaded: {reason}.")


def player(name: str, ruleset: AnyRuleset, seed: int) -> Decide:
    """A player of this name for this game. Raises LookupError; NoPlayer if it is there but cannot be loaded."""
    own = {CAPTAIN: _of(ruleset).captain, BYSTANDER: _of(ruleset).bystander}.get(name)
    if own:
        return own(ruleset)
    if name in (RECRUIT, BYSTANDER):
        return Recruit(ruleset, seed)
    return maker(name)(ruleset, seed)


def maker(name: str) -> Maker:
    """What makes a player of an installed package, or of a module: `module:Class`. Raises LookupError, NoPlayer."""
    found = _installed().get(name) if name not in PLAYERS else None
    if found is None and ":" not in name:
        raise LookupError(name)
    try:
        made: Maker = (found or EntryPoint(name, name, GROUP)).load()
    except Exception as error:
        raise NoPlayer(name, str(error) or repr(error)) from error
    if not callable(made):
        raise NoPlayer(name, "it is neither a class nor a function")
    return made


def names(ruleset: AnyRuleset | None = None) -> tuple[str, ...]:
    """Every name that a player of a game, or of some game, may be called by, besides `module:Class`."""
    own = PLAYERS if ruleset is None or has_captain(ruleset) else (RECRUIT,)
    return (*own, *(name for name in _installed() if name not in PLAYERS))


def check(name: str) -> None:
    """A player may be called by this name. Raises LookupError, NoPlayer."""
    if name not in PLAYERS:
        maker(name)


def has_captain(ruleset: AnyRuleset) -> bool:
    """Whether the program has more than recruits for this game."""
    return _of(ruleset).captain is not None


def agrees_to_draw(ruleset: AnyRuleset, view: Any, seat: str) -> bool:
    """Whether a computer player would take a draw as things stand; it would where the game cannot say who is ahead."""
    ahead = _of(ruleset).lead
    return ahead is None or ahead(ruleset, view, seat) < CLEARLY


def _installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=GROUP)}


def _of(ruleset: AnyRuleset) -> Players:
    return game(ruleset.name).players if ruleset.name in GAMES else Players()
