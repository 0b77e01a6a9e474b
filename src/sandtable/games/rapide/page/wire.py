"""What page and rules of Combat Rapide say to each other, beside what every page is told.

Losses are written as people write them, `1½`; chances are fractions "n/d"; sentences are in the reader's language.
"""

from typing import Any, Literal

from msgspec import Struct

from sandtable.games.rapide.rules.orders import AnyOrder
from sandtable.kernel.bounds import Few, Id, Table
from sandtable.server.wire.details import LineMessage
from sandtable.server.wire.lobby import Choosable

# Setting up


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle that is being set up: the contents of a battle file, and own tables."""

    form: Table[Any]
    tables: Few[Id] = ()


class Nation(Struct, frozen=True):
    """A nation that a battle may name."""

    id: str
    name: dict[str, str]
    region: str
    native: bool


class Shipped(Choosable, frozen=True, kw_only=True):
    """A battle that comes with the program, or an own one, as the form has it."""

    form: dict[str, Any]


class Offers(Struct, frozen=True):
    """What the form offers."""

    nations: tuple[Nation, ...]
    technologies: tuple[str, ...]
    terrains: tuple[str, ...]
    worths: tuple[int, ...]
    battles: tuple[Shipped, ...]
    tables: tuple[str, ...] = ()
    """Own tables, which may take the place of the program's."""


class FormFault(Struct, frozen=True):
    """An error at a field of the form: a key of the words with its arguments, and the clause that forbids it."""

    field: str
    clause: str
    key: str
    args: dict[str, str]


class Check(Struct, frozen=True):
    """The errors of a form; if there are none, both sides and their chances."""

    faults: tuple[FormFault, ...]
    sides: tuple["SideTold", ...]
    chances: "Chances | None"


# Before the battle


class Effect(Struct, frozen=True):
    """What a face of the die would do: losses and stars, or a test that is passed or not."""

    face: int
    total: int
    losses: str
    stars: int
    passed: bool | None = None


class DieTold(Struct, frozen=True):
    """A die: its seat and purpose, every line with its reason, its column, and what each face does."""

    seat: str
    what: str
    clause: str
    column: str
    column_clause: str
    lines: tuple[LineMessage, ...]
    faces: tuple[Effect, ...]


class SideTold(Struct, frozen=True):
    """One side before the battle; `barred` is the clause that keeps it from firing."""

    seat: str
    name: str
    """The nation and its part in the battle."""

    nation: str
    stack: str
    force: int
    technology: str
    veteran: bool
    native: bool
    revolution: bool
    leader: str
    morale: int
    cavalry: int
    dice: tuple[DieTold, ...]
    barred: str
    adjustments: tuple[LineMessage, ...]


class Scene(Struct, frozen=True):
    """The battle before it begins, and the form that it was set up with."""

    year: int
    terrain: str
    retreat_test: bool
    form: dict[str, Any]
    sides: tuple[SideTold, ...]


# The battle


class Chances(Struct, frozen=True):
    """The chances of each side to win (nobody: `""`) and to win a major victory; its average losses in detachments."""

    wins: dict[str, str]
    major: dict[str, str]
    losses: dict[str, float]


class Tally(Struct, frozen=True):
    """The state of a side so far. Stars and whether it broke are null when the state does not know them any more."""

    stars: int | None
    morale: int
    losses: str
    broken: bool | None
    stack: str


class AnswerTold(Struct, frozen=True):
    """A possible order, in words, and its chances; `best`: no other is as good, and `by` says in what."""

    order: AnyOrder
    text: str
    chances: Chances
    best: bool
    by: Literal["wins", "losses", ""] = ""


class QuestionTold(Struct, frozen=True):
    """A question to a side."""

    seat: str
    what: str
    text: str
    clause: str
    answers: tuple[AnswerTold, ...]


class LossTold(Struct, frozen=True):
    """What a side had, what it has lost, and what is left of it."""

    seat: str
    nation: str
    before: str
    after: str
    losses: str


class ResultTold(Struct, frozen=True):
    """The end of a battle."""

    winner: str
    major: bool
    headline: str
    clause: str
    sides: tuple[LossTold, ...]


class Marks(Struct, frozen=True):
    """How the battle stands: what is awaited, or how it ended."""

    tallies: dict[str, Tally]
    chances: Chances
    die: DieTold | None
    question: QuestionTold | None
    result: ResultTold | None


# What happened


class SentenceTold(Struct, frozen=True):
    """Something that happened, and its clauses."""

    text: str
    clauses: tuple[str, ...]


class CountTold(Struct, frozen=True):
    """How the losses of a side add up."""

    seat: str
    sum: str
    clause: str


class MomentTold(Struct, frozen=True):
    """A die with its face (0: none), what followed, the tallies after it, and the chances before it."""

    round: int
    die: DieTold | None
    face: int
    told: tuple[SentenceTold, ...]
    tallies: dict[str, Tally]
    chances: Chances
    counted: tuple[CountTold, ...] = ()


class Detail(Struct, frozen=True):
    """What happened in an entry, die by die."""

    moments: tuple[MomentTold, ...]
