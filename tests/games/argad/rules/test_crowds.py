"""Walking in a crowd: nobody stops for somebody who in the end does not stand there (AR VI.f, VI.k)."""

import random
from functools import cache
from itertools import combinations

import pytest

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.places import holders
from sandtable.games.argad.rules.movement.setting_out import Reason, Stint
from sandtable.games.argad.rules.movement.walk_together import Trek, trek
from sandtable.games.argad.rules.movement.walking import reason
from sandtable.games.argad.rules.setup.scenario import Aim, Post, Scenario
from sandtable.kernel.answer import Begin
from sandtable.table.footing import overlapping, touching
from sandtable.table.plane import Point, Pose, squared
from sandtable.table.strides import Walker
from sandtable.table.way import cut, headings

CM = 1000
SIDE = 24
COUNT = 26
GOALS = 4
PACES = (1, 3, 8, 12, 16, 20)
CROWDS = range(60)


def spots(chance: random.Random) -> list[Point]:
    """Where they all stand at first, nobody near enough to touch another."""
    found: list[Point] = []
    while len(found) < COUNT:
        spot = chance.randrange(3 * CM, (SIDE - 3) * CM), chance.randrange(3 * CM, (SIDE - 3) * CM)
        if all(squared(spot, other) > (3 * CM) ** 2 for other in found):
            found.append(spot)
    return found


def field(chance: random.Random) -> Field:
    """Three of four are friends; round and square bases."""
    figures = [
        Figure(f"f{n}", ("red", "blue")[n % 4 == 1], 3, 3, base=("round", "square")[n % 5 == 0], blades=("sword",))
        for n in range(COUNT)
    ]
    posts = [Post(f"f{n}", Pose(*spot, 0)) for n, spot in enumerate(spots(chance))]
    aims = Aim("red", "kill"), Aim("blue", "kill")
    board, seats = (SIDE * CM, SIDE * CM), ("red", "blue")
    scenario = Scenario("fourteenth-century", board, seats, tuple(figures), tuple(posts), aims, 3)
    ruleset = load_argad()
    return ruleset.umpire.field(ruleset.resolve(ruleset.setup(scenario), Begin())[1])


def goings(table: Field, chance: random.Random) -> list[Stint]:
    """Most go straight to one of a few places, some so slowly that they hardly leave their own."""
    goals = [(chance.randrange(5 * CM, (SIDE - 5) * CM), chance.randrange(5 * CM, (SIDE - 5) * CM))] * GOALS
    found = []
    for name in table.standing:
        stand, (x, y), pace = table.stand(name), chance.choice(goals), chance.choice(PACES) * CM
        end = x + chance.randrange(-2 * CM, 2 * CM), y + chance.randrange(-2 * CM, 2 * CM)
        way = (stand.at,) if chance.randrange(6) == 0 or end == stand.at else cut((stand.at, end), pace)
        face = headings(way)[-1] if len(way) > 1 else stand.heading
        walker = Walker(table.sole(name), way, pace if len(way) > 1 else 0, stand.heading, face)
        found.append(Stint(walker, pace, way))
    return found


@cache
def walked(seed: int) -> tuple[Field, Trek, dict[int, Reason]]:
    """A crowd that has walked, and why each stopped short."""
    chance = random.Random(seed)
    table = field(chance)
    done = trek(table, goings(table, chance), [])
    whys = {n: why for n in range(COUNT) if (why := reason(table, done, n)) is not None}
    return table, done, whys


@pytest.mark.parametrize("seed", CROWDS)
def test_who_stops_somebody_stands_there(seed: int) -> None:
    """An enemy touches whom they stop; a friend stands on the place that the other wanted."""
    table, done, whys = walked(seed)
    for n, why in whys.items():
        other = table.standing.index(why.by)
        if why.why == "enemy":
            assert touching(done.foot(n), done.foot(other)), (n, why)
        else:
            assert why.why == "friend"
            assert other in holders(done.walk, n, done.going[n]), (n, why)


@pytest.mark.parametrize("seed", CROWDS)
def test_no_two_friends_stop_for_each_other(seed: int) -> None:
    table, _, whys = walked(seed)
    pairs = {(table.standing[n], why.by) for n, why in whys.items() if why.why == "friend"}
    assert not {pair for pair in pairs if pair[::-1] in pairs}


@pytest.mark.parametrize("seed", CROWDS)
def test_nobody_ends_on_another(seed: int) -> None:
    _, done, _ = walked(seed)
    assert not [pair for pair in combinations(range(COUNT), 2) if overlapping(*map(done.foot, pair))]
