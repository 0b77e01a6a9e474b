"""A battle before its first turn: Impetus' scenario with generals, weather, and the switches of the book."""

from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.games.grandeur.rules.troops.armies import Army, Brigade
from sandtable.games.impetus.rules.setup import scenario
from sandtable.kernel.bounds import Id, Points, Some
from sandtable.table.plane import Pose

Weather: TypeAlias = Literal["hot", "clear", "after-rain", "rain", "foul"]


class GeneralPost(Struct, frozen=True):
    """Where a general is set up: on a separate base, or with a unit of the army (then the pose does not matter)."""

    general: Id
    pose: Pose = Pose(0, 0, 0)
    unit: Id = ""


class Side(scenario.Side, frozen=True, kw_only=True):
    """An army, where its brigades are set up, and where its generals are; without posts its player sets up both."""

    army: Army
    generals: Some[GeneralPost] = ()

    def unit(self, name: str) -> Brigade | None:
        return next((unit for unit in self.army.units if unit.id == name), None)


class Scenario(scenario.Scenario, frozen=True, kw_only=True):
    """`edition` is always `fr`; `any_size` has no meaning here.

    `weather`: told, not thrown for (GR 1). `divisions`: a unit is a division and distances halve (GR S.2): the U is
    half as long, so the same table and bases measure twice as many U. `squares_by_order`: the option of GR A1.
    `most_points`: no army costs more (GR A2c); 0: no limit.
    """

    red: Side
    blue: Side
    weather: Weather | None = None
    divisions: bool = False
    squares_by_order: bool = False
    most_points: Points = 0

    @property
    def sides(self) -> dict[scenario.Seat, Side]:  # type: ignore[override]
        return {"red": self.red, "blue": self.blue}
