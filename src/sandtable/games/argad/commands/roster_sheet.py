"""The figures of a scenario of Argad! as people read and print them: columns of a list, or one page per player."""

from collections.abc import Iterator

from sandtable.games.argad.rules.characters.figures import GLORY, Figure
from sandtable.games.argad.rules.movement.pace import table_move
from sandtable.games.argad.rules.state import Man
from sandtable.games.argad.rules.tables import Period
from sandtable.games.argad.telling.names import Names
from sandtable.library.readable import length
from sandtable.picture.sheet import Page, Row


def sheet(names: Names, period: Period) -> list[Page]:
    """One page per player: their aims, and their figures with boxes to tick off."""
    scenario = names.scenario
    title = names.say("argad-roster-title", name=names.title)
    pages = []
    for seat in scenario.seats:
        aims = [f"{aim.points}: {names.aim(aim)}" for aim in scenario.aims if aim.seat == seat]
        rows = [_row(names, figure, period) for figure in scenario.figures if figure.seat == seat]
        pages.append(Page(title, names.seat(seat), tuple(aims), tuple(rows)))
    return pages


def _row(names: Names, figure: Figure, period: Period) -> Row:
    """Famous figures have two lives, and so two boxes."""
    lives = 2 if figure.glory == GLORY else 1
    return Row(names.bare(figure.id), tuple(numbers(names, figure, period)), ", ".join(bears(names, figure)), lives)


def columns(names: Names, figure: Figure, period: Period) -> list[str]:
    """Class, what is worn, the move by the table, and everything that a figure bears or is."""
    return [*numbers(names, figure, period), ", ".join(bears(names, figure))]


def numbers(names: Names, figure: Figure, period: Period) -> list[str]:
    say = names.say
    worn = say("argad-roster-armour" if figure.armour else "argad-roster-clothing", wears=figure.wears)
    man = Man(figure.id, mounted=figure.horse != "none" and figure.id not in names.scenario.afoot)
    move = sum(line.value for line in table_move(figure, man, period))
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
