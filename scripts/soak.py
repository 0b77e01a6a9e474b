"""Plays many games between random sides and players, and checks every state and every file.

    python scripts/soak.py FOLDER [--ruleset impetus|grandeur|argad|rapide] [--games 2000] [--minutes 35] [--jobs 2]

A game that is kept in the folder is not played again but verified again, so that the command goes on where it stopped.
Game n has its own scenario, options and players, all drawn from n; every tenth is between captains only. A game with a
fault, or one that takes longer than the limit, is kept beside the others as far as it went, with its traceback, and the
others go on. It ends with exit code 1 if any game had a fault, or if not one was finished.
"""

import argparse
import faulthandler
import random
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import replace

from sandtable.games import game as package_of
from sandtable.games import load_ruleset, ruleset_of
from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.grandeur.files import matchup as grandeur
from sandtable.games.grandeur.files.armies import armies as grandeur_armies
from sandtable.games.grandeur.files.battles import battles as grandeur_battles
from sandtable.games.impetus.files.armies import armies
from sandtable.games.impetus.files.battles import battles
from sandtable.games.impetus.files.matchup import FIELDS, matchup, on_the_field_of
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.rapide.files.battles import battles as rapide_battles
from sandtable.games.rapide.files.battles import load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.rules.battle import Leader
from sandtable.kernel.awaiting import Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.game import Game
from sandtable.kernel.loop import Decide
from sandtable.kernel.memory import collect_rarely
from sandtable.kernel.verify import verify
from sandtable.library.sand import write_sand
from sandtable.match.table import answer, seated
from sandtable.players.chance import drawn, from_seed, seeded
from sandtable.players.roster import CAPTAIN, RECRUIT, player

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.crew import results

MOST_ANSWERS = 5000
MINUTES, LIMIT = 35, 300
CAPTAINS = 10
"""Every so many games are between captains only."""

WEATHERS = (None, "hot", "clear", "after-rain", "rain", "foul")
"""None: it is thrown for."""

DAWN = 4
"""So many turns are played of most games of Argad!; every fourth has all of them."""


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


def rapide_of(number: int) -> Any:
    """The two sides of a shipped battle, or one of each of two, on any ground, under any leaders."""
    draw, ruleset = random.Random(number), load_rapide()
    shipped = [load_battle(path, ruleset) for path in rapide_battles().values()]
    while True:
        one, other = draw.choice(shipped), draw.choice(shipped)
        sides = [
            replace(army, leader=Leader(*(draw.randint(0, 6) for _ in range(3))), veteran=draw.random() < 0.5)
            for army in draw.sample([one.attacker, other.defender], 2)
        ]
        found = replace(
            one,
            attacker=sides[0],
            defender=sides[1],
            terrain=draw.choice(sorted(ruleset.tables.terrains)),
            retreat_test=draw.random() < 0.5,
        )
        if not any(ruleset.judge_setup(found)):
            return found


SCENARIOS: Mapping[str, Callable[[int], Any]] = MappingProxyType(
    {"impetus": battle_of, "grandeur": grandeur_of, "argad": skirmish_of, "rapide": rapide_of}
)
"""How games of one ruleset are drawn."""


def players_of(number: int, seats: int) -> list[str]:
    """Captains and recruits, at least one of them a recruit but in every tenth game."""
    if number % CAPTAINS == 0:
        return [CAPTAIN] * seats
    draw = random.Random(f"players {number}")
    names = [draw.choice((RECRUIT, CAPTAIN)) for _ in range(seats)]
    return names if RECRUIT in names else [RECRUIT, *names[1:]]


def play(ruleset_name: str, number: int, note: Callable[[bytes], Any]) -> Game:
    """One game, looked at after every answer; each line is told as soon as it is written."""
    ruleset, unsound = load_ruleset(ruleset_name), package_of(ruleset_name).unsound
    assert unsound, "a game says what is wrong with its states"
    scenario = SCENARIOS[ruleset_name](number)
    assert not (refused := list(ruleset.judge_setup(scenario))), refused
    seats = ruleset.seats(ruleset.setup(scenario))
    game = seated(ruleset, scenario, from_seed(number, seats))
    names = enumerate(zip(seats, players_of(number, len(seats)), strict=True))
    named: dict[str, Decide] = {seat: player(name, ruleset, number * 2 + at) for at, (seat, name) in names}
    game.begin()
    for line in game.lines:
        note(line + b"\n")
    while not isinstance(awaited := ruleset.awaiting(game.state), Over):
        entry = answer(game, awaited, lambda view, seat: named[seat](view, seat), seeded(number))
        note(canonical(entry) + b"\n")
        wrong = list(unsound(game.state, getattr(ruleset, "umpire", None)))
        assert not wrong, wrong
        assert len(game.entries) < MOST_ANSWERS, "the game does not end"
    game.close()
    return game


class Kept(NamedTuple):
    """The files of a game: the whole of it, what there is of it so far, and what is wrong with it."""

    whole: Path
    part: Path
    trace: Path

    def faulty(self) -> None:
        """What there is of a faulty game is kept."""
        if self.part.exists():
            self.part.replace(self.part.with_suffix(".sand"))


def kept(folder: str | Path, ruleset: str, number: int) -> Kept:
    name = f"{ruleset}-{number:06}"
    return Kept(*(Path(folder) / f"{name}{end}" for end in (".sand", "-fault.part", "-fault.txt")))


def check(ruleset: str, number: int, data: bytes) -> None:
    """A file is that of this very game, whole and sound."""
    verdict = verify(data, ruleset_of)
    assert verdict.fault is None, verdict
    assert verdict.finished, verdict
    assert (verdict.ruleset, verdict.game) == (ruleset, from_seed(number, ()).game), "it is another game"


def one(ruleset: str, folder: str, limit: float, number: int) -> str:
    """A game is verified if it is kept, else played, verified and kept; what is wrong with it, if anything."""
    collect_rarely()
    files = kept(folder, ruleset, number)
    with files.trace.open("w", encoding="utf-8") as trace:
        faulthandler.dump_traceback_later(limit * 0.9, file=trace)
        try:
            if files.whole.exists():
                check(ruleset, number, files.whole.read_bytes())
            else:
                with files.part.open("wb", buffering=0) as part:
                    game = play(ruleset, number, part.write)
                check(ruleset, number, b"".join(line + b"\n" for line in game.lines))
                write_sand(files.whole, game.lines)
        except Exception as trouble:
            traceback.print_exc(file=trace)
            files.faulty()
            return f"{type(trouble).__name__}: {trouble}"[:500]
        finally:
            faulthandler.cancel_dump_traceback_later()
    files.trace.unlink(missing_ok=True)
    files.part.unlink(missing_ok=True)
    return ""


def soak(ruleset: str, folder: Path, games: int, minutes: float, jobs: int, limit: float = LIMIT) -> tuple[int, int]:
    """How many games are sound, and how many had a fault."""
    folder.mkdir(parents=True, exist_ok=True)
    end, faults, played, again = time.monotonic() + minutes * 60, 0, 0, 0
    there = {n for n in range(1, games + 1) if kept(folder, ruleset, n).whole.exists()}
    say(f"{len(there)} of {games} are there")
    left = (n for n in range(1, games + 1) if time.monotonic() < end)
    for number, said, why in results(partial(one, ruleset, str(folder), limit), left, jobs, limit):
        if said is None:
            kept(folder, ruleset, number).faulty()
        fault = why if said is None else said
        faults += bool(fault)
        again += not fault and number in there
        played += not fault and number not in there
        if fault:
            say(f"game {number}: {fault}")
    say(f"{played} played, {again} verified again, {faults} with a fault, {games - played - again - faults} left")
    return played + again, faults


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def main(args: Any) -> int:
    sound, faults = soak(args.ruleset, args.folder, args.games, args.minutes, args.jobs, args.limit)
    return 1 if faults or not sound else 0


def positive(kind: Callable[[str], Any]) -> Callable[[str], Any]:
    """A number above zero, as an argument."""

    def read(text: str) -> Any:
        number = kind(text)
        if not number > 0:
            raise argparse.ArgumentTypeError(f"{text} is not above zero")
        return number

    return read


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--ruleset", choices=sorted(SCENARIOS), default="impetus")
    parser.add_argument("--games", type=positive(int), default=2000)
    parser.add_argument("--minutes", type=positive(float), default=MINUTES)
    parser.add_argument("--jobs", type=positive(int), default=2)
    parser.add_argument("--limit", type=positive(float), default=LIMIT, help="seconds for one game")
    sys.exit(main(parser.parse_args()))
