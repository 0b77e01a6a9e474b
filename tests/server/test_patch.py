"""A patch leads from the JSON of one document to that of the next, exactly."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from sandtable.kernel.chain import canonical
from sandtable.library.words import words
from sandtable.match.course import course
from sandtable.match.pictures import drawable
from sandtable.server.game_page import marks
from sandtable.server.patch import check, patch
from sandtable.table.plane import Pose
from tests.server.patching import applied, checked

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = (
    "impetus-cannae",
    "impetus-wagenburg",
    "grandeur-peninsular-ridge",
    "argad-village-raid",
    "argad-ambush",
    "rapide-rocroi-told",
)


def told(document: Any) -> Any:
    return json.loads(canonical(document))


def leads(old: Any, new: Any) -> list[Any]:
    """The patch as it is sent; it leads from the old document to the new one."""
    sent: list[Any] = told(patch(old, new))
    assert applied(told(old), sent) == told(new)
    return sent


@pytest.mark.parametrize("name", NAMES)
def test_the_patches_of_a_game_lead_through_it(name: str) -> None:
    """From each state to the next, to the one before, and to one far away; with a table, they are short."""
    found, say = course((GOLDEN / f"{name}.sand").read_bytes().split(b"\n")[:-1]), words("en")
    documents = [{"state": each, "marks": marks(found.ruleset, each, say)} for each in found.states[:160]]
    sent = [leads(old, new) for old, new in pairwise(documents)]
    for old, new in list(pairwise(documents))[::7]:
        leads(new, old)
    leads(documents[0], documents[-1])
    if drawable(found.header.ruleset):
        assert sum(len(canonical(each)) for each in sent) < sum(len(canonical(each)) for each in documents[1:]) / 5


def test_what_a_seat_sees_is_patched_too() -> None:
    """Also when it suddenly sees everything."""
    found = course((GOLDEN / "argad-ambush.sand").read_bytes().split(b"\n")[:-1])
    for seat in (*found.ruleset.seats(found.states[0]), ""):
        views = [found.ruleset.view(state, seat) for state in found.states]
        for old, new in pairwise(views):
            leads(old, new)
        leads(views[-1], found.states[-1])


class Leaf(Struct, frozen=True, omit_defaults=True, tag_field="leaf", tag="one"):
    number: int = 0
    name: str = "none"
    parts: dict[str, int] = {}
    places: tuple[int, ...] = ()


class Other(Struct, frozen=True, tag_field="leaf", tag="two", rename="camel"):
    long_name: str
    maybe: int | None = None


class Tree(Struct, frozen=True, omit_defaults=True):
    leaves: tuple[Leaf | Other, ...] = ()
    by_name: dict[str, Leaf] = {}
    pose: Pose | None = None
    seats: frozenset[str] = frozenset()


NAMES_ = st.text(st.characters(exclude_categories=["Cs"]), max_size=4) | st.sampled_from(["a/b", "m~n", "~1", "", "0"])
NUMBERS = st.integers(-5000, 5000)
LEAVES = st.builds(
    Leaf, NUMBERS, st.sampled_from(["none", "", "x"]), st.dictionaries(NAMES_, NUMBERS, max_size=3), st.tuples(NUMBERS)
) | st.builds(Other, NAMES_, st.none() | NUMBERS)
TREES = st.builds(
    Tree,
    st.lists(LEAVES, max_size=5).map(tuple),
    st.dictionaries(NAMES_, st.builds(Leaf, NUMBERS), max_size=3),
    st.none() | st.builds(Pose, NUMBERS, NUMBERS, NUMBERS),
    st.frozensets(st.sampled_from(["red", "blue", "green"])),
)


@given(TREES, TREES)
def test_any_two_documents(old: Tree, new: Tree) -> None:
    leads({"state": old, "marks": None}, {"state": new, "marks": old})


@given(st.lists(st.integers(0, 3) | NAMES_, max_size=8), st.lists(st.integers(0, 3) | NAMES_, max_size=8))
def test_any_two_lists(old: list[Any], new: list[Any]) -> None:
    leads(tuple(old), tuple(new))


def test_what_is_the_same_is_not_looked_at() -> None:
    class Untouchable(Struct, frozen=True):  # noqa: PLW1641 — nobody puts it into a set
        number: int

        def __eq__(self, other: object) -> bool:
            raise AssertionError("it is the same")

    same = Untouchable(1)
    assert leads({"a": same, "n": 1}, {"a": same, "n": 2}) == [{"op": "replace", "path": "/n", "value": 2}]


def test_a_piece_that_is_gone_is_one_step() -> None:
    """Those behind it are not told again."""
    units = tuple(Leaf(number, places=(number,)) for number in range(1, 9))
    assert leads(units, units[:3] + units[4:]) == [{"op": "remove", "path": "/3"}]


class Man(Struct, frozen=True):
    id: str
    at: int = 0
    note: str = "has a long note, as pieces have many fields that stay as they are"


def test_pieces_are_known_by_their_names() -> None:
    """One is gone, one has come, one has moved: the others are not told again."""
    old = tuple(Man(name) for name in "abcdefgh")
    new = (Man("a"), Man("c", 5), *old[3:7], Man("x"), Man("h", 1))
    assert leads(old, new) == [
        {"op": "remove", "path": "/1"},
        {"op": "add", "path": "/6", "value": told(Man("x"))},
        {"op": "replace", "path": "/1/at", "value": 5},
        {"op": "replace", "path": "/7/at", "value": 1},
    ]
    leads(old, tuple(reversed(new)))
    leads((Man("a"), Man("a", 1)), (Man("a", 1), Man("b"), Man("a")))


@given(st.lists(st.builds(Man, st.sampled_from("abcdef"), st.integers(0, 1)), max_size=6), st.data())
def test_any_two_rows_of_pieces(old: list[Man], data: st.DataObject) -> None:
    leads(tuple(old), tuple(data.draw(st.permutations([*old, Man("g"), Man("h")])))[1:])


def test_the_check_is_that_of_sorted_json() -> None:
    """Everybody who reads the document can work it out, whatever order its keys came in."""
    document = {"state": Leaf(3, "Österreich 🐎"), "marks": {"b": 1, "a": None}}
    assert check(document) == checked(told(document))
