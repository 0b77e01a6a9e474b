"""A forger who mends the chain is found out by the rules, and never by a crash."""

from pathlib import Path

import pytest

from tests.cli.forge import Change, forged, put, unfinished, without_secret
from tests.cli.run import game_file, judged, run

FACES = (3, "throws", 0)
FORGERIES: dict[str, Change] = {
    "another face": put(*FACES, 0, value=10),
    "a face that is not on the die": put(*FACES, 0, value=11),
    "two faces of one die": put(*FACES, value=[1, 1]),
    "a throw that has no faces": put(*FACES, value=[]),
    "no throws": put(3, "throws", value=[]),
    "another event": put(3, "events", 1, "losses", value=8),
    "no events": put(3, "events", value=[]),
    "another order": put(4, "answer", "order", value={"order": "retreat"}),
    "an order that is none": put(4, "answer", "order", value={"order": "charge"}),
    "another seat": put(4, "answer", "seat", value="defender"),
    "a seat that is none": put(4, "answer", "seat", value="nobody"),
    "another nonce": put(1, "answer", "nonce", value="00"),
    "another secret": put(-1, "answer", "secret", value="00"),
    "a secret that is none": put(-1, "answer", "secret", value="xyz"),
    "no secret": without_secret,
    "another state": put(-1, "answer", "state", value="00"),
    "another count": put(-1, "answer", "entries", value=9),
    "another number": put(3, "n", value=7),
    "another game": put(0, "game", value="other"),
    "another format": put(0, "sandtable", value=3),
    "another ruleset": put(0, "ruleset", value="chess"),
    "another version": put(0, "version", value=99),
    "other dice": put(0, "dice", value="loaded"),
    "a stack that is too great": put(0, "scenario", "attacker", "stack", "plus", value=3),
    "no stack": put(0, "scenario", "attacker", "stack", "plus", value=0),
    "a technology that is none": put(0, "scenario", "attacker", "technology", value="laser"),
    "a terrain that is none": put(0, "scenario", "terrain", value="moon"),
    "horse that is none": put(0, "scenario", "attacker", "cavalry", value="triple"),
    "tables that are none": put(0, "tables", value=3),
    "a die without faces": put(0, "tables", "figures", "die", value=0),
    "a die of too many faces": put(0, "tables", "figures", "die", value=1000),
    "a column without cells": put(0, "tables", "combat", "columns", "B", value=[]),
    "no columns": put(0, "tables", "combat", "columns", value={}),
    "a column that is none": put(0, "tables", "technologies", "baroque", "fire", "musket", value="Z"),
    "no technologies": put(0, "tables", "technologies", value={}),
    "no variable losses": put(0, "tables", "variable", value=[]),
    "no retreat table": put(0, "tables", "retreat", value=[]),
    "remains that are no stack": put(0, "tables", "remains", "2A+", value=["x"] * 8),
}
UNKNOWN_NATION = put(0, "scenario", "attacker", "nation", value="atlantis")


def test_a_file_that_was_mended_without_a_change_is_the_same() -> None:
    """The forger knows how to write."""
    assert forged(game_file(), lambda _: None) == game_file()


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_bad(name: str) -> None:
    """The first line that does not follow is named."""
    assert judged(forged(game_file(), FORGERIES[name])).fault is not None


@pytest.mark.parametrize("name", [name for name in FORGERIES if not name.endswith(("secret", "count", "state"))])
def test_a_forgery_without_its_end_is_no_crash(tmp_path: Path, name: str) -> None:
    """Without the secret a die may go unnoticed, but the program tells what it can and ends."""
    path = tmp_path / "g.sand"
    path.write_bytes(forged(game_file(), unfinished(FORGERIES[name])))
    assert run("verify", path).code in (1, 3)
    assert run("replay", path).code in (0, 1)


@pytest.mark.parametrize(
    "name", ["a face that is not on the die", "two faces of one die", "a throw that has no faces", "no throws"]
)
def test_faces_that_cannot_be_are_bad_without_the_secret(name: str) -> None:
    """No die ever fell so."""
    fault = judged(forged(game_file(), unfinished(FORGERIES[name]))).fault
    assert fault is not None
    assert fault.line == 4


def test_a_nation_that_nobody_knows_is_no_crash(tmp_path: Path) -> None:
    """It can be neither told nor trusted."""
    path = tmp_path / "g.sand"
    path.write_bytes(forged(game_file(), unfinished(UNKNOWN_NATION)))
    assert run("verify", path).code in (1, 3)
    assert run("replay", path).code in (0, 1)


@pytest.mark.parametrize("field", ["tables", "scenario"])
def test_brackets_without_end_are_bad(field: str) -> None:
    """A line nested by the thousand is a fault of the file and not of the program."""
    line = b'{"sandtable":1,"%s":' % field.encode() + b"[" * 100_000 + b"]" * 100_000 + b"}\n"
    fault = judged(line).fault
    assert fault is not None
    assert fault.line == 1


def test_an_illegal_order_is_told_with_its_clause(tmp_path: Path) -> None:
    """What the rules refuse, and by which clause."""
    path = tmp_path / "g.sand"
    path.write_bytes(forged(game_file(), FORGERIES["another seat"]))
    told = run("verify", path).refused().splitlines()
    assert "line 5:" in told[0]
    assert told[1].endswith("[ST 3]")
