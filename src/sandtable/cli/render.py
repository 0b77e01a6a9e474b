"""`sandtable render`: a picture of the table, or a film of the whole game."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NoReturn

import typer

from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, spoken, tell, unusable
from sandtable.cli.verify import fault_lines
from sandtable.kernel.chain import canonical
from sandtable.kernel.verify import verify
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from sandtable.library.sand import read_sand
from sandtable.library.words import Words
from sandtable.match.pictures import NARROWEST, WIDEST, Form, picture
from sandtable.rulesets.catalogue import ruleset_of

if TYPE_CHECKING:
    from sandtable.match.course import Course

SVG, PNG, GIF = ".svg", ".png", ".gif"
UNNAMED = "picture"
FORMS: Mapping[str, Form] = MappingProxyType({SVG: "svg", PNG: "png", GIF: "gif"})


def render(
    file: str = typer.Argument(
        ..., metavar="FILE", help="A game file, a battle file, or the name of a battle that comes with it."
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
    command: bool = typer.Option(False, "--command", help="Grandeur: how far generals command, and whom they lead."),
    lang: str | None = Lang,
) -> None:
    """Draw the table of a game of Basic Impetus, Grandeur or Argad! as SVG or PNG, or the whole game as a GIF.

    The path of the picture is printed. Under 600 pixels a long table stands upright, to fill a phone.
    """
    say = spoken(lang)
    target = output or Path(Path(file).name or UNNAMED).with_suffix(GIF if gif else SVG)
    kind = target.suffix.lower()
    if kind not in (SVG, PNG, GIF) or (gif and kind != GIF):
        fail([say("picture-film-suffix" if gif else "picture-suffix", file=str(target))], UNUSABLE)
    course = _course(say, file, at)
    data = picture(say, course, FORMS[kind], width or 0, at=at, dark=dark, command=command)
    try:
        target.write_bytes(data)
    except OSError as error:
        fail([say("cannot-save", file=str(target), reason=error.strerror or str(error))], BAD)
    tell(str(target))


def _course(say: Words, file: str, at: int | None) -> "Course":
    """The states of a game up to an entry; of a battle there is only the first."""
    from sandtable.games.argad.files.scenarios import scenarios
    from sandtable.games.grandeur.files import battles as grandeur
    from sandtable.games.impetus.files import battles as impetus

    path = Path(file)
    known = {**impetus.battles(), **grandeur.battles()}
    try:
        if file in scenarios() or (path.suffix == ".toml" and _of_argad(path)):
            return _scenario(say, file, at)
        if file in known or path.suffix == ".toml" or not (path.suffix or path.exists()):
            return _battle(say, file, at)
        return _game(say, path, read_sand(path), at)
    except Unreadable as trouble:
        unusable(say, trouble)


def _of_argad(path: Path) -> bool:
    """A file that names a period and sides is a scenario of Argad!."""
    raw = read_document(path).raw
    return "period" in raw and "side" in raw


def _scenario(say: Words, file: str, at: int | None) -> "Course":
    from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
    from sandtable.games.argad.files.tables import load_argad
    from sandtable.kernel.game import new_header
    from sandtable.match.course import course

    if at:
        _beyond(say, at, 0)
    return course([canonical(new_header(load_argad(), load_scenario(find_scenario(file)), "", b""))])


def _battle(say: Words, file: str, at: int | None) -> "Course":
    """A battle before it begins; a file says itself which game it is of."""
    from sandtable.games.argad.files.scenarios import scenarios
    from sandtable.games.grandeur.files import battles as grandeur
    from sandtable.games.grandeur.files.ruleset import load_grandeur
    from sandtable.games.grandeur.rules.ruleset import Grandeur
    from sandtable.games.impetus.files import battles as impetus
    from sandtable.games.impetus.files.ruleset import load_impetus
    from sandtable.kernel.game import new_header
    from sandtable.library.document import read_document
    from sandtable.match.course import course

    if at:
        _beyond(say, at, 0)
    path = impetus.find_battle(file, {**impetus.battles(), **grandeur.battles(), **scenarios()})
    if path.suffix == ".toml" and read_document(path).raw.get("game") == Grandeur.name:
        header = new_header(load_grandeur(), grandeur.load_battle(path), "", b"")
    else:
        header = new_header(load_impetus(), impetus.load_battle(path), "", b"")
    return course([canonical(header)])


def _game(say: Words, path: Path, data: bytes, at: int | None) -> "Course":
    """A file that is bad somewhere can be drawn up to there."""
    from sandtable.match.course import course
    from sandtable.match.pictures import drawable

    verdict = verify(data, ruleset_of)
    if verdict.game and not drawable(verdict.ruleset):
        fail([say("picture-not-impetus", file=str(path), ruleset=verdict.ruleset)], UNUSABLE)
    if verdict.fault and (not verdict.game or at is None or at > verdict.entries):
        fail(fault_lines(say, verdict.fault), BAD)
    if at is not None and at > verdict.entries:
        _beyond(say, at, verdict.entries)
    return course(data.split(b"\n")[: verdict.entries + 1])


def _beyond(say: Words, at: int, last: int) -> NoReturn:
    fail([say("picture-beyond", at=at, last=last)], UNUSABLE)
