"""3.6 and 2.5.1. Setting up: where each unit stands, until the whole army does."""

from collections.abc import Iterator

from sandtable.games.impetus.rules.events import ArmyDeployed, HalfPicked, UnitDeployed, UnitLifted
from sandtable.games.impetus.rules.orders import Deploy, DeploymentDone, PickHalf
from sandtable.games.impetus.rules.orders import Deployment as DeploymentOrder
from sandtable.games.impetus.rules.setup.check_battle import all_there, large_allowed, stand_of
from sandtable.games.impetus.rules.setup.deployment import Camp, Half, Placed, forbids_stand
from sandtable.games.impetus.rules.setup.scenario import OPPOSITE, Post, Seat, Side, piece_of
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import Deployment
from sandtable.games.impetus.rules.tableau import base_of
from sandtable.games.impetus.rules.terrain.pieces import forbids_numbers
from sandtable.games.impetus.rules.troops import armies
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import Pose


def camp_of(state: State, seat: str, umpire: Umpire, *lifted: str) -> Camp:
    """Where a side sets up, without those that are taken up again."""
    scale = umpire.scale(state)
    others = tuple(
        Placed(unit.id, base_of(unit, pose, scale))
        for unit, pose in zip(state.units, state.poses, strict=True)
        if unit.id not in lifted
    )
    half: Half = half_of(state, seat) or ("lower" if seat == state.defender else "upper")
    zones = not state.scenario.free_deployment
    return Camp(state.scenario.board, half, zones, umpire.book(state), others, umpire.land(state).closed)


def side_of(state: State, seat: str) -> Side:
    """A side as the scenario has it."""
    return state.scenario.red if seat == "red" else state.scenario.blue


def half_of(state: State, seat: str) -> Half | None:
    """The half in which a side stands; None as long as the defender has not picked one."""
    if state.half is None:
        return None
    return state.half if seat == state.defender else OPPOSITE[state.half]


@clause("BI 2.5.1f")
def unit_of(side: Side, seat: str, post: Post) -> Unit:
    """A unit as it comes on the table; a general in a large unit stands in the front unit."""
    front, rear = side.unit(post.unit), side.unit(post.rear)
    assert front is not None, f"{seat} has no {post.unit}"
    return Unit(
        id=piece_of(seat, front.id),
        seat=seat,
        profile=front.profile,
        rear=rear.profile if rear else None,
        rear_id=piece_of(seat, rear.id) if rear else "",
        general=front.leads or (rear is not None and rear.leads),
    )


def post_of(seat: str, order: Deploy) -> Post:
    """Where an order sets a unit up, by the names of the army."""
    pose = Pose(order.x, order.y, order.heading)
    return Post(order.unit.removeprefix(f"{seat}."), pose, order.rear.removeprefix(f"{seat}."))


def stand(state: State, seat: str, order: Deploy, umpire: Umpire) -> Placed:
    """The base that an order puts on the table."""
    found = stand_of(side_of(state, seat), post_of(seat, order), umpire.scale(state))
    assert found is not None, f"{seat} has no {order.unit}"
    return Placed(order.unit, found)


def missing(state: State, seat: str) -> list[armies.Unit]:
    """The units of a side that do not stand on the table yet."""
    there = {name for unit in state.units for name in (unit.id, unit.rear_id)}
    return [unit for unit in side_of(state, seat).army.units if piece_of(seat, unit.id) not in there]


# What forbids


def forbids_deployment(state: State, step: Deployment, order: DeploymentOrder, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids an order of a side that sets up."""
    match order:
        case PickHalf():
            yield from forbids_half(state, step.seat)
        case Deploy():
            strange = list(forbids_names(state, step.seat, order))
            yield from strange or forbids_company(state, step.seat, order)
            yield from half_first(state, step.seat)
            odd = list(forbids_numbers("BI 3.6", order.unit, (order.x, order.y), order.heading))
            yield from odd
            if not strange and not odd:
                camp = camp_of(state, step.seat, umpire, order.unit, order.rear)
                yield from forbids_stand(stand(state, step.seat, order, umpire), camp, picked=state.half is not None)
        case DeploymentDone():
            yield from forbids_done(state, step.seat)


@clause("BI 3.6")
def forbids_half(state: State, seat: str) -> Iterator[Refusal]:
    """The defender picks a half, unless the scenario gives it, and before any unit of the side stands."""
    if seat != state.defender:
        yield Refusal("BI 3.6", "refused-half-attacker", {}, (seat,))
    elif state.scenario.half is not None:
        yield Refusal("BI 3.6", "refused-half-told", {}, (seat,))
    elif own := [unit.id for unit in state.units if unit.seat == seat]:
        yield Refusal("BI 3.6", "refused-half-late", {}, tuple(own))


@clause("BI 3.6")
def half_first(state: State, seat: str) -> Iterator[Refusal]:
    """No unit stands before the defender has picked a half."""
    if state.half is None and not state.scenario.free_deployment:
        yield Refusal("BI 3.6", "refused-half-first", {}, (seat,))


@clause("BI 3.6")
def forbids_names(state: State, seat: str, order: Deploy) -> Iterator[Refusal]:
    """A side sets up its own units."""
    own = {piece_of(seat, unit.id) for unit in side_of(state, seat).army.units}
    for name in (order.unit, order.rear) if order.rear else (order.unit,):
        if name not in own:
            yield Refusal("BI 3.6", "refused-deploy-unknown", {"unit": name}, (name,))


@clause("BI 2.5.1a")
def forbids_company(state: State, seat: str, order: Deploy) -> Iterator[Refusal]:
    """A large unit is one that may be formed; a unit in the rear of another is not set up without it."""
    chosen = (order.unit, order.rear)
    for front in state.units:
        if front.rear_id and front.rear_id in chosen and front.id not in chosen:
            args: dict[str, str | int] = {"unit": front.rear_id, "front": front.id}
            yield Refusal("BI 2.5.1a", "refused-deploy-rear", args, (front.rear_id, front.id))
    yield from large_allowed(_seat(seat), side_of(state, seat), post_of(seat, order), "rear")


def _seat(seat: str) -> Seat:
    return "red" if seat == "red" else "blue"


@clause("BI 3.6")
def forbids_done(state: State, seat: str) -> Iterator[Refusal]:
    """Everything is deployed."""
    side, absent = side_of(state, seat), {unit.id for unit in missing(state, seat)}
    return all_there(_seat(seat), side, {unit.id for unit in side.army.units} - absent)


# What happens


def tell_deployment(tell: Tell, step: Deployment, order: DeploymentOrder, umpire: Umpire) -> None:
    """What an order of a side that sets up leads to."""
    match order:
        case PickHalf(half):
            tell.say(HalfPicked(half))
        case Deploy():
            for name in (order.unit, order.rear):
                if tell.state.there(name):
                    tell.say(UnitLifted(name))
            post = post_of(step.seat, order)
            tell.say(UnitDeployed(unit_of(side_of(tell.state, step.seat), step.seat, post), post.pose))
        case DeploymentDone():
            tell.say(ArmyDeployed(step.seat))
            done(tell)
