"""Why an answer is not accepted."""

from typing import TypeAlias

from msgspec import Struct

from sandtable.kernel.witness import Witness

Arguments: TypeAlias = dict[str, str | int]


class Refusal(Struct, frozen=True):
    """The clause that forbids it, a message for people, the pieces concerned, and what was measured."""

    clause: str
    key: str
    args: Arguments = {}
    pieces: tuple[str, ...] = ()
    witnesses: tuple[Witness, ...] = ()
