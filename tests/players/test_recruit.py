"""The recruit."""

from collections import Counter

from sandtable.match.table import seated
from sandtable.players.chance import from_seed
from sandtable.players.recruit import Recruit
from tests.conformance.toys.riposte import SEATS, Bout, Lunge, Parry, Riposte, Take

RULES = Riposte()


def test_it_draws_evenly_over_the_interval() -> None:
    """Every number of an offer comes up about as often as the others; the draw is fixed by its seed."""
    game = seated(RULES, Bout(4), from_seed(1, SEATS))
    recruit = Recruit(RULES, 1)
    drawn = Counter(recruit(game.state, "left") for _ in range(4000))
    assert set(drawn) == {Lunge(power) for power in (1, 2, 3, 4)}
    assert all(900 < times < 1100 for times in drawn.values())


def test_it_draws_evenly_over_the_kinds() -> None:
    """Each kind of order comes up about as often as the others."""
    game = seated(RULES, Bout(4), from_seed(1, SEATS))
    game.begin()
    game.give("left", Lunge(2))
    recruit = Recruit(RULES, 1)
    drawn = Counter(recruit(game.state, "right") for _ in range(2000))
    assert set(drawn) == {Parry(), Take()}
    assert all(900 < times < 1100 for times in drawn.values())
