"""Seating: who holds which seat of a match, invitations, and seats in which the computer stands in."""

from collections.abc import Collection, Mapping

from sandtable.match.errors import NotPossible
from sandtable.match.keeping import Away, Private, Record, hashed, new_token
from sandtable.match.match import NOBODY, OPEN, PERSON, Match
from sandtable.players.roster import CAPTAIN, RECRUIT, players_of

KEYS = 16
"""How many links may be made for one seat, or for spectators."""

NAME = 40
"""How long a name may be."""


def owner_of(private: Private) -> str:
    """The seat of the person who made a match; old records do not name it."""
    return private.owner or next(iter(private.tokens), "")


def seats_of(private: Private) -> dict[str, str]:
    """The seat of each token, by its hash; `NOBODY` for spectators."""
    return {token: seat for seat, token in private.tokens.items()} | private.keys


def open_seats(private: Private, waiting: Collection[str]) -> tuple[str, ...]:
    """The seats that a person may still take: empty ones, and computer seats with an invitation.

    A seat for which there is still an invitation was not taken: nobody knows the token that was made for it.
    """
    invited = private.invitations.values()
    return tuple(
        seat
        for seat, player in private.players.items()
        if player == OPEN or (seat in invited and (player != PERSON or seat in waiting))
    )


def without(private: Private, seats: Collection[str]) -> dict[str, dict[str, str]]:
    """The tokens of a match when nobody holds these seats any more."""
    tokens = {seat: token for seat, token in private.tokens.items() if seat not in seats}
    return {"tokens": tokens, "keys": {token: seat for token, seat in private.keys.items() if seat not in seats}}


def named(name: str) -> str:
    """A name on one line, not too long."""
    return " ".join(name.split())[:NAME]


class Seating:
    """The seats of one match."""

    def __init__(self, match: Match, record: Record) -> None:
        self._match = match
        self._record = record

    @property
    def _private(self) -> Private:
        return self._record.private

    @property
    def owner(self) -> str:
        return owner_of(self._private)

    @property
    def open(self) -> tuple[str, ...]:
        """The seats that a person may still take: empty ones, and computer seats with an invitation."""
        return open_seats(self._private, self._match.waiting)

    @property
    def stand_in(self) -> str:
        """The best of the computer's players for this game."""
        return CAPTAIN if CAPTAIN in self._players else RECRUIT

    def held(self, seat: str) -> bool:
        """A person has a token for the seat."""
        return seat in seats_of(self._private).values()

    # Links

    def invite(self, by: str, seat: str) -> str:
        """A token that lets a person take a seat once; it replaces earlier ones for that seat. Raises NotPossible."""
        self._only_owner(by)
        if seat not in self._match.seats:
            raise NotPossible("fault-no-seat", seat=seat)
        if self._match.game.closed or (self.held(seat) and seat not in self._match.waiting):
            raise NotPossible("fault-seat-taken", seat=seat)
        token = new_token()
        others = {each: other for each, other in self._private.invitations.items() if other != seat}
        self._record.change(invitations=others | {hashed(token): seat})
        return token

    def take_along(self, by: str) -> str:
        """A token that takes one's own seat to another browser, once."""
        token = new_token()
        others = {each: other for each, other in self._private.passes.items() if other != by}
        self._record.change(passes=others | {hashed(token): by})
        return token

    def show(self, by: str) -> str:
        """A token that lets anybody watch. Raises NotPossible."""
        if by not in self._match.seats:
            raise NotPossible("fault-watching")
        return self.key(NOBODY)

    def key(self, seat: str) -> str:
        """A further token for a seat. Raises NotPossible."""
        if list(self._private.keys.values()).count(seat) >= KEYS:
            raise NotPossible("fault-too-many", most=KEYS)
        token = new_token()
        self._record.change(keys=self._private.keys | {hashed(token): seat})
        return token

    def accept(self, token: str, name: str) -> tuple[str, str]:
        """A person comes by an invitation or a pass; returns the seat and a token. Raises NotPossible."""
        by = hashed(token)
        if (seat := self._private.passes.get(by)) is not None:
            key = self.key(seat)
            self._record.change(passes=_without(self._private.passes, by))
            return seat, key
        if (seat := self._private.invitations.get(by)) is None:
            raise NotPossible("fault-invitation")
        return seat, self._sit(seat, name)

    def take(self, seat: str, name: str) -> str:
        """A person takes an open seat of a listed match; returns a token. Raises NotPossible."""
        if not self._private.listed or seat not in self.open:
            raise NotPossible("fault-seat-taken", seat=seat)
        return self._sit(seat, name)

    def _sit(self, seat: str, name: str) -> str:
        """The token is kept first, and the invitation is used up last; the game waits for the nonce of its holder.

        So a crash in between leaves a valid invitation, and never a seat that nobody can play.
        """
        if self._match.game.closed:
            raise NotPossible("fault-over")
        players = self._match.players | {seat: PERSON}
        token = new_token()
        keys = self._private.keys | {hashed(token): seat}
        self._record.change(players=players, keys=keys, names=self._private.names | {seat: named(name)})
        self._match.players = players
        invitations = {each: other for each, other in self._private.invitations.items() if other != seat}
        self._record.change(invitations=invitations)
        return token

    # People and the computer

    def fill(self, by: str, seat: str, player: str) -> None:
        """The computer plays an empty seat. Raises NotPossible."""
        self._only_owner(by)
        self._check_player(player)
        players = self._match.players | {seat: player}
        invitations = {each: other for each, other in self._private.invitations.items() if other != seat}
        self._record.change(players=players, invitations=invitations)
        self._match.players = players
        if seat in self._match.waiting:
            self._match.fill(seat)

    def hand_over(self, seat: str, player: str, why: Away) -> None:
        """The computer stands in for a person. Raises NotPossible."""
        self._check_player(player)
        if self._match.players.get(seat) != PERSON or seat in self._match.waiting or self._match.game.closed:
            raise NotPossible("fault-no-person-there", seat=seat)
        players = self._match.players | {seat: player}
        self._record.change(players=players, away=self._private.away | {seat: why})
        self._match.players, self._match.away = players, frozenset(self._private.away)

    def take_back(self, seat: str) -> None:
        """A person takes a seat back from the computer. Raises NotPossible."""
        if seat not in self._private.away:
            raise NotPossible("fault-not-away", seat=seat)
        players = self._match.players | {seat: PERSON}
        self._record.change(players=players, away=_without(self._private.away, seat))
        self._match.players, self._match.away = players, frozenset(self._private.away)

    def list_it(self, by: str, *, listed: bool) -> None:
        """Shows the match to everybody, or only to people with a link. Raises NotPossible."""
        self._only_owner(by)
        self._record.change(listed=listed)

    def _only_owner(self, by: str) -> None:
        if by != self.owner:
            raise NotPossible("fault-not-owner")

    @property
    def _players(self) -> tuple[str, ...]:
        return players_of(self._match.game.ruleset.name)

    def _check_player(self, name: str) -> None:
        """The game has a computer player of this name. Raises NotPossible."""
        if name not in self._players:
            raise NotPossible("fault-choice", what="player", name=name[:NAME], known=", ".join(self._players))


def _without(found: Mapping[str, str], name: str) -> dict[str, str]:
    return {each: value for each, value in found.items() if each != name}


def settled(record: Record, match: Match) -> None:
    """Cleans up after a crash: an invitation to a seat that was taken is used up."""
    private = record.private
    left = {
        token: seat
        for token, seat in private.invitations.items()
        if seat in match.waiting or match.players[seat] not in (PERSON, OPEN)
    }
    if left != private.invitations:
        record.change(invitations=left)
