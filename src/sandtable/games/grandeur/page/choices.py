"""Grandeur on the start page: its battles and armies, what they cost, and the switches of its scenarios."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from sandtable.games.grandeur.files import armies, battles
from sandtable.games.grandeur.files.battles import MOST_POINTS
from sandtable.games.grandeur.files.matchup import matchup, on_the_field_of
from sandtable.games.grandeur.files.tables import load_grandeur, load_scales
from sandtable.games.grandeur.page.pricing import costs
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.setup.scenario import Weather
from sandtable.games.impetus.files.matchup import FIELDS
from sandtable.games.impetus.page import choices as impetus
from sandtable.library.own import Own
from sandtable.server.http_error import HttpError, known
from sandtable.server.wire import lobby as wire

WEATHERS: tuple[str, ...] = get_args(Weather)
SWITCHES = ("divisions", "squares_by_order")


class Battles(impetus.Battles):
    """Battles with weather, switches and points instead of editions; without own tables."""

    name = Grandeur.name
    armies = armies
    battles = battles
    scales = staticmethod(load_scales)

    def costs(self, says: Any) -> dict[str, Any]:
        return costs(says)

    def check(self, wanted: wire.NewMatch) -> None:
        if wanted.weather:
            known("weather", wanted.weather, WEATHERS)
        if not 0 <= wanted.most_points <= MOST_POINTS:
            raise HttpError(400, "fault-range", low=0, high=MOST_POINTS, found=str(wanted.most_points)[:20])

    def from_file(self, wanted: wire.NewMatch, battle: Any, find: Callable[[str], Path]) -> Any:
        """A battle of a file with the switches, the weather and the cap that were asked for."""
        asked = (*SWITCHES, "weather", "most_points")
        switched = {name: value for name in asked if (value := getattr(wanted, name))}
        return on_the_field_of(battle, wanted.red, wanted.blue, find, **switched)

    def between_armies(self, wanted: wire.NewMatch, rules: Any, find: Callable[[str], Path]) -> Any:
        switches: dict[str, Any] = {name: getattr(wanted, name) for name in SWITCHES}
        switches |= {"weather": wanted.weather or None, "most_points": wanted.most_points}
        named: dict[str, Any] = {"scale": wanted.scale, "turns": wanted.turns, "find": find}
        return matchup(wanted.red, wanted.blue, wanted.field, impetus.draw_lots(), **named, **switches)

    def ruleset(self, wanted: wire.NewMatch, own: Own) -> Grandeur:
        for name in wanted.tables:
            known("tables", name, ())
        return load_grandeur()

    def choices(self, own: Own) -> dict[str, tuple[Any, ...]]:
        found = wire.GameChoices(
            self.name,
            scales=tuple(self.scales()),
            fields=FIELDS,
            weathers=WEATHERS,
            switches=SWITCHES,
            **self.files(own),
        )
        return {"games": (found,)}
