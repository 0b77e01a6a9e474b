"""What battles, armies, matches and own files are called, in every language."""

from collections.abc import Callable
from typing import Any

from sandtable.library.own import BATTLES, Kept, Own, Place, shipped_files
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.faces import package_of, page_of
from sandtable.server.wire.lobby import Choosable


def in_every_language(tell: Callable[[Words], str]) -> dict[str, str]:
    """The same text in every language."""
    return {language: tell(words(language)) for language in LANGUAGES}


def said(key: str, **args: str | int) -> dict[str, str]:
    """A message in every language."""
    return in_every_language(lambda say: say(key, **args))


def file_title(kept: Kept) -> dict[str, str]:
    """What an own file says it is called; the name of the file if it says nothing or is not sound."""
    found = {} if kept.faults else _own_title(kept.place, kept.looked.says)
    return found or dict.fromkeys(LANGUAGES, kept.place.name)


def _own_title(place: Place, says: Any) -> dict[str, str]:
    """By the page of the game; a scenario, where the page does not say it, as the game is told."""
    by_page, package = page_of(place.ruleset).file_title, package_of(place.ruleset)
    if by_page:
        return by_page(place.kind, says)
    title = package.telling.title if package and place.kind == BATTLES else None
    return in_every_language(lambda say: title(say, says)) if title else {}


def own_files(own: Own, ruleset: str, kind: str) -> list[Kept]:
    """The sound own files of a kind; files of the program with the same name come first."""
    shipped = shipped_files(ruleset, kind)
    return [each for each in own.of(ruleset, kind) if not each.faults and each.place.name not in shipped]


def choosable(kept: Kept) -> Choosable:
    """An own file as the start page offers it."""
    return Choosable(kept.place.name, file_title(kept), said("own-note"))
