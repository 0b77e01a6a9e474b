"""The nations that battles may name."""

import re

from sandtable.games.rapide.files.nations import NO_HORSE, called, horse, nations
from sandtable.games.rapide.files.tables import load_tables
from sandtable.library.words import LANGUAGES

SPECIAL = {"turkey"}


def test_ids_can_be_written_without_quotes() -> None:
    """Small letters, digits and hyphens."""
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in called())


def test_no_two_nations_share_a_name() -> None:
    """Neither an id nor an alias means two nations."""
    names = [*nations(), *(alias for nation in nations().values() for alias in nation.aliases)]
    assert len(names) == len(set(names)) == len(called())


def test_every_name_means_a_nation() -> None:
    """Aliases lead to ids."""
    assert set(called().values()) == set(nations())


def test_every_nation_has_a_name_in_every_language() -> None:
    """And none of them is empty."""
    for name, nation in nations().items():
        assert set(nation.name) == set(LANGUAGES), name
        assert all(nation.name.values()), name


def test_no_two_nations_are_told_by_the_same_name() -> None:
    """In no language would people take one for another."""
    for language in LANGUAGES:
        told = [nation.name[language] for nation in nations().values()]
        assert len(told) == len(set(told))


def test_natives_of_america_and_oceania_have_no_horse() -> None:
    """CR D.1; and nobody else lacks it."""
    for name, nation in nations().items():
        assert (nation.cavalry == "none") == (nation.native and nation.region in NO_HORSE), name


def test_turks_and_orientals_have_twice_the_horse() -> None:
    """CR D.1: Turkey and the minors of Islam and Asia; and nobody else."""
    for name, nation in nations().items():
        assert (nation.cavalry == "double") == (name in SPECIAL or nation.region in ("islam", "asia")), name


def test_horse_is_as_written_unless_the_battle_says_otherwise() -> None:
    """Only who is native can change it, and then by CR D.1."""
    for nation in nations().values():
        assert horse(nation, native=nation.native) == nation.cavalry
        other = horse(nation, native=not nation.native)
        assert (other == "none") == (nation.region in NO_HORSE and not nation.native)


def test_every_nation_that_the_tables_name_exists() -> None:
    """CR G, CR H and CR T.2 speak of nations by their ids."""
    tables = load_tables()
    named = {name for row in tables.national for name in row.nations}
    assert named | {tables.stacking.pasha_nation, tables.figures.revolution_nation} <= set(nations())
