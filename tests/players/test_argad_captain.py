"""The captain of Argad!: exact where it says so, lawful always, better than a recruit."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.odds.bouts import ONE, OTHER, duel_odds, duel_state, shot_odds
from sandtable.games.argad.players.captain import Captain
from sandtable.games.argad.players.combat import hits
from sandtable.games.argad.players.duel import Duels
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.orders import Announce, Confirm, Move, Spring
from sandtable.games.argad.rules.setup.scenario import Aim, Choices, Piece, Post, Scenario, Zone
from sandtable.games.argad.rules.shooting.shooting import gunnery
from sandtable.games.argad.rules.soundness import unsound
from sandtable.games.argad.rules.state import State
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.loop import opened, refusals
from sandtable.players.chance import seeded
from sandtable.players.roster import CAPTAIN, RECRUIT, player
from sandtable.table.plane import Pose
from tests.games.argad.rules.situation import box

PERIOD = "fourteenth-century"
CM = 1000
NEARLY = 1e-9
FIGURES = (
    Figure("", "", 3, 2, blades=("sword",)),
    Figure("", "", 2, 4, armour=True, blades=("spear",)),
    Figure("", "", 4, 3, armour=True, blades=("sword",), shield="medium"),
    Figure("", "", 3, 3, blades=("two-handed-axe",), strong=True),
    Figure("", "", 3, 4, armour=True, blades=("two-handed-sword", "sword"), shield="medium"),
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


def test_a_duel_to_come_is_valued_as_on_level_ground() -> None:
    """It is kept by who the two are, so where they stand now must not be in it (AR VIII.k)."""
    ruleset, hill = load_argad(), Piece("hill", "slope", box((199, 150, 260, 250)), 0, CM)
    states = [duel_state(ruleset, PERIOD, *FIGURES[:2], pieces=pieces) for pieces in ((), (hill,))]
    flat, steep = (Duels().meet(state, ruleset.umpire.field(state), ONE, OTHER) for state in states)
    assert flat == steep


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


def stood(
    figures: tuple[tuple[Figure, int, int], ...], aims: tuple[Aim, ...], zone: tuple[int, int, int, int], **more: Any
) -> State:
    """A first turn: figures where they stand, in cm, red looking right and blue left; one zone, called `there`."""
    posts = tuple(Post(f.id, Pose(x * CM, y * CM, 0 if f.seat == "red" else 18000)) for f, x, y in figures)
    left, low, right, top = (side * CM for side in zone)
    outline = ((left, low), (right, low), (right, top), (left, top))
    made = Scenario(
        PERIOD, (160 * CM, 80 * CM), ("red", "blue"), tuple(f for f, _, _ in figures), posts, aims, 8,
        zones=(Zone("there", outline),), **more,
    )  # fmt: skip
    assert not list(load_argad().judge_setup(made))
    return opened(load_argad(), made)


def planned(state: State, seat: str = "red") -> dict[str, Move]:
    """What the captain of a seat announces, lawfully, by figures."""
    order = Captain(load_argad())(state, seat)
    assert isinstance(order, Announce)
    assert not list(refusals(load_argad(), state, seat, order))
    return {move.figure: move for move in order.moves}


HOLD = (Aim("red", "hold", zone="there", points=3), Aim("blue", "kill"))
WALL = (Piece("wall", "low-wall", ((41500, 30 * CM), (41500, 50 * CM)), 400),)


@pytest.mark.parametrize(("missile", "crouches"), [("longbow", True), ("", False)])
def test_under_fire_one_crouches_behind_a_wall(missile: str, crouches: bool) -> None:
    """AR T.4: whoever holds a place there without a shot of his own; with nobody to shoot at him he stands."""
    guard, foe = Figure("guard", "red", blades=("sword",)), Figure("foe", "blue", blades=("sword",), missile=missile)
    state = stood(((guard, 40, 40), (foe, 75, 40)), HOLD, (30, 30, 41, 50), pieces=WALL)
    assert (planned(state).get("guard", Move("guard")).how == "crouch") == crouches


@pytest.mark.parametrize(("reload", "crouches"), [(1, True), (0, False)])
def test_who_has_a_shot_does_not_crouch(reload: int, crouches: bool) -> None:
    """But who loads does: that costs him nothing."""
    guard = Figure("guard", "red", blades=("sword",), missile="crossbow")
    state = stood(((guard, 40, 40), (FOE, 75, 40)), HOLD, (30, 30, 41, 50), pieces=WALL)
    state = replace(state, men=tuple(replace(m, reload=reload if m.id == "guard" else 0) for m in state.men))
    assert (planned(state).get("guard", Move("guard")).how == "crouch") == crouches


def test_who_crouches_and_may_shoot_rises() -> None:
    """He is told to stay, lest he stay down."""
    guard = Figure("guard", "red", blades=("sword",), missile="longbow")
    state = stood(((guard, 40, 40), (FOE, 75, 40)), HOLD, (30, 30, 41, 50), pieces=WALL)
    state = replace(state, men=tuple(replace(m, crouched=m.id == "guard") for m in state.men))
    assert planned(state)["guard"].how == "walk"


FOE = Figure("foe", "blue", blades=("sword",), missile="longbow")
SHIELD = {"blades": ("spear",), "shield": "large", "traits": ("close-order", "wall")}


def ranks(far: int, **choices: bool) -> State:
    """Two shields and a spear behind them hold a place, base to base; three swords come from afar."""
    front = [Figure(name, "red", 3, 4, armour=True, **SHIELD) for name in ("left", "right")]  # type: ignore[arg-type]
    rear = Figure("rear", "red", 3, 2, blades=("spear",), traits=("close-order",))
    foes = [Figure(f"foe-{n}", "blue", 4, 4, armour=True, blades=("sword",), shield="medium") for n in range(3)]
    placed = (
        (front[0], 40, 40),
        (front[1], 40, 42),
        (rear, 38, 40),
        *((f, far, 36 + 4 * n) for n, f in enumerate(foes)),
    )
    return stood(placed, HOLD, (30, 30, 50, 50), choices=Choices(**choices))  # type: ignore[arg-type]


def test_shields_and_spears_await_an_enemy_in_order() -> None:
    """AR XIV.b, d: all of them form together, and those who can announce a wall."""
    found = planned(ranks(85))
    assert {name: (move.how, move.wall) for name, move in found.items()} == {
        "left": ("form", True),
        "right": ("form", True),
        "rear": ("form", False),
    }


@pytest.mark.parametrize(("far", "on"), [(56, True), (150, True), (85, False)])
def test_nobody_forms_too_late_too_early_or_against_the_rules(far: int, on: bool) -> None:
    """With the enemy in reach, or far away, or in a game without close order."""
    assert all(move.how != "form" and not move.wall for move in planned(ranks(far, close_order=on)).values())


def test_ranks_in_order_stay_when_the_enemy_comes() -> None:
    """What order brings is worth more than to run out of it."""
    state = ranks(58)
    men = tuple(
        replace(m, formed="close", wall="stands" if m.id != "rear" else "none") if m.id[:3] != "foe" else m
        for m in state.men
    )
    assert not any(move.path for move in planned(replace(state, men=men)).values())


REACH = (Aim("red", "reach", zone="there", points=3), Aim("blue", "kill"))


@pytest.mark.parametrize(("at", "mounts"), [(10, True), (115, False)])
def test_one_mounts_for_a_long_way(at: int, mounts: bool) -> None:
    """AR VI.g: where it takes fewer turns, the one for mounting counted."""
    courier = Figure("courier", "red", blades=("sword",), horse="cavalry")
    foe = Figure("foe", "blue", blades=("knife",))
    horse = (Post("courier", Pose(at * CM - 3500, 40 * CM, 0)),)
    placed = ((courier, at, 40), (foe, 150, 75))
    state = stood(placed, REACH, (140, 30, 155, 50), afoot=("courier",), tethered=horse)
    assert (planned(state)["courier"].how == "mount") == mounts


def test_one_walks_to_ones_horse_for_a_long_way() -> None:
    """AR VI.g: it stands where it was left."""
    courier = Figure("courier", "red", blades=("sword",), horse="cavalry")
    foe = Figure("foe", "blue", blades=("knife",))
    horse = (Post("courier", Pose(20 * CM, 20 * CM, 0)),)
    placed = ((courier, 20, 40), (foe, 150, 75))
    state = stood(placed, REACH, (140, 30, 155, 50), afoot=("courier",), tethered=horse)
    (goal,) = planned(state)["courier"].path
    assert goal[1] < 25 * CM


def test_one_goes_on_foot_where_the_horse_cannot_go() -> None:
    """AR VI.g, VI.j: a rider rides to the door of the house that he wants to get into, and dismounts before it."""
    rider = Figure("rider", "red", 4, 4, armour=True, blades=("sword",), horse="cavalry")
    foe = Figure("foe", "blue", 2, 1, blades=("knife",))
    wall, end = 60 * CM, 80 * CM
    corners = ((wall, 42 * CM), (wall, 50 * CM), (end, 50 * CM), (end, 30 * CM), (wall, 30 * CM), (wall, 38 * CM))
    house = (
        Piece("walls", "house-wall", corners, 400),
        Piece("door", "door", ((wall, 38 * CM), (wall, 42 * CM)), 400),
        Piece("room", "room", ((wall, 30 * CM), (end, 30 * CM), (end, 50 * CM), (wall, 50 * CM))),
    )
    aims = (Aim("red", "loot", zone="there", points=3), Aim("blue", "kill"))
    far = stood(((rider, 10, 40), (foe, 150, 75)), aims, (62, 32, 78, 48), pieces=house)
    assert planned(far)["rider"].path
    near = stood(((rider, 56, 40), (foe, 150, 75)), aims, (62, 32, 78, 48), pieces=house)
    assert planned(near)["rider"].how == "dismount"
    end_state = settled(far, 1)
    assert ("red", "there") in end_state.looted


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
