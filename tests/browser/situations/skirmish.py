"""Games of Argad! that are put before somebody: played so far by captains, with the same dice each time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.kernel.awaiting import Choice
from sandtable.match.keeping import create
from sandtable.match.match import Match
from sandtable.players.chance import from_seed
from sandtable.players.roster import player
from sandtable.store.sql import SqlStore
from sandtable.table.plane import Pose
from tests.browser.situations import NONCE, Situation
from tests.match.nonces import join
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


def sees_the_alarm(match: Match) -> bool:
    """A shot before the end of a turn, at which some sleeper raises the alarm that he has seen cause for."""
    state = match.game.state
    return asked(match) == (("rangers",), "shoot") and bool(state.asleep) and any(n < state.turn for _, n in state.seen)


@contextmanager
def skirmish(
    folder: Path, name: str, until: Until = begins, stands: dict[str, Pose] | None = None, **more: Any
) -> Iterator[Situation]:
    """A scenario by its name, all of its seats people's, played until it stands so; `stands` are begun from instead."""
    ruleset, scenario = load_argad(), load_scenario(scenarios()[name])
    posts = tuple(replace(post, stand=(stands or {}).get(post.figure, post.stand)) for post in scenario.posts)
    scenario = replace(scenario, posts=posts)
    with SqlStore(folder / "matches.db") as store:
        for attempt in range(1, MOST):
            with patch("sandtable.match.keeping.fresh", lambda seats, number=attempt: from_seed(number, seats)):
                match, _, tokens = create(
                    store, ruleset, scenario, dict.fromkeys(scenario.seats, "person"), {"en": name}, **more
                )
            join(match, NONCE)
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
