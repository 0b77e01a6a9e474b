"""A recorded game set up, seated and played."""

from collections.abc import Callable
from typing import Any

from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw
from sandtable.kernel.entry import Branch, Entry, new_header
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.loop import Chance, Decide
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret
from sandtable.players.chance import Origin

Keep = Callable[[Entry], None]
"""Called with each entry as soon as it is accepted."""


class OrderRefused(Exception):  # noqa: N818
    """A player gave an order that the rules forbid: which seat, for which entry, which order, and why."""

    def __init__(self, seat: str, entry: int, order: str, refusals: tuple[Refusal, ...]) -> None:
        self.seat, self.entry, self.order, self.refusals = seat, entry, order, refusals
        super().__init__(seat, entry, order, refusals)


def laid(
    ruleset: AnyRuleset, scenario: Any, origin: Origin, *, typed: bool = False, branch: Branch | None = None
) -> Game:
    """A game of which there is only the header: its commitment can be seen, and no seat is taken."""
    header = new_header(ruleset, scenario, origin.game, origin.secret, typed=typed, branch=branch, seeded=origin.seeded)
    return Game(ruleset, header, scenario, Secret(origin.secret, origin.game))


def seated(
    ruleset: AnyRuleset, scenario: Any, origin: Origin, *, typed: bool = False, branch: Branch | None = None
) -> Game:
    """A game that has not begun, with every seat taken by the one who keeps it, who draws all nonces."""
    game = laid(ruleset, scenario, origin, typed=typed, branch=branch)
    for seat in ruleset.seats(game.state):
        accepted(game.join(seat, origin.nonces[seat]))
    return game


def play_out(game: Game, decide: Decide, chance: Chance, keep: Keep = lambda _: None) -> None:
    """Plays a game to its end and closes it; `chance` throws only if dice are typed in. Raises OrderRefused."""
    if not game.begun:
        keep(accepted(game.begin()))
    while not isinstance(awaited := game.ruleset.awaiting(game.state), Over):
        keep(answer(game, awaited, decide, chance))
    keep(accepted(game.close()))


def answer(game: Game, awaited: Choice | Throw, decide: Decide, chance: Chance) -> Entry:
    """Answers what the game waits for, once. Raises OrderRefused."""
    if isinstance(awaited, Throw):
        return accepted(game.roll(chance(awaited)))
    seat = awaited.seats[0]
    order = decide(game.ruleset.view(game.state, seat), seat)
    given = game.give(seat, order)
    if isinstance(given, Refused):
        raise OrderRefused(seat, len(game.entries) + 1, str(order), given.refusals)
    return given


def accepted(answered: Entry | Refused) -> Entry:
    """What the program itself answers is never refused."""
    assert isinstance(answered, Entry), answered
    return answered
