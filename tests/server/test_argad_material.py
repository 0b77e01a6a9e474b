"""Own scenarios and tables of Argad! over HTTP: faults at their lines, kept, offered, played."""

from typing import Any

import pytest

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.own import shipped_files
from tests.server.asker import Asker
from tests.server.house import House

RAID = shipped_files("argad", "scenarios")["village-raid"].read_text("utf-8")
TABLES = shipped_files("argad", "tables")["fourteenth-century"].read_text("utf-8")
FOLDER = "/api/material/argad"
SEATS = [{"seat": "brigands", "player": "person"}, {"seat": "village", "player": "person"}]


def kept(ask: Asker, kind: str, name: str, text: str) -> list[dict[str, Any]]:
    """A file is written; what is wrong with it."""
    status, found = ask("PUT", f"{FOLDER}/{kind}/{name}", {"text": text})
    assert status == 200, found
    faults: list[dict[str, Any]] = found["faults"]
    return faults


@pytest.mark.parametrize(
    ("wrong", "right", "field", "clause"),
    [
        ("armour = 4", "armour = 9", "side.0.figure.0.armour", "AR III.b"),
        ('shield = "medium"', 'shield = "huge"', "side.0.figure.0.shield", ""),
        ('blades = ["two-handed-axe"]', 'blades = ["two-handed-spoon"]', "side.0.figure.1.blades", "AR IV.a"),
        ('en = "Captain"', 'de = "Hauptmann"', "side.0.figure.0.name.de", ""),
        ('fr = "Brigands"', 'fr = ""', "side.0.name.fr", ""),
        ('period = "fourteenth-century"', 'period = "bronze-age"', "period", "AR T.1"),
        ("last_turn = 10", "last_turn = 0", "last_turn", "AR V.f"),
    ],
)
def test_a_faulty_scenario(home: House, wrong: str, right: str, field: str, clause: str) -> None:
    """Each fault at its line and field; it is kept but not offered until it is mended."""
    ask, text = Asker(home), RAID.replace(wrong, right, 1)
    assert text != RAID
    (fault,) = [each for each in kept(ask, "scenarios", "mine", text) if each["field"] == field]
    assert right.split(" =", maxsplit=1)[0] in text.splitlines()[fault["line"] - 1]
    assert fault["clause"] == clause
    assert fault["text"]
    assert "mine" not in [each["id"] for each in home.offers("argad")["skirmishes"]]


def test_an_own_scenario_is_played(home: House) -> None:
    """It is offered by its own name, and its game knows its players by theirs."""
    ask = Asker(home)
    text = RAID.replace('en = "Brigands"', 'en = "Wolves"', 1).replace("The raid on Kerbihan", "Our raid", 1)
    assert kept(ask, "scenarios", "mine", text) == []
    offered = {each["id"]: each for each in home.offers("argad")["skirmishes"]}["mine"]
    assert (offered["name"]["en"], offered["own"]) == ("Our raid", True)
    assert offered["called"]["brigands"]["en"] == "Wolves"
    status, found = ask("POST", "/api/matches", {"game": "argad", "seats": SEATS, "setup": {"battle": "mine"}})
    assert status == 201, found
    with home.line(found[0]["token"]) as line:
        assert line.welcome["title"]["en"] == "Our raid"
        assert "Wolves" in line.welcome["scene"]["aims"][0]["text"]


def test_own_tables_take_the_place_of_a_period(home: House) -> None:
    """Faulty ones are told; sound ones are played with, and stand in the file of the game."""
    ask = Asker(home)
    faulty = TABLES.replace('length = "long"', 'length = "endless"', 1)
    (fault,) = kept(ask, "tables", "faulty", faulty)
    assert "endless" in faulty.splitlines()[fault["line"] - 1]
    assert fault["field"].endswith(".length")
    assert kept(ask, "tables", "voices", TABLES.replace("voice = 20", "voice = 33", 1)) == []
    assert [each["id"] for each in home.offers("argad")["periods"]] == ["voices"]
    wanted = {"game": "argad", "seats": SEATS}
    raid = {"battle": "village-raid"}
    status, found = ask("POST", "/api/matches", {**wanted, "setup": {**raid, "tables": ["voices"]}})
    assert status == 201, found
    status, _, body = home.get(f"/api/matches/{found[0]['match']}/file", found[0]["token"])
    assert status == 200
    assert verify(body, ruleset_of).fault is None
    assert b'"voice":33000' in body.splitlines()[0]
    for tables, key in ((["none"], "fault-choice"), (["voices", "voices"], "fault-one-period")):
        status, problem = ask("POST", "/api/matches", {**wanted, "setup": {**raid, "tables": tables}})
        assert (status, problem["key"]) == (400, key)


def test_a_scenario_of_an_own_period(home: House) -> None:
    """A scenario may name tables that lie beside it; without them it is faulty."""
    ask = Asker(home)
    text = RAID.replace('"fourteenth-century"', '"voices"', 1)
    assert [each["field"] for each in kept(ask, "scenarios", "mine", text)] == ["period"]
    assert kept(ask, "tables", "voices", TABLES) == []
    assert "mine" in [each["id"] for each in home.offers("argad")["skirmishes"]]
    status, found = ask("POST", "/api/matches", {"game": "argad", "seats": SEATS, "setup": {"battle": "mine"}})
    assert status == 201, found
