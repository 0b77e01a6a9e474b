"""S.4 and A2. Troops of Napoleonic armies: their types, classes of guns, discipline and quality, and what they cost."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from sandtable.games.impetus.rules.troops import profiles
from sandtable.games.impetus.rules.troops.profiles import CAVALRY, GUNS, HEAVY_FOOT, LIGHT_CAVALRY
from sandtable.kernel.bounds import Points
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal

Discipline: TypeAlias = Literal["A", "B", "C"]
Quality: TypeAlias = Literal["", "veteran", "elite"]

INFANTRY = HEAVY_FOOT
TYPES = (INFANTRY, *CAVALRY, GUNS)

SKIRMISH = ("skirmish-a", "skirmish-b")
FOOT_GUNS = ("artillery-a", "artillery-b", "artillery-c")
HORSE_GUNS = ("artillery-b", "artillery-c")
VETERAN, ELITE = "veteran", "elite"
TO_A_VD = 10


class Profile(profiles.Profile, frozen=True, cache_hash=True, kw_only=True):
    """Impetus' figures with discipline, quality and cost.

    `weapon` is `skirmish-a` or `-b` for infantry and listed light cavalry, `artillery-a`, `-b` or `-c` for guns, or
    nothing. `mixed`: infantry mixed with cavalry (FP-MX). `horse`: guns of the horse artillery.
    """

    discipline: Discipline
    points: Points
    quality: Quality = ""
    mixed: bool = False
    horse: bool = False

    @property
    def infantry(self) -> bool:
        return self.type == INFANTRY

    @property
    def guns(self) -> bool:
        return self.type == GUNS


@clause("GR 8")
def worth(points: int) -> int:
    """The VD of a profile without one: a tenth of its cost, rounded up."""
    return max(0, -(-points // TO_A_VD))


# What forbids a profile


@clause("GR S.4a")
def type_fits(profile: Profile) -> Iterator[Refusal]:
    """Heavy cavalry, dragoons, light cavalry, infantry and guns, and nothing else; no traits of Impetus' troops."""
    if profile.type not in TYPES:
        yield Refusal("", "refused-type", {"field": "type", "type": profile.type})
    for trait in profile.traits:
        yield Refusal("", "refused-trait", {"field": "traits", "trait": trait})


@clause("GR S.4b")
def shoots_as_it_may(profile: Profile) -> Iterator[Refusal]:
    """Infantry and listed light cavalry may have skirmishers; only infantry is mixed with cavalry."""
    if profile.weapon in SKIRMISH and profile.type not in (INFANTRY, LIGHT_CAVALRY):
        yield Refusal("", "refused-skirmishers", {"field": "weapon", "type": profile.type})
    if profile.type in TYPES and not profile.guns and profile.weapon and profile.weapon not in SKIRMISH:
        yield Refusal("", "refused-weapon", {"field": "weapon", "weapon": profile.weapon})
    if profile.mixed and not profile.infantry:
        yield Refusal("", "refused-mixed", {"field": "mixed", "type": profile.type})


@clause("GR S.4c")
def guns_of_a_class(profile: Profile) -> Iterator[Refusal]:
    """Foot artillery is of class A, B or C, horse artillery of class B or C."""
    if not profile.guns:
        if profile.horse:
            yield Refusal("", "refused-horse-guns", {"field": "horse", "type": profile.type})
        return
    known = HORSE_GUNS if profile.horse else FOOT_GUNS
    if profile.weapon not in known:
        yield Refusal("", "refused-guns", {"field": "weapon", "weapon": profile.weapon, "known": ", ".join(known)})


@clause("IM 1")
def disciplined(profile: Profile) -> Iterator[Refusal]:
    """Discipline is A, B or C."""
    if profile.discipline not in ("A", "B", "C"):
        yield Refusal("", "refused-discipline", {"field": "discipline", "discipline": profile.discipline})


PROFILE_RULES = (type_fits, shoots_as_it_may, guns_of_a_class, disciplined)
