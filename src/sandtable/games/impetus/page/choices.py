"""Basic Impetus on the start page: its battles and armies, and new matches."""

import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.games.impetus.files import armies, battles
from sandtable.games.impetus.files.matchup import FIELDS, matchup, on_the_field_of
from sandtable.games.impetus.files.own_tables import load_with
from sandtable.games.impetus.files.tables import load_impetus, load_scales
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.scenario import SEATS, TURNS
from sandtable.games.impetus.rules.terrain.random_field import Draw
from sandtable.library.own import ARMIES, BATTLES, TABLES, Own, Place, documents
from sandtable.library.words import LANGUAGES, Words
from sandtable.players.chance import drawn
from sandtable.server.http_error import HttpError, known, refusal, turns_within
from sandtable.server.titles import choosable, own_files, said
from sandtable.server.wire import lobby as wire


def army_title(kind: str, says: Any) -> dict[str, str]:
    """What an army is called; other files have no names."""
    return {language: str(getattr(says.name, language)) for language in LANGUAGES} if kind == ARMIES else {}


class Battles:
    """The start page of a game in which two armies meet: in a battle of a file, or on a field.

    Everything is asked for by name: no path is ever opened.
    """

    name = Impetus.name
    armies: Any = armies
    battles: Any = battles
    """The modules that read the files of the game."""

    scales: Callable[[], Iterable[str]] = staticmethod(load_scales)

    # What differs between games

    def costs(self, says: Any) -> dict[str, Any]:
        """What an army or a battle says of points."""
        return {}

    def check(self, wanted: wire.NewMatch) -> None:
        """The options that were asked for exist. Raises HttpError."""
        if wanted.edition or not wanted.battle:
            known("edition", wanted.edition, tuple(EDITIONS))

    def from_file(self, wanted: wire.NewMatch, battle: Any, find: Callable[[str], Path]) -> Any:
        """A battle of a file, perhaps with other armies on its field."""
        return on_the_field_of(battle, wanted.red, wanted.blue, wanted.edition, find)

    def between_armies(self, wanted: wire.NewMatch, rules: Any, find: Callable[[str], Path]) -> Any:
        """Two armies on a field."""
        named: dict[str, Any] = {"edition": wanted.edition, "scale": wanted.scale, "turns": wanted.turns}
        return matchup(wanted.red, wanted.blue, wanted.field, draw_lots(), **named, find=find, rules=rules)

    def ruleset(self, wanted: wire.NewMatch, own: Own) -> Any:
        """The rules with the program's tables, or with own ones in their place."""
        mine = own.places(self.name, TABLES)
        for name in wanted.tables:
            known("tables", name, tuple(mine))
        return load_with(documents(mine[name] for name in wanted.tables)) if wanted.tables else load_impetus()

    def choices(self, own: Own) -> dict[str, tuple[Any, ...]]:
        """What players may choose."""
        return {
            **self.files(own),
            "editions": tuple(EDITIONS),
            "scales": tuple(self.scales()),
            "fields": FIELDS,
            "tables": tuple(map(choosable, own_files(own, self.name, TABLES))),
        }

    # What is the same

    def files(self, own: Own) -> dict[str, tuple[wire.Choosable, ...]]:
        """The armies and battles of the program, and own ones."""
        return {
            field: (
                *self._shipped[field],
                *(choosable(each, **self.costs(each.looked.says)) for each in own_files(own, self.name, kind)),
            )
            for field, kind in (("armies", ARMIES), ("battles", BATTLES))
        }

    @cached_property
    def _shipped(self) -> dict[str, tuple[wire.Choosable, ...]]:
        found = {name: self.armies.load_army(path) for name, path in self.armies.armies().items()}
        return {
            "armies": tuple(
                wire.Choosable(name, army_title(ARMIES, army), **self.costs(army)) for name, army in found.items()
            ),
            "battles": tuple(
                wire.Choosable(
                    name, said(f"scenario-{name}"), said(f"story-{name}"), **self.costs(self.battles.load_battle(path))
                )
                for name, path in self.battles.battles().items()
            ),
        }

    def seats(self, wanted: wire.NewMatch, own: Own) -> tuple[str, ...]:
        return SEATS

    def scenario(self, wanted: wire.NewMatch, say: Words, own: Own) -> Any:
        """The battle that was asked for. Raises HttpError, Unreadable."""
        paths = {**own.places(self.name, ARMIES), **self.armies.armies()}
        for name in filter(None, (wanted.red, wanted.blue)):
            known("army", name, tuple(paths))
        self.check(wanted)
        rules = self.ruleset(wanted, own)
        found = self._from_file(wanted, own, paths) if wanted.battle else self._between_armies(wanted, rules, paths)
        if refused := next(iter(rules.judge_setup(found)), None):
            raise refusal(say, refused)
        return found

    def _from_file(self, wanted: wire.NewMatch, own: Own, paths: Mapping[str, Path]) -> Any:
        shipped = self.battles.battles()
        known("battle", wanted.battle, (*shipped, *own.places(self.name, BATTLES)))
        battle = wanted.battle if wanted.battle in shipped else own.says(Place(self.name, BATTLES, wanted.battle))
        return self.from_file(wanted, battle, paths.__getitem__)

    def _between_armies(self, wanted: wire.NewMatch, rules: Any, paths: Mapping[str, Path]) -> Any:
        if not (wanted.red and wanted.blue):
            raise HttpError(400, "fault-armies")
        known("scale", wanted.scale, tuple(self.scales()))
        known("field", wanted.field, FIELDS)
        turns_within(wanted.turns, *TURNS)
        return self.between_armies(wanted, rules, paths.__getitem__)

    def title(self, wanted: wire.NewMatch, own: Own) -> dict[str, str]:
        """The battle, or the two armies that meet."""
        if wanted.battle in self.battles.battles():
            return said(f"scenario-{wanted.battle}")
        if wanted.battle:
            return dict.fromkeys(LANGUAGES, wanted.battle)
        red, blue = (self._army_title(name, own) for name in (wanted.red, wanted.blue))
        return {language: f"{red[language]} – {blue[language]}" for language in LANGUAGES}

    def _army_title(self, name: str, own: Own) -> dict[str, str]:
        shipped = {each.id: each.name for each in self._shipped["armies"]}
        return shipped[name] if name in shipped else own.army_name(self.name, name)


def draw_lots() -> Draw:
    """Lots for the terrain of a field."""
    return drawn(secrets.randbits(64))
