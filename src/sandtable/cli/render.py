"""`sandtable render`: a picture of the table, or a film of the whole game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import typer

from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, spoken, tell, unusable
from sandtable.cli.verify import fault_lines
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import read_entry, read_header
from sandtable.kernel.verify import verify
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from sandtable.library.sand import read_sand
from sandtable.library.words import Words
from sandtable.rulesets.argad.ruleset import Argad
from sandtable.rulesets.catalogue import ruleset_of
from sandtable.rulesets.impetus.ruleset import Impetus

SVG, PNG, GIF = ".svg", ".png", ".gif"
UNNAMED = "picture"
DRAWN = (Impetus.name, Argad.name)
NARROWEST, WIDEST = 200, 4000
STILL, FILM = 1200, 800
"""How wide a picture or a film is if nobody says otherwise."""


class Course(NamedTuple):
    """A battle as far as it is told: by which rules, from which scenario, and every state of it."""

    ruleset: Any
    scenario: Any
    states: Sequence[Any]


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
    lang: str | None = Lang,
) -> None:
    """Draw the table of a game of Basic Impetus or Argad! as SVG or PNG, or the whole game as a GIF.

    The path of the picture is printed. Under 600 pixels a long table stands upright, to fill a phone.
    """
    say = spoken(lang)
    target = output or Path(Path(file).name or UNNAMED).with_suffix(GIF if gif else SVG)
    kind = target.suffix.lower()
    if kind not in (SVG, PNG, GIF) or (gif and kind != GIF):
        fail([say("picture-film-suffix" if gif else "picture-suffix", file=str(target))], UNUSABLE)
    course = _course(say, file, at)
    data = _picture(say, course, kind, width or (FILM if kind == GIF else STILL), dark=dark)
    try:
        target.write_bytes(data)
    except OSError as error:
        fail([say("cannot-save", file=str(target), reason=error.strerror or str(error))], BAD)
    tell(str(target))


def _course(say: Words, file: str, at: int | None) -> Course:
    """The states of a game up to an entry; of a battle there is only the first."""
    from sandtable.library.argad.scenarios import scenarios
    from sandtable.library.impetus.battles import battles

    path = Path(file)
    try:
        if file in scenarios() or (path.suffix == ".toml" and _of_argad(path)):
            return _scenario(say, file, at)
        if file in battles() or path.suffix == ".toml" or not (path.suffix or path.exists()):
            return _battle(say, file, at)
        return _game(say, path, read_sand(path), at)
    except Unreadable as trouble:
        unusable(say, trouble)


def _of_argad(path: Path) -> bool:
    """A file that names a period and sides is a scenario of Argad!."""
    raw = read_document(path).raw
    return "period" in raw and "side" in raw


def _scenario(say: Words, file: str, at: int | None) -> Course:
    from sandtable.library.argad.scenarios import find_scenario, load_scenario
    from sandtable.library.argad.tables import load_argad

    scenario, ruleset = load_scenario(find_scenario(file)), load_argad()
    if at:
        _beyond(say, at, 0)
    return Course(ruleset, scenario, [ruleset.setup(scenario)])


def _battle(say: Words, file: str, at: int | None) -> Course:
    from sandtable.library.impetus.battles import find_battle, load_battle
    from sandtable.library.impetus.ruleset import load_impetus

    scenario, ruleset = load_battle(find_battle(file)), load_impetus()
    if at:
        _beyond(say, at, 0)
    return Course(ruleset, scenario, [ruleset.setup(scenario)])


def _game(say: Words, path: Path, data: bytes, at: int | None) -> Course:
    """A file that is bad somewhere can be drawn up to there."""
    from sandtable.picture.film import told

    verdict = verify(data, ruleset_of)
    if verdict.game and verdict.ruleset not in DRAWN:
        fail([say("picture-not-impetus", file=str(path), ruleset=verdict.ruleset)], UNUSABLE)
    if verdict.fault and (not verdict.game or at is None or at > verdict.entries):
        fail(fault_lines(say, verdict.fault), BAD)
    lines = data.split(b"\n")[: verdict.entries + 1]
    header = read_header(lines[0])
    if at is not None and at > verdict.entries:
        _beyond(say, at, verdict.entries)
    ruleset = ruleset_of(header.ruleset, header.version, bytes(header.tables))
    scenario = codec(ruleset).scenario(header.scenario)
    return Course(ruleset, scenario, told(ruleset, scenario, [read_entry(line) for line in lines[1:]][:at]))


def _beyond(say: Words, at: int, last: int) -> NoReturn:
    fail([say("picture-beyond", at=at, last=last)], UNUSABLE)


def _picture(say: Words, course: Course, kind: str, width: int, *, dark: bool) -> bytes:
    from sandtable.library.symbols import symbols
    from sandtable.picture import film
    from sandtable.picture.argad import scene as argad
    from sandtable.picture.gif import gif
    from sandtable.picture.impetus import scene as impetus
    from sandtable.picture.palette import DARK, LIGHT
    from sandtable.picture.png import png

    skirmish = course.ruleset.name == Argad.name
    heading = course.scenario.name or "Argad!" if skirmish else _heading(say, course)
    paint: Any = argad.Painter if skirmish else impetus.Painter
    worth_showing: Any = argad.worth_showing if skirmish else film.worth_showing
    painter = paint(course.ruleset.tables, say, symbols(), heading, width, DARK if dark else LIGHT)
    if kind == GIF:
        pictures = (painter.draw(state) for state in worth_showing(course.states))
        return gif((png(picture.svg, picture.width, picture.height) for picture in pictures), painter.palette.telling)
    picture = painter.draw(course.states[-1])
    return picture.svg.encode() if kind == SVG else png(picture.svg, picture.width, picture.height)


def _heading(say: Words, course: Course) -> str:
    """What the program calls a battle of its own; other battles are called by their armies."""
    from sandtable.library.impetus.battles import battles, load_battle
    from sandtable.picture.impetus.wording import army_name

    for name, path in battles().items():
        if load_battle(path) == course.scenario:
            return say(f"scenario-{name}")
    red, blue = (army_name(say, course.states[0], seat) for seat in ("red", "blue"))
    return say("picture-versus", red=red, blue=blue)
