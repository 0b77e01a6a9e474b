"""1. Weather: thrown for once the terrain is set."""

from typing import Any

from sandtable.games.grandeur.rules.events import WeatherDieThrown, WeatherTurned
from sandtable.games.grandeur.rules.setup.scenario import Weather
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import WeatherJudged, WeatherThrow
from sandtable.games.grandeur.rules.tables import WeatherTable
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.readings import OneDie
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.steps import Deployment
from sandtable.games.impetus.rules.umpire import before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw

DIE = 6


class Face(OneDie, frozen=True, cache_hash=True):
    """One die as it fell."""


@clause("GR 1")
def weather_of(total: int, table: WeatherTable) -> Weather:
    """What two dice together say."""
    if total >= table.hot:
        return "hot"
    if total >= table.clear:
        return "clear"
    if total >= table.after_rain:
        return "after-rain"
    return "rain" if total >= table.rain else "foul"


def weather_first(tell: Tell, umpire: Umpire) -> bool:
    """After the terrain and before any unit is set up; weather that the scenario gives is not thrown for."""
    state: State = tell.state
    if state.weather:
        return False
    if state.scenario.weather:
        tell.say(WeatherTurned(state.scenario.weather))
        return True
    before_it(tell, *(WeatherThrow(seat) for seat in SEATS), WeatherJudged())
    return True


def _before_deployment(tell: Tell, step: Deployment, umpire: Umpire) -> bool:
    return weather_first(tell, umpire)


def _throw(state: State, step: WeatherThrow, umpire: Umpire) -> Throw:
    return Throw(step.seat, "weather", 1, DIE, Face(), (), "GR 1")


def _read(tell: Tell, step: WeatherThrow, value: Any, umpire: Umpire) -> None:
    tell.say(WeatherDieThrown(step.seat, value))
    done(tell)


def _judged(tell: Tell, step: WeatherJudged, umpire: Umpire) -> bool:
    throws = tell.state.throws
    tell.say(WeatherTurned(weather_of(throws.red + throws.blue, umpire.numbers.weather)))
    done(tell)
    return True


FOLLOWS = {WeatherJudged: _judged, Deployment: _before_deployment}
THROWS = {WeatherThrow: _throw}
READS = {WeatherThrow: _read}
