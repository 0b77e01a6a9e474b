"""A game as a picture of one moment, or as a film."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from sandtable.games import game
from sandtable.library.words import Words
from sandtable.match.faces import package_of

if TYPE_CHECKING:
    from sandtable.match.course import Course

Form: TypeAlias = Literal["svg", "png", "gif"]
LookName: TypeAlias = Literal["counters", "miniatures"]

NARROWEST, WIDEST = 200, 4000
STILL, FILM = 1200, 800
"""How wide a picture or a film is unless somebody says otherwise."""


def drawable(ruleset: str) -> bool:
    """Games by these rules can be drawn."""
    found = package_of(ruleset)
    return found is not None and found.picture is not None


def picture(
    say: Words,
    course: "Course",
    form: Form,
    width: int = 0,
    *,
    at: int | None = None,
    dark: bool,
    command: bool = False,
    look: LookName = "counters",
) -> bytes:
    """The table after an entry, or at the end; a film shows everything before it. `command`: that of generals too."""
    from sandtable.library.figures import drawn_figures
    from sandtable.library.symbols import symbols
    from sandtable.picture.figures import figures_from
    from sandtable.picture.gif import gif
    from sandtable.picture.palette import DARK, LIGHT
    from sandtable.picture.png import png

    drawing = game(course.ruleset.name).picture
    assert drawing, "only games that can be drawn are asked for"
    states = course.states if at is None else course.states[: at + 1]
    wide, palette = width or (FILM if form == "gif" else STILL), DARK if dark else LIGHT
    given = (course.ruleset, say, symbols(), title(say, course), wide, palette)
    figures = {"figures": figures_from(drawn_figures())} if drawing.miniatures and look == "miniatures" else {}
    painter = drawing.painter(*given, command=command, **figures)
    if form == "gif":
        drawn = (painter.draw(state) for state in drawing.worth_showing(states))
        return gif((png(each.svg, each.width, each.height) for each in drawn), painter.palette.telling)
    still = painter.draw(states[-1])
    return still.svg.encode() if form == "svg" else png(still.svg, still.width, still.height)


def title(say: Words, course: "Course") -> str:
    """What people call the battle of a game; by its rules if it has no name."""
    found = package_of(course.ruleset.name)
    return found.telling.title(say, course.scenario) if found and found.telling.title else course.header.ruleset
