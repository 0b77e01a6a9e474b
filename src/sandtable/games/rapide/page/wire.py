"""What page and server say to each other about Combat Rapide, over HTTP.

Losses are written as people write them, `1½`; chances are fractions "n/d"; sentences are in the reader's language.
"""

from typing import Any, Literal

from msgspec import Struct

from sandtable.server.wire.details import LineMessage

# Choices


class RapideNation(Struct, frozen=True):
    """A nation that a battle may name."""

    id: str
    name: dict[str, str]
    region: str
    native: bool


class RapideShipped(Struct, frozen=True):
    """A battle that comes with the program, as the form has it."""

    id: str
    name: dict[str, str]
    form: dict[str, Any]


class RapideChoices(Struct, frozen=True):
    """What the form offers."""

    nations: tuple[RapideNation, ...]
    technologies: tuple[str, ...]
    terrains: tuple[str, ...]
    worths: tuple[int, ...]
    battles: tuple[RapideShipped, ...]
    tables: tuple[str, ...] = ()
    """Own tables, which may take the place of the program's."""


# From the browser


class RapideForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle that is being set up: the contents of a battle file, and own tables."""

    form: dict[str, Any]
    tables: tuple[str, ...] = ()


class RapideNew(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a battle, with dice of the program or real dice that are typed in."""

    form: dict[str, Any]
    dice: Literal["fair", "typed"]
    name: str = ""
    tables: tuple[str, ...] = ()


class RapideNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """The new name of an evening or a battle."""

    name: str


class RapideFace(Struct, frozen=True, forbid_unknown_fields=True):
    """The face of a real die, typed in after the entries up to `at`."""

    at: int
    face: int


class RapideOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side decides."""

    at: int
    seat: str
    order: dict[str, Any]


class RapideStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step back, or the end."""

    at: int


# To the browser


class RapideFault(Struct, frozen=True):
    """An error at a field of the form: a key of the words with its arguments, and the clause that forbids it."""

    field: str
    clause: str
    key: str
    args: dict[str, str]


class RapideEffect(Struct, frozen=True):
    """What a face of the die would do: losses and stars, or a test that is passed or not."""

    face: int
    total: int
    losses: str
    stars: int
    passed: bool | None = None


class RapideDie(Struct, frozen=True):
    """A die: its seat and purpose, every line with its reason, its column, and what each face does."""

    seat: str
    what: str
    clause: str
    column: str
    column_clause: str
    lines: tuple[LineMessage, ...]
    faces: tuple[RapideEffect, ...]


class RapideSide(Struct, frozen=True):
    """One side before the battle; `barred` is the clause that keeps it from firing."""

    seat: str
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
    dice: tuple[RapideDie, ...]
    barred: str
    adjustments: tuple[LineMessage, ...]


class RapideChances(Struct, frozen=True):
    """The chances of each side to win (nobody: `""`) and to win a major victory; its average losses in detachments."""

    wins: dict[str, str]
    major: dict[str, str]
    losses: dict[str, float]


class RapideCheck(Struct, frozen=True):
    """The errors of a form; if there are none, both sides and their chances."""

    faults: tuple[RapideFault, ...]
    sides: tuple[RapideSide, ...]
    chances: RapideChances | None


class RapideSentence(Struct, frozen=True):
    """Something that happened, and its clauses."""

    text: str
    clauses: tuple[str, ...]


class RapideTally(Struct, frozen=True):
    """The state of a side so far."""

    stars: int
    morale: int
    losses: str
    broken: bool
    stack: str


class RapideMoment(Struct, frozen=True):
    """A die with its face (0: none), what followed, the tallies after it, and the chances before it."""

    entry: int
    round: int
    die: RapideDie | None
    face: int
    told: tuple[RapideSentence, ...]
    tallies: dict[str, RapideTally]
    chances: RapideChances


class RapideAnswer(Struct, frozen=True):
    """A possible order, in words, and its chances; `best`: no other is as good."""

    order: dict[str, Any]
    text: str
    chances: RapideChances
    best: bool


class RapideQuestion(Struct, frozen=True):
    """A question to a side."""

    seat: str
    what: str
    text: str
    clause: str
    answers: tuple[RapideAnswer, ...]


class RapideLoss(Struct, frozen=True):
    """What a side has lost, how that adds up, and what is left of it."""

    seat: str
    nation: str
    before: str
    after: str
    losses: str
    sum: str
    clause: str


class RapideResult(Struct, frozen=True):
    """The end of a battle; `text` is all of it in a form that can be sent."""

    winner: str
    major: bool
    headline: str
    clause: str
    sides: tuple[RapideLoss, ...]
    faces: tuple[int, ...]
    text: str


class RapideCard(Struct, frozen=True):
    """A battle in the list of an evening; `lost`: its rules are not known here."""

    battle: str
    name: str
    begun: float
    year: int
    terrain: str
    nations: tuple[str, str]
    dice: str
    round: int
    state: Literal["open", "over", "closed", "lost"]
    headline: str


class RapideBattle(Struct, frozen=True):
    """A battle as it stands; `mine`: the reader may go on with it. `back` is 0 if nothing can be taken back."""

    card: RapideCard
    mine: bool
    form: dict[str, Any]
    retreat_test: bool
    sides: tuple[RapideSide, ...]
    moments: tuple[RapideMoment, ...]
    tallies: dict[str, RapideTally]
    chances: RapideChances
    die: RapideDie | None
    question: RapideQuestion | None
    result: RapideResult | None
    back: int
    entries: int
    head: str


class RapideTicket(Struct, frozen=True):
    """A new evening: the holder of its token sees and changes it."""

    token: str


class RapideEvening(Struct, frozen=True):
    """An evening and its battles, the last begun first."""

    name: str
    opened: float
    battles: tuple[RapideCard, ...]
