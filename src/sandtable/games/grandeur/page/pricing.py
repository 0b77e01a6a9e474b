"""GR A2c. What armies cost: for the start page, and for authors of army files."""

from typing import Any

from sandtable.games.grandeur.files.tables import load_prices
from sandtable.games.grandeur.rules.setup.scenario import Scenario
from sandtable.games.grandeur.rules.troops.armies import Army, general_points, points
from sandtable.games.grandeur.telling.names import Names
from sandtable.library.words import Words


def costs(found: Any) -> dict[str, Any]:
    """What an army or the armies of a battle cost, as fields of `Priced`."""
    if isinstance(found, Army):
        return {"points": (points(found, load_prices()),)}
    if isinstance(found, Scenario):
        sums = tuple(points(side.army, load_prices()) for side in found.sides.values())
        return {"points": sums, "most_points": found.most_points}
    return {}


def notes(say: Words, found: Any) -> tuple[str, ...]:
    """The same in sentences: what the points of an army pay for, or what each army of a battle costs and may cost."""
    if isinstance(found, Army):
        return (_sum(say, found),)
    if not isinstance(found, Scenario):
        return ()
    names = Names(say, found)
    sides = tuple(
        say("own-side-costs", who=names.side(seat), points=cost)
        for seat, cost in zip(found.sides, costs(found)["points"], strict=True)
    )
    return (*sides, say("own-cap", most=found.most_points) if found.most_points else say("own-cap-none"))


def _sum(say: Words, army: Army) -> str:
    prices = load_prices()
    generals = sum(general_points(general, prices) for general, _, _ in army.generals)
    brigades = sum(unit.profile.points for unit in army.units)
    structure = prices.structures[army.structure].points
    parts = {"structure": structure, "generals": generals, "brigades": brigades}
    return say("own-army-costs", points=points(army, prices), **parts)
