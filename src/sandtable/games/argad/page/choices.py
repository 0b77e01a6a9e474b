"""Argad! on the start page: its scenarios and own ones, the options that they are played by, own tables."""

from collections import Counter
from functools import cached_property
from typing import Any

from msgspec.structs import asdict, replace

from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad, own_periods
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Choices, Scenario, by_mail
from sandtable.games.argad.rules.tables import Tables
from sandtable.games.argad.telling.names import Names
from sandtable.library.own import BATTLES, TABLES, Own, Place
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.server.http_error import HttpError, known, refusal
from sandtable.server.titles import choosable, in_every_language, own_files, said
from sandtable.server.wire import lobby as wire


def file_title(kind: str, says: Any) -> dict[str, str]:
    """What a scenario is called, as its author says; tables have no names."""
    return in_every_language(lambda say: Names(say, says).title) if kind == BATTLES else {}


def seats_called(scenario: Scenario) -> dict[str, dict[str, str]]:
    """What each seat is called in every language."""
    names = {language: Names(words(language), scenario) for language in LANGUAGES}
    return {seat: {language: names[language].seat(seat) for language in LANGUAGES} for seat in scenario.seats}


class Skirmishes:
    """Scenarios are asked for by name: no path is ever opened."""

    @cached_property
    def _shipped(self) -> dict[str, Scenario]:
        return {name: load_scenario(path) for name, path in scenarios().items()}

    def choices(self, own: Own) -> dict[str, tuple[Any, ...]]:
        """Scenarios of the program and own ones; own tables."""
        shipped = [
            _skirmish(wire.Choosable(name, said(f"skirmish-{name}"), said(f"skirmish-story-{name}")), scenario)
            for name, scenario in self._shipped.items()
        ]
        mine = [_skirmish(choosable(each), each.looked.says, own=True) for each in own_files(own, Argad.name, BATTLES)]
        periods = tuple(map(choosable, own_files(own, Argad.name, TABLES)))
        return {"skirmishes": (*shipped, *mine), "periods": periods}

    def _found(self, wanted: wire.NewMatch, own: Own) -> Scenario:
        """The scenario of a file. Raises HttpError, Unreadable."""
        mine = own.places(Argad.name, BATTLES)
        known("battle", wanted.battle, (*self._shipped, *mine))
        if wanted.battle in self._shipped:
            return self._shipped[wanted.battle]
        found: Scenario = own.says(Place(Argad.name, BATTLES, wanted.battle))
        return found

    def seats(self, wanted: wire.NewMatch, own: Own) -> tuple[str, ...]:
        return self._found(wanted, own).seats

    def ruleset(self, wanted: wire.NewMatch, own: Own) -> Argad:
        """With the program's tables; an own one takes the place of those of the scenario's period."""
        for name in wanted.tables:
            known("tables", name, tuple(own.places(Argad.name, TABLES)))
        if len(wanted.tables) > 1:
            raise HttpError(400, "fault-one-period")
        period = self._found(wanted, own).period
        shipped = load_argad().tables.periods
        if not wanted.tables and period in shipped:
            return load_argad()
        mine = own_periods(own).periods
        name = next(iter(wanted.tables), period)
        known("tables", name, tuple(mine))
        return Argad(Tables({**shipped, period: mine[name]}))

    def scenario(self, wanted: wire.NewMatch, say: Words, own: Own) -> Scenario:
        """The scenario by the options that were asked for. Raises HttpError, Unreadable."""
        found = self._found(wanted, own)
        if wanted.skirmish is not None:
            found = replace(found, choices=Choices(**asdict(wanted.skirmish)))
        if wanted.pace.kind == "days":
            found = by_mail(found)
        if refused := next(iter(self.ruleset(wanted, own).judge_setup(found)), None):
            raise refusal(say, refused)
        return found

    def title(self, wanted: wire.NewMatch, own: Own) -> dict[str, str]:
        if wanted.battle in self._shipped:
            return said(f"skirmish-{wanted.battle}")
        return file_title(BATTLES, self._found(wanted, own))


def _skirmish(found: wire.Choosable, scenario: Scenario, *, own: bool = False) -> wire.Skirmish:
    """A scenario as the start page offers it."""
    figures = Counter(figure.seat for figure in scenario.figures)
    return wire.Skirmish(
        found.id,
        found.name,
        found.note,
        scenario.seats,
        seats_called(scenario),
        {seat: figures[seat] for seat in scenario.seats},
        scenario.last_turn,
        scenario.period,
        wire.SkirmishOptions(**asdict(scenario.choices)),
        own,
    )
