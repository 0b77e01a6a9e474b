"""The games that Sandtable plays: the catalogue, one line for each. A game is loaded when it is first needed.

Games that are installed beside the program come after those of the house (`installed.py`).
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sandtable.games.installed import Guests, Installed

if TYPE_CHECKING:
    from sandtable.games.package import GamePackage
    from sandtable.kernel.ruleset import AnyRuleset

GAMES = {
    "impetus": "sandtable.games.impetus",
    "grandeur": "sandtable.games.grandeur",
    "argad": "sandtable.games.argad",
    "rapide": "sandtable.games.rapide",
}
"""The games of the house."""

GUESTS = Guests(GAMES)
"""The games that are installed beside it."""

COMMANDS = {
    "play": ("rapide", "Play a battle of Combat Rapide in the terminal. Every step is kept; a battle can be resumed."),
    "rapide": ("rapide", "Fight one battle of Combat Rapide and tell it clause by clause."),
    "roster": (
        "argad",
        "List the figures of a scenario of Argad!, one per line: player, id, name, class, armour, move, equipment.",
    ),
}
"""The own commands of the house's games and what `sandtable --help` says of them, so that it loads no game."""


class UnknownRules(LookupError):  # noqa: N818
    """A game needs rules that this program does not have; `known` are the versions of them that it has."""

    def __init__(self, name: str, version: int) -> None:
        self.name, self.version = name, version
        found = find(name)
        self.known = (found.version,) if found else ()
        super().__init__(f"{name} {version}")


def find(name: str) -> "GamePackage | None":
    """The package of a game; None if there is no such game, or it cannot be used."""
    if name not in GAMES:
        return GUESTS.game(name)
    found: GamePackage = import_module(f"{GAMES[name]}.game").GAME
    return found


def game(name: str) -> "GamePackage":
    """The package of a game. Raises LookupError."""
    found = find(name)
    if found is None:
        raise LookupError(name)
    return found


def games() -> "Iterator[GamePackage]":
    """Every game that can be used: those of the house, then those that are installed."""
    yield from map(game, GAMES)
    yield from guests()


def guests() -> "Iterator[GamePackage]":
    """Every installed game that can be used."""
    return filter(None, map(find, GUESTS.sound()))


def names() -> tuple[str, ...]:
    """Every game that can be used, by name."""
    return (*GAMES, *(each.name for each in guests()))


def installed() -> tuple[Installed, ...]:
    """Every game that other distributions offer, with what is wrong with it."""
    list(guests())
    return GUESTS.all()


def load_ruleset(name: str) -> "AnyRuleset":
    """The rules of a game with the tables that come with it. Raises LookupError."""
    return game(name).files.load()


def ruleset_of(name: str, version: int, tables: bytes) -> "AnyRuleset":
    """The rules that a game file names, with the tables that it carries.

    Raises UnknownRules, and msgspec.ValidationError for tables beyond their bounds.
    """
    found = find(name)
    if found is None or found.version != version:
        raise UnknownRules(name, version)
    ruleset: AnyRuleset = load("sandtable.games.played:played")(found, tables)
    return ruleset


def load(place: str) -> Any:
    """The thing at a place: `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def data_of(name: str) -> Path:
    """The files that come with a game. Raises LookupError."""
    found: Path | None = import_module(GAMES[name]).DATA if name in GAMES else GUESTS.data(name)
    if found is None:
        raise LookupError(name)
    return found


def data_folders() -> Iterator[Path]:
    """The files that come with each game."""
    return (data for _, data in folders())


def folders() -> Iterator[tuple[str, Path]]:
    """Each game by name, with the files that come with it."""
    yield from ((name, data_of(name)) for name in GAMES)
    yield from ((name, data) for name in GUESTS.sound() if (data := GUESTS.data(name)))
