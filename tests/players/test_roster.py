"""The players of each game, by name: the program's own, classes of any module, and those of installed packages."""

from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from sandtable import games
from sandtable.games import load_ruleset
from sandtable.games.package import Players
from sandtable.players import roster
from sandtable.players.recruit import Recruit
from sandtable.players.roster import CAPTAIN, RECRUIT, player, players_of
from sandtable.server.http_error import HttpError
from sandtable.server.lobby import choosable, seated
from sandtable.server.wire.lobby import SeatPlan
from tests.cli.run import process, run
from tests.games.toy import game as toy

TOY, GUARD = toy.GAME.name, "guard"
PLACE = "sandtable.players.recruit:Recruit"
BATTLE = ("simulate", "impetus", "--field", "first-battle", "--jobs", "1")


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a player that no other game has."""
    monkeypatch.setitem(games.GAMES, TOY, "tests.games.toy")
    players = Players(named={GUARD: lambda ruleset: Recruit(ruleset, 1)})
    monkeypatch.setattr(toy, "GAME", replace(toy.GAME, players=players))


def test_every_game_has_a_recruit() -> None:
    """And each of the four that come with the program has a captain."""
    assert {players_of(game)[0] for game in games.GAMES} == {RECRUIT}
    assert all(CAPTAIN in players_of(game) for game in ("impetus", "grandeur", "argad", "rapide"))


@pytest.mark.usefixtures("guarded")
def test_a_game_adds_a_player_by_naming_it() -> None:
    assert players_of(TOY) == (RECRUIT, GUARD)
    assert choosable(TOY) == ("person", "open", RECRUIT, GUARD)
    assert isinstance(player(GUARD, games.load_ruleset(TOY), 1), Recruit)


@pytest.mark.usefixtures("guarded")
def test_a_player_plays_only_games_that_name_it() -> None:
    plans = (SeatPlan("red", "person"), SeatPlan("blue", GUARD))
    assert seated(TOY, plans, ("red", "blue")) == {"red": "person", "blue": GUARD}
    with pytest.raises(HttpError):
        seated("impetus", plans, ("red", "blue"))
    with pytest.raises(LookupError):
        player(GUARD, games.load_ruleset("impetus"), 1)


def test_a_class_of_a_module() -> None:
    found = roster.player(PLACE, load_ruleset("rapide"), 5)
    assert isinstance(found, Recruit)


def test_an_installed_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """It adds a name, and takes none away from the program."""
    brought = [EntryPoint(name, PLACE, roster.GROUP) for name in ("lieutenant", "captain")]
    monkeypatch.setattr(roster, "entry_points", lambda group: brought if group == "sandtable.players" else [])
    rules = load_ruleset("rapide")
    assert isinstance(roster.player("lieutenant", rules, 5), Recruit)
    assert not isinstance(roster.player("captain", rules, 5), Recruit)
    assert roster.names("rapide") == ("recruit", "captain", "lieutenant")
    roster.check("rapide", "lieutenant")


def test_nobody_names_a_module_over_the_network() -> None:
    """A class of any module is for people at the command line and in Python; a request cannot load one."""
    plans = (SeatPlan("red", "person"), SeatPlan("blue", PLACE))
    with pytest.raises(HttpError):
        seated("impetus", plans, ("red", "blue"))


@pytest.mark.parametrize("name", ["nobody", "", "recruits"])
def test_an_unknown_name(name: str) -> None:
    with pytest.raises(LookupError):
        roster.player(name, load_ruleset("rapide"), 5)


@pytest.mark.parametrize("name", ["nowhere:Bot", "math:Bot", "math:pi", ":", "a b:c"])
def test_a_place_without_a_player(name: str) -> None:
    with pytest.raises(roster.NoPlayer, match="cannot be loaded"):
        roster.check("rapide", name)


def test_a_series_with_a_player_of_one_s_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found in the current folder, also by the processes that play."""
    (tmp_path / "mine.py").write_text("from sandtable.players.recruit import Recruit\nclass Bot(Recruit):\n    pass\n")
    monkeypatch.chdir(tmp_path)
    args = (*BATTLE[:-1], "2", "--games", "2", "--players", "mine:Bot,recruit")
    ran = process(*args)
    assert (ran.code, ran.err) == (0, "")
    assert [line.split("\t")[-2] for line in ran.lines] == ["mine:Bot,recruit"] * 2
    assert ran.out == process(*BATTLE[:-1], "2", "--games", "2", "--players", "recruit,recruit").out.replace(
        "recruit,recruit", "mine:Bot,recruit"
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("captan", "“captan” isn’t known. Did you mean “captain”? Known: recruit, captain."),
        ("nowhere:Bot", "The player nowhere:Bot can’t be loaded: No module named 'nowhere'."),
    ],
)
def test_a_series_with_a_bad_name(name: str, said: str) -> None:
    ran = run(*BATTLE, "--players", f"{name},captain")
    assert ran.code == 2
    assert ran.refused().strip() == said
