"""The store in memory keeps the contract."""

from pathlib import Path

from sandtable.store import MemoryStore, Store
from tests.store.contract import StoreContract


class TestMemoryStore(StoreContract):
    # It is so fast that two threads seldom meet.
    wins = 20_000

    def open(self, folder: Path) -> Store:
        return MemoryStore()
