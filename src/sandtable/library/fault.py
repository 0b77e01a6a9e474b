"""What is wrong with a file."""

from collections.abc import Iterable

from msgspec import Struct

from sandtable.kernel.refusal import Arguments


class Fault(Struct, frozen=True):
    """One thing that is wrong: its place, its message (a key of the words), and the clause that forbids it."""

    file: str
    line: int
    field: str
    key: str
    args: Arguments = {}
    clause: str = ""


class Unreadable(Exception):  # noqa: N818 — the word the docs use
    """A file cannot be used; `faults` is everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{f.file}:{f.line}: {f.field}: {f.key} {f.args}" for f in self.faults))
