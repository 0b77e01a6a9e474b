"""A small soak of each game: random sides, options and players, every state and every file checked."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from scripts.crew import results
from scripts.soak import SCENARIOS, kept, players_of, soak

SCRIPT = Path(__file__).parents[2] / "scripts" / "soak.py"


def soaked(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, *args], capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.parametrize("ruleset", sorted(SCENARIOS))
def test_a_small_soak(tmp_path: Path, ruleset: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No fault in any game, and a second run plays none of them again."""
    games = 1 if ruleset == "grandeur" else 2
    assert soak(ruleset, tmp_path, games, 5, 2) == (games, 0)
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{ruleset}-{n + 1:06}.sand" for n in range(games)]
    assert f"{games} played, 0 verified again, 0 with a fault, 0 left" in capsys.readouterr().out
    assert soak(ruleset, tmp_path, 1, 5, 2) == (1, 0)
    assert "0 played, 1 verified again, 0 with a fault, 0 left" in capsys.readouterr().out


def test_a_file_that_is_no_game_is_a_fault(tmp_path: Path) -> None:
    """Nor does the game of another number count, or a game that is cut short."""
    assert soak("rapide", tmp_path, 3, 5, 1) == (3, 0)
    files = [kept(tmp_path, "rapide", n).whole for n in (1, 2, 3)]
    files[0].write_text("no game", "utf-8")
    files[1].write_bytes(files[2].read_bytes())
    files[2].write_bytes(b"".join(files[2].read_bytes().splitlines(keepends=True)[:-1]))
    assert soak("rapide", tmp_path, 3, 5, 1) == (0, 3)
    for n in (1, 2, 3):
        assert "Traceback" in kept(tmp_path, "rapide", n).trace.read_text("utf-8")


def test_players_are_not_drawn_as_the_scenario_is() -> None:
    """The players of a game do not follow from what its scenario draws first."""
    assert len({tuple(players_of(n, 2)) for n in range(1, 40)}) == 4
    first = [SCENARIOS["rapide"](n).retreat_test for n in range(1, 80)]
    again = [players_of(n, 2)[0] for n in range(1, 80)]
    assert len(set(zip(first, again, strict=True))) == 4


def test_no_time_is_no_soak(tmp_path: Path) -> None:
    """No minute or no game is refused; so is a soak that finished nothing in its time."""
    for option in ("--minutes", "--games"):
        assert soaked(str(tmp_path), option, "0").returncode == 2
    ran = soaked(str(tmp_path), "--ruleset", "rapide", "--games", "3", "--minutes", "0.0000001")
    assert (ran.returncode, ran.stdout.splitlines()[-1]) == (1, "0 played, 0 verified again, 0 with a fault, 3 left")


def trouble(number: int) -> str:
    """The second never ends, the third dies."""
    if number == 2:
        time.sleep(1000)
    if number == 3:
        os._exit(7)
    return f"done {number}"


def test_a_process_that_hangs_or_dies_is_replaced() -> None:
    """It is told, and the others go on."""
    assert list(results(trouble, iter(range(1, 6)), 1, 5)) == [
        (1, "done 1", ""),
        (2, None, "took more than 5 seconds"),
        (3, None, "its process died"),
        (4, "done 4", ""),
        (5, "done 5", ""),
    ]
