"""`sandtable simulate`: many games between the program's own players."""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from sandtable.cli.series import NOBODY, file_of, known, named_players, play_and_tell
from sandtable.cli.simulate_argad import simulate_argad
from sandtable.cli.speech import UNUSABLE, Lang, fail, refusal_line, spoken, unusable
from sandtable.kernel.chain import canonical
from sandtable.library.fault import Unreadable
from sandtable.library.impetus.matchup import FIELDS, PLAYED, matchup, on_the_field_of
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.library.impetus.tables import load_scales
from sandtable.library.words import Words
from sandtable.match.series import Bout, Played
from sandtable.players.chance import drawn
from sandtable.players.roster import CAPTAIN
from sandtable.rulesets.impetus.books import EDITIONS
from sandtable.rulesets.impetus.scenario import LAST_TURN, SEATS, TURNS, Scenario
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.turns import tolls


class Plan(NamedTuple):
    """What a series is asked to be."""

    red: str
    blue: str
    field: str
    edition: str
    scale: str
    turns: int
    seed: int
    players: tuple[str, str]
    mirror: bool
    save: Path | None


simulate = typer.Typer(help="Play many games between the program's own players.", no_args_is_help=True)


@simulate.callback()
def games() -> None:
    """Play many games between the program's own players."""


simulate.command("argad")(simulate_argad)


@simulate.command("impetus")
def simulate_impetus(
    red: str = typer.Option("", "--red", metavar="ARMY", help="The red army: its name or a file."),
    blue: str = typer.Option("", "--blue", metavar="ARMY", help="The blue army: its name or a file."),
    edition: str = typer.Option("", "--edition", metavar="fr|es", help="The edition; by default the battle's, or fr."),
    scale: str = typer.Option("15", "--scale", metavar="28|20|15|10|6", help="The size of the figures."),
    field: str = typer.Option(
        PLAYED, "--field", metavar="FIELD", help="Terrain: played, random, open, or a battle by its name or file."
    ),
    players: str = typer.Option(f"{CAPTAIN},{CAPTAIN}", "--players", metavar="RED,BLUE", help="captain or recruit."),
    number: int = typer.Option(1, "--games", metavar="N", min=1, max=1_000_000, help="How many games."),
    seed: int = typer.Option(0, "--seed", metavar="S", min=0, help="Where the chances start."),
    turns: int = typer.Option(LAST_TURN, "--turns", min=TURNS[0], max=TURNS[1], help="The last turn of a game."),
    mirror: bool = typer.Option(False, "--mirror", help="Each game twice, with the players changing sides."),
    save: Path | None = typer.Option(
        None, "--save", metavar="DIR", help="Keep each game, and go on where a series stopped."
    ),
    jobs: int = typer.Option(0, "--jobs", min=0, help="How many cores; 0: all of them."),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print the results as JSON."),
) -> None:
    """Play Basic Impetus: a line a game with its number, winner, clause, last turn, and what each army has lost."""
    say = spoken(lang)
    known(say, scale, tuple(load_scales()))
    if edition:
        known(say, edition, tuple(EDITIONS))
    plan = Plan(red, blue, field, edition, scale, turns, seed, _players(say, players), mirror, save)
    bouts = [_bout(say, plan, each) for each in range(number)]
    play_and_tell(say, bouts, SEATS, _facts, jobs, save, as_json=as_json)


def _players(say: Words, text: str) -> tuple[str, str]:
    names = named_players(say, text)
    if len(names) != len(SEATS):
        fail([say("series-players", text=text)], UNUSABLE)
    return names[0], names[1]


def _bout(say: Words, plan: Plan, number: int) -> Bout:
    """The game of a number; of a mirrored series two have the same seed, and the players change sides."""
    seed = plan.seed + (number // 2 if plan.mirror else number)
    seats = reversed(plan.players) if plan.mirror and number % 2 else plan.players
    players = tuple(zip(SEATS, seats, strict=True))
    return Bout(number + 1, "impetus", canonical(_scenario(say, plan, seed)), players, seed, file_of(plan.save, number))


def _scenario(say: Words, plan: Plan, seed: int) -> Scenario:
    if plan.field in FIELDS and not (plan.red and plan.blue):
        fail([say("series-armies")], UNUSABLE)
    try:
        scenario = _laid_out(plan, seed)
    except Unreadable as trouble:
        unusable(say, trouble)
    refused = list(load_impetus().judge_setup(scenario))
    if refused:
        fail((refusal_line(say, each) for each in refused), UNUSABLE)
    return scenario


def _laid_out(plan: Plan, seed: int) -> Scenario:
    if plan.field not in FIELDS:
        return on_the_field_of(plan.field, plan.red, plan.blue, plan.edition)
    edition = plan.edition or next(iter(EDITIONS))
    draw = drawn(seed)
    return matchup(plan.red, plan.blue, plan.field, draw, edition=edition, scale=plan.scale, turns=plan.turns)


def _facts(played: Played) -> dict[str, Any]:
    state = msgspec.json.decode(played.state, type=State)
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
