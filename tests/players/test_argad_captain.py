"""The captain of Argad!: exact where it says so, lawful always, better than a recruit."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.loop import opened, refusals
from sandtable.library.argad.scenarios import find_scenario, load_scenario, scenarios
from sandtable.library.argad.tables import load_argad
from sandtable.match.bouts import ONE, OTHER, duel_odds, duel_state, shot_odds
from sandtable.players.chance import seeded
from sandtable.players.judgement.argad.captain import Captain
from sandtable.players.judgement.argad.duel import Duels
from sandtable.players.judgement.argad.fire import hits
from sandtable.players.roster import CAPTAIN, RECRUIT, player
from sandtable.rulesets.argad.figures import Figure
from sandtable.rulesets.argad.orders import Announce, Confirm, Spring
from sandtable.rulesets.argad.soundness import unsound
from sandtable.rulesets.argad.state import State
from sandtable.rulesets.argad.volley import gunnery

PERIOD = "fourteenth-century"
CM = 1000
NEARLY = 1e-9
FIGURES = (
    Figure("", "", 3, 2, blades=("sword",)),
    Figure("", "", 2, 4, armour=True, blades=("spear",)),
    Figure("", "", 4, 3, armour=True, blades=("sword",), shield="medium"),
    Figure("", "", 3, 3, blades=("two-handed-axe",), strong=True),
    Figure("", "", 5, 3, blades=("sword",), glory=6, heroics=("great-warrior",), usual="sword"),
    Figure("", "", 3, 3, armour=True, blades=("spear",), horse="cavalry"),
)


def settled(state: State, seed: int, *, until: str = "") -> State:
    """A game of captains, as far as a question of this name, or to its end."""
    ruleset, chance = load_argad(), seeded(seed)
    captain = Captain(ruleset)
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            state = ruleset.resolve(state, Read(read(awaited, chance(awaited))))[1]
            continue
        if awaited.what == until:
            return state
        state = given(ruleset, state, awaited, captain)
    return state


def given(ruleset: Any, state: State, choice: Choice, captain: Captain) -> State:
    seat = choice.seats[0]
    order = captain(ruleset.view(state, seat), seat)
    assert not list(refusals(ruleset, state, seat, order)), order
    state = ruleset.resolve(state, Given(seat, order))[1]
    assert not list(unsound(state, ruleset.umpire))
    return state


@pytest.mark.parametrize(("one", "other"), list(product(FIGURES, FIGURES)))
def test_a_duel_is_valued_by_its_exact_odds(one: Figure, other: Figure) -> None:
    """What the captain puts together from single dice is what the rules come to, die by die (AR VIII, X)."""
    ruleset = load_argad()
    state = duel_state(ruleset, PERIOD, one, other)
    moved = tuple(replace(man, still=man.id != ONE) for man in state.men)
    state = replace(state, men=moved)
    duel = Duels().meet(state, ruleset.umpire.field(state), ONE, OTHER)
    odds = duel_odds(ruleset, state)
    for name, fate in ((ONE, duel.one), (OTHER, duel.other)):
        fates = odds.fates[name]
        killed = fates.get("killed", Fraction(0)) + fates.get("wounded", Fraction(0))
        assert fate.killed == pytest.approx(float(killed), abs=NEARLY)
        assert fate.pushed == pytest.approx(float(fates.get("pushed", Fraction(0))), abs=NEARLY)


@pytest.mark.parametrize(("weapon", "distance"), [("longbow", 20), ("longbow", 60), ("sling", 60), ("bow", 40)])
@pytest.mark.parametrize("other", FIGURES)
def test_a_shot_is_valued_by_its_exact_odds(weapon: str, distance: int, other: Figure) -> None:
    """One missile at one man (AR VII, X.a)."""
    ruleset = load_argad()
    state = duel_state(ruleset, PERIOD, Figure("", "", missile=weapon), other, apart=distance * CM)
    fates = shot_odds(ruleset, state).fates[OTHER]
    hit = fates.get("killed", Fraction(0)) + fates.get("wounded", Fraction(0))
    found = hits(gunnery(state, ruleset.umpire), ONE, OTHER)[OTHER]
    assert found == pytest.approx(float(hit), abs=NEARLY)


@pytest.mark.parametrize("name", sorted(scenarios()))
def test_captains_play_every_scenario_lawfully(name: str) -> None:
    """Two turns of each, and every state is sound."""
    scenario = replace(load_scenario(find_scenario(name)), last_turn=2)
    end = settled(opened(load_argad(), scenario), 3)
    assert end.turn == 2 or not end.agenda


def test_the_same_view_has_the_same_answer() -> None:
    """Also of a captain that remembers other games."""
    ruleset = load_argad()
    state = opened(ruleset, load_scenario(find_scenario("village-raid")))
    old = Captain(ruleset)
    old(ruleset.view(state, "village"), "village")
    assert old(state, "brigands") == Captain(ruleset)(state, "brigands")


def test_a_captain_announces_then_amends_once_then_confirms() -> None:
    """AR VI.b: a captain answers what others announce, and does not talk for ever."""
    ruleset = load_argad()
    captain = Captain(ruleset)
    state = opened(ruleset, load_scenario(find_scenario("village-raid")))
    while state.round < 2:
        awaited = ruleset.awaiting(state)
        assert isinstance(awaited, Choice)
        assert awaited.what == "talk"
        state = given(ruleset, state, awaited, captain)
        if state.round == 1:
            assert all(isinstance(captain(state, seat), Announce | Confirm) for seat in ruleset.seats(state))
    assert all(isinstance(captain(state, seat), Confirm) for seat in ruleset.seats(state))


def test_what_is_hidden_changes_nothing() -> None:
    """A captain sees its view only: wherever the robbers hide, the travellers announce the same."""
    ruleset = load_argad()
    state = opened(ruleset, load_scenario(find_scenario("ambush")))
    offers = ruleset.options(state, "robbers").offers
    plans = []
    for offer in (offers[0], offers[-1]):
        laid = settled(ruleset.resolve(state, Given("robbers", offer.order))[1], 1, until="spring")
        laid = settled(ruleset.resolve(laid, Given("robbers", Spring(laid.moment)))[1], 1, until="talk")
        plans.append(Captain(ruleset)(ruleset.view(laid, "travellers"), "travellers"))
    assert offers[0] != offers[-1]
    assert plans[0] == plans[1]


@pytest.mark.parametrize("seat", ["brigands", "village"])
def test_a_captain_beats_a_recruit_in_a_raid(seat: str) -> None:
    """From both sides."""
    ruleset, scenario = load_argad(), load_scenario(find_scenario("village-raid"))
    players = {each: player(CAPTAIN if each == seat else RECRUIT, ruleset, 5) for each in scenario.seats}
    chance, state = seeded(5), opened(ruleset, scenario)
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            state = ruleset.resolve(state, Read(read(awaited, chance(awaited))))[1]
        else:
            asked = awaited.seats[0]
            state = ruleset.resolve(state, Given(asked, players[asked](ruleset.view(state, asked), asked)))[1]
    assert awaited.outcome.winners == (seat,)
