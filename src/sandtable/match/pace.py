"""Pace: how long each seat may think, and which clocks run. Every function gets the time as an argument."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Kind: TypeAlias = Literal["free", "live", "days"]
AtEnd: TypeAlias = Literal["bot", "loses"]

DAY = 86_400.0
MERCY = 3_600.0
"""When the server was closed, no seat has less than this left of its days afterwards, in seconds."""

BACK = 60.0
"""A person who takes a seat back has at least this left, in seconds."""

MAIN, INCREMENT, DAYS = (1, 86_400), (0, 3_600), (1, 60)


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: without limit, some seconds in all, or some days each time it is asked.

    `increment` is added to the seconds of a seat whenever the question passes from it. `at_end` says what happens to a
    seat whose time is over: a computer player goes on for it, or it loses.
    """

    kind: Kind = "free"
    main: int = 0
    increment: int = 0
    days: int = 0
    at_end: AtEnd = "bot"


class Clock(Struct, frozen=True):
    """What each seat has left, in seconds as of `since`, and which seats' time runs."""

    left: dict[str, float] = {}
    running: tuple[str, ...] = ()
    since: float = 0.0
    paused: bool = False


def fits(pace: Pace) -> bool:
    """The numbers of a pace are within their limits."""
    if pace.kind == "live":
        return MAIN[0] <= pace.main <= MAIN[1] and INCREMENT[0] <= pace.increment <= INCREMENT[1]
    return pace.kind == "free" or DAYS[0] <= pace.days <= DAYS[1]


def started(pace: Pace, seats: Iterable[str], now: float) -> Clock:
    """The clocks at the beginning: no time runs yet."""
    main = float(pace.main)
    return Clock(dict.fromkeys(seats, main) if pace.kind == "live" else {}, since=now)


def settled(clock: Clock, now: float) -> Clock:
    """The clocks now: seats whose time ran have less left."""
    gone = 0.0 if clock.paused else max(now - clock.since, 0.0)
    left = {seat: max(left - gone, 0.0) if seat in clock.running else left for seat, left in clock.left.items()}
    return replace(clock, left=left, since=now)


def turned(
    pace: Pace, clock: Clock, asked: Iterable[str], now: float, *, undone: bool = False, anew: Iterable[str] = ()
) -> Clock:
    """These seats are asked from now on; those in `anew` have answered and are asked another question.

    A seat that is asked again after an undo gives back the increment that it got for its answer.
    """
    if pace.kind == "free":
        return replace(clock, running=(), since=now)
    asked = tuple(asked)
    found = settled(clock, now)
    left = dict(found.left)
    going_on = (set(clock.running) & set(asked)) - set(anew)
    for seat in set(clock.running) - going_on:
        if pace.kind == "live" and not undone:
            left[seat] = left.get(seat, 0.0) + pace.increment
    for seat in set(asked) - going_on:
        if pace.kind == "days":
            left[seat] = pace.days * DAY
        elif undone:
            left[seat] = max(left.get(seat, 0.0) - pace.increment, 0.0)
    return replace(found, left=left, running=asked)


def end(clock: Clock) -> float | None:
    """When the next seat will run out of time."""
    if clock.paused:
        return None
    return min((clock.since + clock.left.get(seat, 0.0) for seat in clock.running), default=None)


def out(clock: Clock, now: float) -> tuple[str, ...]:
    """The seats whose time is over."""
    found = settled(clock, now)
    return () if clock.paused else tuple(seat for seat in clock.running if found.left.get(seat, 0.0) <= 0.0)


def stopped(clock: Clock, seats: Iterable[str], now: float) -> Clock:
    """The time of these seats stops, and nothing is added to it."""
    gone = set(seats)
    return replace(settled(clock, now), running=tuple(seat for seat in clock.running if seat not in gone))


def paused(clock: Clock, now: float) -> Clock:
    """All clocks stand still."""
    return replace(settled(clock, now), paused=True)


def resumed(clock: Clock, now: float) -> Clock:
    """All clocks go on."""
    return replace(clock, since=now, paused=False)


def other(pace: Pace, clock: Clock, seats: Iterable[str], now: float) -> Clock:
    """Another pace: every seat begins with its full time."""
    return turned(pace, started(pace, seats, now), clock.running, now)


def back(clock: Clock, seat: str) -> Clock:
    """A person takes a seat back and has time enough for a move."""
    return replace(clock, left=clock.left | {seat: max(clock.left.get(seat, 0.0), BACK)})


def woken(pace: Pace, clock: Clock, now: float) -> Clock:
    """The server is open again. Seconds did not run while it was closed; days did, but no seat is late at once."""
    if pace.kind != "days" or clock.paused:
        return replace(clock, since=now)
    found = settled(clock, now)
    mercy = {seat: max(left, MERCY) for seat, left in found.left.items() if seat in found.running}
    return replace(found, left=found.left | mercy)
