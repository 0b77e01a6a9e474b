"""Armies as the case files write them."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.games.impetus.rules.troops.armies import Army, Name, Unit
from sandtable.games.impetus.rules.troops.profiles import Profile

CASES = Path(__file__).parents[1] / "cases" / "armies.toml"
NAME = Name("Army", "Armée", "Ejército")


class Troops(Struct, frozen=True, forbid_unknown_fields=True):
    """Units of one profile; what is not written is that of common heavy foot."""

    count: int = 1
    type: str = "FP"
    m: int = 5
    vbu: int = 5
    i: int = 1
    vd: int = 2
    weapon: str = ""
    traits: tuple[str, ...] = ()
    general: bool = False
    leads: bool = False

    @property
    def profile(self) -> Profile:
        return Profile(self.type, self.m * 1000, self.vbu, self.i, self.vd, self.weapon, self.traits, self.general)


SOUND = (Troops(general=True, leads=True), Troops(count=6))


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """One unit among seven sound ones, or a whole army, and the clauses that refuse it."""

    clause: str
    says: str
    refused: tuple[str, ...]
    unit: Troops | None = None
    army: tuple[Troops, ...] | None = None
    any_size: bool = False

    @property
    def troops(self) -> tuple[Troops, ...]:
        assert (self.unit is None) != (self.army is None), f"{self.says}: one unit or one army"
        return (*SOUND, self.unit) if self.unit else self.army or ()


def army(troops: tuple[Troops, ...]) -> Army:
    """An army of these; its units are called 1, 2, 3."""
    each = [one for one in troops for _ in range(one.count)]
    return Army(NAME, tuple(Unit(str(n), one.profile, one.leads) for n, one in enumerate(each, 1)))


def cases() -> Iterator[Case]:
    """Every case; one with rows is one case for each row."""
    for raw in tomllib.loads(CASES.read_text("utf-8"))["case"]:
        common = {key: value for key, value in raw.items() if key != "rows"}
        for row in raw.get("rows", [{}]):
            says = f"{common['says']}: {row.get('says') or _differs(row)}"
            yield msgspec.convert({**common, **row, "says": says}, Case)


def _differs(row: dict[str, Any]) -> str:
    return " ".join(str(value) for value in row.get("unit", {}).values())
