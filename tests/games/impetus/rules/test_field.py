"""Terrain and deployment of Basic Impetus, by clause."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.impetus.files.tables import load_pieces
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.setup.deployment import LOWER, Placed, behind_the_line, free_ground, on_the_board
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece, ground_of, judge_piece_by, outline
from sandtable.table.plane import DEGREE, UNIT, Pose
from sandtable.table.shape import Base, area

FILE = Path(__file__).parents[1] / "cases" / "field.toml"
CASES = tomllib.loads(FILE.read_text("utf-8"))
BOARD = Board(90 * UNIT, 60 * UNIT)


def piece(raw: dict[str, Any], name: str) -> Piece:
    """A piece from a case, whose lengths are U and whose heading is degrees."""
    lengths = {key: round(value * UNIT) for key, value in raw.items() if key in ("x", "y", "along", "across")}
    ends = points(raw["ends"]) if "ends" in raw else None
    heading, bends = raw.get("heading", 0) * DEGREE, points(raw.get("bends", []))
    return Piece(name, raw["kind"], heading=heading, ends=ends, bends=bends, **lengths)


def points(raw: list[list[float]]) -> Any:
    return tuple((round(x * UNIT), round(y * UNIT)) for x, y in raw)


def placed(raw: dict[str, Any], name: str) -> Placed:
    pose = Pose(round(raw["x"] * UNIT), round(raw["y"] * UNIT), raw["heading"] * DEGREE)
    return Placed(name, Base(pose, 6 * UNIT, 3 * UNIT))


def by_edition(name: str) -> pytest.MarkDecorator:
    """Every case of a kind, in each edition for which it holds."""
    found = [
        pytest.param(case, edition, id=f"{edition} {case['clause']}: {case['says']}")
        for case in CASES[name]
        for edition in EDITIONS
        if case.get("edition", edition) == edition
    ]
    return pytest.mark.parametrize(("case", "edition"), found)


@by_edition("piece")
def test_piece(case: dict[str, Any], edition: str) -> None:
    """Every clause that forbids a piece, and what is said of it where the case tells."""
    others = [piece(raw, f"other {i}") for i, raw in enumerate(case.get("others", []))]
    found = list(judge_piece_by(EDITIONS[edition], piece(case["piece"], "new"), others, BOARD, load_pieces()))
    assert [refusal.clause for refusal in found] == case["refused"]
    assert [refusal.key for refusal in found] == case.get("says_why", [refusal.key for refusal in found])


@by_edition("deploy")
def test_deployment(case: dict[str, Any], edition: str) -> None:
    """Every clause that forbids a base to be set up here, each with what was measured."""
    new = placed(case["base"], "new")
    others = [placed(raw, f"other {i}") for i, raw in enumerate(case.get("others", []))]
    closed = ground_of([piece(case["closed"], "closed")], load_pieces()) if "closed" in case else ()
    found = [
        *behind_the_line(new, LOWER, BOARD),
        *EDITIONS[edition].rule("edges")(new, BOARD),
        *on_the_board(new, BOARD),
        *free_ground(new, others, closed),
    ]
    assert [refusal.clause for refusal in found] == case["refused"]
    assert all(refusal.witnesses for refusal in found)


def test_outlines_have_the_size_of_their_piece() -> None:
    """A rectangle covers its sides' product; an oval a little less than its ellipse."""
    pieces = load_pieces()
    square = outline(Piece("p", "village", 20 * UNIT, 20 * UNIT, 3000, 8 * UNIT, 6 * UNIT), pieces)
    assert area(square) == pytest.approx(2 * 48 * UNIT**2, rel=0.001)
    oval = outline(Piece("p", "wood", 20 * UNIT, 20 * UNIT, 3000, 8 * UNIT, 6 * UNIT), pieces)
    assert area(oval) == pytest.approx(2 * 37.7 * UNIT**2, rel=0.02)
