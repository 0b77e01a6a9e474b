"""What the table decides in Basic Impetus: zones of control, shots, priorities, contact. By clause, with witnesses."""

import tomllib
from math import radians
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.impetus.files.tables import load_pieces, load_weapons
from sandtable.games.impetus.rules.after_melee.retreat import ROUTED, fall_back
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.melee.melees import (
    Pair,
    flank_routs,
    foremost,
    in_flank,
    in_melee,
    loser,
    pairs,
    supports,
    without,
)
from sandtable.games.impetus.rules.movement.ways import SHORT_OF, allowed, course, pace_of
from sandtable.games.impetus.rules.movement.wheels import pivot, price, sense, widest
from sandtable.games.impetus.rules.movement.zones import Stretch, first_zone, first_zone_wheeled, past_the_controller
from sandtable.games.impetus.rules.shooting.sight import Field
from sandtable.games.impetus.rules.shooting.targets import aims, forbids_shot, shooting_sides
from sandtable.games.impetus.rules.terrain.land import Land
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece, ground_of, outline
from sandtable.games.impetus.rules.troops.groups import forbids_formation, may_form_large
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import DEGREE, TOLERANCE, TURN, UNIT, Pose, wheeled
from sandtable.table.shape import Base
from sandtable.table.spacing import overlap
from tests.games.impetus.rules.field import unit

FILE = Path(__file__).parents[1] / "cases" / "table.toml"
CASES = tomllib.loads(FILE.read_text("utf-8"))
PLACE = ("x", "y", "heading", "front", "depth", "fighting")
TURNS = (0, 1, 2, 3)


def stand(raw: dict[str, Any], seat: str, name: str, turn: int = 0) -> Stand:
    """A unit where the case has it, the whole table turned by so many quarters."""
    x, y = round(raw["x"] * UNIT), round(raw["y"] * UNIT)
    for _ in range(turn):
        x, y = -y, x
    pose = Pose(x, y, (raw["heading"] * DEGREE + turn * TURN // 4) % TURN)
    base = Base(pose, raw.get("front", 6) * UNIT, raw.get("depth", 3) * UNIT)
    known = unit({key: value for key, value in raw.items() if key not in PLACE}, seat)
    return Stand(_named(known, name), base, raw.get("fighting", False))


def _named(known: Any, name: str) -> Any:
    from msgspec.structs import replace

    return replace(known, id=name)


def sides(case: dict[str, Any], turn: int) -> tuple[Stand, list[Stand], list[Stand]]:
    red = stand(case["red"], "red", "r", turn)
    blue = [stand(raw, "blue", f"b{i}", turn) for i, raw in enumerate(case["blue"])]
    return red, blue, [stand(raw, "red", f"f{i}", turn) for i, raw in enumerate(case.get("friends", []))]


def cases(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[kind], ids=lambda case: f"{case['clause']}: {case['says']}")


def editions(kind: str) -> pytest.MarkDecorator:
    """Each case once for every edition that it holds for."""
    held = [(case, [case["edition"]] if "edition" in case else list(EDITIONS)) for case in CASES[kind]]
    params = [
        pytest.param(case, edition, id=f"{edition} {case['clause']}: {case['says']}")
        for case, names in held
        for edition in names
    ]
    return pytest.mark.parametrize(("case", "edition"), params)


def clauses(found: list[Refusal]) -> list[str]:
    return [refusal.clause for refusal in found]


@pytest.mark.parametrize("turn", TURNS)
@cases("zone")
def test_zone(case: dict[str, Any], turn: int) -> None:
    """What a zone of control forbids, however the table is turned; the zone is the witness."""
    red, blue, _ = sides(case, turn)
    found = zone_met(red, blue, case["move"])
    straight = "straight" in case["move"]
    forbids = found is not None and (not straight or red.unit.disordered)
    assert forbids == bool(case["refused"])
    assert found is None or found.zone
    if straight:
        assert (found is not None) == case["disorders"]


def zone_met(red: Stand, blue: list[Stand], move: dict[str, Any]) -> Stretch | None:
    if "wheel" in move:
        corner = red.base.left_corner if move["corner"] == "left" else red.base.right_corner
        angle = move["wheel"] * DEGREE
        return first_zone_wheeled(red, corner, angle if move["corner"] == "left" else -angle, blue)
    if "aside" in move:
        angle = (red.base.pose.heading + (move["angle"] - 90) * DEGREE) % TURN
        return first_zone(red, angle, move["aside"] * UNIT, blue)
    return past_the_controller([(red.base, move["straight"] * UNIT)], blue)


def field(case: dict[str, Any], stands: list[Stand], turn: int) -> Field:
    if "wood" not in case:
        return Field(stands, {})
    raw = case["wood"]
    x, y, heading = raw["x"] * UNIT, raw["y"] * UNIT, turn * TURN // 4 + TURN // 4
    for _ in range(turn):
        x, y = -y, x
    piece = Piece("wood", "wood", x, y, heading % TURN, raw["along"] * UNIT, raw["across"] * UNIT)
    wood = {"wood": outline(piece, load_pieces())}
    return Field(stands, wood, wood)


@pytest.mark.parametrize("turn", TURNS)
@cases("shot")
def test_shot(case: dict[str, Any], turn: int) -> None:
    """Every clause that forbids a shot at the first enemy, however the table is turned."""
    red, blue, friends = sides(case, turn)
    ground, weapons = field(case, [red, *blue, *friends], turn), load_weapons()
    side = case.get("side", "front")
    assert side in shooting_sides(red, weapons, EDITIONS["fr"].rule("stands_still"))
    found = list(forbids_shot(red, side, blue[0], ground, weapons))
    assert clauses(found) == case["refused"]
    if not found:
        (aim,) = aims(red, side, blue[:1], ground, weapons, EDITIONS["es"].rule("foremost"))
        assert aim.indirect == case.get("indirect", False)
        assert aim.range.length == case.get("range", aim.range.length / UNIT) * UNIT


@pytest.mark.parametrize("turn", TURNS)
@editions("priority")
def test_priority(case: dict[str, Any], edition: str, turn: int) -> None:
    """Whom a unit must shoot at."""
    red, blue, friends = sides(case, turn)
    ground = field(case, [red, *blue, *friends], turn)
    found = aims(red, "front", blue, ground, load_weapons(), EDITIONS[edition].rule("foremost"))
    assert [aim.target.id for aim in found] == [f"b{i}" for i in case["targets"]]


@pytest.mark.parametrize("turn", TURNS)
@cases("contact")
def test_contact(case: dict[str, Any], turn: int) -> None:
    """Melee, and front or flank."""
    red, (blue,), _ = sides(case, turn)
    if "melee" in case:
        assert in_melee(red.base, blue.base) == in_melee(blue.base, red.base) == case["melee"]
    if "flank" in case:
        assert in_flank(red.base, blue) == case["flank"]


def mains_of(some: list[Stand], enemies: list[Stand]) -> list[Pair]:
    """The mains of all melees, the foremost pair first; of equal ones the first."""
    left, mains = pairs(some, enemies), []
    while left:
        mains.append(foremost(left)[0])
        left = without(left, mains[-1])
    return mains


@pytest.mark.parametrize("turn", TURNS)
@cases("melee")
def test_melee(case: dict[str, Any], turn: int) -> None:
    """Who is main and who supports, however the table is turned."""
    reds = [stand(raw, "red", f"r{i}", turn) for i, raw in enumerate(case["reds"])]
    blues = [stand(raw, "blue", f"b{i}", turn) for i, raw in enumerate(case["blue"])]
    mains = mains_of(reds, blues)
    assert sorted([pair.one.id, pair.other.id] for pair in mains) == case["mains"]
    found = {s.id: supports(s, mains, pairs(reds, blues)) for s in (*reds, *blues)}
    helping = {name: sorted([p.one.id, p.other.id] for p in melees) for name, melees in found.items() if melees}
    assert helping == case["supports"]


@pytest.mark.parametrize("turn", TURNS)
@editions("rout")
def test_rout(case: dict[str, Any], edition: str, turn: int) -> None:
    """Whom a rout shakes."""
    red, blue, friends = sides(case, turn)
    found = EDITIONS[edition].rule("shaken")(red, [red, *blue, *friends], case["same_melee"])
    assert sorted(each.id for each in found) == case["shaken"]


@pytest.mark.parametrize("turn", TURNS)
@cases("formation")
def test_formation(case: dict[str, Any], turn: int) -> None:
    """Who stands as a group."""
    reds = [stand(raw, "red", f"r{i}", turn) for i, raw in enumerate(case["reds"])]
    assert clauses(list(forbids_formation(reds))) == case["refused"]


@cases("march")
def test_march(case: dict[str, Any]) -> None:
    """How far a unit goes straight, what ends its move, and by which clause."""
    red, blue, friends = sides({"blue": [], **case}, 0)
    kinds = load_pieces().kinds
    laid = {name: laid_out(raw, name) for name, raw in case.get("ground", {}).items()}
    land = Land(
        Board(90 * UNIT, 60 * UNIT),
        {name: (kinds[piece.kind].ground, outline(piece, load_pieces())) for name, piece in laid.items()},
        ground_of([p for p in laid.values() if kinds[p.kind].ground == "impassable"], load_pieces()),
    )
    heading, others = red.base.pose.heading, [*blue, *friends]
    found = course(red, heading, pace_of(red, heading, case["move"] * UNIT, land), land, others)
    bar = allowed(red, heading, found, {enemy.id: enemy.outline for enemy in blue}).bars[0]
    distance, name, by = case["limit"]
    short = SHORT_OF if name == "BI 7.1" else 0
    assert (bar.clause, bar.by, bool(bar.at)) == (name, by, bool(by))
    assert abs(bar.start - 1 + short - distance * UNIT) <= 2 * TOLERANCE


@cases("wheel")
def test_wheel(case: dict[str, Any]) -> None:
    """How far a unit wheels, what ends it, and by which clause."""
    red, blue, friends = sides({"blue": [], **case}, 0)
    land = Land(Board(90 * UNIT, 60 * UNIT), {}, ())
    found = widest([red], red.base, case["corner"], case["move"] * UNIT, land, [*blue, *friends])
    angle, name, by = case["limit"]
    assert (found.clause, found.by) == (name, by)
    assert abs(found.distance - angle * DEGREE) <= DEGREE // 2
    turned = red.base.at(
        wheeled(red.base.pose, pivot(red.base, case["corner"]), sense(case["corner"]) * found.distance)
    )
    assert not any(overlap(turned.outline, other.outline) for other in (*blue, *friends))
    spent = price([red], red.base, case["corner"], found.distance, land)
    assert abs(spent - red.base.front * radians(found.distance / DEGREE)) <= 1
    assert spent <= case["move"] * UNIT or not case["move"]


@cases("retreat")
def test_retreat(case: dict[str, Any]) -> None:
    """How far a beaten unit falls back, and what becomes of it."""
    red, blue, friends = sides({"blue": [], **case}, 0)
    laid = {name: laid_out(raw, name) for name, raw in case.get("ground", {}).items()}
    land = Land(Board(90 * UNIT, 60 * UNIT), {}, ground_of(list(laid.values()), load_pieces()))
    found = fall_back(red, case["distance"] * UNIT, land, [*blue, *friends])
    assert (found.end, found.clause, found.by) == tuple(case["ends"])
    if found.end != ROUTED:
        assert abs(found.distance - case["goes"] * UNIT) <= 2 * TOLERANCE


def laid_out(raw: dict[str, Any], name: str) -> Piece:
    x, y, along, across = (raw[key] * UNIT for key in ("x", "y", "along", "across"))
    return Piece(name, raw["kind"], x, y, TURN // 4, along, across)


def test_who_may_form_a_large_unit() -> None:
    """BI 2.5.1a: two of one type, both pikes or both impetuous foot."""
    pikes, wild = unit({"type": "FP", "traits": ["pikes"]}), unit({"type": "FL", "traits": ["impetuous"]})
    horse, foot = unit({"type": "CM", "traits": ["impetuous"]}), unit({"type": "FP"})
    asked = [(pikes, pikes), (wild, wild), (pikes, wild), (horse, horse), (foot, foot)]
    formed = [may_form_large(front.profile, rear.profile) for front, rear in asked]
    assert formed == [True, True, False, False, False]


def test_who_loses_a_melee() -> None:
    """BI 7.6.1a: who lost more by his test, as thrown."""
    assert [loser(2, 1), loser(1, 2), loser(1, 1)] == [0, 1, None]


def test_who_is_shaken_by_a_flank_charge() -> None:
    """BI 7.2b: renaissance pikes are not disordered in the French edition; wagenburgs never, nor do they rout."""
    pikes = unit({"type": "FP", "traits": ["pikes", "renaissance-pikes"]})
    wagons, foot = unit({"type": "W"}), unit({"type": "FP"})
    shaken = {name: [book.rule("flank_disorders")(u) for u in (pikes, wagons, foot)] for name, book in EDITIONS.items()}
    assert shaken == {"fr": [False, False, True], "es": [True, False, True]}
    assert [flank_routs(u) for u in (wagons, foot)] == [False, True]
