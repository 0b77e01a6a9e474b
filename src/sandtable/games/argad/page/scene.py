"""What a page needs to show a game of Argad!: bases, ground, aims, and how high figures stand."""

from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.games.argad.page.wire import AimStands, AimTold, Marks, Scene
from sandtable.games.argad.picture.ground import paint_ground
from sandtable.games.argad.picture.look import Look
from sandtable.games.argad.picture.marks import mark_of
from sandtable.games.argad.picture.miniatures import parts_of
from sandtable.games.argad.rules.characters.figures import Figure, sole
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Aim, Scenario
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.tables import Period
from sandtable.games.argad.rules.turn.aims import COUNTS, achieved
from sandtable.games.argad.telling.skirmish import ArgadProse
from sandtable.kernel.chain import digest
from sandtable.kernel.remembered import remembered
from sandtable.library.figures import drawn_figures
from sandtable.library.symbols import symbols
from sandtable.library.words import Words, words
from sandtable.picture import meadow
from sandtable.picture.figures import Wardrobe, figures_from
from sandtable.picture.layout import sizes_for
from sandtable.picture.markup import tag
from sandtable.picture.palette import LIGHT
from sandtable.picture.view import View

SCALE = 10.0
"""How many units of the drawing a cm has."""

Base: TypeAlias = tuple[int, int, int]
"""Width, length, rounding of the corners."""

WIDE = 1200
SHEETS = ("argad",)
"""The sheets on which miniatures are drawn."""

GROUND = "/api/ground"
NAME, KEPT, MOST_BYTES = 32, 64, 20_000_000
"""How long the name of a ground is, how many grounds are kept, and how long they are together."""


def scene(ruleset: Argad, state: State, say: Words) -> Scene:
    """What figures stand on, where the ground is found, and what each player wants."""
    found = replay_scene(ruleset, state, say)
    at = {"ground_at": _kept(found.ground), "modelled_at": _kept(found.modelled)}
    return replace(found, **at, ground="", modelled="")


def replay_scene(ruleset: Argad, state: State, say: Words) -> Scene:
    """The same with the grounds themselves."""
    scenario = state.scenario
    soles = {figure.id: _soles(figure, scenario) for figure in scenario.figures}
    period = ruleset.tables.periods[scenario.period]
    marks = {figure.id: mark_of(period, figure) for figure in scenario.figures}
    miniatures = {figure.id: _miniatures(figure, marks[figure.id]) for figure in scenario.figures}
    drawn = {"ground": _ground(scenario, period, say.language), "modelled": _modelled(scenario, period, say.language)}
    return Scene(soles, marks, tuple(_aims(scenario, say)), "", "", miniatures, SHEETS, **drawn)


def _kept(ground: str) -> str:
    """Where a ground is found."""
    return f"{GROUND}/{GROUNDS.put(ground)}" if ground else ""


def _miniatures(figure: Figure, mark: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """On foot, and on its horse."""
    return parts_of(figure, mark, mounted=False), parts_of(figure, mark, mounted=True)


def marks(ruleset: Argad, state: State, say: Words) -> Marks:
    """How high figures stand that are not on the ground, and how all aims stand by what is seen."""
    field = ruleset.umpire.field(state)
    levels = {man.id: field.land.level(man.stand.at) for man in state.men if man.stand is not None}
    raised = {name: level for name, level in levels.items() if level}
    return Marks(raised, tuple(_stands(state, field, aim) for aim in state.scenario.aims))


def _stands(state: State, field: Field, aim: Aim) -> AimStands:
    for_good = achieved(state, field, aim, last=False)
    now = bool(achieved(state, field, aim, last=True))
    count = COUNTS.get(aim.kind)
    counted = (count(state, aim), aim.count) if count else (0, 0)
    return AimStands("open" if for_good is None else "reached" if for_good else "lost", now, *counted)


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
            while len(self._drawn) > 1 and self._full:
                self._drawn.popitem(last=False)
        return name

    @property
    def _full(self) -> bool:
        return len(self._drawn) > KEPT or sum(map(len, self._drawn.values())) > MOST_BYTES

    def get(self, name: str) -> str | None:
        """A ground that a page was sent to."""
        with self._lock:
            return self._drawn.get(name)


GROUNDS = Grounds()
"""Each ground has an address of its own, so that a browser fetches it only once."""


@remembered(KEPT, MOST_BYTES)
def _ground(scenario: Scenario, period: Period, language: str) -> str:
    """The ground as pictures show it, with colours by name so that a page may be light or dark."""
    return paint_ground(_look(scenario, period, language, Wardrobe({}, SCALE)))


@remembered(KEPT, MOST_BYTES)
def _modelled(scenario: Scenario, period: Period, language: str) -> str:
    """The same as it is modelled for miniatures, with the meadow around it."""
    look = _look(scenario, period, language, Wardrobe(figures_from(drawn_figures()), SCALE))
    ground = paint_ground(look)
    return tag("defs", meadow.lawn(look), look.wardrobe.definitions) + meadow.paint_lawn(look) + ground


def _look(scenario: Scenario, period: Period, language: str, wardrobe: Wardrobe) -> Look:
    long, short = scenario.board
    land = {name: f"var(--land-{name})" for name in LIGHT.land}
    view, palette = View(0, 0, SCALE, long, short), replace(LIGHT, land=land)
    given = State("", scenario, (), ()), period, view, sizes_for(WIDE), palette, words(language), symbols()
    return Look(*given, "", wardrobe)


def _aims(scenario: Scenario, say: Words) -> Iterator[AimTold]:
    names = ArgadProse(say, scenario).names
    for aim in scenario.aims:
        words_of = say("argad-wants", points=aim.points, who=names.seat(aim.seat), aim=names.aim(aim))
        yield AimTold(words_of, "AR V.e", aim.seat)
