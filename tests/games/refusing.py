"""Orders that are refused in a game, whatever its rules."""

from typing import Any

from sandtable.kernel.codec import state_hash
from sandtable.kernel.entry import Begun, Entry, new_header
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret

SECRET = bytes(32)


def refused_by(ruleset: AnyRuleset, state: Any, seat: str, order: Any) -> tuple[Refusal, ...]:
    """What refuses an order in a game that stands so: in words for people, and nothing at all has changed."""
    game = Game(
        ruleset, new_header(ruleset, state.scenario, "refused", SECRET), state.scenario, Secret(SECRET, "refused")
    )
    game.restore([Entry(1, Begun())])
    game.states = [*game.states[:-1], state]
    before = standing(game)
    answered = game.give(seat, order)
    assert isinstance(answered, Refused), answered
    assert all(refusal.key for refusal in answered.refusals)
    assert standing(game) == before
    return answered.refusals


def standing(game: Game) -> tuple[Any, ...]:
    """All of a game that an order could change."""
    return state_hash(game.state), tuple(game.entries), len(game.states), game.throws, game.head
