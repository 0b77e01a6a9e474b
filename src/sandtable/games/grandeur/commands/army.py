"""Armies of Grandeur as `sandtable army` shows them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from sandtable.games.grandeur.files.armies import armies, load_army
from sandtable.games.grandeur.files.tables import load_prices
from sandtable.games.grandeur.rules.troops.armies import Army, Brigade, General, general_points, points
from sandtable.games.impetus.commands.army import figures, figures_of, period, summary, title
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from sandtable.library.nearest import unknown
from sandtable.library.words import Words


class GrandeurSheet:
    """Generals and brigades by corps and division, and the sums of points and VD."""

    def summaries(self) -> list[dict[str, Any]]:
        return [described(name, load_army(path)) for name, path in armies().items()]

    def rows(self, say: Words) -> Iterable[list[str]]:
        for name, path in armies().items():
            found = load_army(path)
            facts = [str(len(found.units)), str(found.vd), str(points(found, load_prices())), figures(say, found)]
            yield [name, title(say, found.name), period(say, found), *facts]

    def facts(self, say: Words, path: Path, options: list[str]) -> str:
        found = loaded(path, options)
        counts = {"count": len(found.units), "generals": len(found.generals), "vd": found.vd}
        named = {"name": title(say, found.name), "figures": figures(say, found)}
        return say("grandeur-facts", points=points(found, load_prices()), **counts, **named)

    def lines(self, say: Words, path: Path, options: list[str]) -> Iterable[str]:
        found = loaded(path, options)
        structure = say("grandeur-structure", structure=say(f"structure-{found.structure}"))
        yield "\t".join([structure, cost(say, load_prices().structures[found.structure].points)])
        yield from general_lines(say, found)
        yield from ("\t".join([unit.id, *brigade_columns(say, found, unit)]) for unit in found.units)
        yield say("grandeur-sum", points=points(found, load_prices()), vd=found.vd, beaten=(found.vd + 1) // 2)

    def whole(self, name: str, path: Path, options: list[str]) -> dict[str, Any]:
        found = loaded(path, options)
        return described(name, found) | {"army": found}


def loaded(path: Path, options: list[str]) -> Army:
    """The army of a file; armies of Grandeur have no options. Raises Unreadable."""
    if options:
        document = read_document(path)
        raise Unreadable(document.fault("option", "fault-name", "", **unknown(name, ())) for name in options)
    return load_army(path)


def described(name: str, found: Army) -> dict[str, Any]:
    """An army in a list of armies."""
    return summary(name, found) | {"points": points(found, load_prices())}


def general_lines(say: Words, found: Army) -> Iterator[str]:
    """Every general: command, name, rank, quality and cost."""
    for general, rank, command in found.generals:
        notes = [say(f"grade-{general.grade}"), *([say("grandeur-brave")] if general.brave else [])]
        columns = [command_title(say, found, command), general_title(say, general), say(f"rank-{rank}")]
        price = cost(say, general_points(general, load_prices()))
        yield "\t".join([general.id, *columns, ", ".join(notes), price])


def brigade_columns(say: Words, found: Army, unit: Brigade) -> list[str]:
    """A brigade: its command, its name, its type, its figures, its notes, and its cost."""
    profile = unit.profile
    name = title(say, unit.name) if unit.name else say(f"troop-{profile.type.lower()}")
    notes = [say("grandeur-discipline", discipline=profile.discipline)]
    notes += [say(f"weapon-{profile.weapon}")] if profile.weapon else []
    notes += [say(f"quality-{profile.quality}")] if profile.quality else []
    notes += [say("grandeur-mixed")] if profile.mixed else []
    columns = [command_title(say, found, unit.command), name, profile.type, figures_of(profile), ", ".join(notes)]
    return [*columns, cost(say, profile.points)]


def command_title(say: Words, found: Army, command: str) -> str:
    """The name of a corps or division, or its id if it has no name."""
    names: dict[str, Name | None] = {each.id: each.name for each in found.corps}
    names |= {each.id: each.name for each in found.divisions}
    name = names.get(command)
    return title(say, name) if name else command


def general_title(say: Words, general: General) -> str:
    return title(say, general.name) if general.name else general.id


def cost(say: Words, number: int) -> str:
    return say("grandeur-points", points=number)
