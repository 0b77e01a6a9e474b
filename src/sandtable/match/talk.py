"""Talk: what people say to each other beside a match, and notices of the server."""

from collections import deque
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.match.errors import NotPossible
from sandtable.match.hours import Hours
from sandtable.match.keeping import Record
from sandtable.match.notes import noted

TALK, REPORTS = "talk", "reports"
LONGEST = 500
REMEMBERED = 200
"""How many of the last lines a person hears on arrival."""

BREATH, WORDS = 10.0, 5
"""In how many seconds a seat may say how many lines."""


class Said(Struct, frozen=True):
    """A line: what a seat has said, or a notice of the server by its key."""

    n: int
    at: float
    seat: str = ""
    text: str = ""
    key: str = ""
    args: dict[str, str] = {}


class Reported(Struct, frozen=True):
    """A line that a seat has reported to the host, and why."""

    at: float
    by: str
    why: str
    said: Said


class Talk:
    """The talk of one match."""

    def __init__(self, record: Record, hours: Hours) -> None:
        self._record = record
        self._hours = hours
        self._lately: dict[str, deque[float]] = {}
        self.lines = [said for _, said in noted(record.store, record.name, TALK, Said)]

    def heard_by(self, seat: str) -> tuple[Said, ...]:
        """The last lines, without seats that this seat has muted."""
        return tuple(each for each in self.lines[-REMEMBERED:] if not self.muted(seat, each.seat))

    def muted(self, seat: str, speaker: str) -> bool:
        return speaker in self._record.private.muted.get(seat, ())

    def say(self, seat: str, text: str) -> Said:
        """A seat says something. Raises NotPossible."""
        text = " ".join(text.split())
        if not text:
            raise NotPossible("fault-talk-empty")
        if len(text) > LONGEST:
            raise NotPossible("fault-talk-long", most=LONGEST)
        self._breathe(seat)
        return self._kept(seat=seat, text=text)

    def tell(self, key: str, **args: str) -> Said:
        """The server gives a notice."""
        return self._kept(key=key, args=args)

    def mute(self, seat: str, speaker: str, *, on: bool) -> None:
        """Mutes a speaker for a seat, or ends that. Raises NotPossible."""
        if speaker == seat or speaker not in self._record.private.players:
            raise NotPossible("fault-no-seat", seat=speaker)
        muted = self._record.private.muted
        others = tuple(each for each in muted.get(seat, ()) if each != speaker)
        self._record.change(muted={**muted, seat: (*others, speaker) if on else others})

    def report(self, seat: str, n: int, why: str) -> None:
        """Reports a line to the host. Raises NotPossible."""
        said = next((each for each in self.lines if each.n == n and each.seat not in ("", seat)), None)
        if said is None:
            raise NotPossible("fault-no-line", line=n)
        self._breathe(seat)
        reported = Reported(self._hours.now(), seat, why[:LONGEST], said)
        self._record.store.note(self._record.name, REPORTS, msgspec.json.encode(reported))

    def _kept(self, **fields: Any) -> Said:
        said = Said(self.lines[-1].n + 1 if self.lines else 1, self._hours.now(), **fields)
        self._record.store.note(self._record.name, TALK, msgspec.json.encode(said))
        self.lines.append(said)
        return said

    def _breathe(self, seat: str) -> None:
        now, lately = self._hours.now(), self._lately.setdefault(seat, deque(maxlen=WORDS))
        if len(lately) == WORDS and now - lately[0] < BREATH:
            raise NotPossible("fault-too-fast", seconds=round(BREATH - (now - lately[0])) or 1)
        lately.append(now)
