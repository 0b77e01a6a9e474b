"""3.1 and 3.2: disorder from the ground, and ground that nobody enters."""

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.plane import Pose
from sandtable.audit.tolerance import INSIDE, STEP
from sandtable.games.impetus.audit.bodies import Body, Step, poses
from sandtable.games.impetus.audit.field import Field, Ground, Unit
from sandtable.games.impetus.audit.lengths import on_road

AT_HOME = {"rough": ("S", "FL", "T"), "difficult": ("S", "FL"), "dunes": ("S", "FL")}
CLAUSES = {"rough": "BI 3.2.2", "difficult": "BI 3.2.3", "dunes": "BI 3.2.3"}


def disorders(piece: Ground, unit: Unit) -> bool:
    """This ground disorders the type."""
    if piece.ground not in AT_HOME or unit.type == "CF" or (piece.ground == "dunes" and unit.has("camels")):
        return False
    return unit.type not in AT_HOME[piece.ground]


def near(piece: Ground, step: Step) -> bool:
    """The way comes near a piece."""
    reach = step.distance + step.unit.front + step.unit.depth
    return piece.depth(step.unit.base_at(step.start)) > -reach


def earned(table: Field, body: Body) -> list[tuple[Unit, str, str]]:
    """The units that the ground of a move disorders, each with the clause and the piece."""
    found = []
    for step in body.steps:
        if (step.distance < STEP and not step.turns) or on_road(table, step):
            continue
        spots = list(poses(step, body.way))
        for piece in table.pieces.values():
            if near(piece, step) and (clause := _earned(piece, step.unit, spots)):
                found.append((step.unit, clause, piece.id))
    return found


def _earned(piece: Ground, unit: Unit, spots: list[Pose]) -> str:
    if piece.ground == "river":
        over = piece.fordable and unit.type != "CF" and any(piece.depth(unit.base_at(spot)) > INSIDE for spot in spots)
        return "BI 3.2.6" if over else ""
    if not disorders(piece, unit):
        return ""
    inside = [piece.holds(unit.base_at(spot)) for spot in spots]
    left = inside[0] is not False and inside[-1] is not True
    return CLAUSES[piece.ground] if True in inside and not left else ""


def check_closed(table: Field, body: Body, notes: Notes) -> None:
    """Nobody enters impassable ground or a river without a ford, or leaves the table."""
    board = table.board
    for step in body.steps:
        for piece in table.pieces.values():
            shut = piece.ground == "impassable" or (piece.ground == "river" and not piece.fordable)
            if shut and near(piece, step) and not on_road(table, step):
                deepest = max(piece.depth(step.unit.base_at(spot)) for spot in poses(step, body.way))
                if deepest > INSIDE:
                    notes.complain("BI 3.2.4", step.unit.id, f"is {deepest:.2f} U deep in {piece.id}", depth=deepest)
        out = max(_out(corner, board) for corner in step.unit.base_at(step.end))
        if out > INSIDE:
            notes.complain("BI 3.2.7", step.unit.id, f"stands {out:.2f} U over the edge of the table", out=out)


def _out(corner: plane.Point, board: plane.Polygon) -> float:
    x, y = corner
    (left, bottom), (right, top) = board[0], board[2]
    return max(left - x, x - right, bottom - y, y - top)
