"""What battles, armies and matches are called, in every language."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from sandtable.games.grandeur.files import armies as grandeur
from sandtable.games.impetus.files import armies as impetus
from sandtable.library.own import Own
from sandtable.library.words import LANGUAGES, words
from sandtable.server.wire import lobby as wire

LOADS: dict[str, tuple[Callable[[], dict[str, Path]], Callable[[Path], Any]]] = {
    "impetus": (impetus.armies, impetus.load_army),
    "grandeur": (grandeur.armies, grandeur.load_army),
}


def said(key: str) -> dict[str, str]:
    """A word in every language."""
    return {language: words(language)(key) for language in LANGUAGES}


@lru_cache(maxsize=128)
def army_name(ruleset: str, name: str) -> dict[str, str]:
    """What an army that comes with the program is called."""
    armies, load = LOADS[ruleset]
    found = load(armies()[name]).name
    return {language: str(getattr(found, language)) for language in LANGUAGES}


def battle_title(wanted: wire.NewMatch, shipped: dict[str, Path], own: Own) -> dict[str, str]:
    """The battle, or who meets whom."""
    if wanted.battle in shipped:
        return said(f"scenario-{wanted.battle}")
    if wanted.battle:
        return dict.fromkeys(LANGUAGES, wanted.battle)
    armies, _ = LOADS[wanted.ruleset]
    red, blue = (
        army_name(wanted.ruleset, each) if each in armies() else own.army_name(wanted.ruleset, each)
        for each in (wanted.red, wanted.blue)
    )
    return {language: f"{red[language]} – {blue[language]}" for language in LANGUAGES}
