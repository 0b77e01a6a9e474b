"""Games of Grandeur in the terminal: simulated, kept, verified, retold in three languages, and drawn."""

import json
from pathlib import Path
from types import MappingProxyType
from typing import get_args

import msgspec
import pytest

from sandtable.games.grandeur.files.battles import find_battle, load_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules import events as g
from sandtable.games.grandeur.rules.events import AnyEvent
from sandtable.games.grandeur.rules.steps import Rethrow
from sandtable.games.grandeur.telling.battle import GrandeurProse
from sandtable.games.impetus.rules import events as e
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.words import LANGUAGES, words
from tests.cli.run import run

AGAINST = MappingProxyType({"en": "against", "fr": "contre", "es": "contra"})
RIDGE = ("simulate", "grandeur", "--field", "peninsular-ridge", "--players", "recruit,recruit", "--jobs", "1")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small battle between recruits, in rain and with squares by order."""
    folder = tmp_path_factory.mktemp("games")
    ran = run(*RIDGE, "--weather", "rain", "--squares-by-order", "--seed", "4", "--save", str(folder))
    assert ran.code == 0, ran.err
    return folder / "000001.sand"


def test_a_line_a_game() -> None:
    """Number, winner, clause, last turn, what each has lost, the players, the seed."""
    ran = run(*RIDGE, "--games", "2", "--mirror")
    rows = [line.split("\t") for line in ran.lines]
    assert [(row[0], row[-2], row[-1]) for row in rows] == [
        ("1", "recruit,recruit", "0"),
        ("2", "recruit,recruit", "0"),
    ]


def test_two_armies_on_a_field() -> None:
    """Weather by its name, units as divisions; JSON alone on stdout."""
    args = ("--red", "spanish", "--blue", "french-peninsula", "--field", "random", "--turns", "1", "--divisions")
    ran = run(
        "simulate", "grandeur", *args, "--weather", "foul", "--players", "recruit,recruit", "--jobs", "1", "--json"
    )
    assert json.loads(ran.out)["games"] == 1


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--red", "spanish"), "--blue"),
        (("--red", "spannish", "--blue", "british"), "spanish"),
        (("--field", "waterlo"), "waterloo"),
        ((*RIDGE[2:], "--weather", "snow"), "foul"),
        ((*RIDGE[2:], "--points", "10"), "GR A2c"),
    ],
)
def test_what_cannot_be_played_is_told(args: tuple[str, ...], says: str) -> None:
    ran = run("simulate", "grandeur", *args)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_a_kept_game_verifies(game: Path) -> None:
    ran = run("verify", str(game))
    assert ran.code == 0
    assert "grandeur" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_retold(game: Path, language: str) -> None:
    """Every line has its clause, and no word is missing."""
    ran = run("replay", str(game), "--lang", language)
    assert ran.code == 0, ran.err
    assert len(ran.lines) > 100
    assert all(line.endswith("]") for line in ran.lines)
    assert not [line for line in ran.lines if "grandeur-" in line or "impetus-" in line or "{" in line]


def test_who_tests_its_discipline_has_not_held(game: Path) -> None:
    """IM 4: whoever goes on opportunity, rallies or forms square is told by its test alone."""
    lines = [line.strip() for line in run("replay", str(game)).lines]
    tests = [n for n, line in enumerate(lines) if " discipline test to " in line]
    assert tests
    before = [lines[n - 1] for n in tests if lines[n - 1].split(" (")[0] == lines[n].split(" (")[0]]
    assert not [line for line in before if " held [" in line or " formed a group " in line]


@pytest.mark.parametrize(
    ("language", "again", "kept"),
    [
        ("en", "rolled 6 for cohesion and rerolled", "rolled 6 for cohesion and kept it"),
        ("fr", ": 6 au test de cohésion, relancé", ": 6 au test de cohésion, gardé"),
        ("es", ": 6 en el chequeo de cohesión, se repite", ": 6 en el chequeo de cohesión, se queda"),
    ],
)
def test_a_test_thrown_again_shows_both_dice(language: str, again: str, kept: str) -> None:
    """GR 7: the first with the choice; what is left as it fell shows the die that fell."""
    scenario = load_battle(find_battle("peninsular-ridge"))
    state = load_grandeur().setup(scenario)
    unit = state.units[0].id
    before = msgspec.structs.replace(state, turn=1, agenda=(Rethrow(unit, 2, 6),))
    prose = GrandeurProse(words(language), scenario)

    def told(*events: Event) -> list[str]:
        return [str(each) for each in prose.sentences(Moment(1, None, (), events, before, before))]

    assert again in told(g.Rethrown(unit, again=True))[0]
    first, test = told(g.Rethrown(unit, again=False), e.Tested(unit, (Line(4, "BI 6.2a", "vbu"),), 4, 2))
    assert kept in first
    assert f"6 {AGAINST[language]} 4" in test


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_charge_is_announced_once(language: str) -> None:
    """IM 9: what is declared after it is the bonus die, or nothing."""
    scenario = load_battle(find_battle("peninsular-ridge"))
    state = msgspec.structs.replace(load_grandeur().setup(scenario), turn=1)
    unit = state.units[0].id
    prose = GrandeurProse(words(language), scenario)
    told = [
        [each.text for each in prose.sentences(Moment(1, None, (), (event,), state, state))]
        for event in (e.ChargeDeclared((unit,), bonus=False), e.ChargeDeclared((unit,), bonus=True))
    ]
    assert [len(each) for each in told] == [0, 1]
    assert {"en": "bonus die", "fr": "dé bonus", "es": "dado de bono"}[language] in told[1][0]


def test_every_event_is_told_or_kept_silent() -> None:
    """No event that may happen is unknown to the prose."""
    known = {*GrandeurProse.tells, *GrandeurProse.silent, e.Moved}
    assert {each for each in get_args(AnyEvent) if each not in known} == set()


def test_a_game_is_drawn(game: Path, tmp_path: Path) -> None:
    """Generals, weather and squares are in it; command only where it is asked for."""
    plain, command = tmp_path / "plain.svg", tmp_path / "command.svg"
    assert run("render", str(game), "-o", str(plain), "--at", "60").code == 0
    assert run("render", str(game), "-o", str(command), "--at", "60", "--command").code == 0
    assert "data-general" in plain.read_text()
    assert "rain" in plain.read_text()
    assert 'class="reaches"' not in plain.read_text()
    assert 'class="reaches"' in command.read_text()


def test_a_battle_is_drawn_before_it_begins(tmp_path: Path) -> None:
    """By its name or by its file; a name that there is not is told with all that there are."""
    picture = tmp_path / "w.svg"
    assert run("render", "waterloo", "-o", str(picture)).code == 0
    assert picture.read_text().count("data-unit") == 39
    ran = run("render", "waterlo", "-o", str(picture))
    assert ran.code == 2
    assert "waterloo" in ran.err
    assert "cannae" in ran.err
