"""Bases and outlines to try: anywhere, near each other, and touching as bases do that were turned and rounded."""

from hypothesis import strategies as st

from sandtable.table.plane import QUARTER, TURN, Point, Pose, moved, placed
from sandtable.table.shape import Base, Outline, regular

PLACES = st.integers(-60_000, 60_000)
POINTS = st.tuples(PLACES, PLACES)
ANGLES = st.one_of(st.integers(0, TURN - 1), st.sampled_from([0, 4500, 9000, 13500, 18000, 22500, 27000, 31500]))
POSES = st.builds(Pose, PLACES, PLACES, ANGLES)
FRONTS = st.sampled_from([6000, 8000, 6001])
DEPTHS = st.sampled_from([1500, 3000, 4000, 5999, 8000, 16000])
BASES = st.builds(Base, POSES, FRONTS, DEPTHS)


@st.composite
def near(draw: st.DrawFn, base: Base, within: int = 14_000) -> Base:
    """A base in the neighbourhood of another."""
    reach = st.integers(-within, within)
    pose = Pose(*placed(base.pose, draw(reach), draw(reach)), draw(ANGLES))
    return Base(pose, draw(FRONTS), draw(DEPTHS))


@st.composite
def neighbour(draw: st.DrawFn, base: Base) -> Base:
    """A base that was set against a side of another, with no more between them than rounding leaves."""
    other = Base(base.pose, base.front, draw(DEPTHS))
    half = base.front // 2
    ahead, left, turn = draw(
        st.sampled_from(
            [
                (0, 2 * half, 0),
                (0, -2 * half, 0),
                (other.depth, 0, 0),
                (-base.depth, 0, 0),
                (0, 0, 2 * QUARTER),
                (-draw(st.integers(0, base.depth)), 2 * half, 0),
            ]
        )
    )
    aside = draw(st.integers(-half, half)) if left == 0 else 0
    return other.at(Pose(*placed(base.pose, ahead, left + aside), (base.pose.heading + turn) % TURN))


@st.composite
def ovals(draw: st.DrawFn, about: Point, within: int = 14_000) -> Outline:
    """An oval piece of ground in the neighbourhood of a point."""
    centre = moved(about, draw(ANGLES), draw(st.integers(0, within)))
    sizes = st.integers(3000, 20_000)
    return regular(centre, draw(sizes), draw(sizes), draw(ANGLES), draw(st.sampled_from([4, 12, 24])))


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Base, Base]:
    """Two bases, near each other or set against each other."""
    base = draw(BASES)
    return base, draw(st.one_of(near(base), neighbour(base)))
