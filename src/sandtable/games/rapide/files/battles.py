"""Battle files: what people write, the battle that they mean, and their schema for editors."""

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.games.rapide import DATA
from sandtable.games.rapide.files.nations import called, horse, nations
from sandtable.games.rapide.files.tables import load_rapide, load_tables
from sandtable.games.rapide.rules.battle import SEATS, Army, Battle, Leader
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.stacks import Counters, Stack, parse
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.bounds import Id, Year
from sandtable.kernel.refusal import Refusal
from sandtable.library.card import Card
from sandtable.library.document import Document, fields_of, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.named import find
from sandtable.library.nearest import nearest
from sandtable.library.words import Words

SIDE = ("nation", "stack", "technology")
"""The required fields of a side."""

_LEADER = re.compile(r"(\d)\.(\d)\.(\d)")


class SideFile(Struct, frozen=True, forbid_unknown_fields=True):
    """One side as written in a battle file."""

    nation: Id
    stack: Id
    technology: Id
    veteran: bool = False
    leader: Id = "0.0.0"
    native: bool | None = None
    revolution: bool = False
    pasha: Counters | Annotated[list[Counters], Meta(max_length=20)] | None = None


class OptionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Optional rules."""

    retreat_test: bool = False


class BattleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle as written in a file."""

    year: Year
    attacker: SideFile
    defender: SideFile
    terrain: Id = "plain"
    options: OptionsFile = OptionsFile()
    card: Card = Card()


class Mending:
    """A battle file with its faulty fields patched, so that the rest can be checked. They are not reported again."""

    def __init__(self, raw: dict[str, Any], shape: type[Struct], tables: Tables) -> None:
        self.raw = _known(raw, shape)
        self.mended: set[str] = set()
        self._sound = _sound(tables)

    def mend(self, faults: list[Fault]) -> None:
        """Replaces every faulty field by a valid one, or removes it if it is optional."""
        for fault in faults:
            if fault.key != "fault-unknown-field":
                self._replace(str(fault.args["field"]) if fault.key == "fault-missing" else fault.field)

    def _replace(self, path: str) -> None:
        table, _, name = path.rpartition(".")
        place = self.raw[table] if table else self.raw
        place.pop(name, None)
        if name in self._sound:
            place[name] = deepcopy(self._sound[name])
        self.mended |= {path, *(f"{path}.{part}" for part in SIDE if path in SEATS)}


def _known(raw: Any, shape: Any) -> Any:
    """A copy without unknown fields."""
    if not (isinstance(shape, type) and issubclass(shape, Struct) and isinstance(raw, dict)):
        return deepcopy(raw)
    return {f.name: _known(raw[f.name], f.type) for f in fields_of(shape).values() if f.name in raw}


def _sound(tables: Tables) -> dict[str, Any]:
    """A valid value for every required field, by name."""
    side = {"nation": tables.figures.revolution_nation, "stack": "A+", "technology": next(iter(tables.technologies))}
    year, terrain = tables.figures.first_year, next(iter(tables.terrains))
    return {"year": year, "terrain": terrain, "attacker": side, "defender": side, **side}


def battles() -> dict[str, Path]:
    """The battles that come with the program, by name."""
    return {path.stem: path for path in sorted((DATA / "scenarios").glob("*.toml"))}


def find_battle(name: str) -> Path:
    """A path, or the name of a battle that comes with the program."""
    return find(name, battles())


def battle_name(say: Words, battle: Battle) -> str:
    """The name of a battle that comes with the program; others are named after their nations and year."""
    for name, path in battles().items():
        if load_battle(path, load_rapide()) == battle:
            return say(f"battle-{name}")
    sides = (battle.army(seat).nation for seat in SEATS)
    attacker, defender = (nations()[each].name[say.language] if each in nations() else each for each in sides)
    return say("rapide-versus", attacker=attacker, defender=defender, year=battle.year)


def load_battle(path: Path, ruleset: Rapide) -> Battle:
    """The battle of a file. Raises Unreadable."""
    return read_battle(read_document(path), ruleset)


def read_battle(document: Document, ruleset: Rapide) -> Battle:
    """The battle of a TOML text. Raises Unreadable.

    What cannot be read is patched, so that the rest can be checked too.
    """
    mending = Mending(document.raw, BattleFile, ruleset.tables)
    faults = document.faults(document.raw, BattleFile, "")
    mending.mend(faults)
    names = [f for f in _faults(document, msgspec.convert(mending.raw, BattleFile), ruleset) if _new(f, mending)]
    mending.mend(names)
    battle = _battle(msgspec.convert(mending.raw, BattleFile))
    refusals = (r for r in ruleset.judge_setup(battle) if not _of_unknown(r, mending))
    refused = [f for f in (_refused(document, refusal) for refusal in refusals) if _new(f, mending)]
    if found := [*faults, *names, *refused]:
        raise Unreadable(sorted(found, key=lambda fault: fault.line))
    return battle


def _new(fault: Fault, mending: Mending) -> bool:
    """Whether a fault is not about a patched field."""
    return fault.field not in mending.mended


def _of_unknown(refusal: Refusal, mending: Mending) -> bool:
    """Whether a refusal is about a nation that could not be read."""
    return "nation" in refusal.args and f"{refusal.pieces[0]}.nation" in mending.mended


def _faults(document: Document, file: BattleFile, ruleset: Rapide) -> Iterator[Fault]:
    yield from _named(document, "terrain", file.terrain, ruleset.tables.terrains, "CR T.3")
    for seat in SEATS:
        side: SideFile = getattr(file, seat)
        yield from _named(document, f"{seat}.nation", side.nation.lower(), called(), "")
        yield from _named(document, f"{seat}.technology", side.technology, ruleset.tables.technologies, "CR T.2")
        yield from _stack_faults(document, f"{seat}.stack", side.stack)
        if not _LEADER.fullmatch(side.leader):
            yield document.fault(f"{seat}.leader", "fault-leader", "CR O.1", leader=side.leader)
        yield from _pasha_faults(document, seat, side)


def _named(document: Document, path: str, name: str, known: Any, clause: str) -> Iterator[Fault]:
    if name not in known:
        listed = ", ".join(known) if len(known) < 20 else ""
        yield document.fault(path, "fault-name", clause, name=name, nearest=nearest(name, known), known=listed)


def _stack_faults(document: Document, path: str, text: str) -> Iterator[Fault]:
    try:
        parse(text)
    except ValueError:
        yield document.fault(path, "fault-stack", "CR A.1", stack=text)


def _pasha_faults(document: Document, seat: str, side: SideFile) -> Iterator[Fault]:
    if isinstance(side.pasha, list):
        written, given = len(_pashas(side.stack)), len(side.pasha)
        if given != written:
            yield document.fault(f"{seat}.pasha", "fault-pashas", "CR H", written=written, given=given)


def _pashas(text: str) -> tuple[int, ...]:
    try:
        return parse(text).pashas
    except ValueError:
        return ()


def _battle(file: BattleFile) -> Battle:
    attacker, defender = _army(file.attacker), _army(file.defender)
    return Battle(file.year, attacker, defender, file.terrain, file.options.retreat_test)


def _army(side: SideFile) -> Army:
    name = called()[side.nation.lower()]
    nation = nations()[name]
    native = nation.native if side.native is None else side.native
    return Army(
        nation=name,
        stack=_stack(side),
        technology=side.technology,
        veteran=side.veteran,
        leader=Leader(*map(int, side.leader.split("."))),
        cavalry=horse(nation, native=native),
        native=native,
        revolution=side.revolution,
    )


def _stack(side: SideFile) -> Stack:
    stack = parse(side.stack)
    if side.pasha is None:
        return stack
    worths = side.pasha if isinstance(side.pasha, list) else [side.pasha] * len(stack.pashas)
    return replace(stack, pashas=tuple(worths))


def _refused(document: Document, refusal: Refusal) -> Fault:
    """A refusal of the rules as a fault at the field that it is about."""
    args = dict(refusal.args)
    path = ".".join([*refusal.pieces, str(args.pop("field"))])
    return document.fault(path, refusal.key, refusal.clause, **args)


def form_of(battle: Battle) -> dict[str, Any]:
    """The fields of a battle file for this battle."""
    sides = {seat: _side_form(battle.army(seat)) for seat in SEATS}
    return {"year": battle.year, "terrain": battle.terrain, "options": {"retreat_test": battle.retreat_test}, **sides}


def _side_form(army: Army) -> dict[str, Any]:
    form = {
        "nation": army.nation,
        "stack": str(army.stack),
        "technology": army.technology,
        "veteran": army.veteran,
        "leader": str(army.leader),
        "native": army.native,
        "revolution": army.revolution,
    }
    return {**form, "pasha": list(army.stack.pashas)} if army.stack.pashas else form


def battle_schema(tables: Tables) -> dict[str, Any]:
    """What a battle file may hold, with the names that the tables know."""
    schema = msgspec.json.schema(BattleFile)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    parts = schema["$defs"]
    parts["BattleFile"]["properties"]["terrain"]["enum"] = list(tables.terrains)
    side = parts["SideFile"]["properties"]
    side["technology"]["enum"] = list(tables.technologies)
    side["nation"]["enum"] = list(called())
    side["leader"]["pattern"] = r"^\d\.\d\.\d$"
    side["stack"]["examples"] = ["2A+", "A+ A- 2D 1P"]
    return schema


def schema_text() -> str:
    """The schema of battle files, laid out for people."""
    return msgspec.json.format(msgspec.json.encode(battle_schema(load_tables())), indent=2).decode()
