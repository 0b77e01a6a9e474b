"""Grandeur on the start page: its battles and armies, what they cost, and the switches of its scenarios."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from sandtable.games.grandeur.files import armies, battles
from sandtable.games.grandeur.files.battles import MOST_POINTS
from sandtable.games.grandeur.files.matchup import matchup, on_the_field_of
from sandtable.games.grandeur.files.tables import load_grandeur, load_scales
from sandtable.games.grandeur.page import wire
from sandtable.games.grandeur.page.pricing import costs
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.setup.scenario import Weather
from sandtable.games.grandeur.telling.names import Names
from sandtable.games.impetus.files.matchup import FIELDS
from sandtable.games.impetus.page import choices as impetus
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.library.own import Own
from sandtable.library.words import Words
from sandtable.server.http_error import HttpError, known
from sandtable.server.wire.lobby import Choosable

WEATHERS: tuple[str, ...] = get_args(Weather)
SWITCHES = ("divisions", "squares_by_order")


def roster(say: Words, scenario: Any) -> dict[str, list[str]]:
    """The generals of an army, and how many brigades of each name it has."""
    names = Names(say, scenario, brief=True)
    units = impetus.units_of(names, scenario)
    return {
        seat: [*(names.general(piece_of(seat, each.id)) for each, _, _ in side.army.generals), *units[seat]]
        for seat, side in scenario.sides.items()
    }


class Battles(impetus.Battles):
    """Battles with weather, switches and points instead of editions; without own tables."""

    name = Grandeur.name
    setup_type = wire.Setup
    first = "peninsular-ridge"
    armies = armies
    battles = battles
    scales = staticmethod(load_scales)

    def offered(self, found: Choosable, says: Any) -> wire.Priced:
        return wire.Priced(found.id, found.name, found.note, **costs(says))

    def check_options(self, setup: wire.Setup) -> None:
        if setup.weather:
            known("weather", setup.weather, WEATHERS)
        if not 0 <= setup.most_points <= MOST_POINTS:
            raise HttpError(400, "fault-range", low=0, high=MOST_POINTS, found=str(setup.most_points)[:20])

    def from_file(self, setup: wire.Setup, battle: Any, find: Callable[[str], Path]) -> Any:
        """A battle of a file with the switches, the weather and the cap that were asked for."""
        asked = (*SWITCHES, "weather", "most_points")
        switched = {name: value for name in asked if (value := getattr(setup, name))}
        return on_the_field_of(battle, setup.red, setup.blue, find, **switched)

    def between_armies(self, setup: wire.Setup, rules: Any, find: Callable[[str], Path]) -> Any:
        switches: dict[str, Any] = {name: getattr(setup, name) for name in SWITCHES}
        switches |= {"weather": setup.weather or None, "most_points": setup.most_points}
        named: dict[str, Any] = {"scale": setup.scale, "turns": setup.turns, "find": find}
        return matchup(setup.red, setup.blue, setup.field, impetus.draw_lots(), **named, **switches)

    def ruleset(self, setup: wire.Setup, own: Own) -> Grandeur:
        return load_grandeur()

    def choices(self, own: Own) -> wire.Offers:
        return wire.Offers(
            **self.files(own), scales=tuple(self.scales()), fields=FIELDS, weathers=WEATHERS, switches=SWITCHES
        )
