"""2.0, 2.1 and A2. Armies: brigades in divisions, divisions in corps, their generals, and what all that costs."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.games.grandeur.rules.troops.profiles import PROFILE_RULES, Profile
from sandtable.games.impetus.rules.troops import armies
from sandtable.games.impetus.rules.troops.armies import Lists, Name, figures_sound, worth_something
from sandtable.kernel.bounds import Dice, Few, Id, Points, Some, Table
from sandtable.kernel.clause import clause, clause_of
from sandtable.kernel.refusal import Refusal

StructureName: TypeAlias = Literal["excellent", "good", "average", "poor"]
Rank: TypeAlias = Literal["army", "corps", "division"]

CORPS, DIVISION, ARMY = "corps", "division", "army"


class General(Struct, frozen=True, cache_hash=True):
    """A general as the army lists them: `grade` is `genius` to `incompetent` for armies and corps, else `bold` or …"""

    id: Id
    grade: Id
    brave: bool = False
    name: Name | None = None


class Division(Struct, frozen=True, cache_hash=True):
    """Brigades under a division general."""

    id: Id
    general: General | None
    name: Name | None = None


class Corps(Struct, frozen=True, cache_hash=True):
    """Divisions under a corps general; the one corps of an army without corps has none (GR 2.0a)."""

    id: Id
    general: General | None
    divisions: Some[Division] = ()
    name: Name | None = None


class Brigade(armies.Unit, frozen=True, cache_hash=True, kw_only=True):
    """One unit; `command` is the id of its division, or of its corps if it is in no division (guns of the corps)."""

    profile: Profile
    command: Id


class Army(armies.Army, frozen=True, cache_hash=True, kw_only=True):
    """GR 2.0a: an army under its commander-in-chief, with a command structure and its corps."""

    units: Some[Brigade]
    structure: StructureName
    commander: General
    corps: Few[Corps]

    @property
    def divisions(self) -> tuple[Division, ...]:
        return tuple(division for corps in self.corps for division in corps.divisions)

    @property
    def generals(self) -> tuple[tuple[General, Rank, str], ...]:
        """Every general with their rank and the command that they lead; the army's own first."""
        found: list[tuple[General, Rank, str]] = [(self.commander, "army", "")]
        for corps in self.corps:
            if corps.general:
                found.append((corps.general, "corps", corps.id))
            found += [(each.general, "division", each.id) for each in corps.divisions if each.general]
        return tuple(found)

    @clause("GR 2.0a")
    def corps_of(self, command: str) -> str:
        """The corps of a division or brigade, by the command that it is in."""
        for corps in self.corps:
            if command == corps.id or command in [division.id for division in corps.divisions]:
                return corps.id
        return ""


# What it costs


Reach: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


class Structure(Struct, frozen=True):
    """GR 2.1a: how far the commands of the commander-in-chief and of the other generals reach (in U), and the cost."""

    chief: Reach
    others: Reach
    points: Points


class Grade(Struct, frozen=True):
    """GR 2.1b: the level of an army or corps general, or the die on which a division general is active; the cost."""

    rank: Literal["high", "division"]
    value: Dice
    points: Points


class Prices(Struct, frozen=True, eq=False):
    """GR 2.1 and A2b: what structures and generals cost, and changes to a profile."""

    structures: Table[Structure]
    grades: Table[Grade]
    brave: Points
    veteran: Points
    elite: Points
    skirmish_a: Points
    skirmish_b: Points


@clause("GR A2b")
def changed(profile: Profile, prices: Prices, change: str) -> Profile:
    """A profile made veteran or elite, or given skirmishers (`skirmish-a`, `skirmish-b`), at its price."""
    points = profile.points + int(getattr(prices, change.replace("-", "_")))
    if change.startswith("skirmish"):
        return replace(profile, weapon=change, points=points)
    return replace(profile, quality=change, points=points)


@clause("GR 2.1b")
def general_points(general: General, prices: Prices) -> int:
    """What a general costs; a brave one costs more."""
    return prices.grades[general.grade].points + (prices.brave if general.brave else 0)


@clause("GR A2c")
def points(army: Army, prices: Prices) -> int:
    """What an army costs: its structure, its generals and its brigades."""
    generals = sum(general_points(general, prices) for general, _, _ in army.generals)
    return prices.structures[army.structure].points + generals + sum(unit.profile.points for unit in army.units)


# What forbids it


def judge_army(army: Army, lists: Lists, prices: Prices) -> Iterator[Refusal]:
    """Everything that forbids this army, each with the piece and the field it lies in."""
    for rule in (structured, led, graded, named_once, posted):
        for refusal in rule(army, prices):
            yield replace(refusal, clause=refusal.clause or clause_of(rule))
    for refusal in worth_something(army, lists):
        yield replace(refusal, clause="GR 8")
    for unit in army.units:
        yield from (replace(refusal, pieces=(unit.id,)) for refusal in judge_profile(unit.profile, lists))


def judge_profile(profile: Profile, lists: Lists) -> Iterator[Refusal]:
    """Everything that forbids a brigade like this in any army."""
    for rule in PROFILE_RULES:
        yield from (replace(refusal, clause=clause_of(rule)) for refusal in rule(profile))
    yield from (replace(refusal, clause="BI 2.3") for refusal in figures_sound(profile, lists))


@clause("GR 2.1a")
def structured(army: Army, prices: Prices) -> Iterator[Refusal]:
    """The command structure is one of the four."""
    if army.structure not in prices.structures:
        yield Refusal("", "refused-structure", {"field": "structure", "structure": army.structure})


@clause("GR 2.0a")
def led(army: Army, prices: Prices) -> Iterator[Refusal]:
    """Every division has a general, and so has every corps of an army that has several."""
    for division in army.divisions:
        if division.general is None:
            yield Refusal("", "refused-division-leaderless", {"field": "general"}, (division.id,))
    for corps in army.corps if len(army.corps) > 1 else ():
        if corps.general is None:
            yield Refusal("", "refused-corps-leaderless", {"field": "general"}, (corps.id,))
    if not army.corps:
        yield Refusal("", "refused-corps-none", {"field": "corps"})


@clause("GR 2.1b")
def graded(army: Army, prices: Prices) -> Iterator[Refusal]:
    """Army and corps generals have a level, division generals a temper."""
    for general, rank, _ in army.generals:
        wanted = "division" if rank == DIVISION else "high"
        known = tuple(name for name, grade in prices.grades.items() if grade.rank == wanted)
        if general.grade not in known:
            args: dict[str, str | int] = {"field": "grade", "grade": general.grade, "known": ", ".join(known)}
            yield Refusal("", "refused-grade", args, (general.id,))


@clause("GR 2.0a")
def named_once(army: Army, prices: Prices) -> Iterator[Refusal]:
    """Every corps, division, general and brigade has a name of its own."""
    commands = [*(corps.id for corps in army.corps), *(division.id for division in army.divisions)]
    names = [*commands, *(general.id for general, _, _ in army.generals), *(unit.id for unit in army.units)]
    for name, count in Counter(names).items():
        if count > 1:
            yield Refusal("", "refused-command-twice", {"field": "id", "name": name}, (name,))


@clause("GR 2.0a")
def posted(army: Army, prices: Prices) -> Iterator[Refusal]:
    """Every brigade is in a division or corps of its army, and none of these is empty."""
    for unit in army.units:
        if not army.corps_of(unit.command):
            args: dict[str, str | int] = {"field": "command", "command": unit.command}
            yield Refusal("", "refused-command-unknown", args, (unit.id,))
    held = {unit.command for unit in army.units}
    for corps in army.corps:
        if not held & {corps.id, *(division.id for division in corps.divisions)}:
            yield Refusal("", "refused-command-empty", {"field": "id", "command": corps.id}, (corps.id,))
    for division in army.divisions:
        if division.id not in held:
            yield Refusal("", "refused-command-empty", {"field": "id", "command": division.id}, (division.id,))
