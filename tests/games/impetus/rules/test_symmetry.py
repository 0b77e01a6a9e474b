"""Turning, mirroring or shifting the whole table, or exchanging the sides, changes nothing."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from sandtable.games.impetus.files.armies import find_army, load_army
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.orders import AnyOrder
from sandtable.games.impetus.rules.setup.scenario import Post, Scenario, Side
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Over
from sandtable.kernel.dice import Faces, Throw, read
from sandtable.kernel.loop import opened, refusals
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.chance import seeded
from sandtable.table.plane import TURN, UNIT, Pose
from tests.players.brawler import Brawler

SIDE = 120 * UNIT
SEEDS = range(6)
ARMIES = [
    ("gauls", "romans-polybian"),
    ("seleucids", "indians-classical"),
    ("english-hundred-years-war", "french-hundred-years-war"),
    ("swiss", "burgundians"),
    ("macedon-alexander", "persians-later"),
    ("mongols", "hussites"),
]


class World(NamedTuple):
    """How places, angles, turns to a side and seats look after a change."""

    at: Callable[[int, int], tuple[int, int]]
    heading: Callable[[int], int]
    mirrored: bool = False
    swapped: bool = False


HERE = World(lambda x, y: (x, y), lambda heading: heading)
QUARTER = World(lambda x, y: (SIDE - y, x), lambda heading: (heading + TURN // 4) % TURN)
HALF = World(lambda x, y: (SIDE - x, SIDE - y), lambda heading: (heading + TURN // 2) % TURN)
MIRROR = World(lambda x, y: (SIDE - x, y), lambda heading: (TURN // 2 - heading) % TURN, mirrored=True)
SHIFT = World(lambda x, y: (x + 7003, y - 5011), lambda heading: heading)
SWAP = World(lambda x, y: (x, y), lambda heading: heading, swapped=True)
WORLDS = {"quarter turn": QUARTER, "half turn": HALF, "mirror": MIRROR, "shift": SHIFT, "sides": SWAP}

CORNERS = {"left": "right", "right": "left"}
SEATS = {"red": "blue", "blue": "red"}


class Record(NamedTuple):
    """A game as it was played: its orders and throws, each with who gave it."""

    orders: list[tuple[str, AnyOrder]]
    throws: list[tuple[str, str, Faces]]
    states: list[State]


def scenario(seed: int) -> Scenario:
    """Two armies close to each other in the middle of a large table, with ground of every kind about them."""
    edition = ("fr", "es")[seed % 2]
    red, blue = (load_army(find_army(name)) for name in ARMIES[seed % len(ARMIES)])
    posts = [
        tuple(
            Post(unit.id, Pose((33 + 9 * (n % 6)) * UNIT, y + back * (n // 6) * 9 * UNIT, heading))
            for n, unit in enumerate(army.units)
        )
        for army, y, heading, back in ((red, 54 * UNIT, 9000, -1), (blue, 66 * UNIT, 27000, 1))
    ]
    pieces = (
        Piece("wood", "wood", 40 * UNIT, 62 * UNIT, 3000, 9 * UNIT, 6 * UNIT),
        Piece("hill", "hill", 75 * UNIT, 58 * UNIT, 1000, 12 * UNIT, 8 * UNIT),
        Piece("fields", "fields", 60 * UNIT, 75 * UNIT, 2000, 10 * UNIT, 5 * UNIT),
    )
    sides = Side(red, posts[0]), Side(blue, posts[1])
    board = Board(SIDE, SIDE)
    return Scenario(edition, "15", board, *sides, pieces, 3, "red", "lower", any_size=True, free_deployment=True)


# What a change makes of things


def seat_in(world: World, seat: str) -> str:
    return SEATS.get(seat, seat) if world.swapped else seat


def text_in(world: World, text: str) -> str:
    """Names carry the side."""
    for seat, other in SEATS.items():
        if world.swapped and (text == seat or text.startswith(f"{seat}.")):
            return other + text[len(seat) :]
    return text


def value_in(world: World, name: str, value: Any) -> Any:
    """A value of an order, a unit or a step, by its field."""
    if isinstance(value, Pose):
        return Pose(*world.at(value.x, value.y), world.heading(value.heading))
    if isinstance(value, str):
        return CORNERS.get(value, value) if world.mirrored and name in ("corner", "side") else text_in(world, value)
    if isinstance(value, tuple):
        return tuple(value_in(world, name, each) for each in value)
    if isinstance(value, msgspec.Struct) and not isinstance(value, Scenario | Piece):
        return struct_in(world, value)
    if name == "angle" and world.mirrored and isinstance(value, int):
        return -value
    return value


def struct_in(world: World, struct: Any) -> Any:
    names = [field.name for field in msgspec.structs.fields(struct)]
    kept = ("profile", "rear", "scenario", "pieces", "throws")
    changed = {name: value_in(world, name, getattr(struct, name)) for name in names if name not in kept}
    if hasattr(struct, "corner"):
        changed["angle"] = struct.angle
    if hasattr(struct, "general") and hasattr(struct, "angle"):
        changed["angle"] = world.heading(struct.angle)
    return replace(struct, **changed)


def scenario_in(world: World, told: Scenario) -> Scenario:
    sides = [
        replace(side, posts=tuple(replace(post, pose=value_in(world, "pose", post.pose)) for post in side.posts))
        for side in (told.red, told.blue)
    ]
    red, blue = reversed(sides) if world.swapped else sides
    pieces = tuple(piece_in(world, piece) for piece in told.pieces)
    return replace(told, red=red, blue=blue, pieces=pieces, defender=seat_in(world, told.defender or ""))


def piece_in(world: World, piece: Piece) -> Piece:
    x, y = world.at(piece.x, piece.y)
    return replace(piece, x=x, y=y, heading=world.heading(piece.heading))


# A game and its twin


@lru_cache(maxsize=len(SEEDS))
def played(seed: int) -> Record:
    return recorded(load_impetus(), scenario(seed), seed)


def recorded(ruleset: AnyRuleset, told: Any, seed: int) -> Record:
    """A game between rough players."""
    chance, player = seeded(seed), Brawler(ruleset, seed)
    assert not list(ruleset.judge_setup(told))
    state = opened(ruleset, told)
    record = Record([], [], [state])
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            faces = chance(awaited)
            record.throws.append((awaited.seat, awaited.what, faces))
            state = ruleset.resolve(state, Read(read(awaited, faces)))[1]
        else:
            order = player(state, awaited.seats[0])
            record.orders.append((awaited.seats[0], order))
            state = ruleset.resolve(state, Given(awaited.seats[0], order))[1]
            record.states.append(state)
    record.states.append(state)
    return record


def thrown_in(world: World, throw: Throw, left: list[tuple[str, str, Faces]]) -> Faces:
    """The faces that the same throw had; left is right in a mirror."""
    wanted = (seat_in(world, throw.seat), throw.what)
    place = next(at for at, each in enumerate(left) if each[:2] == wanted)
    faces = left.pop(place)[2]
    return tuple(7 - face for face in faces) if world.mirrored and throw.what == "shift" else faces


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", WORLDS)
def test_a_changed_table_plays_the_same_game(name: str, seed: int) -> None:
    """The same orders and dice lead to the same states, each as the change makes it."""
    world = WORLDS[name]
    replayed(world, load_impetus(), scenario_in(world, scenario(seed)), played(seed))


def replayed(world: World, ruleset: AnyRuleset, told_in: Any, record: Record) -> None:
    """A game that was played is played again on the changed table."""
    state = opened(ruleset, told_in)
    orders, throws, states = list(record.orders), list(record.throws), record.states[1:]
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            faces = thrown_in(world, awaited, throws)
            state = ruleset.resolve(state, Read(read(awaited, faces)))[1]
            continue
        seat, order = orders.pop(0)
        told = value_in(world, "order", order)
        assert awaited.seats == (seat_in(world, seat),)
        assert not list(refusals(ruleset, state, awaited.seats[0], told)), told
        state = ruleset.resolve(state, Given(awaited.seats[0], told))[1]
        same(world, states.pop(0), state)
    assert not orders
    assert not throws


def same(world: World, there: State, here: State) -> None:
    """Two states are the same but for the change; rounding may shift a pose by no more than the tolerance."""
    pairs = zip(there.units, there.poses, strict=True)
    units = {unit.id: (struct_in(world, unit), value_in(world, "pose", pose)) for unit, pose in pairs}
    found = {unit.id: (unit, pose) for unit, pose in zip(here.units, here.poses, strict=True)}
    assert {text_in(world, unit) for unit in units} == set(found)
    for unit, pose in units.values():
        assert found[unit.id][0] == unit
        assert max(abs(a - b) for a, b in zip(found[unit.id][1][:2], pose[:2], strict=True)) <= 2
        assert found[unit.id][1].heading == pose.heading
    for one in getattr(there, "leaders", ()):
        pose, other = value_in(world, "pose", one.pose), here.leader(text_in(world, one.id))  # type: ignore[attr-defined]
        assert max(abs(a - b) for a, b in zip(other.pose[:2], pose[:2], strict=True)) <= 2
        assert (other.unit, other.moved) == (text_in(world, one.unit), one.moved)
    assert sorted(fallen.id for fallen in here.gone) == sorted(text_in(world, fallen.id) for fallen in there.gone)
    assert (here.turn, here.active) == (there.turn, seat_in(world, there.active))


def test_the_games_are_rough_enough() -> None:
    """Between them they have melees, routs, pursuits and shots in them."""
    orders = {type(order).__name__ for seed in SEEDS for _, order in played(seed).orders}
    assert {"Charge", "Shoot", "Fight", "Wheel", "Advance", "Sidestep", "Rally"} <= orders
    throws = {what for seed in SEEDS for _, what, _ in played(seed).throws}
    assert {"melee", "cohesion", "fire", "retreat", "pursuit", "charge-bonus"} <= throws
    assert any(played(seed).states[-1].gone for seed in SEEDS)
