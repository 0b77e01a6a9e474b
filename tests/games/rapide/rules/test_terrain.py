"""T.3: what every ground takes off every die, of both sides, in both rounds and in pursuit."""

import pytest
from msgspec.structs import replace

from sandtable.games.rapide.rules.attack import PURSUIT, Attack, swift_victory
from sandtable.games.rapide.rules.report import Thrown
from sandtable.games.rapide.rules.tables import Terrain
from tests.games.rapide.rules.fight import RAPIDE, battle_of, begun
from tests.games.rapide.rules.folder import table

BATTLE = """
year = 1650
terrain = "$terrain"
attacker = { nation = "poland", stack = "2A+", technology = "$attacker" }
defender = { nation = "sweden", stack = "2A+", technology = "$defender" }
"""
PRINTED = table("terrain", "terrain")["rows"]
SIDES = [(terrain, seat) for terrain in PRINTED for seat in ("attacker", "defender")]


def ground(die: Thrown, terrain: str, clause: str) -> int:
    """What the ground takes off a die: one line at the most, by its clause."""
    lines = [line for line in die.lines if line.why == terrain]
    assert [line.clause for line in lines] == [clause] * len(lines)
    assert len(lines) <= 1
    assert die.total == die.face + sum(line.value for line in die.lines)
    return sum(line.value for line in lines)


@pytest.mark.parametrize(("terrain", "seat"), SIDES)
def test_rounds(terrain: str, seat: str) -> None:
    fight = begun(BATTLE, [1] * 8, terrain=terrain, attacker="musket", defender="musket")
    thrown = {(die.what, die.round): ground(die, terrain, "CR T.3") for die in fight.report.throws if die.who == seat}
    rounds = [f"{thrown['fire', number]}/{thrown['shock', number]}" for number in (1, 2)]
    assert rounds == PRINTED[terrain][seat][:2]


@pytest.mark.parametrize(("terrain", "seat"), SIDES)
def test_pursuit(terrain: str, seat: str) -> None:
    """Lace war breaks medieval troops by Fire at once, and pursues."""
    technologies = {"attacker": "medieval", "defender": "medieval", seat: "lace"}
    fight = begun(BATTLE, [10, 1, 1], terrain=terrain, **technologies)
    pursuit = fight.report.throws[-1]
    assert (pursuit.who, pursuit.what) == (seat, "pursuit")
    assert str(ground(pursuit, terrain, "CR I.1")) == PRINTED[terrain][seat][2]


def test_nine_grounds() -> None:
    assert len(PRINTED) == 9


def test_pursuit_takes_the_shock_figure() -> None:
    """I.1, shown on a ground of one's own: none of the book's tells Fire from Shock in pursuit."""
    bog = Terrain(fire=-1, shock=-3, whom="both", rounds=2, pursuit=True)
    battle = battle_of(BATTLE, {"terrain": "plain", "attacker": "musket", "defender": "musket"})
    attack = Attack(
        replace(battle, terrain="bog"), "attacker", PURSUIT, 2, battle.attacker.stack, battle.defender.stack
    )
    lines = swift_victory(attack, replace(RAPIDE.tables, terrains={"bog": bog}))
    assert [(line.value, line.why) for line in lines] == [(-3, "bog")]
