"""What every `sandtable simulate` does: who plays which game, and a line for each that is over."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from sandtable.cli.speech import BAD, UNUSABLE, fail, known, refusal_line, tell, unusable
from sandtable.kernel.chain import canonical
from sandtable.kernel.memory import collect_rarely
from sandtable.library.fault import Unreadable
from sandtable.library.rulesets import load_ruleset
from sandtable.library.words import Words
from sandtable.match.series import Bout, OtherSeries, Played, play_series
from sandtable.players.roster import CAPTAIN, PLAYERS
from sandtable.rulesets.impetus.scenario import SEATS
from sandtable.rulesets.impetus.turns import tolls

Players = typer.Option(f"{CAPTAIN},{CAPTAIN}", "--players", metavar="RED,BLUE", help="captain or recruit.")
Number = typer.Option(1, "--games", metavar="N", min=1, max=1_000_000, help="How many games.")
Seed = typer.Option(0, "--seed", metavar="S", min=0, help="Where the chances start.")
Mirror = typer.Option(False, "--mirror", help="Each game twice, with the players changing sides.")
Save = typer.Option(None, "--save", metavar="DIR", help="Keep each game, and go on where a series stopped.")
Jobs = typer.Option(0, "--jobs", min=0, help="How many cores; 0: all of them.")
Json = typer.Option(False, "--json", help="Print the results as JSON.")


class Series(NamedTuple):
    """What a series is asked to be."""

    ruleset: str
    number: int
    seed: int
    players: tuple[str, str]
    mirror: bool
    save: Path | None


def players_of(say: Words, text: str) -> tuple[str, str]:
    """Who plays red and who blue."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        known(say, name, PLAYERS)
    if len(names) != len(SEATS):
        fail([say("series-players", text=text)], UNUSABLE)
    return names[0], names[1]


def play(say: Words, series: Series, scenario: Callable[[int], Any], jobs: int, *, as_json: bool) -> None:
    """Every game of a series, by the scenario of its seed; an army or battle that cannot be used ends the command."""
    bouts = [_bout(say, series, each, scenario) for each in range(series.number)]
    _ready(say, series.save)
    try:
        _report(say, bouts, jobs or os.cpu_count() or 1, as_json=as_json)
    except OtherSeries as other:
        fail([say("series-other", file=str(other))], UNUSABLE)
    except OSError as error:
        fail([say("cannot-save", file=error.filename or str(series.save), reason=error.strerror or str(error))], BAD)


def _ready(say: Words, save: Path | None) -> None:
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail([say("cannot-save", file=str(save), reason=error.strerror or str(error))], BAD)


def _bout(say: Words, series: Series, number: int, scenario: Callable[[int], Any]) -> Bout:
    """The game of a number; of a mirrored series two have the same seed, and the players change sides."""
    seed = series.seed + (number // 2 if series.mirror else number)
    seats = reversed(series.players) if series.mirror and number % 2 else series.players
    file = str(series.save / f"{number + 1:06}.sand") if series.save else ""
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


# The report


def _report(say: Words, bouts: list[Bout], jobs: int, *, as_json: bool) -> None:
    """A line for each game as soon as it and all before it are done; a progress bar where somebody looks on."""
    collect_rarely()
    found = _in_order(_watched(say, play_series(bouts, min(jobs, len(bouts))), len(bouts)))
    types = {bout.number: load_ruleset(bout.ruleset).state_type for bout in bouts}
    if not as_json:
        for each in found:
            tell("\t".join(str(value) for value in _facts(each, types[each.number]).values()))
        return
    results = [_facts(each, types[each.number]) for each in found]
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


def _facts(played: Played, type_: Any) -> dict[str, Any]:
    state = msgspec.json.decode(played.state, type=type_)
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
