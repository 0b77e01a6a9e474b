"""What can be measured on a table of Argad!: distances from base to base, ranges, enemies in reach, what moves cost."""

from collections.abc import Iterator

from sandtable.games.argad.odds.arrival import arrival, dice_of
from sandtable.games.argad.page.wire import Path
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.pace import course
from sandtable.games.argad.rules.movement.suggestions import meetings
from sandtable.games.argad.rules.orders import Announce, How, Move
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.tables import BANDS
from sandtable.kernel.options import Offer
from sandtable.server.game_page import Nowhere, Regions
from sandtable.table.plane import TURN, Point, bearing, between, moved
from sandtable.table.sight import Range

RANGES = ("", "zones")
"""What asks for ranges."""

MEETS = "meets"
"""What asks for enemies in reach."""

CORNERS = 48
"""How many corners the outline of a range has."""


def point(ruleset: Argad, state: State, name: str) -> Point:
    """The middle of a figure. Raises Nowhere."""
    return _field(ruleset, state, name).stand(name).at


def distance(ruleset: Argad, state: State, start: str, end: str) -> Range:
    """From base to base. Raises Nowhere."""
    field = _field(ruleset, state, start, end)
    gap, (one, other) = field.gap(start, end), (field.stand(start).at, field.stand(end).at)
    inside = max(0, field.distance(start, end) - gap) // 2
    ahead = bearing(between(one, other)) if one != other else 0
    return Range(gap, (moved(one, ahead, inside), moved(other, (ahead + TURN // 2) % TURN, inside)))


def surroundings(ruleset: Argad, state: State, name: str, of: str) -> Regions:
    """How far a figure walks, runs and shoots (`walk`, `run`, `shot-short`), or whom it may meet. Raises Nowhere.

    The way to an enemy in reach is named by how it is gone, and by the enemy: `charge bailiff`.
    """
    if of not in (*RANGES, MEETS) or not name:
        raise Nowhere(of or name)
    field = _field(ruleset, state, name)
    if of == MEETS:
        found = meetings(state, field, name)
        start = field.stand(name).at
        return {f"{move.how} {enemy}": (start, *move.path) for enemy, move in found.items()}
    return {key: _around(field, name, reach) for key, reach in _reaches(state, field, name)}


def _reaches(state: State, field: Field, name: str) -> Iterator[tuple[str, int]]:
    """How far a figure may go on easy ground, and how far its missiles fly, each by its key."""
    walk, run = (course(state, field, Move(name, how=how)).most for how in _HOWS)
    yield "walk", walk
    if run > walk and not field.men[name].mounted:
        yield "run", run
    missile = field.figure(name).missile
    if missile:
        for band, reach in zip(BANDS, field.period.missiles[missile].ranges, strict=False):
            yield f"shot-{band}", reach


_HOWS: tuple[How, How] = ("walk", "run")


def _around(field: Field, name: str, reach: int) -> tuple[Point, ...]:
    """All points at a distance from the border of a round base."""
    far = reach + field.sole(name).width // 2
    return tuple(moved(field.stand(name).at, part * TURN // CORNERS, far) for part in range(CORNERS))


def _field(ruleset: Argad, state: State, *names: str) -> Field:
    field = ruleset.umpire.field(state)
    for name in names:
        if name not in field.standing:
            raise Nowhere(name)
    return field


def path(ruleset: Argad, state: State, offer: Offer[Announce]) -> Path | None:
    """What the last move of an announcement costs; None if nobody goes anywhere."""
    moves = getattr(offer.order, "moves", ())
    field = ruleset.umpire.field(state)
    if not moves or not moves[-1].path or moves[-1].figure not in field.standing:
        return None
    going = course(state, field, moves[-1])
    speed, slowness = dice_of(state, field, moves[-1])
    return Path(going.length, going.most, speed, slowness, float(arrival(ruleset, state, moves[-1])))
