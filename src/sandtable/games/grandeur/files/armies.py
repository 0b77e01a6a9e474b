"""Army files: those that come with the program, and those of players."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from sandtable.games.grandeur import DATA
from sandtable.games.grandeur.files.army_file import (
    ArmyFile,
    CorpsFile,
    DivisionFile,
    GeneralFile,
    Muster,
    brigade_faults,
    brigade_shape,
    mustered,
)
from sandtable.games.grandeur.files.tables import load_lists, load_prices, load_weapons
from sandtable.games.grandeur.rules.troops.armies import Army, Brigade, Corps, Division, General, judge_army, points
from sandtable.games.grandeur.rules.troops.profiles import TYPES
from sandtable.games.impetus.files.armies import is_period, once, told_at
from sandtable.games.impetus.files.entry import field_of, name_in, name_of
from sandtable.kernel.refusal import Refusal
from sandtable.library.document import Document, Record, fields_of, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.named import find
from sandtable.library.names import name_faults

SOUND: dict[str, Any] = {"game": "grandeur", "name": "", "structure": "poor", "commander": None}
"""What replaces fields that cannot be read, while the others are checked."""

NOBODY = General("general-1", "incompetent")
ALONE = "corps-1"
"""The one corps of an army without corps."""


class Reading:
    """An army file, patched where it cannot be read, so that everything wrong with it is reported at once."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.form: list[Fault] = []
        self.at: dict[str, str] = {}
        self.brigades: list[Brigade] = []
        self.ours = False
        self._numbers: Counter[str] = Counter()
        self.file = self._top()
        self.army = self._army()

    def faults(self) -> Iterator[Fault]:
        """Everything that is wrong: with the form, with names, and by the rules."""
        most = load_lists().limits.units.high
        if len(self.brigades) > most:
            args = {"units": len(self.brigades), "fewest": load_lists().limits.units.low, "most": most}
            self.form.append(self.document.fault("brigade", "refused-army-size", "GR 2.0a", **args))
        refused = [self._told(refusal) for refusal in judge_army(self.army, load_lists(), load_prices())]
        found = once([*self.form, *(fault for fault in refused if fault)])
        yield from found or self._sum_faults()

    def _sum_faults(self) -> Iterator[Fault]:
        """The points in the file must be the cost of the army."""
        found = points(self.army, load_prices())
        if self.file.points not in (None, found):
            yield self.document.fault("points", "fault-points", "GR A2c", told=str(self.file.points), sum=found)

    # The form

    def _top(self) -> ArmyFile:
        raw = self.document.raw
        self.form += self.document.faults(raw, ArmyFile, "")
        unread = {field_of(fault, "") for fault in self.form if fault.key != "fault-unknown-field"}
        known = {field.name for field in fields_of(ArmyFile).values()} - unread
        file = msgspec.convert(SOUND | {name: raw[name] for name in known if name in raw}, ArmyFile)
        if "name" in known:
            self.form += name_faults(self.document, "name", file.name)
        if file.period and not is_period(file.period):
            self.form.append(self.document.fault("period", "fault-period"))
        if file.corps and (file.division or file.brigade):
            place = "division" if file.division else "brigade"
            self.form.append(self.document.fault(place, "fault-beside-corps", "GR 2.0a"))
        return file

    def _table(self, raw: Any, shape: type[Record], path: str) -> Record | None:
        """A table as far as it can be read; None if a required field is missing."""
        faults = self.document.faults(raw, shape, path)
        self.form += faults
        if not isinstance(raw, dict):
            return None
        unread = {field_of(fault, path) for fault in faults}
        kept = {name: value for name, value in raw.items() if name not in unread}
        if any(field.required and field.name not in kept for field in fields_of(shape).values()):
            return None
        if "name" in kept:
            self.form += name_faults(self.document, f"{path}.name", kept["name"])
        return msgspec.convert(kept, shape)

    # What is in it

    def _army(self) -> Army:
        file = self.file
        years = (file.period[0], file.period[1]) if file.period and is_period(file.period) else None
        commander = self._general(file.commander, "commander") or NOBODY
        corps = tuple(self._corps(raw, f"corps.{place}") for place, raw in enumerate(file.corps)) or self._alone()
        structure: Any = file.structure
        return Army(
            name=name_of(file.name),
            units=tuple(self.brigades),
            period=years,
            figures="rebuilt" if self.ours else "published",
            structure=structure,
            commander=commander,
            corps=corps,
        )

    def _alone(self) -> tuple[Corps, ...]:
        """GR 2.0a: an army without corps is one corps."""
        if not self.file.division and not self.file.brigade:
            return ()
        self.at[ALONE] = "division"
        self._muster(self.file.brigade, ALONE, "brigade")
        return (Corps(ALONE, None, self._divisions(self.file.division, "division")),)

    def _corps(self, raw: Any, path: str) -> Corps:
        file = self._table(raw, CorpsFile, path) or CorpsFile()
        name = self._named(file.id, "corps", path)
        general = self._general(file.general, f"{path}.general")
        self._muster(file.brigade, name, f"{path}.brigade")
        return Corps(name, general, self._divisions(file.division, f"{path}.division"), name_in(file.name))

    def _divisions(self, raws: list[Any], path: str) -> tuple[Division, ...]:
        return tuple(self._division(raw, f"{path}.{place}") for place, raw in enumerate(raws))

    def _division(self, raw: Any, path: str) -> Division:
        file = self._table(raw, DivisionFile, path) or DivisionFile()
        name = self._named(file.id, "division", path)
        general = self._general(file.general, f"{path}.general")
        self._muster(file.brigade, name, f"{path}.brigade")
        return Division(name, general, name_in(file.name))

    def _general(self, raw: Any, path: str) -> General | None:
        """A general as far as the table can be read; None if there is none or it cannot be read."""
        name = self._named("", "general", path) if raw is not None else ""
        file = None if raw is None else self._table(raw, GeneralFile, path)
        return General(name, file.grade, file.brave, name_in(file.name)) if file else None

    def _muster(self, raws: list[Any], command: str, path: str) -> None:
        """The brigades of a command, each with an id of its own: `fp-1`, `fp-2`."""
        for place, raw in enumerate(raws):
            here = f"{path}.{place}"
            file = self._table(raw, brigade_shape(raw), here)
            if file is None:
                continue
            faults = list(brigade_faults(self.document, file, here))
            self.form += faults
            if not faults:
                self._brigades(mustered(file), command, here)

    def _brigades(self, muster: Muster, command: str, path: str) -> None:
        self.ours |= muster.ours
        for _ in range(muster.count):
            name = self._named("", muster.profile.type.lower(), path)
            self.brigades.append(Brigade(id=name, profile=muster.profile, name=muster.name, command=command))

    def _named(self, written: str, kind: str, path: str) -> str:
        """The id of a part of the army: as written, or its kind and a number."""
        self._numbers[kind] += 1
        name = written or f"{kind}-{self._numbers[kind]}"
        self.at[name] = path
        return name

    # The rules

    def _told(self, refusal: Refusal) -> Fault | None:
        """A refusal as a fault of the file; None if it is about something that could not be read."""
        field = str(refusal.args["field"])
        path = self.at[refusal.pieces[0]] if refusal.pieces else ""
        place = f"{path}.{field}" if path else {"unit": "brigade"}.get(field, field)
        if self._unsure(path or place) or (not refusal.pieces and self.form and field != "structure"):
            return None
        known = _known(refusal)
        args = {name: value for name, value in refusal.args.items() if name != "known"}
        return told_at(self.document, place, replace(refusal, args=args), known)

    def _unsure(self, path: str) -> bool:
        """Whether something here or inside it could not be read."""
        places = {str(fault.args["field"]) if fault.key == "fault-missing" else fault.field for fault in self.form}
        return any(place == path or place.startswith(f"{path}.") for place in places)


def _known(refusal: Refusal) -> tuple[str, ...]:
    """The known names, for a refusal of an unknown one; some refusals list them."""
    if "known" in refusal.args:
        return tuple(str(refusal.args["known"]).split(", "))
    structures, weapons = tuple(load_prices().structures), tuple(load_weapons().rows)
    known = {"refused-structure": structures, "refused-type": TYPES, "refused-weapon": weapons}
    return known.get(refusal.key, ())


def armies() -> dict[str, Path]:
    """The armies that come with the program, by name."""
    return {path.stem: path for path in sorted((DATA / "armies").glob("*.toml"))}


def find_army(name: str) -> Path:
    """A path, or the name of an army that comes with the program."""
    return find(name, armies())


def load_army(path: Path) -> Army:
    """The army of a file. Raises Unreadable."""
    return read_army(read_document(path))


def read_army(document: Document) -> Army:
    """The army of a TOML text. Raises Unreadable."""
    reading = Reading(document)
    if faults := sorted(reading.faults(), key=lambda fault: fault.line):
        raise Unreadable(faults)
    return reading.army
