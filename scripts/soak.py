"""Plays many games between random sides and players, and checks every state and every file.

    python scripts/soak.py FOLDER [--ruleset impetus|grandeur|argad] [--games 2000] [--minutes 30] [--jobs 2]

A game that is kept in the folder is not played again, so that the command goes on where it stopped. Game n has its own
scenario, options and players, all drawn from n; every tenth is between captains only. It ends with exit code 1 if any
game had a fault.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import replace

from sandtable.kernel.awaiting import Over
from sandtable.kernel.game import Game
from sandtable.kernel.loop import Decide
from sandtable.kernel.memory import collect_rarely
from sandtable.kernel.verify import verify
from sandtable.library.argad.scenarios import load_scenario, scenarios
from sandtable.library.grandeur import matchup as grandeur
from sandtable.library.grandeur.armies import armies as grandeur_armies
from sandtable.library.grandeur.battles import battles as grandeur_battles
from sandtable.library.impetus.armies import armies
from sandtable.library.impetus.battles import battles
from sandtable.library.impetus.matchup import FIELDS, matchup, on_the_field_of
from sandtable.library.rulesets import load_ruleset
from sandtable.library.sand import write_sand
from sandtable.match.table import answer, seated
from sandtable.players.chance import drawn, from_seed, seeded
from sandtable.players.roster import CAPTAIN, RECRUIT, player
from sandtable.rulesets.argad import soundness as argad
from sandtable.rulesets.catalogue import ruleset_of
from sandtable.rulesets.grandeur.soundness import unsound as grandeur_unsound
from sandtable.rulesets.impetus import soundness as impetus
from sandtable.rulesets.impetus.scenario import SEATS

MOST_ANSWERS = 5000
CAPTAINS = 10
"""Every so many games are between captains only."""

WEATHERS = (None, "hot", "clear", "after-rain", "rain", "foul")
"""None: it is thrown for."""

DAWN = 4
"""So many turns are played of most games of Argad!; every fourth has all of them."""


class Kind(NamedTuple):
    """How games of one ruleset are drawn, and what must hold in their states."""

    scenario: Callable[[int], Any]
    unsound: Callable[[Any, Any], Iterator[str]]


def battle_of(number: int) -> Any:
    """The armies, edition, scale and field of a game of Basic Impetus."""
    draw = random.Random(number)
    if draw.random() < 0.2:
        return on_the_field_of(draw.choice(sorted(battles())), edition=draw.choice(("fr", "es")))
    red, blue = draw.choice(sorted(armies())), draw.choice(sorted(armies()))
    edition, scale, turns = draw.choice(("fr", "es")), draw.choice(("28", "15", "10", "6")), draw.choice((6, 8, 12))
    return matchup(red, blue, draw.choice(FIELDS), drawn(number), edition=edition, scale=scale, turns=turns)


def grandeur_of(number: int) -> Any:
    """A shipped battle, or two armies on a field; weather, squares and the scale of units by lot."""
    draw = random.Random(number)
    switches: dict[str, Any] = {"weather": draw.choice(WEATHERS), "squares_by_order": draw.random() < 0.5}
    if draw.random() < 0.2:
        battle = draw.choice(sorted(grandeur_battles()))
        return grandeur.on_the_field_of(battle, last_turn=draw.choice((4, 8)), **switches)
    red, blue = (draw.choice(sorted(grandeur_armies())) for _ in SEATS)
    switches["divisions"] = draw.random() < 0.2
    scale, turns, field = draw.choice(("28", "20", "15", "10", "6")), draw.choice((4, 6, 8)), draw.choice(FIELDS)
    return grandeur.matchup(red, blue, field, drawn(number), scale=scale, turns=turns, **switches)


def skirmish_of(number: int) -> Any:
    """A scenario of Argad!, each in its turn, with options drawn."""
    draw, paths = random.Random(number), sorted(scenarios().values())
    found = load_scenario(paths[number % len(paths)])
    choices = replace(
        found.choices,
        beginner=draw.choice(("none", "none", "class", "armour")),
        mutual=draw.choice(("book", "book", "stand", "natural")),
        any_six=draw.random() < 0.2,
        moving=draw.choice(("together", "together", "together", "each")),
        taking=draw.random() < 0.2,
        rounds=draw.choice((0, 1, 3)),
    )
    turns = found.last_turn if number % 4 == 0 else min(found.last_turn, DAWN)
    return replace(found, choices=choices, last_turn=turns)


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "impetus": Kind(battle_of, impetus.unsound),
        "grandeur": Kind(grandeur_of, grandeur_unsound),
        "argad": Kind(skirmish_of, argad.unsound),
    }
)


def players_of(number: int, seats: int) -> list[str]:
    """Captains and recruits, at least one of them a recruit but in every tenth game."""
    if number % CAPTAINS == 0:
        return [CAPTAIN] * seats
    draw = random.Random(-number)
    names = [draw.choice((RECRUIT, CAPTAIN)) for _ in range(seats)]
    return names if RECRUIT in names else [RECRUIT, *names[1:]]


def play(ruleset_name: str, number: int) -> Game:
    """One game, looked at after every answer."""
    kind, ruleset = KINDS[ruleset_name], load_ruleset(ruleset_name)
    scenario = kind.scenario(number)
    assert not (refused := list(ruleset.judge_setup(scenario))), refused
    seats = ruleset.seats(ruleset.setup(scenario))
    game = seated(ruleset, scenario, from_seed(number, seats))
    names = enumerate(zip(seats, players_of(number, len(seats)), strict=True))
    named: dict[str, Decide] = {seat: player(name, ruleset, number * 2 + at) for at, (seat, name) in names}
    game.begin()
    while not isinstance(awaited := ruleset.awaiting(game.state), Over):
        answer(game, awaited, lambda view, seat: named[seat](view, seat), seeded(number))
        wrong = list(kind.unsound(game.state, getattr(ruleset, "umpire", None)))
        assert not wrong, wrong
        assert len(game.entries) < MOST_ANSWERS, "the game does not end"
    game.close()
    return game


def one(ruleset: str, folder: str, number: int) -> tuple[int, str]:
    """A game that is not in the folder yet is played, verified and kept; what is wrong with it, if anything."""
    path = Path(folder) / f"{number:06}.sand"
    if path.exists():
        return number, ""
    try:
        game = play(ruleset, number)
        verdict = verify(b"".join(line + b"\n" for line in game.lines), ruleset_of)
        assert verdict.finished, verdict
        assert verdict.fault is None, verdict
    except Exception as trouble:
        return number, f"{type(trouble).__name__}: {trouble}"[:500]
    write_sand(path, game.lines)
    return number, ""


def soak(ruleset: str, folder: Path, games: int, minutes: float, jobs: int) -> int:
    """How many games had a fault."""
    folder.mkdir(parents=True, exist_ok=True)
    end, faults, done = time.monotonic() + minutes * 60, 0, 0
    missing = [n for n in range(1, games + 1) if not (folder / f"{n:06}.sand").exists()]
    print(f"{games - len(missing)} of {games} are there", flush=True)  # noqa: T201
    with ProcessPoolExecutor(jobs, get_context("spawn"), collect_rarely) as pool:
        for start in range(0, len(missing), 8 * jobs):
            if time.monotonic() > end:
                break
            for number, fault in pool.map(partial(one, ruleset, str(folder)), missing[start : start + 8 * jobs]):
                done += not fault
                if fault:
                    faults += 1
                    print(f"game {number}: {fault}", flush=True)  # noqa: T201
    print(f"{done} played, {faults} with a fault, {len(missing) - done - faults} left", flush=True)  # noqa: T201
    return faults


def main(args: Any) -> int:
    return 1 if soak(args.ruleset, args.folder, args.games, args.minutes, args.jobs) else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--ruleset", choices=sorted(KINDS), default="impetus")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=35)
    parser.add_argument("--jobs", type=int, default=2)
    sys.exit(main(parser.parse_args()))
