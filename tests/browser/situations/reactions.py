"""Moments of Grandeur in which red is asked what it answers, played so far by two simple minds."""

from collections.abc import Callable
from typing import Any

from sandtable.games.grandeur.rules.orders import GoOnOpportunity
from sandtable.games.impetus.rules.orders import Advance, Charge, EndTurn, Fight
from sandtable.kernel.awaiting import Choice
from sandtable.match.match import Match
from sandtable.players.recruit import Recruit


class Eager:
    """Blue charges or goes on wherever it may; red waits on opportunity; both answer at random."""

    def __init__(self, ruleset: Any, seed: int) -> None:
        self._ruleset = ruleset
        self._recruit = Recruit(ruleset, seed)

    def __call__(self, view: Any, seat: str) -> Any:
        if self._ruleset.awaiting(view).what != "orders":
            return self._recruit(view, seat)
        wanted = (Fight, Charge, Advance) if seat == "blue" else (Fight, GoOnOpportunity)
        looked = [self._ruleset.options(view, seat, piece) for piece in self._pieces(view, seat)]
        found = [offer for each in looked for offer in each.offers]
        for kind in wanted:
            for offer in found:
                if isinstance(offer.order, kind):
                    return offer.at(offer.high) if offer.field else offer.order
        return EndTurn()

    def _pieces(self, view: Any, seat: str) -> list[str]:
        return [piece for piece in self._ruleset.options(view, seat).pieces if "+" not in piece]


def asked(order: type[Any]) -> Callable[[Match], bool]:
    """Red is asked for a reaction and may answer so."""

    def stands(match: Match) -> bool:
        awaited = match.awaits
        if not isinstance(awaited, Choice) or (awaited.seats, awaited.what) != (("red",), "reaction"):
            return False
        return any(isinstance(offer.order, order) for offer in match.options("red").offers)

    return stands


def may(order: type[Any]) -> Callable[[Match], bool]:
    """Red is asked for orders, and some unit of its may be given such a one."""

    def stands(match: Match) -> bool:
        awaited = match.awaits
        if not isinstance(awaited, Choice) or (awaited.seats, awaited.what) != (("red",), "orders"):
            return False
        return bool(who_may(match, order))

    return stands


def who_may(match: Match, order: type[Any]) -> list[str]:
    """Units of red that may be given such an order."""
    pieces = [piece for piece in match.options("red").pieces if "+" not in piece]
    return [
        piece for piece in pieces if any(isinstance(each.order, order) for each in match.options("red", piece).offers)
    ]


def brave_lost(match: Match) -> bool:
    """A brave general of red is lost, and red is asked for something."""
    awaited, state = match.awaits, match.game.state
    army = state.scenario.red.army
    brave = {f"red.{general.id}" for general, _, _ in army.generals if general.brave}
    return isinstance(awaited, Choice) and awaited.seats == ("red",) and bool(brave & set(state.fallen))


def commands(match: Match) -> bool:
    """Red is asked for orders, and nobody acts yet."""
    awaited = match.awaits
    asked_so = isinstance(awaited, Choice) and (awaited.seats, awaited.what) == (("red",), "orders")
    return asked_so and not match.game.state.activation.units
