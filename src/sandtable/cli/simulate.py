"""`sandtable simulate GAME` for a game that has no such command of its own, but scenarios."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import typer

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
from sandtable.games.package import GamePackage
from sandtable.kernel.chain import canonical
from sandtable.library.fault import Unreadable
from sandtable.library.own import BATTLES
from sandtable.library.scenario import named_scenario
from sandtable.library.words import Words, words
from sandtable.match.series import Bout, Played
from sandtable.players.roster import players_of


def can_be_simulated(package: GamePackage) -> bool:
    """It has scenarios, and one that is played if nobody names another."""
    return BATTLES in package.files.readers and bool(package.files.first)


def simulate_of(package: GamePackage) -> Callable[..., None]:
    """The command for a game."""
    game, best = package.name, players_of(package.name)[-1]

    def simulate(
        scenario: str = typer.Argument(package.files.first, help="A scenario by its name or file."),
        players: str = typer.Option(best, help=f"{who_plays(game)}: one for each seat, or one for all."),
        number: int = Number,
        seed: int = Seed,
        save: Path | None = Save,
        jobs: int = Jobs,
        lang: str | None = Lang,
        as_json: bool = Json,
    ) -> None:
        say, rules = spoken(lang), package.files.load()
        try:
            found = named_scenario(package, scenario)
        except Unreadable as trouble:
            unusable(say, trouble)
        seats = rules.seats(rules.setup(found))
        seated = tuple(zip(seats, _players(say, game, players, len(seats)), strict=True))
        bouts = [Bout(n + 1, game, canonical(found), seated, seed + n, file_of(save, n)) for n in range(number)]
        play_and_tell(say, bouts, seats, _facts, jobs, save, as_json=as_json)

    title = words("en")(f"game-{game}")
    simulate.__doc__ = f"Play {title} and print one line per game: number, winners, clause, last turn, seed."
    return simulate


def _players(say: Words, game: str, text: str, seats: int) -> tuple[str, ...]:
    names = named_players(say, game, text)
    if len(names) not in (1, seats):
        fail([say("series-seats", text=text, seats=seats)], UNUSABLE)
    return names * seats if len(names) == 1 else names


def _facts(played: Played) -> dict[str, Any]:
    turn = msgspec.json.decode(played.state).get("turn", NOBODY)
    winner = ",".join(played.outcome.winners) or NOBODY
    clause = played.outcome.clause
    return {"game": played.number, "winner": winner, "clause": clause, "turn": turn, "seed": played.seed}
