"""Argad! keeps the laws."""

from functools import cached_property
from typing import Any

import pytest

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.players.captain import Captain
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.setup.scenario import Aim, Ambush, Asleep, Choices, Pact, Piece, Post, Scenario, Zone
from sandtable.kernel.loop import Chance, Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.table.plane import Pose
from tests.conformance.suite import SEEDS, Conformance

CM = 1000
PERIOD = "fourteenth-century"


def post(name: str, x: int, y: int, heading: int = 0) -> Post:
    return Post(name, Pose(x * CM, y * CM, heading))


def brawl() -> Scenario:
    """Two against two, close to each other, over a low wall, with a shield, a spear and a bow."""
    return Scenario(
        PERIOD,
        (40 * CM, 40 * CM),
        ("red", "blue"),
        (
            Figure("sword", "red", 3, 4, armour=True, blades=("sword",), shield="medium"),
            Figure("bow", "red", 3, 2, blades=("knife",), missile="bow"),
            Figure("spear", "blue", 2, 3, blades=("spear",)),
            Figure("hero", "blue", 4, 3, blades=("sword",), glory=6, heroics=("great-warrior",), usual="sword"),
        ),
        (post("sword", 18, 20), post("bow", 14, 25), post("spear", 20, 20, 18000), post("hero", 24, 22, 18000)),
        (Aim("red", "kill", count=2), Aim("blue", "kill", count=2)),
        2,
        pieces=(Piece("wall", "low-wall", ((20 * CM, 26 * CM), (28 * CM, 26 * CM)), 400),),
        choices=Choices(rounds=1),
    )


def ambush() -> Scenario:
    """Somebody walks by where somebody hides; a third looks on."""
    zone = ((10 * CM, 15 * CM), (30 * CM, 15 * CM), (30 * CM, 25 * CM), (10 * CM, 25 * CM))
    return Scenario(
        PERIOD,
        (40 * CM, 40 * CM),
        ("red", "blue", "green"),
        (
            Figure("lurker", "red", blades=("sword",)),
            Figure("other", "red", blades=("axe",)),
            Figure("mule", "blue", 1, 1, horse="beast"),
            Figure("guard", "blue", 3, 3, blades=("spear",)),
            Figure("monk", "green", 1, 2),
        ),
        (post("mule", 20, 32, 27000), post("guard", 20, 27, 27000), post("monk", 5, 5)),
        (Aim("red", "kill"), Aim("blue", "keep", whom=("mule",)), Aim("green", "keep", whom=("monk",))),
        2,
        (Pact("blue", "green", "neutral"), Pact("red", "green", "neutral")),
        zones=(Zone("hedge", zone),),
        ambushes=(Ambush(("lurker", "other"), "red", "hedge"),),
        choices=Choices(rounds=0),
    )


def in_turn() -> Scenario:
    """Each in turn; the one side sleeps at places that chance draws."""
    places = tuple(Pose(x * CM, 24 * CM, 27000) for x in (14, 18, 22, 26))
    return Scenario(
        PERIOD,
        (40 * CM, 40 * CM),
        ("red", "blue"),
        (
            Figure("rider", "red", 4, 5, armour=True, blades=("spear",), horse="cavalry"),
            Figure("thief", "red", 3, 2, blades=("knife",), missile="javelin"),
            Figure("sleeper", "blue", 3, 3, blades=("sword",), shield="large"),
            Figure("cook", "blue", 2, 2, blades=("knife",)),
        ),
        (post("rider", 20, 10, 9000), post("thief", 12, 19, 9000)),
        (Aim("red", "kill"), Aim("blue", "keep", whom=("cook",))),
        2,
        asleep=(Asleep("blue", places),),
        choices=Choices(moving="each"),
    )


def in_order() -> Scenario:
    """Spears in close order behind a wall of shields, in a yard; a rider and a crossbow before its door."""
    wall = {"shield": "large", "traits": ("close-order", "wall"), "blades": ("spear",)}
    yard = ((4 * CM, 4 * CM), (24 * CM, 4 * CM), (24 * CM, 36 * CM), (4 * CM, 36 * CM))
    return Scenario(
        PERIOD,
        (40 * CM, 40 * CM),
        ("red", "blue"),
        (
            Figure("left", "red", 3, 4, armour=True, unit="guard", **wall),  # type: ignore[arg-type]
            Figure("right", "red", 3, 4, armour=True, unit="guard", **wall),  # type: ignore[arg-type]
            Figure("rider", "blue", 4, 4, armour=True, blades=("sword",), horse="cavalry", missile="javelin"),
            Figure("crossbow", "blue", 3, 3, armour=True, blades=("dagger",), missile="crossbow"),
        ),
        (post("left", 18, 19), post("right", 18, 21), post("rider", 33, 20, 18000), post("crossbow", 22, 26, 18000)),
        (Aim("red", "hold", zone="yard"), Aim("blue", "kill")),
        2,
        pieces=(Piece("yard", "room", yard), Piece("door", "door", ((24 * CM, 30 * CM), (24 * CM, 33 * CM)), 400)),
        zones=(Zone("yard", yard),),
        choices=Choices(rounds=1, taking=True),
    )


def crossfire() -> Scenario:
    """Two archers a side before each other, one of them famous, and an ambush a side behind them."""
    left = ((2 * CM, 2 * CM), (12 * CM, 2 * CM), (12 * CM, 10 * CM), (2 * CM, 10 * CM))
    right = ((28 * CM, 30 * CM), (38 * CM, 30 * CM), (38 * CM, 38 * CM), (28 * CM, 38 * CM))
    archers = [(f"{seat}-{n}", seat) for seat in ("red", "blue") for n in (1, 2)]
    lurkers = [(f"{seat}-lurker-{n}", seat) for seat in ("red", "blue") for n in (1, 2)]
    return Scenario(
        PERIOD,
        (40 * CM, 40 * CM),
        ("red", "blue"),
        (
            *(
                Figure(n, seat, 3, 2, blades=("knife",), missile="bow", glory=6 * (n == "blue-2"))
                for n, seat in archers
            ),
            *(Figure(name, seat, blades=("sword",)) for name, seat in lurkers),
        ),
        (post("red-1", 16, 18), post("red-2", 16, 22), post("blue-1", 26, 18, 18000), post("blue-2", 26, 22, 18000)),
        (Aim("red", "kill", count=4), Aim("blue", "kill", count=4)),
        2,
        zones=(Zone("left", left), Zone("right", right)),
        ambushes=(
            Ambush(("red-lurker-1", "red-lurker-2"), "red", "left"),
            Ambush(("blue-lurker-1", "blue-lurker-2"), "blue", "right"),
        ),
        choices=Choices(rounds=0),
    )


def pairs() -> Scenario:
    """Four duels; each side is by far the better in two of them."""
    names = [("red", "blue") if n % 2 else ("blue", "red") for n in range(4)]
    lords = [Figure(f"{win}-lord-{n}", win, 5, 5, armour=True, blades=("sword",)) for n, (win, _) in enumerate(names)]
    boys = [Figure(f"{lose}-boy-{n}", lose, 1, 1, blades=("knife",)) for n, (_, lose) in enumerate(names)]
    return Scenario(
        PERIOD,
        (40 * CM, 40 * CM),
        ("red", "blue"),
        (*lords, *boys),
        (
            *(post(lord.id, 19, 5 + 10 * n) for n, lord in enumerate(lords)),
            *(post(boy.id, 21, 5 + 10 * n, 18000) for n, boy in enumerate(boys)),
        ),
        (Aim("red", "kill", count=4), Aim("blue", "kill", count=4)),
        3,
        choices=Choices(rounds=0),
    )


def errands() -> Scenario:
    """A thief in a house, a runner at the gate, a servant with his lord, riders; and a mob about a man in armour."""
    house = ((4 * CM, 4 * CM), (12 * CM, 4 * CM), (12 * CM, 12 * CM), (4 * CM, 12 * CM))
    gate = ((30 * CM, 4 * CM), (38 * CM, 4 * CM), (38 * CM, 12 * CM), (30 * CM, 12 * CM))
    return Scenario(
        PERIOD,
        (40 * CM, 40 * CM),
        ("red", "blue"),
        (
            Figure("thief", "red", blades=("knife",)),
            Figure("runner", "red", blades=("knife",)),
            Figure("servant", "red", 2, 2),
            Figure("lord", "red", 4, 3, armour=True, blades=("sword",)),
            *(Figure(f"mob-{n}", "red", 2, 2, blades=("knife",)) for n in (1, 2, 3)),
            Figure("iron", "blue", 5, 5, armour=True, blades=("sword",)),
            *(Figure(f"rider-{n}", "blue", 3, 3, horse="mounted-foot") for n in (1, 2, 3, 4)),
        ),
        (
            *(post("thief", 8, 8), post("runner", 34, 8), post("servant", 8, 34), post("lord", 10, 34)),
            *(post("mob-1", 24, 28), post("mob-2", 28, 28, 18000), post("mob-3", 26, 30, 27000), post("iron", 26, 28)),
            *(
                post("rider-1", 20, 4),
                post("rider-2", 20, 8),
                post("rider-3", 18, 13, 9000),
                post("rider-4", 26, 13, 9000),
            ),
        ),
        (
            Aim("red", "loot", zone="house"),
            Aim("red", "reach", zone="gate", whom=("runner",)),
            Aim("red", "tell", whom=("servant", "lord")),
            Aim("blue", "kill", count=3),
        ),
        2,
        afoot=("rider-3", "rider-4"),
        tethered=(Post("rider-3", Pose(18 * CM, 16_500, 9000)), Post("rider-4", Pose(26 * CM, 16_500, 9000))),
        zones=(Zone("house", house), Zone("gate", gate)),
        choices=Choices(rounds=0),
    )


def drill() -> Scenario:
    """Shields and a spear behind them, base to base, and enemies who come: those who lead them know close order."""
    front = {"blades": ("spear",), "shield": "large", "traits": ("close-order", "wall")}
    return Scenario(
        PERIOD,
        (60 * CM, 40 * CM),
        ("red", "blue"),
        (
            Figure("left", "red", 3, 3, armour=True, **front),  # type: ignore[arg-type]
            Figure("right", "red", 3, 3, armour=True, **front),  # type: ignore[arg-type]
            Figure("rear", "red", 3, 2, blades=("spear",), traits=("close-order",)),
            *(Figure(f"foe-{n}", "blue", 4, 3, armour=True, blades=("sword",)) for n in (1, 2, 3)),
        ),
        (
            *(post("left", 44, 20, 18000), post("right", 44, 22, 18000), post("rear", 46, 20, 18000)),
            *(post(f"foe-{n}", 8, 14 + 4 * n) for n in (1, 2, 3)),
        ),
        (Aim("red", "hold", zone="hill"), Aim("blue", "deny"), Aim("blue", "kill", count=2)),
        4,
        zones=(Zone("hill", ((38 * CM, 14 * CM), (56 * CM, 14 * CM), (56 * CM, 28 * CM), (38 * CM, 28 * CM))),),
        choices=Choices(rounds=2),
    )


DRILL = 7
"""The number of the drill among the scenarios."""


class TestArgad(Conformance):
    """Small fights: open, hidden, in turn, in close order, and such as both sides seal something in."""

    lots = (1657, 607, 126, 40, 7, 6, 5, 4, 3, 2, 1, 0)
    sealed = frozenset({"Hide", "Spring", "Announce", "Confirm", "Shoot", "Fight", "Press"})

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return load_argad()

    def scenarios(self) -> list[Any]:
        return [brawl(), in_turn(), ambush(), in_order(), crossfire(), pairs(), errands(), drill()]

    def players(self, seed: int) -> tuple[Decide, Chance]:
        """Recruits; but captains where close order is drilled, which nobody finds by lot."""
        decide, chance = super().players(seed)
        led = self.lot(seed) % len(self.scenarios()) == DRILL
        return (Captain(load_argad()) if led else decide), chance


@pytest.mark.parametrize("lot", [1486, 1582, 1678])
def test_a_horse_that_was_in_the_way_may_be_mounted(lot: int) -> None:
    """Somebody is stopped by a led horse on which its rider mounts in the same turn; the game goes on to its end."""
    suite = type("Drawn", (TestArgad,), {"lots": (lot,) * len(SEEDS)})()
    assert suite.play(0).outcome
