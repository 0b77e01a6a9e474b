"""`sandtable rapide`: the right results, from dice however they come."""

from pathlib import Path
from typing import Any

import pytest

from sandtable.library.words import LANGUAGES
from tests.cli.run import process, run
from tests.library.files import BATTLE, changed, table

ROCROI = "4,3,8,9,6,4,10,5,10,1"
BOOK = {
    "rocroi": (ROCROI, [], "attacker", True, (1.5, 6.5), ("A+ A- D", "A-")),
    "italy": ("6,4,6,6,4,1", [], "attacker", False, (0.5, 4), ("A+ A- D", "A+")),
    "mohacs": ("6,8,6,6,9", [], "attacker", True, (0.5, 5), ("2A+ P", "D")),
    "tenochtitlan": ("9,4,7,10", [], "defender", False, (5, 0), ("A- D", "A+")),
    "rivoli": ("3,5,8,6,7", ["--retreat", "defender=after-1"], "attacker", False, (2, 4.5), ("A+ A-", "A+")),
    "rivoli-continued": (
        "3,5,8,6,9,3,8,9,1,2,4",
        ["--retreat", "defender=after-1"],
        "attacker",
        True,
        (3, 9.5),
        ("A+ D", ""),
    ),
}


def fought(name: str) -> Any:
    """The result of a battle of the book with the book's dice."""
    dice, orders, *_ = BOOK[name]
    return run("rapide", name, "--dice", dice, *orders, "--json").json


@pytest.mark.parametrize("name", BOOK)
def test_the_book_s_battles_end_as_in_the_book(name: str) -> None:
    """Winner, major victory, losses and what remains."""
    _, _, winner, major, losses, remains = BOOK[name]
    found = fought(name)
    assert (found["winner"], found["major"]) == (winner, major)
    assert (found["losses"]["attacker"], found["losses"]["defender"]) == losses
    assert (found["remains"]["attacker"], found["remains"]["defender"]) == remains


@pytest.mark.parametrize("name", BOOK)
def test_the_dice_are_told_as_they_were_given(name: str) -> None:
    """In their order, each with a total that its lines add up to."""
    throws = fought(name)["throws"]
    assert [throw["face"] for throw in throws] == [int(face) for face in BOOK[name][0].split(",")]
    for throw in throws:
        if throw["what"] != "retreat-test":
            assert throw["total"] == throw["face"] + sum(line["value"] for line in throw["lines"])


@pytest.mark.parametrize("name", BOOK)
def test_everything_has_its_clause(name: str) -> None:
    """Every throw, every line of a throw and every adjustment names the clause it comes from."""
    found = fought(name)
    lines = [line for throw in found["throws"] for line in throw["lines"]]
    lines += [line for side in found["adjustments"].values() for line in side]
    assert found["verdict"].startswith("CR ")
    assert all(throw["clause"].startswith("CR ") for throw in found["throws"])
    assert all(line["clause"].startswith("CR ") for line in lines)


@pytest.mark.parametrize("name", BOOK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_is_told_a_sentence_a_line(name: str, language: str) -> None:
    """Each ends with its clause and gives every reason its own; nothing else stands on stdout."""
    dice, orders, *_ = BOOK[name]
    ran = run("rapide", name, "--dice", dice, *orders, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert all(line.endswith("]") and "[CR " in line for line in ran.lines)
    assert ", )" not in ran.out
    assert "\ufffd" not in ran.out


def test_the_three_languages_differ() -> None:
    """The same battle, told in three ways with as many sentences."""
    told = [run("rapide", "rocroi", "--dice", ROCROI, "--lang", language).lines for language in LANGUAGES]
    assert len({tuple(lines) for lines in told}) == len(LANGUAGES)
    assert len({len(lines) for lines in told}) == 1


def test_json_is_the_same_in_every_language() -> None:
    """Other programs read it."""
    told = {run("rapide", "rocroi", "--dice", ROCROI, "--json", "--lang", language).out for language in LANGUAGES}
    assert len(told) == 1


def test_a_pipe_gets_plain_text() -> None:
    """No colour, no heading; the first line is the first thing that happens."""
    ran = process("rapide", "rocroi", "--dice", ROCROI)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[0] == "Round 1 [CR A.2]"
    assert ran.lines[-1] == "Spain (defender) is left with A- [CR T.5]"
    assert "\x1b" not in ran.out


def test_the_same_seed_gives_the_same_battle(tmp_path: Path) -> None:
    """The same words and the same file, byte for byte; another seed gives another."""
    runs = [
        process("rapide", "rocroi", "--seed", seed, "--save", tmp_path / name)
        for seed, name in [("7", "a.sand"), ("7", "b.sand"), ("8", "c.sand")]
    ]
    files = [(tmp_path / name).read_bytes() for name in ("a.sand", "b.sand", "c.sand")]
    assert runs[0] == runs[1] != runs[2]
    assert files[0] == files[1] != files[2]


def test_without_a_seed_nobody_foresees_the_dice(tmp_path: Path) -> None:
    """Two files are never the same."""
    for name in ("a.sand", "b.sand"):
        assert run("rapide", "rocroi", "--save", tmp_path / name).code == 0
    assert (tmp_path / "a.sand").read_bytes() != (tmp_path / "b.sand").read_bytes()


@pytest.mark.parametrize("dice", [["--seed", "3"], ["--dice", ROCROI], []])
def test_a_saved_game_verifies(tmp_path: Path, dice: list[str]) -> None:
    """However the dice came."""
    assert run("rapide", "rocroi", *dice, "--save", tmp_path / "g.sand").code == 0
    assert run("verify", tmp_path / "g.sand").code == 0


@pytest.mark.parametrize(
    ("orders", "rounds", "winner"),
    [
        ("after-1", 1, "defender"),
        ("attacker=after-1", 1, "defender"),
        ("defender=after-1", 1, "attacker"),
        ("attacker=never, defender=after-1", 1, "attacker"),
        ("never", 2, "attacker"),
        ("best", 2, "attacker"),
    ],
)
def test_orders_to_retreat_are_followed(orders: str, rounds: int, winner: str) -> None:
    """Nobody breaks in the first round of this battle; the attacker is asked first; whoever leaves has lost."""
    found = run("rapide", "rocroi", "--seed", "2", "--retreat", orders, "--json").json
    assert (len(found["rounds"]), found["winner"]) == (rounds, winner)


def test_a_battle_of_one_s_own_is_fought(tmp_path: Path) -> None:
    """A file anywhere, by its path."""
    path = tmp_path / "mine.toml"
    path.write_text(BATTLE)
    assert run("rapide", path, "--dice", ROCROI, "--json").json == fought("rocroi")


def test_tables_of_one_s_own_are_used(tmp_path: Path) -> None:
    """Without morale for veterans the Spaniards break a round earlier; the file remembers the tables."""
    own, saved = tmp_path / "own.toml", tmp_path / "g.sand"
    own.write_text(changed(table("figures", "figures"), "veteran = 1", "veteran = -1"), "utf-8")
    ran = run("rapide", "rocroi", "--dice", "4,3,8,9,10,1", "--tables", own, "--save", saved, "--json")
    assert [each["broken"] for each in ran.json["rounds"]] == [["defender"]]
    own.unlink()
    assert run("verify", saved).code == 0
