"""Temper: how eager a side is to close in and how much it fears, by who moves next and who is ahead."""

from typing import NamedTuple

from sandtable.games.impetus.players.worth import lead, weight
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.games.impetus.rules.turn.initiative import initiative_throw
from sandtable.odds.spread import Spread, readings

EAGER, MORE_EAGER = 0.2, 0.3
"""What a turn of marching is worth at first, and how much more at the end."""

CALM = 0.5
"""How much of that is left to a side that is well ahead."""

AHEAD = 0.15


class Temper(NamedTuple):
    """What one VD of either side counts, how much charges to come count, and how eager a side is to close in."""

    weights: tuple[float, float]
    hope: float
    fear: float
    eager: float


def temper_of(view: State, seat: str) -> Temper:
    """By the turn, the order of play and the losses so far."""
    enemy_next = any(isinstance(step, HalfTurn) and step.seat == enemy_of(seat) for step in view.agenda)
    over = view.turn >= view.scenario.last_turn
    first = _goes_first(view, seat)
    fear = 1.0 if enemy_next else 0.0 if over else 1 - 0.6 * first
    hope = 0.0 if over else 0.45 if enemy_next else 0.35 + 0.6 * first
    return tempered(view, seat, hope, fear)


def tempered(view: State, seat: str, hope: float, fear: float) -> Temper:
    """With what a side hopes and fears, and as eager as the turn and the losses so far make it."""
    eager = EAGER + MORE_EAGER * min(1.0, view.turn / view.scenario.last_turn)
    if lead(view, seat) > AHEAD:
        eager *= CALM
    return Temper((weight(view, seat), weight(view, enemy_of(seat))), hope, fear, eager)


def _goes_first(view: State, seat: str) -> float:
    """The chance to win the next initiative."""
    mine, theirs = _throws(view, seat), _throws(view, enemy_of(seat))
    wins = sum(a * b for one, a in mine.items() for two, b in theirs.items() if one > two)
    even = sum(a * b for one, a in mine.items() for two, b in theirs.items() if one == two)
    return wins / (mine.total * theirs.total - even)


def _throws(view: State, seat: str) -> Spread[int]:
    return readings(initiative_throw("", general=any(unit.general for unit in view.units if unit.seat == seat)))
