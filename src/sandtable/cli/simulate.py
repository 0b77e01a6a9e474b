"""`sandtable simulate`: many games between the program's own players."""

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, refusal_line, spoken, tell, unusable
from sandtable.kernel.chain import canonical
from sandtable.kernel.memory import collect_rarely
from sandtable.library.fault import Unreadable
from sandtable.library.impetus.matchup import FIELDS, PLAYED, matchup, on_the_field_of
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.library.impetus.tables import load_scales
from sandtable.library.words import Words
from sandtable.match.series import Bout, OtherSeries, Played, play_series
from sandtable.players.chance import drawn
from sandtable.players.roster import CAPTAIN, PLAYERS
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
    _known(say, scale, tuple(load_scales()))
    if edition:
        _known(say, edition, tuple(EDITIONS))
    plan = Plan(red, blue, field, edition, scale, turns, seed, _players(say, players), mirror, save)
    bouts = [_bout(say, plan, each) for each in range(number)]
    _ready(say, save)
    try:
        _report(say, bouts, jobs or os.cpu_count() or 1, as_json=as_json)
    except OtherSeries as other:
        fail([say("series-other", file=str(other))], UNUSABLE)
    except OSError as error:
        fail([say("cannot-save", file=error.filename or str(save), reason=error.strerror or str(error))], BAD)


def _players(say: Words, text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        _known(say, name, PLAYERS)
    if len(names) != len(SEATS):
        fail([say("series-players", text=text)], UNUSABLE)
    return names[0], names[1]


def _known(say: Words, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        fail([say("fault-name", name=name, nearest="none", known=", ".join(known))], UNUSABLE)


def _ready(say: Words, save: Path | None) -> None:
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail([say("cannot-save", file=str(save), reason=error.strerror or str(error))], BAD)


def _bout(say: Words, plan: Plan, number: int) -> Bout:
    """The game of a number; of a mirrored series two have the same seed, and the players change sides."""
    seed = plan.seed + (number // 2 if plan.mirror else number)
    seats = reversed(plan.players) if plan.mirror and number % 2 else plan.players
    file = str(plan.save / f"{number + 1:06}.sand") if plan.save else ""
    players = tuple(zip(SEATS, seats, strict=True))
    return Bout(number + 1, "impetus", canonical(_scenario(say, plan, seed)), players, seed, file)


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


# The report


def _report(say: Words, bouts: list[Bout], jobs: int, *, as_json: bool) -> None:
    """A line for each game as soon as it and all before it are done; a progress bar where somebody looks on."""
    collect_rarely()
    found = _in_order(_watched(say, play_series(bouts, min(jobs, len(bouts))), len(bouts)))
    if not as_json:
        for each in found:
            tell("\t".join(str(value) for value in _facts(each).values()))
        return
    results = [_facts(each) for each in found]
    wins = Counter(each["winner"] for each in results)
    counts = {seat: wins[seat] for seat in (*SEATS, "-")}
    summary = {"games": len(results), "wins": counts, "results": results}
    tell(msgspec.json.encode(summary).decode())


def _in_order(played: Iterable[Played]) -> Iterator[Played]:
    early: dict[int, Played] = {}
    wanted = 1
    for each in played:
        early[each.number] = each
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


def _watched(say: Words, played: Iterator[Played], number: int) -> Iterator[Played]:
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(played, say("series-progress"), total=number, console=Console(stderr=True), transient=True)


def _facts(played: Played) -> dict[str, Any]:
    state = msgspec.json.decode(played.state, type=State)
    red, blue = tolls(state)
    return {
        "game": played.number,
        "winner": next(iter(played.outcome.winners), "-"),
        "clause": played.outcome.clause,
        "turn": state.turn,
        "red_lost": f"{red.gone}/{red.whole}",
        "blue_lost": f"{blue.gone}/{blue.whole}",
        "players": ",".join(name for _, name in played.players),
        "seed": played.seed,
    }
