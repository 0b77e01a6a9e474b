"""Ways: exact lengths, places along them, walking together, and the shortest way around obstacles."""

from math import hypot, isclose
from random import Random

import pytest

from sandtable.table.detour import Maze
from sandtable.table.footing import Footing, disc
from sandtable.table.plane import Pose
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
