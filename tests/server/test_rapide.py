"""Combat Rapide: forms and their faults, dice typed or thrown, what its page is told, evenings that are kept."""

import json
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sandtable.games import ruleset_of
from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.players.captain import BY_ODDS, Captain, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.kernel.answer import Read
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.loop import opened
from sandtable.kernel.verify import verify
from sandtable.library.document import read_document
from sandtable.library.words import LANGUAGES
from sandtable.match.thinking import Inline
from sandtable.odds.forecast import Forecast
from sandtable.server.app import create_app
from sandtable.store import MemoryStore
from tests.golden.regenerate import FOLDER, TOLD
from tests.match.toys import RULES
from tests.server.evenings import ROCROI, Group
from tests.server.house import House, house
from tests.server.patching import applied


@pytest.fixture
def group(server: House) -> Group:
    return Group(server)


def changed(form: Any, path: str, value: Any) -> Any:
    """A form with another value in one field; None takes it out."""
    found = deepcopy(form)
    *tables, name = path.split(".")
    place = found
    for table in tables:
        place = place.setdefault(table, {})
    if value is None:
        del place[name]
    else:
        place[name] = value
    return found


def told(lines: bytes) -> list[dict[str, Any]]:
    """What happened by a game file, without what differs from game to game."""
    entries = [json.loads(line) for line in lines.splitlines()[1:]]
    kept = [entry for entry in entries if entry["answer"]["answer"] in ("begun", "rolled", "ordered")]
    return [{"answer": entry["answer"], "events": entry.get("events", [])} for entry in kept]


# Setting up


def test_what_may_be_chosen(group: Group) -> None:
    """Everything has a name in every language, and every battle that is offered can be fought."""
    found = group.offers()
    assert len(found["nations"]) > 150
    assert {each["id"] for each in found["battles"]} == set(battles())
    for each in (*found["nations"], *found["battles"]):
        assert each["name"].keys() == set(LANGUAGES)
    for each in found["battles"]:
        assert group.check(each["form"])["faults"] == []


@pytest.mark.parametrize(
    ("path", "value", "field", "clause", "key"),
    [
        ("year", 1400, "year", "CR A.3", "refused-year"),
        ("year", None, "year", "", "fault-missing"),
        ("year", "soon", "year", "", "fault-type"),
        ("terrain", "moon", "terrain", "CR T.3", "fault-name"),
        ("colour", "red", "colour", "", "fault-unknown-field"),
        ("attacker.stack", "3A+", "attacker.stack", "CR B.1", "refused-stack-armies"),
        ("attacker.stack", "5D", "attacker.stack", "CR B.1", "refused-stack-detachments"),
        ("attacker.stack", "", "attacker.stack", "CR B.1", "refused-stack-empty"),
        ("attacker.stack", "2A+ D", "attacker.stack", "CR B.1", "refused-stack-force"),
        ("defender.stack", "A+ P", "defender.stack", "CR B.2", "refused-pashas-nation"),
        ("attacker.technology", "steam", "attacker.technology", "CR T.2", "fault-name"),
        ("attacker.leader", "4..4", "attacker.leader", "CR O.1", "fault-leader"),
        ("attacker.nation", "frnce", "attacker.nation", "", "fault-name"),
        ("attacker.pasha", [1], "attacker.pasha", "CR H", "fault-pashas"),
        ("defender.revolution", True, "defender.revolution", "CR T.2", "refused-revolution"),
        ("attacker", {}, "attacker.nation", "", "fault-missing"),
    ],
)
def test_a_fault_is_told_at_its_field(group: Group, path: str, value: Any, field: str, clause: str, key: str) -> None:
    """By its clause, in words that every language has; and nothing is begun."""
    form = changed(group.form("rocroi"), path, value)
    found = group.check(form)
    assert (field, clause, key) in [(each["field"], each["clause"], each["key"]) for each in found["faults"]]
    assert (found["sides"], found["chances"]) == ([], None)
    group.ask("POST", "matches", group.wanted(form), 400)
    assert group.evening()["matches"] == []


def test_all_faults_are_told_at_once(group: Group) -> None:
    """Those of both sides and of the field."""
    form = group.form("rocroi")
    for path, value in (("year", 1), ("attacker.stack", "9A+"), ("defender.leader", "x"), ("terrain", "sea")):
        form = changed(form, path, value)
    fields = {each["field"] for each in group.check(form)["faults"]}
    assert fields == {"year", "attacker.stack", "defender.leader", "terrain"}


@pytest.mark.parametrize("name", sorted(battles()))
def test_the_chances_are_those_of_the_rules(group: Group, name: str) -> None:
    """As exact as the odds of the commands, with the best retreat on both sides."""
    ruleset = load_rapide()
    battle = load_battle(battles()[name], ruleset)
    forecast = Forecast(ruleset, Standing(ruleset, dict.fromkeys(SEATS, BY_ODDS)), worth)
    ends = forecast.ends(opened(ruleset, battle))
    found = group.check(group.form(name))["chances"]
    for seat in (*SEATS, ""):
        assert Fraction(found["wins"][seat]) == ends.map(lambda end: end.winner)[seat]
    assert sum(Fraction(each) for each in found["wins"].values()) == 1


# Fighting


@pytest.mark.parametrize("name", [name for name, (_, retreat) in TOLD.items() if retreat == "never"])
def test_a_battle_of_the_book_typed_in_die_by_die(group: Group, name: str) -> None:
    """Every answer and event is that of the game which the terminal plays; the file says that its dice were typed."""
    faces, _ = TOLD[name]
    over = group.play(group.begin(name), faces)
    assert not group.card(over["name"])["closed"]
    assert over["faces"] == list(faces)
    assert not verify(group.file(over), ruleset_of).finished
    closed = group.close(over)
    assert group.card(over["name"])["closed"]
    file = group.file(closed)
    verdict = verify(file, ruleset_of)
    assert (verdict.fault, verdict.finished, verdict.typed, verdict.thrown) == (None, True, len(faces), 0)
    assert told(file) == told((FOLDER / f"rapide-{name}-told.sand").read_bytes())


def test_rocroi_s_result(group: Group) -> None:
    """What the book says of it: a major victory, 1½ against 6½, and what is left."""
    over = group.play(group.begin(), ROCROI)
    result = over["result"]
    assert (result["winner"], result["major"], result["clause"]) == ("attacker", True, "CR L")
    assert [(side["losses"], side["after"]) for side in result["sides"]] == [("1½", "A+ A- D"), ("6½", "A-")]
    assert over["tallies"]["defender"] == {"stars": 4, "morale": 4, "losses": "6½", "broken": True, "stack": "A-"}
    assert "major victory" in result["headline"]


def test_before_a_die_its_lines_and_faces_are_shown(group: Group) -> None:
    """What a face was said to do is what it does."""
    battle = group.begin()
    for face in ROCROI[:2]:
        battle = group.die(battle, face)
    die = battle["die"]
    assert (die["seat"], die["what"], die["column"], die["clause"]) == ("attacker", "shock", "B", "CR C.3")
    assert die["lines"] == [{"value": 2, "clause": "CR O.1", "why": "leader"}]
    assert [each["face"] for each in die["faces"]] == list(range(1, 11))
    foreseen = die["faces"][7]
    battle = group.die(battle, 8)
    assert (foreseen["total"], foreseen["losses"], foreseen["stars"]) == (10, "2", 2)
    assert battle["tallies"]["defender"]["losses"] == "2"
    assert battle["tallies"]["defender"]["stars"] == 2
    assert [each["clauses"] for each in battle["moments"][-1]["told"]] == [["CR C.3"]]


def test_the_best_retreat_stands_beside_the_question(group: Group) -> None:
    """It is the one that the computer's captain would choose, and its chances are exact."""
    battle = group.begin()
    for face in ROCROI[:4]:
        battle = group.die(battle, face)
    question = battle["question"]
    assert (question["seat"], question["clause"]) == ("defender", "CR C.9")
    ruleset = load_rapide()
    captain = Captain(ruleset, dict.fromkeys(SEATS, BY_ODDS))
    state = opened(ruleset, load_battle(battles()["rocroi"], ruleset))
    for face in ROCROI[:4]:
        throw = ruleset.awaiting(state)
        assert isinstance(throw, Throw)
        state = ruleset.resolve(state, Read(read(throw, (face,))))[1]
    best = captain(state, "defender")
    assert [each["order"]["order"] for each in question["answers"] if each["best"]] == [best.__struct_config__.tag]
    stay = next(each for each in question["answers"] if each["order"]["order"] == "stay")
    assert Fraction(stay["chances"]["wins"]["attacker"]) == Fraction(2149, 2500)


def test_a_typed_die_is_taken_back(group: Group) -> None:
    """In the middle and at the very end; what was taken back counts nowhere, but stands in the file."""
    battle = group.begin()
    battle = group.die(battle, 10)
    assert battle["tallies"]["defender"]["losses"] == "2"
    battle = group.undo(battle)
    assert battle["tallies"]["defender"]["losses"] == "0"
    assert (battle["die"]["what"], battle["back"]) == ("fire", 0)
    over = group.play(battle, (*ROCROI[:-1], 10))
    wrong = over["result"]["sides"][1]["losses"]
    back = group.undo(over)
    assert back["result"] is None
    over = group.die(back, ROCROI[-1])
    assert over["faces"] == list(ROCROI)
    assert (wrong, over["result"]["sides"][1]["losses"]) == ("7½", "6½")
    closed = group.close(over)
    verdict = verify(group.file(closed), ruleset_of)
    assert (verdict.fault, verdict.finished, verdict.undone) == (None, True, 2)
    refused = group.tried(closed, "attacker", "ask-undo", to=closed["entries"] - 2)
    assert [each["clause"] for each in refused["refusals"]] == ["ST 4"]


def test_a_decision_is_taken_back(group: Group) -> None:
    """Whoever has said that he retreats may think again, as long as all sit at one table."""
    battle = group.begin()
    for face in ROCROI[:4]:
        battle = group.die(battle, face)
    gone = group.order(battle, "retreat")
    assert gone["die"]["what"] == "retreat"
    battle = group.undo(gone)
    assert battle["question"]["what"] == "retreat"
    assert group.order(battle, "stay")["question"]["seat"] == "attacker"


@pytest.mark.parametrize("name", sorted(battles()))
def test_dice_of_the_program(group: Group, name: str) -> None:
    """They are fair, as everywhere: the file proves it; nobody takes back what has fallen."""
    battle = group.begin(name, "fair")
    while not battle["result"]:
        assert battle["die"] is None
        battle = group.order(battle, battle["question"]["answers"][0]["order"]["order"])
    assert group.card(battle["name"])["closed"]
    verdict = verify(group.file(battle), ruleset_of)
    counted = (None, True, len(battle["faces"]), 0)
    assert (verdict.fault, verdict.finished, verdict.thrown, verdict.typed) == counted


def test_a_pasha_pays(group: Group) -> None:
    """Mohács by the river: where a side has pashas it is asked what pays."""
    form = changed(group.form("mohacs"), "attacker.pasha", [0, 2])
    battle = group.fight(form, name="Mohács")
    assert battle["scene"]["form"]["attacker"]["pasha"] == [0, 2]
    for face in TOLD["mohacs"][0]:
        battle = group.die(battle, face)
    question = battle["question"]
    assert (question["seat"], question["what"], question["clause"]) == ("attacker", "payment", "CR K.2")
    assert [each["order"] for each in question["answers"]] == [
        {"order": "give-pasha", "worth": 2},
        {"order": "give-counters"},
    ]
    over = group.order(battle, "give-pasha")
    assert over["result"]["sides"][0]["after"] == "2A+ P"


def test_detachments_join_an_army(group: Group) -> None:
    """Before the battle, with the chances of both ways."""
    form = changed(group.form("rocroi"), "attacker.stack", "A+ A- 2D")
    battle = group.fight(form)
    question = battle["question"]
    assert (question["what"], question["clause"]) == ("muster", "CR N")
    assert [each["order"]["order"] for each in question["answers"]] == ["absorb", "ready"]
    joined = group.order(battle, "absorb")
    assert joined["tallies"]["attacker"]["stack"] == "2A+"
    assert joined["die"]["what"] == "fire"


def test_a_battle_is_told_in_the_language_of_the_asker(server: House, group: Group) -> None:
    """Three languages, the same numbers."""
    over = group.play(group.begin(), ROCROI)
    found = [Group(server, group.token, lang).battle(over["name"]) for lang in LANGUAGES]
    assert len({each["result"]["headline"] for each in found}) == len(LANGUAGES)
    assert [each["scene"]["sides"][1]["nation"] for each in found] == ["Spain", "Espagne", "España"]
    assert all(each["faces"] == list(ROCROI) for each in found)
    assert all(each["chances"] == over["chances"] for each in found)


# What is refused


def test_what_is_refused_changes_nothing(group: Group) -> None:
    """A face that is on no die, an order instead of a die, a stale entry, nonsense: each by its name."""
    battle = group.begin()
    at = battle["entries"]
    tries: list[tuple[str, str, dict[str, Any], str]] = [
        ("attacker", "roll", {"faces": [11]}, "refused-faces"),
        ("attacker", "roll", {"faces": [0]}, "refused-faces"),
        ("attacker", "roll", {"faces": [4, 4]}, "refused-faces"),
        ("defender", "roll", {"faces": [4]}, "refused-not-asked"),
        ("attacker", "roll", {"faces": [4], "at": at - 1}, "fault-stale"),
        ("attacker", "roll", {"faces": ["four"]}, "fault-request"),
        ("attacker", "give", {"order": {"order": "stay"}}, "refused-dice-awaited"),
        ("attacker", "give", {"order": {"order": "dance"}}, "fault-order"),
        ("attacker", "ask-undo", {"to": at}, "refused-undo"),
        ("attacker", "conclude", {}, "refused-close"),
    ]
    for seat, what, args, key in tries:
        found = group.tried(battle, seat, what, **args)
        assert (found.get("key") or found["refusals"][0]["key"]) == key, args
    assert group.battle(battle["name"])["entries"] == at


def test_a_replayed_message_changes_nothing(group: Group) -> None:
    """The same die sent twice falls once."""
    battle = group.begin()
    group.die(battle, 4)
    assert group.tried(battle, "attacker", "roll", faces=[4])["key"] == "fault-stale"


# At two browsers


@pytest.mark.parametrize("dice", ["typed", "fair"])
def test_a_battle_between_two_browsers(server: House, dice: str) -> None:
    """One makes it, another comes by its invitation, a third watches; an undo is asked for and granted."""
    group = Group(server)
    wanted = group.wanted(group.form("rocroi"), dice) | {"evening": "", "listed": True}
    wanted["seats"][1]["player"] = "open"
    mine, invitation = group.ask("POST", "matches", wanted, 201)
    theirs = group.ask("POST", "join", {"token": invitation["token"]}, 201)
    with (
        server.line(mine["token"]) as attacker,
        server.line(theirs["token"]) as defender,
        server.line("", match=mine["match"]) as watcher,
    ):
        seats, faces = {"attacker": attacker, "defender": defender}, list(ROCROI)
        first = True
        while not (now := attacker.last())["awaits"]["outcome"]:
            line = seats[now["awaits"]["seats"][0]]
            line.last()
            if now["awaits"]["throw"]:
                assert line.ask("roll", faces=[faces.pop(0)], at=line.entries)["tell"] == "done"
                if first:
                    taken_back(attacker, defender)
                    faces, first = list(ROCROI), False
            else:
                assert line.give({"order": "stay"})["tell"] == "done"
        if dice == "typed":
            assert attacker.ask("conclude", at=attacker.entries)["tell"] == "done"
            defender.last()
            assert defender.ask("conclude", at=defender.entries)["tell"] == "done"
        assert defender.last()["head"] == watcher.last()["head"] == attacker.last()["head"]
        assert watcher.last()["marks"] == attacker.last()["marks"]
        assert watcher.ask("roll", faces=[4], at=watcher.entries)["key"] == "fault-watching"
    assert verify(server.get(f"/api/matches/{mine['match']}/file", mine["token"])[2], ruleset_of).finished


def taken_back(asks: Any, agrees: Any) -> None:
    """The last entry is taken back: one asks for it, the other agrees."""
    asks.last()
    agrees.last()
    assert asks.ask("ask-undo", to=asks.entries - 1, at=asks.entries)["tell"] == "done"
    assert agrees.ask("consent", granted=True, at=agrees.entries)["tell"] == "done"


def test_a_battle_against_the_captain(server: House) -> None:
    """The computer decides for its side, and its dice are typed in by the person."""
    group = Group(server)
    wanted = group.wanted(group.form("rocroi")) | {"evening": ""}
    wanted["seats"][1]["player"] = "captain"
    (mine,) = group.ask("POST", "matches", wanted, 201)
    with server.line(mine["token"]) as line:
        while not line.until_asked("attacker")["outcome"]:
            if line.awaited()["throw"]:
                assert line.ask("roll", faces=[5], at=line.entries)["tell"] == "done"
            else:
                assert line.give({"order": "stay"})["tell"] == "done"
        assert line.ask("conclude", at=line.entries)["tell"] == "done"


# Whose it is


def test_nobody_else_s_evening(server: House, group: Group) -> None:
    """A stranger, and whoever has no token, neither sees nor changes anything."""
    name = group.begin()["name"]
    other, nobody = Group(server), Group(server, "no-such-token")
    for stranger in (other, nobody):
        for method, path, body in (
            ("POST", f"evening/matches/{name}/seats", None),
            ("GET", f"matches/{name}/file", None),
            ("PATCH", f"matches/{name}", {"name": "mine"}),
            ("DELETE", f"matches/{name}", None),
        ):
            assert stranger.try_it(method, path, body)[1]["key"] == "fault-no-match"
        assert stranger.try_it("GET", f"replays/{name}")[0] == 404
    for method, body in (("GET", None), ("PATCH", {"name": "x"}), ("DELETE", None)):
        assert nobody.try_it(method, "evening", body)[1]["key"] == "fault-no-evening"
    assert nobody.try_it("POST", "matches", nobody.wanted(group.form("rocroi")))[1]["key"] == "fault-no-evening"
    assert other.evening()["matches"] == []


def test_a_closed_battle_is_read_by_its_link(server: House, group: Group) -> None:
    """By all who know its name; changed by nobody else."""
    over = group.play(group.begin(), ROCROI)
    stranger = Group(server)
    assert stranger.try_it("GET", f"replays/{over['name']}")[0] == 404
    group.close(over)
    seen = stranger.ask("GET", f"replays/{over['name']}")
    assert (seen["mine"], seen["finished"]) == (False, True)
    document = {"state": seen["state"], "marks": seen["marks"]}
    for entry in seen["entries"]:
        document = applied(document, entry["patch"])
    assert document["marks"]["result"] == over["result"]
    assert verify(stranger.ask("GET", f"replays/{over['name']}/file"), ruleset_of).finished


def test_pages_of_others_change_nothing(group: Group) -> None:
    """Whatever their readers hold."""
    foreign = {"Origin": "https://evil.example"}
    assert group.try_it("POST", "evenings", {"name": ""}, **foreign) == (
        403,
        {"status": 403, "key": "fault-origin", "args": {}, "clause": ""},
    )
    assert group.try_it("PATCH", "evening", {"name": "x"}, **foreign)[0] == 403
    assert group.try_it("DELETE", "evening", **foreign)[0] == 403


# Evenings


def test_an_evening_is_kept_over_a_crash(tmp_path: Path) -> None:
    """Two battles, one over and one in the middle: listed, gone on with, renamed and deleted; no token in the log."""
    with house(tmp_path) as server:
        group = Group(server)
        group.close(group.play(group.begin(), ROCROI))
        going = group.die(group.begin("mohacs", name="Second"), TOLD["mohacs"][0][0])
        group.ask("PATCH", "evening", {"name": "  Friday \n at Paul's "})
        server.kill()
    with house(tmp_path) as server:
        group.server = server
        found = group.evening()
        assert found["name"] == "Friday at Paul's"
        assert [(card["title"]["en"], card["closed"]) for card in found["matches"]] == [
            ("Second", False),
            ("Rocroi", True),
        ]
        assert "major victory" in found["matches"][1]["verdict"]["en"]
        assert (found["matches"][1]["about"]["en"], found["matches"][1]["dice"]) == ("1643 · plain", "typed")
        assert group.battle(going["name"]) == going
        over = group.play(going, TOLD["mohacs"][0][1:])
        assert told(group.file(over)) == told((FOLDER / "rapide-mohacs-told.sand").read_bytes())
        group.ask("PATCH", f"matches/{going['name']}", {"name": "M"}, 204)
        assert group.battle(going["name"])["title"] == dict.fromkeys(LANGUAGES, "M")
        assert group.ask("DELETE", f"matches/{going['name']}") == {"gone": True}
        assert [card["title"]["en"] for card in group.evening()["matches"]] == ["Rocroi"]
        group.ask("DELETE", "evening", status=204)
        assert group.try_it("GET", "evening")[0] == 404
        assert group.token not in server.log.read_text()


def test_names_have_an_end(group: Group) -> None:
    """What somebody writes stays on one line."""
    title = group.begin(name="x\n" * 500)["title"]["en"]
    assert len(title) == 80
    assert "\n" not in title


def test_a_battle_by_unknown_rules_is_listed() -> None:
    """It can be renamed, taken home and deleted; going on is refused in words."""
    store = MemoryStore()
    with TestClient(create_app(store, thinker=lambda: Inline(RULES["riposte"]))) as asked:
        token = asked.post("/api/evenings", json={"name": ""}).json()["token"]
        asked.headers["Authorization"] = f"Bearer {token}"
        seats = [{"seat": seat, "player": "person"} for seat in SEATS]
        setup = {"form": read_document(battles()["rocroi"]).raw}
        wanted = {"game": "rapide", "seats": seats, "setup": setup, "dice": "typed", "evening": token}
        name = asked.post("/api/matches", json=wanted).json()[0]["match"]
    header, private, lines = store.header(name), store.private(name), store.lines(name)
    store.delete(name)
    store.create(name, header.replace(b'"ruleset":"rapide"', b'"ruleset":"rapido"'), private)
    store.append_all(name, 1, lines)
    with TestClient(create_app(store, thinker=lambda: Inline(RULES["riposte"]))) as asked:
        asked.headers["Authorization"] = f"Bearer {token}"
        (card,) = asked.get("/api/evening").json()["matches"]
        assert (card["title"]["en"], card["unopened"]["key"]) == ("Rocroi", "fault-rules-unknown")
        assert asked.get(f"/api/matches/{name}/file").text.count("\n") == len(lines) + 1
        assert asked.patch(f"/api/matches/{name}", json={"name": "Old"}).status_code == 204
        assert asked.get("/api/evening").json()["matches"][0]["title"]["en"] == "Old"
        assert asked.delete(f"/api/matches/{name}").json() == {"gone": True}
        assert asked.get("/api/evening").json()["matches"] == []
