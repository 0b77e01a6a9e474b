"""The odds of a game are those of every path through the same rules."""

from typing import Any

import pytest

from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.players.captain import Standing, worth
from sandtable.games.rapide.rules.state import State
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.codec import state_hash
from sandtable.kernel.loop import opened
from sandtable.odds.forecast import Forecast
from sandtable.odds.spread import Spread
from sandtable.odds.tree import Endless, Open, Tree
from tests.odds.battles import RAPIDE, battle, orders
from tests.odds.brute import Brute
from tests.odds.pocket import Skirmish, pocket
from tests.odds.toy import SEATS, Go, Place, Toy, freely, onwards

RETREATS = [("never", "never"), ("never", "after-1"), ("after-1", "never"), ("after-1", "after-1")]
POCKETS = {sides: pocket(sides) for sides in (2, 3)}
ARMIES = [
    (3, "france, 2A+, medieval, 1.0.1, veteran", "aztecs, A+ A-, medieval, 0.0.0, veteran"),
    (3, "turkey, A+ A-, renaissance, 1.1.0", "hungary, A+ A-, medieval, 1.0.1, veteran"),
    (3, "spain, A+ 2D, arquebus, 0.0.0", "france, 2A-, medieval, 0.0.0, veteran"),
    (2, "sweden, 2A+, musket, 1.0.1", "empire, 2A+, musket, 0.1.0, veteran"),
    (2, "england, A+ A-, manoeuvre, 0.1.0", "france, 2A+, lace, 1.0.0, revolution"),
]


def out(view: Any, seat: str) -> Any:
    """Always another way."""
    return Go("out")


def worthless(end: Any, seat: str) -> tuple[int, ...]:
    """All ends are the same to everybody."""
    return (0,)


def at_once(state: State) -> bool:
    """Anywhere."""
    return True


def shipped(name: str) -> State:
    """A battle that comes with the program, begun."""
    return opened(RAPIDE, load_battle(battles()[name], RAPIDE))


def begun(attacker: str, defender: str) -> State:
    """A battle of some armies, begun."""
    return opened(RAPIDE, battle(attacker, defender))


def never() -> Standing:
    """Nobody retreats."""
    return Standing(RAPIDE, orders("never", "never"))


def second_round(state: State) -> bool:
    """Where the first round has been survived."""
    return state.round == 2


@pytest.mark.parametrize("retreats", RETREATS)
@pytest.mark.parametrize("test", [False, True])
@pytest.mark.parametrize(("sides", "attacker", "defender"), ARMIES)
def test_whole_battles(sides: int, attacker: str, defender: str, test: bool, retreats: tuple[str, str]) -> None:
    """Whole battles with small dice, option M off and on: every end has the chance of all paths to it."""
    skirmish = Skirmish(POCKETS[sides], attacker, defender, retreats, test=test)
    assert skirmish.forecast.ends(skirmish.start).chances() == skirmish.brute().ends


@pytest.mark.parametrize(
    "stack", ["A- 2P, medieval, 0.0.0, pasha = [1, 2]", "2D P, medieval, 0.0.0", "D 2P, medieval, 0.0.0"]
)
def test_payment(stack: str) -> None:
    """What a beaten Turk pays, in pashas and in counters, has the chance of all paths to it."""
    skirmish = Skirmish(POCKETS[3], "poland, 2A+, medieval, 0.0.1", f"turkey, {stack}", ("never", "never"))
    found = skirmish.forecast.ends(skirmish.start)
    assert found.chances() == skirmish.brute().ends
    assert len({end.defender.stack for end in found}) > 1


@pytest.mark.parametrize("shock", [6, 9])
def test_whole_battles_with_the_dice_of_the_book(shock: int) -> None:
    """Medieval troops under a great leader break any native in round one: all ten thousand paths."""
    start = begun(f"spain, 2A+, medieval, 0.0.{shock}", "aztecs, 2A+, medieval, 0.0.0")
    solved = Brute(RAPIDE, never()).solve(start)
    assert Forecast(RAPIDE, never()).ends(start).chances() == solved.ends
    assert solved.paths == 10_000


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("france, 2A+, medieval, 0.0.0", "incas, 2A+, medieval, 0.0.0"),
        ("mamluks, A+ A-, medieval, 0.0.0", "turkey, A- P, renaissance, 0.0.3"),
    ],
)
def test_first_rounds_with_the_dice_of_the_book(attacker: str, defender: str) -> None:
    """Battles of one round, and the second rounds they may lead to."""
    start = begun(attacker, defender)
    found = Forecast(RAPIDE, never(), until=second_round).ends(start)
    assert found.chances() == Brute(RAPIDE, never(), until=second_round).solve(start).ends


def test_until_stops() -> None:
    """Nothing follows from where the odds are to stop; battles that are over before stop by themselves."""
    forecast = Forecast(RAPIDE, never(), until=second_round)
    found = forecast.ends(shipped("rocroi"))
    over = [end for end in found if isinstance(RAPIDE.awaiting(end), Over)]
    assert 0 < len(over) < len(found)
    assert all(end in over or second_round(end) for end in found)
    assert all(node.state.round < 2 or not node.following for node in forecast.tree.nodes)


def test_until_may_stop_at_once() -> None:
    """What is certain already is its own end."""
    start = shipped("rivoli")
    forecast: Forecast[State] = Forecast(RAPIDE, never(), until=at_once)
    assert forecast.ends(start) == Spread({start: 1})
    assert len(forecast.tree.nodes) == 1


@pytest.mark.parametrize("name", ["italy", "mohacs", "rocroi"])
def test_odds_may_be_told_in_two_halves(name: str) -> None:
    """To stop after round one and to go on from every state found there gives the whole battle."""
    start, whole = shipped(name), Forecast(RAPIDE, never())
    half = Forecast(RAPIDE, never(), until=second_round)
    assert half.ends(start).then(whole.ends) == whole.ends(start)


@pytest.mark.parametrize("lead", [("loop", "loop"), ("end", "loop"), ("other", "end")])
def test_a_game_that_may_come_back_is_endless(lead: tuple[str, ...]) -> None:
    """A throw that leads back to where it was thrown, at once or later, certainly or perhaps, has no finite odds."""
    forecast = Forecast(Toy({"loop": lead, "other": ("end", "loop")}), onwards)
    for _ in range(2):
        with pytest.raises(Endless):
            forecast.ends(Place("loop"))


def test_a_choice_may_be_endless() -> None:
    """So has a choice that leads back to itself; a policy that goes another way has."""
    toy = Toy({"fork": (Choice(SEATS[:1], "way"), {"on": "fork", "out": "end"})})
    with pytest.raises(Endless):
        Forecast(toy, onwards).ends(Place("fork"))
    assert Forecast(toy, out).ends(Place("fork")) == Spread({Place("end"): 1})


def test_a_loop_elsewhere_does_no_harm() -> None:
    """Odds from a place that leads to no loop are told though the same forecast has met one."""
    forecast = Forecast(Toy({"loop": ("loop", "fork"), "fork": ("one", "two")}), onwards)
    with pytest.raises(Endless):
        forecast.ends(Place("loop"))
    assert forecast.ends(Place("fork")) == Spread({Place("one"): 1, Place("two"): 1})


def test_a_place_met_twice_is_no_loop() -> None:
    """Two ways to one place add up."""
    forecast = Forecast(Toy({"start": ("one", "two"), "one": ("two", "three")}), onwards)
    assert forecast.ends(Place("start")) == Spread({Place("two"): 3, Place("three"): 1})


OPEN = [
    Toy({"start": (Choice(SEATS, "way"), {"on": "end", "out": "end"})}),
    Toy({"start": (Choice(SEATS[:1], "way"), {"on": "end"})}, measured=True),
]


@pytest.mark.parametrize("toy", OPEN)
def test_no_best_order_among_infinitely_many(toy: Toy) -> None:
    """A simultaneous choice, or one with a number to fill in, has no best order."""
    with pytest.raises(Open):
        Forecast(toy, freely, worthless).ends(Place("start"))


@pytest.mark.parametrize("toy", OPEN)
def test_what_has_no_best_order_has_none_later(toy: Toy) -> None:
    """Whoever asks a second time is told the same: no odds are made up for what could not be solved."""
    forecast: Forecast[Place] = Forecast(toy, freely, worthless)
    for _ in range(2):
        with pytest.raises(Open):
            forecast.ends(Place("start"))


@pytest.mark.parametrize("toy", OPEN)
def test_a_policy_may_answer_an_open_choice(toy: Toy) -> None:
    """Where the policy says what is ordered, nothing is left open."""
    assert Forecast(toy, onwards).ends(Place("start")) == Spread({Place("end"): 1})


def test_a_policy_is_asked_by_its_view() -> None:
    """The policy of a seat is told what the seat sees, not what is."""
    seen = []

    def look(view: Any, seat: str) -> Any:
        seen.append((view, seat))
        return Go("on")

    Forecast(Toy({"start": (Choice(("defender",), "way"), {"on": "end"})}, veiled=True), look).ends(Place("start"))
    assert seen == [(Place("start as the defender sees it"), "defender")]


def test_asking_again_gives_the_identical_answer() -> None:
    """What was once told is kept, not told anew; also for a state on the way."""
    start, forecast = shipped("tenochtitlan"), Forecast(RAPIDE, never())
    found = forecast.ends(start)
    grown = len(forecast.tree.nodes)
    halfway = next(node.state for node in forecast.tree.nodes if second_round(node.state))
    assert forecast.ends(halfway) is forecast.ends(halfway)
    assert forecast.ends(start) is found
    assert len(forecast.tree.nodes) == grown


def test_asking_from_halfway_is_asking_anew() -> None:
    """A forecast that knows the whole battle says the same of its second half as one that knows nothing."""
    start, forecast = shipped("tenochtitlan"), Forecast(RAPIDE, never())
    forecast.ends(start)
    for node in [node for node in forecast.tree.nodes if second_round(node.state)][::40]:
        assert forecast.ends(node.state) == Forecast(RAPIDE, never()).ends(node.state)


@pytest.mark.parametrize("retreat", ["never", "best"])
def test_looking_changes_nothing(retreat: str) -> None:
    """The state is the same after its odds were told, and another forecast tells the same."""
    start, policy = shipped("mohacs"), Standing(RAPIDE, orders(retreat, retreat))
    before = state_hash(start)
    found = Forecast(RAPIDE, policy, worth).ends(start)
    assert state_hash(start) == before
    assert Forecast(RAPIDE, policy, worth).ends(start) == found
    assert start == shipped("mohacs")


def paths(tree: Tree[State], start: int) -> int:
    """In how many ways all dice may fall until the end."""
    found: dict[int, int] = {}
    for number in tree.upwards(start):
        node = tree.nodes[number]
        ways = [(weight, after) for weight, after in node.thrown] or [(1, after) for _, after in node.chosen]
        found[number] = sum(weight * found[after] for weight, after in ways) if ways else 1
    return found[start]


@pytest.mark.parametrize("name", list(battles()))
def test_equal_states_are_one(name: str) -> None:
    """There are far fewer states than paths, and none twice."""
    tree: Tree[State] = Tree(RAPIDE, never())
    start = tree.grow(shipped(name))
    assert len({node.state for node in tree.nodes}) == len(tree.nodes)
    assert 100 * len(tree.nodes) < paths(tree, start)


def test_paths_are_counted_as_they_are_walked() -> None:
    """In a small battle the count of paths is that of walking them all."""
    skirmish = Skirmish(POCKETS[3], *ARMIES[0][1:], ("never", "never"))
    tree: Tree[State] = Tree(skirmish.rules, skirmish.policy)
    assert paths(tree, tree.grow(skirmish.start)) == skirmish.brute().paths
