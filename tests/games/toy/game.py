"""Riposte as the program knows it."""

from collections.abc import Iterator
from typing import Any

from sandtable.games.package import Files, GamePackage, Telling
from sandtable.kernel.retell import Moment
from sandtable.library.sentence import Sentence
from sandtable.library.words import Words
from tests.conformance.toys.riposte import Bout, Riposte
from tests.games.toy import DATA


class Prose:
    """Names every event."""

    def __init__(self, say: Words, scenario: Any) -> None:
        self.scenario = scenario

    def opening(self) -> Iterator[Sentence]:
        yield Sentence(f"Power {self.scenario.power}", ("RI 1",))

    def side(self, seat: str) -> str:
        return seat

    def moment(self, moment: Moment) -> Iterator[str]:
        return map(str, self.sentences(moment))

    def sentences(self, moment: Moment) -> Iterator[Sentence]:
        return (Sentence(type(event).__name__, ("RI 2",)) for event in moment.events)


class Rules(Riposte):
    """With the tables of a game file, of which the toy has none."""

    def __init__(self, tables: Any) -> None:
        self.tables = tables


GAME = GamePackage(
    name=Rules.name,
    data=DATA,
    ruleset=Rules,
    version=Rules.version,
    files=Files(load=lambda: Rules(Bout()), tables=Bout),
    telling=Telling(prose=Prose),
)
