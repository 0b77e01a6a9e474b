"""Combat Rapide on the start page: two stacks by clicks or a battle from the book, and what the rules say of them."""

from functools import lru_cache

from msgspec.structs import replace

from sandtable.games.package import Ready, Start
from sandtable.games.rapide.files.battles import battle_name, battles, read_battle
from sandtable.games.rapide.files.nations import nations
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.page import wire
from sandtable.games.rapide.page.scene import chances, outlook, side
from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.kernel.loop import opened
from sandtable.library.document import Document, Form, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.own import BATTLES, TABLES, Own
from sandtable.library.words import LANGUAGES, Words
from sandtable.server.http_error import HttpError, known, read
from sandtable.server.titles import in_every_language, said


class Battles(Start[wire.Setup]):
    """A battle is the contents of a battle file; tables are asked for by name."""

    setup_type = wire.Setup

    def choices(self, own: Own) -> wire.Offers:
        """What comes with the program, and the sound own files."""
        kept = [each for each in own.all() if each.place.ruleset == Rapide.name and not each.faults]
        mine = tuple(
            wire.Shipped(each.place.name, dict.fromkeys(LANGUAGES, each.place.name), form=Document("", each.text).raw)
            for each in kept
            if each.place.kind == BATTLES
        )
        tables = tuple(each.place.name for each in kept if each.place.kind == TABLES)
        return replace(_offered(), battles=(*_offered().battles, *mine), tables=tables)

    def ready(self) -> list[Ready]:
        """The battles of the book."""
        files = {name: read_document(path) for name, path in battles().items()}
        return [
            Ready(
                name,
                said(f"battle-{name}"),
                {},
                read_battle(file, load_rapide()),
                {"form": {key: value for key, value in file.raw.items() if key != "card"}},
                file.raw,
            )
            for name, file in files.items()
        ]

    def seats(self, setup: wire.Setup, own: Own) -> tuple[str, ...]:
        return SEATS

    def ruleset(self, setup: wire.Setup, own: Own) -> Rapide:
        """The rules with the program's tables, or with own ones in their place. Raises HttpError."""
        mine = own.places(Rapide.name, TABLES) if setup.tables else {}
        for name in setup.tables:
            known("tables", name, tuple(mine))
        return read(lambda: load_rapide(mine[name] for name in setup.tables))

    def scenario(self, setup: wire.Setup, say: Words, own: Own, *, by_mail: bool = False) -> Battle:
        """The battle of a form. Raises HttpError."""
        try:
            return read_battle(Form(setup.form), self.ruleset(setup, own))
        except Unreadable as error:
            fault = _fault(say, error.faults[0])
            raise HttpError(400, fault.key, fault.clause, **fault.args) from error

    def title(self, setup: wire.Setup, own: Own) -> dict[str, str]:
        battle = read(lambda: read_battle(Form(setup.form), self.ruleset(setup, own)))
        return in_every_language(lambda say: battle_name(say, battle))

    def check(self, setup: wire.Setup, say: Words, own: Own) -> wire.Check:
        """All errors of a form, at their fields; or both sides and the chances."""
        ruleset = self.ruleset(setup, own)
        try:
            battle = read_battle(Form(setup.form), ruleset)
        except Unreadable as error:
            return wire.Check(tuple(_fault(say, each) for each in error.faults), (), None)
        ahead = outlook(ruleset, battle).chances(opened(ruleset, battle))
        return wire.Check((), tuple(side(say, ruleset, battle, seat) for seat in SEATS), chances(ahead))


@lru_cache(maxsize=1)
def _offered() -> wire.Offers:
    """Everything that comes with the program."""
    tables = load_rapide().tables
    return wire.Offers(
        tuple(wire.Nation(name, each.name, each.region, each.native) for name, each in nations().items()),
        tuple(tables.technologies),
        tuple(tables.terrains),
        tuple(range(tables.stacking.pasha_worth + 1)),
        tuple(wire.Shipped(name, said(f"battle-{name}"), form=read_document(at).raw) for name, at in battles().items()),
    )


def _fault(say: Words, fault: Fault) -> wire.FormFault:
    """A fault at the field where people see it: a missing value at the field where it should be."""
    args = {name: str(value) for name, value in fault.args.items()}
    field = args["field"] if fault.key == "fault-missing" else fault.field
    if (nation := args.get("nation")) in nations():
        args["nation"] = nations()[str(nation)].name[say.language]
    return wire.FormFault(field, fault.clause, fault.key, args)
