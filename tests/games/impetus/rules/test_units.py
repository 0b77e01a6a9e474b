"""What single units of Basic Impetus may and must do, by clause, in both editions."""

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.games.impetus.files.tables import load_scales
from sandtable.games.impetus.rules import victory
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.movement import distances, moves
from sandtable.games.impetus.rules.movement.interpenetration import may_cross
from sandtable.games.impetus.rules.shooting.dice import pila
from sandtable.games.impetus.rules.terrain import ground as terrain
from sandtable.games.impetus.rules.troops.disorder import forbids_rally
from sandtable.games.impetus.rules.troops.groups import forbids_group, pace
from sandtable.games.impetus.rules.troops.scales import in_units
from sandtable.games.impetus.rules.troops.units import Markers, fresh, markers
from sandtable.games.impetus.rules.turn import initiative
from sandtable.games.impetus.rules.victory import Toll
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause_of
from sandtable.kernel.dice import Throw, counts
from tests.games.impetus.rules.field import unit
from tests.games.impetus.rules.test_dice import cases

Asked = dict[str, Any]
QUESTIONS: dict[str, Callable[[Book, Any, Asked], Any]] = {
    "fresh": lambda _, u, __: fresh(u),
    "ground disorders": lambda _, u, c: terrain.disorders(c["ground"], u),
    "ground cost": lambda _, u, c: terrain.cost(c["ground"], u),
    "may cross": lambda _, u, c: may_cross(u, unit(c["other"])),
    "widest wheel": lambda _, u, __: moves.widest_wheel(u),
    "wheel at halt": lambda _, u, __: moves.widest_wheel_at_halt(u),
    "sidestep disorders": lambda _, u, __: moves.sidestep_disorders(u),
    "sidestep": lambda _, u, __: moves.forbids_sidestep(u),
    "backward": lambda book, u, _: book.rule("backward")(u),
    "every move disorders": lambda _, u, __: moves.every_move_disorders(u),
    "frightened": lambda book, u, _: book.rule("frightened")(u),
    "second disorder": lambda book, u, c: book.rule("second_disorder")(u, c["by"], c["lost"]),
    "rally": lambda _, u, c: forbids_rally(u, in_melee=c.get("in_melee", False)),
    "pursues": lambda book, u, c: book.rule("pursues")(u, u.profile, destroyed=c.get("destroyed", False)),
    "follows": lambda book, u, _: book.rule("follows")(u),
    "pila": lambda _, u, c: pila(u, charges=c.get("charges", False), supports=c.get("supports", False)),
    "group": lambda _, __, c: forbids_group([unit(each) for each in c["units"]]),
}


@pytest.mark.parametrize(("case", "edition"), cases("units"))
def test_case(case: Asked, edition: str) -> None:
    """The answer, or every clause that refuses."""
    subject = unit(case["unit"]) if "unit" in case else None
    answer = QUESTIONS[case["ask"]](EDITIONS[edition], subject, case)
    if "refused" in case:
        assert [refusal.clause for refusal in answer] == case["refused"]
    else:
        assert answer == case["is"]


def test_a_group_is_as_slow_as_its_slowest() -> None:
    """BI 2.5c."""
    assert pace([unit({"type": "FP"}), unit({"type": "FL", "move": 8000})]) == 5000


@pytest.mark.parametrize("throw", [distances.charge_bonus, distances.retreat, distances.pursuit])
def test_mounted_go_a_die_and_foot_half_of_it(throw: Callable[..., Throw]) -> None:
    """In thousandths of a U, halves rounded up ("BI 5.6.1", "BI 7.6.1b", "BI 7.6.2a")."""
    assert counts(throw("red", on_foot=False)) == {face * 1000: 1 for face in range(1, 7)}
    assert counts(throw("red", on_foot=True)) == {1000: 2, 2000: 2, 3000: 2}
    assert counts(distances.stampede("red"))[6000] == 1


def test_two_dice_and_what_counts_besides() -> None:
    """Mounted units at the setup, the general for the initiative; a tie is thrown again."""
    army = [unit({"type": name}) for name in ("CP", "EL", "W", "FP")]
    assert initiative.setup_throw("red", army).lines[0].value == 3
    assert counts(initiative.initiative_throw("red", general=True))[9] == 6
    assert counts(initiative.initiative_throw("red", general=False))[7] == 6
    assert [initiative.higher(7, 5), initiative.higher(5, 7), initiative.higher(6, 6)] == [0, 1, None]


def test_when_an_army_is_beaten() -> None:
    """At half of its VD; at the end of the last turn by the larger share."""
    assert [victory.beaten(Toll(gone, 20)) for gone in (9, 10, 11)] == [False, True, True]
    assert [victory.worse(Toll(3, 20), Toll(2, 10)), victory.worse(Toll(4, 20), Toll(2, 10))] == [1, None]


def test_what_is_shown_on_a_unit() -> None:
    """Losses, of a large unit by rank, and disorder."""
    worn = unit({"type": "FP", "lost": 2, "disordered": True})
    deep = unit({"type": "FP", "traits": ["pikes"], "large": True, "rear_lost": 3})
    assert clause_of(markers) == "BI 1.5"
    assert [markers(worn), markers(deep)] == [Markers(2, 0, True), Markers(0, 3, False)]


@pytest.mark.parametrize(("scale", "unit_mm"), [("28", 20), ("20", 20), ("15", 10), ("10", 10), ("6", 10)])
def test_distances_are_in_u(scale: str, unit_mm: int) -> None:
    """A U is 1 cm with small figures and 2 cm with large ones; everything else follows from that."""
    assert clause_of(in_units) == "BI 1.4"
    assert load_scales()[scale].unit == unit_mm
    assert in_units(1200, unit_mm) == 1200 * 1000 // unit_mm
