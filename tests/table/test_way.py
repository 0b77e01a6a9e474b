"""Ways: exact lengths, places along them, walking together, and the shortest way around obstacles."""

from math import hypot, isclose
from random import Random

import pytest

from sandtable.table.detour import Maze
from sandtable.table.footing import Footing, disc, overlapping
from sandtable.table.plane import Pose
from sandtable.table.together import END, STEPS, TICKS, Walk, Walker, apart
from sandtable.table.way import Way, along, cut, length, met

FOOT = disc(2000)


def test_a_way_is_as_long_as_its_stretches() -> None:
    """To the thousandth, however many there are."""
    assert length(((0, 0), (3000, 4000))) == 5000
    assert length(tuple((n, n) for n in range(0, 10001, 1))) == pytest.approx(14142, abs=1)
    assert length(((5, 5),)) == 0


def test_one_is_where_one_has_walked_to() -> None:
    """Around the corner too, facing ahead."""
    way: Way = ((0, 0), (10000, 0), (10000, 10000))
    assert along(way, 4000, 0, 0) == Pose(4000, 0, 0)
    assert along(way, 14000, 0, 0) == Pose(10000, 4000, 9000)
    assert along(way, 20000, 0, 123) == Pose(10000, 10000, 123)
    assert cut(way, 14000) == ((0, 0), (10000, 0), (10000, 4000))
    assert cut(way, 0) == ((0, 0),)
    assert cut(way, 99999) == way


def test_a_way_passes_over_what_its_base_does() -> None:
    """A disc meets what lies within its radius, and nothing else."""
    things = [Footing(((5000, y),), 1) for y in (900, 1100)]
    assert met(((0, 0), (10000, 0)), FOOT, things) == {0}


def walkers(seed: int, count: int = 24) -> list[Walker]:
    dice = Random(seed)
    found: list[Walker] = []
    while len(found) < count:
        x, y = dice.randrange(2000, 40000), dice.randrange(2000, 40000)
        way: Way = ((x, y), (dice.randrange(2000, 40000), dice.randrange(2000, 40000)))
        walker = Walker(FOOT, way if dice.random() < 0.8 else way[:1], dice.choice((12000, 16000, 20000)), 0, 0)
        here = FOOT.at(walker.at(0))
        if not any(overlapping(here, other.sole.at(other.at(0))) for other in found):
            found.append(walker)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_nobody_ends_on_another(seed: int) -> None:
    """Enemies stop each other, friends pass, and at the end all have room."""
    walk = Walk(walkers(seed), lambda a, b: a % 2 != b % 2)
    walk.go()
    apart(walk)
    feet = [walk.foot(n, END) for n in range(len(walk.walkers))]
    assert not any(overlapping(a, b) for n, a in enumerate(feet) for b in feet[n + 1 :])


@pytest.mark.parametrize("seed", range(12))
def test_it_does_not_matter_who_is_named_first(seed: int) -> None:
    """The same walkers in another order stop at the same places."""
    crowd = walkers(seed)
    order = list(range(len(crowd)))
    Random(seed).shuffle(order)
    plain = Walk(crowd, lambda a, b: a % 2 != b % 2)
    mixed = Walk([crowd[n] for n in order], lambda a, b: order[a] % 2 != order[b] % 2)
    plain.go()
    mixed.go()
    assert [plain.ticks[n] for n in order] == mixed.ticks
    apart(plain)
    apart(mixed)
    assert [plain.ticks[n] for n in order] == mixed.ticks


@pytest.mark.parametrize("seed", range(6))
def test_skipping_ahead_misses_nobody(seed: int) -> None:
    """A look at every step of every pair finds no overlap of enemies before they stop."""
    crowd = walkers(seed, 14)
    walk = Walk(crowd, lambda a, b: a % 2 != b % 2)
    walk.go()
    for step in range(STEPS + 1):
        feet = [walk.foot(n, step * TICKS) for n in range(len(crowd))]
        for a in range(len(crowd)):
            assert not any(overlapping(feet[a], feet[b]) for b in range(a + 1, len(crowd)) if a % 2 != b % 2)


def test_two_who_meet_touch() -> None:
    """Both stop, each at its own pace."""
    one = Walker(FOOT, ((0, 0), (20000, 0)), 20000, 0, 0)
    other = Walker(FOOT, ((20000, 0), (0, 0)), 10000, 18000, 18000)
    walk = Walk([one, other], lambda _, __: True)
    walk.go()
    places = [each.at(tick).x for each, tick in zip(walk.walkers, walk.ticks, strict=True)]
    assert places == pytest.approx([12000, 14000], abs=15)


def wall(left: int, low: int, right: int, top: int) -> Footing:
    return Footing(((left, low), (right, low), (right, top), (left, top)))


def test_a_detour_goes_around_the_nearer_end() -> None:
    """As short as it can be, but for the room that it keeps."""
    maze = Maze((wall(10000, 0, 10300, 20000),), FOOT, 60000, 60000)
    way = maze.way((5000, 15000), (15000, 15000))
    assert way is not None
    assert max(y for _, y in way) == pytest.approx(21060, abs=50)
    corner = hypot(5000 - 10000 + 1000, 6060) + hypot(15000 - 10300 - 1000, 6060) + 2300
    assert isclose(length(way), corner, rel_tol=0.02)
    assert not met(way, FOOT, maze.obstacles)


def test_where_no_base_fits_there_is_no_way() -> None:
    """A gap of less than two centimetres is none."""
    box = (wall(10000, 10000, 30000, 10300), wall(10000, 29700, 30000, 30000), wall(10000, 10000, 10300, 30000))
    narrow = (wall(29700, 10000, 30000, 19000), wall(29700, 20900, 30000, 30000))
    wide = (wall(29700, 10000, 30000, 19000), wall(29700, 21300, 30000, 30000))
    assert Maze((*box, *narrow), FOOT, 60000, 60000).way((20000, 20000), (45000, 20000)) is None
    way = Maze((*box, *wide), FOOT, 60000, 60000).way((20000, 25000), (45000, 40000))
    assert way is not None
    assert not met(way, FOOT, [*box, *wide])


@pytest.mark.parametrize("seed", range(8))
def test_a_detour_is_free_and_no_shorter_than_the_straight_line(seed: int) -> None:
    """Among discs and walls at random."""
    dice = Random(seed)
    things = [Footing(((dice.randrange(5000, 55000), dice.randrange(5000, 55000)),), 1000) for _ in range(12)]
    for _ in range(8):
        x, y = dice.randrange(5000, 50000), dice.randrange(5000, 50000)
        things.append(wall(x, y, x + dice.choice((300, 8000)), y + dice.choice((300, 6000))))
    maze = Maze(tuple(things), FOOT, 60000, 60000)
    start, goal = (1500, 1500), (58000, 58000)
    way = maze.way(start, goal)
    assert way is not None
    assert not met(way, FOOT, things)
    assert length(way) >= length((start, goal))


def test_more_obstacles_are_gone_around_as_if_all_were_there_at_once() -> None:
    """What is known of a maze is used again, and changes no way."""
    walls, men = (wall(20000, 0, 20300, 30000), wall(30000, 15000, 30300, 60000)), (wall(24000, 20000, 27000, 34000),)
    alone, together = Maze(walls, FOOT, 60000, 60000), Maze((*walls, *men), FOOT, 60000, 60000)
    start, goal = (10000, 10000), (50000, 50000)
    assert alone.way(start, goal) != together.way(start, goal)
    assert alone.among(men).way(start, goal) == together.way(start, goal)
