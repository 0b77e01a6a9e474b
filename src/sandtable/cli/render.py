"""`sandtable render`: a picture of the table, or a film of the whole game."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

import typer

from sandtable.cli.course import beyond, read_course
from sandtable.cli.speech import UNUSABLE, Lang, fail, spoken, tell, unsaved, unusable
from sandtable.games import game, games
from sandtable.games.package import GamePackage
from sandtable.kernel.chain import canonical
from sandtable.kernel.entry import new_header
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from sandtable.library.named import find, game_of
from sandtable.library.own import BATTLES, shipped_files
from sandtable.library.words import Words
from sandtable.match.course import Course, course
from sandtable.match.pictures import NARROWEST, WIDEST, Form, picture

SVG, PNG, GIF = ".svg", ".png", ".gif"
UNNAMED = "picture"
FORMS: Mapping[str, Form] = MappingProxyType({SVG: "svg", PNG: "png", GIF: "gif"})


class Look(StrEnum):
    """How the table is drawn."""

    COUNTERS = "counters"
    MINIATURES = "miniatures"


def render(
    file: str = typer.Argument(
        ..., metavar="FILE", help="A game file, a battle file, or the name of a battle that comes with the program."
    ),
    at: int | None = typer.Option(None, "--at", metavar="N", min=0, help="The table after entry N; else the last."),
    output: Path | None = typer.Option(
        None, "--output", "-o", metavar="PICTURE", help="Where to write: NAME.svg, NAME.png or NAME.gif."
    ),
    gif: bool = typer.Option(False, "--gif", help="The whole game as a film."),
    width: int | None = typer.Option(
        None, "--width", metavar="PX", min=NARROWEST, max=WIDEST, help="In pixels; 1200 by default, a film 800."
    ),
    dark: bool = typer.Option(False, "--dark", help="For dark surroundings."),
    command: bool = typer.Option(False, "--command", help="Show whom generals command, where a game has that."),
    look: Look = typer.Option(Look.COUNTERS, "--look", help="Counters, or miniatures: figures on modelled ground."),
    lang: str | None = Lang,
) -> None:
    """Draw the table of a game as SVG or PNG, or the whole game as an animated GIF.

    The path of the picture is printed. A picture narrower than 600 pixels shows a long table upright, for phones.
    """
    say = spoken(lang)
    target = output or Path(Path(file).name or UNNAMED).with_suffix(GIF if gif else SVG)
    kind = target.suffix.lower()
    if kind not in (SVG, PNG, GIF) or (gif and kind != GIF):
        fail([say("picture-film-suffix" if gif else "picture-suffix", file=str(target))], UNUSABLE)
    course = _course(say, file, at)
    data = picture(say, course, FORMS[kind], width or 0, at=at, dark=dark, command=command, look=look.value)
    try:
        target.write_bytes(data)
    except OSError as error:
        unsaved(say, target, error)
    tell(str(target))


def _course(say: Words, file: str, at: int | None) -> Course:
    """The states of a game up to an entry; a battle that has not been played has only the first."""
    path, drawn = Path(file), [each for each in games() if each.picture]
    known = {name: path for each in drawn for name, path in shipped_files(each.name, BATTLES).items()}
    try:
        if file in known or path.suffix == ".toml" or not (path.suffix or path.exists()):
            return _battle(say, known.get(file) or find(file, known), drawn, at)
        return read_course(say, path, at, lambda ruleset: _refused(say, path, ruleset))
    except Unreadable as trouble:
        unusable(say, trouble)


def _battle(say: Words, path: Path, drawn: list[GamePackage], at: int | None) -> Course:
    """A battle before it begins; its file says which game it is for."""
    if at:
        beyond(say, at, 0)
    document = read_document(path)
    files = game_of(document, drawn).files
    return course([canonical(new_header(files.load(), files.readers[BATTLES](document, None), "", b""))])


def _refused(say: Words, path: Path, ruleset: str) -> str:
    return "" if game(ruleset).picture else say("picture-not-drawn", file=str(path), ruleset=ruleset)
