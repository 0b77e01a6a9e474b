"""Basic Impetus keeps the laws."""

from functools import cached_property
from typing import Any

from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.rulesets.impetus.pieces import Board, Piece
from sandtable.rulesets.impetus.scenario import Post, Scenario, Side
from sandtable.table.plane import Pose
from tests.conformance.suite import Conformance
from tests.rulesets.impetus.muster import Troops, army

U = 1000
LANCERS = (Troops(type="CP", m=8, vbu=4, i=3, general=True, leads=True),)
ARCHERS = (Troops(type="T", m=5, vbu=4, i=1, weapon="longbow-a", general=True, leads=True),)
LEGION = (
    Troops(type="FP", vbu=6, i=3, traits=("pilum",), general=True, leads=True),
    Troops(type="S", m=8, vbu=2, i=0, weapon="javelin"),
)
BEASTS = (Troops(type="EL", m=6, vbu=5, i=3, general=True, leads=True),)
CHARIOTS = (Troops(type="CGL", m=10, vbu=4, i=2, general=True, leads=True),)


def close(edition: str, red: tuple[Troops, ...], blue: tuple[Troops, ...], apart: int) -> Scenario:
    """Two small armies that stand before each other."""
    posts = [
        tuple(Post(str(n + 1), Pose((17 + 6 * n) * U, y, heading)) for n in range(len(units)))
        for units, y, heading in ((red, 20 * U - apart * U // 2, 9000), (blue, 20 * U + apart * U // 2, 27000))
    ]
    wood = Piece("wood", "wood", 32 * U, 20 * U, 0, 8 * U, 6 * U)
    sides = Side(army(red), posts[0]), Side(army(blue), posts[1])
    return Scenario(
        edition, "6", Board(40 * U, 40 * U), *sides, (wood,), 2, "red", "lower", any_size=True, free_deployment=True
    )


def from_nothing(edition: str) -> Scenario:
    """Everything is played: who defends, the terrain, the deployment."""
    sides = Side(army(LANCERS)), Side(army(ARCHERS))
    return Scenario(edition, "6", Board(50 * U, 50 * U), *sides, last_turn=1, any_size=True)


class TestImpetus(Conformance):
    """Small fights of both editions, and one from the first die on."""

    lots = (354, 67, 242, 117, 58, 89, 12, 151, 26, 99, 106, 11)
    unreached = frozenset({"Blocked", "Flanked", "RearLost", "StampedeThrown", "UnitLifted"})

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return load_impetus()

    def scenarios(self) -> list[Any]:
        return [
            close("fr", LANCERS, ARCHERS, 6),
            close("es", LEGION, LANCERS, 4),
            from_nothing("fr"),
            close("fr", CHARIOTS, BEASTS, 9),
            close("es", BEASTS, CHARIOTS, 7),
            from_nothing("es"),
        ]
