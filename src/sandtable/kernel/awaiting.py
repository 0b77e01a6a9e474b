"""What a game waits for: a choice by some seats, a throw, or nothing more."""

from typing import TypeAlias

from msgspec import Struct

from sandtable.kernel.dice import Throw


class Choice(Struct, frozen=True, tag="choice", tag_field="awaits"):
    """The game waits for an order of each of these seats."""

    seats: tuple[str, ...]
    what: str
    clause: str = ""


class Outcome(Struct, frozen=True):
    """Who won (nobody: a draw) and by which clause."""

    winners: tuple[str, ...]
    clause: str = ""


class Over(Struct, frozen=True, tag="over", tag_field="awaits"):
    """The game waits for nothing more."""

    outcome: Outcome


Awaiting: TypeAlias = Choice | Throw | Over
