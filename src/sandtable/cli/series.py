"""Series of games as commands print them: one line per game in order, or everything as JSON."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import typer

from sandtable.cli.speech import STOPPED, UNUSABLE, fail, tell, unsaved, with_progress
from sandtable.kernel.memory import collect_rarely
from sandtable.library.nearest import unknown
from sandtable.library.readable import refusal_line, sentence
from sandtable.library.words import Words
from sandtable.match.series import Bout, BrokenPlayer, OtherSeries, Played, note_players, play_series
from sandtable.players import roster

Facts: TypeAlias = Callable[[Played], dict[str, Any]]
"""The columns that are printed of a game."""

NOBODY = "-"

Number = typer.Option(1, "--games", metavar="N", min=1, max=1_000_000, help="How many games.")
Seed = typer.Option(0, "--seed", metavar="S", min=0, help="Where the chances start.")
Save = typer.Option(None, "--save", metavar="DIR", help="Keep each game, and go on where a series stopped.")
Jobs = typer.Option(0, "--jobs", min=0, help="How many cores; 0: all of them.")
Json = typer.Option(False, "--json", help="Print the results as JSON.")


def who_plays(game: str) -> str:
    """The players of a game, for the help of a command: captain, recruit or module:Class."""
    return f"{', '.join(reversed(roster.players_of(game)))} or module:Class"


def named_players(say: Words, game: str, text: str) -> tuple[str, ...]:
    """The players that a list names. A module that is named is looked for in the current folder, too."""
    names = tuple(name.strip() for name in text.split(","))
    sys.path.append(str(Path.cwd()))
    for name in names:
        try:
            roster.check(game, name)
        except roster.NoPlayer as trouble:
            fail([say("series-player", name=name, reason=trouble.reason)], UNUSABLE)
        except LookupError:
            fail([sentence(say, "fault-name", unknown(name, roster.names(game)))], UNUSABLE)
    return names


def make_folder(say: Words, save: Path | None) -> None:
    """Makes the folder of a series if it is not there."""
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            unsaved(say, save, error)


def file_of(save: Path | None, number: int) -> str:
    """Where a game of a series is kept; empty if it is not."""
    return str(save / f"{number + 1:06}.sand") if save else ""


def play_and_tell(
    say: Words, bouts: list[Bout], seats: tuple[str, ...], facts: Facts, jobs: int, save: Path | None, *, as_json: bool
) -> None:
    """Plays and prints all games of a series."""
    make_folder(say, save)
    try:
        if save is not None:
            note_players(save, bouts)
        _report(say, bouts, seats, facts, jobs or os.cpu_count() or 1, as_json=as_json)
    except OtherSeries as other:
        fail([say("series-other", file=str(other))], UNUSABLE)
    except BrokenPlayer as broken:
        fail(_broken(say, broken), UNUSABLE)
    except KeyboardInterrupt:
        fail([say("series-stopped-kept", folder=str(save)) if save else say("series-stopped")], STOPPED)
    except OSError as error:
        unsaved(say, error.filename or save, error)


def _broken(say: Words, broken: BrokenPlayer) -> Iterator[str]:
    """Which order of which player is refused, and by which clauses."""
    bout, refused = broken.bout, broken.refused
    player = dict(bout.players)[refused.seat]
    where: dict[str, str | int] = {"game": bout.ruleset, "number": bout.number, "entry": refused.entry}
    yield say("series-refused", **where, player=player, seat=refused.seat, order=refused.order)
    yield from (f"  {refusal_line(say, each)}" for each in refused.refusals)
    if bout.file:
        yield say("series-refused-kept", file=bout.file)


def _report(say: Words, bouts: list[Bout], seats: tuple[str, ...], facts: Facts, jobs: int, *, as_json: bool) -> None:
    """Prints each game as soon as it and all before it are done, with a progress bar at a terminal."""
    collect_rarely()
    played = play_series(bouts, min(jobs, len(bouts)))
    found = _in_order(with_progress(played, say("series-progress"), len(bouts)))
    if not as_json:
        for each in found:
            tell("\t".join(str(value) for value in facts(each).values()))
        return
    results = [facts(each) for each in found]
    wins = Counter(each["winner"] for each in results)
    counts = {name: wins[name] for name in dict.fromkeys((*seats, NOBODY, *sorted(wins)))}
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
