"""What a page needs to show a game of Argad!: its scenarios, its bases and ground."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from threading import Lock
from typing import Any, TypeAlias

from msgspec.structs import asdict, replace

from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.argad.picture.ground import paint_ground
from sandtable.games.argad.picture.look import Look
from sandtable.games.argad.picture.men import mark_of
from sandtable.games.argad.rules.characters.figures import Figure, sole
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.tables import Period
from sandtable.games.argad.telling.names import Names
from sandtable.games.argad.telling.skirmish import ArgadProse
from sandtable.kernel.chain import digest
from sandtable.library.symbols import symbols
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.picture.layout import sizes_for
from sandtable.picture.palette import LIGHT
from sandtable.picture.view import View
from sandtable.server.detail_wire import Measures, SaidLine
from sandtable.server.lobby_wire import Skirmish, SkirmishOptions

SCALE = 10.0
"""So many units of the drawing has a cm."""

Base: TypeAlias = tuple[int, int, int]
"""Width, length, rounding of the corners."""

GROUND = "/api/ground"
NAME, KEPT = 32, 64
"""So many signs has the name of a ground; so many grounds are kept."""

MILLIMETRES = 10
SIDES = 6
WIDE = 1200


@lru_cache(maxsize=64)
def scenario_called(name: str) -> Scenario:
    """A scenario that comes with the program."""
    return load_scenario(scenarios()[name])


def scenario_name(name: str) -> dict[str, str]:
    """What a scenario that comes with the program is called in every language."""
    return {language: words(language)(f"skirmish-{name}") for language in LANGUAGES}


def own_name(scenario: Scenario) -> dict[str, str]:
    """What a player's own scenario is called, as its file says it."""
    return {language: Names(words(language), scenario).title for language in LANGUAGES}


def skirmishes() -> tuple[Skirmish, ...]:
    """All scenarios that come with the program."""
    return tuple(
        skirmish(
            name,
            scenario_called(name),
            scenario_name(name),
            {language: words(language)(f"skirmish-story-{name}") for language in LANGUAGES},
        )
        for name in scenarios()
    )


def seats_called(scenario: Any) -> dict[str, dict[str, str]]:
    """What each seat is called in every language, where seats have names."""
    if not isinstance(scenario, Scenario):
        return {}
    names = {language: Names(words(language), scenario) for language in LANGUAGES}
    return {seat: {language: names[language].seat(seat) for language in LANGUAGES} for seat in scenario.seats}


def skirmish(
    name: str, scenario: Scenario, title: dict[str, str], note: dict[str, str], *, own: bool = False
) -> Skirmish:
    """A scenario as the start page offers it."""
    called = seats_called(scenario)
    figures = Counter(figure.seat for figure in scenario.figures)
    options = SkirmishOptions(**asdict(scenario.choices))
    return Skirmish(
        name,
        title,
        note,
        scenario.seats,
        called,
        {seat: figures[seat] for seat in scenario.seats},
        scenario.last_turn,
        scenario.period,
        options,
        own,
    )


def skirmish_measures(ruleset: Argad, state: State, say: Words) -> Measures:
    """What figures stand on, the ground, and what each player wants."""
    scenario = state.scenario
    soles = {figure.id: _soles(figure, scenario) for figure in scenario.figures}
    period = ruleset.tables.periods[scenario.period]
    marks = {figure.id: mark_of(period, figure) for figure in scenario.figures}
    ground, aims = _ground(ruleset, state, say), tuple(_aims(scenario, say))
    return Measures(MILLIMETRES, {}, (), {}, soles, ground, marks, aims)


class Grounds:
    """Grounds that pages were sent to, each by what is drawn on it; those are forgotten first that nobody asks for."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, str] = OrderedDict()
        self._lock = Lock()

    def put(self, drawn: str) -> str:
        """The name under which a ground is to be had."""
        name = digest(drawn.encode())[:NAME]
        with self._lock:
            self._drawn[name] = drawn
            self._drawn.move_to_end(name)
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        return name

    def get(self, name: str) -> str | None:
        """A ground that somebody was sent to."""
        with self._lock:
            return self._drawn.get(name)


GROUNDS = Grounds()


def elsewhere(found: Measures) -> Measures:
    """The same with the ground not in it but at an address of its own, so that a browser fetches it only once."""
    return replace(found, ground="", ground_at=f"{GROUND}/{GROUNDS.put(found.ground)}") if found.ground else found


def _soles(figure: Figure, scenario: Scenario) -> tuple[Base, Base]:
    """On foot, and on its horse if it has one."""
    rides = figure.horse != "none"
    return sole(figure, scenario.bases, mounted=False), sole(figure, scenario.bases, mounted=rides)


def _ground(ruleset: Argad, state: State, say: Words) -> str:
    """As pictures show it, its colours by name, so that a page may be light or dark; names in the reader's language."""
    return _drawn(state.scenario, ruleset.tables.periods[state.scenario.period], say.language)


@lru_cache(maxsize=64)
def _drawn(scenario: Scenario, period: Period, language: str) -> str:
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
