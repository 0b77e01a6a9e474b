"""T.2: the columns of every pair of technologies, and morale, as the game uses them."""

from collections.abc import Iterator

import pytest

from sandtable.games.rapide.rules.events import Fired, HeldFire, Shocked
from tests.games.rapide.rules import telling
from tests.games.rapide.rules.case import Given
from tests.games.rapide.rules.fight import RAPIDE, Fight, battle_of, begun
from tests.games.rapide.rules.folder import table
from tests.games.rapide.rules.script import Script

BATTLE = """
year = 1650
options = { retreat_test = true }
attacker = { nation = "$nation", stack = "2A+", technology = "$own", veteran = $veteran, revolution = $revolution }
defender = { nation = "sweden", stack = "2A+", technology = "$against" }
"""
PLAIN = {"nation": "poland", "veteran": "false", "revolution": "false"}
PRINTED = table("technology", "columns")
MORALE = table("technology", "morale")["rows"]


def pairs() -> Iterator[tuple[str, str, str]]:
    """A technology, the one it meets, and its columns."""
    for own, row in PRINTED["rows"].items():
        yield from ((own, against, columns) for against, columns in zip(PRINTED["against"], row, strict=True))


def fires(technology: str) -> int:
    return 0 if technology == "medieval" else 1


def columns_used(fight: Fight) -> str:
    """Fire and Shock of the attacker, as the table writes them."""
    fire = shock = ""
    for event in fight.events:
        match event:
            case HeldFire("attacker", "CR E.1"):
                fire = "–"
            case Fired("attacker", column):
                fire = column
            case Shocked("attacker", column):
                shock = column
            case _:
                pass
    return f"{fire}/{shock}"


def round_one(own: str, against: str) -> list[int]:
    return [1] * (fires(own) + fires(against) + 2)


@pytest.mark.parametrize(("own", "against", "columns"), list(pairs()))
def test_columns(own: str, against: str, columns: str) -> None:
    fight = begun(BATTLE, round_one(own, against), **{**PLAIN, "own": own, "against": against})
    assert columns_used(fight) == columns


@pytest.mark.parametrize(("own", "against", "columns"), list(pairs()))
def test_revolution_shocks_on_a(own: str, against: str, columns: str) -> None:
    values = {"nation": "france", "veteran": "false", "revolution": "true", "own": own, "against": against}
    fight = begun(BATTLE, round_one(own, against), **values)
    assert columns_used(fight) == f"{columns.partition('/')[0]}/A"


@pytest.mark.parametrize("veteran", [False, True])
@pytest.mark.parametrize("own", MORALE)
def test_morale(own: str, veteran: bool) -> None:
    """What is left of it after a round without a star is all of it: the target of the retreat test says so."""
    values = {**PLAIN, "own": own, "against": "medieval", "veteran": str(veteran).lower()}
    script = Script(RAPIDE, {"attacker": "after-1"}, [Given("attacker", "retreat")])
    fight = Fight(battle_of(BATTLE, values), [*round_one(own, "medieval"), 10], script).until_spent()
    test = fight.report.throws[-1]
    assert test.what == "retreat-test"
    assert telling.on_die(test.lines) == (f"+{MORALE[own] + veteran} CR M",)


def test_forty_nine_pairs() -> None:
    assert len(list(pairs())) == 7 * 7
    assert list(MORALE) == PRINTED["against"]
