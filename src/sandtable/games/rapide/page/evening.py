"""Evenings: battles that a group fights at a real table, kept together under one token."""

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import Lock
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.rapide.rules.battle import SEATS
from sandtable.kernel import history
from sandtable.kernel.dice import Faces
from sandtable.kernel.entry import FAIR, Branch, closes
from sandtable.kernel.game import Game
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.words import LANGUAGES
from sandtable.match.course import Course
from sandtable.match.keeping import hashed, new_token, restored
from sandtable.match.match import PERSON, Answered, Match
from sandtable.match.table import seated
from sandtable.players.chance import fresh
from sandtable.server.http_error import HttpError
from sandtable.server.replay.found import Found
from sandtable.server.replay.telling import title_of
from sandtable.server.wire.replays import BranchMade
from sandtable.store.contract import Store

PREFIX = "evening-"
"""How the names of evenings in the store begin; no game has such a name."""

MOST_BATTLES = 200
LONGEST_NAME = 80

Record = TypeVar("Record", bound=Struct)


class Evening(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening: the hash of its token, its name, and when it was opened."""

    token: str
    name: str
    opened: float


class Fought(Struct, frozen=True, forbid_unknown_fields=True):
    """The record beside the lines of a battle: its secret, its evening, its name, and when it was begun."""

    secret: str
    evening: str
    name: str
    begun: float


class Gone(LookupError):  # noqa: N818
    """The battle does not exist or was deleted."""


class OneScreen(Match):
    """Both sides share the screen. They may take back what was typed, even the last die, until they close the game."""

    @property
    def closes(self) -> bool:
        """Only dice of the program close it at once: typed dice may still be corrected."""
        return self.game.header.dice == FAIR

    @property
    def back(self) -> int:
        """The entry to which one step back leads; 0 if there is none."""
        if self.game.closed or not self.game.begun:
            return 0
        _, *before = history.live(self.game)
        if not before or (self.game.header.dice == FAIR and before[0] < history.free_limit(self.game)):
            return 0
        return before[0]

    def roll(self, faces: Faces, at: int) -> Answered:
        """Enters dice that were thrown on the real table."""
        return self.stale(at) or self._kept(lambda: self.game.roll(faces))

    def take_back(self, at: int) -> Answered:
        """One step back; everybody at the screen agrees."""
        first, *others = self.seats
        return self.stale(at) or self._kept(lambda: self.game.undo(first, self.back, tuple(others)))

    def conclude(self, at: int) -> Answered:
        """Closes a game that is over: everything typed is right."""
        return self.stale(at) or self._kept(self.game.close)


class Evenings:
    """All evenings of a store. Threads may share it: each battle has one writer at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._evenings: dict[str, Evening] = {}
        self._fought: dict[str, Fought] = {}
        self._open: dict[str, OneScreen] = {}
        self._locks: dict[str, Lock] = {}
        self._lock = Lock()

    def load(self) -> None:
        """Finds everything that is kept. Other games, and battles without entries, are passed over."""
        for summary in reversed(self._store.games()):
            private = self._store.private(summary.game)
            if summary.game.startswith(PREFIX) and (evening := _read(private, Evening)):
                self._evenings[summary.game] = evening
            elif summary.entries and (fought := _read(private, Fought)):
                self._fought[summary.game] = fought

    # Evenings

    def new(self, name: str) -> str:
        """Makes an evening; returns its token."""
        token = new_token()
        evening = Evening(hashed(token), _short(name), time.time())
        key = _key(token)
        self._store.create(key, b"{}", msgspec.json.encode(evening))
        self._evenings[key] = evening
        return token

    def of(self, token: str) -> str | None:
        """The evening of a token; None if there is none."""
        key = _key(token)
        evening = self._evenings.get(key)
        return key if evening and secrets.compare_digest(evening.token, hashed(token)) else None

    def evening(self, key: str) -> Evening:
        return self._evenings[key]

    def rename(self, key: str, name: str) -> None:
        """Renames an evening."""
        changed = replace(self._evenings[key], name=_short(name))
        self._store.keep_private(key, msgspec.json.encode(changed))
        self._evenings[key] = changed

    def delete(self, key: str) -> None:
        """Deletes an evening and all its battles."""
        for battle in self.battles(key):
            self.delete_battle(battle)
        self._store.delete(key)
        del self._evenings[key]

    # Battles as replays

    def find(self, name: str, held: Sequence[str]) -> Found | None:
        """A battle to look at: for its evening at any time, for others once it is closed."""
        fought = self.fought(name)
        if fought is None:
            return None
        mine = any(self.of(token) == fought.evening for token in held)
        lines = tuple(self.lines(name))
        if not (mine or closes(lines[-1])):
            return None
        title = dict.fromkeys(LANGUAGES, fought.name) if fought.name else title_of(lines)
        return Found(name, "battle", lines, title, dict.fromkeys(SEATS, PERSON), "", "" if mine else None)

    def names(self, held: Sequence[str]) -> list[str]:
        """The battles of the evenings of some tokens."""
        return [name for token in held if (key := self.of(token)) for name in self.battles(key)]

    def go_on(self, course: Course, at: int, title: str, held: Sequence[str]) -> BranchMade:
        """A battle goes on from an entry of another, in an evening of the tokens or in a new one. Raises HttpError."""
        new = "" if any(map(self.of, held)) else self.new(title)
        key = next(filter(None, map(self.of, (*held, new))))
        typed = course.header.dice == "typed"
        name = self.begin(key, course.ruleset, course.scenario, title, typed=typed, branch=course.branch(at))
        return BranchMade(name, (), new)

    # Battles

    def battles(self, key: str) -> list[str]:
        """The battles of an evening, the last begun first."""
        return [name for name, fought in reversed(list(self._fought.items())) if fought.evening == key]

    def fought(self, battle: str) -> Fought | None:
        return self._fought.get(battle)

    def begin(
        self,
        key: str,
        ruleset: AnyRuleset,
        scenario: Any,
        name: str,
        *,
        typed: bool,
        branch: Branch | None = None,
    ) -> str:
        """Sets up a battle, keeps it and begins it; it may go on from another one. Raises HttpError."""
        if len(self.battles(key)) >= MOST_BATTLES:
            raise HttpError(409, "fault-evening-full", most=MOST_BATTLES)
        origin = fresh(SEATS)
        game = seated(ruleset, scenario, origin, typed=typed, branch=branch)
        fought = Fought(origin.secret.hex(), key, _short(name), time.time())
        self._store.create(origin.game, game.lines[0], msgspec.json.encode(fought))
        self._store.append_all(origin.game, 1, game.lines[1:])
        match = self._match(origin.game, game)
        match.begin()
        self._fought[origin.game], self._open[origin.game] = fought, match
        return origin.game

    @contextmanager
    def at(self, battle: str) -> Iterator[OneScreen]:
        """A battle, locked for other threads. Raises Gone, UnknownRules."""
        with self._alone(battle) as fought:
            if battle not in self._open:
                self._open[battle] = self._taken_up(battle, fought)
            yield self._open[battle]

    @contextmanager
    def _alone(self, battle: str) -> Iterator[Fought]:
        """Locks a battle for other threads. Raises Gone."""
        with self._lock:
            lock = self._locks.setdefault(battle, Lock())
        with lock:
            fought = self._fought.get(battle)
            if fought is None:
                raise Gone(battle)
            yield fought

    def _taken_up(self, battle: str, fought: Fought) -> OneScreen:
        header, entries = self._store.header(battle), self._store.lines(battle)
        match = self._match(battle, restored(header, entries, battle, fought.secret))
        if not match.game.begun:
            match.begin()
        return match

    def _match(self, battle: str, game: Game) -> OneScreen:
        return OneScreen(game, dict.fromkeys(SEATS, PERSON), partial(self._store.append_all, battle))

    def lines(self, battle: str) -> list[bytes]:
        """The game file of a battle, even if its rules are not known here. Raises Gone."""
        with self._alone(battle):
            return [self._store.header(battle), *self._store.lines(battle)]

    def rename_battle(self, battle: str, name: str) -> None:
        """Renames a battle. Raises Gone."""
        with self._alone(battle) as fought:
            changed = replace(fought, name=_short(name))
            self._store.keep_private(battle, msgspec.json.encode(changed))
            self._fought[battle] = changed

    def delete_battle(self, battle: str) -> None:
        """Deletes a battle, even if its rules are not known here. Raises Gone."""
        with self._alone(battle):
            self._store.delete(battle)
            del self._fought[battle]
            self._open.pop(battle, None)


def _key(token: str) -> str:
    return PREFIX + hashed(token)[:32]


def _short(name: str) -> str:
    """A name on one line, not too long."""
    return " ".join(name.split())[:LONGEST_NAME]


def _read(private: bytes, kind: type[Record]) -> Record | None:
    try:
        return msgspec.json.decode(private, type=kind)
    except msgspec.DecodeError:
        return None
