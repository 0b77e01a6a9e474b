"""`sandtable army`: the armies that there are, whether a file is one, and what is in it."""

from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
import typer

from sandtable.cli.speech import Lang, spoken, tell, unusable
from sandtable.library.fault import Unreadable
from sandtable.library.impetus.armies import armies, find_army, load_army
from sandtable.library.words import Words
from sandtable.rulesets.impetus.armies import Army, Name, Unit
from sandtable.table.plane import UNIT

army = typer.Typer(help="Armies: list, check and show them.", no_args_is_help=True)

ArmyName = typer.Argument(..., metavar="ARMY", help="An army file, or the name of an army that comes with it.")
Chosen = typer.Option(None, "--option", metavar="NAME", help="Take an option of the list; may be repeated.")


class Game(StrEnum):
    """The games that have armies."""

    IMPETUS = "impetus"


@army.callback()
def main() -> None:
    """Armies: list, check and show them."""


@army.command("list")
def list_armies(
    game: Game = typer.Argument(..., help="impetus: the armies of Basic Impetus."),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print them as JSON, in all languages."),
) -> None:
    """List the armies that come with the program: name, title, period, units, VD, origin of the figures."""
    say = spoken(lang)
    found = {name: load_army(path) for name, path in armies().items()}
    if as_json:
        tell(msgspec.json.encode([summary(name, each) for name, each in found.items()]).decode())
        return
    for name, each in found.items():
        facts = [title(say, each.name), period(say, each), str(len(each.units)), str(each.vd), figures(say, each)]
        tell("\t".join([name, *facts]))


@army.command()
def check(name: str = ArmyName, option: list[str] | None = Chosen, lang: str | None = Lang) -> None:
    """Check an army file: one line of facts, or everything that is wrong with it."""
    say = spoken(lang)
    found = loaded(say, name, option)
    named = {"name": title(say, found.name), "general": found.general.id, "figures": figures(say, found)}
    tell(say("army-facts", count=len(found.units), vd=found.vd, **named))


@army.command()
def show(
    name: str = ArmyName,
    option: list[str] | None = Chosen,
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print it as JSON, in all languages."),
) -> None:
    """Show an army: its units one a line, the sum of VD, and what its list offers besides."""
    say = spoken(lang)
    found = loaded(say, name, option)
    if as_json:
        tell(msgspec.json.encode(summary(Path(name).stem, found) | {"army": found}).decode())
        return
    for unit in found.units:
        tell("\t".join([unit.id, *columns(say, unit)]))
    tell(say("army-sum", vd=found.vd, beaten=(found.vd + 1) // 2))
    for each in found.options:
        offer = say("army-option", name=each.id, replaces=", ".join(each.replaces) or "none")
        for unit in each.units:
            tell("\t".join([offer, *columns(say, unit)]))


def loaded(say: Words, name: str, options: list[str] | None) -> Army:
    """The army with these options; every fault of its file otherwise."""
    try:
        return load_army(find_army(name), options or ())
    except Unreadable as trouble:
        unusable(say, trouble)


def summary(name: str, found: Army) -> dict[str, Any]:
    """What is told of an army in a list of them."""
    first, last = found.period or (None, None)
    return {
        "id": name,
        "name": found.name,
        "period": {"first": first, "last": last},
        "units": len(found.units),
        "vd": found.vd,
        "figures": found.figures,
    }


def columns(say: Words, unit: Unit) -> list[str]:
    """A unit as the book writes it: its name, its type, its figures, its notes."""
    profile = unit.profile
    letters = {"M": profile.move // UNIT, "VBU": profile.vbu, "I": profile.impetus, "VD": profile.vd}
    name = title(say, unit.name) if unit.name else say(f"troop-{profile.type.lower()}")
    return [name, profile.type, " ".join(f"{letter}={value}" for letter, value in letters.items()), notes(say, unit)]


def notes(say: Words, unit: Unit) -> str:
    """Weapon, traits, and what the general has to do with it."""
    profile = unit.profile
    found = [say(f"weapon-{profile.weapon}")] if profile.weapon else []
    found += [say(f"trait-{trait}") for trait in profile.traits]
    if profile.may_lead:
        found.append(say("army-general") if unit.leads else say("army-may-lead"))
    return ", ".join(found)


def title(say: Words, name: Name) -> str:
    """What something is called in the language that is spoken; it stays on its line."""
    return say("army-name", name=str(getattr(name, say.language)))


def period(say: Words, found: Army) -> str:
    """`218–201 BC`, `55 BC – AD 14`, `1150–1330`; nothing where a file does not say."""
    if found.period is None:
        return ""
    first, last = found.period
    era = "bc" if last < 0 else "both" if first < 0 else "ad"
    return say(f"army-years-{era}", first=abs(first), last=abs(last))


def figures(say: Words, found: Army) -> str:
    """Where its figures come from."""
    return say(f"army-{found.figures}")
