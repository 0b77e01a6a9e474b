"""2.0a. A battle before anything has happened: units and generals where the scenario has them."""

from msgspec.structs import replace

from sandtable.games.grandeur.rules.command.leaders import Leader, leader_of
from sandtable.games.grandeur.rules.setup.scenario import GeneralPost, Scenario
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.troops.units import Unit, widened
from sandtable.games.impetus.rules.setup import start as setup
from sandtable.games.impetus.rules.setup.scenario import piece_of


def first_state(scenario: Scenario, book: str) -> State:
    """The battle before anything has happened."""
    begun = setup.first_state(scenario, book)
    units = tuple(widened(unit) for unit in begun.units)
    poses = {unit.id: pose for unit, pose in zip(units, begun.poses, strict=True)}
    leaders = tuple(
        _posted(leader_of(side.army, seat, post.general, post.pose), seat, post)
        for seat, side in scenario.sides.items()
        for post in side.generals
    )
    led = {leader.unit: leader for leader in leaders if leader.unit}
    return State(
        book=book,
        scenario=scenario,
        agenda=begun.agenda,
        pieces=begun.pieces,
        defender=begun.defender,
        half=begun.half,
        units=tuple(_led(unit, led.get(unit.id)) for unit in units),
        poses=begun.poses,
        leaders=tuple(replace(each, pose=poses[each.unit]) if each.unit else each for each in leaders),
    )


def _posted(leader: Leader, seat: str, post: GeneralPost) -> Leader:
    return replace(leader, unit=piece_of(seat, post.unit)) if post.unit else leader


def _led(unit: Unit, leader: Leader | None) -> Unit:
    return unit if leader is None else replace(unit, general=True, brave=leader.brave)
