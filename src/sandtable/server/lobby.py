"""What the start page needs: what may be chosen, new matches, and those that somebody plays."""

import secrets
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from sandtable.games.argad.page import choices as lobby_argad
from sandtable.games.argad.page.scene import seats_called, skirmishes
from sandtable.games.grandeur.page import choices as lobby_grandeur
from sandtable.games.impetus.files.armies import armies
from sandtable.games.impetus.files.battles import battles
from sandtable.games.impetus.files.matchup import FIELDS, matchup, on_the_field_of
from sandtable.games.impetus.files.own_tables import load_with
from sandtable.games.impetus.files.ruleset import load_impetus
from sandtable.games.impetus.files.tables import load_scales
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.scenario import SEATS, TURNS, Scenario
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.clauses import clauses
from sandtable.library.fault import Unreadable
from sandtable.library.own import ARMIES, BATTLES, TABLES, Own, Place, documents
from sandtable.library.words import Words
from sandtable.match.hall import Meeting
from sandtable.match.match import OPEN, PERSON
from sandtable.match.outline import Outline
from sandtable.match.pace import fits
from sandtable.match.seating import open_seats
from sandtable.players.chance import drawn
from sandtable.players.roster import PLAYERS
from sandtable.server import telling
from sandtable.server.http_error import HttpError, known, refusal, turns_within
from sandtable.server.titles import army_name, battle_title, said
from sandtable.server.wire import lobby as wire


@lru_cache(maxsize=1)
def choices() -> wire.Choices:
    """Everything that comes with the program."""
    return wire.Choices(
        tuple(wire.Choosable(name, army_name(Impetus.name, name)) for name in armies()),
        tuple(wire.Choosable(name, said(f"scenario-{name}"), said(f"story-{name}")) for name in battles()),
        tuple(
            wire.Choosable(name, said(f"player-{name}"), said(f"playing-{name}")) for name in (PERSON, OPEN, *PLAYERS)
        ),
        tuple(EDITIONS),
        tuple(load_scales()),
        FIELDS,
        games=(lobby_grandeur.choices(),),
        skirmishes=skirmishes(),
    )


@lru_cache(maxsize=1)
def book() -> tuple[wire.ClauseText, ...]:
    """Every clause of every book."""
    return tuple(wire.ClauseText(name, clause.title, clause.text) for name, clause in clauses().items())


def players(wanted: wire.NewMatch, own: Own | None = None) -> dict[str, str]:
    """Who plays which seat, in the order of the seats; at least one is a person at this browser. Raises Trouble."""
    known("ruleset", wanted.ruleset, tuple(PLAYED))
    seats = _read(lambda: PLAYED[wanted.ruleset].seats(wanted, own or Own(None)))
    found = {plan.seat: plan.player for plan in wanted.seats}
    if sorted(found) != sorted(seats) or len(wanted.seats) != len(seats):
        raise HttpError(400, "fault-seats", seats=", ".join(seats))
    for name in found.values():
        known("player", name, (PERSON, OPEN, *PLAYERS))
    if PERSON not in found.values():
        raise HttpError(400, "fault-no-person")
    return {seat: found[seat] for seat in seats}


def meeting(wanted: wire.NewMatch) -> Meeting:
    """How people meet. Raises Trouble."""
    if not fits(wanted.pace):
        raise HttpError(400, "fault-pace")
    return Meeting(wanted.listed, wanted.pace, wanted.name)


def ruleset(wanted: wire.NewMatch, own: Own) -> AnyRuleset:
    """The rules that are played by. Raises Trouble."""
    found: AnyRuleset = _read(lambda: PLAYED[wanted.ruleset].ruleset(wanted, own))
    return found


def scenario(wanted: wire.NewMatch, say: Words, own: Own) -> Any:
    """What is played, by the rules that were asked for. Raises Trouble."""
    return _read(lambda: PLAYED[wanted.ruleset].scenario(wanted, say, own))


def title(wanted: wire.NewMatch, own: Own) -> dict[str, str]:
    """What the match is called."""
    return PLAYED[wanted.ruleset].title(wanted, own)


def _read(act: Callable[[], Any]) -> Any:
    """A file that cannot be used is the asker's trouble."""
    try:
        return act()
    except Unreadable as trouble:
        fault = trouble.faults[0]
        raise HttpError(400, fault.key, **fault.args) from trouble


def _impetus_rules(wanted: wire.NewMatch, own: Own) -> Impetus:
    """With the program's tables, or with own ones in their place."""
    mine = own.places(wanted.ruleset, TABLES)
    for name in wanted.tables:
        known("tables", name, tuple(mine))
    return load_with(documents(mine[name] for name in wanted.tables)) if wanted.tables else load_impetus()


def _impetus(wanted: wire.NewMatch, say: Words, own: Own) -> Scenario:
    """The battle that was asked for, by names alone: no path is ever opened. Raises Trouble."""
    named = {**own.places(wanted.ruleset, ARMIES), **armies()}
    for name in filter(None, (wanted.red, wanted.blue)):
        known("army", name, tuple(named))
    if wanted.edition or not wanted.battle:
        known("edition", wanted.edition, tuple(EDITIONS))
    rules = _impetus_rules(wanted, own)
    found = _battle(wanted, own, named) if wanted.battle else _matchup(wanted, rules, named)
    if refused := next(iter(rules.judge_setup(found)), None):
        raise refusal(say, refused)
    return found


def _battle(wanted: wire.NewMatch, own: Own, paths: Mapping[str, Path]) -> Scenario:
    mine = own.places(wanted.ruleset, BATTLES)
    known("battle", wanted.battle, (*battles(), *mine))
    told = wanted.battle if wanted.battle in battles() else own.says(Place(wanted.ruleset, BATTLES, wanted.battle))
    return on_the_field_of(told, wanted.red, wanted.blue, wanted.edition, paths.__getitem__)


def _matchup(wanted: wire.NewMatch, rules: Impetus, paths: Mapping[str, Path]) -> Scenario:
    if not (wanted.red and wanted.blue):
        raise HttpError(400, "fault-armies")
    known("scale", wanted.scale, tuple(load_scales()))
    known("field", wanted.field, FIELDS)
    turns_within(wanted.turns, *TURNS)
    draw = drawn(secrets.randbits(64))
    named: dict[str, Any] = {"edition": wanted.edition, "scale": wanted.scale, "turns": wanted.turns}
    return matchup(wanted.red, wanted.blue, wanted.field, draw, **named, find=paths.__getitem__, rules=rules)


def _impetus_title(wanted: wire.NewMatch, own: Own) -> dict[str, str]:
    return battle_title(wanted, battles(), own)


class Played(NamedTuple):
    """A game that can be played at this table: its seats, its rules, its scenario and its title, as they were asked."""

    seats: Callable[[wire.NewMatch, Own], tuple[str, ...]]
    ruleset: Callable[[wire.NewMatch, Own], AnyRuleset]
    scenario: Callable[[wire.NewMatch, Words, Own], Any]
    title: Callable[[wire.NewMatch, Own], dict[str, str]]


PLAYED: Mapping[str, Played] = MappingProxyType(
    {
        "impetus": Played(lambda _, __: SEATS, _impetus_rules, _impetus, _impetus_title),
        "grandeur": Played(lambda _, __: SEATS, lobby_grandeur.rules, lobby_grandeur.scenario, lobby_grandeur.title),
        "argad": Played(lobby_argad.seats, lobby_argad.rules, lobby_argad.scenario, lobby_argad.title),
    }
)


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
        seats_called(begins.scenario),
        wire.Unopened(why.key, why.told) if why else None,
    )
