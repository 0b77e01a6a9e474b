"""What the next throw may lead to, for a toy game: against every throw of the dice."""

from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from sandtable.kernel.dice import Throw
from sandtable.odds.throw import next_throw
from tests.conformance.toys.riposte import Bout, Riposte, Touch

RULES = Riposte()


def test_the_chance_to_win_by_it() -> None:
    """The third touch wins."""
    state = replace(RULES.setup(Bout()), left=2, agenda=(Touch("left", 4, parried=False, feinted=False),))
    throw = RULES.awaiting(state)
    assert isinstance(throw, Throw)
    wins = sum(sum(faces) + 4 >= 10 for faces in product(range(1, 7), repeat=2))
    assert next_throw(RULES, state, "left") == {"wins": Fraction(wins, 36)}
    assert next_throw(RULES, state, "right") == {"wins": Fraction(0)}
    assert next_throw(RULES, replace(state, left=1), "left") == {"wins": Fraction(0)}


def test_nothing_is_thrown() -> None:
    assert next_throw(RULES, RULES.setup(Bout()), "left") is None
