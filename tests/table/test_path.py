"""Straight ways stop where they should: held to looks at every few thousandths of the way."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.contact import contact, touching
from sandtable.table.path import CREEP, SLIDE, Met, advance, gone, swept
from sandtable.table.plane import QUARTER, TOLERANCE, TURN, Pose, moved, placed
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import depth, near, overlap
from tests.table.motions import MOTIONS, Motion
from tests.table.things import ANGLES, BASES, DEPTHS, neighbour, ovals
from tests.table.things import near as close

STEADY = settings(max_examples=120)
FOOT = Base(Pose(0, 0, 9000), 6000, 4000)


@st.composite
def ways(draw: st.DrawFn) -> tuple[Base, int, int, list[Outline]]:
    """A base, an angle, a distance, and obstacles that it does not overlap."""
    base = draw(BASES)
    aside = st.sampled_from([0, QUARTER, 2 * QUARTER, -QUARTER]).map(lambda turn: (base.pose.heading + turn) % TURN)
    angle = draw(st.one_of(aside, ANGLES))
    bases = st.one_of(close(base), neighbour(base)).map(lambda other: other.outline)
    found = draw(st.lists(st.one_of(bases, ovals(base.centre)), min_size=1, max_size=4))
    free = [outline for outline in found if not overlap(base.outline, outline)]
    return base, angle, draw(st.integers(0, 9000)), free


def looks(base: Base, angle: int, reach: int, other: Outline) -> list[int]:
    """How deep a base is in another at every few thousandths of its way."""
    return [depth(gone(base, angle, at).outline, other) for at in (*range(0, reach, 61), reach)]


@given(ways())
@STEADY
def test_nothing_is_overlapped_on_the_way(way: tuple[Base, int, int, list[Outline]]) -> None:
    base, angle, distance, obstacles = way
    met = advance(base, angle, distance, obstacles)
    reach = met.reach if met is not None else distance
    for other in obstacles:
        assert max(looks(base, angle, reach, other)) <= TOLERANCE


@given(ways())
@STEADY
def test_what_is_met_is_touched_and_in_the_way(way: tuple[Base, int, int, list[Outline]]) -> None:
    base, angle, distance, obstacles = way
    met = advance(base, angle, distance, obstacles)
    if met is not None:
        there, other = gone(base, angle, met.reach).outline, obstacles[met.what]
        assert 0 <= met.reach <= distance
        assert near(there, other)
        assert all(near((point,), there, CREEP) and near((point,), other, CREEP) for point in met.at)
        further = [depth(gone(base, angle, met.reach + on).outline, other) for on in range(2 * CREEP + 2)]
        assert max(further) >= SLIDE - 1


@given(ways(), st.integers(0, 9000))
@STEADY
def test_who_may_go_further_meets_the_same(way: tuple[Base, int, int, list[Outline]], less: int) -> None:
    base, angle, distance, obstacles = way
    met = advance(base, angle, distance, obstacles)
    short = min(less, distance)
    wanted = met if met is not None and met.reach <= short else None
    assert advance(base, angle, short, obstacles) == wanted


@given(ways())
@STEADY
def test_the_first_of_all_is_the_first_of_each(way: tuple[Base, int, int, list[Outline]]) -> None:
    base, angle, distance, obstacles = way
    each = [met.reach for other in obstacles if (met := advance(base, angle, distance, [other])) is not None]
    met = advance(base, angle, distance, obstacles)
    assert (met and met.reach) == (min(each) if each else None)


@given(ways())
@STEADY
def test_who_has_met_something_goes_no_further(way: tuple[Base, int, int, list[Outline]]) -> None:
    base, angle, distance, obstacles = way
    met = advance(base, angle, distance, obstacles)
    if met is not None:
        there, other = gone(base, angle, met.reach), obstacles[met.what]
        again = advance(there, angle, 2 * CREEP, [other])
        flat = depth(gone(there, angle, CREEP).outline, other) - depth(there.outline, other) < 3
        assert flat or (again is not None and again.reach == 0)


@given(BASES.flatmap(lambda base: st.tuples(st.just(base), close(base))))
@STEADY
def test_who_meets_a_base_ahead_touches_it_with_his_front(pair: tuple[Base, Base]) -> None:
    base, other = pair
    met = advance(base, base.pose.heading, 9000, [other.outline])
    if met is not None and not overlap(base.outline, other.outline):
        there = gone(base, base.pose.heading, met.reach)
        found = contact(there, other)
        assert touching(there, other)
        assert found is not None
        assert found.frontal or depth(there.outline, other.outline) > 0


@given(MOTIONS, ways())
@STEADY
def test_motions_of_the_table_change_no_way(motion: Motion, way: tuple[Base, int, int, list[Outline]]) -> None:
    base, angle, distance, obstacles = way
    there = motion.base(base), motion.angle(angle), distance
    moved_obstacles = [motion.outline(other) for other in obstacles]
    met, then = advance(base, angle, distance, obstacles), advance(*there, moved_obstacles)
    assert (met and met[:2]) == (then and then[:2])
    for other, gone_other in zip(obstacles, moved_obstacles, strict=True):
        assert swept(base, angle, distance, other) == swept(*there, gone_other)


@given(MOTIONS, ways())
@STEADY
def test_motions_of_the_table_move_the_place_along(motion: Motion, way: tuple[Base, int, int, list[Outline]]) -> None:
    base, angle, distance, obstacles = way
    met = advance(base, angle, distance, obstacles)
    then = advance(motion.base(base), motion.angle(angle), distance, [motion.outline(o) for o in obstacles])
    if met is not None and then is not None:
        assert motion.edge(met.at) == frozenset(then.at)


@given(BASES, DEPTHS, st.sampled_from([0, 18000]), st.integers(0, 30_000), st.data())
@STEADY
def test_a_base_slides_along_its_neighbours(
    base: Base, depth: int, turn: int, distance: int, data: st.DataObject
) -> None:
    half = base.front // 2
    left = Base(base.pose, base.front, depth)
    sides = [
        left.at(Pose(*placed(base.pose, data.draw(st.integers(-20_000, 20_000)), s * 2 * half), left.pose.heading))
        for s in (1, -1)
    ]
    assert advance(base, base.pose.heading + turn, distance, [side.outline for side in sides]) is None


@given(BASES, DEPTHS, st.integers(-TOLERANCE, TOLERANCE), st.integers(1, 9000), st.integers(-6000, 6000))
@STEADY
def test_what_is_touched_ahead_lets_nobody_on(base: Base, depth: int, off: int, distance: int, aside: int) -> None:
    half = base.front // 2
    aside = max(-2 * half + 100, min(2 * half - 100, aside))
    enemy = Base(Pose(*placed(base.pose, off, aside), (base.pose.heading + 18000) % TURN), base.front, depth)
    if near(base.outline, enemy.outline) and not overlap(base.outline, enemy.outline):
        met = advance(base, base.pose.heading, distance, [enemy.outline])
        assert met is not None
        assert met[:2] == (0, 0)
        assert advance(base, base.pose.heading + 18000, distance, [enemy.outline]) is None


@given(BASES, ANGLES, st.integers(0, 40_000), st.data())
@STEADY
def test_a_base_is_over_ground_between_enter_and_leave(
    base: Base, angle: int, distance: int, data: st.DataObject
) -> None:
    ground = data.draw(ovals(moved(base.centre, angle, distance // 2)))
    span = swept(base, angle, distance, ground)
    for at in {*range(0, distance, 331), distance, *((span or (0, 0))[i] + j for i in (0, 1) for j in (-2, 2))}:
        if 0 <= at <= distance and (span is None or min(abs(at - end) for end in span) >= 2):
            deep = depth(gone(base, angle, at).outline, ground)
            inside = span is not None and span[0] <= at <= span[1]
            assert deep >= TOLERANCE - 1 if inside else deep <= TOLERANCE + 1


def test_a_straight_charge_stops_at_the_front_that_it_meets() -> None:
    enemy = FOOT.at(Pose(1000, 5000, 27000)).outline
    assert advance(FOOT, 9000, 8000, [enemy]) == Met(5000, 0, ((3000, 5000), (-2000, 5000)))
    assert advance(FOOT, 9000, 5000, [enemy]) is not None
    assert advance(FOOT, 9000, 4999, [enemy]) is None


def test_the_nearer_is_met_first() -> None:
    near_one, far_one = FOOT.at(Pose(5000, 3000, 27000)).outline, FOOT.at(Pose(-5000, 4000, 27000)).outline
    met = advance(FOOT, 9000, 8000, [far_one, near_one])
    assert met == Met(3000, 1, ((3000, 3000), (2000, 3000)))


def test_who_slips_in_at_a_flat_angle_stops_only_where_he_gets_too_deep() -> None:
    wall = Base(Pose(6000, 16_000, 9000), 6000, 20_000).outline
    met = advance(FOOT, 9000 - 4, 15_000, [wall])
    assert met is not None
    assert abs(met.reach - (SLIDE * 100_000 // 70 - CREEP)) <= 100
    assert advance(FOOT, 9000 - 4, 11_000, [wall]) is None


def test_who_passes_before_another_does_not_meet_him() -> None:
    ahead = FOOT.at(Pose(-5000, 6000, 9000)).outline
    met = advance(FOOT, 9000, 8000, [ahead])
    assert met == Met(2000, 0, ((-2000, 2000), (-3000, 2000)))
    assert advance(FOOT, 4500, 20_000, [ahead]) is None


def test_a_hair_of_the_corner_passes() -> None:
    for beside, free in ((6000, True), (5990, True), (5989, False)):
        enemy = FOOT.at(Pose(beside, 9000, 27000)).outline
        assert (advance(FOOT, 9000, 12_000, [enemy]) is None) == free
