"""The games that Sandtable plays: the catalogue, one line for each. A game is loaded when it is first needed."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from sandtable.games.package import GamePackage
    from sandtable.kernel.ruleset import AnyRuleset

GAMES = {
    "impetus": "sandtable.games.impetus",
    "grandeur": "sandtable.games.grandeur",
    "argad": "sandtable.games.argad",
    "rapide": "sandtable.games.rapide",
}

COMMANDS = {
    "play": ("rapide", "Play a battle of Combat Rapide in the terminal. Every step is kept; a battle can be resumed."),
    "rapide": ("rapide", "Fight one battle of Combat Rapide and tell it clause by clause."),
    "roster": (
        "argad",
        "List the figures of a scenario of Argad!, one per line: player, id, name, class, armour, move, equipment.",
    ),
}
"""The games' own commands and what `sandtable --help` says of them, so that it loads no game."""


class UnknownRules(LookupError):  # noqa: N818
    """A game needs rules that this program does not have; `known` are the versions of them that it has."""

    def __init__(self, name: str, version: int) -> None:
        self.name, self.version = name, version
        self.known = (game(name).version,) if name in GAMES else ()
        super().__init__(f"{name} {version}")


def game(name: str) -> "GamePackage":
    """The package of a game. Raises LookupError."""
    found: GamePackage = import_module(f"{GAMES[name]}.game").GAME
    return found


def games() -> "Iterator[GamePackage]":
    """Every game, in the order of the catalogue."""
    return map(game, GAMES)


def load_ruleset(name: str) -> "AnyRuleset":
    """The rules of a game with the tables that come with it. Raises LookupError."""
    return game(name).files.load()


def ruleset_of(name: str, version: int, tables: bytes) -> "AnyRuleset":
    """The rules that a game file names, with the tables that it carries. Raises UnknownRules."""
    if name not in GAMES or game(name).version != version:
        raise UnknownRules(name, version)
    found = game(name)
    return found.ruleset(msgspec.json.decode(tables, type=found.files.tables))


def load(place: str) -> Any:
    """The thing at a place: `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def data_of(name: str) -> Path:
    """The files that come with a game."""
    found: Path = import_module(GAMES[name]).DATA
    return found


def data_folders() -> Iterator[Path]:
    """The files that come with each game."""
    return map(data_of, GAMES)
