"""What page and server say to each other about evenings, over HTTP."""

from msgspec import Struct

from sandtable.server.wire.lobby import MatchCard


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """The new name of an evening or of a match."""

    name: str


class EveningTicket(Struct, frozen=True):
    """A new evening: the holder of its token sees and changes it."""

    token: str


class EveningMessage(Struct, frozen=True):
    """An evening and its matches, the last made first."""

    name: str
    opened: float
    matches: tuple[MatchCard, ...]
