"""G: what nations inflict more or less, at the limits of their years, by the number of A+; D.1: their horse."""

from collections.abc import Iterator

import pytest

from sandtable.games.rapide.files.nations import nations
from tests.games.rapide.rules import telling
from tests.games.rapide.rules.fight import begun
from tests.games.rapide.rules.folder import table

BATTLE = """
year = $year
attacker = { nation = "$attacker", stack = "$own", technology = "medieval" }
defender = { nation = "$defender", stack = "$theirs", technology = "medieval" }
"""
STACKS = ("2A- 4D", "A+ A- 2D", "2A+")
"""Eight detachments with no A+, with one and with two, so that nothing else changes what is inflicted."""

PAGES = ("G.1", "G.2", "G.3", "G.4")


def rows() -> Iterator[tuple[str, str, str, str, str]]:
    """Clause, nation, year, stack and what is printed for them."""
    for page in (table("nations", name) for name in PAGES):
        for nation in page["nations"]:
            for year, values in page["years"].items():
                yield from ((page["clause"], nation, year, s, v) for s, v in zip(STACKS, values, strict=True))


def lines(clause: str, value: str) -> tuple[str, ...]:
    return () if value == "0" else (f"{value} {clause}",)


@pytest.mark.parametrize(("clause", "nation", "year", "stack", "value"), list(rows()))
def test_attacker(clause: str, nation: str, year: str, stack: str, value: str) -> None:
    fight = begun(BATTLE, [5, 1, 1, 1], year=year, attacker=nation, own=stack, defender="sweden", theirs="2A+")
    told = fight.report
    assert telling.on_losses(told.adjustments["defender"]) == lines(clause, value)
    assert telling.on_losses(told.adjustments["attacker"]) == ()
    assert fight.over


@pytest.mark.parametrize(("clause", "nation", "year", "stack", "value"), list(rows()))
def test_defender(clause: str, nation: str, year: str, stack: str, value: str) -> None:
    fight = begun(BATTLE, [1, 5, 1, 1], year=year, attacker="sweden", own="2A+", defender=nation, theirs=stack)
    told = fight.report
    assert telling.on_losses(told.adjustments["attacker"]) == lines(clause, value)
    assert telling.on_losses(told.adjustments["defender"]) == ()
    assert fight.over


@pytest.mark.parametrize("name", list(nations()))
def test_horse(name: str) -> None:
    """CR D.1: by the part of the world that a nation is in."""
    nation = nations()[name]
    overseas = nation.native and nation.region in ("america", "oceania")
    oriental = nation.region in ("islam", "asia")
    assert nation.cavalry == ("none" if overseas else "double" if oriental else "standard")
