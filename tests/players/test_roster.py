"""Players by name: the program's own, classes of any module, and those that installed packages bring."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from sandtable.games import load_ruleset
from sandtable.players import roster
from sandtable.players.recruit import Recruit
from tests.cli.run import process, run

PLACE = "sandtable.players.recruit:Recruit"
BATTLE = ("simulate", "impetus", "--field", "first-battle", "--jobs", "1")


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
    assert roster.names() == ("recruit", "captain", "lieutenant")
    roster.check("lieutenant")


@pytest.mark.parametrize("name", ["nobody", "", "recruits"])
def test_an_unknown_name(name: str) -> None:
    with pytest.raises(LookupError):
        roster.player(name, load_ruleset("rapide"), 5)


@pytest.mark.parametrize("name", ["nowhere:Bot", "math:Bot", "math:pi", ":", "a b:c"])
def test_a_place_without_a_player(name: str) -> None:
    with pytest.raises(roster.NoPlayer, match="cannot be loaded"):
        roster.check(name)


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
        ("captan", "“captan” is not known. Did you mean “captain”? Known: recruit, captain."),
        ("nowhere:Bot", "The player nowhere:Bot cannot be loaded: No module named 'nowhere'."),
    ],
)
def test_a_series_with_a_bad_name(name: str, said: str) -> None:
    ran = run(*BATTLE, "--players", f"{name},captain")
    assert ran.code == 2
    assert ran.refused().strip() == said
