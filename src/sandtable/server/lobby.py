"""What the start page needs: what players may choose, new matches, and the matches that they play."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.games import GUESTS, games
from sandtable.games.package import GamePackage, Start
from sandtable.kernel.entry import TYPED
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.clauses import books, clauses
from sandtable.library.own import Own
from sandtable.library.words import Words, words
from sandtable.match.evening import one_line
from sandtable.match.faces import page_of
from sandtable.match.hall import Meeting
from sandtable.match.match import OPEN, PERSON
from sandtable.match.naming import called
from sandtable.match.outline import Outline
from sandtable.match.pace import fits
from sandtable.match.seating import open_seats
from sandtable.players.roster import players_of
from sandtable.server import telling
from sandtable.server.http_error import HttpError, known, read
from sandtable.server.page_module import address
from sandtable.server.titles import in_every_language, said
from sandtable.server.wire import lobby as wire

PEOPLE = (PERSON, OPEN)
"""Who may be chosen for a seat besides the computer's players."""


def choices(own: Own) -> wire.Choices:
    """What the start page offers: what comes with the program, and the sound own files."""
    shown = (each for each in games() if each.page.start)
    return wire.Choices(tuple(filter(None, (_sound(each, own) for each in shown))))


def _sound(package: GamePackage, own: Own) -> wire.GameChoices | None:
    """What is offered of a game; nothing of an installed one that cannot say it."""
    try:
        return _offered(package, own)
    except Exception as error:
        if not GUESTS.spoil(package.name, f"{type(error).__name__}: {error}"):
            raise
        return None


def _offered(package: GamePackage, own: Own) -> wire.GameChoices:
    start = package.page.start
    return wire.GameChoices(
        package.name,
        tuple(
            wire.Choosable(name, said(f"player-{name}"), said(f"playing-{name}")) for name in choosable(package.name)
        ),
        start.choices(own) if start else None,
        address(package),
        start.quick() if start else None,
        package.page.dice,
    )


def choosable(name: str) -> tuple[str, ...]:
    """Who may take a seat of a game."""
    return (*PEOPLE, *players_of(name))


def starts() -> dict[str, Start[Any]]:
    """The games of which matches can be made here, by name."""
    return {each.name: each.page.start for each in games() if each.page.start}


@lru_cache(maxsize=1)
def book() -> tuple[wire.ClauseText, ...]:
    """Every clause of every book."""
    return tuple(
        wire.ClauseText(name, clause.title, clause.text, books().get(name.split()[0], ""))
        for name, clause in clauses().items()
    )


class Wanted(Struct, frozen=True):
    """A match that was asked for, with the set-up of its game. What is wrong with it is raised as HttpError."""

    asked: wire.NewMatch
    start: Start[Any]
    setup: Any
    own: Own

    @property
    def typed(self) -> bool:
        return self.asked.dice == TYPED

    def players(self) -> dict[str, str]:
        """The player of each seat."""
        return seated(self.asked.game, self.asked.seats, read(lambda: self.start.seats(self.setup, self.own)))

    def meeting(self) -> Meeting:
        """How the players meet."""
        if not fits(self.asked.pace):
            raise HttpError(400, "fault-pace")
        asked = self.asked
        return Meeting(asked.listed, asked.pace, asked.name, one_line(asked.title), asked.evening)

    def ruleset(self) -> AnyRuleset:
        return read(lambda: self.start.ruleset(self.setup, self.own))

    def scenario(self, say: Words) -> Any:
        """What is played."""
        by_mail = self.asked.pace.kind == "days"
        return read(lambda: self.start.scenario(self.setup, say, self.own, by_mail=by_mail))

    def title(self) -> dict[str, str]:
        """What the match is called."""
        return self.start.title(self.setup, self.own)

    def all(self, say: Words) -> "Settled":
        """Everything that a new match needs. Raises HttpError."""
        players, meeting, scenario = self.players(), self.meeting(), self.scenario(say)
        return Settled(players, meeting, scenario, self.ruleset(), self.title(), self.typed)


class Settled(Struct, frozen=True):
    """A match that can be made."""

    players: dict[str, str]
    meeting: Meeting
    scenario: Any
    ruleset: AnyRuleset
    title: dict[str, str]
    typed: bool


def wanted(asked: wire.NewMatch, own: Own) -> Wanted:
    """A match that was asked for. Raises HttpError."""
    start = start_of(asked.game)
    known("dice", asked.dice, page_of(asked.game).dice)
    return Wanted(asked, start, set_up(start, asked.setup), own)


def start_of(name: str) -> Start[Any]:
    """How matches of a game are made. Raises HttpError."""
    known("game", name, tuple(starts()))
    return starts()[name]


def set_up(start: Start[Any], said: Any) -> Any:
    """What players have chosen, as the record of the game. Raises HttpError."""
    try:
        return msgspec.convert(said, start.setup_type)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise HttpError(400, "fault-request", reason=f"{what} - at `$.setup{where or '`'}"[:200]) from error


def check_setup(name: str, said: bytes, lang: str, folder: str) -> bytes:
    """The same as a job in another process. Raises HttpError."""
    own = Own(Path(folder) if folder else None)
    return msgspec.json.encode(checked(name, msgspec.json.decode(said), words(lang), own))


def checked(name: str, said: Any, say: Words, own: Own) -> Any:
    """What a game says of a set-up before it is played. Raises HttpError."""
    start = start_of(name)
    setup = set_up(start, said)
    return read(lambda: start.check(setup, say, own))


def seated(ruleset: str, plans: tuple[wire.SeatPlan, ...], seats: tuple[str, ...]) -> dict[str, str]:
    """The player of each seat, in the order of the seats; at least one is the person who asks. Raises HttpError."""
    found = {plan.seat: plan.player for plan in plans}
    if sorted(found) != sorted(seats) or len(plans) != len(seats):
        raise HttpError(400, "fault-seats", seats=", ".join(seats))
    for name in found.values():
        known("player", name, choosable(ruleset))
    if PERSON not in found.values():
        raise HttpError(400, "fault-no-person")
    return {seat: found[seat] for seat in seats}


def card(found: Outline) -> wire.MatchCard:
    """A match on the start page."""
    begins, summary, private, why = found.beginning, found.summary, found.private, found.beginning.unopened
    return wire.MatchCard(
        found.name,
        begins.ruleset,
        private.called,
        summary.turn,
        found.entries,
        ", ".join(summary.asked),
        telling.outcome(summary.outcome),
        tuple(wire.SeatPlan(seat, name) for seat, name in private.players.items()),
        found.changed,
        () if why else open_seats(private, summary.waiting),
        private.names,
        private.listed,
        found.watching,
        private.pace,
        called(begins.ruleset, begins.scenario),
        wire.Unopened(why.key, why.told) if why else None,
        _about(found),
        summary.verdict,
        summary.closed,
        begins.dice,
        private.created,
        private.rematch,
    )


def _about(found: Outline) -> dict[str, str]:
    """What the game says of the scenario."""
    about, scenario = page_of(found.beginning.ruleset).about, found.beginning.scenario
    return in_every_language(lambda say: about(say, scenario)) if about and scenario is not None else {}
