"""A battle of Grandeur in sentences, each with its clause."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import ClassVar

from sandtable.games.grandeur.files.tables import load_prices
from sandtable.games.grandeur.rules.fold import fold
from sandtable.games.grandeur.rules.setup.scenario import Scenario
from sandtable.games.grandeur.rules.troops.armies import ARMY, CORPS, DIVISION, General, points
from sandtable.games.grandeur.telling.names import Names
from sandtable.games.grandeur.telling.tells import KINDS, MINOR, SECTIONS, SILENT, TELLS
from sandtable.games.impetus.rules.setup.scenario import Seat, piece_of
from sandtable.games.impetus.telling import battle, scene
from sandtable.games.impetus.telling.battle import ImpetusProse
from sandtable.games.impetus.telling.scene import Tells, scenes
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.sentence import Kind, Sentence

REASONS: Mapping[str, str] = MappingProxyType(
    {
        "IM 2": "grandeur-for-failed",
        "IM 5": "grandeur-for-failed",
        "IM 6": "grandeur-for-failed",
        "GR 6.4": "grandeur-for-fell-back",
        "GR A1b": "grandeur-for-square",
    }
)


class Scene(scene.Scene):
    """An event of Grandeur and what is needed to tell it."""

    names: Names

    @property
    def reasons(self) -> Mapping[str, str]:
        return {**super().reasons, **REASONS}


class GrandeurProse(ImpetusProse):
    """Tells one battle of Grandeur in one language."""

    tells: ClassVar[Mapping[type[Event], Tells]] = {**battle.TELLS, **TELLS}
    silent: ClassVar[frozenset[type[Event]]] = battle.SILENT | SILENT
    trifles: ClassVar[frozenset[type[Event]]] = battle.MINOR | MINOR
    sections: ClassVar[tuple[type[Event], ...]] = (*battle.SECTIONS, *SECTIONS)
    kinds: ClassVar[Mapping[type[Event], Kind]] = {**battle.KINDS, **KINDS}
    scenario: Scenario
    names: Names

    def names_of(self) -> Names:
        return Names(self.say, self.scenario, brief=self.brief)

    def scenes(self, moment: Moment) -> Iterator[Scene]:
        return scenes(self.say, self.names, moment, fold, Scene)  # type: ignore[return-value]

    def opening(self) -> Iterator[Sentence]:
        """Both armies with their brigades and generals, and the ground as far as the scenario has it."""
        divisions = "yes" if self.scenario.divisions else "no"
        yield Sentence(self.say("grandeur-opening", turns=self.scenario.last_turn, divisions=divisions), ("GR S.2",))
        for seat, side in self.scenario.sides.items():
            army, who = side.army, self.names.side(seat)
            cost, beaten = str(points(army, load_prices())), str((army.vd + 1) // 2)
            yield Sentence(self.say("grandeur-army", who=who, points=cost, vd=str(army.vd), beaten=beaten), ("GR 8",))
            yield self._staff(seat, who, [(army.commander, ARMY)])
            for corps in army.corps:
                led = [(corps.general, CORPS)] if corps.general else []
                led += [(each.general, DIVISION) for each in corps.divisions if each.general]
                named_so = self.names.corps(seat, corps.id)
                yield self._staff(seat, named_so, led)
                brigades = [unit for unit in army.units if army.corps_of(unit.command) == corps.id]
                listed = self._listed(seat, brigades)
                yield Sentence(self.say("impetus-roster", who=named_so, units=listed), ("GR 2.0a",))
        yield from self._ground()

    def _staff(self, seat: Seat, who: str, generals: list[tuple[General, str]]) -> Sentence:
        """Some generals with their ranks."""
        told = ", ".join(
            self.say("grandeur-rank", name=self.names.bare(piece_of(seat, each.id)), rank=self.say(f"rank-{rank}"))
            for each, rank in generals
        )
        return Sentence(self.say("grandeur-generals", who=who, generals=told), ("GR 2.0a",))
