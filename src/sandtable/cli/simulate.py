"""`sandtable simulate`: many games between the program's own players."""

from pathlib import Path
from typing import Any

import typer
from msgspec.structs import replace

from sandtable.cli.battle_series import Jobs, Json, Mirror, Number, Players, Save, Seed, Series, play, players_of
from sandtable.cli.speech import UNUSABLE, Lang, fail, known, spoken
from sandtable.games.argad.commands.simulate import simulate_argad
from sandtable.games.grandeur.files import matchup as grandeur
from sandtable.games.impetus.files import matchup as impetus
from sandtable.games.impetus.files.matchup import FIELDS, PLAYED
from sandtable.games.impetus.files.tables import load_scales
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.setup.scenario import LAST_TURN, TURNS
from sandtable.library.words import Words
from sandtable.players.chance import drawn

SCALE = "15"
WEATHERS = ("hot", "clear", "after-rain", "rain", "foul")
Red = typer.Option("", "--red", metavar="ARMY", help="The red army: its name or a file.")
Blue = typer.Option("", "--blue", metavar="ARMY", help="The blue army: its name or a file.")
Size = typer.Option(
    "", "--scale", metavar="28|20|15|10|6", help="The size of the figures; by default the battle's, or 15."
)
Field = typer.Option(
    PLAYED, "--field", metavar="FIELD", help="Terrain: played, random, open, or a battle by its name or file."
)
Turns = typer.Option(
    None, "--turns", min=TURNS[0], max=TURNS[1], help=f"The last turn; by default the battle's, or {LAST_TURN}."
)

simulate = typer.Typer(help="Play many games between the program's own players.", no_args_is_help=True)


@simulate.callback()
def games() -> None:
    """Play many games between the program's own players."""


simulate.command("argad")(simulate_argad)


@simulate.command("impetus")
def simulate_impetus(
    red: str = Red,
    blue: str = Blue,
    edition: str = typer.Option("", "--edition", metavar="fr|es", help="The edition; by default the battle's, or fr."),
    scale: str = Size,
    field: str = Field,
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
    """Play Basic Impetus: a line a game with its number, winner, clause, last turn, and what each army has lost."""
    say = spoken(lang)
    if edition:
        known(say, edition, tuple(EDITIONS))
    _fielded(say, field, red, blue, scale)

    def scenario(at: int) -> Any:
        if field not in FIELDS:
            return _ending(impetus.on_the_field_of(field, red, blue, edition), turns)
        book = edition or next(iter(EDITIONS))
        return impetus.matchup(
            red, blue, field, drawn(at), edition=book, scale=scale or SCALE, turns=turns or LAST_TURN
        )

    series = Series("impetus", number, seed, players_of(say, players), mirror, save)
    play(say, series, scenario, jobs, as_json=as_json)


@simulate.command("grandeur")
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
    """Play Grandeur: a line a game with its number, winner, clause, last turn, and what each army has lost."""
    say = spoken(lang)
    if weather:
        known(say, weather, WEATHERS)
    _fielded(say, field, red, blue, scale)
    if divisions and field not in FIELDS:
        fail([say("series-of-the-battle", option="--divisions")], UNUSABLE)
    told: dict[str, Any] = {"weather": weather, "squares_by_order": squares, "most_points": points}
    switches = {name: value for name, value in told.items() if value}

    def scenario(at: int) -> Any:
        if field not in FIELDS:
            return _ending(grandeur.on_the_field_of(field, red, blue, **switches), turns)
        chosen = {**switches, "divisions": divisions}
        return grandeur.matchup(red, blue, field, drawn(at), scale=scale or SCALE, turns=turns or LAST_TURN, **chosen)

    series = Series("grandeur", number, seed, players_of(say, players), mirror, save)
    play(say, series, scenario, jobs, as_json=as_json)


def _fielded(say: Words, field: str, red: str, blue: str, scale: str) -> None:
    """Two armies where there is no battle; a battle has its own scale."""
    if scale:
        known(say, scale, tuple(load_scales()))
    if field in FIELDS and not (red and blue):
        fail([say("series-armies")], UNUSABLE)
    if scale and field not in FIELDS:
        fail([say("series-of-the-battle", option="--scale")], UNUSABLE)


def _ending(battle: Any, turns: int | None) -> Any:
    return replace(battle, last_turn=turns) if turns else battle
