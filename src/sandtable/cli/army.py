"""`sandtable army`: the armies that there are, whether a file is one, and what is in it."""

from enum import StrEnum
from pathlib import Path

import msgspec
import typer

from sandtable.cli.army_sheet import Sheet
from sandtable.cli.speech import Lang, spoken, tell, unusable
from sandtable.games.grandeur.commands.army import GrandeurSheet
from sandtable.games.impetus.commands.army import ImpetusSheet
from sandtable.library.army_files import find_army, game_of
from sandtable.library.fault import Unreadable
from sandtable.library.words import Words

army = typer.Typer(help="Armies: list, check and show them.", no_args_is_help=True)

ArmyName = typer.Argument(..., metavar="ARMY", help="An army file, or the name of an army that comes with it.")
Chosen = typer.Option(None, "--option", metavar="NAME", help="Take an option of the list; may be repeated.")


class Game(StrEnum):
    """The games that have armies."""

    IMPETUS = "impetus"
    GRANDEUR = "grandeur"


SHEETS: dict[str, Sheet] = {Game.IMPETUS: ImpetusSheet(), Game.GRANDEUR: GrandeurSheet()}


@army.callback()
def main() -> None:
    """Armies: list, check and show them."""


@army.command("list")
def list_armies(
    game: Game = typer.Argument(..., help="impetus: the armies of Basic Impetus; grandeur: those of Grandeur."),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print them as JSON, in all languages."),
) -> None:
    """List the armies that come with the program: name, title, period, units, VD, points, origin of the figures."""
    say, sheet = spoken(lang), SHEETS[game]
    if as_json:
        tell(msgspec.json.encode(sheet.summaries()).decode())
        return
    for row in sheet.rows(say):
        tell("\t".join(row))


@army.command()
def check(name: str = ArmyName, option: list[str] | None = Chosen, lang: str | None = Lang) -> None:
    """Check an army file: one line of facts, or everything that is wrong with it."""
    say = spoken(lang)
    try:
        sheet, path = found(name)
        tell(sheet.facts(say, path, option or []))
    except Unreadable as trouble:
        unusable(say, trouble)


@army.command()
def show(
    name: str = ArmyName,
    option: list[str] | None = Chosen,
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print it as JSON, in all languages."),
) -> None:
    """Show an army: its units one a line, its generals, the sums of VD and points, and what its list offers besides."""
    say = spoken(lang)
    try:
        tell_all(say, name, option or [], as_json=as_json)
    except Unreadable as trouble:
        unusable(say, trouble)


def tell_all(say: Words, name: str, options: list[str], *, as_json: bool) -> None:
    sheet, path = found(name)
    if as_json:
        tell(msgspec.json.encode(sheet.whole(Path(name).stem, path, options)).decode())
        return
    for line in sheet.lines(say, path, options):
        tell(line)


def found(name: str) -> tuple[Sheet, Path]:
    """Where an army lies, and how armies of its game are told."""
    path = find_army(name)
    return SHEETS[game_of(path)], path
