"""`sandtable simulate argad`: many games of Argad! between the computer's own players."""

from pathlib import Path
from typing import Any

import msgspec
import typer
from msgspec.structs import replace

from sandtable.cli.series import (
    NOBODY,
    Jobs,
    Json,
    Number,
    Save,
    Seed,
    file_of,
    named_players,
    play_and_tell,
    who_plays,
)
from sandtable.cli.speech import UNUSABLE, Lang, fail, spoken, unusable
from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
from sandtable.games.argad.files.tables import load_tables, with_own
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.state import State
from sandtable.kernel.chain import canonical
from sandtable.library.fault import Unreadable
from sandtable.library.words import Words
from sandtable.match.series import Bout, Played
from sandtable.players.roster import CAPTAIN

SHIPPED = "village-raid"
"""The scenario that is played by default."""


def simulate_argad(
    scenario: str = typer.Argument(SHIPPED, metavar="SCENARIO", help="A scenario by its name or file."),
    players: str = typer.Option(
        CAPTAIN, "--players", metavar="NAMES", help=f"{who_plays('argad')}: one for each seat, or one for all."
    ),
    number: int = Number,
    seed: int = Seed,
    mirror: bool = typer.Option(False, "--mirror", help="Each game once for every seat, the players changing seats."),
    save: Path | None = Save,
    tables: Path | None = typer.Option(
        None,
        "--tables",
        metavar="FILE.toml",
        help="Tables of your own; they stand for the period that the file is named after.",
    ),
    jobs: int = Jobs,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """Play Argad! and print one line per game: number, winners, clause, last turn, and what each seat has lost."""
    say = spoken(lang)
    try:
        own = with_own(load_tables(), tables) if tables else None
        played = load_scenario(find_scenario(scenario), own)
    except Unreadable as trouble:
        unusable(say, trouble)
    names = _players(say, players, played)
    bouts = [_bout(played, names, each, seed, save, mirror=mirror) for each in range(number)]
    bouts = [replace(bout, tables=canonical(own)) for bout in bouts] if own else bouts
    play_and_tell(say, bouts, played.seats, _facts, jobs, save, as_json=as_json)


def _players(say: Words, text: str, scenario: Scenario) -> tuple[str, ...]:
    names, seats = named_players(say, "argad", text), len(scenario.seats)
    if len(names) not in (1, seats):
        fail([say("series-seats", text=text, seats=seats)], UNUSABLE)
    return names * seats if len(names) == 1 else names


def _bout(
    scenario: Scenario, names: tuple[str, ...], number: int, seed: int, save: Path | None, *, mirror: bool
) -> Bout:
    """The game of a number. In a mirrored series, as many games as there are seats have the same seed."""
    seats = len(scenario.seats)
    shift = number % seats if mirror else 0
    players = tuple(zip(scenario.seats, names[shift:] + names[:shift], strict=True))
    own = seed + (number // seats if mirror else number)
    return Bout(number + 1, "argad", canonical(scenario), players, own, file_of(save, number))


def _facts(played: Played) -> dict[str, Any]:
    state = msgspec.json.decode(played.state, type=State)
    return {
        "game": played.number,
        "winner": ",".join(played.outcome.winners) or NOBODY,
        "clause": played.outcome.clause,
        "turn": state.turn,
        **{f"{seat}_lost": _lost(state, seat) for seat in state.scenario.seats},
        "players": ",".join(name for _, name in played.players),
        "seed": played.seed,
    }


def _lost(state: State, seat: str) -> str:
    mine = {figure.id for figure in state.scenario.figures if figure.seat == seat}
    return f"{sum(fallen.id in mine for fallen in state.fallen)}/{len(mine)}"
