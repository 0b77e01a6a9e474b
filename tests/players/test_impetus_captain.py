"""The captain of Basic Impetus plays whole games, is never refused, and beats the recruit."""

import pytest

from sandtable.games.impetus.files.matchup import matchup, on_the_field_of
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.orders import Charge, Rally
from sandtable.games.impetus.rules.setup.scenario import Scenario
from sandtable.games.impetus.rules.state import State
from sandtable.kernel.awaiting import Over
from sandtable.kernel.loop import opened, play
from sandtable.players.chance import drawn, seeded
from sandtable.players.roster import player
from tests.games.impetus.rules.situation import Case, Placed, Situation


def played(scenario: Scenario, red: str, blue: str, seed: int) -> State:
    """A whole game; an order that is refused fails it."""
    ruleset = load_impetus()
    players = {"red": player(red, ruleset, seed), "blue": player(blue, ruleset, seed)}
    end: State = play(ruleset, opened(ruleset, scenario), lambda view, seat: players[seat](view, seat), seeded(seed))
    assert isinstance(ruleset.awaiting(end), Over)
    return end


@pytest.mark.parametrize("edition", ["fr", "es"])
def test_two_captains_play_from_setup_to_the_end(edition: str) -> None:
    """Terrain, deployment and all."""
    told = matchup("gauls", "seleucids", "played", drawn(1), edition=edition, scale="15", turns=4)
    end = played(told, "captain", "captain", 1)
    assert end.units
    assert end.gone
    assert (end.turn, end.verdict) == (4, "BI 8b") or end.verdict == "BI 8"


@pytest.mark.parametrize("seed", range(3))
def test_the_captain_beats_the_recruit(seed: int) -> None:
    """On either side of the same field."""
    told = on_the_field_of("first-battle")
    assert played(told, "recruit", "captain", seed).winner == "blue"
    assert played(told, "captain", "recruit", seed).winner == "red"


def test_it_answers_the_same_each_time() -> None:
    """No chance is in it."""
    told = on_the_field_of("first-battle")
    assert played(told, "captain", "captain", 5) == played(told, "captain", "captain", 5)


def test_it_charges_a_worn_enemy_in_reach() -> None:
    """Knights do not stand before foot that is all but gone."""
    knights = Placed("k", (40, 20, 90), type="CP", m=10, vbu=6, i=4)
    prey = Placed("f", (40, 26, 270), vbu=5, lost=4, disordered=True)
    here = Situation(Case("BI 5.6", "", red=(knights,), blue=(prey, Placed("g", (80, 50, 270)))), "fr")
    order = player("captain", here.ruleset, 0)(here.state, "red")
    assert isinstance(order, Charge)


def test_it_rallies_when_nobody_is_near() -> None:
    """A disordered unit far from all enemies is put in order again."""
    loose = Placed("a", (40, 10, 90), disordered=True)
    here = Situation(Case("BI 2.4.2b", "", red=(loose,), blue=(Placed("z", (40, 55, 270)),)), "fr")
    assert isinstance(player("captain", here.ruleset, 0)(here.state, "red"), Rally)
