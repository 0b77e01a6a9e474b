"""A battle fought as a case says, on the game that players use."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from string import Template

from sandtable.games.rapide.files.battles import battles, load_battle, read_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.report import Report, report
from sandtable.kernel.awaiting import Over
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.retell import Moment, retell
from sandtable.library.document import Document
from sandtable.match.table import accepted, answer, seated
from sandtable.players.chance import Origin, Recorded
from tests.games.rapide.rules.case import Case
from tests.games.rapide.rules.script import Script

RAPIDE = load_rapide()
ORIGIN = Origin("case", bytes(32), dict.fromkeys(SEATS, "00"))


class Fight:
    """A battle with its dice and its orders, as far as it has been fought."""

    def __init__(self, battle: Battle, dice: Sequence[int], script: Script) -> None:
        self.battle = battle
        self.dice = Recorded(dice)
        self.script = script
        self.game: Game = seated(RAPIDE, battle, ORIGIN, typed=True)

    @property
    def spent(self) -> bool:
        """Nothing that was prepared is left."""
        return self.dice.used == len(self.dice.faces) and not self.script.left

    @property
    def over(self) -> bool:
        return isinstance(RAPIDE.awaiting(self.game.state), Over)

    def to_the_end(self) -> "Fight":
        """Until the game is over and closed."""
        accepted(self.game.begin())
        while not self.over:
            self._once()
        accepted(self.game.close())
        return self

    def until_spent(self) -> "Fight":
        """Until all dice and orders that were prepared have been used."""
        accepted(self.game.begin())
        while not self.spent:
            self._once()
        return self

    def _once(self) -> None:
        awaited = RAPIDE.awaiting(self.game.state)
        assert not isinstance(awaited, Over), "the battle is over, and there are dice or orders left"
        answer(self.game, awaited, self.script, self.dice)

    @cached_property
    def moments(self) -> list[Moment]:
        return list(retell(RAPIDE, self.battle, self.game.entries))

    @property
    def events(self) -> list[Event]:
        return [event for moment in self.moments for event in moment.events]

    @property
    def report(self) -> Report:
        return report(self.moments)


def battle_of(text: str, values: Mapping[str, str | int]) -> Battle:
    """One of the program's own battles by its name, or the battle that is written out."""
    if text in battles():
        return load_battle(battles()[text], RAPIDE)
    return read_battle(Document("case.toml", Template(text).substitute(values)), RAPIDE)


def prepared(case: Case) -> Fight:
    """The fight of a case, not yet begun."""
    return Fight(battle_of(case.battle, case.set), case.dice, Script(RAPIDE, case.retreat, case.orders))


def begun(text: str, dice: Sequence[int], **values: str | int) -> Fight:
    """A fight without orders, for as long as its dice last."""
    return Fight(battle_of(text, values), dice, Script(RAPIDE, {}, ())).until_spent()
