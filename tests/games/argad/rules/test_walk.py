"""Walking together: who meets whom, and where everybody comes to stand, depends on nobody's place in a list."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.orders import Announce, Confirm, Move
from sandtable.games.argad.rules.setup.scenario import Aim, Pact, Post, Scenario
from sandtable.games.argad.rules.state import State
from sandtable.kernel.answer import Begin, Given
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.loop import refusals
from sandtable.table.plane import TURN, Pose

CM = 1000
SIDE = 34
SEATS = ("north", "east", "south", "west")


def melee(seed: int) -> Scenario:
    """Four players close together, two of them allied, two neutral; on foot and mounted, round and square."""
    chance = random.Random(seed)
    figures, posts = [], []
    for n in range(16):
        horse: Any = "cavalry" if n % 5 == 0 else "none"
        base: Any = ("round", "square")[n % 2]
        worn = chance.choice((2, 3, 4, 5))
        figures.append(
            Figure(f"f{n}", SEATS[n % 4], 3, worn, armour=worn > 3, horse=horse, base=base, blades=("sword",))
        )
        place = Pose((5 + n % 4 * 8) * CM, (5 + n // 4 * 8) * CM, chance.randrange(TURN))
        posts.append(Post(f"f{n}", place))
    return Scenario(
        "fourteenth-century",
        (SIDE * CM, SIDE * CM),
        SEATS,
        tuple(figures),
        tuple(posts),
        tuple(Aim(seat, "kill") for seat in SEATS),
        3,
        (Pact("north", "east", "allied"), Pact("south", "west", "neutral")),
    )


def announced(state: State, seed: int) -> dict[str, tuple[Move, ...]]:
    """What each player lets his figures do, drawn by lot among what is lawful."""
    ruleset, chance = load_argad(), random.Random(seed)
    found: dict[str, tuple[Move, ...]] = {}
    for seat in SEATS:
        mine: list[Move] = []
        for figure in (each for each in state.scenario.figures if each.seat == seat):
            for _ in range(6):
                path = tuple(
                    (chance.randrange(SIDE * CM), chance.randrange(SIDE * CM))
                    for _ in range(chance.choice((0, 1, 1, 2)))
                )
                move = Move(figure.id, path, face=chance.choice((-1, chance.randrange(TURN))))
                if not any(refusals(ruleset, state, seat, Announce(state.moment, (*mine, move)))):
                    mine.append(move)
                    break
        found[seat] = tuple(mine)
    return found


def walked(scenario: Scenario, moves: dict[str, tuple[Move, ...]], chance: random.Random) -> tuple[Any, ...]:
    """Where everybody stands after one movement, and who has met whom; seats answer in the order of a lot."""
    ruleset = load_argad()
    state = ruleset.resolve(ruleset.setup(scenario), Begin())[1]
    events: list[Any] = []
    while isinstance(awaited := ruleset.awaiting(state), Choice) and awaited.what == "talk" and state.turn == 1:
        seat = chance.choice(awaited.seats)
        shuffled = chance.sample(moves[seat], len(moves[seat]))
        order = Confirm(state.moment) if state.round else Announce(state.moment, tuple(shuffled))
        told, state = ruleset.resolve(state, Given(seat, order))
        events += told
    stands = sorted(
        (event.walk.figure, event.stand, event.still) for event in events if type(event).__name__ == "Moved"
    )
    met = sorted(tuple(sorted((event.one, event.other))) for event in events if type(event).__name__ == "Halted")
    return stands, met


@pytest.mark.parametrize("seed", range(30))
def test_no_list_decides_who_meets_whom(seed: int) -> None:
    """Players, figures and orders in any order: the same walk (AR VI.b, VI.f, VI.k)."""
    ruleset, chance, scenario = load_argad(), random.Random(seed), melee(seed)
    assert not list(ruleset.judge_setup(scenario))
    moves = announced(ruleset.resolve(ruleset.setup(scenario), Begin())[1], seed)
    first = walked(scenario, moves, chance)
    assert first[0]
    for _ in range(4):
        mixed = replace(
            scenario,
            seats=tuple(chance.sample(SEATS, len(SEATS))),
            figures=tuple(chance.sample(scenario.figures, len(scenario.figures))),
            posts=tuple(chance.sample(scenario.posts, len(scenario.posts))),
        )
        assert walked(mixed, moves, chance) == first
