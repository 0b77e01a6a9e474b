"""The odds of whole battles are those of an independent model on icepool's dice, to the last fraction."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.games.rapide.commands.odds import chances
from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.rules.battle import Battle
from sandtable.games.rapide.rules.state import State
from sandtable.odds.spread import Spread
from tests.odds.battles import RAPIDE, battle, ends, orders
from tests.odds.model import End, Model
from tests.odds.paper import TECHNOLOGIES, TERRAINS
from tests.odds.troops import Troops

RETREATS = ("never", "after-1")
POLICIES = list(product(RETREATS, RETREATS))
FAVOURED = ["spain", "portugal", "venice", "england", "turkey", "france", "prussia", "austria", "russia"]


def joint(found: Spread[State]) -> dict[End, Fraction]:
    """Winner, major victory and losses together."""
    return found.map(lambda end: End(end.winner, end.major, end.attacker.losses, end.defender.losses)).chances()


def agree(fought: Battle, attacker: str = "never", defender: str = "never") -> None:
    """The program and the model say the same of every end, and of all that the command shows."""
    found, expected = ends(fought, attacker, defender), Model(fought, orders(attacker, defender)).ends()
    assert joint(found) == expected
    assert chances(found) == shown(fought, expected)


def shown(fought: Battle, expected: dict[End, Fraction]) -> dict[str, Any]:
    """What the command shows, from the model's ends."""
    one, two = Troops(fought.attacker, fought.year), Troops(fought.defender, fought.year)
    told: dict[str, Callable[[End], str]] = {
        "attacker lost": lambda end: halves(end.attacker),
        "defender lost": lambda end: halves(end.defender),
        "attacker left": lambda end: one.remains(end.attacker),
        "defender left": lambda end: two.remains(end.defender),
    }
    tables = {name: summed(expected, tell) for name, tell in told.items()}
    won = summed(expected, lambda end: end.winner or "none")
    greatly = summed(expected, lambda end: end.winner if end.major else "")
    return {
        "winner": {seat: won.get(seat, "0/1") for seat in ("attacker", "defender", "none")},
        "major": {seat: greatly.get(seat, "0/1") for seat in ("attacker", "defender")},
        "losses": {"attacker": tables["attacker lost"], "defender": tables["defender lost"]},
        "remains": {"attacker": tables["attacker left"], "defender": tables["defender left"]},
    }


def summed(expected: dict[End, Fraction], tell: Callable[[End], str]) -> dict[str, str]:
    """The chance of everything that may be told of an end, as it is printed."""
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for end, chance in expected.items():
        found[tell(end)] += chance
    return {name: f"{chance.numerator}/{chance.denominator}" for name, chance in found.items()}


def halves(losses: int) -> str:
    """Losses as the command names them."""
    return str(Fraction(losses, 2))


@pytest.mark.parametrize(("attacker", "defender"), POLICIES)
@pytest.mark.parametrize("name", list(battles()))
def test_battles_of_the_book(name: str, attacker: str, defender: str) -> None:
    """Every battle that comes with the program, whoever retreats after round one."""
    agree(load_battle(battles()[name], RAPIDE), attacker, defender)


@pytest.mark.parametrize(("first", "second"), list(combinations_with_replacement(TECHNOLOGIES, 2)))
def test_technologies(first: str, second: str) -> None:
    """Every technology against every other: columns, morale, and how it fires."""
    agree(battle(f"france, 2A+, {second}, 2.1.2", f"spain, A+ A-, {first}, 1.2.1", year=1650))


@pytest.mark.parametrize(("first", "second"), [("musket", "baroque"), ("renaissance", "musket"), ("medieval", "lace")])
def test_great_leaders(first: str, second: str) -> None:
    """Poor columns, down to their last rows."""
    agree(
        battle(f"sweden, 2A+, {first}, 3.6.6, veteran", f"russia, A+ A-, {second}, 0.1.1", year=1690),
        "never",
        "after-1",
    )


@pytest.mark.parametrize("terrain", TERRAINS)
def test_terrains(terrain: str) -> None:
    """Every terrain, for both sides, in both rounds and in pursuit."""
    agree(battle("poland, 2A+, arquebus, 1.3.1", "russia, A+ A- 2D, arquebus, 2.2.2", terrain))


@pytest.mark.parametrize("terrain", TERRAINS)
def test_terrains_without_fire(terrain: str) -> None:
    """Every terrain where a landing may still win by Shock alone."""
    agree(battle("venice, 2A+, medieval, 3.0.6", "mamluks, 2A+, medieval, 1.0.2", terrain, 1500), "never", "after-1")


@pytest.mark.parametrize(("attacker", "defender"), POLICIES)
@pytest.mark.parametrize("test", [False, True])
def test_retreat_test(attacker: str, defender: str, test: bool) -> None:
    """Option M, off and on, whoever wants to retreat."""
    fought = battle("sweden, 2A+, musket, 2.3.1", "empire, 2A+, arquebus, 0.1.3", year=1632, test=test)
    agree(fought, attacker, defender)


@pytest.mark.parametrize("manoeuvre", [0, 6, 9])
def test_retreat_test_by_manoeuvre(manoeuvre: int) -> None:
    """Option M where the test nearly always fails, or cannot."""
    side = f"A+ A-, renaissance, {manoeuvre}.2.1"
    agree(battle(f"france, {side}", f"genoa, {side}, veteran", year=1510, test=True), "after-1", "after-1")


@pytest.mark.parametrize("stack", ["D", "2D", "3D", "4D", "A-", "A- D", "A- 2D", "A- 3D", "2A- 4D", "A+ 3D", "A+ A- D"])
def test_small_stacks(stack: str) -> None:
    """Small forces inflict less, Renaissance troops without an A+ do not fire, and little is left of them."""
    agree(battle(f"spain, {stack}, renaissance, 1.1.2", "france, A+ D, arquebus, 0.1.2", year=1540), "never", "after-1")
    agree(battle("portugal, 2D, medieval, 0.0.4", f"england, {stack}, medieval, 0.0.0, veteran", year=1500))


@pytest.mark.parametrize("year", [1520, 1614, 1615])
@pytest.mark.parametrize(
    "turk",
    [
        "2A+ 2P, renaissance, 4.4.3, pasha = [2, 1]",
        "A+ A- 2P, renaissance, 2.2.2",
        "A+ A- D 2P, renaissance, 2.2.2",
        "2A- 2P, renaissance, 2.2.2, pasha = [2, 2]",
        "A- 2P, renaissance, 2.2.2",
        "A- 2P, renaissance, 2.2.2, pasha = [0, 1]",
        "D P, arquebus, 0.1.0, pasha = 2",
    ],
)
def test_pashas(turk: str, year: int) -> None:
    """Pashas add force up to two A+, complete an A-, double their horse, and pay for losses."""
    agree(battle(f"turkey, {turk}", "hungary, A+ A-, medieval, 2.2.3, veteran", "river", year))


@pytest.mark.parametrize("worths", [[1, 2], [0, 2], [2, 2], [1, 1]])
def test_pashas_pay(worths: list[int]) -> None:
    """A beaten Turk pays in pashas first: the one that wastes least."""
    turk = f"turkey, A- D 2P, medieval, 0.0.0, pasha = {worths}"
    agree(battle("poland, A+ A-, arquebus, 2.2.3, veteran", turk, year=1600), "never", "after-1")


@pytest.mark.parametrize("native", ["aztecs", "incas", "kongo"])
@pytest.mark.parametrize("foe", ["spain", "persia", "maori"])
def test_natives(native: str, foe: str) -> None:
    """Natives without horse, natives with, Orientals, and natives on both sides."""
    agree(battle(f"{native}, 2A+, medieval, 1.1.1, veteran", f"{foe}, A+ A-, medieval, 2.0.4", year=1520))
    agree(battle(f"{foe}, 2A+, renaissance, 5.6.6, veteran", f"{native}, 2A+, medieval, 1.1.1, veteran", year=1520))


@pytest.mark.parametrize("horse", ["4D", "A+ A- 2D", "A+", "A+ D", "2A-", "A- D"])
def test_cavalry(horse: str) -> None:
    """Twice the enemy's horse, and not quite."""
    agree(battle(f"persia, {horse}, medieval, 1.1.1", "russia, 2A+, medieval, 1.1.1", year=1580))
    agree(battle("russia, 2A+, medieval, 1.1.1", f"russia, {horse}, medieval, 1.1.1", year=1580))


@pytest.mark.parametrize("revolution", ["", ", revolution"])
@pytest.mark.parametrize("foe", ["musket", "baroque", "manoeuvre"])
def test_revolution(foe: str, revolution: str) -> None:
    """Revolutionary France shocks on A."""
    fought = battle(f"england, A+ A-, {foe}, 2.2.2", f"france, 2A+, lace, 3.3.3{revolution}", "forest", 1793)
    agree(fought, "after-1", "never")


@pytest.mark.parametrize("nation", FAVOURED)
@pytest.mark.parametrize("year", [1492, 1559, 1560, 1614, 1699, 1700, 1759, 1760, 1800])
@pytest.mark.parametrize("stack", ["2A+", "A+ D"])
def test_nations(nation: str, year: int, stack: str) -> None:
    """What nations inflict more or less, at both ends of their years."""
    agree(battle(f"{nation}, {stack}, medieval, 0.0.6", "poland, 2D, medieval, 0.0.0", year=year))


STACKS = ["2A+", "A+ A- 2D", "A+ A-", "2A- 2D", "A+ 2D", "A+", "A- D", "3D", "D"]
NATIONS = ["france", "spain", "england", "turkey", "russia", "poland", "persia", "mughals", "aztecs", "kongo", "maori"]
YEARS = [1492, 1530, 1559, 1560, 1614, 1615, 1699, 1700, 1760, 1800]


@st.composite
def armies(draw: st.DrawFn) -> str:
    """A side of any kind."""
    nation = draw(st.sampled_from(NATIONS))
    pashas = draw(st.lists(st.integers(0, 2), max_size=2)) if nation == "turkey" else []
    stack = draw(st.sampled_from(STACKS)) + (f" {len(pashas)}P" if pashas else "")
    leader = ".".join(str(draw(st.integers(0, 6))) for _ in range(3))
    more = ["veteran"] * draw(st.booleans()) + [f"pasha = {pashas}"] * bool(pashas)
    more += ["revolution"] * (nation == "france" and draw(st.booleans()))
    line = f"{nation}, {stack}, {draw(st.sampled_from(TECHNOLOGIES))}, {leader}"
    return ", ".join([line, "; ".join(more)]) if more else line


@settings(max_examples=10)
@given(armies(), armies(), st.sampled_from(TERRAINS), st.sampled_from(YEARS), st.booleans(), st.sampled_from(POLICIES))
def test_any_battle(one: str, two: str, terrain: str, year: int, test: bool, policy: tuple[str, str]) -> None:
    """Any two armies, anywhere, at any time."""
    agree(battle(one, two, terrain, year, test=test), *policy)
