"""Armies of Basic Impetus as `sandtable army` tells them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sandtable.cli.army_sheet import figures, figures_of, period, summary, title
from sandtable.games.impetus.files.armies import armies, load_army
from sandtable.games.impetus.rules.troops.armies import Army, Unit
from sandtable.library.words import Words


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
    """What its list offers besides."""
    for each in found.options:
        offer = say("army-option", name=each.id, replaces=", ".join(each.replaces) or "none")
        yield from ("\t".join([offer, *columns(say, unit)]) for unit in each.units)


def columns(say: Words, unit: Unit) -> list[str]:
    """A unit as the book writes it: its name, its type, its figures, its notes."""
    profile = unit.profile
    name = title(say, unit.name) if unit.name else say(f"troop-{profile.type.lower()}")
    return [name, profile.type, figures_of(profile), notes(say, unit)]


def notes(say: Words, unit: Unit) -> str:
    """Weapon, traits, and what the general has to do with it."""
    profile = unit.profile
    found = [say(f"weapon-{profile.weapon}")] if profile.weapon else []
    found += [say(f"trait-{trait}") for trait in profile.traits]
    if profile.may_lead:
        found.append(say("army-general") if unit.leads else say("army-may-lead"))
    return ", ".join(found)
