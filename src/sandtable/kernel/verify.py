"""Whether a game file shows what was played: chain, dice, legality and result are checked by playing it again."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from sandtable.kernel.again import difference, replayed
from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.bounds import LINES
from sandtable.kernel.chain import SECRET_BYTES, canonical, commitment, derived_nonce, head_code, link
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import (
    DERIVED,
    FAIR,
    FORMATS,
    TYPED,
    Begun,
    Branch,
    Closed,
    Entry,
    Header,
    Joined,
    Rolled,
    Undone,
    body,
    opens,
    places,
    read_entry,
    read_header,
    sealed_in,
)
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.proof import NOTHING, Proof, proof_of
from sandtable.kernel.refusal import Arguments, Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import NoFaces, Recording, Secret

RulesetOf: TypeAlias = Callable[[str, int, bytes], AnyRuleset]
"""Finds the ruleset by its name, version and tables. Raises LookupError if there is none."""


GENERATIONS = 20
"""How many games may continue one another."""


class Fault(Struct, frozen=True):
    """The first bad line and what is wrong with it; `within` is what is wrong in the game that this one continues."""

    line: int
    key: str
    args: Arguments = {}
    refusals: tuple[Refusal, ...] = ()
    within: "Fault | None" = None


class Descent(Struct, frozen=True):
    """The game that a file continues, after which entry and at which head.

    `drawn`: its dice were drawn again, and those of all games before it.
    """

    game: str
    entry: int
    head: str
    drawn: bool


class Verdict(Struct, frozen=True):
    """What is known of a file."""

    fault: Fault | None = None
    finished: bool = False
    veiled: bool = False
    game: str = ""
    ruleset: str = ""
    version: int = 0
    entries: int = 0
    thrown: int = 0
    typed: int = 0
    undone: int = 0
    outcome: Outcome | None = None
    head: str = ""
    codes: tuple[str, ...] = ()
    descent: Descent | None = None
    proof: Proof = NOTHING


class BadLine(Exception):  # noqa: N818 — a verdict on its way up
    """A line that cannot stand."""

    def __init__(
        self, key: str, refusals: tuple[Refusal, ...] = (), within: Fault | None = None, **args: str | int
    ) -> None:
        self.key, self.refusals, self.within, self.arguments = key, refusals, within, args
        super().__init__(key)


class Reader:
    """Plays a file again, line by line."""

    def __init__(self, ruleset_of: RulesetOf, lines: list[bytes], shown: str = "", generation: int = 1) -> None:
        self.ruleset_of = ruleset_of
        self.lines = lines
        self.shown = shown
        self.generation = generation
        self.descent: Descent | None = None
        self.before: Proof | None = None
        """What is proved of the game that this one continues."""

        self.game: Game | None = None
        self.entries: list[Entry] = []
        self.veiled = False
        self.head = ""
        self.secret: bytes | None = None

    def header(self, line: bytes) -> None:
        header = _decoded(read_header, line)
        self._chained(header, line)
        if header.sandtable not in FORMATS or header.dice not in (FAIR, TYPED):
            raise BadLine("fault-format", format=header.sandtable)
        self.secret = self._shown(header) if self.shown else _secret(self.lines, header)
        self.game = Game(*self._opening(header), source=Recording(Entry(0, Begun())))

    def _opening(self, header: Header) -> tuple[AnyRuleset, Header, Any]:
        try:
            ruleset = self.ruleset_of(header.ruleset, header.version, bytes(header.tables))
            scenario = codec(ruleset).scenario(header.scenario)
        except LookupError as error:
            raise BadLine("fault-ruleset", ruleset=header.ruleset, version=header.version) from error
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadLine("fault-contents", reason=str(error)) from error
        refused = tuple(ruleset.judge_setup(scenario))
        if refused:
            raise BadLine("fault-scenario", refused)
        if header.branch:
            self.descent = self._descended(header, header.branch)
        return ruleset, header, scenario

    def _descended(self, header: Header, branch: Branch) -> Descent:
        """The game that this one continues: sound, not over, with the same rules and the same scenario."""
        if self.generation == GENERATIONS:
            raise BadLine("fault-branch-deep", most=GENERATIONS)
        before = Reader(self.ruleset_of, [bytes(line) for line in branch.lines], branch.secret, self.generation + 1)
        if fault := next(_faults(before, whole=True), None):
            raise BadLine("fault-branch", within=fault)
        game = before.game
        if game is None or not game.begun or before.veiled or game.closed or game.outcome:
            raise BadLine("fault-branch-moment")
        if not same_rules(game.header, header):
            raise BadLine("fault-branch-rules")
        self.before = before.proof()
        drawn = self.before.dice == "drawn"
        return Descent(game.header.game, len(game.entries), head_code(before.head), drawn=drawn)

    def proof(self) -> Proof:
        """What is proved of the dice of the lines that were read."""
        assert self.game
        drawn = self.secret is not None and not self.veiled
        joined = {each.answer.seat: each.answer for each in self.entries if isinstance(each.answer, Joined)}
        thrown = sum(len(entry.throws) for entry in self.entries)
        found = proof_of(self.game.header, joined, thrown, self.before, drawn=drawn)
        trusted = 0 if drawn or self.generation == 1 else len(self.entries)
        return msgspec.structs.replace(found, recorded=found.recorded + trusted)

    def _shown(self, header: Header) -> bytes:
        """The secret of a game that was over when another one continued it."""
        secret = _hex(self.shown)
        if len(secret) != SECRET_BYTES or commitment(secret) != header.commitment:
            raise BadLine("fault-commitment")
        return secret

    def entry(self, line: bytes) -> None:
        entry = _decoded(read_entry, line)
        if self.entries and isinstance(self.entries[-1].answer, Closed):
            raise BadLine("fault-after-end")
        if entry.n != len(self.entries) + 1:
            raise BadLine("fault-number", expected=len(self.entries) + 1, found=entry.n)
        self._chained(entry, line)
        self._unsealed(entry)
        if isinstance(entry.answer, Closed):
            self._held_to(entry.answer)
        if not self.veiled:
            self._again(entry)
        self.entries.append(entry)

    def _chained(self, line: Header | Entry, raw: bytes) -> None:
        if canonical(line) != raw:
            raise BadLine("fault-canonical")
        if link(self.head, body(line)) != line.h:
            raise BadLine("fault-chain")
        self.head = line.h

    def _unsealed(self, entry: Entry) -> None:
        seals = {place: sealed for place, raw in places(entry) if (sealed := sealed_in(raw)) is not None}
        for place, opening in entry.open.items():
            if place not in seals or not opens(opening, seals[place]):
                raise BadLine("fault-seal", place=place)
        self.veiled = self.veiled or len(seals) > len(entry.open)

    def _held_to(self, answer: Closed) -> None:
        assert self.game
        if self.secret is None:
            raise BadLine("fault-commitment")
        if answer.entries != len(self.entries):
            raise BadLine("fault-count", expected=len(self.entries), found=answer.entries)

    def _again(self, entry: Entry) -> None:
        """The entry follows from its answer by the rules, and from the secret by the dice."""
        game, answer = self.game, entry.answer
        assert game
        if isinstance(answer, Joined) and answer.by == DERIVED and not self._follows(answer):
            raise BadLine("fault-nonce", seat=answer.seat)
        game.source = Recording(entry) if self.secret is None else Secret(self.secret, game.header.game)
        try:
            again = replayed(game, entry)
        except NoFaces as error:
            raise BadLine("fault-throws") from error
        except msgspec.ValidationError as error:
            raise BadLine("fault-unreadable", reason=str(error)) from error
        if isinstance(again, Refused):
            raise BadLine("fault-illegal", again.refusals)
        if again != entry:
            raise BadLine(difference(again, entry))

    def _follows(self, joined: Joined) -> bool:
        """A nonce that is said to follow from the secret does, as far as that is known."""
        assert self.game
        game = self.game.header.game
        return self.secret is None or joined.nonce == derived_nonce(self.secret, game, joined.seat)


def verify(data: bytes, ruleset_of: RulesetOf) -> Verdict:
    """The verdict on a file's bytes."""
    if data.count(b"\n") > LINES:
        return Verdict(Fault(LINES + 1, "fault-lines", {"most": LINES}))
    lines = data.split(b"\n")
    reader = Reader(ruleset_of, lines[:-1] or [b""])
    fault = next(_faults(reader, whole=lines[-1] == b""), None)
    return _verdict(reader, fault)


def _faults(reader: Reader, *, whole: bool) -> Iterator[Fault]:
    for number, line in enumerate(reader.lines, start=1):
        try:
            reader.entry(line) if number > 1 else reader.header(line)
        except BadLine as bad:
            yield Fault(number, bad.key, bad.arguments, bad.refusals, bad.within)
        except Exception as error:
            yield Fault(number, "fault-broken", {"reason": repr(error)})
    if not whole:
        yield Fault(len(reader.lines) + 1, "fault-truncated")


def _verdict(reader: Reader, fault: Fault | None) -> Verdict:
    if reader.game is None:
        return Verdict(fault)
    header, entries = reader.game.header, reader.entries
    answers = [entry.answer for entry in entries]
    return Verdict(
        fault=fault,
        finished=bool(answers) and isinstance(answers[-1], Closed),
        veiled=reader.veiled,
        game=header.game,
        ruleset=header.ruleset,
        version=header.version,
        entries=len(entries),
        thrown=sum(len(entry.throws) for entry in entries),
        typed=sum(isinstance(answer, Rolled) for answer in answers),
        undone=sum(isinstance(answer, Undone) for answer in answers),
        outcome=None if reader.veiled else reader.game.outcome,
        head=head_code(reader.head),
        codes=(head_code(header.h), *(head_code(entry.h) for entry in entries)),
        descent=reader.descent,
        proof=reader.proof(),
    )


def same_rules(one: Header, other: Header) -> bool:
    """Both are played by the same rules with the same tables, from the same scenario."""
    return (one.ruleset, one.version, bytes(one.tables), bytes(one.scenario)) == (
        other.ruleset,
        other.version,
        bytes(other.tables),
        bytes(other.scenario),
    )


def _hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _decoded(decode: Callable[[bytes], Any], line: bytes) -> Any:
    """What a line says. Some of it is read later: all of it must be text by then. Raises BadLine."""
    try:
        line.decode()
        return decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadLine("fault-unreadable", reason=str(error)) from error


def _secret(lines: list[bytes], header: Header) -> bytes | None:
    """The secret of a finished game, if it is the one committed to."""
    closing = next((line for line in reversed(lines) if line.startswith(b"{") and b'"answer":"closed"' in line), b"")
    try:
        answer = read_entry(closing).answer
        secret = bytes.fromhex(answer.secret) if isinstance(answer, Closed) else b""
    except (msgspec.DecodeError, RecursionError, ValueError):
        return None
    return secret if len(secret) == SECRET_BYTES and commitment(secret) == header.commitment else None
