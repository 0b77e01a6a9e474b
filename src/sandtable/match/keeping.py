"""How matches are kept: what only their keeper knows, and how they are taken up again."""

import hashlib
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Closed, Header, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret
from sandtable.library.rulesets import load_ruleset
from sandtable.match.match import PERSON, Match
from sandtable.match.table import seated
from sandtable.players.chance import fresh
from sandtable.rulesets.catalogue import ruleset_of
from sandtable.store.contract import Store

TOKEN_BYTES = 32
Find = Callable[[Header], AnyRuleset]
"""The ruleset of a game by its header. Raises LookupError."""


class Private(Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept beside the lines of a match: its secret, who plays, and the hashes of the tokens of people."""

    secret: str
    players: dict[str, str]
    tokens: dict[str, str]
    title: dict[str, str]
    created: float


class Kept(Struct, frozen=True):
    """A match that is kept; `finished`: its last entry closes it."""

    name: str
    private: Private
    finished: bool


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def find_ruleset(header: Header) -> AnyRuleset:
    """The program's own ruleset if the game has its tables, or that of the tables which the game brings."""
    try:
        ours = load_ruleset(header.ruleset)
    except LookupError:
        ours = None
    if ours and ours.version == header.version and canonical(ours.tables) == bytes(header.tables):
        return ours
    return ruleset_of(header.ruleset, header.version, bytes(header.tables))


def keeper(store: Store, name: str) -> Callable[[int, list[bytes]], None]:
    """Keeps the entries of a match."""
    return lambda number, lines: store.append_all(name, number, lines)


def create(
    store: Store, ruleset: AnyRuleset, scenario: Any, players: dict[str, str], title: dict[str, str]
) -> tuple[Match, Private, dict[str, str]]:
    """A new match, kept and begun, and the tokens of the seats that people play."""
    origin = fresh(players)
    game = seated(ruleset, scenario, origin)
    tokens = {seat: secrets.token_urlsafe(TOKEN_BYTES) for seat, name in players.items() if name == PERSON}
    hashes = {seat: hashed(token) for seat, token in tokens.items()}
    private = Private(origin.secret.hex(), players, hashes, title, time.time())
    store.create(origin.game, game.lines[0], msgspec.json.encode(private))
    store.append_all(origin.game, 1, game.lines[1:])
    match = Match(game, players, keeper(store, origin.game))
    match.begin()
    return match, private, tokens


def kept(store: Store) -> Iterator[Kept]:
    """Every match of a store. Games of other programs, and matches that nobody was told of, are passed by."""
    for summary in store.games():
        try:
            private = msgspec.json.decode(store.private(summary.game), type=Private)
        except msgspec.DecodeError:
            continue
        if summary.entries <= len(private.players):
            continue
        (last,) = store.lines(summary.game, summary.entries - 1)
        yield Kept(summary.game, private, isinstance(read_entry(last).answer, Closed))


def taken_up(store: Store, name: str, private: Private, find: Find = find_ruleset) -> Match:
    """A kept match, standing where its entries have led."""
    header = read_header(store.header(name))
    ruleset = find(header)
    game = Game(ruleset, header, codec(ruleset).scenario(header.scenario), Secret(bytes.fromhex(private.secret), name))
    game.restore(read_entry(line) for line in store.lines(name))
    return Match(game, private.players, keeper(store, name))
