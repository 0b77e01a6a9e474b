"""The lines of a game file: a header, then one entry for each accepted answer."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from sandtable.kernel.bounds import ENTRY, LINES
from sandtable.kernel.chain import canonical, commitment, link, seal
from sandtable.kernel.dice import Faces
from sandtable.kernel.names import kebab
from sandtable.kernel.ruleset import AnyRuleset

FORMAT = 2
SIDELESS = 1
"""The older format, whose entries do not name the sides of their dice. Its games are read and go on as they are."""

FORMATS = (SIDELESS, FORMAT)
PLAYER: Final = "player"
DERIVED: Final = "secret"
"""Who drew a nonce: the player of the seat; or nobody, it follows from the secret."""

FAIR, TYPED = "fair", "typed"
ORDER = "order"


class Branch(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The game that another one continues: its lines up to some moment, and its secret if that has been shown."""

    lines: tuple[Raw, ...]
    secret: str = ""


class Header(Struct, frozen=True, omit_defaults=True):
    """Which game it is, by which rules, from which scenario, and the commitment to its secret."""

    sandtable: int
    game: str
    ruleset: str
    version: int
    dice: str
    commitment: str
    tables: Raw
    scenario: Raw
    branch: Branch | None = None
    seeded: bool = False
    """The secret follows from a number: anybody who knows it knows the dice."""

    h: str = ""


class Recorded(Struct, frozen=True, tag=kebab, tag_field="answer"):
    """An accepted answer as it stands in the file."""


class Joined(Recorded, frozen=True, omit_defaults=True):
    """A seat has been taken and has added its nonce to the dice.

    `by`: its player drew the nonce, or it follows from the secret; otherwise the program that keeps the game drew it.
    """

    seat: str
    nonce: str
    by: Literal["", "player", "secret"] = ""


class Begun(Recorded, frozen=True):
    """The game has opened."""


class Resumed(Recorded, frozen=True):
    """The game continues where another one stood. Its header holds that game."""


class Ordered(Recorded, frozen=True):
    """A seat has given an order, which may be sealed."""

    seat: str
    order: Raw


class Rolled(Recorded, frozen=True):
    """People have thrown real dice and typed the faces in."""

    faces: Faces


class Undone(Recorded, frozen=True):
    """The game went back to what it was after an earlier entry."""

    seat: str
    to: int
    agreed: tuple[str, ...] = ()


class Resigned(Recorded, frozen=True):
    """A seat has given the game up."""

    seat: str


class Left(Recorded, frozen=True):
    """A seat has given the game up, and the others play on without it."""

    seat: str


class Expired(Recorded, frozen=True):
    """These seats have run out of time, by the clock of the keeper of the game."""

    seats: tuple[str, ...]


class Dropped(Recorded, frozen=True):
    """These seats have run out of time, and the others play on without them."""

    seats: tuple[str, ...]


class Drawn(Recorded, frozen=True):
    """All seats have agreed that nobody wins."""

    seats: tuple[str, ...]


class Closed(Recorded, frozen=True):
    """The file is complete: the secret, the number of entries before this one, and the hash of the last state."""

    secret: str
    entries: int
    state: str


AnyRecorded: TypeAlias = (
    Joined | Begun | Resumed | Ordered | Rolled | Undone | Resigned | Left | Expired | Dropped | Drawn | Closed
)


class Sealed(Struct, frozen=True, forbid_unknown_fields=True):
    """Stands in the chain for an order or event that somebody may not see yet."""

    sealed: str


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seal hides, for those who may see it."""

    salt: str
    value: Raw


class Entry(Struct, frozen=True, omit_defaults=True):
    """An accepted answer, the throws that it caused, and everything that happened."""

    n: int
    answer: AnyRecorded
    throws: tuple[Faces, ...] = ()
    dice: tuple[int, ...] = ()
    """How many sides the dice of each throw have, so that faces can be drawn again without the rules."""

    events: tuple[Raw, ...] = ()
    h: str = ""
    open: dict[str, Opening] = {}


class Hashed(Struct, frozen=True):
    """What every line has, so that no line is shorter."""

    h: Annotated[str, Meta(min_length=64)]


class Lines(Struct, frozen=True):
    """The lines of a game that another one continues, as far as they are counted."""

    lines: Annotated[tuple[Hashed, ...], Meta(max_length=LINES)]


class Continued(Struct, frozen=True):
    """The part of a header that may be long."""

    branch: Lines | None = None


class Kind(Struct, frozen=True):
    """What every answer says of itself, whether its kind is known here or not."""

    answer: str
    seat: str = ""


class Answered(Struct, frozen=True):
    """The part of an entry that can be read when nothing else is known of it."""

    answer: Kind


_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)
_sealed = msgspec.json.Decoder(Sealed)
_answered = msgspec.json.Decoder(Answered)
_continued = msgspec.json.Decoder(Continued)


def linked(line: Any, previous: str) -> Any:
    """A header or entry with its hash. Openings are guarded by their seals, not by the chain."""
    return msgspec.structs.replace(line, h=link(previous, body(line)))


def new_header(
    ruleset: AnyRuleset,
    scenario: Any,
    game: str,
    secret: bytes,
    *,
    typed: bool = False,
    branch: Branch | None = None,
    seeded: bool = False,
) -> Header:
    """The first line of a new game, which may continue another one from some moment.

    Raises msgspec.ValidationError if its tables or scenario could not be read again.
    """
    for part in (ruleset.tables, scenario):
        check_bounds(part)
    header: Header = linked(
        Header(
            sandtable=FORMAT,
            game=game,
            ruleset=ruleset.name,
            version=ruleset.version,
            dice=TYPED if typed else FAIR,
            commitment=commitment(secret),
            tables=Raw(canonical(ruleset.tables)),
            scenario=Raw(canonical(scenario)),
            branch=branch,
            seeded=seeded,
        ),
        "",
    )
    return header


def check_bounds(record: Struct) -> None:
    """Checks that what is written of a record can be read again. Raises msgspec.ValidationError."""
    msgspec.json.decode(canonical(record), type=type(record))


def body(line: Header | Entry) -> bytes:
    """The bytes of a line that go into the chain."""
    bare: dict[str, Any] = {"h": ""} if isinstance(line, Header) else {"h": "", "open": {}}
    return canonical(msgspec.structs.replace(line, **bare))


def answer_head(previous: str, answer: Recorded) -> str:
    """The head of the chain with the answer in it. The throws that the answer causes are bound to it."""
    return link(previous, canonical(answer))


def sealed_in(raw: Raw) -> str | None:
    """The seal that stands for something hidden, if this is one."""
    try:
        return _sealed.decode(raw).sealed
    except msgspec.ValidationError:
        return None


def opens(opening: Opening, sealed: str) -> bool:
    """This is what the seal hides."""
    try:
        return seal(opening.salt, bytes(opening.value)) == sealed
    except ValueError:
        return False


def places(entry: Entry) -> list[tuple[str, Raw]]:
    """Where an order or event stands in an entry, and what stands there."""
    order = [(ORDER, entry.answer.order)] if isinstance(entry.answer, Ordered) else []
    return [*order, *((event_place(i), raw) for i, raw in enumerate(entry.events))]


def event_place(index: int) -> str:
    """Where the event of this index stands."""
    return f"event {index}"


def read_header(line: bytes) -> Header:
    """A header. What it continues is counted first: many short items would take much memory. Raises DecodeError."""
    if len(line) > ENTRY:
        _continued.decode(line)
    return _header.decode(line)


def read_entry(line: bytes) -> Entry:
    """An entry. Raises DecodeError."""
    if len(line) > ENTRY:
        raise msgspec.ValidationError(f"Expected an entry of at most {ENTRY} bytes")
    return _entry.decode(line)


def answered(line: bytes) -> Kind:
    """What was answered in an entry, even in one by a newer program. Raises msgspec.DecodeError."""
    return _answered.decode(line).answer


def closes(line: bytes) -> bool:
    """The line is the last one of a game that is over."""
    try:
        return answered(line).answer == Closed.__struct_config__.tag
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
