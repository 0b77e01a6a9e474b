"""The faces of a game by the name of its rules; empty ones for rules that are not in the catalogue."""

from sandtable.games import find
from sandtable.games.package import GamePackage, Odds, Page

NO_ODDS, NO_PAGE = Odds(), Page()


def package_of(ruleset: str) -> GamePackage | None:
    """The package of a game, if the catalogue has it."""
    return find(ruleset)


def odds_of(ruleset: str) -> Odds:
    """What a game can say of chances."""
    found = package_of(ruleset)
    return found.odds if found else NO_ODDS


def page_of(ruleset: str) -> Page:
    """What the page of a game is told."""
    found = package_of(ruleset)
    return found.page if found else NO_PAGE
