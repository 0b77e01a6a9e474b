"""Whatever Grandeur may ask, order, throw or tell has its words."""

from typing import Any, get_args

import pytest

from sandtable.games.grandeur.files.tables import load_grandeur, load_prices, load_weapons
from sandtable.games.grandeur.rules import orders
from sandtable.games.grandeur.rules.events import OWN
from sandtable.games.grandeur.rules.setup.scenario import Weather
from sandtable.games.grandeur.rules.steps import Purpose
from sandtable.games.grandeur.rules.troops.armies import Rank, StructureName
from sandtable.games.grandeur.rules.troops.profiles import Quality
from sandtable.library.words import LANGUAGES, words

SILENT = {"proceeded", "unit-deployed", "corps-rested", "move-watched", "phase-began"}
"""What is told by Impetus' words, or by what comes before and after."""


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    """Events, orders, questions, discipline tests, weather, structures, grades, ranks, quality and weapons."""
    wanted = {f"grandeur-{tag(event)}" for event in OWN if tag(event) not in SILENT}
    wanted |= {f"order-{tag(order)}" for order in get_args(orders.AnyOrder)}
    wanted |= {f"{word}-{each.what}" for each in load_grandeur().course.asks.values() for word in ("ask", "asked")}
    wanted |= {f"what-discipline-{purpose}" for purpose in get_args(Purpose)}
    wanted |= {f"weather-{weather}" for weather in get_args(Weather)}
    wanted |= {f"why-{weather}" for weather in get_args(Weather) if weather != "clear"}
    wanted |= {f"structure-{name}" for name in get_args(StructureName)}
    wanted |= {f"grade-{name}" for name in load_prices().grades}
    wanted |= {f"rank-{name}" for name in get_args(Rank)}
    wanted |= {f"quality-{name}" for name in get_args(Quality) if name}
    wanted |= {f"weapon-{name}" for name in load_weapons().rows}
    say = words(language)
    assert not {key for key in wanted if not say.has(key)}


def test_the_silent_are_events() -> None:
    """Nothing is kept silent that there is not."""
    assert {tag(event) for event in OWN} >= SILENT
