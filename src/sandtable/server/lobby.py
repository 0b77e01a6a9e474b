"""What the start page needs: what players may choose, new matches, and the matches that they play."""

from functools import lru_cache
from typing import Any

from sandtable.games import games
from sandtable.games.package import Start
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.clauses import clauses
from sandtable.library.own import Own
from sandtable.library.words import Words
from sandtable.match.faces import page_of
from sandtable.match.hall import Meeting
from sandtable.match.match import OPEN, PERSON
from sandtable.match.outline import Outline
from sandtable.match.pace import fits
from sandtable.match.seating import open_seats
from sandtable.players.roster import every_player, players_of
from sandtable.server import telling
from sandtable.server.http_error import HttpError, known, read
from sandtable.server.titles import said
from sandtable.server.wire import lobby as wire

PEOPLE = (PERSON, OPEN)
"""Who may be chosen for a seat besides the computer's players."""


def choices(own: Own) -> wire.Choices:
    """What the start page offers: what comes with the program, and the sound own files."""
    chosen = (*PEOPLE, *every_player())
    fields: dict[str, tuple[Any, ...]] = {
        "players": tuple(wire.Choosable(name, said(f"player-{name}"), said(f"playing-{name}")) for name in chosen)
    }
    for start in starts().values():
        for field, offered in start.choices(own).items():
            fields[field] = (*fields.get(field, ()), *offered)
    return wire.Choices(**fields)


def starts() -> dict[str, Start]:
    """The games that can be played at a table here, by name."""
    return {each.name: each.page.start for each in games() if each.page.start}


@lru_cache(maxsize=1)
def book() -> tuple[wire.ClauseText, ...]:
    """Every clause of every book."""
    return tuple(wire.ClauseText(name, clause.title, clause.text) for name, clause in clauses().items())


def players(wanted: wire.NewMatch, own: Own | None = None) -> dict[str, str]:
    """The player of each seat of a new match. Raises HttpError."""
    known("ruleset", wanted.ruleset, tuple(starts()))
    seats = read(lambda: starts()[wanted.ruleset].seats(wanted, own or Own(None)))
    return seated(wanted.ruleset, wanted.seats, seats)


def seated(ruleset: str, plans: tuple[wire.SeatPlan, ...], seats: tuple[str, ...]) -> dict[str, str]:
    """The player of each seat, in the order of the seats; at least one is the person who asks. Raises HttpError."""
    found = {plan.seat: plan.player for plan in plans}
    if sorted(found) != sorted(seats) or len(plans) != len(seats):
        raise HttpError(400, "fault-seats", seats=", ".join(seats))
    for name in found.values():
        known("player", name, (*PEOPLE, *players_of(ruleset)))
    if PERSON not in found.values():
        raise HttpError(400, "fault-no-person")
    return {seat: found[seat] for seat in seats}


def meeting(wanted: wire.NewMatch) -> Meeting:
    """How the players meet. Raises HttpError."""
    if not fits(wanted.pace):
        raise HttpError(400, "fault-pace")
    return Meeting(wanted.listed, wanted.pace, wanted.name)


def ruleset(wanted: wire.NewMatch, own: Own) -> AnyRuleset:
    """The rules of a new match. Raises HttpError."""
    return read(lambda: starts()[wanted.ruleset].ruleset(wanted, own))


def scenario(wanted: wire.NewMatch, say: Words, own: Own) -> Any:
    """What a new match plays. Raises HttpError."""
    return read(lambda: starts()[wanted.ruleset].scenario(wanted, say, own))


def title(wanted: wire.NewMatch, own: Own) -> dict[str, str]:
    """What a new match is called."""
    return starts()[wanted.ruleset].title(wanted, own)


def card(found: Outline) -> wire.MatchCard:
    """A match on the start page."""
    begins, summary, private, why = found.beginning, found.summary, found.private, found.beginning.unopened
    return wire.MatchCard(
        found.name,
        begins.ruleset,
        private.title,
        telling.edition(begins.scenario),
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
        _called(found),
        wire.Unopened(why.key, why.told) if why else None,
    )


def _called(found: Outline) -> dict[str, dict[str, str]]:
    """What each seat is called, where the scenario says it."""
    called, scenario = page_of(found.beginning.ruleset).called, found.beginning.scenario
    return called(scenario) if called and scenario is not None else {}
