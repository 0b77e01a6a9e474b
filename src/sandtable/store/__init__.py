"""The store keeps games in an append-only log: for each, a header line and numbered entry lines.

`SqlStore` is imported from `sandtable.store.sql`, so that naming an error or the contract does not load SQLAlchemy.
"""

from sandtable.store.contract import GameSummary, Store
from sandtable.store.errors import (
    GameExists,
    NotAStore,
    Stale,
    StoreBusy,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreHeld,
    TooNew,
    UnknownGame,
)
from sandtable.store.memory import MemoryStore

__all__ = [
    "GameExists",
    "GameSummary",
    "MemoryStore",
    "NotAStore",
    "Stale",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreDamaged",
    "StoreError",
    "StoreFailed",
    "StoreFull",
    "StoreHeld",
    "TooNew",
    "UnknownGame",
]
