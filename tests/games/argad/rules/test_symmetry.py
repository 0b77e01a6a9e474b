"""Turning or mirroring the table, or exchanging the players, changes nothing."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.orders import KEEP, Announce, Answer, AnyOrder, Hide, Move, Recoil
from sandtable.games.argad.rules.setup.scenario import Moving, Scenario
from sandtable.games.argad.rules.state import State
from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.awaiting import Over
from sandtable.kernel.dice import Faces, Throw, read
from sandtable.kernel.loop import refusals
from sandtable.players.chance import seeded
from sandtable.players.recruit import Recruit
from sandtable.table import places
from sandtable.table.plane import QUARTER, TURN, Pose
from tests.games.argad.rules.brawler import Brawler

SEED = 7
Point = tuple[int, int]
Mirror = Callable[[str], None]
PLAYERS: dict[str, Callable[..., Any]] = {"recruit": Recruit, "brawler": Brawler}
TURNS = {"recruit": 2, "brawler": 3}


class World(NamedTuple):
    """How places, angles and seats look after a change of a table of this size."""

    at: Callable[[Point, Point], Point]
    heading: Callable[[int], int]
    size: Callable[[Point], Point] = lambda size: size
    mirrored: bool = False
    swapped: bool = False


WORLDS = {
    "quarter turn": World(lambda p, s: (s[1] - p[1], p[0]), lambda h: (h + QUARTER) % TURN, lambda s: (s[1], s[0])),
    "half turn": World(lambda p, s: (s[0] - p[0], s[1] - p[1]), lambda h: (h + 2 * QUARTER) % TURN),
    "mirror": World(lambda p, s: (s[0] - p[0], p[1]), lambda h: (2 * QUARTER - h) % TURN, mirrored=True),
    "players": World(lambda p, _: p, lambda h: h, swapped=True),
}


class Record(NamedTuple):
    """A game as it was played: orders by their seats, faces in their order, and how it went."""

    scenario: Scenario
    orders: list[tuple[str, AnyOrder]]
    throws: list[Faces]
    states: list[State]


@lru_cache(maxsize=32)
def played(name: str, player: str, moving: Moving = "together") -> Record:
    """A few turns between recruits, or between brawlers."""
    ruleset = load_argad()
    scenario = replace(load_scenario(find_scenario(name)), last_turn=TURNS[player])
    scenario = replace(scenario, choices=replace(scenario.choices, moving=moving))
    decide, chance = PLAYERS[player](ruleset, SEED), seeded(SEED)
    state = ruleset.resolve(ruleset.setup(scenario), Begin())[1]
    record = Record(scenario, [], [], [state])
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            faces = chance(awaited)
            record.throws.append(faces)
            state = ruleset.resolve(state, Read(read(awaited, faces)))[1]
        else:
            seat = awaited.seats[0]
            order = decide(ruleset.view(state, seat), seat)
            record.orders.append((seat, order))
            state = ruleset.resolve(state, Given(seat, order))[1]
        record.states.append(state)
    return record


class Changed:
    """Everything of a game as it looks in another world."""

    def __init__(self, world: World, scenario: Scenario) -> None:
        self.world = world
        self.board = scenario.board
        seats = scenario.seats
        moved = (*seats[1:], seats[0]) if world.swapped else seats
        self.seats = dict(zip(seats, moved, strict=True))

    def at(self, point: Point) -> Point:
        return self.world.at(point, self.board)

    def pose(self, pose: Pose) -> Pose:
        return Pose(*self.at(pose.at), self.world.heading(pose.heading))

    def points(self, points: tuple[Point, ...], *, outline: bool) -> tuple[Point, ...]:
        found = tuple(map(self.at, points))
        return found[::-1] if outline and self.world.mirrored else found

    def scenario(self, old: Scenario) -> Scenario:
        seat = self.seats.__getitem__
        return replace(
            old,
            board=self.world.size(old.board),
            seats=tuple(reversed([seat(each) for each in old.seats])) if self.world.swapped else old.seats,
            figures=tuple(replace(each, seat=seat(each.seat)) for each in old.figures),
            posts=tuple(replace(each, stand=self.pose(each.stand)) for each in old.posts),
            aims=tuple(replace(each, seat=seat(each.seat)) for each in old.aims),
            pacts=tuple(replace(each, one=seat(each.one), other=seat(each.other)) for each in old.pacts),
            pieces=tuple(replace(each, points=self.points(each.points, outline=not each.width)) for each in old.pieces),
            zones=tuple(replace(each, outline=self.points(each.outline, outline=True)) for each in old.zones),
            asleep=tuple(
                replace(each, seat=seat(each.seat), places=tuple(map(self.pose, each.places))) for each in old.asleep
            ),
            ambushes=tuple(replace(each, seat=seat(each.seat)) for each in old.ambushes),
        )

    def order(self, order: AnyOrder) -> AnyOrder:
        if isinstance(order, Announce | Answer):
            return replace(order, moves=tuple(map(self.move, order.moves)))
        if isinstance(order, Hide):
            return replace(order, posts=tuple(replace(post, stand=self.pose(post.stand)) for post in order.posts))
        return replace(order, heading=self.world.heading(order.heading)) if isinstance(order, Recoil) else order

    def move(self, move: Move) -> Move:
        face = move.face if move.face == KEEP else self.world.heading(move.face)
        return replace(move, path=tuple(map(self.at, move.path)), face=face)


@pytest.mark.parametrize("change", list(WORLDS))
@pytest.mark.parametrize("player", list(PLAYERS))
@pytest.mark.parametrize("name", list(scenarios()))
def test_nothing_changes(name: str, player: str, change: str, mirrored: Mirror) -> None:
    """The same orders and dice lead to the same game, wherever the table lies and whoever sits where."""
    record = played(name, player)
    mirrored(change)
    again(record, change)


@pytest.mark.parametrize("change", ["quarter turn", "mirror"])
@pytest.mark.parametrize("name", list(scenarios()))
def test_nothing_changes_each_in_turn(name: str, change: str, mirrored: Mirror) -> None:
    """AR VI.i: nor where each moves in turn. (Who comes first is drawn by the number of the seat, so seats stay.)"""
    record = played(name, "brawler", "each")
    mirrored(change)
    again(record, change)


@pytest.fixture
def mirrored(monkeypatch: pytest.MonkeyPatch) -> Mirror:
    """In a mirror right is left: the one rule that knows them (AR VI.k) is mirrored too."""
    return lambda change: monkeypatch.setattr(places, "RIGHT", -places.RIGHT) if WORLDS[change].mirrored else None


def again(record: Record, change: str) -> None:
    """A game is played once more in another world."""
    ruleset = load_argad()
    changed = Changed(WORLDS[change], record.scenario)
    scenario = changed.scenario(record.scenario)
    assert not list(ruleset.judge_setup(scenario))
    state = ruleset.resolve(ruleset.setup(scenario), Begin())[1]
    orders: dict[str, list[AnyOrder]] = {changed.seats[seat]: [] for seat in record.scenario.seats}
    for seat, order in record.orders:
        orders[changed.seats[seat]].append(changed.order(order))
    throws = list(record.throws)
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            state = ruleset.resolve(state, Read(read(awaited, throws.pop(0))))[1]
            continue
        seat = awaited.seats[0]
        order = orders[seat].pop(0)
        assert not list(refusals(ruleset, state, seat, order))
        state = ruleset.resolve(state, Given(seat, order))[1]
    same(record.states[-1], state, changed)


def same(old: State, new: State, changed: Changed) -> None:
    """Everybody has come to the same place and the same end."""
    wanted: list[Any] = [replace(man, stand=changed.pose(man.stand)) if man.stand else man for man in old.men]
    assert list(new.men) == wanted
    fallen = [replace(each, stand=changed.pose(each.stand)) for each in old.fallen]
    assert list(new.fallen) == fallen
    assert sorted(new.winners) == sorted(changed.seats[seat] for seat in old.winners)
    assert new.turn == old.turn
