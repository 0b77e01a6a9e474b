"""Every angle that is offered for a wheel before a charge is allowed, however narrow the gaps between friends."""

import pytest

from sandtable.games.impetus.rules.orders import Charge
from tests.games.impetus.rules.situation import Case, Placed, Situation

GAP = Case(
    "BI 5.6",
    "a friend stops one of the group at some angles and not at others",
    red=(
        Placed("t", (32, 22, 270), type="T"),
        Placed("e", (38, 22, 90), type="EL", m=4, i=2),
        Placed("f", (44, 22, 90), type="EL", m=8, i=0),
        Placed("s", (50, 22, 90), type="S", m=5),
    ),
    blue=(Placed("z", (52, 26, 180), type="CM"),),
)
FLANK = Case(
    "BI 5.6",
    "the flank of a friend is touched, and rounding would decide from angle to angle",
    red=(Placed("a", (22, 28, 90), type="EL", m=4), Placed("b", (16, 30, 90), type="CP", m=6)),
    blue=(Placed("z", (25, 34, 90), type="EL", disordered=True),),
)
REACH = Case(
    "BI 5.6",
    "the enemy stands at the very end of its reach",
    red=(Placed("a", (40, 20, 90), m=8),),
    blue=(Placed("z", (42, 28, 270)),),
)


@pytest.mark.parametrize(("case", "piece"), [(GAP, "red.e+red.f+red.s"), (FLANK, "red.a"), (REACH, "red.a")])
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_every_angle_that_is_offered_is_allowed(case: Case, piece: str, edition: str) -> None:
    situation = Situation(case, edition)
    offers = [offer for offer in situation.options(piece).offers if isinstance(offer.order, Charge)]
    assert offers
    for offer in offers:
        for angle in range(offer.low, offer.high + 1):
            assert not situation.refusals(offer.at(angle)), (offer, angle)
