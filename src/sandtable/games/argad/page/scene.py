"""What a page needs to show a game of Argad!: bases, ground, aims, and how high figures stand."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.games.argad.page.grounds import GROUND, GROUNDS
from sandtable.games.argad.picture.ground import paint_ground
from sandtable.games.argad.picture.look import Look
from sandtable.games.argad.picture.men import mark_of
from sandtable.games.argad.rules.characters.figures import Figure, sole
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.tables import Period
from sandtable.games.argad.rules.terrain.land import land_of
from sandtable.games.argad.telling.skirmish import ArgadProse
from sandtable.library.symbols import symbols
from sandtable.library.words import Words, words
from sandtable.picture.layout import sizes_for
from sandtable.picture.palette import LIGHT
from sandtable.picture.view import View
from sandtable.server.wire.details import Marks, Measures, SaidLine

SCALE = 10.0
"""How many units of the drawing a cm has."""

Base: TypeAlias = tuple[int, int, int]
"""Width, length, rounding of the corners."""

MILLIMETRES = 10
WIDE = 1200


def measures(ruleset: Argad, state: State, say: Words) -> Measures:
    """What figures stand on, where the ground is found, and what each player wants."""
    scenario = state.scenario
    soles = {figure.id: _soles(figure, scenario) for figure in scenario.figures}
    period = ruleset.tables.periods[scenario.period]
    marks = {figure.id: mark_of(period, figure) for figure in scenario.figures}
    ground = _ground(scenario, period, say.language)
    ground_at = f"{GROUND}/{GROUNDS.put(ground)}" if ground else ""
    return Measures(MILLIMETRES, {}, (), {}, soles, "", marks, tuple(_aims(scenario, say)), ground_at)


def marks(ruleset: Argad, state: State) -> Marks:
    """How high figures stand that do not stand on the ground."""
    land = land_of(state.scenario, ruleset.tables.periods[state.scenario.period])
    levels = {man.id: land.level(man.stand.at) for man in state.men if man.stand is not None}
    return Marks(levels={name: level for name, level in levels.items() if level})


def _soles(figure: Figure, scenario: Scenario) -> tuple[Base, Base]:
    """On foot, and on its horse if it has one."""
    rides = figure.horse != "none"
    return sole(figure, scenario.bases, mounted=False), sole(figure, scenario.bases, mounted=rides)


@lru_cache(maxsize=64)
def _ground(scenario: Scenario, period: Period, language: str) -> str:
    """The ground as pictures show it, with colours by name so that a page may be light or dark."""
    long, short = scenario.board
    land = {name: f"var(--land-{name})" for name in LIGHT.land}
    view = View(0, 0, SCALE, long, short)
    state = State("", scenario, (), ())
    look = Look(state, period, view, sizes_for(WIDE), replace(LIGHT, land=land), words(language), symbols(), "")
    return paint_ground(look)


def _aims(scenario: Scenario, say: Words) -> Iterator[SaidLine]:
    names = ArgadProse(say, scenario).names
    for aim in scenario.aims:
        words_of = say("argad-wants", points=aim.points, who=names.seat(aim.seat), aim=names.aim(aim))
        yield SaidLine(words_of, "AR V.e", seat=aim.seat)
