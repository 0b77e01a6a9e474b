"""`sandtable odds impetus`: exact, by the throws of the rules."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from sandtable.games.impetus.players.chances import Fighter, hits, loss, melee
from sandtable.odds.spread import Spread
from tests.cli.run import run


def counted(hand: tuple[int, ...]) -> int:
    return sum(face == 6 for face in hand) + sum(face == 5 for face in hand) // 2


def cost_of(vbu: int, suffered: int, bonus: int, face: int) -> int:
    """What the book says of one die, in its own order."""
    critical = max(1, vbu - suffered + bonus)
    if suffered == 0 or face == 1:
        return 0
    if face == 6 and critical >= 6:
        return 1
    return face - critical if face > critical else 0


@pytest.mark.parametrize("dice", range(7))
def test_hits_equal_brute_force(dice: int) -> None:
    """Every hand of up to six dice, counted one by one (BI 6.1.4)."""
    assert hits(dice) == Spread(Counter(counted(hand) for hand in product(range(1, 7), repeat=dice)))


@pytest.mark.parametrize("vbu", range(1, 10))
@pytest.mark.parametrize("suffered", range(6))
@pytest.mark.parametrize(("general", "disordered"), [(False, False), (True, False), (False, True), (True, True)])
def test_loss_equals_brute_force(vbu: int, suffered: int, general: bool, disordered: bool) -> None:
    """All six faces (BI 6.2a, 6.2b, 2.6, 2.4.2a)."""
    bonus = general - disordered
    expected = Spread(Counter(cost_of(vbu, suffered, bonus, face) for face in range(1, 7)))
    assert loss(vbu, suffered, general, disordered) == expected


def test_the_books_example_of_cohesion() -> None:
    """With a critical number of 4 a 5 costs one and a 6 costs two (BI E.1)."""
    assert loss(5, 1, False, False) == Spread({0: 4, 1: 1, 2: 1})
    assert loss(9, 1, False, False) == Spread({0: 5, 1: 1}), "a 6 always fails"
    assert loss(2, 9, False, False)[0] == Fraction(1, 6), "a 1 always passes"


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [(Fighter(6, 4), Fighter(5, 3, general=True)), (Fighter(2, 3, disordered=True), Fighter(4, 4))],
)
def test_melee_equals_brute_force(attacker: Fighter, defender: Fighter) -> None:
    """Every hand of both sides and every face of both tests."""
    expected: Counter[tuple[int, int]] = Counter()
    mine, theirs = (Counter(counted(h) for h in product(range(1, 7), repeat=f.dice)) for f in (attacker, defender))
    for (struck, often), (suffered, times) in product(mine.items(), theirs.items()):
        for first, second in product(range(1, 7), repeat=2):
            lost = cost_of(attacker.vbu, suffered, attacker.general - attacker.disordered, first)
            cost = cost_of(defender.vbu, struck, defender.general - defender.disordered, second)
            expected[lost, cost] += often * times
    whole: Spread[tuple[int, int]] = Spread(expected)
    assert melee(attacker, defender) == whole


def test_fire_as_json() -> None:
    """Exact fractions under the names that programs look for."""
    found = run("odds", "impetus", "fire", "--dice", "2", "--json").json
    assert found == {"hits": {"0": "2/3", "1": "11/36", "2": "1/36"}}


def test_cohesion_as_json() -> None:
    """`--vbu 7 --hits 4`: critical number 3."""
    found = run("odds", "impetus", "cohesion", "--vbu", "7", "--hits", "4", "--json").json
    assert found == {"loss": {"0": "1/2", "1": "1/6", "2": "1/6", "3": "1/6"}}
    worse = run("odds", "impetus", "cohesion", "--vbu", "7", "--hits", "4", "--disordered", "--json").json
    assert worse["loss"]["0"] == "1/3"


def test_melee_as_json() -> None:
    """All losses sum to one, and so do the three results."""
    words = ("--attacker", "vbu=6,dice=9", "--defender", "vbu=5,dice=5,disordered,general")
    found = run("odds", "impetus", "melee", *words, "--json").json
    assert sum(map(Fraction, found["losses"].values())) == 1
    assert sum(Fraction(found[name]) for name in ("attacker_wins", "defender_wins", "draw")) == 1
    assert Fraction(found["attacker_wins"]) == sum(
        Fraction(chance)
        for pair, chance in found["losses"].items()
        if int(pair.split(",")[0]) < int(pair.split(",")[1])
    )


@pytest.mark.parametrize(
    "side", ["", "vbu=6", "dice=3", "vbu=x,dice=3", "vbu=6,dice=9,brave", "vbu=0,dice=1", "vbu=6,dice=999"]
)
def test_a_side_that_cannot_be_read_is_told(side: str) -> None:
    """Whatever is missing, unknown or out of range."""
    told = run("odds", "impetus", "melee", "--attacker", side, "--defender", "vbu=5,dice=5").refused()
    assert f"“{side}”" in told


@pytest.mark.parametrize(
    "asked",
    [("fire", "--dice", "2"), ("cohesion", "--vbu", "5", "--hits", "1"), ("melee", "--attacker", "vbu=5,dice=5")],
)
def test_there_is_no_edition_to_choose(asked: tuple[str, ...]) -> None:
    """All of this is the same in both."""
    assert "--edition" in run("odds", "impetus", *asked, "--edition", "es").refused()


def test_plain_rows_for_a_pipe() -> None:
    """One outcome a line."""
    lines = run("odds", "impetus", "fire", "--dice", "1").lines
    assert lines == ["hits\t0\t0.833333", "hits\t1\t0.166667"]
