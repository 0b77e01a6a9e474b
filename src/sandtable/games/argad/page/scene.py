"""What a page needs to show a game of Argad!: bases, ground, aims, and how high figures stand."""

from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from threading import Lock
from typing import TypeAlias

from msgspec.structs import replace

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
from sandtable.kernel.chain import digest
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

GROUND = "/api/ground"
NAME, KEPT = 32, 64
"""How long the name of a ground is, and how many grounds are kept."""


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
    """How high figures stand that are not on the ground."""
    land = land_of(state.scenario, ruleset.tables.periods[state.scenario.period])
    levels = {man.id: land.level(man.stand.at) for man in state.men if man.stand is not None}
    return Marks(levels={name: level for name, level in levels.items() if level})


def _soles(figure: Figure, scenario: Scenario) -> tuple[Base, Base]:
    """On foot, and on its horse if it has one."""
    rides = figure.horse != "none"
    return sole(figure, scenario.bases, mounted=False), sole(figure, scenario.bases, mounted=rides)


class Grounds:
    """Grounds that pages were sent to, each named by what is drawn on it. The oldest are forgotten first."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, str] = OrderedDict()
        self._lock = Lock()

    def put(self, drawn: str) -> str:
        """Keeps a ground; the name under which it is found."""
        name = digest(drawn.encode())[:NAME]
        with self._lock:
            self._drawn[name] = drawn
            self._drawn.move_to_end(name)
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        return name

    def get(self, name: str) -> str | None:
        """A ground that a page was sent to."""
        with self._lock:
            return self._drawn.get(name)


GROUNDS = Grounds()
"""Each ground has an address of its own, so that a browser fetches it only once."""


@lru_cache(maxsize=KEPT)
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
