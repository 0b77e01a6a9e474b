"""Groups of commands that load a command when it is run, so that `sandtable --help` answers at once."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from sandtable.games import COMMANDS, GAMES, game, games, load

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
    "clause": ("sandtable.cli.clause:clause", "Show what a clause of a rulebook says."),
    "schema": ("sandtable.cli.schema:schema", "Print the JSON Schema of a kind of file."),
    "odds": ("sandtable.cli.lazy:odds", "Exact chances, by the rules themselves."),
    "army": ("sandtable.cli.army:army", "Armies: list, check and show them."),
    "simulate": ("sandtable.cli.lazy:simulate", "Play many games between the computer's own players."),
}
"""Where each command of the house is, and its line in the list of commands."""


class Program(TyperGroup):
    """All commands: those of the house and those of the games. It lists them without loading any."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, (_, line) in {**HOUSE, **COMMANDS}.items():
            self.add_command(TyperCommand(name, help=line))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, command, rest = super().resolve_command(ctx, args)
        return name, command and self.loaded(name or ""), rest

    def loaded(self, name: str) -> Any:
        """A command as it is run."""
        place = game(COMMANDS[name][0]).commands.own[name] if name in COMMANDS else HOUSE[name][0]
        return loaded(place, name)

    def load_all(self) -> "Program":
        """The same group with every command loaded, for programs that read all the help."""
        self.commands = {name: self.loaded(name) for name in self.commands}
        return self


class ByGame(TyperGroup):
    """A command that each game has in its own way: `sandtable COMMAND GAME`."""

    face = ""
    """The field of a game's commands."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = {name: TyperCommand(name) for name in GAMES}

    def list_commands(self, ctx: Any) -> list[str]:
        return [each.name for each in games() if getattr(each.commands, self.face)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        place = getattr(game(cmd_name).commands, self.face) if cmd_name in GAMES else ""
        return loaded(place, cmd_name) if place else None


def loaded(place: str, name: str) -> Any:
    """The command at a place, `module:name`, which holds a function or a group of commands."""
    found = load(place)
    if not isinstance(found, typer.Typer):
        function, found = found, typer.Typer(add_completion=False)
        found.command()(function)
    command = get_command(found)
    command.name = name
    return command


class Odds(ByGame):
    face = "odds"


class Simulate(ByGame):
    face = "simulate"


odds = typer.Typer(cls=Odds, no_args_is_help=True, add_completion=False)
simulate = typer.Typer(cls=Simulate, no_args_is_help=True, add_completion=False)


@odds.callback()
def odds_of_a_game() -> None:
    """Exact chances, by the rules themselves."""


@simulate.callback()
def games_of_a_game() -> None:
    """Play many games between the computer's own players."""
