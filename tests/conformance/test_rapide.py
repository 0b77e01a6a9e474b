"""Combat Rapide keeps the laws."""

from functools import cached_property
from typing import Any

from sandtable.games.rapide.files.battles import battles, load_battle, read_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.document import Document
from tests.conformance.suite import Conformance

CONVERTING = """
year = 1550
terrain = "swamp"
[options]
retreat_test = true
[attacker]
nation = "turkey"
stack = "A- 4D 2P"
pasha = [2, 1]
technology = "arquebus"
leader = "3.2.4"
[defender]
nation = "venice"
stack = "2A- 4D"
technology = "renaissance"
leader = "2.2.2"
"""


class TestRapide(Conformance):
    """Every shipped battle, and one with conversions, pashas and tests to retreat."""

    lots = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21)

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return load_rapide()

    def scenarios(self) -> list[Any]:
        rapide = load_rapide()
        shipped = [load_battle(path, rapide) for path in battles().values()]
        return [read_battle(Document("converting", CONVERTING), rapide), *shipped]
