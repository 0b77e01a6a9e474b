"""Rematches: the same battle again, with everybody one seat further. Everybody must agree, and it is made once."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sandtable.kernel.codec import codec
from sandtable.kernel.entry import TYPED
from sandtable.match.errors import NotPossible
from sandtable.match.keeping import Private, Record, Rematch, create
from sandtable.match.match import PERSON, Match
from sandtable.match.seating import Seating, owner_of

Value = TypeVar("Value")


def moved(seats: Sequence[str]) -> dict[str, str]:
    """The next seat of everybody: of two, the other."""
    return {seat: seats[place - 1] for place, seat in enumerate(seats)}


def _moved(found: Mapping[str, Value], seats: Sequence[str]) -> dict[str, Value]:
    to = moved(seats)
    return {to[seat]: value for seat, value in found.items() if seat in to}


class Rematching:
    """The offer of a rematch after one match. What cannot be done raises NotPossible and changes nothing."""

    def __init__(self, match: Match, record: Record, seating: Seating) -> None:
        self._match = match
        self._record = record
        self._seating = seating

    @property
    def offer(self) -> Rematch | None:
        return self._record.private.rematch

    def agree(self, seats: Collection[str]) -> bool:
        """These seats want a rematch; True if everybody does."""
        self._check_over()
        known = self.offer.agreed if self.offer and not self.offer.match else ()
        agreed = tuple(seat for seat in self._match.seats if seat in known or seat in seats)
        if self.offer is None or self.offer.agreed != agreed or self.offer.match:
            self._record.change(rematch=Rematch(agreed))
        return set(self._people) <= set(agreed)

    def decline(self, seats: Sequence[str]) -> None:
        """These seats want none, or drop their own offer."""
        self._check_over()
        if not self.offer or not self.offer.agreed or self.offer.match:
            raise NotPossible("fault-no-wish")
        own = any(seat in self.offer.agreed for seat in seats)
        self._record.change(rematch=None if own else Rematch(declined=seats[0]))

    def made(self, name: str) -> None:
        """The new match is there."""
        self._record.change(rematch=Rematch(self.offer.agreed if self.offer else (), match=name))

    @property
    def _people(self) -> list[str]:
        """The seats of people who may still come back."""
        return [seat for seat in people_of(self._match) if self._seating.held(seat)]

    def _check_over(self) -> None:
        if not self._match.game.closed:
            raise NotPossible("fault-not-over")


def people_of(match: Match) -> tuple[str, ...]:
    """The seats of people, also of those for whom the computer stands in."""
    return tuple(seat for seat in match.seats if match.players[seat] == PERSON or seat in match.away)


def follow(record: Record, match: Match, now: float, *, listed: bool) -> tuple[Match, Record]:
    """Makes the rematch of a match: its battle, dice and pace. Nobody has a token yet."""
    private, header, seats = record.private, match.game.header, match.seats
    players = _moved(match.players | dict.fromkeys(people_of(match), PERSON), seats)
    made, kept, _ = create(
        record.store,
        match.game.ruleset,
        codec(match.game.ruleset).scenario(header.scenario),
        {seat: players[seat] for seat in seats},
        private.title,
        header.branch,
        typed=header.dice == TYPED,
        changed=now,
        listed=listed,
        **_fields(private, record.name, seats),
    )
    if private.evening:
        shared = _moved(private.tokens, seats)
        kept.change(tokens={seat: token for seat, token in kept.private.tokens.items() if seat in shared})
    return made, kept


def _fields(private: Private, name: str, seats: Sequence[str]) -> dict[str, Any]:
    """What a rematch takes over from the record of the match before."""
    return {
        "follows": name,
        "owner": moved(seats).get(owner_of(private), seats[0]),
        "pace": private.pace,
        "names": _moved(private.names, seats),
        "post": _moved(private.post, seats),
        "name": private.name,
        "evening": private.evening,
        "by": private.by,
    }
