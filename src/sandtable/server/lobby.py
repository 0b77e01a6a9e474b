"""What the start page needs: what may be chosen, new matches, and those that somebody plays."""

import secrets
from functools import lru_cache
from typing import Any

from sandtable.kernel.refusal import Refusal
from sandtable.library.clauses import clauses
from sandtable.library.fault import Unreadable
from sandtable.library.impetus.armies import armies, load_army
from sandtable.library.impetus.battles import battles
from sandtable.library.impetus.matchup import FIELDS, matchup, on_the_field_of
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.library.impetus.tables import load_scales
from sandtable.library.readable import readable
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.hall import Room
from sandtable.match.match import PERSON, Match
from sandtable.players.chance import drawn
from sandtable.players.roster import PLAYERS
from sandtable.rulesets.impetus.books import EDITIONS
from sandtable.rulesets.impetus.scenario import SEATS, TURNS, Scenario
from sandtable.server import telling, wire


class Trouble(Exception):  # noqa: N818
    """A request over HTTP that cannot be answered as it should."""

    def __init__(self, status: int, key: str, **args: str | int) -> None:
        self.problem = wire.Problem(status, key, {name: str(value) for name, value in args.items()})
        super().__init__(key)


@lru_cache(maxsize=1)
def choices() -> wire.Choices:
    """Everything that comes with the program."""
    return wire.Choices(
        tuple(wire.Choosable(name, army_name(name)) for name in armies()),
        tuple(wire.Choosable(name, said(f"scenario-{name}"), said(f"story-{name}")) for name in battles()),
        tuple(wire.Choosable(name, said(f"player-{name}"), said(f"playing-{name}")) for name in (PERSON, *PLAYERS)),
        tuple(EDITIONS),
        tuple(load_scales()),
        FIELDS,
    )


@lru_cache(maxsize=1)
def book() -> tuple[wire.ClauseText, ...]:
    """Every clause of every book."""
    return tuple(wire.ClauseText(name, clause.title, clause.text) for name, clause in clauses().items())


def said(key: str) -> dict[str, str]:
    """A word in every language."""
    return {language: words(language)(key) for language in LANGUAGES}


@lru_cache(maxsize=64)
def army_name(name: str) -> dict[str, str]:
    """What an army is called in every language."""
    found = load_army(armies()[name]).name
    return {language: str(getattr(found, language)) for language in LANGUAGES}


def players(wanted: wire.NewMatch) -> dict[str, str]:
    """Who plays which seat, in the order of the seats; at least one is a person. Raises Trouble."""
    found = {plan.seat: plan.player for plan in wanted.seats}
    if sorted(found) != sorted(SEATS) or len(wanted.seats) != len(SEATS):
        raise Trouble(400, "fault-seats", seats=", ".join(SEATS))
    for name in found.values():
        _known("player", name, (PERSON, *PLAYERS))
    if PERSON not in found.values():
        raise Trouble(400, "fault-no-person")
    return {seat: found[seat] for seat in SEATS}


def scenario(wanted: wire.NewMatch, say: Words) -> Scenario:
    """The battle that was asked for, by names alone: no path is ever opened. Raises Trouble."""
    for name in filter(None, (wanted.red, wanted.blue)):
        _known("army", name, tuple(armies()))
    if wanted.edition or not wanted.battle:
        _known("edition", wanted.edition, tuple(EDITIONS))
    try:
        found = _battle(wanted) if wanted.battle else _matchup(wanted)
    except Unreadable as trouble:
        fault = trouble.faults[0]
        raise Trouble(400, fault.key, **fault.args) from trouble
    if refused := next(iter(load_impetus().judge_setup(found)), None):
        raise refusal(say, refused)
    return found


def refusal(say: Words, refused: Refusal) -> Trouble:
    """A refusal of the rules."""
    return Trouble(400, refused.key, **readable(say, refused.key, refused.args))


def _battle(wanted: wire.NewMatch) -> Scenario:
    _known("battle", wanted.battle, tuple(battles()))
    return on_the_field_of(wanted.battle, wanted.red, wanted.blue, wanted.edition)


def _matchup(wanted: wire.NewMatch) -> Scenario:
    if not (wanted.red and wanted.blue):
        raise Trouble(400, "fault-armies")
    _known("scale", wanted.scale, tuple(load_scales()))
    _known("field", wanted.field, FIELDS)
    if not TURNS[0] <= wanted.turns <= TURNS[1]:
        raise Trouble(400, "refused-last-turn", turn=wanted.turns, low=TURNS[0], high=TURNS[1])
    draw = drawn(secrets.randbits(64))
    named: dict[str, Any] = {"edition": wanted.edition, "scale": wanted.scale, "turns": wanted.turns}
    return matchup(wanted.red, wanted.blue, wanted.field, draw, **named)


def _known(what: str, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise Trouble(400, "fault-choice", what=what, name=name[:60], known=", ".join(known))


def title(wanted: wire.NewMatch) -> dict[str, str]:
    """What the match is called: the battle, or who meets whom."""
    if wanted.battle:
        return said(f"scenario-{wanted.battle}")
    red, blue = army_name(wanted.red), army_name(wanted.blue)
    return {language: f"{red[language]} – {blue[language]}" for language in LANGUAGES}


def card(room: Room, match: Match) -> wire.MatchCard:
    """A match on the start page."""
    awaited = telling.awaits(match.awaits)
    return wire.MatchCard(
        room.name,
        match.game.header.ruleset,
        room.private.title,
        telling.edition(match),
        int(getattr(match.game.state, "turn", 0)),
        match.entries,
        ", ".join(awaited.seats),
        awaited.outcome,
        tuple(wire.SeatPlan(seat, name) for seat, name in match.players.items()),
        room.changed,
    )
