"""Quotas: how much one visitor may keep here, in bytes and in things.

Who has brought a thing is kept with it, as the mark of a visitor. Somebody at the machine of the server may keep what
they like.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from threading import Lock

from msgspec import Struct

from sandtable.kernel.entry import Branch
from sandtable.match.errors import NotPossible

MEGABYTE = 1_000_000
LARGEST_BRANCH = 4 * MEGABYTE
"""How large the beginning of a game may be that goes on from another one, in bytes."""


class Quota(Struct, frozen=True):
    """What one visitor may keep: bytes and things in all. 0: as much as they like."""

    size: int = 64 * MEGABYTE
    things: int = 500


class OverQuota(NotPossible):
    """A visitor keeps too much already. Nothing has changed."""


def branch_size(branch: Branch | None) -> int:
    """How many bytes the beginning of a game takes that goes on from another one. Raises OverQuota."""
    size = sum(len(bytes(line)) for line in branch.lines) if branch else 0
    if size > LARGEST_BRANCH:
        raise OverQuota("fault-branch-large", most=LARGEST_BRANCH // MEGABYTE)
    return size


class Holdings:
    """Who keeps what: the size of each thing, by the visitor who brought it."""

    def __init__(self, quota: Quota = Quota()) -> None:  # noqa: B008
        self._quota = quota
        self._things: dict[str, dict[str, int]] = {}
        self._owners: dict[str, str] = {}
        self._rooms = count()
        self._lock = Lock()

    def note(self, owner: str, name: str, size: int) -> None:
        """A thing of a visitor is kept."""
        if owner:
            with self._lock:
                self._things.setdefault(owner, {})[name] = size
                self._owners[name] = owner

    def forget(self, name: str) -> None:
        """A thing is gone."""
        with self._lock:
            owner = self._owners.pop(name, "")
            self._things.get(owner, {}).pop(name, None)
            if not self._things.get(owner):
                self._things.pop(owner, None)

    @contextmanager
    def room(self, owner: str, size: int) -> Iterator[None]:
        """There is room for one more thing of a visitor while it is being kept. Raises OverQuota."""
        held = f"room {next(self._rooms)}"
        if owner:
            with self._lock:
                self._check(self._things.get(owner, {}), size)
                self._things.setdefault(owner, {})[held] = size
                self._owners[held] = owner
        try:
            yield
        finally:
            self.forget(held)

    def _check(self, things: dict[str, int], size: int) -> None:
        most, many = self._quota.size, self._quota.things
        if most and sum(things.values()) + size > most:
            raise OverQuota("fault-quota-bytes", most=round(most / MEGABYTE))
        if many and len(things) >= many:
            raise OverQuota("fault-quota-things", most=many)
