"""`sandtable odds` and `sandtable simulate`: commands that each game has in its own way."""

import typer

from sandtable.cli.lazy import ByGame


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
