"""Argad! on the start page: its scenarios and own ones, the options that they are played by, own tables."""

from collections import Counter
from functools import cached_property
from typing import Any

from msgspec.structs import asdict, replace

from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad, own_periods
from sandtable.games.argad.page import wire
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Choices, Scenario
from sandtable.games.argad.rules.setup.scenario import by_mail as played_by_mail
from sandtable.games.argad.rules.tables import Tables
from sandtable.games.argad.telling.names import Names
from sandtable.games.package import Ready, Start
from sandtable.library.document import read_document
from sandtable.library.own import BATTLES, TABLES, Own, Place
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.match import PERSON
from sandtable.players.roster import CAPTAIN
from sandtable.server.http_error import HttpError, known, refusal
from sandtable.server.titles import choosable, in_every_language, own_files, said
from sandtable.server.wire.lobby import Choosable, Quick, SeatPlan

FIRST = "village-raid"
"""The scenario that is played at once."""


def file_title(kind: str, says: Any) -> dict[str, str]:
    """What a scenario is called, as its author says; tables have no names."""
    return in_every_language(lambda say: Names(say, says).title) if kind == BATTLES else {}


def seats_called(scenario: Scenario) -> dict[str, dict[str, str]]:
    """What each seat is called in every language."""
    names = {language: Names(words(language), scenario) for language in LANGUAGES}
    return {seat: {language: names[language].seat(seat) for language in LANGUAGES} for seat in scenario.seats}


def roster(say: Words, scenario: Scenario) -> dict[str, list[str]]:
    """How many figures of each name a seat has."""
    names = Names(say, scenario)
    found = {seat: Counter[str]() for seat in scenario.seats}
    for figure in scenario.figures:
        found[figure.seat][names.bare(figure.id).rstrip(" 0123456789")] += 1
    return {
        seat: [f"{count} × {name}" if count > 1 else name for name, count in each.items()]
        for seat, each in found.items()
    }


class Skirmishes(Start[wire.Setup]):
    """Scenarios are asked for by name: no path is ever opened."""

    setup_type = wire.Setup

    @cached_property
    def _shipped(self) -> dict[str, Scenario]:
        return {name: load_scenario(path) for name, path in scenarios().items()}

    def quick(self) -> Quick:
        """The first scenario, against the computer."""
        first, *others = self._shipped[FIRST].seats
        plans = (SeatPlan(first, PERSON), *(SeatPlan(seat, CAPTAIN) for seat in others))
        return Quick(plans, {"battle": FIRST})

    def ready(self) -> list[Ready]:
        """The scenarios of the program."""
        return [
            Ready(
                name,
                said(f"skirmish-{name}"),
                said(f"skirmish-story-{name}"),
                self._shipped[name],
                {"battle": name},
                read_document(path).raw,
            )
            for name, path in scenarios().items()
        ]

    def choices(self, own: Own) -> wire.Offers:
        """Scenarios of the program and own ones; own tables."""
        shipped = [
            _skirmish(Choosable(name, said(f"skirmish-{name}"), said(f"skirmish-story-{name}")), scenario)
            for name, scenario in self._shipped.items()
        ]
        mine = [_skirmish(choosable(each), each.looked.says, own=True) for each in own_files(own, Argad.name, BATTLES)]
        return wire.Offers((*shipped, *mine), tuple(map(choosable, own_files(own, Argad.name, TABLES))))

    def _found(self, setup: wire.Setup, own: Own) -> Scenario:
        """The scenario of a file. Raises HttpError, Unreadable."""
        mine = own.places(Argad.name, BATTLES)
        known("battle", setup.battle, (*self._shipped, *mine))
        if setup.battle in self._shipped:
            return self._shipped[setup.battle]
        found: Scenario = own.says(Place(Argad.name, BATTLES, setup.battle))
        return found

    def seats(self, setup: wire.Setup, own: Own) -> tuple[str, ...]:
        return self._found(setup, own).seats

    def ruleset(self, setup: wire.Setup, own: Own) -> Argad:
        """With the program's tables; an own one takes the place of those of the scenario's period."""
        for name in setup.tables:
            known("tables", name, tuple(own.places(Argad.name, TABLES)))
        if len(setup.tables) > 1:
            raise HttpError(400, "fault-one-period")
        period = self._found(setup, own).period
        shipped = load_argad().tables.periods
        if not setup.tables and period in shipped:
            return load_argad()
        mine = own_periods(own).periods
        name = next(iter(setup.tables), period)
        known("tables", name, tuple(mine))
        return Argad(Tables({**shipped, period: mine[name]}))

    def scenario(self, setup: wire.Setup, say: Words, own: Own, *, by_mail: bool = False) -> Scenario:
        """The scenario by the options that were asked for. Raises HttpError, Unreadable."""
        found = self._found(setup, own)
        if setup.skirmish is not None:
            found = replace(found, choices=Choices(**asdict(setup.skirmish)))
        if by_mail:
            found = played_by_mail(found)
        if refused := next(iter(self.ruleset(setup, own).judge_setup(found)), None):
            raise refusal(say, refused)
        return found

    def title(self, setup: wire.Setup, own: Own) -> dict[str, str]:
        if setup.battle in self._shipped:
            return said(f"skirmish-{setup.battle}")
        return file_title(BATTLES, self._found(setup, own))


def _skirmish(found: Choosable, scenario: Scenario, *, own: bool = False) -> wire.Skirmish:
    """A scenario as the start page offers it."""
    figures = Counter(figure.seat for figure in scenario.figures)
    return wire.Skirmish(
        found.id,
        found.name,
        found.note,
        seats=scenario.seats,
        called=seats_called(scenario),
        figures={seat: figures[seat] for seat in scenario.seats},
        turns=scenario.last_turn,
        period=scenario.period,
        options=wire.SkirmishOptions(**asdict(scenario.choices)),
        own=own,
    )
