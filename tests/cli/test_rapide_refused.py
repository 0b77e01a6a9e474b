"""`sandtable rapide`: whatever is wrong is told on stderr, with a code, and nothing is lost."""

from pathlib import Path

import pytest

from sandtable.library.words import LANGUAGES
from tests.cli.run import process, run
from tests.library.files import BATTLE, changed

ROCROI = "4,3,8,9,6,4,10,5,10,1"
TYPED = ROCROI.replace(",", "\n") + "\n"


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ("4,3", ["2 dice", "France (attacker)", "Shock"]),
        ("", ["0 dice", "Fire"]),
        ("  ", ["0 dice", "Fire"]),
        (ROCROI + ",1", ["11 dice", "10"]),
        ("0", ["Die 1 is 0", "1 to 10"]),
        ("4,11", ["Die 2 is 11", "1 to 10", "Spain (defender)"]),
        ("4,-3", ["Die 2 is -3"]),
        ("4,x", ["“x”"]),
        ("4,,3", ["“”"]),
        ("4;3", ["“4;3”"]),
        ("4.0", ["“4.0”"]),
        ("--5,3", ["“--5”"]),
        ("4,-", ["“-”"]),
        ("²", ["“²”"]),
        ("9" * 5000, ["9"]),
        ("x" * 5000, ["x"]),
    ],
)
def test_dice_that_do_not_fit_are_refused(dice: str, words: list[str]) -> None:
    """Too few, too many, not on the die, or no faces at all: no result is printed."""
    told = run("rapide", "rocroi", f"--dice={dice}").refused()
    assert all(word in told for word in words)
    assert len(told.splitlines()) == 1


def test_dice_that_do_not_fit_save_nothing(tmp_path: Path) -> None:
    """A file that was there is as it was."""
    path = tmp_path / "g.sand"
    path.write_bytes(b"old")
    assert run("rapide", "rocroi", "--dice", "4", "--save", path).refused()
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize(
    "ways", [["--dice", "4", "--seed", "1"], ["--typed", "--seed", "1"], ["--typed", "--dice", "4"]]
)
def test_dice_come_one_way_only(ways: list[str]) -> None:
    """Two ways at once are refused."""
    assert "one way only" in run("rapide", "rocroi", *ways).refused()


@pytest.mark.parametrize(
    "orders",
    ["nonsense", "", "attacker", "attacker=", "attacker=maybe", "nobody=never", "attacker=never;defender=never"],
)
def test_orders_that_nobody_understands_are_refused(orders: str) -> None:
    """With those that are known."""
    told = run("rapide", "rocroi", "--seed", "1", "--retreat", orders).refused()
    assert "never, after-1, best" in told


def test_a_battle_that_does_not_exist_is_refused() -> None:
    """By its name."""
    assert "nowhere" in run("rapide", "nowhere", "--seed", "1").refused()


def test_a_battle_with_a_slip_of_the_pen_is_told_with_the_nearest() -> None:
    """`rocroy` was meant to be `rocroi`."""
    assert "rocroi" in run("rapide", "rocroy", "--seed", "1").refused()


@pytest.mark.parametrize("name", ["x" * 300, "x" * 5000, "", "missing.toml", "missing/rocroi", "/"])
def test_any_name_that_is_no_battle_is_refused(name: str) -> None:
    """In one line, whatever it is."""
    assert len(run("rapide", name, "--seed", "1").refused().splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_file_is_a_line(tmp_path: Path, language: str) -> None:
    """With the file, the line, the field and the clause, in the language asked for."""
    path = tmp_path / "b.toml"
    path.write_text(changed(changed(BATTLE, "plain", "plian"), "4.3.4", "4.3"))
    told = run("rapide", path, "--seed", "1", "--lang", language).refused().splitlines()
    assert len(told) == 2
    assert told[0].startswith(str(path))
    assert " 2: terrain: " in told[0]
    assert told[0].endswith("[CR T.3]")
    assert "plain" in told[0]
    assert " 9: attacker.leader: " in told[1]
    assert told[1].endswith("[CR O.1]")


def test_the_languages_of_faults_differ(tmp_path: Path) -> None:
    """A fault is told in three ways."""
    path = tmp_path / "b.toml"
    path.write_text(changed(BATTLE, "plain", "plian"))
    assert len({run("rapide", path, "--seed", "1", "--lang", lang).refused() for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_fault_leaves_stdout_empty_even_for_json(tmp_path: Path) -> None:
    """JSON or nothing."""
    path = tmp_path / "b.toml"
    path.write_text("year = \n")
    ran = process("rapide", path, "--seed", "1", "--json")
    assert "line 1" in ran.refused()


def test_tables_that_are_wrong_are_refused(tmp_path: Path) -> None:
    """With the file, the line and the field."""
    path = tmp_path / "own.toml"
    path.write_text('\n[retreat]\nby_die = ["x"]\n')
    told = run("rapide", "rocroi", "--seed", "1", "--tables", path).refused()
    assert told.startswith(f"{path}, line 3: retreat.by_die: ")


def test_tables_that_are_missing_are_refused(tmp_path: Path) -> None:
    """With the file."""
    assert str(tmp_path / "none.toml") in run("rapide", "rocroi", "--tables", tmp_path / "none.toml").refused()


@pytest.mark.parametrize("place", ["/dev/full", "missing/g.sand", "."])
def test_a_result_that_cannot_be_saved_is_still_printed(tmp_path: Path, place: str) -> None:
    """The whole result stands on stdout; why it was not saved, on stderr."""
    path = tmp_path / place
    ran = run("rapide", "rocroi", "--dice", ROCROI, "--save", path)
    assert ran.out == run("rapide", "rocroi", "--dice", ROCROI).out
    assert ran.code > 0
    assert str(path) in ran.told()


def test_a_result_that_cannot_be_saved_is_still_json() -> None:
    """`--json` stands alone, also then."""
    ran = process("rapide", "rocroi", "--dice", ROCROI, "--json", "--save", "/dev/full")
    assert ran.code > 0
    assert "/dev/full" in ran.told()
    assert ran.out == run("rapide", "rocroi", "--dice", ROCROI, "--json").out


def test_typed_dice_are_the_same_as_given_ones() -> None:
    """Each face is asked for on stderr; stdout has the battle alone."""
    ran = process("rapide", "rocroi", "--typed", answers=TYPED)
    assert ran.code == 0
    assert ran.out == run("rapide", "rocroi", "--dice", ROCROI).out
    assert ran.err.count("d10 roll?") == 10
    assert "+2 (leader, CR O.1)" in ran.err


def test_typed_dice_leave_json_alone() -> None:
    """The questions do not stand in it."""
    ran = process("rapide", "rocroi", "--typed", "--json", answers=TYPED)
    assert ran.out == run("rapide", "rocroi", "--dice", ROCROI, "--json").out


@pytest.mark.parametrize("face", ["11", "0", "-1", "x", "", "4 3", "4.0", "²", "9" * 5000])
def test_a_face_that_is_not_on_the_die_is_refused(face: str) -> None:
    """From a pipe nobody can be asked again."""
    ran = run("rapide", "rocroi", "--typed", answers=f"4\n{face}\n" + TYPED)
    assert "1 to 10" in ran.refused()


def test_a_process_refuses_it_too() -> None:
    """With a real pipe."""
    ran = process("rapide", "rocroi", "--typed", answers="4\n11\n" + TYPED)
    assert "1 to 10" in ran.refused()


def test_input_that_ends_is_refused_and_what_was_typed_is_kept(tmp_path: Path) -> None:
    """The game file holds the two faces, and is sound as far as it goes."""
    path = tmp_path / "g.sand"
    ran = process("rapide", "rocroi", "--typed", "--save", path, answers="4\n3\n")
    assert "1 to 10" in ran.refused()
    verdict = run("verify", path, "--json")
    assert verdict.code == 3
    assert (verdict.json["typed"], verdict.json["finished"]) == (2, False)


def test_a_wrong_face_loses_none_of_those_before(tmp_path: Path) -> None:
    """The game file holds the nine that were right."""
    path = tmp_path / "g.sand"
    faces = TYPED.splitlines()[:9]
    assert process("rapide", "rocroi", "--typed", "--save", path, answers="\n".join([*faces, "11\n"])).refused()
    assert run("verify", path, "--json").json["typed"] == 9


def test_typed_dice_that_cannot_be_saved_promise_no_result() -> None:
    """Nothing was printed above, so nothing is said of it."""
    ran = process("rapide", "rocroi", "--typed", "--save", "/dev/full", answers=TYPED)
    told = ran.told()
    assert ran.code > 0
    assert "/dev/full" in told
    assert ran.out or "result above" not in told
