"""A recorded game set up, seated and played."""

from collections.abc import Callable, Collection
from typing import Any

from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw
from sandtable.kernel.entry import Branch, Entry
from sandtable.kernel.game import Game, Refused, new_header
from sandtable.kernel.loop import Chance, Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret
from sandtable.players.chance import Origin

Keep = Callable[[Entry], None]
"""Called with each entry as soon as it is accepted."""


def seated(
    ruleset: AnyRuleset,
    scenario: Any,
    origin: Origin,
    *,
    typed: bool = False,
    branch: Branch | None = None,
    waiting: Collection[str] = (),
) -> Game:
    """A game that has not begun, with every seat taken except the waiting ones."""
    header = new_header(ruleset, scenario, origin.game, origin.secret, typed=typed, branch=branch)
    game = Game(ruleset, header, scenario, Secret(origin.secret, origin.game))
    for seat in (seat for seat in ruleset.seats(game.state) if seat not in waiting):
        accepted(game.join(seat, origin.nonces[seat]))
    return game


def play_out(game: Game, decide: Decide, chance: Chance, keep: Keep = lambda _: None) -> None:
    """Plays a game to its end and closes it; `chance` throws only if dice are typed in."""
    if not game.begun:
        keep(accepted(game.begin()))
    while not isinstance(awaited := game.ruleset.awaiting(game.state), Over):
        keep(answer(game, awaited, decide, chance))
    keep(accepted(game.close()))


def answer(game: Game, awaited: Choice | Throw, decide: Decide, chance: Chance) -> Entry:
    """Answers what the game waits for, once."""
    if isinstance(awaited, Throw):
        return accepted(game.roll(chance(awaited)))
    seat = awaited.seats[0]
    return accepted(game.give(seat, decide(game.ruleset.view(game.state, seat), seat)))


def accepted(answered: Entry | Refused) -> Entry:
    """The answer of a computer player is never refused."""
    assert isinstance(answered, Entry), answered
    return answered
