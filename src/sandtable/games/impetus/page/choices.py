"""Basic Impetus on the start page: its battles and armies, and new matches."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.games.impetus.files import armies, battles
from sandtable.games.impetus.files.matchup import FIELDS, matchup, on_the_field_of
from sandtable.games.impetus.files.own_tables import load_with
from sandtable.games.impetus.files.tables import load_impetus, load_scales
from sandtable.games.impetus.page import wire
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.scenario import SEATS, TURNS
from sandtable.games.impetus.rules.terrain.random_field import Draw
from sandtable.games.impetus.telling.names import Names
from sandtable.games.impetus.telling.sides import sides
from sandtable.games.package import Ready, Start
from sandtable.library.document import read_document
from sandtable.library.own import ARMIES, BATTLES, TABLES, Own, Place, documents
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.match import PERSON
from sandtable.players.chance import drawn
from sandtable.players.roster import CAPTAIN
from sandtable.server.http_error import HttpError, known, refusal, turns_within
from sandtable.server.titles import choosable, own_files, said
from sandtable.server.wire.lobby import Choosable, Quick, SeatPlan


def army_title(kind: str, says: Any) -> dict[str, str]:
    """What an army is called; other files have no names."""
    return {language: str(getattr(says.name, language)) for language in LANGUAGES} if kind == ARMIES else {}


def seats_called(scenario: Any) -> dict[str, dict[str, str]]:
    """What each seat is called in every language."""
    found = {language: sides(words(language), scenario) for language in LANGUAGES}
    return {seat: {language: found[language][seat] for language in LANGUAGES} for seat in scenario.sides}


def roster(say: Words, scenario: Any) -> dict[str, list[str]]:
    """How many units of each name an army has."""
    return units_of(Names(say, scenario, brief=True), scenario)


def units_of(names: Names, scenario: Any) -> dict[str, list[str]]:
    return {seat: counted(map(names.shared, side.army.units)) for seat, side in scenario.sides.items()}


def counted(names: Iterable[str]) -> list[str]:
    """Each name once, with how often it comes if more than once."""
    return [f"{count} × {name}" if count > 1 else name for name, count in Counter(names).items()]


class Battles(Start[Any]):
    """The start page of a game in which two armies meet: in a battle of a file, or on a field.

    Everything is asked for by name: no path is ever opened.
    """

    name = Impetus.name
    setup_type: type[wire.TwoArmies] = wire.Setup
    first = "first-battle"
    """The battle that is played at once."""

    armies: Any = armies
    battles: Any = battles
    """The modules that read the files of the game."""

    scales: Callable[[], Iterable[str]] = staticmethod(load_scales)

    # What differs between games

    def offered(self, found: Choosable, says: Any) -> Choosable:
        """An army or a battle as it is offered, from what its file says."""
        return found

    def check_options(self, setup: Any) -> None:
        """The options that were asked for exist. Raises HttpError."""
        if setup.edition or not setup.battle:
            known("edition", setup.edition, tuple(EDITIONS))

    def from_file(self, setup: Any, battle: Any, find: Callable[[str], Path]) -> Any:
        """A battle of a file, perhaps with other armies on its field."""
        return on_the_field_of(battle, setup.red, setup.blue, setup.edition, find)

    def between_armies(self, setup: Any, rules: Any, find: Callable[[str], Path]) -> Any:
        """Two armies on a field."""
        named: dict[str, Any] = {"edition": setup.edition, "scale": setup.scale, "turns": setup.turns}
        return matchup(setup.red, setup.blue, setup.field, draw_lots(), **named, find=find, rules=rules)

    def ruleset(self, setup: Any, own: Own) -> Any:
        """The rules with the program's tables, or with own ones in their place."""
        mine = own.places(self.name, TABLES)
        for name in setup.tables:
            known("tables", name, tuple(mine))
        return load_with(documents(mine[name] for name in setup.tables)) if setup.tables else load_impetus()

    def choices(self, own: Own) -> Any:
        """What players may choose."""
        return wire.Offers(
            **self.files(own),
            scales=tuple(self.scales()),
            fields=FIELDS,
            editions=tuple(EDITIONS),
            tables=tuple(map(choosable, own_files(own, self.name, TABLES))),
        )

    # What is the same

    def quick(self) -> Quick:
        """The first battle, against the computer."""
        red, blue = SEATS
        return Quick((SeatPlan(red, PERSON), SeatPlan(blue, CAPTAIN)), {"battle": self.first})

    def ready(self) -> list[Ready]:
        """The battles of the program."""
        return [
            Ready(
                name,
                said(f"scenario-{name}"),
                said(f"story-{name}"),
                self.battles.load_battle(path),
                {"battle": name},
                read_document(path).raw,
            )
            for name, path in self.battles.battles().items()
        ]

    def files(self, own: Own) -> dict[str, tuple[Any, ...]]:
        """The armies and battles of the program, and own ones."""
        return {
            field: (
                *self._shipped[field],
                *(self.offered(choosable(each), each.looked.says) for each in own_files(own, self.name, kind)),
            )
            for field, kind in (("armies", ARMIES), ("battles", BATTLES))
        }

    @cached_property
    def _shipped(self) -> dict[str, tuple[Choosable, ...]]:
        found = {name: self.armies.load_army(path) for name, path in self.armies.armies().items()}
        battles = {name: self.battles.load_battle(path) for name, path in self.battles.battles().items()}
        return {
            "armies": tuple(
                self.offered(Choosable(name, army_title(ARMIES, army)), army) for name, army in found.items()
            ),
            "battles": tuple(
                self.offered(Choosable(name, said(f"scenario-{name}"), said(f"story-{name}")), battle)
                for name, battle in battles.items()
            ),
        }

    def seats(self, setup: Any, own: Own) -> tuple[str, ...]:
        return SEATS

    def scenario(self, setup: Any, say: Words, own: Own, *, by_mail: bool = False) -> Any:
        """The battle that was asked for. Raises HttpError, Unreadable."""
        paths = {**own.places(self.name, ARMIES), **self.armies.armies()}
        for name in filter(None, (setup.red, setup.blue)):
            known("army", name, tuple(paths))
        self.check_options(setup)
        rules = self.ruleset(setup, own)
        found = self._from_file(setup, own, paths) if setup.battle else self._between_armies(setup, rules, paths)
        if refused := next(iter(rules.judge_setup(found)), None):
            raise refusal(say, refused)
        return found

    def _from_file(self, setup: Any, own: Own, paths: Mapping[str, Path]) -> Any:
        shipped = self.battles.battles()
        known("battle", setup.battle, (*shipped, *own.places(self.name, BATTLES)))
        battle = setup.battle if setup.battle in shipped else own.says(Place(self.name, BATTLES, setup.battle))
        return self.from_file(setup, battle, paths.__getitem__)

    def _between_armies(self, setup: Any, rules: Any, paths: Mapping[str, Path]) -> Any:
        if not (setup.red and setup.blue):
            raise HttpError(400, "fault-armies")
        known("scale", setup.scale, tuple(self.scales()))
        known("field", setup.field, FIELDS)
        turns_within(setup.turns, *TURNS)
        return self.between_armies(setup, rules, paths.__getitem__)

    def title(self, setup: Any, own: Own) -> dict[str, str]:
        """The battle, or the two armies that meet."""
        if setup.battle in self.battles.battles():
            return said(f"scenario-{setup.battle}")
        if setup.battle:
            return dict.fromkeys(LANGUAGES, setup.battle)
        red, blue = (self._army_title(name, own) for name in (setup.red, setup.blue))
        return {language: f"{red[language]} – {blue[language]}" for language in LANGUAGES}

    def _army_title(self, name: str, own: Own) -> dict[str, str]:
        shipped = {each.id: each.name for each in self._shipped["armies"]}
        return shipped[name] if name in shipped else own.army_name(self.name, name)


def draw_lots() -> Draw:
    """Lots for the terrain of a field."""
    return drawn(secrets.randbits(64))
