"""The fields of Grandeur's battles: what lies on whose left and right, who has the hill, and what the works do."""

from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.grandeur.files.battles import find_battle, load_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.setup.mustering import first_state
from sandtable.games.impetus.rules.melee.rounds import clash_of
from sandtable.table.ground import wholly_in
from sandtable.table.plane import UNIT, Pose, direction, dot, moved
from sandtable.table.shape import FRONT, REAR
from sandtable.table.sight import ahead_of
from sandtable.table.spacing import overlap

SEEN = {
    # battle, seat: from its right to its left
    ("waterloo", "red"): ["hougoumont", "brussels road", "papelotte"],
    ("waterloo", "blue"): ["plancenoit", "brussels road", "hougoumont wood"],
    ("austerlitz", "red"): ["telnitz", "sokolnitz", "pratzen heights 5", "pratzen heights 1", "santon"],
    ("austerlitz", "blue"): ["santon", "pratzen heights 1", "pratzen heights 5", "sokolnitz", "telnitz"],
    ("borodino", "red"): ["borodino", "raevsky redoubt", "northern fleches", "southern fleche", "utitsa kurgan 1"],
    ("borodino", "blue"): ["utitsa wood", "southern fleche", "northern fleches", "raevsky redoubt", "borodino"],
    ("peninsular-ridge", "red"): ["serra 9", "heather", "sula"],
}
LED = {
    # battle, seat: who stands from its right to its left
    ("waterloo", "red"): ["Clinton", "Alten", "Kempt", "Vandeleur"],
    ("waterloo", "blue"): ["Jacquinot", "d’Erlon", "Reille", "Jérôme"],
    ("austerlitz", "red"): ["Friant", "Saint-Hilaire", "Vandamme", "Lannes"],
    ("austerlitz", "blue"): ["Bagration", "Miloradovich", "Langeron", "Kienmayer"],
    ("borodino", "red"): ["Platov", "Barclay de Tolly", "Rayevsky", "Bagration", "Tuchkov"],
    ("borodino", "blue"): ["Poniatowski", "Davout", "Ney", "Morand", "Eugène"],
    ("peninsular-ridge", "red"): ["Hill", "Leith", "Picton", "Spencer", "Pack", "Craufurd", "Cole"],
    ("peninsular-ridge", "blue"): ["Ney", "Junot", "Reynier"],
}
HEIGHTS = {
    ("waterloo", "red"): "fp-8 art-2 fp-9 fp-3 art-1 fp-10 fp-4 fp-11 fp-13",
    ("austerlitz", "blue"): "fp-9 fp-10 art-2 fp-11 fp-12",
    ("austerlitz", "red"): "fp-10",
    ("borodino", "red"): "fp-5 fp-6 fp-8 fp-15",
    ("peninsular-ridge", "red"): "fp-1 fp-2 fp-3 fp-5 fp-6 art-1 fp-7 fp-8 fp-9",
}
WORKS = {"raevsky redoubt": "fp-7 art-2", "northern fleches": "fp-11 art-3", "southern fleche": "fp-12"}
ASIDE = (-4000, -2000, -200, 200, 2000, 4000)


def begun(name: str) -> tuple[Any, Any]:
    """A battle before its first turn, and its umpire."""
    ruleset: Any = load_grandeur()
    return first_state(load_battle(find_battle(name)), "grandeur"), ruleset.umpire


def rightness(at: tuple[int, int], heading: int) -> int:
    """How far something lies to the right of who faces so."""
    return dot(direction((heading - 9000) % 36000), at)


def facing(state: Any, seat: str) -> int:
    """The way that a whole side faces."""
    (heading,) = {state.pose(unit.id).heading for unit in state.units if unit.seat == seat}
    return int(heading)


@pytest.mark.parametrize(("name", "seat"), SEEN)
def test_places_lie_on_the_side_where_they_lay(name: str, seat: str) -> None:
    """From the right of an army to its left."""
    state, _ = begun(name)
    heading = facing(state, seat)
    pieces = {piece.id: piece for piece in state.pieces}
    middles = {name: piece.bends[0] if piece.bends else (piece.x, piece.y) for name, piece in pieces.items()}
    found = [rightness(middles[place], heading) for place in SEEN[name, seat]]
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(("name", "seat"), LED)
def test_generals_stand_on_the_side_where_they_stood(name: str, seat: str) -> None:
    """From the right of an army to its left."""
    state, _ = begun(name)
    names = {f"{seat}.{g.id}": str(g.name.en) for g, _, _ in state.scenario.sides[seat].army.generals}
    places = {names[leader.id]: leader.pose.at for leader in state.leaders if leader.seat == seat}
    found = [rightness(places[each], facing(state, seat)) for each in LED[name, seat]]
    assert found == sorted(found, reverse=True)


def charged(state: Any, umpire: Any, unit: str, aside: int) -> tuple[Any, str]:
    """A brigade of enemy infantry comes straight at a unit, so far beside the middle of its front."""
    seat = unit.partition(".")[0]
    enemy = next(each.id for each in state.units if each.seat != seat and each.infantry)
    base = umpire.field(state).stand(unit).base
    there = moved(base.pose.at, (base.pose.heading + 9000) % 36000, aside)
    pose = Pose(*there, (base.pose.heading + 18000) % 36000)
    clear = [each.id for each in state.units if each.id in (unit, enemy)]
    keep = [n for n, each in enumerate(state.units) if each.id in clear]
    units = tuple(state.units[n] for n in keep)
    poses = tuple(pose if state.units[n].id == enemy else state.poses[n] for n in keep)
    return replace(state, units=units, poses=poses, leaders=()), enemy


def has_hill(state: Any, umpire: Any, unit: str, enemy: str, chargers: tuple[str, ...]) -> bool:
    book = umpire.book(state)
    lines = book.lines("melee", clash_of(state, unit, enemy, chargers, umpire), book, umpire.tables.dice.melee)
    return any(line.why == "hill" for line in lines)


@pytest.mark.parametrize(("name", "seat"), HEIGHTS)
@pytest.mark.parametrize("aside", ASIDE)
def test_who_holds_a_height_has_its_die(name: str, seat: str, aside: int) -> None:
    """BI 3.3d: against whoever comes at them from ahead, and he has none."""
    state, umpire = begun(name)
    scale = 2 if state.scenario.divisions else 1
    for unit in HEIGHTS[name, seat].split():
        met, enemy = charged(state, umpire, f"{seat}.{unit}", aside * scale if unit.startswith("fp") else aside // 2)
        assert umpire.field(met).engaged
        assert has_hill(met, umpire, f"{seat}.{unit}", enemy, (enemy,)), unit
        assert not has_hill(met, umpire, enemy, f"{seat}.{unit}", (enemy,)), unit


@pytest.mark.parametrize("work", WORKS)
def test_works_are_ground_that_is_stormed_in_disorder(work: str) -> None:
    """BI 3.2.3, 3.3c: their defenders are wholly in them, and whoever charges has half of its base there as well."""
    state, umpire = begun("borodino")
    land = umpire.land(state)
    border = land.ground[work][1]
    for unit in WORKS[work].split():
        base = umpire.field(state).stand(f"red.{unit}").base
        assert wholly_in(base, (border,)), unit
        met, enemy = charged(state, umpire, f"red.{unit}", 0)
        clash = clash_of(met, enemy, f"red.{unit}", (enemy,), umpire)
        assert (clash.ground, clash.enemy_ground) == ("difficult", "difficult")


def test_the_goldbach_lies_before_legrand_and_behind_soult() -> None:
    """Whoever attacks Telnitz or Sokolnitz comes over the stream; who climbs to Pratzen has it behind."""
    state, umpire = begun("austerlitz")
    parts = [part for name, part in umpire.land(state).fords if name == "goldbach"]
    field = umpire.field(state)
    for unit in ("fp-5", "fp-6"):
        assert _beyond(field.stand(f"red.{unit}").base, parts, FRONT), unit
    for unit in ("fp-1", "fp-2", "fp-3", "fp-4", "fp-10", "fp-11"):
        assert _beyond(field.stand(f"red.{unit}").base, parts, REAR), unit


def _beyond(base: Any, parts: Any, side: str) -> bool:
    """Water lies on this side of a base, and not under it."""
    strip = ahead_of(base, side, 40 * UNIT)
    return any(overlap(strip, part) for part in parts) and not any(overlap(base.outline, part) for part in parts)


def test_the_ridge_of_1810_is_led_by_the_generals_of_1810() -> None:
    scenario = load_battle(find_battle("peninsular-ridge"))
    names = {
        seat: {str(g.name and g.name.en) for g, _, _ in side.army.generals} for seat, side in scenario.sides.items()
    }
    assert names["red"] == {"Wellington", "Cole", "Craufurd", "Pack", "Spencer", "Picton", "Leith", "Hill"}
    assert {"Masséna", "Ney", "Reynier", "Junot"} <= names["blue"]
    assert not {"Marmont", "Foy", "Maucune", "Curto"} & names["blue"]
