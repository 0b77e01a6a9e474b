"""The program as a whole."""

import subprocess
import sys
from typing import Any

import pytest
from typer.main import get_command

from sandtable import __version__, games
from sandtable.cli.main import app
from tests.cli.run import command, environment, process, run

COMMANDS = {"play", "rapide", "odds", "verify", "audit", "replay", "clause", "schema"}


def test_it_tells_its_version() -> None:
    """`python -m sandtable --version` prints it alone."""
    ran = process("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"{__version__}\n", "")


def test_help_lists_every_command() -> None:
    """Each at the beginning of a row."""
    ran = process("--help")
    listed = {line.strip("│ ").split(" ")[0] for line in ran.lines if line.startswith("│ ")}
    assert ran.code == 0
    assert listed >= COMMANDS


def test_the_list_of_commands_says_what_each_command_says_of_itself() -> None:
    """Although no command is loaded for it."""
    listed: Any = get_command(app)
    for name, line in listed.commands.items():
        assert listed.loaded(name).help.partition("\n\n")[0] == line.help, name
    owned = {name: package.name for package in games.games() for name in package.commands.own}
    assert owned == {name: game for name, (game, _) in games.COMMANDS.items()}


@pytest.mark.parametrize("name", games.GAMES)
def test_every_command_of_a_game_is_where_the_game_says(name: str) -> None:
    commands = games.game(name).commands
    places = (*commands.own.values(), commands.odds, commands.simulate, commands.army, *commands.schemas.values())
    assert all(callable(games.load(place)) for place in places if place)


def test_help_loads_no_game() -> None:
    code = "import sys; from sandtable.cli.main import app; app(['--help'], standalone_mode=False); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "sandtable.games" in loaded
    assert not [name for name in loaded if name.startswith(tuple(games.GAMES.values()))]


@pytest.mark.parametrize(
    ("words", "offered"), [("si", "simulate"), ("odds gr", "grandeur"), ("army list i", "impetus")]
)
def test_the_shell_completes_commands(words: str, offered: str) -> None:
    """Also those of the games, and their names."""
    asked = {"_SANDTABLE_COMPLETE": "complete_bash", "COMP_WORDS": f"sandtable {words}"}
    asked["COMP_CWORD"] = str(len(words.split()))
    code = "from sandtable.cli.main import app; app(prog_name='sandtable')"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(**asked), capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == [offered]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_help(name: str) -> None:
    """Which says how it is used."""
    ran = run(name, "--help")
    assert ran.code == 0
    assert f" {name} " in ran.out


@pytest.mark.parametrize("args", [["nonsense"], ["rapide"], ["rapide", "--nonsense"], ["verify"], ["odds", "chess"]])
def test_a_command_that_does_not_exist_is_refused(args: list[str]) -> None:
    """On stderr, with a code."""
    assert run(*args).refused()


@pytest.mark.parametrize(
    ("variables", "first"),
    [
        ({"SANDTABLE_LANG": "fr"}, "Force en détachements"),
        ({"SANDTABLE_LANG": "", "LC_ALL": "es_ES.UTF-8", "LANG": "fr_FR.UTF-8"}, "Fuerza en destacamentos"),
        ({"SANDTABLE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_CH.UTF-8"}, "Force en détachements"),
        ({"SANDTABLE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}, "Force in Detachments"),
        ({"SANDTABLE_LANG": "", "LC_ALL": "C", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, "Force in Detachments"),
        ({"SANDTABLE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "Force in Detachments"),
    ],
)
def test_the_environment_says_the_language(variables: dict[str, str], first: str) -> None:
    """The first variable that says something counts; whoever speaks none of ours is spoken to in English."""
    assert f"CR A.1\t{first}" in run("clause", **variables).lines


@pytest.mark.parametrize("args", [["rapide", "rocroi"], ["odds", "rapide", "rocroi"], ["clause"], ["play"]])
def test_a_language_that_nobody_speaks_is_refused(args: list[str]) -> None:
    """And those that we do speak are named."""
    told = run(*args, "--lang", "xx").refused()
    assert "xx" in told
    assert "en, fr, es" in told


@pytest.mark.skipif(sys.platform != "linux", reason="the device that is always full is Linux's")
@pytest.mark.parametrize("args", [["clause"], ["rapide", "rocroi", "--seed", "1"], ["schema", "rapide"]])
def test_a_full_device_at_stdout_is_told(args: list[str]) -> None:
    """One sentence and a code, and no traceback."""
    with open("/dev/full", "w") as full:  # noqa: PTH123 — a device, not a path
        done = subprocess.run(command(*args), env=environment(), stdout=full, stderr=-1, text=True, check=False)
    assert done.returncode > 0
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_fault() -> None:
    """`sandtable clause | head -1`."""
    with subprocess.Popen(command("clause"), env=environment(), stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout
        assert process.stderr
        assert "\t" in process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize("args", [["clause", "CR N"], ["rapide", "rocroi", "--seed", "1"], ["odds", "rapide", "italy"]])
def test_an_old_encoding_at_stdout_is_no_fault(encoding: str, args: list[str]) -> None:
    """Pipes of some systems know no ½ and no −; what they cannot hold is replaced or told, never a traceback."""
    done = subprocess.run(command(*args), env=environment(PYTHONIOENCODING=encoding), capture_output=True, check=False)
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="the device that never ends is Linux's")
@pytest.mark.parametrize("args", [["rapide", "/dev/zero"], ["verify", "/dev/zero"], ["replay", "/dev/zero"]])
def test_a_file_that_never_ends_is_too_large(args: list[str]) -> None:
    """It is not read to its end: a gigabyte of memory is more than enough to say so."""
    limited = ["sh", "-c", 'ulimit -v 1000000; exec "$@"', "sh", *command(*args)]
    done = subprocess.run(limited, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "larger than" in done.stderr
