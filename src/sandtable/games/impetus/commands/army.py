"""Armies of Basic Impetus as `sandtable army` shows them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sandtable.games.impetus.files.armies import armies, load_army
from sandtable.games.impetus.rules.troops.armies import Army, Name, Unit
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.library.words import Words
from sandtable.table.plane import UNIT


class ImpetusSheet:
    """Units, the sum of VD, and the options of a list."""

    def summaries(self) -> list[dict[str, Any]]:
        return [summary(name, load_army(path)) for name, path in armies().items()]

    def rows(self, say: Words) -> Iterable[list[str]]:
        for name, path in armies().items():
            found = load_army(path)
            facts = [str(len(found.units)), str(found.vd), figures(say, found)]
            yield [name, title(say, found.name), period(say, found), *facts]

    def facts(self, say: Words, path: Path, options: list[str]) -> str:
        found = load_army(path, options)
        named = {"name": title(say, found.name), "general": found.general.id, "figures": figures(say, found)}
        return say("army-facts", count=len(found.units), vd=found.vd, **named)

    def lines(self, say: Words, path: Path, options: list[str]) -> Iterable[str]:
        found = load_army(path, options)
        yield from ("\t".join([unit.id, *columns(say, unit)]) for unit in found.units)
        yield say("army-sum", vd=found.vd, beaten=(found.vd + 1) // 2)
        yield from offers(say, found)

    def whole(self, name: str, path: Path, options: list[str]) -> dict[str, Any]:
        found = load_army(path, options)
        return summary(name, found) | {"army": found}


def offers(say: Words, found: Army) -> Iterable[str]:
    """The options of its list."""
    for each in found.options:
        offer = say("army-option", name=each.id, replaces=", ".join(each.replaces) or "none")
        yield from ("\t".join([offer, *columns(say, unit)]) for unit in each.units)


def columns(say: Words, unit: Unit) -> list[str]:
    """A unit as the book writes it: its name, its type, its figures, its notes."""
    profile = unit.profile
    name = title(say, unit.name) if unit.name else say(f"troop-{profile.type.lower()}")
    return [name, profile.type, figures_of(profile), notes(say, unit)]


def notes(say: Words, unit: Unit) -> str:
    """Weapon, traits, and whether the general leads it or may."""
    profile = unit.profile
    found = [say(f"weapon-{profile.weapon}")] if profile.weapon else []
    found += [say(f"trait-{trait}") for trait in profile.traits]
    if profile.may_lead:
        found.append(say("army-general") if unit.leads else say("army-may-lead"))
    return ", ".join(found)


def summary(name: str, found: Army) -> dict[str, Any]:
    """An army in a list of armies."""
    first, last = found.period or (None, None)
    return {
        "id": name,
        "name": found.name,
        "period": {"first": first, "last": last},
        "units": len(found.units),
        "vd": found.vd,
        "figures": found.figures,
    }


def figures_of(profile: Profile) -> str:
    """The figures of a unit as the book writes them."""
    letters = {"M": profile.move // UNIT, "VBU": profile.vbu, "I": profile.impetus, "VD": profile.vd}
    return " ".join(f"{letter}={value}" for letter, value in letters.items())


def title(say: Words, name: Name) -> str:
    """A name in the language of the output, on one line."""
    return say("army-name", name=str(getattr(name, say.language)))


def period(say: Words, found: Army) -> str:
    """`218–201 BC`, `55 BC – AD 14`, `1150–1330`, `1815`; empty if the file does not say."""
    if found.period is None:
        return ""
    first, last = found.period
    if first == last >= 0:
        return str(first)
    era = "bc" if last < 0 else "both" if first < 0 else "ad"
    return say(f"army-years-{era}", first=abs(first), last=abs(last))


def figures(say: Words, found: Army) -> str:
    """Where the figures of an army come from."""
    return say(f"army-{found.figures}")
