"""`sandtable simulate impetus`: many games of Basic Impetus between the computer's own players."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer
from msgspec.structs import replace

from sandtable.cli.series import NOBODY, Jobs, Json, Number, Save, Seed, file_of, named_players, play_and_tell
from sandtable.cli.speech import UNUSABLE, Lang, fail, known, refuse, spoken, unusable
from sandtable.games import load_ruleset
from sandtable.games.impetus.files.matchup import FIELDS, PLAYED, matchup, on_the_field_of
from sandtable.games.impetus.files.tables import load_scales
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.setup.scenario import LAST_TURN, SEATS, TURNS
from sandtable.games.impetus.rules.turn.turns import tolls
from sandtable.kernel.chain import canonical
from sandtable.library.fault import Unreadable
from sandtable.library.words import Words
from sandtable.match.series import Bout, Played
from sandtable.players.chance import drawn
from sandtable.players.roster import CAPTAIN

Players = typer.Option(f"{CAPTAIN},{CAPTAIN}", "--players", metavar="RED,BLUE", help="captain or recruit.")
Mirror = typer.Option(False, "--mirror", help="Each game twice, with the players changing sides.")


class Series(NamedTuple):
    """The options of a series."""

    ruleset: str
    number: int
    seed: int
    players: tuple[str, str]
    mirror: bool
    save: Path | None


def players_of(say: Words, text: str) -> tuple[str, str]:
    """The players of red and of blue."""
    names = named_players(say, text)
    if len(names) != len(SEATS):
        fail([say("series-players", text=text)], UNUSABLE)
    return names[0], names[1]


def play(say: Words, series: Series, scenario: Callable[[int], Any], jobs: int, *, as_json: bool) -> None:
    """Plays every game of a series by the scenario of its seed; ends the command if an army or battle is unusable."""
    bouts = [_bout(say, series, each, scenario) for each in range(series.number)]
    facts = partial(_facts, load_ruleset(series.ruleset).state_type)
    play_and_tell(say, bouts, SEATS, facts, jobs, series.save, as_json=as_json)


def _bout(say: Words, series: Series, number: int, scenario: Callable[[int], Any]) -> Bout:
    """The game of a number. In a mirrored series, pairs of games have the same seed and the players change sides."""
    seed = series.seed + (number // 2 if series.mirror else number)
    seats = reversed(series.players) if series.mirror and number % 2 else series.players
    file = file_of(series.save, number)
    players = tuple(zip(SEATS, seats, strict=True))
    return Bout(number + 1, series.ruleset, canonical(_judged(say, series, scenario, seed)), players, seed, file)


def _judged(say: Words, series: Series, scenario: Callable[[int], Any], seed: int) -> Any:
    try:
        found = scenario(seed)
    except Unreadable as trouble:
        unusable(say, trouble)
    refuse(say, list(load_ruleset(series.ruleset).judge_setup(found)))
    return found


def _facts(type_: Any, played: Played) -> dict[str, Any]:
    state = msgspec.json.decode(played.state, type=type_)
    red, blue = tolls(state)
    return {
        "game": played.number,
        "winner": next(iter(played.outcome.winners), NOBODY),
        "clause": played.outcome.clause,
        "turn": state.turn,
        "red_lost": f"{red.gone}/{red.whole}",
        "blue_lost": f"{blue.gone}/{blue.whole}",
        "players": ",".join(name for _, name in played.players),
        "seed": played.seed,
    }


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

    series = Series("impetus", number, seed, players_of(say, players), mirror, save)
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
