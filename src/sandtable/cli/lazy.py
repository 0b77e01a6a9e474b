"""Groups of commands that load a command when it is run, so that `sandtable --help` answers at once."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from sandtable.games import COMMANDS, GUESTS, find, game, games, guests, load, names
from sandtable.games.package import GamePackage

HOUSE = {
    "serve": (
        "sandtable.cli.serve:serve",
        "Serve matches to browsers. Every step is kept; after a restart, matches go on where they stopped.",
    ),
    "reports": ("sandtable.cli.hosting:reports", "Show what players have reported of each other's talk, oldest first."),
    "clean": (
        "sandtable.cli.hosting:clean",
        "Delete unfinished matches that were abandoned. Stop the server first, or let the server do this itself.",
    ),
    "backup": (
        "sandtable.cli.backup:backup",
        "Save all matches and own material into one checked file, even while the server runs.",
    ),
    "restore": (
        "sandtable.cli.backup:restore",
        "Bring a backup back. It is checked first, and what was there before is kept. Stop the server first.",
    ),
    "repair": (
        "sandtable.cli.repair:repair",
        "Save every match that can be read from a damaged database. The damaged file is kept. Stop the server first.",
    ),
    "matches": (
        "sandtable.cli.matches:matches",
        "Matches of a server, and who made them: list, unlist, delete, ban. It may run meanwhile.",
    ),
    "verify": ("sandtable.cli.verify:verify", "Check the chain, the dice, the legality and the result of a game file."),
    "audit": (
        "sandtable.cli.audit:audit",
        "Read games as an umpire would, without the rules: moves, overlaps, sight, range, disorder, dice, turns.",
    ),
    "replay": (
        "sandtable.cli.replay:replay",
        "Tell a recorded game again, clause by clause. A bad file is told up to its first bad line.",
    ),
    "render": (
        "sandtable.cli.render:render",
        "Draw the table of a game as SVG or PNG, or the whole game as an animated GIF.",
    ),
    "games": (
        "sandtable.cli.games:list_games",
        "List the games, one per line: name, title, version of its rules, distribution, and what is wrong with it.",
    ),
    "clause": ("sandtable.cli.clause:clause", "Show what a clause of a rulebook says."),
    "schema": ("sandtable.cli.schema:schema", "Print the JSON Schema of a kind of file."),
    "odds": ("sandtable.cli.lazy:odds", "Exact chances, by the rules themselves."),
    "army": ("sandtable.cli.army:army", "Armies: list, check and show them."),
    "simulate": ("sandtable.cli.lazy:simulate", "Play many games between the computer's own players."),
}
"""Where each command of the house is, and its line in the list of commands."""


class Program(TyperGroup):
    """All commands: those of the house and its games, which are listed without loading any, and of installed games."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, (_, line) in {**HOUSE, **COMMANDS}.items():
            self.add_command(TyperCommand(name, help=line))

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *_of_guests()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name) or self._of_a_guest(cmd_name)

    def _of_a_guest(self, name: str) -> Any:
        place = _of_guests().get(name)
        return loaded(place, name) if place else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, command, rest = super().resolve_command(ctx, args)
        return name, command and self.loaded(name or ""), rest

    def loaded(self, name: str) -> Any:
        """A command as it is run."""
        if name not in self.commands:
            return self._of_a_guest(name)
        place = game(COMMANDS[name][0]).commands.own[name] if name in COMMANDS else HOUSE[name][0]
        return loaded(place, name)

    def load_all(self) -> "Program":
        """The same group with every command of the house loaded, for programs that read all the help."""
        self.commands = {name: self.loaded(name) for name in self.commands}
        return self


def _of_guests() -> dict[str, str]:
    """The own commands of installed games that can be loaded, by name. None takes the place of another."""
    found: dict[str, str] = {}
    for each in guests():
        for name, place in each.commands.own.items():
            if name not in {**HOUSE, **COMMANDS, **found} and usable(each.name, place):
                found[name] = place
    return found


def usable(name: str, place: str) -> bool:
    """The command of a game can be loaded; an installed game whose command cannot is left out."""
    try:
        load(place)
    except Exception as error:
        if not GUESTS.spoil(name, f"{place}: {error}"):
            raise
        return False
    return True


class ByGame(TyperGroup):
    """A command that each game has in its own way: `sandtable COMMAND GAME`."""

    face = ""
    """The field of a game's commands."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = {name: TyperCommand(name) for name in names()}

    def list_commands(self, ctx: Any) -> list[str]:
        return [each.name for each in games() if getattr(each.commands, self.face) or self.by_house(each)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = find(cmd_name)
        if found is None:
            return None
        place, house = getattr(found.commands, self.face), self.by_house(found)
        if place:
            return loaded(place, cmd_name) if usable(cmd_name, place) else None
        return command(house, cmd_name) if house else None

    def by_house(self, package: GamePackage) -> Any:
        """What the house does for a game that has nothing of its own; None if it can do nothing."""
        return None


def loaded(place: str, name: str) -> Any:
    """The command at a place, `module:name`, which holds a function or a group of commands."""
    return command(load(place), name)


def command(found: Any, name: str) -> Any:
    """A function or a group of commands under a name."""
    if not isinstance(found, typer.Typer):
        function, found = found, typer.Typer(add_completion=False)
        found.command()(function)
    made = get_command(found)
    made.name = name
    return made


class Odds(ByGame):
    face = "odds"


class Simulate(ByGame):
    face = "simulate"

    def by_house(self, package: GamePackage) -> Any:
        from sandtable.cli.simulate import can_be_simulated, simulate_of

        return simulate_of(package) if can_be_simulated(package) else None


odds = typer.Typer(cls=Odds, no_args_is_help=True, add_completion=False)
simulate = typer.Typer(cls=Simulate, no_args_is_help=True, add_completion=False)


@odds.callback()
def odds_of_a_game() -> None:
    """Exact chances, by the rules themselves."""


@simulate.callback()
def games_of_a_game() -> None:
    """Play many games between the computer's own players."""
