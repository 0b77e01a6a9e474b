"""What a page needs to show a game of Argad!: its scenarios, its bases and ground."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.library.argad.prose.skirmish import ArgadProse
from sandtable.library.argad.scenarios import load_scenario, scenarios
from sandtable.library.symbols import symbols
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.picture.argad.ground import paint_ground
from sandtable.picture.argad.look import Look
from sandtable.picture.argad.men import mark_of
from sandtable.picture.impetus.look import sizes_for
from sandtable.picture.palette import LIGHT
from sandtable.picture.view import View
from sandtable.rulesets.argad.figures import Figure, sole
from sandtable.rulesets.argad.ruleset import Argad
from sandtable.rulesets.argad.scenario import Scenario
from sandtable.rulesets.argad.state import State
from sandtable.server.wire import Measures, SaidLine, Skirmish

SCALE = 10.0
"""So many units of the drawing has a cm."""

Base: TypeAlias = tuple[int, int, int]
"""Width, length, rounding of the corners."""

MILLIMETRES = 10
WIDE = 1200


@lru_cache(maxsize=64)
def scenario_called(name: str) -> Scenario:
    """A scenario that comes with the program."""
    return load_scenario(scenarios()[name])


def scenario_name(name: str) -> dict[str, str]:
    """What a scenario is called in every language."""
    return {language: words(language)(f"skirmish-{name}") for language in LANGUAGES}


def skirmishes() -> tuple[Skirmish, ...]:
    """All scenarios that come with the program."""
    return tuple(
        Skirmish(
            name,
            scenario_name(name),
            {language: words(language)(f"skirmish-story-{name}") for language in LANGUAGES},
            scenario_called(name).seats,
        )
        for name in scenarios()
    )


def skirmish_measures(ruleset: Argad, state: State, say: Words) -> Measures:
    """What figures stand on, the ground, and what each player wants."""
    scenario = state.scenario
    soles = {figure.id: _soles(figure, scenario) for figure in scenario.figures}
    period = ruleset.tables.periods[scenario.period]
    marks = {figure.id: mark_of(period, figure) for figure in scenario.figures}
    ground, aims = _ground(ruleset, state, say), tuple(_aims(scenario, say))
    return Measures(MILLIMETRES, {}, (), {}, soles, ground, marks, aims)


def _soles(figure: Figure, scenario: Scenario) -> tuple[Base, Base]:
    """On foot, and on its horse if it has one."""
    rides = figure.horse != "none"
    return sole(figure, scenario.bases, mounted=False), sole(figure, scenario.bases, mounted=rides)


def _ground(ruleset: Argad, state: State, say: Words) -> str:
    """As pictures show it, its colours by name, so that a page may be light or dark."""
    long, short = state.scenario.board
    land = {name: f"var(--land-{name})" for name in LIGHT.land}
    period = ruleset.tables.periods[state.scenario.period]
    view = View(0, 0, SCALE, long, short)
    look = Look(state, period, view, sizes_for(WIDE), replace(LIGHT, land=land), say, symbols(), "")
    return paint_ground(look)


def _aims(scenario: Scenario, say: Words) -> Iterator[SaidLine]:
    names = ArgadProse(say, scenario).names
    for aim in scenario.aims:
        words_of = say("argad-wants", points=aim.points, who=names.seat(aim.seat), aim=names.aim(aim))
        yield SaidLine(words_of, "AR V.e", seat=aim.seat)
