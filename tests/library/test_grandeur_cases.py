"""Army and battle files of Grandeur, case by case."""

import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from sandtable.games.grandeur.files.armies import read_army
from sandtable.games.grandeur.files.battles import read_battle
from sandtable.games.grandeur.files.tables import load_prices, load_tables
from sandtable.games.grandeur.rules.setup.check_battle import scales_of
from sandtable.games.grandeur.rules.troops.armies import points
from sandtable.kernel.signs import printable
from sandtable.library.document import Document
from sandtable.library.fault import Unreadable
from sandtable.library.readable import fault_line
from sandtable.library.words import LANGUAGES, words

CASES = Path(__file__).parents[1] / "games" / "grandeur" / "cases"
BRIGADE = "corps.0.division.0.brigade.0"
ARMY: dict[str, Any] = {
    "game": "grandeur",
    "name": "Army",
    "structure": "average",
    "commander": {"grade": "fair"},
    "corps": [
        {
            "general": {"grade": "expert"},
            "division": [{"general": {"grade": "bold"}, "brigade": [{"profile": "line"}]}],
        }
    ],
}
FIGURES = {"type": "FP", "m": 5, "vbu": 4, "i": 1, "discipline": "B", "points": 10}
BATTLE: dict[str, Any] = {
    "game": "grandeur",
    "scale": "28",
    "red": {"army": "british"},
    "blue": {"army": "spanish"},
}


class Case(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is set and dropped in a sound file, and what comes of it."""

    clause: str
    says: str
    set: dict[str, Any] = {}
    drop: tuple[str, ...] = ()
    brigade: dict[str, Any] | None = None
    figures: dict[str, Any] | None = None
    refused: tuple[str, ...] = ()
    costs: int | None = None
    vd: int | None = None
    board: tuple[int, int] | None = None
    front: int | None = None
    bases: tuple[tuple[float, float], ...] = ()


def cases(name: str) -> Iterator[Case]:
    """Every case of a file; one with rows is one case for each row."""
    for raw in tomllib.loads((CASES / f"{name}.toml").read_text("utf-8"))["case"]:
        common = {key: value for key, value in raw.items() if key != "rows"}
        for row in raw["rows"]:
            says = row.get("says") or " ".join(
                f"{k}={v}" for k, v in row.items() if k not in ("refused", "costs", "vd")
            )
            yield msgspec.convert({**common, **row, "says": f"{common['says']}: {says}"}, Case)


def written(sound: dict[str, Any], case: Case) -> Document:
    """The sound file as the case changes it."""
    raw = deepcopy(sound)
    for path in case.drop:
        _holder(raw, path).pop(_last(path))
    changes = dict(case.set)
    if case.brigade or case.figures:
        changes[BRIGADE] = case.brigade or FIGURES | (case.figures or {})
    for path, value in changes.items():
        _put(_holder(raw, path), _last(path), value)
    document = Document("case.toml", "")
    document.raw = raw
    return document


def _holder(raw: Any, path: str) -> Any:
    for part in path.split(".")[:-1]:
        raw = raw[int(part)] if part.isdigit() else raw[part]
    return raw


def _last(path: str) -> Any:
    part = path.rpartition(".")[2]
    return int(part) if part.isdigit() else part


def _put(holder: Any, place: Any, value: Any) -> None:
    if isinstance(holder, list) and place == len(holder):
        holder.append(value)
    else:
        holder[place] = value


@pytest.mark.parametrize("case", list(cases("armies")), ids=lambda case: f"{case.clause} {case.says}")
def test_an_army(case: Case) -> None:
    document = written(ARMY, case)
    if case.refused:
        with pytest.raises(Unreadable) as trouble:
            read_army(document)
        assert tuple(fault.clause for fault in trouble.value.faults) == case.refused
        return
    army = read_army(document)
    assert case.costs in (None, points(army, load_prices()))
    assert case.vd in (None, army.vd)


@pytest.mark.parametrize("case", list(cases("battles")), ids=lambda case: f"{case.clause} {case.says}")
def test_a_battle(case: Case) -> None:
    document = written(BATTLE, case)
    if case.refused:
        with pytest.raises(Unreadable) as trouble:
            read_battle(document)
        assert tuple(fault.clause for fault in trouble.value.faults) == case.refused
        return
    scenario = read_battle(document)
    scale = scales_of(scenario, load_tables())[scenario.scale]
    assert case.board in (None, (scenario.board.long // 1000, scenario.board.short // 1000))
    assert case.front in (None, scale.size("FP").front // 1000)
    found = (scale.size("FP"), scale.size("ART"), scale.general, scale.division)
    assert case.bases in ((), tuple((front / 1000, depth / 1000) for front, depth in found))


# Whatever stands in a file


STRANGE: tuple[Any, ...] = (
    *(0, -1, 10**30, 1.5, float("nan"), True, "", "x", "\0", "fp-1", "corps-1", "general-1", "artillery-a"),
    *([], [1], [[]], [{}], {}, {"a": 1}, date(1805, 12, 2)),
)
POSTED: dict[str, Any] = BATTLE | {
    "board": [90, 60],
    "defender": "red",
    "half": "lower",
    "weather": "hot",
    "most_points": 500,
    "piece": [{"kind": "hill", "x": 45, "y": 30, "along": 10, "across": 8}],
    "red": {
        "army": "british",
        "units": ["fp-1"],
        "deploy": [{"unit": "fp-1", "x": 40, "y": 15, "heading": 90}],
        "general": [
            {"general": "general-1", "x": 45, "y": 8, "heading": 90},
            {"general": "general-2", "unit": "fp-1"},
        ],
    },
    "blue": {"army": "spanish", "corps": ["corps-1"]},
}


def places(raw: Any, path: str = "") -> Iterator[str]:
    """Every field of a file, and every table."""
    items = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    for name, value in items:
        yield f"{path}{name}"
        yield from places(value, f"{path}{name}.")


@pytest.mark.parametrize("path", list(places(ARMY)))
def test_whatever_stands_in_an_army_file_is_read_or_told(path: str) -> None:
    for strange in STRANGE:
        told(read_army, written(ARMY, Case(clause="", says="", set={path: strange})))
    told(read_army, written(ARMY, Case(clause="", says="", drop=(path,))))


@pytest.mark.parametrize("path", list(places(POSTED)))
def test_whatever_stands_in_a_battle_file_is_read_or_told(path: str) -> None:
    for strange in STRANGE:
        told(read_battle, written(POSTED, Case(clause="", says="", set={path: strange})))
    told(read_battle, written(POSTED, Case(clause="", says="", drop=(path,))))


def told(read: Callable[[Document], object], document: Document) -> None:
    """It is read, or its faults are told in every language, each in one line."""
    try:
        read(document)
    except Unreadable as trouble:
        lines = [fault_line(words(language), fault) for fault in trouble.faults for language in LANGUAGES]
        assert all(map(printable, lines))
