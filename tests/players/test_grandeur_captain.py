"""The captain of Grandeur plays whole games, is never refused, answers what it is asked, and beats the recruit."""

from collections import Counter
from typing import Any

import pytest

from sandtable.games.grandeur.files.matchup import matchup, on_the_field_of
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.players.captain import Captain
from sandtable.games.grandeur.rules.command.command import beyond_command
from sandtable.games.grandeur.rules.melee.volleys import point_blank_lines
from sandtable.games.grandeur.rules.orders import (
    Attach,
    Evade,
    FormSquare,
    GoOnOpportunity,
    MoveAgain,
    NameCorps,
    PlaceGeneral,
    Ride,
    Stand,
    ThrowAgain,
)
from sandtable.games.grandeur.rules.setup.scenario import Scenario
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import PointBlank
from sandtable.games.grandeur.rules.troops.armies import DIVISION
from sandtable.games.impetus.rules.orders import Advance, Charge, Pass, Rally, Shoot
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import total
from sandtable.kernel.loop import answered, opened, play, settle
from sandtable.odds.spread import Spread
from sandtable.players.chance import drawn, seeded
from sandtable.players.roster import player
from tests.games.grandeur.rules.situation import Case, Placed, PlacedGeneral, Situation
from tests.games.impetus.rules.situation import Ground

CUIRASSIERS = Placed("k", (40, 20, 90), type="CP", m=8, vbu=6, i=3)
HUSSARS = Placed("h", (40, 25, 270), type="CL", m=12, vbu=3, i=1)
LINE = Placed("l", (40, 25, 270), vbu=4, i=1, weapon="skirmish-a")
FAR = Placed("z", (90, 50, 270))


def played(scenario: Scenario, red: str, blue: str, seed: int) -> State:
    """A whole game; an order that is refused fails it."""
    ruleset = load_grandeur()
    players = {"red": player(red, ruleset, seed), "blue": player(blue, ruleset, seed)}
    end: Any = play(ruleset, opened(ruleset, scenario), lambda view, seat: players[seat](view, seat), seeded(seed))
    assert isinstance(ruleset.awaiting(end), Over)
    found: State = end
    return found


def decided(here: Situation, seat: str = "red") -> Any:
    return Captain(here.ruleset)(here.state, seat)


def charged(red: Placed, blue: Placed, **switches: Any) -> Situation:
    """A charge that waits for its answer."""
    here = Situation(Case("IM 9", "", red=(red,), blue=(blue, FAR), **switches), "fr")
    here.give(Charge((f"red.{red.id}",)))
    return here


# Whole games


@pytest.mark.parametrize("switches", [{"weather": "foul"}, {"squares_by_order": True, "divisions": True}])
def test_two_captains_play_from_setup_to_the_end(switches: dict[str, Any]) -> None:
    """Terrain, deployment, generals and all."""
    told = matchup("french-peninsula", "british", "played", drawn(1), scale="15", turns=1, **switches)
    assert played(told, "captain", "captain", 1).turn == 1


def test_generals_of_divisions_are_within_reach() -> None:
    """GR 2.2b, in weather that halves it: laid out so, and kept so wherever their divisions go."""
    told = matchup("russian", "spanish", "open", drawn(1), scale="28", turns=2, weather="foul")
    end = played(told, "captain", "recruit", 1)
    umpire: Any = load_grandeur().umpire
    divisions = [leader for leader in end.leaders if leader.seat == "red" and leader.rank == DIVISION]
    assert len(divisions) > 2
    assert [leader.id for leader in divisions if beyond_command(leader, end, umpire)] == []


@pytest.mark.parametrize("seed", range(2))
def test_the_captain_beats_the_recruit(seed: int) -> None:
    """On either side of the same field."""
    told = on_the_field_of("peninsular-ridge")
    assert played(told, "recruit", "captain", seed).winner == "blue"
    assert played(told, "captain", "recruit", seed).winner == "red"


def test_it_answers_the_same_each_time() -> None:
    """No chance is in it, and what it remembers changes nothing: not even another weather."""
    told = on_the_field_of("peninsular-ridge", last_turn=1)
    captain = Captain(load_grandeur())
    ends = [
        play(load_grandeur(), opened(load_grandeur(), scenario), captain, seeded(5))
        for scenario in (told, on_the_field_of("peninsular-ridge", last_turn=1, weather="foul"), told)
    ]
    assert ends[0] == ends[2]


# Answers


def test_who_cannot_win_evades() -> None:
    """Hussars do not wait for cuirassiers."""
    assert decided(charged(CUIRASSIERS, HUSSARS), "blue") == Evade("blue.h")


def test_who_can_win_stands() -> None:
    """Cuirassiers do not run from hussars that are worn."""
    worn = Placed("h", (40, 20, 90), type="CL", m=12, vbu=3, i=1, lost=2, disordered=True)
    here = charged(worn, Placed("k", (40, 25, 270), type="CP", m=8, vbu=6, i=3))
    assert decided(here, "blue") == Stand("blue.k")


def test_infantry_forms_square_against_cavalry() -> None:
    """Where squares are formed by order, and it tests with a good chance."""
    guard = Placed("l", (40, 25, 270), vbu=4, i=1, discipline="A")
    assert decided(charged(CUIRASSIERS, guard, squares_by_order=True), "blue") == FormSquare("blue.l")


def test_elite_throw_again_what_they_may() -> None:
    """A six that costs much is thrown again."""
    guard = Placed("g", (40, 25, 270), vbu=4, quality="elite")
    shooter = Placed("s", (40, 20, 90), vbu=6, weapon="skirmish-a")
    here = Situation(Case("GR 7", "", red=(shooter,), blue=(guard, FAR), dice=((6, 6, 1, 1, 1, 1, 1, 1), (6,))), "fr")
    here.give(Shoot("red.s", "blue.g"))
    awaited = here.ruleset.awaiting(here.state)
    assert isinstance(awaited, Choice)
    assert awaited.what == "rethrow"
    assert decided(here, "blue") == ThrowAgain()


# Orders


def test_it_charges_a_worn_enemy_in_reach() -> None:
    prey = Placed("l", (40, 26, 270), vbu=4, lost=3, disordered=True)
    here = Situation(Case("BI 5.6", "", red=(CUIRASSIERS,), blue=(prey, FAR)), "fr")
    assert isinstance(decided(here), Charge)


def test_it_moves_on_while_the_enemy_is_far() -> None:
    """After a free move disciplined infantry tests for one more."""
    mine = tuple(Placed(f"a-{at}", (8 + 8 * at, 5, 90), discipline="A") for at in range(10))
    foes = tuple(Placed(f"z-{at}", (8 + 8 * at, 55, 270)) for at in range(10))
    here = Situation(Case("IM 2", "", red=mine, blue=foes, used=tuple(f"a-{at}" for at in range(1, 10))), "fr")
    assert isinstance(decided(here), Advance)
    here.give(Advance(("red.a-0",), 5000))
    assert decided(here) == MoveAgain(("red.a-0",))


@pytest.mark.parametrize(("kind", "holds"), [("hill", True), ("hedged-fields", True), ("fields", False)])
def test_who_defends_strong_ground_stays_there(kind: str, holds: bool) -> None:
    """On a height or in works; in the open, or on rough ground, it comes on."""
    mine, foe = Placed("a", (40, 12, 90), discipline="A"), Placed("z", (40, 55, 270))
    ground = (Ground(kind, (40, 10, 0), along=8, across=8),)
    here = Situation(Case("BI 3.3d", "", red=(mine,), blue=(foe,), ground=ground), "fr")
    assert (decided(here) in (Pass(("red.a",)), GoOnOpportunity("red.a"))) is holds


def test_who_attacks_leaves_strong_ground() -> None:
    mine, foe = Placed("a", (40, 12, 90)), Placed("z", (40, 50, 270))
    ground = (Ground("hill", (40, 52, 0), along=8, across=8),)
    here = Situation(Case("BI 3.3d", "", red=(mine,), blue=(foe,), ground=ground, active="blue"), "fr")
    assert isinstance(decided(here, "blue"), Advance)


def test_it_rallies_when_nobody_is_near() -> None:
    loose = Placed("a", (40, 10, 90), disordered=True, discipline="A")
    here = Situation(Case("IM 3", "", red=(loose,), blue=(Placed("z", (40, 55, 270)),)), "fr")
    assert isinstance(decided(here), Rally)


def test_who_has_nothing_to_do_waits_for_the_enemy() -> None:
    """A unit that may not move because its division is not roused is not asked; guns that cannot reach wait."""
    guns = Placed("g", (40, 20, 90), type="ART", m=0, vbu=2, i=0, weapon="artillery-c")
    here = Situation(Case("IM 4", "", red=(guns,), blue=(Placed("z", (40, 45, 270)),)), "fr")
    assert decided(here) == GoOnOpportunity("red.g")


def test_it_names_the_corps_that_is_near_the_enemy() -> None:
    units = (Placed("a", (20, 5, 90), command="d1"), Placed("b", (60, 28, 90), command="d2"))
    corps = {"one": ["d1"], "two": ["d2"]}
    case = Case("IM 7", "", red=units, blue=(Placed("z", (60, 40, 270)),), corps=corps, begin="corps")
    here = Situation(case, "fr")
    assert decided(here) == NameCorps("two")


def test_a_brave_general_joins_a_melee_that_hangs_in_the_balance() -> None:
    """He brings two dice and steadies it."""
    foot, foe = Placed("a", (40, 20, 90), vbu=6, i=1), Placed("z", (40, 20, 270), vbu=6, i=1)
    chief = PlacedGeneral("chief", (40, 12, 90), brave=True)
    case = Case("GR 2.0c", "", red=(foot,), blue=(foe,), generals={"red": (chief,)})
    here = Situation(case, "fr")
    assert decided(here) == Attach("red.chief", "red.a")


def test_a_general_rides_after_his_units() -> None:
    chief = PlacedGeneral("chief", (10, 5, 90))
    units = Placed("a", (60, 20, 90), square=True)
    case = Case("GR 2.0b", "", red=(units,), blue=(FAR,), generals={"red": (chief,)}, used=("a",))
    order = decided(Situation(case, "fr"))
    assert isinstance(order, Ride)
    assert order.distance > 10_000


def test_generals_are_set_up_behind_those_whom_they_lead() -> None:
    """Divisions stand together, and each general near his own."""
    ruleset = load_grandeur()
    told = matchup("french-1805", "austrian", "open", drawn(3), scale="28", turns=2)
    generals = sum(len(side.army.generals) for side in told.sides.values())
    placed = list[PlaceGeneral]()
    captain = Captain(ruleset)

    def decide(view: Any, seat: str) -> Any:
        order = captain(view, seat)
        placed.extend([order] if isinstance(order, PlaceGeneral) else [])
        return order

    state = opened(ruleset, told)
    while len(placed) < generals:
        state = settle(ruleset, state, seeded(3))
        assert state.turn == 0
        state = answered(ruleset, state, decide, ruleset.awaiting(state))
    assert len({order.x for order in placed}) > len(placed) // 2


# Chances


@pytest.mark.parametrize(("quality", "again"), [("veteran", (6,)), ("elite", (5, 6)), ("", ())])
@pytest.mark.parametrize("critical", range(1, 7))
def test_what_a_test_costs_equals_brute_force(quality: str, again: tuple[int, ...], critical: int) -> None:
    """Every face of the first die, and of the second where it is thrown (GR 7)."""

    def cost(face: int) -> int:
        return 0 if face == 1 or (face <= critical and face != 6) else max(1, face - critical)

    expected: Counter[int] = Counter()
    for first in range(1, 7):
        for second in range(1, 7):
            expected[cost(second) if cost(first) and first in again else cost(first)] += 1
    here = Situation(Case("GR 7", "", red=(Placed("a", (40, 20, 90), vbu=6, quality=quality),), blue=(FAR,)), "fr")
    fates = Captain(here.ruleset).judges.fates
    assert fates.tested(here.state.unit("red.a"), 6 - critical) == Spread(expected)


def test_a_volley_has_the_dice_of_the_rules() -> None:
    """What a charger expects is what is thrown at him."""
    here = Situation(Case("GR 5.3", "", red=(CUIRASSIERS,), blue=(LINE, FAR), weather="rain"), "fr")
    captain = Captain(here.ruleset)
    rules: Any = here.ruleset
    state: Any = here.state
    expected = total(point_blank_lines(state, PointBlank("blue.l", "red.k"), rules.umpire))
    assert captain.judges.duels.volleys(state, state.unit("red.k"), state.unit("blue.l")) == (expected, 0)
