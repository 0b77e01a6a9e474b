"""2.1. Armies: the units under one general, the options of their list, and what forbids them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.impetus.rules.shooting.weapons import ARTILLERY, CARRY_ARTILLERY, Weapon
from sandtable.games.impetus.rules.troops.profiles import TRAITS, TYPES, WAGENBURG, Profile, Trait, may_contact
from sandtable.kernel.bounds import Count, Few, Id, Some, Text, Year
from sandtable.kernel.clause import clause, clause_of
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT

Figures: TypeAlias = Literal["published", "rebuilt"]


class Name(Struct, frozen=True, cache_hash=True):
    """What something is called in each language."""

    en: Text
    fr: Text
    es: Text


class Unit(Struct, frozen=True, cache_hash=True):
    """One base of an army; `leads` says that the general rides in it."""

    id: Id
    profile: Profile
    leads: bool = False
    name: Name | None = None


class Option(Struct, frozen=True, cache_hash=True):
    """What a list offers: these units more, or in place of others."""

    id: Id
    units: Few[Unit]
    replaces: Some[Id] = ()


class Army(Struct, frozen=True, cache_hash=True):
    """BI 2.1: units under one general. The period is its first and last year; years BC are below zero."""

    name: Name
    units: Some[Unit]
    period: tuple[Year, Year] | None = None
    figures: Figures = "rebuilt"
    options: Few[Option] = ()

    @property
    def vd(self) -> int:
        """BI 8: what all its units are worth."""
        return sum(unit.profile.vd for unit in self.units)

    @property
    def general(self) -> Unit:
        """The unit in which the general rides, in an army that nothing forbids."""
        return next(unit for unit in self.units if unit.leads)


class Range(Struct, frozen=True):
    """From the lowest to the highest number, both allowed."""

    low: Count
    high: Count

    def __contains__(self, number: int) -> bool:
        return self.low <= number <= self.high


class Limits(Struct, frozen=True):
    """BI 2.1 and 2.3: how many units, and the figures that a profile may have (M in U)."""

    units: Range
    m: Range
    vbu: Range
    i: Range
    vd: Range


class Lists(Struct, frozen=True, eq=False):
    """What every army list must keep to: the limits, and the weapons of the fire table."""

    limits: Limits
    weapons: dict[str, Weapon]


def led(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """Where no unit is said to lead, the general rides in the first that may carry a general."""
    first = next((unit.id for unit in units if unit.profile.may_lead), None)
    if first is None or any(unit.leads for unit in units):
        return units
    return tuple(replace(unit, leads=unit.id == first) for unit in units)


def taken(army: Army, *options: Option) -> Army:
    """The army with some of its options, none of which is open any more; where one leads, nobody else does."""
    gone = {unit for option in options for unit in option.replaces}
    more = tuple(unit for option in options for unit in option.units)
    stay = tuple(unit for unit in army.units if unit.id not in gone)
    if any(unit.leads for unit in more):
        stay = tuple(replace(unit, leads=False) for unit in stay)
    return replace(army, units=led(stay + more), options=())


def judge_army(army: Army, lists: Lists, *, any_size: bool = False) -> Iterator[Refusal]:
    """Everything that forbids this army, each with the unit and the field it lies in; a scenario may lift the size."""
    yield from judge_whole(army, lists, any_size=any_size)
    for unit in army.units:
        for refusal in judge_profile(unit.profile, lists):
            yield replace(refusal, pieces=(unit.id,))


def judge_whole(army: Army, lists: Lists, *, any_size: bool = False) -> Iterator[Refusal]:
    """Everything that forbids these units together."""
    rules = (one_general, worth_something) if any_size else (size, one_general, worth_something)
    return _said(rules, army, lists)


def judge_profile(profile: Profile, lists: Lists) -> Iterator[Refusal]:
    """Everything that forbids a unit like this in any army."""
    return _said((type_known, figures_sound, weapon_carried, wagenburg_armed, notes_fit), profile, lists)


def _said(rules: Iterable[Callable[..., Iterator[Refusal]]], *situation: object) -> Iterator[Refusal]:
    """Every refusal of these rules, each with its clause."""
    for rule in rules:
        for refusal in rule(*situation):
            yield replace(refusal, clause=refusal.clause or clause_of(rule))


@clause("BI 2.1")
def size(army: Army, lists: Lists) -> Iterator[Refusal]:
    """Seven to ten units."""
    allowed = lists.limits.units
    if len(army.units) not in allowed:
        args = {"units": len(army.units), "fewest": allowed.low, "most": allowed.high}
        yield Refusal("", "refused-army-size", {"field": "unit", **args})


@clause("BI 2.1")
def one_general(army: Army, lists: Lists) -> Iterator[Refusal]:
    """Exactly one unit carries the general, and it is one that may."""
    leaders = [unit for unit in army.units if unit.leads]
    if not leaders:
        yield Refusal("", "refused-general-none", {"field": "unit"})
    for unit in leaders[1:]:
        yield Refusal("", "refused-general-two", {"field": "leads", "first": leaders[0].id}, (unit.id,))
    for unit in leaders:
        if not unit.profile.may_lead:
            yield Refusal("", "refused-general-unit", {"field": "leads"}, (unit.id,))


@clause("BI 8")
def worth_something(army: Army, lists: Lists) -> Iterator[Refusal]:
    """An army whose units are all worth nothing would be beaten before it is hurt."""
    if army.units and army.vd <= 0:
        yield Refusal("", "refused-army-worthless", {"field": "unit"})


@clause("BI 2.2.1")
def type_known(profile: Profile, lists: Lists) -> Iterator[Refusal]:
    """Foot and mounted of the book, and nothing else."""
    if profile.type not in TYPES:
        yield Refusal("", "refused-type", {"field": "type", "type": profile.type})


@clause("BI 2.3")
def figures_sound(profile: Profile, lists: Lists) -> Iterator[Refusal]:
    """M, VBU, I and VD are figures that a unit can have; with VBU 0 it would be gone."""
    figures = {"m": profile.move, "vbu": profile.vbu, "i": profile.impetus, "vd": profile.vd}
    for field, found in figures.items():
        allowed: Range = getattr(lists.limits, field)
        scale = UNIT if field == "m" else 1
        if not allowed.low * scale <= found <= allowed.high * scale:
            args = {"letter": field.upper(), "found": str(found // scale)}
            yield Refusal("", "refused-figure", {"field": field, **args, "low": allowed.low, "high": allowed.high})


@clause("BI 6.1.2")
def weapon_carried(profile: Profile, lists: Lists) -> Iterator[Refusal]:
    """A weapon stands in the fire table; artillery is carried by ART and W alone."""
    if not profile.weapon:
        return
    weapon = lists.weapons.get(profile.weapon)
    if weapon is None:
        yield Refusal("", "refused-weapon", {"field": "weapon", "weapon": profile.weapon})
    elif weapon.kind == ARTILLERY and profile.type in TYPES and profile.type not in CARRY_ARTILLERY:
        args = {"weapon": profile.weapon, "type": profile.type, "types": ", ".join(CARRY_ARTILLERY)}
        yield Refusal("", "refused-weapon-type", {"field": "weapon", **args})


@clause("BI 2.2.3a")
def wagenburg_armed(profile: Profile, lists: Lists) -> Iterator[Refusal]:
    """A wagenburg has missile weapons."""
    if profile.type == WAGENBURG and not profile.weapon:
        yield Refusal("", "refused-wagenburg-unarmed", {"field": "weapon"})


@clause("BI 2.3")
def notes_fit(profile: Profile, lists: Lists) -> Iterator[Refusal]:
    """Every trait is one of the book's or of its lists, stands there once, and fits the unit that has it."""
    for place, name in enumerate(profile.traits):
        if name not in TRAITS:
            yield Refusal("", "refused-trait", {"field": "traits", "trait": name})
        elif name in profile.traits[:place]:
            yield Refusal("", "refused-trait-twice", {"field": "traits", "trait": name})
        else:
            yield from _fits(profile, name, TRAITS[name])


def _fits(profile: Profile, name: str, trait: Trait) -> Iterator[Refusal]:
    """The trait is for this type, has what it depends on, and is of use even to a unit that may never contact."""
    if profile.type in TYPES and profile.type not in trait.types:
        args = {"trait": name, "type": profile.type, "types": ", ".join(trait.types)}
        yield Refusal(trait.clause, "refused-trait-type", {"field": "traits", **args})
    if trait.needs and trait.needs not in profile.traits:
        yield Refusal(trait.clause, "refused-trait-needs", {"field": "traits", "trait": name, "needs": trait.needs})
    if trait.charges and not may_contact(profile):
        yield Refusal(
            trait.clause, "refused-trait-impetus", {"field": "traits", "trait": name, "i": str(profile.impetus)}
        )
