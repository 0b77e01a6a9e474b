"""2.0a. Generals are set up with the army that they lead, by the scenario or by their player."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.rules.command.command import own_base
from sandtable.games.grandeur.rules.events import GeneralPlaced
from sandtable.games.grandeur.rules.orders import PlaceGeneral
from sandtable.games.grandeur.rules.setup.scenario import GeneralPost, Scenario
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.troops.units import Leader, Unit, leader_of, widened
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.course import COURSE
from sandtable.games.impetus.rules.orders import DeploymentDone
from sandtable.games.impetus.rules.setup import start as setup
from sandtable.games.impetus.rules.setup.deployment import Placed, forbids_stand
from sandtable.games.impetus.rules.setup.places import behind, facing, places, ranks
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.games.impetus.rules.setup.setting_up import camp_of, half_first
from sandtable.games.impetus.rules.steps import Deployment
from sandtable.games.impetus.rules.terrain.pieces import forbids_numbers
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question, seat_of_step
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT, Pose


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


APART = 10 * UNIT
IMPETUS = COURSE.asks[Deployment]


def missing(state: State, seat: str) -> list[str]:
    """The generals of a side that do not stand yet."""
    there = {leader.id for leader in state.leaders}
    return [each.id for each, _, _ in state.army(seat).generals if piece_of(seat, each.id) not in there]


def _general(state: State, seat: str, order: PlaceGeneral, umpire: Umpire) -> Leader:
    pose = Pose(order.x, order.y, facing(camp_of(state, seat, umpire)))
    return leader_of(state.army(seat), seat, order.general.removeprefix(f"{seat}."), pose)


def _forbids(state: State, step: Deployment, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    if isinstance(order, PlaceGeneral):
        yield from forbids_place(state, step.seat, order, umpire)
        return
    yield from IMPETUS.forbids(state, step, step.seat, order, umpire)
    if isinstance(order, DeploymentDone):
        yield from all_generals_there(state, step.seat)


def known_general(state: State, seat: str, order: PlaceGeneral) -> Iterator[Refusal]:
    """The general is one of the side's."""
    known = {piece_of(seat, general.id) for general, _, _ in state.army(seat).generals}
    if order.general not in known:
        yield Refusal("GR 2.0a", "refused-general-unknown", {"general": order.general}, (order.general,))


@clause("GR 2.0a")
def forbids_place(state: State, seat: str, order: PlaceGeneral, umpire: Umpire) -> Iterator[Refusal]:
    """A general of the side stands where a unit might, but does not hinder friends."""
    unknown = list(known_general(state, seat, order))
    yield from unknown
    if unknown:
        return
    yield from half_first(state, seat)
    odd = list(forbids_numbers("GR 2.0a", order.general, (order.x, order.y), 0))
    yield from odd
    if not odd:
        camp = camp_of(state, seat, umpire)
        foes = tuple(other for other in camp.others if not other.id.startswith(f"{seat}."))
        base = own_base(_general(state, seat, order, umpire), state, umpire)
        placed = Placed(order.general, base)
        yield from forbids_stand(placed, camp._replace(others=foes), picked=state.half is not None)


@clause("GR 2.0a")
def all_generals_there(state: State, seat: str) -> Iterator[Refusal]:
    """Every general is set up before the army is."""
    for general in missing(state, seat):
        yield Refusal("GR 2.0a", "refused-general-missing", {"general": general}, (piece_of(seat, general),))


def _options(state: State, step: Deployment, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    """Impetus' own until all units stand; then places for the first general that is missing."""
    generals = {piece_of(step.seat, general.id) for general, _, _ in state.army(step.seat).generals}
    if isinstance(partial, PlaceGeneral) or piece in generals:
        return _placing(state, step.seat, piece or partial.general, umpire)
    found = IMPETUS.options(state, step, step.seat, piece, partial, umpire)
    ends = [offer for offer in found.offers if isinstance(offer.order, DeploymentDone)]
    absent = missing(state, step.seat)
    if not ends or not absent:
        return found
    refused = tuple(all_generals_there(state, step.seat))
    offers = tuple(_places(state, step.seat, piece_of(step.seat, absent[0]), umpire))
    return replace(found, offers=offers, barred=(Barred(ends[0].order, refused),))


def _placing(state: State, seat: str, general: str, umpire: Umpire) -> Options[Any]:
    """Places for a general, or why there is none of that name."""
    order = PlaceGeneral(general, 0, 0)
    if refused := tuple(known_general(state, seat, order)):
        return Options((), (Barred(order, refused),))
    return Options(tuple(_places(state, seat, general, umpire)))


def _places(state: State, seat: str, general: str, umpire: Umpire) -> Iterator[Offer[Any]]:
    """Stretches of some ranks behind the line."""
    camp = camp_of(state, seat, umpire)
    foes = tuple(other for other in camp.others if not other.id.startswith(f"{seat}."))
    camp = camp._replace(others=foes)
    base = own_base(_general(state, seat, PlaceGeneral(general, 0, 0), umpire), state, umpire)
    for back in ranks(base, camp, APART):
        there = behind(base, camp, back)
        for low, high in places(there, camp):
            yield Offer(PlaceGeneral(general, low, there.pose.y), "x", low, high)


def _tell(tell: Tell, step: Deployment, order: Any, umpire: Umpire) -> None:
    if isinstance(order, PlaceGeneral):
        tell.say(GeneralPlaced(_general(tell.state, step.seat, order, umpire)))
    else:
        IMPETUS.tell(tell, step, step.seat, order, umpire)


ASKS = {
    Deployment: question(
        IMPETUS.what, IMPETUS.clause, (*IMPETUS.orders, PlaceGeneral), seat_of_step, _forbids, _options, _tell
    ),
}
