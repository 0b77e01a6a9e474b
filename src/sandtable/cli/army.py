"""`sandtable army`: lists armies, checks army files, and shows what is in them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import typer

from sandtable.cli.speech import Lang, one_of, spoken, tell, unusable
from sandtable.games import games, load
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from sandtable.library.named import find, game_of
from sandtable.library.nearest import unknown
from sandtable.library.own import ARMIES, shipped_files
from sandtable.library.words import Words

army = typer.Typer(no_args_is_help=True, add_completion=False)

WITH_ARMIES = [each for each in games() if each.commands.army]
ArmyName = typer.Argument(..., metavar="ARMY", help="An army file, or the name of an army that comes with the program.")
Chosen = typer.Option(None, "--option", metavar="NAME", help="Take an option of the list; may be repeated.")


class Sheet(Protocol):
    """How the armies of a game are shown: in a list, in one line, and whole."""

    def summaries(self) -> list[dict[str, Any]]:
        """Every army that comes with the program, for other programs."""

    def rows(self, say: Words) -> Iterable[list[str]]:
        """Every army that comes with the program, one row each."""

    def facts(self, say: Words, path: Path, options: list[str]) -> str:
        """A file in one line. Raises Unreadable."""

    def lines(self, say: Words, path: Path, options: list[str]) -> Iterable[str]:
        """A file, one line for each part. Raises Unreadable."""

    def whole(self, name: str, path: Path, options: list[str]) -> dict[str, Any]:
        """A file for other programs. Raises Unreadable."""


@army.callback()
def main() -> None:
    """Armies: list, check and show them."""


@army.command("list")
def list_armies(
    game: str = one_of("GAME", tuple(each.name for each in WITH_ARMIES), "Whose armies"),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print them as JSON, in all languages."),
) -> None:
    """List the armies that come with the program: name, title, period, units, VD, points, origin of the figures."""
    say, sheet = spoken(lang), sheet_of(game)
    if as_json:
        tell(msgspec.json.encode(sheet.summaries()).decode())
        return
    for row in sheet.rows(say):
        tell("\t".join(row))


@army.command()
def check(name: str = ArmyName, option: list[str] | None = Chosen, lang: str | None = Lang) -> None:
    """Check an army file: print one line of facts, or everything that is wrong with it."""
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
    """Show an army: its units, one per line, its generals, the sums of VD and points, and the options of its list."""
    say = spoken(lang)
    try:
        sheet, path = found(name)
        if as_json:
            tell(msgspec.json.encode(sheet.whole(Path(name).stem, path, option or [])).decode())
            return
        for line in sheet.lines(say, path, option or []):
            tell(line)
    except Unreadable as trouble:
        unusable(say, trouble)


def found(name: str) -> tuple[Sheet, Path]:
    """Where an army file is, and how armies of its game are shown. Raises Unreadable."""
    path = find(name, {name: path for each in WITH_ARMIES for name, path in shipped_files(each.name, ARMIES).items()})
    document = read_document(path)
    package = game_of(document, WITH_ARMIES)
    if "game" in document.raw and package.files.claims is None:
        known = tuple(each.name for each in WITH_ARMIES if each.files.claims)
        raise Unreadable([document.fault("game", "fault-name", "", **unknown(str(document.raw["game"]), known))])
    return sheet_of(package.name), path


def sheet_of(name: str) -> Sheet:
    """How armies of a game are shown."""
    place = next(each.commands.army for each in WITH_ARMIES if each.name == name)
    sheet: Sheet = load(place)()
    return sheet
