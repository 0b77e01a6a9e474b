"""IX.a and XV.b. The dead are removed, and the famous are wounded first."""

from collections.abc import Sequence

from sandtable.games.argad.rules.characters.figures import GLORY
from sandtable.games.argad.rules.events import Fell, Wounded
from sandtable.games.argad.rules.field import Field, Tell
from sandtable.kernel.clause import clause


@clause("AR XV.b")
def lives(field: Field, name: str) -> int:
    """Glory 6 has two life points; a wound has taken the first."""
    return 2 if field.figure(name).glory == GLORY and not field.men[name].wounded else 1


@clause("AR IX.a")
def tell_casualties(tell: Tell, field: Field, killed: Sequence[str], clause: str) -> None:
    """The dead are removed, riders with their mounts; the famous are only wounded the first time."""
    for name in [each for each in field.standing if each in killed]:
        if killed.count(name) >= lives(field, name):
            tell.say(Fell(name, clause))
        else:
            tell.say(Wounded(name))
