"""The nonces that browsers would draw: people who are seated in a test add theirs at once."""

import secrets
from typing import Any

from sandtable.match.live_match import LiveMatch
from sandtable.match.match import PERSON, Match


def drawn() -> str:
    """A nonce as a browser draws it."""
    return secrets.token_hex(32)


def join(match: Match, nonce: str = "") -> Match:
    """Everybody who has a seat adds a nonce; it begins if nobody is missing."""
    for seat in match.waiting:
        if match.players[seat] == PERSON:
            assert match.join(seat, nonce or drawn()) is None
    return match


async def joined(made: tuple[LiveMatch, Any]) -> tuple[LiveMatch, Any]:
    """The same for a match that was just made, or in which somebody just sat down."""
    await made[0].do(join)
    return made
