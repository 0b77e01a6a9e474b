"""The table in figures: python -m bench.table. One row a line: what, µs when it is new, µs when it is asked again.

Tables of twenty bases in two lines and three ovals of 24 corners; every figure is the mean over all bases or pairs of
all tables, the best of a few runs. New: nothing about these outlines was ever asked. Pruning: milliseconds for
a thousand poses against everything on a table.
"""

from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from itertools import permutations
from random import Random
from time import perf_counter
from typing import NamedTuple

from sandtable.table import border, contact, crossing, ground, path, pruning, rank, shape, sight, spacing, wheel
from sandtable.table.plane import TURN, Pose
from sandtable.table.shape import FRONT, Base, Outline

TABLES = 20
POSES = 1000
TIMES = 5
MODULES = (contact, crossing, ground, shape, sight, spacing, wheel)


class Table(NamedTuple):
    """What stands where."""

    width: int
    depth: int
    bases: list[Base]
    woods: list[Outline]

    def others(self, base: Base) -> list[Outline]:
        """Everything but one base."""
        return [other.outline for other in self.bases if other is not base] + self.woods


Question = Callable[[Table, Base], object]
Pair = Callable[[Base, Base], object]


def laid(chance: Random) -> Table:
    """Two lines of ten that face each other, some out of line, and three woods."""
    width, depth = chance.choice(((90_000, 60_000), (120_000, 120_000)))
    bases = [*_line(chance, width, depth // 3, 9000), *_line(chance, width, depth * 2 // 3, 27000)]
    places = [(chance.randint(10_000, width - 10_000), chance.randint(10_000, depth - 10_000)) for _ in range(3)]
    sizes = [(chance.randint(8000, 20_000), chance.randint(8000, 20_000)) for _ in range(3)]
    return Table(width, depth, bases, [shape.regular(at, *size, 0) for at, size in zip(places, sizes, strict=True)])


def _line(chance: Random, width: int, y: int, heading: int) -> Iterator[Base]:
    x = chance.randint(3000, 9000)
    for _ in range(10):
        front, depth = chance.choice(((6000, 4000), (8000, 6000)))
        turn = chance.choice((0, 0, chance.randint(-1500, 1500)))
        pose = Pose(x + front // 2, y + chance.choice((0, 0, chance.randint(-4000, 4000))), (heading + turn) % TURN)
        yield Base(pose, front, depth)
        x += front + chance.choice((0, 0, chance.randint(50, 1500)))


def forget() -> None:
    """Nothing was ever asked."""
    for module in MODULES:
        for found in vars(module).values():
            if isinstance(found, _lru_cache_wrapper):
                found.cache_clear()


def micros(ask: Callable[[], int]) -> tuple[float, float]:
    """µs a question, new and asked again: the best of a few runs."""
    new, again = [], []
    for _ in range(TIMES):
        forget()
        new.append(_once(ask))
        again.append(_once(ask))
    return min(new), min(again)


def _once(ask: Callable[[], int]) -> float:
    start = perf_counter()
    count = ask()
    return (perf_counter() - start) * 1e6 / count


def each(question: Question, tables: list[Table]) -> int:
    """A question for every base."""
    for table in tables:
        for base in table.bases:
            question(table, base)
    return sum(len(table.bases) for table in tables)


def paired(question: Pair, tables: list[Table]) -> int:
    """A question for every two bases."""
    pairs = [pair for table in tables for pair in permutations(table.bases, 2)]
    for one, other in pairs:
        question(one, other)
    return len(pairs)


def meeting(table: Table, base: Base) -> Base:
    """The base before the first wood, so that it goes through it."""
    x, y = table.woods[0][0]
    return base.at(Pose(x - 14_000, y + base.pose.x % 6000 - 3000, 0))


PAIRS: dict[str, Pair] = {
    "overlap": lambda one, other: spacing.overlap(one.outline, other.outline),
    "touching": contact.touching,
    "contact": contact.contact,
    "gap": lambda one, other: spacing.gap(one.outline, other.outline),
    "in line": lambda one, other: rank.in_line(one, other, 100),
    "in column": lambda one, other: rank.in_column(one, other, 100),
    "facing front": rank.facing_front,
    "behind": rank.wholly_behind,
}

QUESTIONS: dict[str, Question] = {
    "way of 8 U, 22 obstacles": lambda t, b: path.advance(b, b.pose.heading, 8000, t.others(b)),
    "way of 30 U, 22 obstacles": lambda t, b: path.advance(b, b.pose.heading, 30_000, t.others(b)),
    "way to the edge": lambda t, b: border.advance_to_edge(b, b.pose.heading, 60_000, t.width, t.depth),
    "wheel of 90°, 22 obstacles": lambda t, b: wheel.wheel(b, b.left_corner, 9000, t.others(b)),
    "wheel over 19 zones": lambda t, b: [
        wheel.swept_wheel(b, b.left_corner, 9000, sight.zone(o, 5000)) for o in t.bases if o is not b
    ],
    "way over a wood": lambda t, b: path.swept(meeting(t, b), 0, 20_000, t.woods[0]),
    "half in 3 woods": lambda t, b: [ground.half_in(b, (wood,)) for wood in t.woods],
    "share in a wood": lambda t, b: ground.share(path.gone(meeting(t, b), 0, 14_000).outline, (t.woods[0],)),
    "half in a wood on the way": lambda t, b: crossing.half_in_interval(meeting(t, b), 0, 20_000, t.woods[0]),
    "half in 3 woods on the way": lambda t, b: [
        crossing.half_in_interval(b, b.pose.heading, 12_000, wood) for wood in t.woods
    ],
    "line of sight past 22": lambda t, b: [
        sight.cut(b.left_corner, t.bases[0].right_corner, other) for other in t.others(b)
    ],
    "22 in arc": lambda t, b: [spacing.overlap(other, sight.arc(b, FRONT, 4500, 20_000)) for other in t.others(b)],
    "zone": lambda _, b: sight.zone(b, 5000),
}


def pruned(table: Table, distance: int) -> Callable[[], list[bool]]:
    """Poses all over a table, asked whether they might meet anything."""
    chance = Random(3)
    poses = [
        Pose(chance.randrange(table.width), chance.randrange(table.depth), chance.randrange(TURN)) for _ in range(POSES)
    ]
    outlines = [base.outline for base in table.bases] + table.woods
    return lambda: pruning.may_meet(poses, 6000, 4000, distance, outlines)


def millis(action: Callable[[], object]) -> float:
    """The best of a few runs."""
    found = []
    for _ in range(TIMES):
        start = perf_counter()
        action()
        found.append((perf_counter() - start) * 1000)
    return min(found)


def main() -> None:
    """All figures."""
    tables = [laid(Random(seed)) for seed in range(TABLES)]
    for name, pair in PAIRS.items():
        new, again = micros(lambda pair=pair: paired(pair, tables))  # type: ignore[misc]
        print(f"{name}\t{new:.2f} µs\t{again:.2f} µs again")
    for name, question in QUESTIONS.items():
        new, again = micros(lambda question=question: each(question, tables))  # type: ignore[misc]
        print(f"{name}\t{new:.1f} µs\t{again:.1f} µs again")
    for name, distance in (("may overlap", 0), ("may meet within 8 U", 8000)):
        print(f"{name}, {POSES} poses\t{millis(pruned(tables[0], distance)):.2f} ms")


if __name__ == "__main__":
    main()
