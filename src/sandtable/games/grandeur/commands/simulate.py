"""`sandtable simulate grandeur`: many games of Grandeur between the computer's own players."""

from pathlib import Path
from typing import Any

import typer

from sandtable.cli.series import Jobs, Json, Number, Save, Seed
from sandtable.cli.speech import UNUSABLE, Lang, fail, known, spoken
from sandtable.games.grandeur.files.encounter import WEATHERS
from sandtable.games.grandeur.files.matchup import matchup, on_the_field_of
from sandtable.games.impetus.commands.simulate import (
    SCALE,
    Blue,
    Field,
    Mirror,
    Players,
    Red,
    Series,
    Size,
    Turns,
    check_field,
    ending,
    play,
    players_of,
)
from sandtable.games.impetus.files.matchup import FIELDS
from sandtable.games.impetus.rules.setup.scenario import LAST_TURN
from sandtable.players.chance import drawn


def simulate_grandeur(
    red: str = Red,
    blue: str = Blue,
    scale: str = Size,
    field: str = Field,
    weather: str = typer.Option("", "--weather", metavar="WEATHER", help=f"{', '.join(WEATHERS)}; else it is thrown."),
    divisions: bool = typer.Option(False, "--divisions", help="A unit is a division, and distances halve."),
    squares: bool = typer.Option(False, "--squares-by-order", help="Squares are formed by order (appendix 1)."),
    points: int = typer.Option(0, "--points", min=0, help="No army may cost more; 0: no limit."),
    players: str = Players,
    number: int = Number,
    seed: int = Seed,
    turns: int | None = Turns,
    mirror: bool = Mirror,
    save: Path | None = Save,
    jobs: int = Jobs,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """Play Grandeur and print one line per game: number, winner, clause, last turn, and each army's losses."""
    say = spoken(lang)
    if weather:
        known(say, weather, WEATHERS)
    check_field(say, field, red, blue, scale)
    if divisions and field not in FIELDS:
        fail([say("series-of-the-battle", option="--divisions")], UNUSABLE)
    told: dict[str, Any] = {"weather": weather, "squares_by_order": squares, "most_points": points}
    switches = {name: value for name, value in told.items() if value}

    def scenario(at: int) -> Any:
        if field not in FIELDS:
            return ending(on_the_field_of(field, red, blue, **switches), turns)
        chosen = {**switches, "divisions": divisions}
        return matchup(red, blue, field, drawn(at), scale=scale or SCALE, turns=turns or LAST_TURN, **chosen)

    series = Series("grandeur", number, seed, players_of(say, players), mirror, save)
    play(say, series, scenario, jobs, as_json=as_json)
