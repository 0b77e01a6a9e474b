"""Everything that a file of a stranger may say is bounded: every number, every length, and what is remembered of it."""

import gc
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from sandtable import games
from sandtable.games import GAMES, load_ruleset, ruleset_of
from sandtable.games.package import GamePackage
from sandtable.games.rapide.odds.outlook import UNKNOWN, Outlook
from sandtable.games.rapide.page.scene import ahead
from sandtable.games.rapide.rules.losses import paid
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.stacks import Stack
from sandtable.kernel.bounds import SCENARIO, TABLES
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.loop import opened
from sandtable.library.scenario import named_scenario

KNOWN = {"item_type": "[]", "key_type": " key", "value_type": "{}", "type": ""}
"""Where the parts of a type are, and how a path goes on there."""


def open_ended(shape: Any) -> bool:
    """A value of this type may be of any size."""
    if isinstance(shape, inspect.IntType | inspect.FloatType):
        return shape.ge is None or shape.le is None
    return isinstance(shape, inspect.AnyType) or getattr(shape, "max_length", 0) is None


def inside(shape: Any, path: str) -> Iterator[tuple[Any, str]]:
    """The types within a type, each with its path."""
    for part in (*getattr(shape, "item_types", ()), *getattr(shape, "types", ())):
        yield part, path
    for name, ends in KNOWN.items():
        if hasattr(shape, name):
            yield getattr(shape, name), path + ends
    for field in getattr(shape, "fields", ()):
        yield field.type, f"{shape.cls.__name__}.{field.name}"


def unbounded(shape: Any, path: str, seen: set[type]) -> Iterator[str]:
    """Every place in a type where a value may be of any size."""
    record = getattr(shape, "cls", None)
    if record in seen:
        return
    if record is not None:
        seen.add(record)
    if open_ended(shape):
        yield path
    for part, there in inside(shape, path):
        yield from unbounded(part, there, seen)


def shapes(package: GamePackage) -> dict[str, Any]:
    """What strangers may hand in for a game."""
    start = package.page.start
    setup = {"setup": start.setup_type} if start else {}
    return {"tables": package.files.tables, "scenario": package.files.load().scenario_type, **setup}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("what", ["tables", "scenario", "setup"])
def test_every_number_and_length_is_bounded(name: str, what: str) -> None:
    found = set(unbounded(inspect.type_info(shapes(games.game(name))[what]), what, set()))
    assert found <= {"Setup.form{}"}, "what a form holds is read as a file is"


def test_a_type_without_bounds_is_found() -> None:
    """The test above can fail."""
    assert list(unbounded(inspect.type_info(list[dict[str, int]]), "x", set())) == ["x", "x[]", "x[] key", "x[]{}"]


@pytest.mark.parametrize("name", GAMES)
def test_shipped_tables_are_far_from_the_bounds(name: str) -> None:
    assert 4 * len(canonical(load_ruleset(name).tables)) < TABLES


def changed(name: str, *path: Any, to: Any) -> bytes:
    """The shipped tables of a game with one value changed."""
    place = raw = msgspec.json.decode(canonical(load_ruleset(name).tables))
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return canonical(raw)


BEYOND = [
    ("rapide", ("combat", "columns", "A", 0, 0), 2**62),
    ("rapide", ("retreat", 0), 2**62),
    ("rapide", ("figures", "die"), 2**62),
    ("rapide", ("figures", "rounds"), 10**9),
    ("rapide", ("stacking", "force"), 2**62),
    ("rapide", ("variable",), [0] * 10**5),
    ("rapide", ("remains",), {str(n): [] for n in range(1000)}),
    ("rapide", ("technologies", "x" * 1000), {}),
    ("impetus", ("limits", "vbu", "high"), 10**6),
    ("impetus", ("limits", "units", "high"), 10**6),
    ("impetus", ("scales", "28", "front"), 1),
    ("impetus", ("dice", "melee", "hill"), 10**6),
    ("impetus", ("weapons", "bands", "short"), 10**12),
    ("impetus", ("pieces", "shortest"), 0),
    ("grandeur", ("numbers", "general_move"), 10**9),
    ("grandeur", ("numbers", "most_phases"), 10**9),
    ("grandeur", ("numbers", "tests", "needed", "A"), 10**9),
    ("grandeur", ("prices", "structures", "good", "chief"), 10**9),
    ("argad", ("periods", "early-modern", "figures", "speed_dice"), 10**6),
    ("argad", ("periods", "early-modern", "moves", "foot", "light"), 10**12),
    ("argad", ("periods", "early-modern", "moves", "foot", "dice"), 10**6),
]


@pytest.mark.parametrize(("name", "path", "value"), BEYOND)
def test_tables_beyond_their_bounds_are_refused(name: str, path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        ruleset_of(name, games.game(name).version, changed(name, *path, to=value))


@pytest.mark.parametrize("name", GAMES)
def test_large_tables_and_scenarios_are_refused_whatever_is_in_them(name: str) -> None:
    """Before they are read: blanks are no part of any record."""
    shipped = load_ruleset(name)
    with pytest.raises(msgspec.ValidationError, match="bytes"):
        ruleset_of(name, shipped.version, canonical(shipped.tables) + b" " * TABLES)
    with pytest.raises(msgspec.ValidationError, match="bytes"):
        codec(shipped).scenario(b" " * (SCENARIO + 1))


# What is remembered


def foreign(number: int) -> bytes:
    """Tables of Combat Rapide that nobody else has."""
    return changed("rapide", "figures", "first_year", to=number)


def test_equal_tables_make_one_ruleset() -> None:
    """The shipped one, if they are the shipped tables."""
    shipped = load_ruleset("rapide")
    assert ruleset_of("rapide", shipped.version, canonical(shipped.tables)) is shipped
    one = ruleset_of("rapide", shipped.version, foreign(1))
    assert ruleset_of("rapide", shipped.version, foreign(1)) is one is not shipped


def test_rulesets_of_foreign_tables_are_gone_when_nobody_plays_by_them() -> None:
    """At once: nothing that was asked of them holds them, and no collector is needed."""
    battle = named_scenario(games.game("rapide"), "italy")
    live: WeakSet[Any] = WeakSet()
    gc.collect()
    gc.disable()
    try:
        for number in range(40):
            ruleset: Any = ruleset_of("rapide", 0, foreign(number))
            live.update((ruleset, ruleset.tables))
            state = opened(ruleset, codec(ruleset).scenario(canonical(battle)))
            assert ahead(ruleset, state).wins
            assert len(live) <= 4
        del ruleset, state
        assert not live
    finally:
        gc.enable()


def wide() -> Rapide:
    """Rules by which more may follow from a battle than can be counted."""
    raw = msgspec.to_builtins(load_ruleset("rapide").tables)
    raw["figures"] |= {"die": 100, "rounds": 12}
    raw["combat"] |= {"lowest": 1, "columns": {name: [[n, 0] for n in range(100)] for name in raw["combat"]["columns"]}}
    found = ruleset_of("rapide", 0, canonical(raw))
    assert isinstance(found, Rapide)
    return found


def test_odds_without_end_are_told_as_unknown() -> None:
    """The battle can be played all the same, and nothing of the attempt is kept."""
    ruleset = wide()
    outlook, state = Outlook(ruleset), opened(ruleset, named_scenario(games.game("rapide"), "rivoli"))
    assert outlook.chances(state) == UNKNOWN
    assert not len(outlook)


@given(st.integers(0, 2**62), st.integers(0, 3), st.integers(0, 3), st.integers(0, 9))
def test_losses_are_paid_in_as_many_steps_as_there_are_counters(due: int, plus: int, minus: int, loose: int) -> None:
    """However many are due."""
    left = paid(Stack(plus, minus, loose), due)
    whole = 4 * plus + 2 * minus + loose
    assert 4 * left.plus + 2 * left.minus + left.detachments == max(0, whole - due)
