"""`sandtable roster`: the figures of a scenario of Argad!, to be printed."""

from pathlib import Path
from typing import Any

import msgspec
import typer

from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, spoken, tell, unusable
from sandtable.games.argad.commands.roster_sheet import columns, sheet
from sandtable.games.argad.files.scenarios import find_scenario, load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.telling.names import Names
from sandtable.library.fault import Unreadable
from sandtable.library.words import Words

PDF = ".pdf"


def roster(
    scenario: str = typer.Argument("", metavar="SCENARIO", help="A scenario by its name or file; none: list them."),
    output: Path | None = typer.Option(
        None, "--output", "-o", metavar="SHEET.pdf", help="Write a sheet to print, one page per player."
    ),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print the scenario as JSON."),
) -> None:
    """List the figures of a scenario of Argad!, one per line: player, id, name, class, armour, move, equipment."""
    say = spoken(lang)
    if not scenario:
        for name in scenarios():
            tell(name)
        return
    try:
        found = load_scenario(find_scenario(scenario))
    except Unreadable as trouble:
        unusable(say, trouble)
    if output is not None:
        _write(say, found, output)
    elif as_json:
        tell(msgspec.json.encode(_facts(found)).decode())
    else:
        for row in _rows(say, found):
            tell("\t".join(row))


def _rows(say: Words, scenario: Scenario) -> list[list[str]]:
    period, names = load_argad().tables.periods[scenario.period], Names(say, scenario)
    return [
        [figure.seat, figure.id, names.bare(figure.id), *columns(names, figure, period)] for figure in scenario.figures
    ]


def _facts(scenario: Scenario) -> dict[str, Any]:
    figures = [msgspec.to_builtins(figure) for figure in scenario.figures]
    aims = [msgspec.to_builtins(aim) for aim in scenario.aims]
    facts = {"name": scenario.name, "period": scenario.period, "seats": scenario.seats, "last_turn": scenario.last_turn}
    return facts | {"figures": figures, "aims": aims}


def _write(say: Words, scenario: Scenario, output: Path) -> None:
    from sandtable.picture.sheet import pdf

    if output.suffix.lower() != PDF:
        fail([say("argad-roster-suffix", file=str(output))], UNUSABLE)
    period = load_argad().tables.periods[scenario.period]
    try:
        output.write_bytes(pdf(sheet(Names(say, scenario), period)))
    except OSError as error:
        fail([say("cannot-save", file=str(output), reason=error.strerror or str(error))], BAD)
    tell(str(output))
