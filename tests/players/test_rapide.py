"""Combat Rapide's standing orders and captain."""

import pytest

from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.players.captain import AFTER_ONE, BY_ODDS, NEVER, Captain, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.stacks import Stack
from sandtable.games.rapide.rules.state import Side, State
from sandtable.games.rapide.rules.steps import Payment
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.loop import opened, play, settle
from sandtable.odds.forecast import Forecast
from sandtable.players.chance import seeded

RULES = load_rapide()
ROCROI = load_battle(battles()["rocroi"], RULES)


@pytest.mark.parametrize(
    ("pashas", "due", "left"),
    [((2, 1), 1, (2,)), ((1, 2), 2, (1,)), ((2, 1), 3, ()), ((2, 0), 1, (0,)), ((1, 1), 1, (1,)), ((2, 2), 3, ())],
)
def test_a_pasha_pays_first_and_wastes_least(pashas: tuple[int, ...], due: int, left: tuple[int, ...]) -> None:
    """Pashas pay while they can; one worth more than is due pays only if no smaller one can; counters stay whole."""
    side = Side(Stack(plus=2, pashas=pashas))
    state = State("rapide", ROCROI, side, Side(Stack(plus=2)), (Payment("attacker", due),))
    end = play(RULES, state, Standing(RULES, dict.fromkeys(SEATS, NEVER)), seeded(1))
    assert end.attacker.stack == Stack(plus=2, pashas=left)


def after_round_one(name: str, seed: int) -> tuple[State, Choice]:
    """A battle that has come to its question whether to retreat."""
    battle = load_battle(battles()[name], RULES)
    state: State = settle(RULES, opened(RULES, battle), seeded(seed))
    awaited = RULES.awaiting(state)
    assert isinstance(awaited, Choice), "these dice do not lead to the question"
    return state, awaited


@pytest.mark.parametrize("seed", [2, 4, 7, 8])
@pytest.mark.parametrize("name", ["rocroi", "rivoli", "rivoli-continued", "italy"])
def test_the_captain_chooses_what_is_best(name: str, seed: int) -> None:
    """No other order has a better expected worth for the seat that is asked, both playing on as well as they can."""
    state, choice = after_round_one(name, seed)
    seat = choice.seats[0]
    captain = Captain(RULES, dict.fromkeys(SEATS, BY_ODDS))
    chosen = captain(state, seat)
    expected = {}
    for offer in RULES.options(state, seat).offers:
        ends = captain.forecast.ends(RULES.resolve(state, Given(seat, offer.order))[1])
        expected[offer.order] = tuple(ends.mean(lambda end, i=i: worth(end, seat)[i]) for i in range(2))  # type: ignore[misc]
    assert expected[chosen] == max(expected.values())


def test_standing_orders_are_kept() -> None:
    """A side told to retreat after round one never fights a second; one told never to does not retreat."""
    for orders in ({"attacker": NEVER, "defender": AFTER_ONE}, {"attacker": AFTER_ONE, "defender": AFTER_ONE}):
        ends = Forecast(RULES, Standing(RULES, orders)).ends(opened(RULES, ROCROI))
        assert {end.round for end in ends} == {1}
    ends = Forecast(RULES, Standing(RULES, dict.fromkeys(SEATS, NEVER))).ends(opened(RULES, ROCROI))
    assert {end.round for end in ends} == {1, 2}
