"""A game that has only rules and words is recorded, verified, replayed and simulated like any other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable import games
from sandtable.audit import NotAGame, audit
from sandtable.kernel.chain import canonical
from sandtable.library.clauses import clauses
from sandtable.library.own import Own, kinds_of
from sandtable.library.words import words
from sandtable.match.series import Bout as Series
from sandtable.match.series import play_bout
from sandtable.players.roster import BYSTANDER, CAPTAIN, RECRUIT, agrees_to_draw, player, players_of
from tests.cli.run import run
from tests.conformance.toys.riposte import SEATS, Bout

TOY = "riposte"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A recorded game between recruits, in a house where the toy is one of the games."""
    monkeypatch.setitem(games.GAMES, TOY, "tests.games.toy")
    path = tmp_path / "toy.sand"
    players = tuple((seat, RECRUIT) for seat in SEATS)
    played = play_bout(Series(1, TOY, canonical(Bout()), players, 7, str(path)))
    assert played.outcome.clause == "RI 4"
    yield path
    words.cache_clear()
    clauses.cache_clear()


def test_it_verifies(file: Path) -> None:
    assert run("verify", file).code == 0


def test_it_is_told_in_its_own_words(file: Path) -> None:
    ran = run("replay", file)
    assert ran.lines[0] == "Power 4 [RI 1]"
    assert "Lunged [RI 2]" in ran.lines
    assert run("replay", file, "--json").code == 0


def test_what_it_lacks_is_refused_in_one_sentence(file: Path) -> None:
    """It has no picture, no umpire, no armies, and no commands of its own."""
    assert "have no pictures" in run("render", file).refused()
    assert TOY in run("audit", file).told()
    for command in (["odds", TOY], ["simulate", TOY], ["army", "list", TOY], ["schema", TOY]):
        assert run(*command).refused()
    with pytest.raises(NotAGame, match=TOY):
        audit(file.read_bytes())


def test_the_lists_of_the_house_pass_it_by(file: Path) -> None:
    assert run("odds", "--help").code == 0
    assert run("clause").code == 0
    assert run("army", "list", "impetus").code == 0
    assert kinds_of(TOY) == ()
    assert Own(file.parent).all() == []


def test_only_recruits_play_it(file: Path) -> None:
    """They answer for absent players too, and agree to every draw."""
    ruleset = games.load_ruleset(TOY)
    state = ruleset.setup(Bout())
    assert players_of(TOY) == (RECRUIT,)
    with pytest.raises(LookupError):
        player(CAPTAIN, ruleset, 1)
    assert not list(ruleset.judge(state, "left", player(BYSTANDER, ruleset, 1)(state, "left")))
    assert agrees_to_draw(ruleset, state, "left")
