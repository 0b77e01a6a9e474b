"""`sandtable play`: a battle in the terminal is played to its end, left and gone on with, and never lost."""

import io
import subprocess
from pathlib import Path
from typing import IO

import pytest

from sandtable.games.rapide.commands.terminal import Keeping, Terminal
from sandtable.games.rapide.files.battles import battles
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.kernel.chain import canonical
from sandtable.library.words import LANGUAGES, words
from sandtable.match.table import seated
from sandtable.store.sql import SqlStore
from tests.cli.kept import ARMIES, QUESTIONS, keep, lines, names, origin
from tests.cli.run import Ran, command, environment, judged, process, run
from tests.library.files import battle

GO_ON = "1\n"
STAY = "2\n2\n1\n1\n"
"""Nobody converts, nobody leaves."""

CODE = "Dice check code: "
FILE = "Game file: "


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where games are kept."""
    return tmp_path / "games.db"


def play(path: Path, answers: str, *more: str) -> Ran:
    """The game played with these answers typed in."""
    return run("play", "--store", path, *more, answers=answers)


def told(ran: Ran, start: str) -> str:
    """The rest of the one line that begins so."""
    return next(line.removeprefix(start) for line in ran.lines if line.startswith(start))


def asked(ran: Ran) -> list[str]:
    """The questions to the players about the battle itself."""
    return [line for line in ran.lines if line.endswith("]") and "?" in line]


@pytest.mark.parametrize(("number", "side"), [(1, 1), (1, 2), (1, 3), (2, 1), (3, 3), (4, 2), (5, 1), (6, 2)])
def test_a_battle_is_played_to_its_end(path: Path, number: int, side: int) -> None:
    """Any battle, any side, whatever the dice do: the file that comes out is whole and sound."""
    ran = play(path, f"{number}\n{side}\n" + "1\n" * 20)
    assert (ran.code, ran.err) == (0, "")
    assert run("verify", told(ran, FILE), "--head", told(ran, CODE)).code == 0
    assert Path(told(ran, FILE)).read_bytes().splitlines() == lines(path, names(path)[0])


def test_the_questions_are_asked_in_order(path: Path) -> None:
    """With their clauses, and every answer with its chances."""
    keep(path)
    ran = play(path, GO_ON + STAY)
    assert (ran.code, ran.err) == (0, "")
    assert [word in line for word, line in zip(QUESTIONS, asked(ran), strict=True)] == [True] * 4
    assert [line[-6:] for line in asked(ran)] == ["[CR N]", "[CR N]", "R C.9]", "R C.9]"]
    assert sum("you win" in line and "%" in line for line in ran.lines) == 8


def test_the_computer_answers_for_its_side(path: Path) -> None:
    """It is never asked aloud, and what it orders is told."""
    keep(path, ("attacker",))
    ran = play(path, GO_ON + "2\n1\n")
    assert ran.code == 0
    assert [line.split(":")[0] for line in asked(ran)] == ["France (attacker)"] * 2
    assert sum(line.startswith("The computer (Spain (defender)): ") for line in ran.lines) == 2


def test_it_speaks_the_language(tmp_path: Path) -> None:
    """The same battle is played in three ways, with as many lines."""
    screens = []
    for language in LANGUAGES:
        keep(tmp_path / f"{language}.db")
        ran = play(tmp_path / f"{language}.db", GO_ON + STAY, "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        screens.append(ran.lines[:-1])
    assert len({tuple(lines) for lines in screens}) == len(LANGUAGES)
    assert len({len(lines) for lines in screens}) == 1


def test_battles_can_be_told_apart(path: Path) -> None:
    """No two rows of the list are the same."""
    rows = [line.split(maxsplit=1)[1] for line in play(path, "q\n").lines if line.startswith("  ")]
    assert len(rows) == len(battles())
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("answer", ["x", "0", "-1", "99", "", "1 2", "1.0", "²", "9" * 5000])
def test_a_bad_answer_is_asked_again(path: Path, answer: str) -> None:
    """And changes nothing."""
    name = keep(path)
    ran = play(path, GO_ON + "2\n2\n" + f"{answer}\n" + "1\n1\n")
    assert ran.code == 0
    assert ran.lines.count("A number from 1 to 2, please.") == 1
    assert [word in line for word, line in zip(QUESTIONS, asked(ran), strict=True)] == [True] * 4
    assert judged(b"".join(line + b"\n" for line in lines(path, name))).finished


@pytest.mark.parametrize("end", ["q\n", " Q \n", ""])
@pytest.mark.parametrize("answers", range(4))
def test_a_game_that_was_left_goes_on_at_the_same_entry(path: Path, answers: int, end: str) -> None:
    """After any number of answers, by q or by the end of the input: nothing is lost, asked or thrown again."""
    name, given = keep(path), STAY.splitlines(keepends=True)
    left = play(path, GO_ON + "".join(given[:answers]) + end)
    assert (left.code, left.lines[-1]) == (0, "Saved. Start again to continue.")
    before = lines(path, name)
    again = play(path, GO_ON + "".join(given[answers:]))
    assert [word in line for word, line in zip(QUESTIONS[answers:], asked(again), strict=True)] == [True] * (
        4 - answers
    )
    assert lines(path, name)[: len(before)] == before
    assert judged(b"".join(line + b"\n" for line in lines(path, name))).finished


def test_leaving_makes_no_difference_to_the_game(tmp_path: Path) -> None:
    """The same answers give the same file, in one sitting or in five."""
    one, five = tmp_path / "one.db", tmp_path / "five.db"
    assert keep(one) == (name := keep(five))
    play(one, GO_ON + STAY)
    for answer in STAY.splitlines():
        assert play(five, GO_ON + f"{answer}\nq\n").code == 0
    assert lines(one, name) == lines(five, name)


def test_what_was_told_before_is_told_again_on_going_on(path: Path) -> None:
    """Whoever comes back sees how the battle stands."""
    keep(path)
    play(path, GO_ON + "2\n2\nq\n")
    assert "Round 1 [CR A.2]" in play(path, GO_ON + "q\n").lines


def test_a_game_that_is_over_is_not_offered_again(path: Path) -> None:
    """The next start asks which battle."""
    keep(path)
    play(path, GO_ON + STAY)
    assert play(path, "q\n").lines[0] == "Which battle?"


def test_a_game_that_is_not_gone_on_with_is_not_lost(path: Path) -> None:
    """Whoever begins a new battle today may go on with the old one tomorrow."""
    name = keep(path)
    play(path, GO_ON + "2\n2\nq\n")
    before = lines(path, name)
    assert "Which battle?" in play(path, "2\nq\n").lines
    play(path, "2\n1\n3\n" + "1\n" * 20)
    assert len(names(path)) == 2
    assert lines(path, name) == before


def test_a_game_that_cannot_be_read_stands_in_nobody_s_way(path: Path) -> None:
    """A game of another program, or of a later version of this one, is left alone; others are played."""
    with SqlStore(path) as store:
        store.create("foreign", b"something else")
    ran = play(path, "1\n1\n" + "1\n" * 20)
    assert ran.code == 0
    assert "foreign" in names(path)


def test_input_that_ends_at_once_begins_nothing(path: Path) -> None:
    """No game is kept."""
    assert play(path, "").code == 0
    assert play(path, "1\n").code == 0
    assert names(path) == []


def test_it_is_kept_where_it_is_told(tmp_path: Path) -> None:
    """A folder that does not exist is made."""
    path = tmp_path / "new" / "games.db"
    assert play(path, "1\n1\n" + "1\n" * 20).code == 0
    assert len(list(path.parent.glob("*.sand"))) == 1


@pytest.mark.parametrize("what", ["folder", "text"])
def test_a_place_that_cannot_keep_games_is_refused(tmp_path: Path, what: str) -> None:
    """A folder, or somebody else's file, which stays as it is."""
    place = tmp_path / what
    if what == "folder":
        place.mkdir()
    else:
        place.write_text("year = 1643\n")
    assert str(place) in play(place, "1\n1\n").refused()
    assert place.is_dir() or place.read_text() == "year = 1643\n"


def test_a_game_file_that_cannot_be_written_is_told(path: Path) -> None:
    """A folder stands in its place: the battle is over and kept, and the fault is told with the file."""
    name = keep(path)
    (path.parent / f"{name}.sand").mkdir()
    ran = play(path, GO_ON + STAY)
    assert ran.code > 0
    assert f"{name}.sand" in ran.told()
    assert judged(b"".join(line + b"\n" for line in lines(path, name))).finished


def test_a_game_file_that_could_not_be_written_is_written_later(path: Path) -> None:
    """Once there is room for it, a start of the program is enough."""
    name = keep(path)
    play(path, GO_ON + STAY)
    saved = path.parent / f"{name}.sand"
    saved.unlink()
    play(path, "q\n")
    assert saved.exists()


def test_a_game_whose_seats_were_not_kept_yet_is_no_crash(path: Path) -> None:
    """The program was killed between the first line and the second."""
    game = seated(load_rapide(), battle(ARMIES), origin())
    with SqlStore(path) as store:
        store.create(game.header.game, canonical(game.header), Keeping.packed(origin().secret, SEATS))
    screen = io.StringIO()
    Terminal(words("en"), path, io.StringIO(GO_ON + "1\n1\n" + "1\n" * 20), screen).run()
    assert CODE in screen.getvalue()


@pytest.mark.parametrize("answers", range(4))
def test_a_game_whose_program_was_killed_goes_on(path: Path, answers: int) -> None:
    """SIGKILL at any question: every answer that was taken is there, and the game ends as if nothing had been."""
    name, given = keep(path), STAY.splitlines(keepends=True)
    with started(path) as playing:
        assert playing.stdin
        assert playing.stdout
        for answer in [GO_ON, *given[:answers]]:
            playing.stdin.write(answer)
            playing.stdin.flush()
            until_asked(playing.stdout)
        playing.kill()
    before = lines(path, name)
    assert len(before) == 4 + answers
    ran = process("play", "--store", path, answers=GO_ON + "".join(given[answers:]))
    assert ran.code == 0
    assert lines(path, name)[: len(before)] == before
    assert run("verify", told(ran, FILE)).code == 0


def test_the_default_place_is_the_user_s(tmp_path: Path) -> None:
    """Without `--store` games are kept in the user's data folder."""
    ran = process("play", answers="1\n1\n" + "1\n" * 20, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"))
    assert ran.code == 0
    assert names(tmp_path / "data" / "sandtable" / "games.db")


def started(path: Path) -> subprocess.Popen[str]:
    """The game as a process of its own, waiting for answers."""
    pipe = subprocess.PIPE
    variables = environment() | {"PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(command("play", "--store", path), env=variables, stdin=pipe, stdout=pipe, text=True)


def until_asked(screen: IO[str]) -> None:
    """The program waits for an answer about the battle itself."""
    question = False
    for line in screen:
        question = question or (line.rstrip().endswith("]") and "?" in line)
        if question and line.startswith("Your choice"):
            return
    raise AssertionError("the program has ended")
