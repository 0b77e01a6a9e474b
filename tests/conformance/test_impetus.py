"""Basic Impetus keeps the laws."""

from functools import cached_property
from typing import Any

from msgspec.structs import replace

from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.setup.scenario import Post, Scenario, Side
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.kernel.loop import Chance, Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.chance import seeded
from sandtable.table.plane import Pose
from tests.conformance.restless import Restless
from tests.conformance.suite import Conformance
from tests.games.impetus.rules.muster import Troops, army

U = 1000
LANCERS = (Troops(type="CP", m=8, vbu=4, i=3, general=True, leads=True),)
ARCHERS = (Troops(type="T", m=5, vbu=4, i=1, weapon="longbow-a", general=True, leads=True),)
BOWMEN = Troops(type="T", m=5, vbu=4, i=1, weapon="longbow-a")
LEGION = (
    Troops(type="FP", vbu=6, i=3, traits=("pilum",), general=True, leads=True),
    Troops(type="S", m=8, vbu=2, i=0, weapon="javelin"),
)
BEASTS = (Troops(type="EL", m=6, vbu=5, i=3, general=True, leads=True),)
PHALANX = (
    Troops(vbu=5, i=1, traits=("pikes",), general=True, leads=True),
    Troops(vbu=1, i=1, traits=("pikes",)),
)
SCYTHES = (Troops(type="CF", m=10, vbu=4, i=4, general=True, leads=True),)
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


def flank(edition: str) -> Scenario:
    """Horse that stands beside the enemy, behind his front."""
    red = Side(army(LEGION[:1]), (Post("1", Pose(20 * U, 20 * U, 9000)),))
    blue = Side(army(LANCERS), (Post("1", Pose(26 * U, 16 * U, 18000)),))
    return replace(close(edition, LEGION[:1], LANCERS, 6), red=red, blue=blue)


def deep(edition: str) -> Scenario:
    """A large unit before lancers."""
    red = Side(army(PHALANX), (Post("1", Pose(20 * U, 18 * U, 9000), "2"),))
    blue = Side(army(LANCERS), (Post("1", Pose(21 * U, 21 * U, 27000)),))
    return replace(close(edition, PHALANX, LANCERS, 6), red=red, blue=blue)


def crowded(edition: str) -> Scenario:
    """Foot with friends close behind it, before lancers."""
    foot = (Troops(vbu=3, i=1, general=True, leads=True), Troops(vbu=3, i=1))
    posts = (Post("1", Pose(20 * U, 18 * U, 9000)), Post("2", Pose(20 * U, 16 * U, 9000)))
    blue = Side(army(LANCERS), (Post("1", Pose(21 * U, 21 * U, 27000)),))
    return replace(close(edition, foot, LANCERS, 6), red=Side(army(foot), posts), blue=blue)


def locked(edition: str, red: tuple[Troops, ...]) -> Scenario:
    """Two units that stand in melee when the battle begins."""
    posts = (Post("1", Pose(20 * U, 20 * U, 9000)),), (Post("1", Pose(21 * U, 20 * U, 27000)),)
    return replace(
        close(edition, red, LEGION[:1], 6), red=Side(army(red), posts[0]), blue=Side(army(LEGION[:1]), posts[1])
    )


def from_nothing(edition: str) -> Scenario:
    """Everything is played: who defends, the terrain, the deployment."""
    sides = Side(army(LANCERS)), Side(army(ARCHERS))
    return Scenario(edition, "6", Board(50 * U, 50 * U), *sides, last_turn=1, any_size=True)


class TestImpetus(Conformance):
    """Small fights of both editions, and one from the first die on."""

    lots = (593, 439, 165, 88, 29, 13, 10, 8, 6, 2, 1, 0)

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return load_impetus()

    def players(self, seed: int) -> tuple[Decide, Chance]:
        return Restless(self.ruleset, self.lot(seed)), seeded(self.lot(seed))

    def scenarios(self) -> list[Any]:
        return [
            close("fr", LANCERS, ARCHERS, 6),
            close("es", LEGION, LANCERS, 4),
            from_nothing("fr"),
            close("fr", CHARIOTS, BEASTS, 9),
            close("es", BEASTS, CHARIOTS, 7),
            from_nothing("es"),
            flank("fr"),
            deep("fr"),
            crowded("es"),
            close("fr", BEASTS, (*ARCHERS, BOWMEN), 9),
            locked("fr", SCYTHES),
            locked("es", ARCHERS),
        ]
