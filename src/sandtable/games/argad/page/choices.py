"""Argad! on the start page: its scenarios and a player's own, the options that they are played by, own tables."""

from msgspec.structs import asdict, replace

from sandtable.games.argad.files.scenarios import scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.page.scene import own_name, scenario_called, scenario_name
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Choices, Scenario, by_mail
from sandtable.games.argad.rules.tables import Tables
from sandtable.library.own import BATTLES, TABLES, Own, Place
from sandtable.library.words import Words
from sandtable.server import lobby_wire as wire
from sandtable.server.http_error import HttpError, known, refusal


def told(wanted: wire.NewMatch, own: Own) -> Scenario:
    """The scenario as its file tells it, by its name alone: no path is ever opened. Raises Trouble, Unreadable."""
    mine = own.places("argad", BATTLES)
    known("battle", wanted.battle, (*scenarios(), *mine))
    if wanted.battle in scenarios():
        return scenario_called(wanted.battle)
    found: Scenario = own.says(Place("argad", BATTLES, wanted.battle))
    return found


def seats(wanted: wire.NewMatch, own: Own) -> tuple[str, ...]:
    return told(wanted, own).seats


def rules(wanted: wire.NewMatch, own: Own) -> Argad:
    """With the program's tables; an own one takes the place of those of the scenario's period. Raises Trouble."""
    for name in wanted.tables:
        known("tables", name, tuple(own.places("argad", TABLES)))
    if len(wanted.tables) > 1:
        raise HttpError(400, "fault-one-period")
    period = told(wanted, own).period
    shipped = load_argad().tables.periods
    if not wanted.tables and period in shipped:
        return load_argad()
    mine = own.periods().periods
    name = next(iter(wanted.tables), period)
    known("tables", name, tuple(mine))
    return Argad(Tables({**shipped, period: mine[name]}))


def scenario(wanted: wire.NewMatch, say: Words, own: Own) -> Scenario:
    """The scenario by the options that were asked for. Raises Trouble."""
    found = told(wanted, own)
    if wanted.skirmish is not None:
        found = replace(found, choices=Choices(**asdict(wanted.skirmish)))
    if wanted.pace.kind == "days":
        found = by_mail(found)
    if refused := next(iter(rules(wanted, own).judge_setup(found)), None):
        raise refusal(say, refused)
    return found


def title(wanted: wire.NewMatch, own: Own) -> dict[str, str]:
    return scenario_name(wanted.battle) if wanted.battle in scenarios() else own_name(told(wanted, own))
