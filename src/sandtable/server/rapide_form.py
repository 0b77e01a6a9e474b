"""The form of a battle of Combat Rapide: what it offers, what is wrong with it, and what it would come to."""

from functools import lru_cache
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from sandtable.kernel.loop import opened
from sandtable.library.document import Form, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.rapide.battles import battles, read_battle
from sandtable.library.rapide.nations import nations
from sandtable.library.rapide.tables import load_rapide
from sandtable.library.words import Words
from sandtable.rulesets.rapide.battle import SEATS, Battle
from sandtable.rulesets.rapide.ruleset import Rapide
from sandtable.server import rapide_wire as wire
from sandtable.server.asker import spoken
from sandtable.server.lobby import said
from sandtable.server.rapide_telling import chances, outlook, side
from sandtable.server.trouble import Trouble

Asked = Request[Any, Any, Any]


@get("/choices", sync_to_thread=True)
def choices() -> wire.RapideChoices:
    """What the form offers."""
    return offered()


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


@post("/check", status_code=200, sync_to_thread=True)
def check(request: Asked, data: JSONBody[wire.RapideForm]) -> wire.RapideCheck:
    """Everything that is wrong with a form, at its fields; or both sides and the chances."""
    say, ruleset = spoken(request), load_rapide()
    try:
        battle = read_battle(Form(data.form), ruleset)
    except Unreadable as trouble:
        return wire.RapideCheck(tuple(_fault(say, each) for each in trouble.faults), (), None)
    ahead = outlook(ruleset, battle).chances(opened(ruleset, battle))
    return wire.RapideCheck((), tuple(side(say, ruleset, battle, seat) for seat in SEATS), chances(ahead))


def _fault(say: Words, fault: Fault) -> wire.RapideFault:
    """A fault at the field where people see it: what is missing is told where it should be."""
    args = {name: str(value) for name, value in fault.args.items()}
    field = args["field"] if fault.key == "fault-missing" else fault.field
    if (nation := args.get("nation")) in nations():
        args["nation"] = nations()[str(nation)].name[say.language]
    return wire.RapideFault(field, fault.clause, fault.key, args)


def battle_of(say: Words, ruleset: Rapide, form: dict[str, Any]) -> Battle:
    """The battle that a form means. Raises Trouble."""
    try:
        return read_battle(Form(form), ruleset)
    except Unreadable as trouble:
        fault = _fault(say, trouble.faults[0])
        raise Trouble(400, fault.key, **fault.args) from trouble
