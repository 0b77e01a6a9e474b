"""Rulesets that somebody plays by. Each is made once; one with tables of its own is gone with its last game."""

from hashlib import sha256
from weakref import WeakValueDictionary

import msgspec

from sandtable.games.package import GamePackage
from sandtable.kernel.bounds import TABLES
from sandtable.kernel.chain import canonical
from sandtable.kernel.ruleset import AnyRuleset

_played: "WeakValueDictionary[tuple[str, bytes], AnyRuleset]" = WeakValueDictionary()


def played(package: GamePackage, tables: bytes) -> AnyRuleset:
    """The rules of a game with the tables of a file. Raises msgspec.ValidationError for tables beyond their bounds."""
    if len(tables) > TABLES:
        raise msgspec.ValidationError(f"Expected tables of at most {TABLES} bytes")
    key = (package.name, sha256(tables).digest())
    found = _played.get(key)
    if found is None:
        found = _played[key] = _made(package, tables)
    return found


def _made(package: GamePackage, tables: bytes) -> AnyRuleset:
    shipped = package.files.load()
    if canonical(shipped.tables) == tables:
        return shipped
    return package.ruleset(msgspec.json.decode(tables, type=package.files.tables))
