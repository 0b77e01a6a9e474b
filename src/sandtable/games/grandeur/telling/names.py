"""The names of generals and corps in a battle of Grandeur, in addition to units and ground."""

from typing import Any

from sandtable.games.grandeur.rules.setup.scenario import Scenario
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.games.impetus.telling import names
from sandtable.games.impetus.telling.sides import bracketed
from sandtable.games.impetus.telling.things import THINGS
from sandtable.library.readable import UNIT_ID
from sandtable.library.words import Words

COMMANDS = ("general", "corps")


class Names(names.Names):
    """Generals and corps have their names, or numbers if they have none."""

    def __init__(self, say: Words, scenario: Scenario, *, brief: bool = False) -> None:
        super().__init__(say, scenario, brief=brief)
        sides = scenario.sides.items()
        self._generals = {piece_of(seat, each.id): each for seat, side in sides for each, _, _ in side.army.generals}
        self._corps = {piece_of(seat, each.id): each for seat, side in sides for each in side.army.corps}

    def general(self, general: str) -> str:
        """A general, with the side if sides are named."""
        self.mentions.named(general)
        return self._named(general, self._generals.get(general), "general")

    def corps(self, seat: str, corps: str) -> str:
        """A corps, with its side if sides are named."""
        return self._named(piece_of(seat, corps), self._corps.get(piece_of(seat, corps)), "corps")

    def _named(self, name: str, found: Any, what: str) -> str:
        seat, _, own = name.partition(".")
        called = str(getattr(found.name, self.say.language)) if found is not None and found.name else ""
        number = own.rpartition("-")[2]
        if self.brief:
            return called or self.say(f"bare-{what}", number=number)
        if called:
            return self.of_side(called, seat)
        return self.say(f"grandeur-{what}", number=number, side=bracketed(self.side(seat)))

    def troop(self, kind: str) -> str:
        """Some types have other names than in Basic Impetus."""
        key = f"grandeur-troop-{kind.lower()}"
        return self.say(key) if self.say.has(key) else super().troop(kind)

    def other(self, name: str) -> str:
        return command(self.say, name) or super().other(name)

    def called(self, unit: str) -> names.Called:
        """Generals appear where units do."""
        if unit in self._generals:
            self.mentions.named(unit)
            found = self._generals[unit]
            name = str(getattr(found.name, self.say.language)) if found.name else unit.rpartition(".")[2]
            return names.Called(unit.partition(".")[0], name)
        return super().called(unit)


def command(say: Words, name: str) -> str | None:
    """A general or corps by its number and side; None if the name is of something else."""
    match = UNIT_ID.fullmatch(name)
    if match is None or match[2] not in COMMANDS:
        return None
    return say(f"grandeur-{match[2]}", number=match[3], side=bracketed(say(f"role-{match[1]}")))


def argument(say: Words, key: str, name: str, value: str | int) -> str | None:
    """An argument of a refusal that names a general or a corps."""
    return command(say, value) if name in THINGS and isinstance(value, str) else None
