"""Combat Rapide over HTTP: forms and their faults, dice typed or thrown, evenings that are kept, who may do what."""

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
    found = group.ask("GET", "choices")
    assert len(found["nations"]) > 150
    assert {each["id"] for each in found["battles"]} == set(battles())
    for each in (*found["nations"], *found["battles"]):
        assert each["name"].keys() == set(LANGUAGES)
    for each in found["battles"]:
        assert group.ask("POST", "check", {"form": each["form"]})["faults"] == []


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
    found = group.ask("POST", "check", {"form": form})
    assert (field, clause, key) in [(each["field"], each["clause"], each["key"]) for each in found["faults"]]
    assert (found["sides"], found["chances"]) == ([], None)
    group.ask("POST", "battles", {"form": form, "dice": "typed"}, 400)
    assert group.ask("GET", "evening")["battles"] == []


def test_all_faults_are_told_at_once(group: Group) -> None:
    """Those of both sides and of the field."""
    form = group.form("rocroi")
    for path, value in (("year", 1), ("attacker.stack", "9A+"), ("defender.leader", "x"), ("terrain", "sea")):
        form = changed(form, path, value)
    fields = {each["field"] for each in group.ask("POST", "check", {"form": form})["faults"]}
    assert fields == {"year", "attacker.stack", "defender.leader", "terrain"}


@pytest.mark.parametrize("name", sorted(battles()))
def test_the_chances_are_those_of_the_rules(group: Group, name: str) -> None:
    """As exact as the odds of the commands, with the best retreat on both sides."""
    ruleset = load_rapide()
    battle = load_battle(battles()[name], ruleset)
    forecast = Forecast(ruleset, Standing(ruleset, dict.fromkeys(SEATS, BY_ODDS)), worth)
    ends = forecast.ends(opened(ruleset, battle))
    found = group.ask("POST", "check", {"form": group.form(name)})["chances"]
    for seat in (*SEATS, ""):
        assert Fraction(found["wins"][seat]) == ends.map(lambda end: end.winner)[seat]
    assert sum(Fraction(each) for each in found["wins"].values()) == 1


# Fighting


@pytest.mark.parametrize("name", [name for name, (_, retreat) in TOLD.items() if retreat == "never"])
def test_a_battle_of_the_book_typed_in_die_by_die(group: Group, name: str) -> None:
    """Every answer and event is that of the game which the terminal plays; the file says that its dice were typed."""
    faces, _ = TOLD[name]
    over = group.play(group.begin(name), faces)
    assert over["card"]["state"] == "over"
    assert over["result"]["faces"] == list(faces)
    assert not verify(group.file(over), ruleset_of).finished
    closed = group.act(over, "close")
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
    assert "Rocroi 1643 (plain)" in result["text"]


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
    battle = group.act(battle, "undo")
    assert battle["tallies"]["defender"]["losses"] == "0"
    assert (battle["die"]["what"], battle["back"]) == ("fire", 0)
    over = group.play(battle, (*ROCROI[:-1], 10))
    wrong = over["result"]["sides"][1]["losses"]
    back = group.act(over, "undo")
    assert back["result"] is None
    over = group.die(back, ROCROI[-1])
    assert over["result"]["faces"] == list(ROCROI)
    assert (wrong, over["result"]["sides"][1]["losses"]) == ("7½", "6½")
    closed = group.act(over, "close")
    verdict = verify(group.file(closed), ruleset_of)
    assert (verdict.fault, verdict.finished, verdict.undone) == (None, True, 2)
    assert closed["back"] == 0
    assert group.try_it("POST", f"battles/{closed['card']['battle']}/undo", {"at": closed["entries"]})[0] == 400


def test_a_decision_is_taken_back(group: Group) -> None:
    """Whoever has said that he retreats may think again, as long as all sit at one table."""
    battle = group.begin()
    for face in ROCROI[:4]:
        battle = group.die(battle, face)
    gone = group.order(battle, "retreat")
    assert gone["die"]["what"] == "retreat"
    battle = group.act(gone, "undo")
    assert battle["question"]["what"] == "retreat"
    assert group.order(battle, "stay")["question"]["seat"] == "attacker"


@pytest.mark.parametrize("name", sorted(battles()))
def test_dice_of_the_program(group: Group, name: str) -> None:
    """They are fair, as everywhere: the file proves it; nobody takes back what has fallen."""
    battle = group.begin(name, "fair")
    while not battle["result"]:
        assert battle["die"] is None
        battle = group.order(battle, battle["question"]["answers"][0]["order"]["order"])
        if any(moment["face"] for moment in battle["moments"]):
            assert battle["back"] == 0 or battle["question"]
    assert battle["card"]["state"] == "closed"
    verdict = verify(group.file(battle), ruleset_of)
    faces = [moment["face"] for moment in battle["moments"] if moment["die"]]
    assert (verdict.fault, verdict.finished, verdict.thrown, verdict.typed) == (None, True, len(faces), 0)
    assert battle["result"]["faces"] == faces


def test_a_pasha_pays(group: Group) -> None:
    """Mohács by the river: where a side has pashas it is asked what pays."""
    form = changed(group.form("mohacs"), "attacker.pasha", [0, 2])
    battle = group.ask("POST", "battles", {"form": form, "dice": "typed", "name": "Mohács"}, 201)
    assert battle["form"]["attacker"]["pasha"] == [0, 2]
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
    battle = group.ask("POST", "battles", {"form": form, "dice": "typed", "name": ""}, 201)
    question = battle["question"]
    assert (question["what"], question["clause"]) == ("muster", "CR N")
    assert [each["order"]["order"] for each in question["answers"]] == ["absorb", "ready"]
    joined = group.order(battle, "absorb")
    assert joined["tallies"]["attacker"]["stack"] == "2A+"
    assert joined["die"]["what"] == "fire"


def test_a_battle_is_told_in_the_language_of_the_asker(server: House, group: Group) -> None:
    """Three languages, the same numbers."""
    over = group.play(group.begin(), ROCROI)
    path = f"battles/{over['card']['battle']}"
    found = [Group(server, group.token, lang).ask("GET", path) for lang in LANGUAGES]
    assert len({each["result"]["headline"] for each in found}) == len(LANGUAGES)
    assert [each["card"]["nations"][1] for each in found] == ["Spain", "Espagne", "España"]
    assert all(each["result"]["faces"] == list(ROCROI) for each in found)
    assert all(each["chances"] == over["chances"] for each in found)


# What is refused


def test_what_is_refused_changes_nothing(group: Group) -> None:
    """A face that is on no die, an order instead of a die, a stale entry, nonsense: each by its name."""
    battle = group.begin()
    path, at = f"battles/{battle['card']['battle']}", battle["entries"]
    tries: list[tuple[str, dict[str, Any], int, str]] = [
        ("die", {"at": at, "face": 11}, 400, "refused-faces"),
        ("die", {"at": at, "face": 0}, 400, "refused-faces"),
        ("die", {"at": at - 1, "face": 4}, 409, "fault-stale"),
        ("die", {"at": at, "face": "four"}, 400, "fault-request"),
        ("die", {"face": 4}, 400, "fault-request"),
        ("order", {"at": at, "seat": "attacker", "order": {"order": "stay"}}, 400, "refused-dice-awaited"),
        ("order", {"at": at, "seat": "attacker", "order": {"order": "dance"}}, 400, "fault-order"),
        ("undo", {"at": at}, 400, "refused-undo"),
        ("close", {"at": at}, 400, "refused-close"),
    ]
    for what, body, status, key in tries:
        found, problem = group.try_it("POST", f"{path}/{what}", body)
        assert (found, problem["key"]) == (status, key), body
    assert group.ask("GET", path)["entries"] == at
    refused = group.try_it("POST", f"{path}/die", {"at": at, "face": 11})[1]
    assert refused["args"]["clause"] == "ST 7"
    for face in ROCROI[:4]:
        battle = group.die(battle, face)
    body = {"at": battle["entries"], "seat": "attacker", "order": {"order": "stay"}}
    assert group.try_it("POST", f"{path}/order", body)[1]["key"] == "refused-not-asked"


def test_a_replayed_message_changes_nothing(group: Group) -> None:
    """The same die sent twice falls once."""
    battle = group.begin()
    group.die(battle, 4)
    path = f"battles/{battle['card']['battle']}/die"
    assert group.try_it("POST", path, {"at": battle["entries"], "face": 4})[1]["key"] == "fault-stale"


def test_nobody_else_s_evening(server: House, group: Group) -> None:
    """A stranger, and whoever has no token, neither sees nor changes anything."""
    battle = group.begin()
    name, at = battle["card"]["battle"], battle["entries"]
    other, nobody = Group(server), Group(server, "no-such-token")
    for stranger in (other, nobody):
        for method, path, body in (
            ("GET", f"battles/{name}", None),
            ("GET", f"battles/{name}/file", None),
            ("PATCH", f"battles/{name}", {"name": "mine"}),
            ("DELETE", f"battles/{name}", None),
            ("POST", f"battles/{name}/die", {"at": at, "face": 4}),
            ("POST", f"battles/{name}/order", {"at": at, "seat": "attacker", "order": {"order": "stay"}}),
            ("POST", f"battles/{name}/undo", {"at": at}),
            ("POST", f"battles/{name}/close", {"at": at}),
        ):
            assert stranger.try_it(method, path, body)[1]["key"] == "fault-no-battle"
    for method, body in (("GET", None), ("PATCH", {"name": "x"}), ("DELETE", None)):
        assert nobody.try_it(method, "evening", body)[1]["key"] == "fault-no-evening"
    assert group.ask("GET", f"battles/{name}")["entries"] == at
    assert other.ask("GET", "evening")["battles"] == []


def test_a_closed_battle_is_read_by_its_link(server: House, group: Group) -> None:
    """By all who know its name; changed by nobody else."""
    over = group.play(group.begin(), ROCROI)
    name = over["card"]["battle"]
    stranger = Group(server)
    assert stranger.try_it("GET", f"battles/{name}")[0] == 404
    closed = group.act(over, "close")
    seen = stranger.ask("GET", f"battles/{name}")
    assert (seen["mine"], closed["mine"]) == (False, True)
    assert seen["result"] == closed["result"]
    assert verify(stranger.file(seen), ruleset_of).finished
    assert stranger.try_it("PATCH", f"battles/{name}", {"name": "x"})[0] == 404
    assert stranger.try_it("DELETE", f"battles/{name}")[0] == 404


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
        group.act(group.play(group.begin(), ROCROI), "close")
        going = group.die(group.begin("mohacs", name="Second"), TOLD["mohacs"][0][0])
        group.ask("PATCH", "evening", {"name": "  Friday \n at Paul's "})
        server.kill()
    with house(tmp_path) as server:
        group.server = server
        found = group.ask("GET", "evening")
        assert found["name"] == "Friday at Paul's"
        assert [(card["name"], card["state"]) for card in found["battles"]] == [
            ("Second", "open"),
            ("Rocroi", "closed"),
        ]
        assert "major victory" in found["battles"][1]["headline"]
        battle = group.ask("GET", f"battles/{found['battles'][0]['battle']}")
        assert battle == {**going, "card": battle["card"]}
        over = group.play(battle, TOLD["mohacs"][0][1:])
        assert told(group.file(over)) == told((FOLDER / "rapide-mohacs-told.sand").read_bytes())
        assert group.ask("PATCH", f"battles/{battle['card']['battle']}", {"name": "M"})["name"] == "M"
        group.ask("DELETE", f"battles/{battle['card']['battle']}", status=204)
        assert [card["name"] for card in group.ask("GET", "evening")["battles"]] == ["Rocroi"]
        group.ask("DELETE", "evening", status=204)
        assert group.try_it("GET", "evening")[0] == 404
        assert group.token not in server.log.read_text()


def test_names_have_an_end(group: Group) -> None:
    """What somebody writes stays on one line."""
    battle = group.begin(name="x\n" * 500)
    assert len(battle["card"]["name"]) == 80
    assert "\n" not in battle["card"]["name"]


def test_a_battle_by_unknown_rules_is_listed() -> None:
    """It can be renamed, taken home and deleted; going on is refused in words."""
    store = MemoryStore()
    with TestClient(create_app(store, thinker=lambda: Inline(RULES["riposte"]))) as asked:
        token = asked.post("/api/rapide/evenings", json={"name": ""}).json()["token"]
        asked.headers["Authorization"] = f"Bearer {token}"
        battle = {"form": read_document(battles()["rocroi"]).raw, "dice": "typed", "name": "Rocroi"}
        name = asked.post("/api/rapide/battles", json=battle).json()["card"]["battle"]
    header, private, lines = store.header(name), store.private(name), store.lines(name)
    store.delete(name)
    store.create(name, header.replace(b'"ruleset":"rapide"', b'"ruleset":"rapido"'), private)
    store.append_all(name, 1, lines)
    with TestClient(create_app(store, thinker=lambda: Inline(RULES["riposte"]))) as asked:
        asked.headers["Authorization"] = f"Bearer {token}"
        (card,) = asked.get("/api/rapide/evening").json()["battles"]
        assert (card["name"], card["state"]) == ("Rocroi", "lost")
        assert asked.get(f"/api/rapide/battles/{name}").json()["key"] == "fault-rules-unknown"
        assert asked.get(f"/api/rapide/battles/{name}/file").text.count("\n") == len(lines) + 1
        assert asked.patch(f"/api/rapide/battles/{name}", json={"name": "Old"}).json()["name"] == "Old"
        assert asked.delete(f"/api/rapide/battles/{name}").status_code == 204
        assert asked.get("/api/rapide/evening").json()["battles"] == []
