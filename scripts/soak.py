"""Plays many games of Basic Impetus or Grandeur between random armies and players, and checks every state and file.

    python scripts/soak.py FOLDER [--game impetus] [--games 2000] [--minutes 30] [--jobs 2]

A game that is kept in the folder is not played again, so that the command goes on where it stopped. Game n has its own
armies, edition or weather, scale, field, last turn and players, all drawn from n; every tenth is captain against
captain. It ends with exit code 1 if any game had a fault.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from sandtable.kernel.awaiting import Over
from sandtable.kernel.game import Game
from sandtable.kernel.loop import Decide
from sandtable.kernel.memory import collect_rarely
from sandtable.kernel.verify import verify
from sandtable.library.grandeur import matchup as grandeur
from sandtable.library.grandeur.armies import armies as grandeur_armies
from sandtable.library.grandeur.battles import battles as grandeur_battles
from sandtable.library.grandeur.ruleset import load_grandeur
from sandtable.library.impetus.armies import armies
from sandtable.library.impetus.battles import battles
from sandtable.library.impetus.matchup import FIELDS, matchup, on_the_field_of
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.library.sand import write_sand
from sandtable.match.table import answer, seated
from sandtable.players.chance import drawn, from_seed, seeded
from sandtable.players.roster import CAPTAIN, RECRUIT, player
from sandtable.rulesets.catalogue import ruleset_of
from sandtable.rulesets.grandeur.soundness import unsound as grandeur_unsound
from sandtable.rulesets.impetus.scenario import SEATS, Scenario
from sandtable.rulesets.impetus.soundness import unsound

MOST_ANSWERS = 5000
CAPTAINS = 10
"""Every so many games are between two captains."""


class Soaked(NamedTuple):
    """A game as it is soaked: its ruleset, the battle of each number, and what is wrong with a state."""

    load: Callable[[], Any]
    scenario: Callable[[int], Any]
    unsound: Callable[[Any, Any], Iterator[str]]


def scenario_of(number: int) -> Scenario:
    """The armies, edition, scale and field of a game."""
    draw = random.Random(number)
    if draw.random() < 0.2:
        return on_the_field_of(draw.choice(sorted(battles())), edition=draw.choice(("fr", "es")))
    red, blue = draw.choice(sorted(armies())), draw.choice(sorted(armies()))
    edition, scale, turns = draw.choice(("fr", "es")), draw.choice(("28", "15", "10", "6")), draw.choice((6, 8, 12))
    return matchup(red, blue, draw.choice(FIELDS), drawn(number), edition=edition, scale=scale, turns=turns)


def players_of(number: int) -> tuple[str, str]:
    if number % CAPTAINS == 0:
        return CAPTAIN, CAPTAIN
    return random.Random(-number).choice(((RECRUIT, RECRUIT), (CAPTAIN, RECRUIT), (RECRUIT, CAPTAIN)))


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


WEATHERS = (None, "hot", "clear", "after-rain", "rain", "foul")
"""None: it is thrown for."""

SOAKED = {
    "impetus": Soaked(load_impetus, scenario_of, unsound),
    "grandeur": Soaked(load_grandeur, grandeur_of, grandeur_unsound),
}


def play(number: int, name: str) -> Game:
    """One game, looked at after every answer."""
    soaked = SOAKED[name]
    ruleset, told = soaked.load(), soaked.scenario(number)
    assert not (refused := list(ruleset.judge_setup(told))), refused
    game = seated(ruleset, told, from_seed(number, SEATS))
    names = enumerate(zip(SEATS, players_of(number), strict=True))
    named: dict[str, Decide] = {seat: player(name, ruleset, number * 2 + at) for at, (seat, name) in names}
    game.begin()
    while not isinstance(awaited := ruleset.awaiting(game.state), Over):
        answer(game, awaited, lambda view, seat: named[seat](view, seat), seeded(number))
        wrong = list(soaked.unsound(game.state, ruleset.umpire))
        assert not wrong, wrong
        assert len(game.entries) < MOST_ANSWERS, "the game does not end"
    game.close()
    return game


def one(task: tuple[int, str, str]) -> tuple[int, str]:
    """A game that is not in the folder yet is played, verified and kept; what is wrong with it, if anything."""
    number, folder, name = task
    path = Path(folder) / f"{number:06}.sand"
    if path.exists():
        return number, ""
    try:
        game = play(number, name)
        verdict = verify(b"".join(line + b"\n" for line in game.lines), ruleset_of)
        assert verdict.finished, verdict
        assert verdict.fault is None, verdict
    except Exception as trouble:
        return number, f"{type(trouble).__name__}: {trouble}"[:500]
    write_sand(path, game.lines)
    return number, ""


def soak(folder: Path, games: int, minutes: float, jobs: int, name: str = "impetus") -> int:
    """How many games had a fault."""
    folder.mkdir(parents=True, exist_ok=True)
    end, faults, done = time.monotonic() + minutes * 60, 0, 0
    missing = [n for n in range(1, games + 1) if not (folder / f"{n:06}.sand").exists()]
    print(f"{games - len(missing)} of {games} are there", flush=True)  # noqa: T201
    with ProcessPoolExecutor(jobs, get_context("spawn"), collect_rarely) as pool:
        for start in range(0, len(missing), 8 * jobs):
            if time.monotonic() > end:
                break
            for number, fault in pool.map(one, [(n, str(folder), name) for n in missing[start : start + 8 * jobs]]):
                done += not fault
                if fault:
                    faults += 1
                    print(f"game {number}: {fault}", flush=True)  # noqa: T201
    print(f"{done} played, {faults} with a fault, {len(missing) - done - faults} left", flush=True)  # noqa: T201
    return faults


def main(args: Any) -> int:
    return 1 if soak(args.folder, args.games, args.minutes, args.jobs, args.game) else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=sorted(SOAKED), default="impetus")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=35)
    parser.add_argument("--jobs", type=int, default=2)
    sys.exit(main(parser.parse_args()))
