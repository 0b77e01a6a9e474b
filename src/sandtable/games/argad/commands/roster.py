"""`sandtable roster`: the figures of a scenario of Argad!, to be printed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from sandtable.cli.speech import UNUSABLE, Lang, fail, spoken, tell, unsaved, unusable
from sandtable.games.argad.files.scenarios import find_scenario, load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.characters.figures import GLORY, Figure
from sandtable.games.argad.rules.movement.pace import table_move
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.state import Man
from sandtable.games.argad.rules.tables import Period
from sandtable.games.argad.telling.names import Names
from sandtable.library.fault import Unreadable
from sandtable.library.readable import length
from sandtable.library.words import Words
from sandtable.picture.sheet import Page, Row, pdf

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


def _rows(say: Words, scenario: Scenario) -> Iterator[list[str]]:
    period, names = load_argad().tables.periods[scenario.period], Names(say, scenario)
    for figure in scenario.figures:
        facts = [*numbers(names, figure, period), ", ".join(bears(names, figure))]
        yield [figure.seat, figure.id, names.bare(figure.id), *facts]


def _facts(scenario: Scenario) -> dict[str, Any]:
    figures = [msgspec.to_builtins(figure) for figure in scenario.figures]
    aims = [msgspec.to_builtins(aim) for aim in scenario.aims]
    facts = {"name": scenario.name, "period": scenario.period, "seats": scenario.seats, "last_turn": scenario.last_turn}
    return facts | {"figures": figures, "aims": aims}


def _write(say: Words, scenario: Scenario, output: Path) -> None:
    if output.suffix.lower() != PDF:
        fail([say("argad-roster-suffix", file=str(output))], UNUSABLE)
    period = load_argad().tables.periods[scenario.period]
    try:
        output.write_bytes(pdf(sheet(Names(say, scenario), period)))
    except OSError as error:
        unsaved(say, output, error)
    tell(str(output))


def sheet(names: Names, period: Period) -> list[Page]:
    """One page per player: their aims, and their figures with boxes to tick off."""
    scenario = names.scenario
    title = names.say("argad-roster-title", name=names.title)
    pages = []
    for seat in scenario.seats:
        aims = [f"{aim.points}: {names.aim(aim)}" for aim in scenario.aims if aim.seat == seat]
        rows = [_row(names, figure, period) for figure in scenario.figures if figure.seat == seat]
        pages.append(Page(title, names.seat(seat), tuple(aims), tuple(rows)))
    return pages


def _row(names: Names, figure: Figure, period: Period) -> Row:
    """A row of the sheet. Famous figures have two lives, and so two boxes."""
    lives = 2 if figure.glory == GLORY else 1
    return Row(names.bare(figure.id), tuple(numbers(names, figure, period)), ", ".join(bears(names, figure)), lives)


def numbers(names: Names, figure: Figure, period: Period) -> list[str]:
    """Class, what is worn, and the move by the table."""
    say = names.say
    worn = say("argad-roster-armour" if figure.armour else "argad-roster-clothing", wears=figure.wears)
    man = Man(figure.id, mounted=figure.horse != "none" and figure.id not in names.scenario.afoot)
    move = sum(line.value for line in table_move(figure, man, period))
    return [
        say("argad-roster-class", rank=figure.rank),
        worn,
        say("argad-roster-move", move=length(say, move)),
    ]


def bears(names: Names, figure: Figure) -> Iterator[str]:
    """Weapons, shield, horse, and the other notes on a figure."""
    say = names.say
    yield from map(names.weapon, figure.blades)
    if figure.missile:
        yield names.weapon(figure.missile)
    if figure.shield != "none":
        yield names.word("shield", figure.shield)
    if figure.horse != "none":
        yield names.word("horse", figure.horse)
    if figure.strong:
        yield say("argad-roster-strong")
    if figure.glory:
        yield say("argad-roster-glory", glory=figure.glory)
    yield from (names.word("trait", trait) for trait in (*figure.heroics, *figure.traits))
    if figure.leader:
        yield say("argad-roster-leader")
    if figure.unit:
        yield say("argad-roster-unit", unit=figure.unit)
    yield from _secrets(names, figure)


def _secrets(names: Names, figure: Figure) -> Iterator[str]:
    if any(figure.id in ambush.figures for ambush in names.scenario.ambushes):
        yield names.say("argad-roster-hides")
    if any(asleep.seat == figure.seat for asleep in names.scenario.asleep):
        yield names.say("argad-roster-sleeps")
