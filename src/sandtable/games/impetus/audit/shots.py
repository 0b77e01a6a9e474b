"""6.3 and 6.4: range, arc and sight of every shot."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from sandtable.audit import plane
from sandtable.audit.notes import Complaint, Notes
from sandtable.audit.plane import Point, Polygon
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import INSIDE, LENGTH
from sandtable.games.impetus.audit.field import Field, Ground, Unit, touching

SIDES = {"front": (0, 1), "right": (1, 2), "rear": (2, 3), "left": (3, 0)}
ALL_ROUND = ("CL", "CGP", "CGL", "W")
WOOD, WOOD_DEPTH = "wood", 3.0
BLOCKED = 0.1
"""A line that runs no further than this through a base or a wood may pass beside it."""

FAR = 1000.0
Line = tuple[Point, Point]
Lines = tuple[Line, Line]


def side_of(unit: Unit, side: str) -> Line:
    """The two corners of a side, the left one first as seen from inside."""
    corners = unit.base
    one, other = SIDES[side]
    return corners[one], corners[other]


def centre(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def range_of(shooter: Unit, target: Unit, side: str, edition: str) -> float:
    """From the middle of the side used to the nearest middle of a side that counts."""
    start = centre(*side_of(shooter, side))
    counted = SIDES if edition == "es" else ("front", "left", "right")
    return min(plane.far(start, centre(*side_of(target, each))) for each in counted)


def reach(table: Field, shooter: Unit, target: Unit) -> float:
    """How far its weapon carries against this target."""
    row = table.tables["weapons"]["rows"][shooter.profile["weapon"]]
    kind = "mounted" if target.mounted else "foot"
    bands = table.tables["weapons"]["bands"]
    far = [bands[name] for name, cell in row["cells"].items() if cell[kind] is not None]
    return float(min(max(far, default=0), row["most"])) / 1000


def check_any_side(table: Field, event: Data, notes: Notes) -> None:
    """A shot whose side is not told: it is sound from one of the sides that may be used."""
    shooter = table.units[event["unit"]]
    tries: list[list[Complaint]] = []
    for side in SIDES if shooter.type in ALL_ROUND else ("front",):
        trial = Notes()
        assert notes.entry is not None, "a shot is told in an entry"
        trial.at(notes.entry)
        check_shot(table, event, side, trial)
        tries.append(trial.found)
    fewest = min(len(found) for found in tries)
    notes.found += next(found for found in tries if len(found) == fewest)


def check_shot(table: Field, event: Data, side: str, notes: Notes) -> None:
    """A shot reaches, lies in the arc, and is seen; units in melee neither shoot nor are shot at."""
    shooter, target = table.units[event["unit"]], table.units[event["target"]]
    check_range(table, shooter, target, side, notes)
    if side != "front" and shooter.type not in ALL_ROUND:
        notes.complain("BI 6.3.1", shooter.id, f"shoots from its {side}")
    if plane.depth(arc(shooter, side), target.base) < -INSIDE:
        notes.complain("BI 6.3.1", shooter.id, f"shoots at {target.id} out of its arc")
    for unit, what in ((shooter, "shoots while it is in melee"), (target, f"is shot at in melee by {shooter.id}")):
        if any(touching(unit, enemy, 0.005) for enemy in table.enemies(unit)):
            notes.complain("BI 6.3.2b", unit.id, what)
    check_sight(table, shooter, target, side, event, notes)


def check_range(table: Field, shooter: Unit, target: Unit, side: str, notes: Notes) -> None:
    """No further than the weapon carries, and no nearer than it can shoot."""
    distance, most = range_of(shooter, target, side, table.edition), reach(table, shooter, target)
    least = table.tables["weapons"]["rows"][shooter.profile["weapon"]]["least"] / 1000
    if distance > most + LENGTH or distance < least - LENGTH:
        what = f"shoots at {target.id} over {distance:.2f} U, its weapon carries {most:.0f} U"
        notes.complain("BI 6.3.2b", shooter.id, what, range=distance, most=most, least=least)


def arc(shooter: Unit, side: str) -> Polygon:
    """45° off the corners of a side."""
    left, right = side_of(shooter, side)
    facing = plane.bearing(right, left) - 90
    return left, right, plane.moved(right, facing - 45, FAR), plane.moved(left, facing + 45, FAR)


def check_sight(table: Field, shooter: Unit, target: Unit, side: str, event: Data, notes: Notes) -> None:
    """Two lines from the corners of the side to two corners of the target are clear, whichever corners they are."""
    lines = {line["why"] for line in event["lines"]}
    trajectory = table.tables["weapons"]["rows"][shooter.profile["weapon"]]["trajectory"]
    over = trajectory != "flat" and ("indirect" in lines or trajectory == "lobbed")
    blocks: list[str] = []
    for pair in sight_lines(shooter, target, side):
        by = blocked(table, shooter, target, pair, over=over, flat=trajectory == "flat")
        if not by:
            return
        blocks.append(by)
    if trajectory == "indirect" and not over and _clear_over(table, shooter, target, side):
        notes.complain("BI 6.4", shooter.id, f"shoots at {target.id} over friends without the dice that this costs")
        return
    by = ", ".join(sorted(set(blocks)))
    clause = "BI 6.3.2c" if set(blocks) & table.pieces.keys() else "BI 6.3.2a"
    notes.complain(clause, shooter.id, f"shoots at {target.id} along lines that are all broken, by {by}", by=by)


def _clear_over(table: Field, shooter: Unit, target: Unit, side: str) -> bool:
    """Two lines are clear if friends may be shot over."""
    pairs = sight_lines(shooter, target, side)
    return any(not blocked(table, shooter, target, pair, over=True, flat=False) for pair in pairs)


def sight_lines(shooter: Unit, target: Unit, side: str) -> Iterator[Lines]:
    """The pairs of lines that do not cross."""
    left, right = side_of(shooter, side)
    for one, other in permutations(target.base, 2):
        if not _cross((left, one), (right, other)):
            yield (left, one), (right, other)


def _cross(one: Line, other: Line) -> bool:
    """Two lines surely cross: those that meet in a corner do not."""

    def off(line: Line, at: Point) -> float:
        return plane.along(line[0], at, plane.bearing(*line))[1]

    ends = [(off(a, b[0]), off(a, b[1])) for a, b in ((one, other), (other, one))]
    return all(min(a, b) < -LENGTH and max(a, b) > LENGTH for a, b in ends)


def blocked(table: Field, shooter: Unit, target: Unit, lines: Lines, *, over: bool, flat: bool) -> str:
    """What breaks one of two lines, or nothing."""
    for unit in table.units.values():
        if unit in (shooter, target) or (over and unit.seat == shooter.seat):
            continue
        broken = any(plane.length_inside(*line, unit.base, LENGTH) > BLOCKED for line in lines)
        if broken or (flat and _between(lines, unit)):
            return unit.id
    hiding = (piece for piece in table.pieces.values() if piece.hides)
    return next((piece.id for piece in hiding if _hidden(piece, shooter, target, lines)), "")


def _between(lines: Lines, unit: Unit) -> bool:
    """A base stands in the area between two lines, whichever way that is halved."""
    (a, b), (c, d) = lines
    halves: Sequence[Sequence[Polygon]] = (((a, b, c), (b, d, c)), ((a, b, d), (a, d, c)))
    return all(any(_reaches(part, unit) for part in parts) for parts in halves)


def _reaches(part: Polygon, unit: Unit) -> bool:
    return plane.area(part) > INSIDE and plane.depth(part, unit.base) > BLOCKED


def _hidden(piece: Ground, shooter: Unit, target: Unit, lines: Lines) -> bool:
    """A piece in which neither stands by half breaks a line; so do 3 U of a wood in which only one of them stands."""
    inside = [piece.holds(unit.base) is not False for unit in (shooter, target)]
    through = max(piece.length_inside(*line, INSIDE) for line in lines)
    if all(inside) or (any(inside) and piece.kind != WOOD):
        return False
    return through > (WOOD_DEPTH + LENGTH if any(inside) else BLOCKED)
