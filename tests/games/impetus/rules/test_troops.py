"""1.3, 2.2 and 2.3: types, traits and bases are those of the book."""

import pytest

from sandtable.games.impetus.files.tables import load_scales
from sandtable.games.impetus.rules.troops.profiles import CHARIOTS, FOOT, MOUNTED, TRAITS, TYPES, Profile, may_contact

DEPTHS = {
    "28": "FP 2000 FL 3000 T 3000 S 1500 ART 3000 CP 4000 CM 4000 CL 4000 CGP 3000 CGL 3000 CF 3000 EL 3000 W 8000",
    "15": "FP 3000 FL 4000 T 4000 S 2000 ART 4000 CP 6000 CM 6000 CL 6000 CGP 4000 CGL 4000 CF 4000 EL 4000 W 8000",
}


def test_the_types_are_thirteen() -> None:
    assert FOOT == ("FP", "FL", "T", "S", "ART")
    assert set(MOUNTED) == {"CP", "CM", "CL", "CGP", "CGL", "CF", "EL", "W"}
    assert len(TYPES) == len(set(TYPES)) == 13


@pytest.mark.parametrize("name", TYPES)
def test_a_type_is_foot_or_mounted(name: str) -> None:
    profile = Profile(name, 5000, 5, 1, 2)
    assert profile.mounted == (name in MOUNTED) == (profile.arm == "mounted")
    assert profile.chariot == (name in CHARIOTS)


@pytest.mark.parametrize(("scale", "front"), [("28", 6000), ("20", 6000), ("15", 8000), ("10", 6000), ("6", 6000)])
def test_all_bases_of_a_scale_have_one_front(scale: str, front: int) -> None:
    assert {load_scales()[scale].size(name).front for name in TYPES} == {front}


@pytest.mark.parametrize(("scale", "like"), [("28", "28"), ("20", "28"), ("15", "15"), ("10", "28"), ("6", "28")])
def test_depths(scale: str, like: str) -> None:
    """Half of the size at half of the U is the same depth."""
    words = DEPTHS[like].split()
    wanted = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert {name: load_scales()[scale].size(name).depth for name in TYPES} == wanted


@pytest.mark.parametrize(("scale", "unit"), [("28", 20), ("20", 20), ("15", 10), ("10", 10), ("6", 10)])
def test_a_u_in_millimetres(scale: str, unit: int) -> None:
    assert load_scales()[scale].unit == unit


def test_traits_are_for_types_that_exist() -> None:
    for trait in TRAITS.values():
        assert trait.types
        assert set(trait.types) <= set(TYPES)
        assert not trait.needs or trait.needs in TRAITS


@pytest.mark.parametrize(("impetus", "may"), [(0, False), (1, True), (4, True)])
def test_without_impetus_nobody_contacts(impetus: int, may: bool) -> None:
    assert may_contact(Profile("S", 8000, 2, impetus, 1)) is may
