"""Backward induction finds the best choices: nobody does better by any other."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.players.captain import Captain, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.orders import Retreat, Stay
from sandtable.games.rapide.rules.state import State
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.loop import opened
from sandtable.odds.forecast import Forecast, Worth
from sandtable.odds.spread import Spread
from tests.odds.battles import RAPIDE, battle, orders
from tests.odds.brute import Expected
from tests.odds.pocket import Skirmish, pocket
from tests.odds.toy import Go, Place, Toy, freely

POCKETS = {sides: pocket(sides) for sides in (2, 3)}
ARMIES = [
    (3, "france, 2A+, medieval, 1.0.0, veteran", "spain, 2A+, manoeuvre, 0.0.0"),
    (3, "turkey, A- D 2P, medieval, 0.0.1, veteran", "austria, A+ A-, musket, 1.0.0"),
    (2, "france, 2A+, baroque, 1.0.0", "spain, 2A+, arquebus, 0.0.0"),
    (2, "france, 2A+, renaissance, 1.0.0, veteran", "spain, 2A+, manoeuvre, 0.0.0"),
    (2, "france, 2A+, lace, 0.1.0", "england, A+ A-, arquebus, 1.0.1, veteran"),
    (2, "sweden, 2A+, musket, 1.0.0, veteran", "empire, 2A+, musket, 0.0.0"),
]
FEW = [
    (2, "france, 2A+, baroque, 1.0.0", "spain, 2A+, arquebus, 0.0.0", True),
    (2, "france, 2A+, musket, 1.0.0", "spain, 2A+, baroque, 0.0.0", True),
    (3, "france, 2A+, medieval, 1.0.0, veteran", "spain, 2A+, manoeuvre, 0.0.0", False),
    (2, "france, 2A+, medieval, 1.0.0, veteran", "spain, 2A+, musket, 0.0.0", True),
]


def expected(ends: Spread[Any], seat: str, worth: Worth = worth) -> Expected:
    """What a seat may expect."""
    figures = [(chance, worth(end, seat)) for end, chance in ends.chances().items()]
    return tuple(sum((chance * each[i] for chance, each in figures), Fraction(0)) for i in range(len(figures[0][1])))


def best(sides: int, attacker: str, defender: str, *, test: bool) -> Skirmish:
    """A battle with small dice in which both sides are free to retreat."""
    return Skirmish(POCKETS[sides], attacker, defender, ("best", "best"), test=test)


@pytest.mark.parametrize("test", [False, True])
@pytest.mark.parametrize(("sides", "attacker", "defender"), ARMIES)
def test_best_is_plain_minimax(sides: int, attacker: str, defender: str, test: bool) -> None:
    """Ends and expectations are those of walking every path and choosing at each fork."""
    skirmish = best(sides, attacker, defender, test=test)
    found, solved = skirmish.forecast.ends(skirmish.start), skirmish.brute()
    assert found.chances() == solved.ends
    assert {seat: expected(found, seat) for seat in SEATS} == solved.expected


def test_the_battles_ask_for_both_answers() -> None:
    """Among the battles above both sides sometimes stay and sometimes retreat."""
    found = set()
    for (sides, attacker, defender), test in product(ARMIES, [False, True]):
        skirmish = best(sides, attacker, defender, test=test)
        found |= {(seat, order) for _, seat, order in skirmish.forecast.decisions(skirmish.start)}
    assert found == set(product(SEATS, [Stay(), Retreat()]))


class Plan:
    """One order for each state in which a side may be asked whether it retreats."""

    def __init__(self, standing: Standing, plan: Mapping[State, Any]) -> None:
        self.standing = standing
        self.plan = plan

    def __call__(self, view: State, seat: str) -> Any:
        return self.plan.get(view) or self.standing(view, seat)


def plans(asked: list[State]) -> list[dict[State, Any]]:
    """Every pure policy."""
    return [dict(zip(asked, answers, strict=True)) for answers in product([Stay(), Retreat()], repeat=len(asked))]


@pytest.mark.parametrize(("sides", "attacker", "defender", "test"), FEW)
def test_best_is_the_value_of_all_pure_policies(sides: int, attacker: str, defender: str, test: bool) -> None:
    """Among all pairs of pure policies, the most that one side can be sure of is what the best choices give it."""
    skirmish = best(sides, attacker, defender, test=test)
    forecast = skirmish.forecast
    value = expected(forecast.ends(skirmish.start), "attacker")
    asked = {seat: [n.state for n in forecast.tree.nodes if n.seat == seat and len(n.chosen) > 1] for seat in SEATS}
    table = [
        [_value(skirmish, mine | theirs) for theirs in plans(asked["defender"])] for mine in plans(asked["attacker"])
    ]
    assert max(min(row) for row in table) == value
    assert min(max(column) for column in zip(*table, strict=True)) == value


def _value(skirmish: Skirmish, plan: Mapping[State, Any]) -> Expected:
    forecast: Forecast[State] = Forecast(skirmish.rules, Plan(skirmish.policy, plan))
    return expected(forecast.ends(skirmish.start), "attacker")


def deviations(forecast: Forecast[State]) -> list[tuple[Expected, ...]]:
    """For every decision, come about or not: what the seat may expect by the best order and by the other."""
    rules, found = forecast.tree.ruleset, []
    for node in [node for node in forecast.tree.nodes if len(node.chosen) > 1]:
        chosen = forecast.best(node.state)
        after = {order: rules.resolve(node.state, Given(node.seat, order))[1] for order, _ in node.chosen}
        values = {order: expected(forecast.ends(state), node.seat) for order, state in after.items()}
        found.append((values.pop(chosen), *values.values()))
    return found


@pytest.mark.parametrize(("sides", "attacker", "defender"), ARMIES)
def test_nobody_gains_by_deviating_in_small_battles(sides: int, attacker: str, defender: str) -> None:
    """At no single decision, under option M, does a side expect more by the other order."""
    skirmish = best(sides, attacker, defender, test=True)
    forecast = skirmish.forecast
    forecast.ends(skirmish.start)
    assert all(chosen >= max(others) for chosen, *others in deviations(forecast))


@pytest.mark.parametrize("name", ["italy", "mohacs", "tenochtitlan"])
def test_nobody_gains_by_deviating_in_battles_of_the_book(name: str) -> None:
    """At no single decision does a side expect more by the other order."""
    forecast = free()
    forecast.ends(shipped(name))
    found = deviations(forecast)
    assert found
    assert all(chosen >= max(others) for chosen, *others in found)


def shipped(name: str) -> State:
    """A battle that comes with the program, begun."""
    return opened(RAPIDE, load_battle(battles()[name], RAPIDE))


def free(attacker: str = "best", defender: str = "best") -> Forecast[State]:
    """The battle is free unless standing orders say otherwise."""
    return Forecast(RAPIDE, Standing(RAPIDE, orders(attacker, defender)), worth)


@pytest.mark.parametrize("enemy", ["never", "after-1"])
@pytest.mark.parametrize("name", ["italy", "mohacs", "rocroi", "tenochtitlan"])
def test_best_is_no_worse_than_standing_orders(name: str, enemy: str) -> None:
    """Against an enemy who always does the same, to be free is at least as good as any standing order."""
    start = shipped(name)
    value = expected(free(attacker="best", defender=enemy).ends(start), "attacker")
    assert all(value >= expected(free(order, enemy).ends(start), "attacker") for order in ("never", "after-1"))
    value = expected(free(attacker=enemy, defender="best").ends(start), "defender")
    assert all(value >= expected(free(enemy, order).ends(start), "defender") for order in ("never", "after-1"))


def test_a_captain_orders_what_is_best() -> None:
    """In every decision that may come about, the player who goes by the odds orders what the odds found."""
    forecast, captain = free(), Captain(RAPIDE, orders("best", "best"))
    found = forecast.decisions(shipped("tenochtitlan"))
    assert found
    assert all(captain(state, seat) == order for state, seat, order in found)


def test_who_cannot_win_retreats() -> None:
    """Medieval troops in a forest never break veterans of the Lace war: they leave, and lose less than by staying."""
    fought = battle("incas, 2A+, medieval, 4.1.1, veteran", "england, 2A+, lace, 1.1.1, veteran", "forest", 1770)
    start, forecast = opened(RAPIDE, fought), free()
    found = forecast.ends(start)
    asked = [(state, order) for state, seat, order in forecast.decisions(start) if seat == "attacker"]
    assert asked
    assert {order for _, order in asked} == {Retreat()}
    stayed = free("never", "best")
    assert all(stayed.ends(state).chance(lambda end: end.winner == "defender") == 1 for state, _ in asked)
    lost = [spread.mean(lambda end: end.attacker.losses) for spread in (found, stayed.ends(start))]
    assert lost[0] < lost[1]


def test_who_may_still_win_stays() -> None:
    """A small chance to win outweighs any losses: the first figure is compared before the second."""
    start = opened(RAPIDE, battle("incas, 2A+, medieval, 4.1.1, veteran", "spain, 2A+, musket, 1.1.4", year=1650))
    forecast = free()
    staying = [state for state, seat, order in forecast.decisions(start) if seat == "attacker" and order == Stay()]
    after = RAPIDE.resolve(staying[0], Given("attacker", Retreat()))[1]
    stayed, left = forecast.ends(staying[0]), forecast.ends(after)
    assert 0 < stayed.chance(lambda end: end.winner != "defender") < Fraction(1, 2)
    assert stayed.mean(lambda end: end.attacker.losses) > left.mean(lambda end: end.attacker.losses)


def test_of_equals_the_first_order_is_taken() -> None:
    """Where staying and retreating come to the same, a side stays: that is offered first."""
    harmless = pocket(1, dict.fromkeys("ABCDE", ((0, 0), (0, 1))), retreat=(0,))
    skirmish = Skirmish(
        harmless, "france, 2A+, renaissance, 0.0.0, veteran", "spain, 2A+, musket, 0.0.0, veteran", ("best", "best")
    )
    (first, *_) = skirmish.forecast.decisions(skirmish.start)
    assert skirmish.rules.options(first.state, first.seat).offers[0].order == Stay()
    assert first.order == Stay()
    lost = (Fraction(-1), Fraction(0))
    assert deviations(_grown(skirmish))[0] == (lost, lost)


def _grown(skirmish: Skirmish) -> Forecast[State]:
    forecast = skirmish.forecast
    forecast.ends(skirmish.start)
    return forecast


WAYS = {"on": "here", "out": "there", "up": "here"}


@pytest.mark.parametrize("ways", [["on", "out"], ["out", "on"], ["up", "on", "out"]])
def test_of_equal_ways_the_first_is_taken(ways: list[str]) -> None:
    """Whatever the ways are called, of equals the one offered first is best."""
    toy = Toy({"start": (Choice(("defender",), "way"), {way: WAYS[way] for way in ways})})
    assert fork(toy, {"here": (0, 1), "there": (0, 1)}).best(Place("start")) == Go(ways[0])


@pytest.mark.parametrize(
    ("here", "there", "chosen"),
    [((0, 1), (0, 2), "out"), ((1, 0), (0, 9), "on"), ((0, 9), (1, -9), "out"), ((-1, 9), (-1, 8), "on")],
)
def test_figures_are_compared_in_their_order(here: Expected, there: Expected, chosen: str) -> None:
    """The first figure decides; the second only between equals."""
    toy = Toy({"start": (Choice(("defender",), "way"), {"on": "here", "out": "there"})})
    assert fork(toy, {"here": here, "there": there}).best(Place("start")) == Go(chosen)


def fork(toy: Toy, worths: Mapping[str, Any]) -> Forecast[Place]:
    """Ends are worth to the defender what is said here, and nothing to the attacker."""
    return Forecast(toy, freely, lambda end, seat: worths[end.name] if seat == "defender" else (0, 0))


def test_expectations_are_compared_exactly() -> None:
    """A third and a third is no more than two thirds, whatever the dice: nothing is rounded."""
    toy = Toy(
        {
            "start": (Choice(("defender",), "way"), {"thirds": "thirds", "sixths": "sixths", "sevenths": "sevenths"}),
            "thirds": ("win", "win", "loss"),
            "sixths": ("win", "win", "win", "win", "loss", "loss"),
            "sevenths": ("win", "win", "win", "win", "win", "loss", "loss"),
        }
    )
    forecast = fork(toy, {"win": (1,), "loss": (0,)})
    assert forecast.best(Place("start")) == Go("sevenths")
    assert forecast.ends(Place("start")) == Spread({Place("win"): 5, Place("loss"): 2})
    assert forecast.ends(Place("thirds")) == forecast.ends(Place("sixths"))


def test_each_seat_chooses_for_itself() -> None:
    """Whoever chooses second takes his own best, and whoever chooses first knows it."""
    toy = Toy(
        {
            "start": (Choice(("attacker",), "way"), {"on": "second", "out": "draw"}),
            "second": (Choice(("defender",), "way"), {"on": "won", "out": "lost"}),
        }
    )
    worths = {"won": (1, -1), "draw": (0, 0), "lost": (-1, 1)}
    forecast: Forecast[Place] = Forecast(toy, freely, lambda end, seat: (worths[end.name][seat == "defender"],))
    assert forecast.ends(Place("start")) == Spread({Place("draw"): 1})
    assert forecast.best(Place("second")) == Go("out")
    assert [decision.state for decision in forecast.decisions(Place("start"))] == [Place("start")]
    assert forecast.decisions(Place("second")) == [(Place("second"), "defender", Go("out"))]
