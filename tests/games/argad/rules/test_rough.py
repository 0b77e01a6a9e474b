"""Rough play on a narrow table, with everything at once: whatever is offered is lawful, and every state is sound."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.setup.scenario import Aim, Choices, Pact, Piece, Post, Scenario
from sandtable.games.argad.rules.soundness import unsound
from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.awaiting import Over
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.loop import refusals
from sandtable.players.recruit import Recruit
from sandtable.table.plane import TURN, Pose
from tests.games.argad.rules.brawler import Brawler

CM = 1000
SIDE, TURNS = 52, 5
SEATS = ("red", "green", "blue")
KINDS: tuple[dict[str, Any], ...] = (
    {"wears": 4, "armour": True, "blades": ("spear", "sword"), "shield": "medium", "horse": "cavalry"},
    {"wears": 4, "armour": True, "blades": ("spear",), "base": "square"},
    {"wears": 2, "missile": "longbow", "blades": ("knife",)},
    {"wears": 2, "missile": "javelin", "blades": ("knife",)},
    {"wears": 3, "blades": ("two-handed-axe",), "strong": True},
    {"wears": 3, "blades": ("sword",), "glory": 6, "heroics": ("great-warrior", "swift"), "usual": "sword"},
    {"wears": 1, "horse": "beast"},
)
RANKS: dict[str, Any] = {"shield": "large", "traits": ("close-order", "wall"), "blades": ("spear",), "base": "square"}


def line(*points: tuple[float, float]) -> tuple[tuple[int, int], ...]:
    return tuple((round(x * CM), round(y * CM)) for x, y in points)


def box(left: int, low: int, right: int, top: int) -> tuple[tuple[int, int], ...]:
    return line((left, low), (right, low), (right, top), (left, top))


PIECES = (
    Piece("rampart", "rampart", box(30, 20, 36, 34), 0, 3 * CM),
    Piece("stairs", "stairs", box(35, 25, 40, 29), 0, CM),
    Piece("parapet", "parapet", line((29.8, 20), (29.8, 34)), 400),
    Piece("house", "house-wall", line((12, 8), (8, 8), (8, 20), (20, 20), (20, 8), (16, 8)), 300),
    Piece("room", "room", box(8, 8, 20, 20)),
    Piece("door", "door", line((12, 8), (16, 8)), 300),
    Piece("low", "low-wall", line((4, 30), (24, 30)), 300),
    Piece("wood", "wood", box(38, 36, 48, 48)),
    Piece("road", "road", line((0, 25), (50, 25)), 3 * CM),
)


def crowded(seed: int) -> Scenario:
    """Two blocks of spears, and whoever finds room between walls, stairs and trees."""
    chance = random.Random(seed)
    figures, posts = [], []
    for seat, left in (("red", 24), ("green", 4)):
        for n in range(6):
            figures.append(Figure(f"{seat}-{n}", seat, 3, 4, armour=True, unit=seat, **RANKS))
            posts.append(Post(f"{seat}-{n}", Pose((left + n % 3 * 2) * CM, (44 + n // 3 * 2) * CM, TURN // 4)))
    spots = [(x, y) for x in range(5, 48, 6) for y in range(5, 40, 7)]
    for n, (x, y) in enumerate(chance.sample(spots, 14)):
        figures.append(Figure(f"f{n}", SEATS[n % 3], chance.randint(1, 5), **chance.choice(KINDS)))
        posts.append(Post(f"f{n}", Pose(x * CM, y * CM, chance.randrange(TURN))))
    choices = Choices(moving=("together", "each")[seed % 2], taking=True, rounds=seed % 3, any_six=seed % 4 == 0)
    pacts = (Pact("red", "green", ("allied", "neutral", "hostile")[seed % 3]),)
    aims = tuple(Aim(seat, "kill", count=99) for seat in SEATS)
    size = (SIDE * CM, SIDE * CM)
    whole = Scenario(
        "fourteenth-century", size, SEATS, tuple(figures), tuple(posts), aims, TURNS, pacts, PIECES, choices=choices
    )
    barred = {refusal.args.get("figure") for refusal in load_argad().judge_setup(whole)}
    return replace(
        whole,
        figures=tuple(each for each in figures if each.id not in barred),
        posts=tuple(each for each in posts if each.figure not in barred),
    )


@pytest.mark.parametrize("seed", range(6))
def test_rough_play_stays_sound(seed: int) -> None:
    """Recruits and brawlers by turns, to the end; nobody in a wall, on another, or in two states at once."""
    ruleset, chance, scenario = load_argad(), random.Random(seed), crowded(seed)
    assert not list(ruleset.judge_setup(scenario))
    players = (Recruit(ruleset, seed), Brawler(ruleset, seed))
    state = ruleset.resolve(ruleset.setup(scenario), Begin())[1]
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            faces = tuple(chance.randint(1, awaited.sides) for _ in range(awaited.count))
            state = ruleset.resolve(state, Read(read(awaited, faces)))[1]
            continue
        seat = chance.choice(awaited.seats)
        order = chance.choice(players)(ruleset.view(state, seat), seat)
        assert not list(refusals(ruleset, state, seat, order)), order
        state = ruleset.resolve(state, Given(seat, order))[1]
        assert not list(unsound(state, ruleset.umpire))
