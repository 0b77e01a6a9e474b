"""How matches are kept in a store: their private records, and how they are opened again."""

import hashlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games import load_ruleset, ruleset_of
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Branch, Header, closes, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret
from sandtable.match.errors import unopened
from sandtable.match.match import OPEN, PERSON, Match, Wish
from sandtable.match.pace import Clock, Pace
from sandtable.match.standing_orders import StandingOrders
from sandtable.match.summary import Summary, read_summary, summed_up
from sandtable.match.table import seated
from sandtable.players.chance import fresh
from sandtable.store.contract import Store

TOKEN_BYTES = 32
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
    """It was made with open seats."""

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
    seen: dict[str, int] = {}
    """The last entry that each seat has seen."""

    muted: dict[str, tuple[str, ...]] = {}
    post: dict[str, Post] = {}
    standing: dict[str, StandingOrders] = {}
    """The standing orders of each seat."""

    by_orders: tuple[int, ...] = ()
    """The entries that standing orders have given."""

    changed: float = 0.0

    @property
    def moved(self) -> float:
        """When the last entry was made, as far as that is kept."""
        return max(self.changed, self.created)


class Kept(Struct, frozen=True):
    """A kept match. `finished`: its last entry closes it. `summary`: where it stands, if known."""

    name: str
    private: Private
    finished: bool
    summary: Summary | None


def hashed(token: str) -> str:
    """The hash of a token, which is all that is kept of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def find_ruleset(header: Header) -> AnyRuleset:
    """The program's own ruleset if the game uses its tables, or one with the tables of the game."""
    try:
        ours = load_ruleset(header.ruleset)
    except LookupError:
        ours = None
    if ours and ours.version == header.version and canonical(ours.tables) == bytes(header.tables):
        return ours
    return ruleset_of(header.ruleset, header.version, bytes(header.tables))


class Record:
    """The record of one match. Every change is kept before it takes effect."""

    def __init__(self, store: Store, name: str, private: Private) -> None:
        self.store = store
        self.name = name
        self.private = private
        self.changed: Callable[[Record], None] = lambda _: None
        """Called after each change."""

    def entries(self, number: int, lines: list[bytes], match: Match) -> None:
        """Keeps entries, and with them where the match stands."""
        self.store.append_all(self.name, number, lines, summed_up(match))

    def wish(self, wish: Wish | None, at: int) -> None:
        self.change(wish=wish, wish_at=at)

    def change(self, **fields: Any) -> None:
        """Changes some fields of the private record."""
        private = replace(self.private, **fields)
        self.store.keep_private(self.name, msgspec.json.encode(private))
        self.private = private
        self.changed(self)


def create(
    store: Store,
    ruleset: AnyRuleset,
    scenario: Any,
    players: dict[str, str],
    title: dict[str, str],
    branch: Branch | None = None,
    **more: Any,
) -> tuple[Match, Record, dict[str, str]]:
    """A new match, its record, and the tokens of its human seats; it may go on from another game.

    It begins at once unless a seat is open. `more` are further fields of the private record.
    """
    origin = fresh(players)
    waiting = [seat for seat, name in players.items() if name == OPEN]
    game = seated(ruleset, scenario, origin, branch=branch, waiting=waiting)
    tokens = {seat: new_token() for seat, name in players.items() if name == PERSON}
    hashes = {seat: hashed(token) for seat, token in tokens.items()}
    created = float(more.get("changed", time.time()))
    named = {"owner": next(iter(tokens), ""), "waits": bool(waiting), "changed": created, **more}
    private = Private(origin.secret.hex(), players, hashes, title, created, **named)
    store.create(origin.game, game.lines[0], msgspec.json.encode(private))
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
            private = msgspec.json.decode(store.private(summary.game), type=Private)
        except msgspec.DecodeError:
            continue
        if summary.entries <= len(private.players) and not private.waits:
            continue
        last = store.lines(summary.game, summary.entries - 1)[-1:]
        yield Kept(summary.game, private, any(map(closes, last)), read_summary(summary.summary))


def taken_up(record: Record, find: Find = find_ruleset) -> Match:
    """A kept match as its entries have left it. Raises Unopened."""
    store, name, private = record.store, record.name, record.private
    header, entries = store.header(name), store.lines(name)
    try:
        game = restored(header, entries, name, private.secret, find)
    except Exception as error:
        raise unopened(error) from error
    wish = private.wish if private.wish_at == len(game.entries) else None
    match = _match(game, record, private.players, wish)
    match.away = frozenset(private.away)
    return match


def restored(line: bytes, entries: Iterable[bytes], name: str, secret: str, find: Find = find_ruleset) -> Game:
    """A kept game as its entries have left it, from its header line. Raises LookupError, msgspec.DecodeError."""
    header = read_header(line)
    ruleset = find(header)
    game = Game(ruleset, header, codec(ruleset).scenario(header.scenario), Secret(bytes.fromhex(secret), name))
    game.restore(map(read_entry, entries))
    return game
