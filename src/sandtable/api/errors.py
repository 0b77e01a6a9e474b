"""What goes wrong from Python: an order that is refused, or a name or file that cannot be used."""

from collections.abc import Iterable
from typing import NamedTuple

from sandtable.kernel.refusal import Refusal
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.nearest import unknown
from sandtable.library.readable import fault_line, refusal_line
from sandtable.library.words import LANGUAGES, Words, words


class Error(Exception):
    """Any error that Sandtable raises on purpose. Bugs raise something else."""


class Reason(NamedTuple):
    """One reason why an order is refused. As a string it is a sentence with its clause."""

    text: str
    """A sentence, with the clause in brackets."""

    clause: str
    """The clause of the book that forbids the order; clauses `ST` are the program's own."""

    pieces: tuple[str, ...]
    """The pieces concerned."""

    def __str__(self) -> str:
        return self.text


class Refused(Error):  # noqa: N818 — the word that the program uses everywhere
    """The rules do not allow it. Nothing has changed; `reasons` holds every reason, not just the first."""

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("\n".join(map(str, self.reasons)))


class Unusable(Error):  # noqa: N818
    """A name is not known, or a file cannot be used; `lines` holds everything that is wrong, one sentence each."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))


def reasons(refusals: Iterable[Refusal], say: Words) -> tuple[Reason, ...]:
    """Refusals in words."""
    return tuple(Reason(refusal_line(say, each), each.clause, each.pieces) for each in refusals)


def unusable(trouble: Unreadable) -> Unusable:
    """The faults of a file in words: file, line, field and what is wrong there."""
    return Unusable(fault_line(words("en"), fault) for fault in trouble.faults)


def not_known(what: str, name: str, known: Iterable[str]) -> Unusable:
    """There is no such thing. The error says which name is near and which ones are known."""
    return unusable(Unreadable([Fault(what, 0, "", "fault-name", unknown(name, known))]))


def spoken(lang: str) -> Words:
    """The words of a language. Raises Unusable."""
    if lang not in LANGUAGES:
        raise not_known("lang", lang, LANGUAGES)
    return words(lang)
