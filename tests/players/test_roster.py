"""The players of each game, by name."""

from dataclasses import replace

import pytest

from sandtable import games
from sandtable.games.package import Players
from sandtable.players.recruit import Recruit
from sandtable.players.roster import CAPTAIN, RECRUIT, every_player, player, players_of
from sandtable.server.http_error import HttpError
from sandtable.server.lobby import seated
from sandtable.server.wire.lobby import SeatPlan
from tests.games.toy import game as toy

TOY, GUARD = toy.GAME.name, "guard"


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
    assert set(every_player()) >= {RECRUIT, CAPTAIN, GUARD}
    assert isinstance(player(GUARD, games.load_ruleset(TOY), 1), Recruit)


@pytest.mark.usefixtures("guarded")
def test_a_player_plays_only_games_that_name_it() -> None:
    plans = (SeatPlan("red", "person"), SeatPlan("blue", GUARD))
    assert seated(TOY, plans, ("red", "blue")) == {"red": "person", "blue": GUARD}
    with pytest.raises(HttpError):
        seated("impetus", plans, ("red", "blue"))
    with pytest.raises(LookupError):
        player(GUARD, games.load_ruleset("impetus"), 1)
