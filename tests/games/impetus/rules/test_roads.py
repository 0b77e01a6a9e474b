"""3.2.5. Marches on roads of any form: what is offered is allowed, and the front keeps to the road all the way."""

from math import cos, hypot, radians, sin
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.games.impetus.players.ideas import moves
from sandtable.games.impetus.rules.events import Disordered, Moved
from sandtable.games.impetus.rules.movement.bodies import body_of
from sandtable.games.impetus.rules.movement.road_march import end_of, legs
from sandtable.games.impetus.rules.orders import March
from sandtable.games.impetus.rules.soundness import unsound
from sandtable.games.impetus.rules.terrain.pieces import judge_piece
from sandtable.games.impetus.rules.terrain.roads import on_it
from sandtable.kernel.options import Offer
from sandtable.table.plane import turn_to
from tests.games.impetus.rules.situation import Case, Ground, Placed, Situation

OFF = st.floats(-3, 3).map(lambda off: round(off, 3))


@st.composite
def roads(draw: Any) -> Ground:
    """Across the table from left to right, with up to five bends."""
    count = draw(st.integers(0, 5))
    bends = tuple((round(90 * (place + 1) / (count + 1), 3), 30 + draw(OFF)) for place in range(count))
    width = draw(st.sampled_from((2, 3, 4)))
    return Ground("road", ends=((0, 30 + draw(OFF)), (90, 30 + draw(OFF))), bends=bends, across=width, id="road-1")


@st.composite
def situations(draw: Any) -> Situation:
    """A unit or a column on a stretch, with a friend and an enemy somewhere about."""
    road = draw(roads())
    assert road.ends is not None
    line = (road.ends[0], *road.bends, road.ends[1])
    place, part = draw(st.integers(0, len(line) - 2)), draw(st.floats(0.15, 0.85))
    (ax, ay), (bx, by) = line[place], line[place + 1]
    way, aside = (bx - ax, by - ay), draw(st.floats(-0.45, 0.45)) * road.across
    size = hypot(*way)
    x, y = ax + way[0] * part - aside * way[1] / size, ay + way[1] * part + aside * way[0] / size
    base = draw(st.sampled_from((0, 180))) + draw(st.floats(-10, 10))
    heading = round(base % 360, 2)
    red = [Placed("a", (x, y, heading), m=draw(st.integers(3, 12)), disordered=False)]
    if draw(st.booleans()):
        back = x - 2 * cos(radians(heading)), y - 2 * sin(radians(heading))
        red.append(Placed("b", (*back, heading), m=8))
    spots = st.tuples(st.floats(12, 78), st.floats(20, 40), st.integers(0, 359))
    red.append(Placed("c", draw(spots)))
    case = Case("BI 3.2.5", "", tuple(red), (Placed("z", draw(spots)),), ground=(road,))
    return Situation(case, draw(st.sampled_from(("fr", "es"))))


@settings(max_examples=150)
@given(situations(), st.data())
def test_a_march_keeps_to_the_road(found: Situation, data: st.DataObject) -> None:
    """Every offered number is allowed; the whole way is gone, on the road; the unit ends along a stretch of it."""
    umpire = found.ruleset.umpire
    if list(unsound(found.state, umpire)) or umpire.field(found.state).engaged:
        return
    pieces = umpire.tables.pieces
    assert not list(judge_piece(found.state.pieces[0], (), found.state.scenario.board, pieces))
    (road,) = umpire.land(found.state).roads
    for offer in marches(found):
        at = data.draw(st.sampled_from((offer.low, offer.high)) | st.integers(offer.low, offer.high))
        order = offer.at(at)
        body = body_of(umpire.field(found.state), order.units)
        assert found.refusals(order) == []
        gone = list(legs(body, at))
        assert sum(leg.length for leg in gone) == at
        after = Situation(found.case, found.edition)
        after.give(order)
        assert not list(unsound(after.state, umpire))
        front = body_of(umpire.field(after.state), order.units).front
        assert front == end_of(body, at).front
        assert any(on_it(part, front.pose.at, 0)[0] == 0 for part in road.stretches)
        assert any(turn_to(front.pose.heading, way) in (0, 18000) for way in road.headings)
        moved = [event for event in after.events if isinstance(event, Moved) and event.way == "march"]
        assert len(moved) == len(gone) * len(order.units)
        disordered = {event.clause for event in after.events if isinstance(event, Disordered)}
        assert disordered <= {"BI 5.5c"}


def marches(found: Situation) -> list[Offer[Any]]:
    """The marches that are offered to anybody."""
    options = found.ruleset.options(found.state, "red")
    asked = [found.ruleset.options(found.state, "red", piece) for piece in options.pieces]
    return [offer for each in asked for offer in each.offers if isinstance(offer.order, March)]


@pytest.mark.parametrize(("aside", "far"), [(0, 4), (1, 3.586), (-1, 4.414)])
def test_the_inner_side_of_a_bend_is_shorter(aside: float, far: float) -> None:
    """The road goes up and then to the right: who is on the right is at the bend sooner."""
    road = Ground("road", ends=((40, 0), (76, 60)), bends=((40, 24),), across=4, id="road-1")
    case = Case("BI 3.2.5", "", (Placed("a", (40 + aside, 20, 90)),), ground=(road,))
    found = Situation(case, "fr")
    first, second = legs(body_of(found.ruleset.umpire.field(found.state), ("red.a",)), 7500)
    assert abs(first.length - far * 1000) <= 2
    assert (second.body.heading, first.length + second.length) == (4500, 7500)


def test_a_captain_thinks_of_the_road() -> None:
    """Round its bend, as far as it may go."""
    road = Ground("road", ends=((40, 0), (76, 60)), bends=((40, 24),), across=4, id="road-1")
    found = Situation(
        Case("BI 3.2.5", "", (Placed("a", (40, 20, 90)),), (Placed("z", (70, 50, 225)),), ground=(road,)), "fr"
    )
    stand = found.ruleset.umpire.field(found.state).stand("red.a")
    ideas = {idea.order: idea.bases for idea in moves(found.ruleset, found.state, (stand,), ())}
    (base,) = ideas[March(("red.a",), 7500)]
    found.give(March(("red.a",), 7500))
    assert found.state.pose("red.a") == base.pose
