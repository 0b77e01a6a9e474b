"""The printed roster of a scenario of Argad!: a page a player."""

from sandtable.games.argad.files.roster import bears, numbers
from sandtable.games.argad.rules.characters.figures import GLORY, Figure
from sandtable.games.argad.rules.tables import Period
from sandtable.games.argad.telling.names import Names
from sandtable.picture.sheet import Page, Row


def sheet(names: Names, period: Period) -> list[Page]:
    """A page for each player: what he wants, and his figures with boxes to tick off."""
    scenario = names.scenario
    title = names.say("argad-roster-title", name=names.title)
    pages = []
    for seat in scenario.seats:
        aims = [f"{aim.points}: {names.aim(aim)}" for aim in scenario.aims if aim.seat == seat]
        rows = [_row(names, figure, period) for figure in scenario.figures if figure.seat == seat]
        pages.append(Page(title, names.seat(seat), tuple(aims), tuple(rows)))
    return pages


def _row(names: Names, figure: Figure, period: Period) -> Row:
    """The famous have two lives, and so two boxes."""
    lives = 2 if figure.glory == GLORY else 1
    return Row(names.bare(figure.id), tuple(numbers(names, figure, period)), ", ".join(bears(names, figure)), lives)
