"""How matches are kept in a store: their private records, and how they are opened again."""

import hashlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games import find, ruleset_of
from sandtable.kernel.chain import commitment
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Branch, Header, Joined, closes, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret
from sandtable.library.words import LANGUAGES
from sandtable.match.crew import GAMES, STRANGE, Crew
from sandtable.match.errors import DAMAGED, NotSound, Unopened, readable, unopened
from sandtable.match.match import OPEN, PERSON, Match, Wish
from sandtable.match.pace import Clock, Pace
from sandtable.match.soundness import sound_entries
from sandtable.match.summary import Summary, read_summary, summed_up
from sandtable.match.table import accepted, laid
from sandtable.match.written import EVENING, SHELVED, held, is_match, read, written
from sandtable.players.chance import fresh
from sandtable.store.contract import GameSummary, Store
from sandtable.store.errors import StoreDamaged, UnknownGame

TOKEN_BYTES = 32
SEATS = 16
"""No game has more seats."""

Away: TypeAlias = Literal["asked", "absent", "time"]
Find = Callable[[Header], AnyRuleset]
"""The ruleset of a game by its header. Raises LookupError."""


class Post(Struct, frozen=True):
    """The mail address of a seat that wants to hear when it is asked, and its language."""

    address: str
    lang: str


class Proposal(Struct, frozen=True):
    """A seat proposes a pause or another pace; `agreed` have agreed so far."""

    seat: str
    kind: Literal["pause", "pace"]
    pace: Pace = Pace()
    agreed: tuple[str, ...] = ()


class Rematch(Struct, frozen=True):
    """Whether the same battle is played again with sides exchanged: who agrees, who has declined, the new match."""

    agreed: tuple[str, ...] = ()
    declined: str = ""
    match: str = ""


class Private(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The private record beside the lines of a match: its secret, its players, the hashes of all tokens."""

    secret: str
    players: dict[str, str]
    tokens: dict[str, str]
    title: dict[str, str]
    created: float
    wish: Wish | None = None
    wish_at: int = 0
    """The entry after which the wish is open; any later entry ends it."""

    owner: str = ""
    """The seat of the person who made the match."""

    waits: bool = False
    """It was made with seats whose players had still to come, or to add their nonces."""

    listed: bool = False
    names: dict[str, str] = {}
    keys: dict[str, str] = {}
    """The seat of each further token; `NOBODY` for spectators."""

    invitations: dict[str, str] = {}
    passes: dict[str, str] = {}
    """The seat that each invitation opens, and each pass that takes a seat to another browser."""

    away: dict[str, Away] = {}
    """Why the computer stands in for a person."""

    pace: Pace = Pace()
    clock: Clock = Clock()
    proposal: Proposal | None = None
    rematch: Rematch | None = None
    follows: str = ""
    """The match of which it is the rematch."""

    seen: dict[str, int] = {}
    """The last entry that each seat has seen."""

    muted: dict[str, tuple[str, ...]] = {}
    post: dict[str, Post] = {}
    standing: dict[str, dict[str, Any]] = {}
    """The standing orders of each seat, by the record of the game."""

    by_orders: tuple[int, ...] = ()
    """The entries that standing orders have given."""

    changed: float = 0.0
    name: str = ""
    """What people call it; without it the title counts."""

    evening: str = ""
    """The evening that it belongs to. Everybody who holds that plays the seats in `tokens`."""

    by: str = ""
    """The mark of the visitor who made it, which no address can be read from; nothing for the person at the machine."""

    size: int = 0
    """How many bytes its beginning takes, for the quota of that visitor."""

    strange: bool = False
    """It has tables of its own, or goes on from another game: nobody knows how long its rules take."""

    @property
    def called(self) -> dict[str, str]:
        """What it is called in every language."""
        return dict.fromkeys(LANGUAGES, self.name) if self.name else self.title

    @property
    def moved(self) -> float:
        """When the last entry was made, as far as that is kept."""
        return max(self.changed, self.created)


class Promise(Struct, frozen=True):
    """What stands fixed of a match before a player adds a nonce: the commitment to its secret, and its chain so far."""

    commitment: str = ""
    entries: int = 0
    head: str = ""
    waits: bool = False
    """It has not begun: nonces are missing."""

    joined: frozenset[str] = frozenset()
    """The seats whose nonces are in it, as long as it waits."""


class Kept(Struct, frozen=True):
    """A kept match. `finished`: its last entry closes it. `summary`: where it stands, if known."""

    name: str
    private: Private
    finished: bool
    summary: Summary | None
    unopened: Unopened | None = None
    """Why its record cannot be read; then `private` holds only the seats of tokens, as far as they are known."""


def hashed(token: str) -> str:
    """The hash of a token, which is all that is kept of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def find_ruleset(header: Header) -> AnyRuleset:
    """The program's own ruleset if the game uses its tables, or one with the tables of the game."""
    return ruleset_of(header.ruleset, header.version, bytes(header.tables))


def crew_of(private: Private) -> Crew:
    """The threads in which a match is opened and played."""
    return STRANGE if private.strange else GAMES


def is_ours(ruleset: AnyRuleset) -> bool:
    """Rules with the tables that come with the program, or rules that no file can name."""
    found = find(ruleset.name)
    return found is None or found.files.load().tables == ruleset.tables


class Held(Struct):
    """What waits to be kept together: entries from a number on, and the private record if it has changed."""

    first: int
    lines: list[bytes] = []
    private: bool = False


class Record:
    """The record of one match. Every change is kept before it takes effect, unless it is held back."""

    def __init__(self, store: Store, name: str, private: Private, shut: Unopened | None = None) -> None:
        self.store = store
        self.name = name
        self.private = private
        self.unopened = shut
        """Why it cannot be read. Nothing may be written over it then: it may still be repaired."""

        self.changed: Callable[[Record], None] = lambda _: None
        """Called after each change."""

        self._held: Held | None = None

    def entries(self, number: int, lines: list[bytes], match: Match) -> None:
        """Keeps entries, and with them where the match stands."""
        if self._held:
            self._held.lines.extend(lines)
        else:
            self.store.append_all(self.name, number, lines, summed_up(match))

    def wish(self, wish: Wish | None, at: int) -> None:
        self.change(wish=wish, wish_at=at)

    def change(self, **fields: Any) -> None:
        """Changes some fields of the private record."""
        if self.unopened:
            raise self.unopened
        private = replace(self.private, **fields)
        if self._held:
            self._held.private = True
        else:
            self.store.keep_private(self.name, written(private))
        self.put(private)

    def put(self, private: Private) -> None:
        """This is the private record from now on. It is kept already, or will be."""
        if private is not self.private:
            self.private = private
            self.changed(self)

    def hold(self, match: Match) -> None:
        """From now on nothing is kept, until it is handed in as a whole."""
        self._held = Held(match.entries + 1)

    def hand_in(self, match: Match) -> "Future[None] | None":
        """Hands in everything since `hold`: all of it will be kept, or nothing. None if nothing has changed."""
        held, self._held = self._held, None
        if held is None or not (held.lines or held.private):
            return None
        private = written(self.private) if held.private else None
        return self.store.hand_in(self.name, held.first, held.lines, summed_up(match) if held.lines else b"", private)


def create(
    store: Store,
    ruleset: AnyRuleset,
    scenario: Any,
    players: dict[str, str],
    title: dict[str, str],
    branch: Branch | None = None,
    *,
    typed: bool = False,
    token: Callable[[str, str], str] | None = None,
    **more: Any,
) -> tuple[Match, Record, dict[str, str]]:
    """A new match, its record, and the tokens of its human seats; it may go on from another game.

    The seats of computer players are taken at once. It begins when the player of each other seat has added a nonce.
    `typed`: people throw real dice. `token` makes the token of a seat from the name of the match. `more` are further
    fields of the private record.
    """
    origin = fresh(())
    waiting = [seat for seat, name in players.items() if name in (PERSON, OPEN)]
    game = laid(ruleset, scenario, origin, typed=typed, branch=branch)
    for seat in (seat for seat in players if seat not in waiting):
        accepted(game.join_derived(seat))
    tokens = {
        seat: token(origin.game, seat) if token else new_token() for seat, name in players.items() if name == PERSON
    }
    hashes = {seat: hashed(given) for seat, given in tokens.items()}
    created = float(more.get("changed", time.time()))
    named = {"owner": next(iter(tokens), ""), "waits": bool(waiting), "changed": created, **more}
    named |= {"strange": branch is not None or not is_ours(ruleset), "size": len(game.lines[0])}
    private = Private(origin.secret.hex(), players, hashes, title, created, **named)
    store.create(origin.game, game.lines[0], written(private))
    record = Record(store, origin.game, private)
    match = _match(game, record, players)
    record.entries(1, game.lines[1:], match)
    if not waiting:
        match.begin()
    return match, record, tokens


def _match(game: Game, record: Record, players: dict[str, str], wish: Wish | None = None) -> Match:
    """A match that keeps its entries in a record."""

    def keep(number: int, lines: list[bytes]) -> None:
        record.entries(number, lines, match)

    match = Match(game, players, keep, record.wish, wish)
    return match


def kept(store: Store) -> Iterator[Kept]:
    """Every match of a store. Other games, and matches of which nobody has a token yet, are passed over."""
    for summary in store.games():
        try:
            found = _kept(store, summary)
        except (StoreDamaged, UnknownGame):
            # A name that is listed but not found is damage, unless it was deleted just now.
            found = unread(summary.game, b"", Unopened(DAMAGED)) if _is_listed(store, summary.game) else None
        if found:
            yield found


def _kept(store: Store, summary: GameSummary) -> Kept | None:
    name, data = summary.game, store.private(summary.game)
    try:
        private = read(data, Private)
    except msgspec.DecodeError as error:
        return unread(name, data, unopened(error)) if is_match(name, data) else None
    if summary.damage:
        return Kept(name, private, False, None, Unopened(DAMAGED))
    if summary.entries <= len(private.players) and not private.waits:
        return None
    last = store.lines(name, summary.entries - 1)[-1:]
    return Kept(name, private, any(map(closes, last)), read_summary(summary.summary))


def unread(name: str, data: bytes, why: Unopened) -> Kept:
    """A match whose private record cannot be read: whatever tokens are found in it still lead to it."""
    private = Private("", {}, {}, dict.fromkeys(LANGUAGES, name), 0.0, keys=held(data))
    return Kept(name, private, False, None, why)


def _is_listed(store: Store, name: str) -> bool:
    others = name.startswith((EVENING, SHELVED))
    return not others and any(each.game == name for each in store.games())


def promise(store: Store, name: str) -> Promise:
    """What stands fixed of a kept match; nothing if its lines cannot be read."""
    entries = store.count(name)
    try:
        header = read_header(store.header(name))
        known = [read_entry(line) for line in store.lines(name, max(entries - SEATS, 0))]
    except msgspec.DecodeError:
        return Promise()
    joined = [entry.answer.seat for entry in known if isinstance(entry.answer, Joined)]
    waits = len(joined) == entries
    return Promise(header.commitment, entries, known[-1].h if known else header.h, waits, frozenset(joined))


def taken_up(record: Record, find: Find = find_ruleset) -> Match:
    """A kept match as its entries have left it. Raises Unopened."""
    if record.unopened:
        raise record.unopened
    store, name, private = record.store, record.name, record.private
    with readable():
        header, entries = store.header(name), store.lines(name)
    try:
        ruleset = find(read_header(header))
        _check(header, entries, private)
        game = restored(header, entries, name, private.secret, lambda _: ruleset)
    except Exception as error:
        raise unopened(error) from error
    wish = private.wish if private.wish_at == len(game.entries) else None
    match = _match(game, record, private.players, wish)
    match.away = frozenset(private.away)
    if not (game.begun or match.waiting):
        match.begin()
    return match


def _check(header: bytes, entries: list[bytes], private: Private) -> None:
    """Everything is as it was written. Raises NotSound, msgspec.DecodeError."""
    if sound_entries(header, entries) < len(entries):
        raise NotSound
    if commitment(bytes.fromhex(private.secret)) != read_header(header).commitment:
        raise NotSound


def restored(line: bytes, entries: Iterable[bytes], name: str, secret: str, find: Find = find_ruleset) -> Game:
    """A kept game as its entries have left it, from its header line. Raises LookupError, msgspec.DecodeError."""
    header = read_header(line)
    ruleset = find(header)
    game = Game(ruleset, header, codec(ruleset).scenario(header.scenario), Secret(bytes.fromhex(secret), name))
    game.restore(map(read_entry, entries))
    return game
