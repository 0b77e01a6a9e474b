"""What is offered: the shortest way while it is drawn, units as one, orders joined; and nothing lost on bad input."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.events import Dismounted
from sandtable.games.argad.rules.movement.suggestions import meetings
from sandtable.games.argad.rules.orders import Announce, Confirm, Fight, Hide, Move, Shoot, Shot, Spring
from sandtable.games.argad.rules.setup.scenario import Post
from sandtable.games.argad.rules.state import State
from sandtable.kernel.codec import codec, state_hash
from sandtable.kernel.loop import opened, refusals
from sandtable.table.plane import Pose
from sandtable.table.way import length

CM = 1000


@pytest.fixture(scope="module")
def raid() -> State:
    """The raid at its first question."""
    return opened(load_argad(), load_scenario(find_scenario("village-raid")))


def drawn(state: State, figure: str, goal: tuple[int, int], seat: str = "village") -> Any:
    begun = Announce(state.moment, (Move(figure, (goal,)),))
    return load_argad().options(state, seat, figure, begun)


def test_the_shortest_way_goes_around_the_house(raid: State) -> None:
    """From outside to behind its wall, as far as the move allows, and lawful."""
    (offer,) = drawn(raid, "peasant-1", (56 * CM, 80 * CM)).offers
    move = offer.order.moves[-1]
    assert len(move.path) >= 1
    assert not list(refusals(load_argad(), raid, "village", offer.order))
    assert length((raid.there("peasant-1").stand.at, *move.path)) <= 20 * CM  # type: ignore[union-attr]


def test_the_shortest_way_onto_a_rampart_leads_over_its_stairs() -> None:
    """From the yard behind it, where no straight way leads up (AR T.4), and down again."""
    ruleset, state = load_argad(), opened(load_argad(), load_scenario(find_scenario("siege-relief")))
    yard, walk = Pose(107 * CM, 54 * CM, 0), Pose(102 * CM, 56 * CM, 0)
    for here, goal in ((yard, walk), (walk, yard)):
        men = tuple(replace(man, stand=here) if man.id == "villager" else man for man in state.men)
        alone = replace(state, men=tuple(man for man in men if man.id == "villager" or man.id.startswith("picket")))
        straight = Announce(alone.moment, (Move("villager", (goal.at,)),))
        assert {refusal.clause for refusal in refusals(ruleset, alone, "garrison", straight)} == {"AR T.4"}
        offer = drawn(alone, "villager", goal.at, "garrison").offers[0]
        assert offer.order.moves[-1].path[-1] == goal.at
        assert len(offer.order.moves[-1].path) > 1


def test_a_way_drawn_onto_an_enemy_ends_at_his_base(raid: State) -> None:
    """So that it is a way into contact."""
    here = Pose(22 * CM, 45 * CM, 0)
    near = replace(raid, men=tuple(replace(m, stand=here) if m.id == "militia-1" else m for m in raid.men))
    offer = drawn(near, "militia-1", (10 * CM, 45 * CM)).offers[0]
    assert offer.order.moves[-1].path[-1] == pytest.approx((12 * CM, 45 * CM), abs=20)


def hows(options: Any) -> list[str]:
    return [offer.order.moves[-1].how for offer in options.offers]


def test_the_nearest_way_to_the_hand_comes_first(raid: State) -> None:
    """Within a walk all walk; further off a run leads nearer; each with what speaks against the other kinds."""
    here = raid.there("militia-1").stand
    assert here is not None
    near, far = (drawn(raid, "militia-1", (here.x - far * CM, here.y)) for far in (5, 24))
    assert hows(near) == ["walk", "run"]
    assert hows(far) == ["run", "walk"]
    barred = {each.order.moves[-1].how: each.refusals[0].key for each in near.barred}
    assert barred == {"charge": "refused-charge-horse", "march": "refused-march-loose"}


def test_a_way_has_the_corners_that_are_drawn(raid: State) -> None:
    """It leads through each point, and no further than the figure gets."""
    here = raid.there("militia-1").stand
    assert here is not None
    corner, goal = (here.x, here.y - 4 * CM), (here.x - 4 * CM, here.y - 4 * CM)
    options: Any = load_argad().options(
        raid, "village", "militia-1", Announce(raid.moment, (Move("militia-1", (corner, goal)),))
    )
    assert options.offers[0].order.moves[-1].path == (corner, goal)


def test_kinds_of_moves_that_a_figure_cannot_do_are_barred_as_such(raid: State) -> None:
    """Foot does not charge, who stands loose does not march; each with its clause. A run is open."""
    barred: Any = load_argad().options(raid, "brigands", "captain").barred
    kinds = {each.order.moves[-1].how: each.refusals for each in barred if not each.order.moves[-1].path}
    assert {how: why[0].clause for how, why in kinds.items()} == {"charge": "AR T.6", "march": "AR XIV.g"}


def test_enemies_in_reach_are_known(raid: State) -> None:
    """Those whom a figure may meet this turn, by the kind of move that leads to them."""
    here = Pose(22 * CM, 45 * CM, 0)
    near = replace(raid, men=tuple(replace(m, stand=here) if m.id == "militia-1" else m for m in raid.men))
    found = meetings(near, load_argad().umpire.field(near), "militia-1")
    assert "captain" in found
    assert {move.how for move in found.values()} <= {"walk", "run"}
    assert meetings(raid, load_argad().umpire.field(raid), "militia-1") == {}


def test_what_cannot_be_reached_is_barred_with_its_reason(raid: State) -> None:
    """Off the table there is no way."""
    options = drawn(raid, "captain", (-5 * CM, 45 * CM), "brigands")
    assert not options.offers
    assert {refusal.clause for barred in options.barred for refusal in barred.refusals} >= {"AR VI.a"}


def test_a_unit_may_go_as_one(raid: State) -> None:
    """One offer moves the whole band alike."""
    offers: Any = load_argad().options(raid, "brigands", "captain").offers
    largest = max(offers, key=lambda offer: len(offer.order.moves))
    assert len(largest.order.moves) == 8
    starts: Any = {man.id: man.stand for man in raid.men}
    steps = {
        tuple((x - starts[move.figure].x, y - starts[move.figure].y) for x, y in move.path)
        for move in largest.order.moves
    }
    assert len(steps) == 1


def test_orders_of_single_figures_are_joined(raid: State) -> None:
    """Each figure's own comes last in its offer."""
    ruleset = load_argad()
    picked = [ruleset.options(raid, "village", name).offers[-1].order for name in ("bailiff", "archer-1", "militia-2")]
    order = ruleset.joined(picked)
    assert isinstance(order, Announce)
    assert [move.figure for move in order.moves] == ["bailiff", "archer-1", "militia-2"]


NONSENSE = [
    Announce(1, (Move("ghost", ((1, 1),)),)),
    Announce(1, (Move("captain", ((10**12, -(10**12)),)),)),
    Announce(1, (Move("captain", tuple((n, n) for n in range(100))),)),
    Announce(1, (Move("captain", face=99_999),)),
    Announce(1, (Move("captain", how="take", target="ghost"),)),
    Announce(-7),
    Announce(1, tuple(Move("captain") for _ in range(3))),
    Confirm(1),
    Shoot(1, (Shot("ghost", "ghost"),)),
    Fight(1),
    Spring(1, ("ghost",)),
    Hide(1, (Post("captain", Pose(0, 0, -5)),)),
]


@pytest.mark.parametrize("order", NONSENSE, ids=repr)
def test_nonsense_is_refused_by_name_and_loses_nothing(raid: State, order: Any) -> None:
    """A value with a clause and words, never an exception; the state is as it was."""
    before = state_hash(raid)
    found = list(refusals(load_argad(), raid, "brigands", order))
    assert found
    assert all(refusal.clause and refusal.key for refusal in found)
    assert state_hash(raid) == before


def test_an_order_of_another_shape_is_unreadable() -> None:
    """It never becomes an order."""
    for raw in (b'{"order":"announce"}', b'{"order":"announce","moment":1,"moves":[{"path":[[1]]}]}', b"[]"):
        with pytest.raises(msgspec.ValidationError):
            codec(load_argad()).order(raw)


def test_a_horse_at_hand_is_offered_to_be_led_or_mounted(raid: State) -> None:
    """AR VI.g: all that is offered beside it is lawful, and a way that is drawn keeps whom it leads."""
    ruleset: Any = load_argad()
    stand = raid.there("rider").stand
    assert stand is not None
    left = ruleset.fold(raid, Dismounted("rider", stand._replace(x=stand.x - 3500), stand._replace(heading=0)))
    offers = ruleset.options(left, "brigands", "rider").offers
    assert {"lead", "mount"} <= {offer.order.moves[-1].how for offer in offers}
    assert not [offer for offer in offers if any(refusals(ruleset, left, "brigands", offer.order))]
    begun = Announce(left.moment, (Move("rider", ((stand.x + 9 * CM, stand.y),), "lead", target="rider:horse"),))
    (offer,) = ruleset.options(left, "brigands", "rider", begun).offers
    assert (offer.order.moves[-1].how, offer.order.moves[-1].target) == ("lead", "rider:horse")
