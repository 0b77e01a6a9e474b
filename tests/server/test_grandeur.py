"""Grandeur over the wire: set up by names, asked about reactions, shown with what the rules find in it."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games.grandeur.files.armies import find_army, load_army
from sandtable.games.grandeur.files.tables import load_grandeur, load_prices
from sandtable.games.grandeur.page.pricing import notes
from sandtable.games.grandeur.page.standing_orders import StandingOrders, answer
from sandtable.games.grandeur.rules.command.command import own_base
from sandtable.games.grandeur.rules.orders import Evade, FormSquare, OpportunityFire, PlaceGeneral, Stand
from sandtable.games.grandeur.rules.troops.armies import points
from sandtable.games.impetus.rules.orders import PickHalf
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw
from sandtable.library.own import Own, Place, shipped_files
from sandtable.library.words import LANGUAGES, words
from sandtable.match.errors import NotPossible
from sandtable.match.keeping import create
from sandtable.match.match import Match
from sandtable.match.preview import preview
from sandtable.match.standing_orders import answered, standing_orders
from sandtable.server import lobby, telling
from sandtable.server.game_page import deploy, distance, marks, pieces_asked, scene, surroundings
from sandtable.server.http_error import HttpError
from sandtable.server.wire import lobby as wire
from sandtable.store.sql import SqlStore
from sandtable.table.spacing import overlap
from tests.armies import army
from tests.browser.situations import HERE, match_until
from tests.browser.situations.reactions import Eager, asked
from tests.games.grandeur.rules.situation import Case, Placed, Situation
from tests.match.nonces import join

SEATS = (wire.SeatPlan("red", "person"), wire.SeatPlan("blue", "captain"))
RULES = load_grandeur()
UMPIRE: Any = RULES.umpire
PRICES = load_prices()


@pytest.fixture
def own(tmp_path: Path) -> Own:
    return Own(tmp_path)


def wanted(own: Own, **setup: Any) -> lobby.Wanted:
    return lobby.wanted(wire.NewMatch("grandeur", SEATS, setup), own)


def scenario(own: Own, **setup: Any) -> Any:
    return wanted(own, **setup).scenario(words("en"))


def offers(own: Own) -> Any:
    return next(each.offers for each in lobby.choices(own).games if each.game == "grandeur")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    with SqlStore(tmp_path / "matches.db") as found:
        yield found


def played(store: SqlStore, order: type[Any]) -> Match:
    """A match in which red may answer a charge or a move so, with the same dice each time."""
    people = {"red": "person", "blue": "person"}
    return match_until(store, HERE / "reactions.toml", asked(order), people, 1, Eager)[0]


# The lobby


def test_battles_and_switches_are_asked_for_by_name(own: Own) -> None:
    asked_for = wanted(own, battle="peninsular-ridge", weather="rain", squares_by_order=True)
    assert asked_for.players() == {"red": "person", "blue": "captain"}
    found = asked_for.scenario(words("en"))
    assert (found.weather, found.squares_by_order, found.divisions) == ("rain", True, False)
    assert asked_for.title()["fr"] == words("fr")("scenario-peninsular-ridge")


def test_a_battle_is_as_it_is_told_where_nothing_is_switched(own: Own) -> None:
    assert scenario(own, battle="borodino").divisions


def test_two_armies_meet(own: Own) -> None:
    found = scenario(own, red="british", blue="spanish", scale="28", turns=5)
    assert (found.red.army.name.en, found.last_turn, found.weather) == ("British", 5, None)


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"battle": "cannae"}, "fault-choice"),
        ({"red": "british"}, "fault-armies"),
        ({"red": "romans-polybian", "blue": "british"}, "fault-choice"),
        ({"battle": "waterloo", "weather": "snow"}, "fault-choice"),
        ({"red": "british", "blue": "spanish", "turns": 0}, "refused-last-turn"),
        ({"red": "british", "blue": "spanish", "scale": "54"}, "fault-choice"),
        ({"red": "british", "blue": "spanish", "scale": "28", "most_points": 300}, "refused-points"),
        ({"battle": "peninsular-ridge", "most_points": 200}, "refused-points"),
        ({"red": "british", "blue": "spanish", "most_points": -1}, "fault-range"),
    ],
)
def test_what_there_is_not_is_refused(own: Own, more: dict[str, Any], key: str) -> None:
    with pytest.raises(HttpError) as trouble:
        scenario(own, **more)
    assert trouble.value.problem.key == key


def test_choices_name_all_that_comes_with_the_program() -> None:
    offered = offers(Own(None))
    assert {"peninsular-ridge", "austerlitz"} <= {each.id for each in offered.battles}
    assert set(offered.weathers) == {"hot", "clear", "after-rain", "rain", "foul"}


def test_deploy_all_sets_up_generals_as_well(own: Own, store: SqlStore) -> None:
    played = scenario(own, red="british", blue="spanish", field="open", scale="15")
    match, _, _ = create(store, RULES, played, {"red": "person", "blue": "person"}, {"en": ""})
    join(match)
    (seat,) = match.awaits.seats  # type: ignore[union-attr]
    assert match.give(seat, PickHalf("lower")) is None
    orders = deploy(RULES, seat, match.view(seat))
    army = played.sides[seat].army
    assert sum(isinstance(order, PlaceGeneral) for order in orders) == len(army.generals)
    for order in orders:
        assert match.give(seat, order) is None
    state = match.game.state
    mine = [own_base(each, state, UMPIRE) for each in state.leaders if each.seat == seat]
    assert len(mine) == len(army.generals)
    outlines = [base.outline for base in mine] + [stand.outline for stand in UMPIRE.field(state).of(seat)]
    assert not [1 for one, other in combinations(outlines, 2) if overlap(one, other)]


# Own material

ARMY = shipped_files("grandeur", "armies")["anglo-portuguese-1810"].read_text("utf-8")
BATTLE = shipped_files("grandeur", "scenarios")["peninsular-ridge"].read_text("utf-8")


def test_own_armies_and_battles_are_played(own: Own) -> None:
    own.write(Place("grandeur", "armies", "mine"), ARMY)
    own.write(
        Place("grandeur", "scenarios", "ridge"), BATTLE.replace('army = "anglo-portuguese-1810"', 'army = "mine"')
    )
    assert scenario(own, battle="ridge") == scenario(own, battle="peninsular-ridge")
    assert wanted(own, battle="ridge").title()["es"] == "ridge"
    two = wanted(own, red="mine", blue="spanish", scale="28", field="open", most_points=900)
    assert two.scenario(words("en")).most_points == 900
    assert two.title()["fr"].startswith("Anglo-Portugais 1810 – ")


def test_own_material_is_offered_with_its_points(own: Own) -> None:
    own.write(Place("grandeur", "armies", "mine"), ARMY)
    own.write(Place("grandeur", "scenarios", "ridge"), BATTLE)
    own.write(Place("grandeur", "armies", "wrong"), ARMY.replace('structure = "good"', 'structure = "best"'))
    offered = offers(own)
    armies, battles = ({each.id: each for each in found} for found in (offered.armies, offered.battles))
    cost = points(load_army(find_army("anglo-portuguese-1810")), PRICES)
    assert armies["mine"].points == armies["anglo-portuguese-1810"].points == (cost,)
    assert "wrong" not in armies
    assert (battles["ridge"].points, battles["ridge"].most_points) == (battles["peninsular-ridge"].points, 370)


def test_an_army_over_the_cap_is_refused_at_its_line(own: Own) -> None:
    dear = BATTLE.replace("most_points = 370", "most_points = 200")
    faults = own.look(Place("grandeur", "scenarios", "ridge"), dear).faults
    assert {(fault.clause, fault.field) for fault in faults} == {("GR A2c", "red.army"), ("GR A2c", "blue.army")}
    lines = dear.split("\n")
    named = ['army = "anglo-portuguese-1810"', 'army = "french-portugal-1810"']
    assert [lines[fault.line - 1] for fault in faults] == named


def test_no_path_is_opened_by_an_own_battle(own: Own) -> None:
    path = str(find_army("anglo-portuguese-1810"))
    text = BATTLE.replace('"anglo-portuguese-1810"', f'"{path}"')
    (fault,) = own.look(Place("grandeur", "scenarios", "x"), text).faults
    assert (fault.key, fault.field) == ("fault-name", "red.army")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_costs_is_said(own: Own, language: str) -> None:
    say = words(language)
    (told,) = notes(say, own.look(Place("grandeur", "armies", "mine"), ARMY).says)
    assert str(points(load_army(find_army("anglo-portuguese-1810")), PRICES)) in told
    red, blue, cap = notes(say, own.look(Place("grandeur", "scenarios", "mine"), BATTLE).says)
    assert army("anglo-portuguese-1810", language) in red
    assert army("french-portugal-1810", language) in blue
    assert "370" in cap
    assert notes(say, None) == ()


# What is shown


def test_marks_are_what_the_rules_find(store: SqlStore) -> None:
    match = played(store, FormSquare)
    found = marks(RULES, match.game.state, words("en"))
    assert found.reacts
    assert set(found.phases) == {unit.id for unit in match.game.state.units}
    assert all(0 <= left <= RULES.tables.numbers.most_phases for left in found.phases.values())


def test_generals_have_bases_and_command(store: SqlStore) -> None:
    state = played(store, Evade).game.state
    bases = scene(RULES, state, words("en")).bases
    assert bases["division"] < bases["army"] == bases["corps"]
    regions = surroundings(RULES, state, "", "command")
    assert {key for key in regions if key.startswith("command")} == {f"command {each.id}" for each in state.leaders}
    mine = surroundings(RULES, state, "red.general-3")
    assert set(mine) == {"command red.general-3", "chain red.general-3 0"}
    assert len(mine["chain red.general-3 0"]) == 2
    assert distance(RULES, state, "red.general-1", "red.general-6").length > 0


def test_a_question_names_who_answers_and_whom(store: SqlStore) -> None:
    match = played(store, Evade)
    units = pieces_asked(RULES, match.game.state, match.awaits)  # type: ignore[arg-type]
    assert units[0] == "red.cl-1"
    assert units[1].startswith("blue.")


def test_a_question_names_who_evades_and_the_friend_in_the_way() -> None:
    horse: dict[str, Any] = {"type": "CL", "m": 12}
    red = (Placed("a", (40, 20, 90), **horse),)
    blue = (Placed("z", (41, 28, 270), **horse), Placed("y", (41, 35, 270), **horse))
    orders = ({"order": "charge", "units": ["a"]}, {"order": "evade", "unit": "blue.z"})
    situation = Situation(Case("IM 9", "evading onto friends", red=red, blue=blue), "fr")
    for order in orders:
        situation.give(situation.order(order))
    awaited = RULES.awaiting(situation.state)
    assert isinstance(awaited, Choice)
    assert (awaited.what, awaited.clause) == ("meets-behind", "IM 9")
    assert pieces_asked(RULES, situation.state, awaited) == ("blue.z", "blue.y")


def test_answers_are_foretold(store: SqlStore) -> None:
    match = played(store, Evade)
    evaded = telling.preview(words("en"), 1, RULES, match.preview("red", Evade("red.cl-1")))
    assert evaded.poses["red.cl-1"] != tuple(match.game.state.pose("red.cl-1"))
    stood = telling.preview(words("en"), 2, RULES, match.preview("red", Stand("red.cl-1")))
    assert {"wins", "loses", "draws"} <= set(stood.prospects)


# Standing orders


def test_without_standing_orders_somebody_is_asked(store: SqlStore) -> None:
    match = played(store, Evade)
    before = match.entries
    assert not answered(match, {})
    assert match.entries == before


def test_always_and_never_are_answered(store: SqlStore) -> None:
    match = played(store, Evade)
    assert answer(match, "red", StandingOrders(evade="always")) == Evade("red.cl-1")
    never = StandingOrders(evade="never", charge="never", fire="never")
    assert answer(match, "red", never) == Stand("red.cl-1")
    assert answered(match, {"red": {"evade": "always"}})
    assert match.game.state.pose("red.cl-1") != match.game.states[-2].pose("red.cl-1")


def test_fire_is_held_under_so_many_dice(store: SqlStore) -> None:
    match = played(store, OpportunityFire)
    (shot, *_) = [each.order for each in match.options("red").offers if isinstance(each.order, OpportunityFire)]
    throw = preview(RULES, match.game.state, "red", shot).awaits
    assert isinstance(throw, Throw)
    always = StandingOrders(evade="never", fire="always", charge="never", least=throw.count)
    assert answer(match, "red", always) == shot
    assert answer(match, "red", msgspec.structs.replace(always, least=throw.count + 1)) == Stand(shot.unit)


def test_what_was_taken_back_is_asked_anew(store: SqlStore) -> None:
    match = played(store, Evade)
    left = {"red": {"evade": "always"}}
    before = match.entries
    assert answered(match, left)
    assert match.undo("red", before) is None
    assert match.game.state == match.game.states[before]
    assert not answered(match, left)


@pytest.mark.parametrize("wrong", [{"least": 21}, {"least": -1}, {"evade": "perhaps"}, {"flee": "always"}])
def test_standing_orders_that_make_no_sense_are_not_taken(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotPossible) as caught:
        standing_orders("grandeur", wrong)
    assert caught.value.key == "fault-order"


def test_a_game_without_standing_orders_has_none() -> None:
    assert standing_orders("impetus", {"evade": "always"}) is None
