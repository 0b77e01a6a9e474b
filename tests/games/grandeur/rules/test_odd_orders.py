"""Orders that make no sense are refused with a clause and a reason, or obeyed; nothing ever breaks."""

import random
from typing import Any, get_args

import msgspec
import pytest

from sandtable.games.grandeur.rules.orders import AnyOrder
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.loop import refusals
from tests.games.grandeur.rules.situation import Case, Placed, PlacedGeneral, Situation

NAMES = ("red.a", "red.b", "blue.z", "blue.y", "red.chief", "blue.chief", "red.ney", "", "nobody", "red.", "one", "two")
NUMBERS = (0, 1, -1, 500, 4000, 9000, 10000, 40000, 18000, 27000, 36000, 10**9, -(10**9))
LIKELY = ("red.a", "blue.z", "red.chief", "blue.chief")
TRIES = 1500

RED = (
    Placed("a", (40, 20, 90), type="CM", m=10),
    Placed("b", (50, 20, 90), weapon="skirmish-a", disordered=True),
)
BLUE = (
    Placed("z", (41, 28, 270), type="CM", m=10, opportunity=True, quality="elite"),
    Placed("y", (60, 28, 270), type="ART", m=6, i=0, weapon="artillery-a"),
)
NEY = PlacedGeneral("ney", rank="division", command="d1", unit="b")
GENERALS: dict[str, tuple[PlacedGeneral, ...]] = {"red": (PlacedGeneral("chief", (10, 10, 90)), NEY)}


def situations() -> dict[str, Situation]:
    """A game that waits for each kind of answer."""
    turn = Situation(Case("IM 9", "", red=RED, blue=BLUE, generals=GENERALS, squares_by_order=True), "fr")
    charge = Situation(Case("IM 9", "", red=RED, blue=BLUE), "fr")
    charge.give(charge.order({"order": "charge", "units": ["a"]}))
    caught: dict[str, tuple[PlacedGeneral, ...]] = {"blue": (PlacedGeneral("chief", (50, 24, 270)),)}
    general = Situation(Case("GR 2.3", "", red=RED, blue=BLUE, generals=caught), "fr")
    general.give(general.order({"order": "advance", "units": ["b"], "distance": 4}))
    setting = Situation(Case("GR 2.0a", "", red=RED, blue=BLUE, begin="deployment"), "fr")
    corps = {"one": ["d1"], "two": ["d2"]}
    more = (*RED, Placed("c", (70, 20, 90), command="d2"))
    naming = Situation(Case("IM 7", "", red=more, blue=BLUE, corps=corps, begin="corps"), "fr")
    return {"orders": turn, "reaction": charge, "caught": general, "deployment": setting, "corps": naming}


def drawn(kind: Any, draw: random.Random, name: str = "") -> Any:
    """Some value of a type."""
    if kind is int:
        return draw.choice(NUMBERS)
    if kind is bool:
        return draw.random() < 0.5
    if kind is str:
        return draw.choice(LIKELY if draw.random() < 0.6 else NAMES)
    if getattr(kind, "__origin__", None) is tuple:
        return tuple(drawn(str, draw) for _ in range(draw.randint(0, 3)))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind(**{field.name: drawn(field.type, draw, field.name) for field in msgspec.structs.fields(kind)})
    choices = [each for each in get_args(kind) if each is not type(None)]
    return draw.choice(choices) if choices else None


def orders(draw: random.Random) -> Any:
    """Any order with any values, of those that a message could carry."""
    kinds = [kind for kind in get_args(AnyOrder) if kind.__name__ not in ("PlacePiece", "MovePiece")]
    return drawn(draw.choice(kinds), draw)


@pytest.mark.parametrize("asked", ["orders", "reaction", "caught", "deployment", "corps"])
def test_odd_orders(asked: str) -> None:
    """Every refusal has a clause and a key; what is not refused leads somewhere."""
    here, draw, obeyed = situations()[asked], random.Random(asked), 0
    awaited = here.ruleset.awaiting(here.state)
    assert isinstance(awaited, Choice)
    assert awaited.what == asked
    for _ in range(TRIES):
        order = orders(draw)
        found = list(refusals(here.ruleset, here.state, here.seat, order))
        assert all(refusal.clause and refusal.key for refusal in found), (order, found)
        if not found:
            obeyed += 1
            here.ruleset.resolve(here.state, Given(here.seat, order))
    assert obeyed, "none of the orders was one that may be given"
