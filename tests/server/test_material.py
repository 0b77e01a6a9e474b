"""Own material over HTTP: checked line by line, corrected, kept, offered, played, and travelling with the game."""

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.own import LARGEST, shipped_files
from sandtable.library.words import LANGUAGES
from tests.server.asker import Asker
from tests.server.evenings import Group
from tests.server.house import House, house

ARMY = shipped_files("impetus", "armies")["gauls"].read_text("utf-8")
BATTLE = shipped_files("impetus", "scenarios")["first-battle"].read_text("utf-8")
WEAPONS = shipped_files("impetus", "tables")["weapons"].read_text("utf-8")
SEATS = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "person"}]
FOLDER = "/api/material/impetus"


def faulty(army: str) -> str:
    """A weapon nobody knows, a figure that is none, a field too many."""
    return army.replace("vbu =", "vbuu =", 1).replace("vd = ", 'vd = "', 1).replace('vd = "', 'vd = "x" #', 1)


def test_a_faulty_army_is_corrected(home: House) -> None:
    """Every fault at its line and field, with what was expected; then none, and it is offered."""
    ask = Asker(home)
    status, found = ask("POST", f"{FOLDER}/armies/mine/check", {"text": faulty(ARMY)})
    assert status == 200
    lines = faulty(ARMY).splitlines()
    told = {fault["field"].rpartition(".")[2]: fault for fault in found["faults"]}
    assert "vbu" in told["vbuu"]["text"]
    assert lines[told["vbuu"]["line"] - 1].startswith("vbuu")
    assert "integer" in told["vd"]["text"]
    assert lines[told["vd"]["line"] - 1].startswith("vd")
    status, kept = ask("PUT", f"{FOLDER}/armies/mine", {"text": faulty(ARMY)})
    assert (status, len(kept["faults"])) == (200, len(found["faults"]))
    assert "mine" not in [each["id"] for each in home.offers("impetus")["armies"]]
    status, mended = ask("PUT", f"{FOLDER}/armies/mine", {"text": ARMY, "over": kept["version"]})
    assert (status, mended["faults"]) == (200, [])
    offered = {each["id"]: each for each in home.offers("impetus")["armies"]}
    assert offered["mine"]["name"].keys() == offered["mine"]["note"].keys() == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_told_in_every_language(home: House, lang: str) -> None:
    """With the clause that forbids it."""
    few = "\n".join(["name = 'Few'", "[[unit]]", "type = 'FP'", "m = 5", "vbu = 6", "i = 1", "vd = 3", "count = 2"])
    _, found = Asker(home, lang=lang)("POST", f"{FOLDER}/armies/mine/check", {"text": few})
    texts = [fault["text"] for fault in found["faults"] if fault["clause"] == "BI 2.1"]
    assert any({"en": "units", "fr": "unités", "es": "unidades"}[lang] in text for text in texts)


def test_overwriting_asks(home: House) -> None:
    """A file that is there is replaced only by whoever has seen it."""
    ask = Asker(home)
    _, first = ask("PUT", f"{FOLDER}/armies/mine", {"text": ARMY})
    status, found = ask("PUT", f"{FOLDER}/armies/mine", {"text": "name = 'x'"})
    assert (status, found["key"]) == (409, "fault-own-exists")
    assert ask("GET", f"{FOLDER}/armies/mine")[1]["text"] == ARMY
    assert ask("PUT", f"{FOLDER}/armies/mine", {"text": f"{ARMY}# more\n", "over": first["version"]})[0] == 200


def test_renamed_downloaded_deleted(home: House) -> None:
    ask = Asker(home)
    ask("PUT", f"{FOLDER}/armies/mine", {"text": ARMY})
    assert ask("POST", f"{FOLDER}/armies/mine/name", {"name": "ours"})[0] == 200
    assert ask("GET", f"{FOLDER}/armies/mine")[0] == 404
    assert ask("GET", f"{FOLDER}/armies/ours")[1]["text"] == ARMY
    assert [each["name"] for each in ask("GET", "/api/material")[1]["files"]] == ["ours"]
    assert ask("DELETE", f"{FOLDER}/armies/ours")[0] == 204
    assert ask("DELETE", f"{FOLDER}/armies/ours")[0] == 404
    assert ask("GET", "/api/material")[1]["files"] == []


def test_it_is_begun_from_the_programs_own(home: House) -> None:
    ask = Asker(home)
    kinds = {(each["ruleset"], each["kind"]): each["shipped"] for each in ask("GET", "/api/material")[1]["kinds"]}
    assert "gauls" in kinds["impetus", "armies"]
    assert "rocroi" in kinds["rapide", "scenarios"]
    assert ask("GET", f"{FOLDER}/armies/gauls/shipped")[1]["text"] == ARMY
    for path in ("armies/nobody", "words/en", "armies/..%2f..%2fclauses%2frapide", "scenarios/gauls"):
        assert ask("GET", f"{FOLDER}/{path}/shipped")[0] == 404


@pytest.mark.parametrize("name", ["..", "..%2f..%2fmatches", "%2fetc%2fpasswd", "A", "a.b", "con", "x" * 61, "%00"])
def test_names_cannot_escape(home: House, name: str) -> None:
    """Whatever is asked for, nothing lies outside the folder."""
    ask = Asker(home)
    before = {path for path in home.folder.rglob("*") if path.is_file()}
    for method, path, data in (
        ("PUT", f"{FOLDER}/armies/{name}", {"text": ARMY}),
        ("GET", f"{FOLDER}/armies/{name}", None),
        ("DELETE", f"{FOLDER}/armies/{name}", None),
        ("POST", f"{FOLDER}/armies/{name}/check", {"text": ARMY}),
    ):
        assert 400 <= ask(method, path, data)[0] < 500, path
    assert {path for path in home.folder.rglob("*") if path.is_file()} == before


def test_sizes_are_limited(home: House) -> None:
    ask = Asker(home)
    for method, path in (("PUT", f"{FOLDER}/armies/mine"), ("POST", f"{FOLDER}/armies/mine/check")):
        status, found = ask(method, path, {"text": "#" * (LARGEST + 1)})
        assert (status, found["key"]) in ((400, "fault-own-large"), (413, "fault-own-large"))


@pytest.mark.parametrize("text", ["", "=", "[[unit", "\0", "a" * 9999, "[" * 5000, "😀 = 1", "x = 1\nx = 2"])
def test_anything_can_be_typed(home: House, text: str) -> None:
    """What is no TOML is told at its line; nothing breaks."""
    for kind in ("armies", "scenarios", "tables"):
        status, found = Asker(home)("POST", f"{FOLDER}/{kind}/mine/check", {"text": text})
        assert status == 200
        assert all(fault["line"] and fault["text"] for fault in found["faults"])
        assert found["faults"]


# Playing with it


def played(ask: Asker, **setup: Any) -> tuple[dict[str, str], bytes]:
    """A match is made and given up: its ticket, and its file."""
    status, tickets = ask("POST", "/api/matches", {"game": "impetus", "seats": SEATS, "setup": setup})
    assert status == 201, tickets
    with ask.server.line(tickets[0]["token"]) as line:
        assert line.ask("resign")["tell"] == "done"
    status, _, data = ask.raw("GET", f"/api/replays/{tickets[0]['match']}/file")
    assert status == 200
    return tickets[0], data


def test_a_game_with_own_material_travels_alone(tmp_path: Path) -> None:
    """An own army in an own battle by own tables: the file verifies on a machine that has none of them."""
    with house(tmp_path) as home:
        ask = Asker(home)
        first = BATTLE.split('army = "')[1].split('"')[0]
        army = shipped_files("impetus", "armies")[first].read_text("utf-8")
        battle = BATTLE.replace(f'army = "{first}"', 'army = "mine"', 1)
        weapons = WEAPONS.replace("short = 10", "short = 11", 1)
        for kind, name, text in (
            ("armies", "mine", army),
            ("scenarios", "our-field", battle),
            ("tables", "bows", weapons),
        ):
            status, kept = ask("PUT", f"{FOLDER}/{kind}/{name}", {"text": text})
            assert (status, kept["faults"]) == (200, []), kind
        choices = home.offers("impetus")
        assert [each["id"] for each in choices["tables"]] == ["bows"]
        assert "our-field" in [each["id"] for each in choices["battles"]]
        ticket, data = played(ask, battle="our-field", tables=["bows"])
        _, other = played(ask, red="mine", blue="gauls", field="open", tables=["bows"])
    for each in (data, other):
        verdict = verify(each, ruleset_of)
        assert (verdict.fault, verdict.finished) == (None, True)
        assert json.loads(each.split(b"\n")[0])["tables"]["weapons"]["bands"]["short"] == 11000
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with house(elsewhere) as away:
        status, found = Asker(away)("POST", "/api/replays", data)
        assert (status, found["verdict"]["verdict"]) == (200, "sound")
        made = {"at": 3, "seats": SEATS}
        assert Asker(away)("POST", f"/api/replays/{found['replay']['name']}/branch", made)[0] == 201
    for path in (tmp_path / "material").rglob("*.toml"):
        path.unlink()
    with house(tmp_path) as home:
        assert Asker(home)("GET", f"/api/replays/{ticket['match']}/verdict")[1]["verdict"] == "sound"


@pytest.mark.parametrize(
    "setup",
    [
        {"red": "mine", "blue": "gauls"},
        {"battle": "our-field"},
        {"battle": "first-battle", "tables": ["bows"]},
        {"red": "../../x", "blue": "gauls"},
    ],
)
def test_what_is_not_there_cannot_be_chosen(home: House, setup: dict[str, Any]) -> None:
    status, found = Asker(home)("POST", "/api/matches", {"game": "impetus", "seats": SEATS, "setup": setup})
    assert (status, found["key"]) == (400, "fault-choice")


def test_a_faulty_file_of_the_folder_is_the_askers_trouble(home: House) -> None:
    """Somebody has spoilt it by hand since it was offered."""
    Asker(home)("PUT", f"{FOLDER}/armies/mine", {"text": ARMY})
    (home.folder / "material/impetus/armies/mine.toml").write_text("name = 'x'\n")
    wanted = {"game": "impetus", "seats": SEATS, "setup": {"red": "mine", "blue": "gauls"}}
    status, found = Asker(home)("POST", "/api/matches", wanted)
    assert (status, found["key"]) == (400, "fault-missing")


# Where it may be changed


def test_a_public_server_is_not_written_to(tmp_path: Path) -> None:
    """What its host has put there is offered to all, and changed by nobody."""
    folder = tmp_path / "material/impetus/armies"
    folder.mkdir(parents=True)
    (folder / "club.toml").write_text(ARMY)
    with house(tmp_path, 0, "--no-uploads") as club:
        ask = Asker(club)
        assert ask("GET", "/api/material")[1]["open"] is False
        assert "club" in [each["id"] for each in club.offers("impetus")["armies"]]
        for method, path, data in (
            ("PUT", "armies/mine", {"text": ARMY}),
            ("DELETE", "armies/club", None),
            ("POST", "armies/club/name", {"name": "mine"}),
        ):
            status, found = ask(method, f"{FOLDER}/{path}", data)
            assert (status, found["key"]) == (403, "fault-own-closed")
        assert ask("POST", f"{FOLDER}/armies/mine/check", {"text": ARMY})[0] == 200


def test_no_foreign_page_writes(home: House) -> None:
    status, found = Asker(home)("PUT", f"{FOLDER}/armies/mine", {"text": ARMY}, Origin="http://evil.example")
    assert (status, found["key"]) == (403, "fault-origin")


# Combat Rapide


def test_a_battle_of_combat_rapide_by_own_tables(tmp_path: Path) -> None:
    """An own battle is offered, own tables change its chances, and its file verifies where they are not."""
    rocroi = shipped_files("rapide", "scenarios")["rocroi"].read_text("utf-8")
    plain = shipped_files("rapide", "tables")["technology"].read_text("utf-8")
    brave = plain.replace("morale = 3", "morale = 6", 1)
    with house(tmp_path) as home:
        ask, folder = Asker(home), "/api/material/rapide"
        assert ask("PUT", f"{folder}/scenarios/our-rocroi", {"text": rocroi})[1]["faults"] == []
        assert ask("PUT", f"{folder}/tables/brave", {"text": brave})[1]["faults"] == []
        choices = home.offers("rapide")
        assert choices["tables"] == ["brave"]
        form = next(each["form"] for each in choices["battles"] if each["id"] == "our-rocroi")
        group = Group(home)
        usual, other = group.check(form), group.check(form, "brave")
        assert usual["faults"] == other["faults"] == []
        assert usual["chances"] != other["chances"]
        setup = {"form": form, "tables": ["../../x"]}
        assert group.ask("POST", "games/rapide/check", {"setup": setup}, 400)["key"] == "fault-choice"
        data = group.file(group.fight(form, "fair", tables=("brave",)))
    assert verify(data, ruleset_of).fault is None
