"""What is hidden from a seat is in nothing that it receives, until it is revealed."""

from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.orders import Announce, Confirm, Fight, Hide, Press, Shoot, Spring
from sandtable.games.argad.rules.turn.ambush import hiding_places
from sandtable.kernel.awaiting import Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.dice import Throw
from sandtable.kernel.entry import Entry
from sandtable.kernel.game import Game
from sandtable.kernel.redact import redacted_lines
from sandtable.kernel.ruleset import SPECTATOR
from sandtable.match.table import seated
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit
from tests.conformance.blank import blanked

HIDER, OTHER = "robbers", "travellers"
TURNS = 4


class Lurker:
    """Hides in one of four ways, and then stays where it is; the other side is played by a recruit."""

    def __init__(self, way: int, seed: int) -> None:
        self.ruleset, self.way = load_argad(), way
        self.other = Recruit(self.ruleset, seed)

    def __call__(self, view: Any, seat: str) -> Any:
        if seat == OTHER:
            return self.other(view, seat)
        moment, what = view.moment, getattr(self.ruleset.awaiting(view), "what", "")
        if what == "hide":
            return Hide(moment, hiding_places(view, seat, self.ruleset.umpire, self.way))
        plain: dict[str, Any] = {
            "spring": Spring(moment),
            "talk": Confirm(moment) if view.round else Announce(moment),
            "shoot": Shoot(moment),
            "fight": Fight(moment),
            "press": Press(moment),
        }
        return plain[what]


def begun(seed: int) -> Game:
    scenario = replace(load_scenario(find_scenario("ambush")), last_turn=TURNS)
    game = seated(load_argad(), scenario, from_seed(seed, scenario.seats), typed=True)
    assert isinstance(game.begin(), Entry)
    return game


def step(game: Game, decide: Lurker, chance: Any) -> bool:
    """The game is answered once; nothing more to answer: it is over."""
    awaited = game.ruleset.awaiting(game.state)
    if isinstance(awaited, Over):
        return False
    if isinstance(awaited, Throw):
        assert isinstance(game.roll(chance(awaited)), Entry)
        return True
    seat = awaited.seats[0]
    assert isinstance(game.give(seat, decide(game.ruleset.view(game.state, seat), seat)), Entry)
    return True


def known(game: Game, seat: str) -> tuple[bytes, bytes]:
    """All that a seat has: its view, and its file."""
    return canonical(game.ruleset.view(game.state, seat)), blanked(redacted_lines(game, seat))


def revealed(game: Game) -> bool:
    return not all(man.hidden for man in game.state.men if man.id in hidden(game))


def hidden(game: Game) -> set[str]:
    return {name for ambush in game.state.scenario.ambushes for name in ambush.figures}


@pytest.mark.parametrize("seed", range(10))
def test_two_ambushes_look_the_same(seed: int) -> None:
    """Two games with the same dice that differ only in where somebody hides are the same to everybody else."""
    games = [begun(seed) for _ in range(2)]
    players = [Lurker(way, seed) for way in (0, 3)]
    chances = [seeded(seed) for _ in games]
    compared = 0
    while all(step(*each) for each in zip(games, players, chances, strict=True)):
        if any(map(revealed, games)) or any(isinstance(g.ruleset.awaiting(g.state), Over) for g in games):
            break
        stands = {tuple(man.stand for man in game.state.men) for game in games}
        for seat in (OTHER, SPECTATOR):
            assert known(games[0], seat) == known(games[1], seat)
        compared += len(stands) > 1
    assert compared > 5


def test_a_seal_is_opened_when_the_ambush_is_sprung() -> None:
    """Then everybody can check that nobody had moved: what was sealed at the beginning is what is shown."""
    game, player, chance = begun(1), Lurker(2, 1), seeded(1)
    while not any(man.hidden and man.stand for man in game.state.men):
        step(game, player, chance)
    before = redacted_lines(game, OTHER)
    assert not any(b'"lurked"' in line for line in before)
    places = {man.id: man.stand for man in game.state.men if man.hidden}
    while getattr(game.ruleset.awaiting(game.state), "what", "") != "spring":
        step(game, player, chance)
    assert isinstance(game.give(HIDER, Spring(game.state.moment, tuple(places))), Entry)
    opened = b"\n".join(redacted_lines(game, OTHER))
    assert opened.count(b'"lurked"') == len(places)
    assert {man.id: man.stand for man in game.ruleset.view(game.state, OTHER).men if man.id in places} == places


def test_sealed_orders_are_not_shown_before_all_have_given_theirs() -> None:
    """An announcement is its player's own until the round is complete."""
    scenario = load_scenario(find_scenario("village-raid"))
    game = seated(load_argad(), scenario, from_seed(3, scenario.seats), typed=True)
    game.begin()
    first, second = scenario.seats
    order = Recruit(load_argad(), 5)(game.ruleset.view(game.state, first), first)
    assert isinstance(game.give(first, order), Entry)
    assert game.ruleset.view(game.state, first).drafts
    assert not game.ruleset.view(game.state, second).drafts
    assert not any(b'"moves"' in line for line in redacted_lines(game, second)[1:])
    assert isinstance(game.give(second, Announce(game.state.moment)), Entry)
    assert any(b'"moves"' in line for line in redacted_lines(game, second)[1:])
