"""Army files: those that come with the program, and those of players."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.games.impetus import DATA
from sandtable.games.impetus.files.entry import Entry, OptionFile, UnitFile, entries, name_of
from sandtable.games.impetus.files.tables import load_lists
from sandtable.games.impetus.rules.troops.armies import (
    Army,
    Figures,
    Option,
    Unit,
    judge_army,
    judge_profile,
    judge_whole,
    led,
    taken,
)
from sandtable.games.impetus.rules.troops.profiles import TRAITS, TYPES
from sandtable.kernel.refusal import Refusal
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.named import find
from sandtable.library.names import Written, name_faults
from sandtable.library.nearest import unknown

MOST = 100
"""How many units of a file are checked one by one; no army has as many."""

YEARS = 9999

LEANS = {"refused-army-size": "count", "refused-general-none": "general", "refused-army-worthless": "vd"}
"""The field that a refusal of the whole army depends on: if it cannot be read, nothing is reported."""


class ArmyFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An army as written in a file; the tables of its units are read one by one."""

    name: Written
    unit: Annotated[list[Any], Meta(max_length=1000)]
    period: list[int] | None = None
    figures: Figures = "rebuilt"
    option: Annotated[list[Any], Meta(max_length=20)] = []


class Reading:
    """An army file, patched where it cannot be read, so that everything wrong with it is reported at once."""

    def __init__(self, document: Document, *, any_size: bool) -> None:
        self.document = document
        self.any_size = any_size
        self.shape = document.faults(document.raw, ArmyFile, "")
        self.units = entries(document, "unit", UnitFile)
        self.options = entries(document, "option", OptionFile)
        self.made: dict[str, Entry] = {}
        self._numbers: Counter[str] = Counter()
        self.army = self._army()

    def _army(self) -> Army:
        faulty = {fault.field for fault in self.shape}
        file = {key: value for key, value in self.document.raw.items() if key not in faulty}
        units = led(tuple(unit for entry in self.units for unit in self._copies(entry)))
        options = tuple(self._option(entry) for entry in self.options)
        period = file.get("period")
        years = (period[0], period[1]) if period and len(period) == 2 else None
        return Army(name_of(file.get("name", "")), units, years, file.get("figures", "rebuilt"), options)

    def _copies(self, entry: Entry) -> Iterator[Unit]:
        """The units of one table, each with an id of its own: `fp-1`, `fp-2`."""
        for _ in range(entry.file.count):
            kind = entry.file.type.lower()
            self._numbers[kind] += 1
            unit = Unit(f"{kind}-{self._numbers[kind]}", entry.profile, entry.file.leads, entry.name)
            self.made[unit.id] = entry
            yield unit

    def _option(self, entry: Entry) -> Option:
        assert isinstance(entry.file, OptionFile)
        return Option(entry.file.id, tuple(self._copies(entry)), tuple(entry.file.replaces))

    def faults(self) -> Iterator[Fault]:
        """Everything that is wrong: with the form, with names, and by the rules."""
        yield from self.shape
        yield from self._file_faults()
        for entry in (*self.units, *self.options):
            yield from entry.faults
        if len(self.army.units) > MOST:
            yield self._crowd()
            return
        yield from self._option_faults()
        if "unit" in self.document.raw and not any(fault.field == "unit" for fault in self.shape):
            yield from self._refused()

    def _file_faults(self) -> Iterator[Fault]:
        faulty = {fault.field for fault in self.shape}
        raw = self.document.raw
        if "name" in raw and "name" not in faulty:
            yield from name_faults(self.document, "name", raw["name"])
        if "period" in raw and "period" not in faulty and not is_period(raw["period"]):
            yield self.document.fault("period", "fault-period")

    def _option_faults(self) -> Iterator[Fault]:
        """Every option has a name of its own and replaces units that are there."""
        known = tuple(unit.id for unit in self.army.units)
        seen = {""}
        for entry, option in zip(self.options, self.army.options, strict=True):
            if "id" not in entry.mended and option.id in seen:
                yield self.document.fault(f"{entry.path}.id", "fault-option-name", name=option.id)
            seen.add(option.id)
            for name in option.replaces:
                if name not in known:
                    yield self.document.fault(f"{entry.path}.replaces", "fault-name", "", **unknown(name, known))

    def _refused(self) -> Iterator[Fault]:
        """What the rules forbid, in the army itself and with each of its options."""
        whole = list(judge_army(self.army, load_lists(), any_size=self.any_size))
        keys = {refusal.key for refusal in whole}
        found = [self._fault("unit", refusal) for refusal in whole]
        for entry, option in zip(self.options, self.army.options, strict=True):
            found += [self._fault(entry.path, refusal) for refusal in self._of_option(option, keys)]
        yield from once(fault for fault in found if fault)

    def _crowd(self) -> Fault:
        fewest, most = load_lists().limits.units.low, MOST if self.any_size else load_lists().limits.units.high
        args = {"units": len(self.army.units), "fewest": fewest, "most": most}
        return self.document.fault("unit", "refused-army-size", "BI 2.1", **args)

    def _of_option(self, option: Option, told: set[str]) -> Iterator[Refusal]:
        """The refusals that are new with this option."""
        army = taken(self.army, option)
        yield from (each for each in judge_whole(army, load_lists(), any_size=self.any_size) if each.key not in told)
        for unit in option.units:
            for refusal in judge_profile(unit.profile, load_lists()):
                yield replace(refusal, pieces=(unit.id,))

    def _fault(self, path: str, refusal: Refusal) -> Fault | None:
        """A refusal as a fault of the file; None if it is about something that could not be read."""
        if not refusal.pieces:
            leans = LEANS.get(refusal.key)
            mended = any(leans in entry.mended for entry in (*self.units, *self.options))
            return None if mended else told(self.document, path, refusal)
        entry = self.made[refusal.pieces[0]]
        if entry.mended & {str(refusal.args["field"]), *refusal.args}:
            return None
        return told(self.document, entry.path, refusal)


def is_period(years: list[int]) -> bool:
    """Whether these are two plausible years, the first not later than the last."""
    return len(years) == 2 and -YEARS <= years[0] <= years[1] <= YEARS


def told(document: Document, path: str, refusal: Refusal) -> Fault:
    """A refusal as a fault at the field that it is about."""
    place = f"{path}.{refusal.args['field']}" if refusal.pieces else path
    return told_at(document, place, refusal, _known(refusal.key))


def told_at(document: Document, place: str, refusal: Refusal, known: tuple[str, ...]) -> Fault:
    """A refusal as a fault at a place of the file; an unknown name is reported with the nearest known one."""
    args = {name: value for name, value in refusal.args.items() if name != "field"}
    if known:
        (name,) = args.values()
        return document.fault(place, "fault-name", refusal.clause, **unknown(str(name), known))
    return document.fault(place, refusal.key, refusal.clause, **args)


def _known(key: str) -> tuple[str, ...]:
    """The known names, for a refusal of an unknown one."""
    known = {"refused-type": TYPES, "refused-trait": tuple(TRAITS), "refused-weapon": tuple(load_lists().weapons)}
    return known.get(key, ())


def once(faults: Iterable[Fault]) -> list[Fault]:
    """Units of one table share their faults: each is reported once."""
    return list({msgspec.json.encode(fault): fault for fault in faults}.values())


def armies() -> dict[str, Path]:
    """The armies that come with the program, by name."""
    return {path.stem: path for path in sorted((DATA / "armies").glob("*.toml"))}


def find_army(name: str) -> Path:
    """A path, or the name of an army that comes with the program."""
    return find(name, armies())


def load_army(path: Path, options: Iterable[str] = (), *, any_size: bool = False) -> Army:
    """The army of a file with some of its options. Raises Unreadable."""
    document, names = read_document(path), tuple(options)
    army = read_army(document, any_size=any_size)
    return with_options(document, army, names, any_size=any_size) if names else army


def read_army(document: Document, *, any_size: bool = False) -> Army:
    """The army of a TOML text. Raises Unreadable."""
    reading = Reading(document, any_size=any_size)
    if faults := sorted(reading.faults(), key=lambda fault: fault.line):
        raise Unreadable(faults)
    return reading.army


def with_options(document: Document, army: Army, names: tuple[str, ...], *, any_size: bool = False) -> Army:
    """The army with these options. Raises Unreadable."""
    known = {option.id: option for option in army.options}
    if strange := [name for name in names if name not in known]:
        raise Unreadable(document.fault("option", "fault-name", "", **unknown(name, tuple(known))) for name in strange)
    chosen = taken(army, *(known[name] for name in dict.fromkeys(names)))
    if refusals := list(judge_army(chosen, load_lists(), any_size=any_size)):
        raise Unreadable(told(document, "option", refusal) for refusal in refusals)
    return chosen
