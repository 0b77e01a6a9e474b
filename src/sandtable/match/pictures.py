"""A game as a picture of one moment, or as a film."""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from sandtable.library.words import Words
from sandtable.rulesets.argad.ruleset import Argad
from sandtable.rulesets.impetus.ruleset import Impetus

if TYPE_CHECKING:
    from sandtable.match.course import Course

Form: TypeAlias = Literal["svg", "png", "gif"]

NARROWEST, WIDEST = 200, 4000
STILL, FILM = 1200, 800
"""How wide a picture or a film is if nobody says otherwise."""


def drawable(ruleset: str) -> bool:
    """There are pictures of games by these rules."""
    return ruleset in (Impetus.name, Argad.name)


def picture(say: Words, course: "Course", form: Form, width: int = 0, *, at: int | None = None, dark: bool) -> bytes:
    """The table after an entry, or at the end; a film shows all that came before."""
    from sandtable.library.symbols import symbols
    from sandtable.picture import film
    from sandtable.picture.argad import scene as argad
    from sandtable.picture.gif import gif
    from sandtable.picture.impetus import scene as impetus
    from sandtable.picture.palette import DARK, LIGHT
    from sandtable.picture.png import png

    states = course.states if at is None else course.states[: at + 1]
    wide = width or (FILM if form == "gif" else STILL)
    skirmish = course.ruleset.name == Argad.name
    paint: Any = argad.Painter if skirmish else impetus.Painter
    worth_showing: Any = argad.worth_showing if skirmish else film.worth_showing
    painter = paint(course.ruleset.tables, say, symbols(), heading(say, course), wide, DARK if dark else LIGHT)
    if form == "gif":
        drawn = (painter.draw(state) for state in worth_showing(states))
        return gif((png(each.svg, each.width, each.height) for each in drawn), painter.palette.telling)
    still = painter.draw(states[-1])
    return still.svg.encode() if form == "svg" else png(still.svg, still.width, still.height)


def heading(say: Words, course: "Course") -> str:
    """What the program calls a battle of its own; other battles are called by their armies."""
    from sandtable.library.impetus.battles import battles, load_battle
    from sandtable.picture.impetus.wording import army_name

    if course.ruleset.name == Argad.name:
        return course.scenario.name or "Argad!"
    for name, path in battles().items():
        if load_battle(path) == course.scenario:
            return say(f"scenario-{name}")
    first: Any = course.states[0]
    red, blue = (army_name(say, first, seat) for seat in ("red", "blue"))
    return say("picture-versus", red=red, blue=blue)
