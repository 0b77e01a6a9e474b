"""The agenda: what a game still has to do, as a tuple of small frozen steps, the next one first."""

from typing import TypeVar

from msgspec import Struct

from sandtable.kernel.names import kebab


class Step(Struct, frozen=True, tag=kebab, tag_field="step", cache_hash=True):
    """One thing to do; subclasses belong to one game."""


S = TypeVar("S", bound=Step)


def after(agenda: tuple[S, ...], *pushed: S) -> tuple[S, ...]:
    """The agenda when its top is done and has led to further steps."""
    return (*pushed, *agenda[1:])
