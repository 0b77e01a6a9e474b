"""Where a match stands, short enough to be kept with each entry. Lists need no more."""

import msgspec
from msgspec import Struct

from sandtable.kernel.awaiting import Outcome, Over
from sandtable.library.words import LANGUAGES, words
from sandtable.match.faces import package_of
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

    verdict: dict[str, str] = {}
    """How it ended, in the words of the game, in every language."""


def summary_of(match: Match) -> Summary:
    """Where a match stands."""
    awaited, state = match.awaits, match.game.state
    turn = int(getattr(state, "turn", getattr(state, "round", 0)))
    if isinstance(awaited, Over):
        return Summary(turn, outcome=awaited.outcome, closed=match.game.closed, verdict=_verdict(match))
    return Summary(turn, match.asked, match.waiting, out=match.out)


def _verdict(match: Match) -> dict[str, str]:
    """How a game ended by its rules, where the game has words for it."""
    found = package_of(match.game.ruleset.name)
    if found is None or found.telling.verdict is None or match.game.ended:
        return {}
    return {language: found.telling.verdict(words(language), match.game.state) for language in LANGUAGES}


def summed_up(match: Match) -> bytes:
    """Where a match stands, as it is kept."""
    return msgspec.json.encode(summary_of(match))


def read_summary(line: bytes) -> Summary | None:
    """A kept summary; None if there is none or it was written differently."""
    try:
        return msgspec.json.decode(line, type=Summary)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
