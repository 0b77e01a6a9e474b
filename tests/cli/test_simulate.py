"""`sandtable simulate`: plain lines, JSON, kept games, and clear faults."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest
from typer.testing import CliRunner

from sandtable.cli.main import app
from sandtable.library.words import words

FIRST = ["simulate", "impetus", "--field", "first-battle", "--players", "recruit,recruit", "--jobs", "1"]


def run(*args: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, [*args])
    return done.exit_code, done.stdout, done.stderr


def test_a_line_a_game() -> None:
    """Number, winner, clause, last turn, what each has lost, the players, the seed."""
    code, out, _ = run(*FIRST, "--games", "2", "--seed", "5")
    assert code == 0
    rows = [line.split("\t") for line in out.splitlines()]
    assert [(row[0], row[-1]) for row in rows] == [("1", "5"), ("2", "6")]
    assert all(row[2].startswith("BI 8") for row in rows)


def test_json_stands_alone() -> None:
    code, out, _ = run(*FIRST, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["games"] == 1 == sum(found["wins"].values())


def test_mirrored_games_change_the_players() -> None:
    args = ["--field", "first-battle", "--players", "recruit,captain", "--mirror", "--games", "2", "--jobs", "1"]
    code, out, _ = run("simulate", "impetus", *args)
    assert code == 0
    assert [line.split("\t")[-2:] for line in out.splitlines()] == [["recruit,captain", "0"], ["captain,recruit", "0"]]


def test_a_series_goes_on(tmp_path: Path) -> None:
    """The same command again plays nothing twice; a longer one plays the rest."""
    folder = tmp_path / "games"
    _, first, _ = run(*FIRST, "--games", "2", "--save", str(folder))
    assert [path.name for path in sorted(folder.iterdir())] == ["000001.sand", "000002.sand", "players.json"]
    _, more, _ = run(*FIRST, "--games", "3", "--save", str(folder))
    assert more.startswith(first)
    code, _, fault = run(*FIRST, "--games", "1", "--seed", "7", "--save", str(folder))
    assert code == 2
    assert "000001.sand" in fault
    code, _, fault = run(*FIRST, "--players", "recruit,captain", "--games", "1", "--save", str(folder))
    assert code == 2
    assert "players.json" in fault


def test_a_battle_decides_its_scale_and_may_end_sooner() -> None:
    for args in (
        ["impetus", "--field", "first-battle", "--scale", "28"],
        ["grandeur", "--field", "waterloo", "--divisions"],
    ):
        code, out, fault = run("simulate", *args, "--games", "1")
        assert (code, out) == (2, "")
        assert args[-1] in fault or args[-2] in fault
    _, out, _ = run(*FIRST, "--turns", "1", "--games", "1")
    assert out.split("\t")[3] == "1"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--red", "gauls"], 2),
        (["--red", "gals", "--blue", "gauls"], 2),
        (["--field", "canae"], 2),
        ([*FIRST[2:], "--players", "general,recruit"], 2),
        ([*FIRST[2:], "--players", "recruit"], 2),
        (["--red", "gauls", "--blue", "gauls", "--edition", "de"], 2),
        (["--red", "gauls", "--blue", "gauls", "--scale", "54"], 2),
        ([*FIRST[2:], "--games", "0"], 2),
        ([*FIRST[2:], "--save", "/dev/null/games"], 1),
    ],
)
def test_faults_are_clear(args: list[str], code: int) -> None:
    """On stderr, with an exit code, and no game is played."""
    found, out, fault = run("simulate", "impetus", *args)
    assert (found, out) == (code, "")
    assert fault


@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_ends_a_series_at_once(presses: int, tmp_path: Path) -> None:
    """The finished games are kept; nobody waits for the others, and nothing hangs."""
    folder = tmp_path / "games"
    args = ["simulate", "impetus", "--field", "first-battle", "--games", "500", "--jobs", "2", "--save", str(folder)]
    command = [sys.executable, "-m", "sandtable", *args]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True) as series:
        assert series.stdout is not None
        assert series.stdout.readline().startswith("1\t")
        for _ in range(presses):
            os.killpg(series.pid, signal.SIGINT)
        _, said = series.communicate(timeout=60)
    assert series.returncode in ((130,) if presses == 1 else (130, -signal.SIGINT))
    if presses == 1:
        assert said.splitlines() == [words("en")("series-stopped-kept", folder=str(folder))]
    assert (folder / "000001.sand").exists()


BROKEN = '''
from sandtable.players.recruit import Recruit

class Stubborn(Recruit):
    """Gives its third order again for ever."""

    orders = 0

    def __call__(self, view, seat):
        self.orders += 1
        self.last = super().__call__(view, seat) if self.orders <= 3 else self.last
        return self.last
'''


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_player_that_gives_a_refused_order_is_told(jobs: str, tmp_path: Path) -> None:
    """Which game, seat, entry and order, and each clause; what was played is kept, and is sound."""
    (tmp_path / "stubborn_bot.py").write_text(BROKEN)
    args = [*FIRST[:-4], "--players", "stubborn_bot:Stubborn,recruit", "--jobs", jobs, "--games", "2"]
    command = [sys.executable, "-m", "sandtable", *args, "--save", str(tmp_path / "games"), "--lang", "en"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    first, *clauses, last = done.stderr.splitlines()
    (number,) = re.findall("^Game ([12]) of impetus, entry ", first)
    assert "red’s player stubborn_bot:Stubborn gave an illegal order: " in first
    assert all(line.endswith("]") for line in clauses)
    assert f"00000{number}.sand" in last
    assert run("verify", str(tmp_path / "games" / f"00000{number}.sand"))[0] == 3
