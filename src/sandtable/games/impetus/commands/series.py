"""Series of battles between red and blue: who plays which side, on which field, and what is printed of each."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from sandtable.cli.series import NOBODY, file_of, named_players, play_and_tell, who_plays
from sandtable.cli.speech import UNUSABLE, fail, unusable
from sandtable.games import load_ruleset
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.turn.turns import tolls
from sandtable.kernel.chain import canonical
from sandtable.library.fault import Unreadable
from sandtable.library.readable import refusal_line
from sandtable.library.words import Words
from sandtable.match.series import Bout, Played
from sandtable.players.roster import CAPTAIN

Mirror = typer.Option(False, "--mirror", help="Each game twice, with the players changing sides.")


def players_option(game: str) -> Any:
    """`--players`, with the names that a game has."""
    return typer.Option(f"{CAPTAIN},{CAPTAIN}", "--players", metavar="RED,BLUE", help=f"{who_plays(game)}.")


class Series(NamedTuple):
    """The options of a series."""

    ruleset: str
    number: int
    seed: int
    players: tuple[str, str]
    mirror: bool
    save: Path | None


def red_and_blue(say: Words, game: str, text: str) -> tuple[str, str]:
    """The players of red and of blue."""
    names = named_players(say, game, text)
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
    refused = list(load_ruleset(series.ruleset).judge_setup(found))
    if refused:
        fail((refusal_line(say, each) for each in refused), UNUSABLE)
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
