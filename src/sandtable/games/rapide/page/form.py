"""The form of a battle of Combat Rapide: its choices, its errors, and the chances of the battle."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec.structs import replace

from sandtable.games.rapide.files.battles import battles, read_battle
from sandtable.games.rapide.files.nations import nations
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.page import wire
from sandtable.games.rapide.page.telling import chances, outlook, side
from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.kernel.loop import opened
from sandtable.library.document import Document, Form, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.own import BATTLES, TABLES, Own
from sandtable.library.words import LANGUAGES, Words
from sandtable.server.asker import spoken
from sandtable.server.http_error import HttpError, known, read
from sandtable.server.limits import LOOKS
from sandtable.server.titles import said

Asked = Request[Any, Any, Any]


@get("/choices", sync_to_thread=True)
def choices(state: State) -> wire.RapideChoices:
    """What the form offers: what comes with the program, and the sound own files."""
    own: Own = state.own
    kept = [each for each in own.all() if each.place.ruleset == Rapide.name and not each.faults]
    battles = tuple(
        wire.RapideShipped(each.place.name, dict.fromkeys(LANGUAGES, each.place.name), Document("", each.text).raw)
        for each in kept
        if each.place.kind == BATTLES
    )
    tables = tuple(each.place.name for each in kept if each.place.kind == TABLES)
    return replace(offered(), battles=(*offered().battles, *battles), tables=tables)


def rules(state: State, tables: Sequence[str]) -> Rapide:
    """The rules with the program's tables, or with own ones in their place. Raises HttpError."""
    mine = state.own.places(Rapide.name, TABLES) if tables else {}
    for name in tables:
        known("tables", name, tuple(mine))
    return read(lambda: load_rapide(mine[name] for name in tables))


@lru_cache(maxsize=1)
def offered() -> wire.RapideChoices:
    """Everything that comes with the program."""
    tables = load_rapide().tables
    return wire.RapideChoices(
        tuple(wire.RapideNation(name, each.name, each.region, each.native) for name, each in nations().items()),
        tuple(tables.technologies),
        tuple(tables.terrains),
        tuple(range(tables.stacking.pasha_worth + 1)),
        tuple(
            wire.RapideShipped(name, said(f"battle-{name}"), read_document(at).raw) for name, at in battles().items()
        ),
    )


@post("/check", status_code=200, sync_to_thread=True, opt={LOOKS: True})
def check(request: Asked, data: JSONBody[wire.RapideForm], state: State) -> wire.RapideCheck:
    """All errors of a form, at their fields; or both sides and the chances."""
    say, ruleset = spoken(request), rules(state, data.tables)
    try:
        battle = read_battle(Form(data.form), ruleset)
    except Unreadable as error:
        return wire.RapideCheck(tuple(_fault(say, each) for each in error.faults), (), None)
    ahead = outlook(ruleset, battle).chances(opened(ruleset, battle))
    return wire.RapideCheck((), tuple(side(say, ruleset, battle, seat) for seat in SEATS), chances(ahead))


def _fault(say: Words, fault: Fault) -> wire.RapideFault:
    """A fault at the field where people see it: a missing value at the field where it should be."""
    args = {name: str(value) for name, value in fault.args.items()}
    field = args["field"] if fault.key == "fault-missing" else fault.field
    if (nation := args.get("nation")) in nations():
        args["nation"] = nations()[str(nation)].name[say.language]
    return wire.RapideFault(field, fault.clause, fault.key, args)


def battle_of(say: Words, ruleset: Rapide, form: dict[str, Any]) -> Battle:
    """The battle of a form. Raises HttpError."""
    try:
        return read_battle(Form(form), ruleset)
    except Unreadable as error:
        fault = _fault(say, error.faults[0])
        raise HttpError(400, fault.key, **fault.args) from error
