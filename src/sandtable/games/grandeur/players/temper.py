"""Temper in Grandeur: by the corps that have still to act, and who is ahead."""

from typing import Any

from sandtable.games.grandeur.rules.command.corps import open_corps
from sandtable.games.impetus.players.stakes import lead, weight
from sandtable.games.impetus.players.temper import AHEAD, CALM, EAGER, MORE_EAGER, Temper
from sandtable.games.impetus.rules.state import enemy_of

NEXT, LATER = (0.45, 1.0), (0.6, 0.7)
"""How much charges to come count, one's own and the enemy's: while he has corps that have not acted, and after."""


def temper_of(view: Any, seat: str) -> Temper:
    """By the turn, the corps that are left, and the losses so far."""
    other = enemy_of(seat)
    last = view.scenario.last_turn
    answers = bool(open_corps(view, other))
    hope, fear = NEXT if answers else LATER
    if view.turn >= last:
        hope, fear = (hope if open_corps(view, seat) else 0.0), (fear if answers else 0.0)
    eager = EAGER + MORE_EAGER * min(1.0, view.turn / last)
    if lead(view, seat) > AHEAD:
        eager *= CALM
    return Temper((weight(view, seat), weight(view, other)), hope, fear, eager)
