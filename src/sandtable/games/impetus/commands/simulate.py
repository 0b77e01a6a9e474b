"""`sandtable simulate impetus`: many games of Basic Impetus between the computer's own players."""

from pathlib import Path
from typing import Any

import typer
from msgspec.structs import replace

from sandtable.cli.series import Jobs, Json, Number, Save, Seed
from sandtable.cli.speech import UNUSABLE, Lang, fail, known, spoken
from sandtable.games.impetus.commands.series import Mirror, Series, play, players_option, red_and_blue
from sandtable.games.impetus.files.matchup import FIELDS, PLAYED, matchup, on_the_field_of
from sandtable.games.impetus.files.tables import load_scales
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.setup.scenario import LAST_TURN, TURNS
from sandtable.library.words import Words
from sandtable.players.chance import drawn

SCALE = "15"
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


def simulate_impetus(
    red: str = Red,
    blue: str = Blue,
    edition: str = typer.Option("", "--edition", metavar="fr|es", help="The edition; by default the battle's, or fr."),
    scale: str = Size,
    field: str = Field,
    players: str = players_option("impetus"),
    number: int = Number,
    seed: int = Seed,
    turns: int | None = Turns,
    mirror: bool = Mirror,
    save: Path | None = Save,
    jobs: int = Jobs,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """Play Basic Impetus and print one line per game: number, winner, clause, last turn, and each army's losses."""
    say = spoken(lang)
    if edition:
        known(say, edition, tuple(EDITIONS))
    check_field(say, field, red, blue, scale)

    def scenario(at: int) -> Any:
        if field not in FIELDS:
            return ending(on_the_field_of(field, red, blue, edition), turns)
        book = edition or next(iter(EDITIONS))
        return matchup(red, blue, field, drawn(at), edition=book, scale=scale or SCALE, turns=turns or LAST_TURN)

    series = Series("impetus", number, seed, red_and_blue(say, "impetus", players), mirror, save)
    play(say, series, scenario, jobs, as_json=as_json)


def check_field(say: Words, field: str, red: str, blue: str, scale: str) -> None:
    """Ends the command if two armies are missing where there is no battle, or if a battle is given another scale."""
    if scale:
        known(say, scale, tuple(load_scales()))
    if field in FIELDS and not (red and blue):
        fail([say("series-armies")], UNUSABLE)
    if scale and field not in FIELDS:
        fail([say("series-of-the-battle", option="--scale")], UNUSABLE)


def ending(battle: Any, turns: int | None) -> Any:
    """A battle with another last turn, if one is given."""
    return replace(battle, last_turn=turns) if turns else battle
