"""Games that are installed beside the program, by the entry points of their distributions.

    [project.entry-points."sandtable.games"]
    skirmish = "my_package"

`my_package` has a `DATA` folder, and `my_package.game` a `GAME`, as each game of the house has. Nothing is looked for
until somebody needs it, and nothing is imported before that. A game that is wrong is left out, and told of once.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from sandtable.games.package import GamePackage

T = TypeVar("T")

GROUP = "sandtable.games"
"""The entry points by which installed packages add games."""


class Installed(Struct):
    """A game that a distribution offers: its package, and why it cannot be used, once that is known."""

    name: str
    package: str
    distribution: str
    version: str = ""
    wrong: str = ""


class Unsound(Exception):  # noqa: N818
    """A game is not what it should be."""


@cache
def _found(house: frozenset[str]) -> tuple[Installed, ...]:
    """Everything that is offered, in the order of the distributions. A name that is taken is wrong."""
    from importlib.metadata import entry_points

    found: dict[str, Installed] = {}
    more: list[Installed] = []
    for point in sorted(entry_points(group=GROUP), key=_order):
        each = _offered(point)
        if not each.name.replace("-", "_").isidentifier():
            spoil(each, "its name is more than letters, digits and hyphens")
        elif each.name in house:
            spoil(each, f"the name {each.name!r} is that of a game of the house")
        elif first := found.get(each.name):
            spoil(each, f"the name {each.name!r} is taken by {first.distribution}")
        if each.wrong:
            more.append(each)
        else:
            found[each.name] = each
    return (*found.values(), *more)


def _order(point: "EntryPoint") -> tuple[str, str]:
    return point.dist.name.lower() if point.dist else "", point.name


def _offered(point: "EntryPoint") -> Installed:
    named = (point.dist.name, point.dist.version) if point.dist else ("?", "")
    return Installed(point.name, point.value.strip(), *named)


def spoil(found: Installed, why: str) -> None:
    """A game turns out to be wrong: it is left out from now on, and told of once."""
    from logging import getLogger

    if not found.wrong:
        found.wrong = why
        getLogger(GROUP).warning("The game %s of %s cannot be used: %s.", found.name, found.distribution, why)


class Guests:
    """The installed games. `house` are the names that are taken."""

    def __init__(self, house: "dict[str, str]") -> None:
        self._house = house
        self._loaded: dict[str, GamePackage] = {}

    def all(self) -> tuple[Installed, ...]:
        """Every game that is offered, with what is known to be wrong with it."""
        return _found(frozenset(self._house))

    def sound(self) -> tuple[str, ...]:
        """The names of those of which nothing is known to be wrong. None of them is loaded for this."""
        return tuple(each.name for each in self.all() if not each.wrong)

    def game(self, name: str) -> "GamePackage | None":
        """The package of a game; None if there is none of this name, or it is wrong."""
        found = self._of(name)
        if found and name not in self._loaded and (made := _tried(_checked, found)):
            self._loaded[name] = made
        return self._loaded.get(name) if found and not found.wrong else None

    def data(self, name: str) -> Path | None:
        """The files of a game; None if there is none of this name, or it is wrong."""
        found = self._of(name)
        return _tried(_data, found) if found else None

    def spoil(self, name: str, why: str) -> bool:
        """Something of a game cannot be used, so none of it is; False if this is no installed game."""
        if found := self._of(name):
            spoil(found, why)
        return name not in self._house

    def _of(self, name: str) -> Installed | None:
        if name in self._house:
            return None
        return next((each for each in self.all() if each.name == name and not each.wrong), None)


def _tried(read: Callable[[Installed], T], found: Installed) -> T | None:
    """What is read from a package. Whatever the package does, the house goes on."""
    try:
        return read(found)
    except Exception as error:
        spoil(found, str(error) if isinstance(error, Unsound) else f"{type(error).__name__}: {error}")
        return None


def _data(found: Installed) -> Path:
    data = getattr(import_module(found.package), "DATA", None)
    if not isinstance(data, Path) or not data.is_dir():
        raise Unsound(f"{found.package}.DATA is no folder")
    return data


def _checked(found: Installed) -> "GamePackage":
    data = _data(found)
    made: GamePackage | None = getattr(import_module(f"{found.package}.game"), "GAME", None)
    if made is None or not isinstance(made, import_module("sandtable.games.package").GamePackage):
        raise Unsound(f"{found.package}.game.GAME is no GamePackage")
    if made.name != found.name or made.data != data:
        raise Unsound(f"its GAME has the name {made.name!r} and the data {made.data}")
    rules = made.files.load()
    if (rules.name, rules.version) != (made.name, made.version):
        raise Unsound(f"its rules are {rules.name} {rules.version}, its GAME is {made.name} {made.version}")
    return made
