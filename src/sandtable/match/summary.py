"""Where a match stands, short enough to be kept with each entry. Lists need no more."""

import msgspec
from msgspec import Struct

from sandtable.kernel.awaiting import Choice, Outcome
from sandtable.match.match import Match


class Summary(Struct, frozen=True, omit_defaults=True):
    """Where a match stands. All of it follows from the game alone."""

    turn: int = 0
    asked: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    """The seats that nobody has taken yet."""

    outcome: Outcome | None = None
    closed: bool = False
    out: tuple[str, ...] = ()
    """The seats that are out of the game."""


def summary_of(match: Match) -> Summary:
    """Where a match stands."""
    awaited = match.awaits
    turn = int(getattr(match.game.state, "turn", 0))
    if isinstance(awaited, Choice):
        return Summary(turn, awaited.seats, match.waiting, out=match.out)
    return Summary(turn, outcome=awaited.outcome, closed=match.game.closed)


def summed_up(match: Match) -> bytes:
    """Where a match stands, as it is kept."""
    return msgspec.json.encode(summary_of(match))


def read_summary(line: bytes) -> Summary | None:
    """A kept summary; None if there is none or it was written differently."""
    try:
        return msgspec.json.decode(line, type=Summary)
    except msgspec.DecodeError:
        return None
