"""The figures of a scenario as people read and print them."""

from collections.abc import Iterator

from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.movement.pace import plain_move
from sandtable.games.argad.rules.state import Man
from sandtable.games.argad.rules.tables import Period
from sandtable.games.argad.telling.names import Names
from sandtable.library.readable import length


def columns(names: Names, figure: Figure, period: Period) -> list[str]:
    """Class, what is worn, the move by the table, and everything that a figure bears or is."""
    return [*numbers(names, figure, period), ", ".join(bears(names, figure))]


def numbers(names: Names, figure: Figure, period: Period) -> list[str]:
    say = names.say
    worn = say("argad-roster-armour" if figure.armour else "argad-roster-clothing", wears=figure.wears)
    man = Man(figure.id, mounted=names.scenario.rides(figure))
    move = plain_move(figure, man, period)
    return [
        say("argad-roster-class", rank=figure.rank),
        worn,
        say("argad-roster-move", move=length(say, move)),
    ]


def bears(names: Names, figure: Figure) -> Iterator[str]:
    """Weapons, shield, horse, and what is said of the figure besides."""
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
