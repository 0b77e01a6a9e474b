"""Games of Argad! that are put before somebody: played so far by captains, with the same dice each time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sandtable.kernel.awaiting import Choice
from sandtable.library.argad.scenarios import load_scenario, scenarios
from sandtable.library.argad.tables import load_argad
from sandtable.match.keeping import create
from sandtable.match.match import Match
from sandtable.players.chance import from_seed
from sandtable.players.roster import player
from sandtable.store.sql import SqlStore
from tests.browser.situations import Situation
from tests.server.house import house

MOST = 60
LAST = 6
"""A game that does not stand so before this turn is given up for another."""

Until = Callable[[Match], bool]


def begins(match: Match) -> bool:
    """The game stands as it begins."""
    return True


def asked(match: Match) -> tuple[tuple[str, ...], str]:
    """Who is asked for what."""
    awaited = match.awaits
    return (awaited.seats, awaited.what) if isinstance(awaited, Choice) else ((), "")


def asks(seat: str, what: str) -> Until:
    """Only this seat is asked, for this."""
    return lambda match: asked(match) == ((seat,), what)


def may_charge(seat: str, figure: str) -> Until:
    """A turn begins in which a figure may charge somebody."""

    def stands(match: Match) -> bool:
        seats, what = asked(match)
        if what != "talk" or seats != match.game.state.scenario.seats or match.game.state.round:
            return False
        offers = match.options(seat, figure).offers if match.game.state.man(figure) else ()
        return any(move.how == "charge" for offer in offers for move in offer.order.moves[-1:])

    return stands


def sees_the_alarm(match: Match) -> bool:
    """A shot before the end of a turn, at which some sleeper raises the alarm that he has seen cause for."""
    state = match.game.state
    return asked(match) == (("rangers",), "shoot") and bool(state.asleep) and any(n < state.turn for _, n in state.seen)


@contextmanager
def skirmish(folder: Path, name: str, until: Until = begins, **more: Any) -> Iterator[Situation]:
    """A scenario by its name, all of its seats people's, played until it stands so."""
    ruleset, scenario = load_argad(), load_scenario(scenarios()[name])
    with SqlStore(folder / "matches.db") as store:
        for attempt in range(1, MOST):
            with patch("sandtable.match.keeping.fresh", lambda seats, number=attempt: from_seed(number, seats)):
                match, _, tokens = create(
                    store, ruleset, scenario, dict.fromkeys(scenario.seats, "person"), {"en": name}, **more
                )
            if _played(match, until, {seat: player("captain", ruleset, attempt) for seat in scenario.seats}):
                break
        else:
            raise AssertionError(f"{name} never stands so")
        game = match.game.header.game
    with house(folder) as server:
        yield Situation(server, game, tokens)


def _played(match: Match, until: Until, players: dict[str, Any]) -> bool:
    while not until(match):
        if match.outcome or match.game.state.turn > LAST:
            return False
        seat = asked(match)[0][0]
        assert match.give(seat, players[seat](match.view(seat), seat)) is None
    return True
