"""A game as a picture of one moment, or as a film."""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.library.words import Words

if TYPE_CHECKING:
    from sandtable.match.course import Course

Form: TypeAlias = Literal["svg", "png", "gif"]

NARROWEST, WIDEST = 200, 4000
STILL, FILM = 1200, 800
"""How wide a picture or a film is if nobody says otherwise."""


def drawable(ruleset: str) -> bool:
    """There are pictures of games by these rules."""
    return ruleset in (Impetus.name, Grandeur.name, Argad.name)


def picture(
    say: Words,
    course: "Course",
    form: Form,
    width: int = 0,
    *,
    at: int | None = None,
    dark: bool,
    command: bool = False,
) -> bytes:
    """The table after an entry, or at the end; a film shows all that came before. `command`: with that of generals."""
    from sandtable.games.argad.picture import scene as argad
    from sandtable.games.impetus.picture import scene as impetus
    from sandtable.picture.gif import gif
    from sandtable.picture.png import png

    states = course.states if at is None else course.states[: at + 1]
    wide = width or (FILM if form == "gif" else STILL)
    painter: Any = painter_of(say, course, wide, dark=dark, command=command)
    worth_showing: Any = argad.worth_showing if course.ruleset.name == Argad.name else impetus.worth_showing
    if form == "gif":
        drawn = (painter.draw(state) for state in worth_showing(states))
        return gif((png(each.svg, each.width, each.height) for each in drawn), painter.palette.telling)
    still = painter.draw(states[-1])
    return still.svg.encode() if form == "svg" else png(still.svg, still.width, still.height)


def painter_of(say: Words, course: "Course", width: int, *, dark: bool, command: bool = False) -> Any:
    """Who draws the states of a game."""
    from sandtable.games.argad.picture.scene import Painter as ArgadPainter
    from sandtable.games.grandeur.picture.command_overlay import overlay_of
    from sandtable.games.grandeur.picture.scene import Painter as GrandeurPainter
    from sandtable.games.grandeur.picture.wording import Say
    from sandtable.games.impetus.picture.scene import Painter
    from sandtable.library.symbols import symbols
    from sandtable.picture.palette import DARK, LIGHT

    ruleset = course.ruleset
    told = (symbols(), heading(say, course), width, DARK if dark else LIGHT)
    if ruleset.name == Grandeur.name:
        return GrandeurPainter(ruleset.tables, Say(say), *told, overlay=overlay_of(ruleset, command=command))
    if ruleset.name == Argad.name:
        return ArgadPainter(ruleset.tables, say, *told)
    return Painter(ruleset.tables, say, *told)


def heading(say: Words, course: "Course") -> str:
    """What the program calls a battle of its own; other battles are called by their armies."""
    from sandtable.games.grandeur.files import battles as grandeur
    from sandtable.games.impetus.files import battles as impetus
    from sandtable.games.impetus.picture.wording import army_name

    if course.ruleset.name == Argad.name:
        from sandtable.games.argad.telling.names import Names

        return Names(say, course.scenario).title
    library: Any = grandeur if course.ruleset.name == Grandeur.name else impetus
    for name, path in library.battles().items():
        if library.load_battle(path) == course.scenario:
            return say(f"scenario-{name}")
    first: Any = course.states[0]
    red, blue = (army_name(say, first, seat) for seat in ("red", "blue"))
    return say("picture-versus", red=red, blue=blue)
