"""`sandtable odds rapide`: exact chances, for programs, pipes and people."""

import os
import pty
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from sandtable.library.words import LANGUAGES
from tests.cli.run import command, environment, process, run
from tests.library.files import BATTLE, changed

SEATS = ("attacker", "defender")


def chances(*args: str) -> Any:
    """The chances of a battle as other programs read them."""
    return run("odds", "rapide", *args, "--json").json


def total(table: dict[str, str]) -> Fraction:
    return sum((Fraction(chance) for chance in table.values()), Fraction(0))


@pytest.mark.parametrize("orders", ["never", "after-1", "best", "attacker=best,defender=never"])
@pytest.mark.parametrize("battle", ["rocroi", "mohacs", "rivoli-continued"])
def test_chances_that_exclude_each_other_sum_to_one(battle: str, orders: str) -> None:
    """Exactly, as fractions: who wins, what each side loses, what remains of it."""
    found = chances(battle, "--retreat", orders)
    assert set(found) == {"winner", "major", "losses", "remains", "policy"}
    assert total(found["winner"]) == 1
    for seat in SEATS:
        assert total(found["losses"][seat]) == 1
        assert total(found["remains"][seat]) == 1
        assert 0 <= Fraction(found["major"][seat]) <= Fraction(found["winner"][seat])


def test_losses_are_whole_halves() -> None:
    """In their order, as fractions."""
    for seat in SEATS:
        losses = [Fraction(name) for name in chances("rocroi")["losses"][seat]]
        assert losses == sorted(losses)
        assert all((2 * loss).denominator == 1 for loss in losses)


def test_standing_orders_are_named() -> None:
    """Fixed ones need no decisions."""
    found = chances("rocroi", "--retreat", "defender=after-1")
    assert found["policy"] == {"attacker": "never", "defender": "after-1"}


def test_the_best_decisions_are_listed() -> None:
    """Who is asked, at what stars and losses, and what is best."""
    policy = chances("rocroi", "--retreat", "best")["policy"]
    assert (policy["attacker"], policy["defender"]) == ("best", "best")
    for decision in policy["decisions"]:
        assert decision["asked"] in SEATS
        assert decision["order"] in ("stay", "retreat")
        assert set(decision["stars"]) == set(decision["inflicted"]) == set(SEATS)
    assert policy["decisions"]


@pytest.mark.parametrize("seat", SEATS)
def test_the_best_is_never_worse_than_a_fixed_order(seat: str) -> None:
    """If only one side may choose, it wins less often less."""

    def edge(order: str) -> Fraction:
        winner = chances("rocroi", "--retreat", f"{seat}={order}")["winner"]
        other = SEATS[seat == "attacker"]
        return Fraction(winner[seat]) - Fraction(winner[other])

    assert edge("best") >= max(edge("never"), edge("after-1"))


def test_a_pipe_gets_a_row_a_line() -> None:
    """What, which and how likely, with tabs between; no heading, no bars, no colours."""
    ran = process("odds", "rapide", "italy")
    assert (ran.code, ran.err) == (0, "")
    rows = [line.split("\t") for line in ran.lines]
    assert rows[0][:2] == ["Wins", "France (attacker)"]
    assert all(len(row) == 3 and 0 <= float(row[2]) <= 1 for row in rows)
    assert "█" not in ran.out
    assert "\x1b" not in ran.out


def test_a_pipe_gets_the_chances_of_the_json() -> None:
    """Rounded to six places."""
    wins = chances("italy")["winner"]
    told = [float(line.split("\t")[2]) for line in run("odds", "rapide", "italy").lines[:3]]
    assert told == [round(float(Fraction(wins[name])), 6) for name in ("attacker", "defender", "none")]


def test_a_pipe_gets_the_best_decisions() -> None:
    """A row for each case: who, at what stars, what, and how many."""
    rows = [line.split("\t") for line in run("odds", "rapide", "rocroi", "--retreat", "best").lines]
    best = [row for row in rows if len(row) == 5]
    assert best
    assert sum(int(row[4]) for row in best) == len(chances("rocroi", "--retreat", "best")["policy"]["decisions"])


def test_a_terminal_gets_bars() -> None:
    """Percentages with bars beside them, under a title."""
    shown = at_a_terminal("odds", "rapide", "italy")
    assert "Wins" in shown
    assert "54.52%" in shown
    assert "█" * 16 in shown


def test_a_terminal_gets_json_as_it_is() -> None:
    """`--json` is the same everywhere."""
    shown = at_a_terminal("odds", "rapide", "italy", "--json")
    assert shown.replace("\r\n", "\n") == process("odds", "rapide", "italy", "--json").out


def test_the_three_languages_differ() -> None:
    """The same rows, told in three ways."""
    told = [run("odds", "rapide", "italy", "--lang", language).lines for language in LANGUAGES]
    assert len({tuple(lines) for lines in told}) == len(LANGUAGES)
    assert len({len(lines) for lines in told}) == 1


@pytest.mark.parametrize("args", [["nowhere"], ["rocroi", "--retreat", "maybe"], ["rocroi", "--lang", "xx"]])
def test_what_cannot_be_used_is_refused(args: list[str]) -> None:
    """On stderr, with nothing on stdout, also for JSON."""
    assert run("odds", "rapide", *args).refused()
    assert run("odds", "rapide", *args, "--json").refused()


def test_a_fault_of_a_file_is_told_as_everywhere(tmp_path: Path) -> None:
    """File, line, field and clause."""
    path = tmp_path / "b.toml"
    path.write_text(changed(BATTLE, '"2A+"', '"9D"'))
    told = run("odds", "rapide", path).refused()
    assert told.startswith(f"{path}, line 6: attacker.stack: ")
    assert told.endswith("[CR B.1]\n")


def at_a_terminal(*args: str) -> str:
    """What the command shows on a terminal."""
    ours, theirs = pty.openpty()
    variables = environment(TERM="xterm-256color")
    with subprocess.Popen(command(*args), env=variables, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        while part := _read(ours):
            shown += part
    os.close(ours)
    assert process.returncode == 0
    return shown.decode()


def _read(terminal: int) -> bytes:
    """The next bytes of a terminal; none once the program has left it."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""
