"""Grandeur as a package."""

from typing import Any

from sandtable.games.grandeur import DATA
from sandtable.games.grandeur.files.battles import battles, load_battle
from sandtable.games.grandeur.files.ruleset import load_grandeur
from sandtable.games.grandeur.odds.face import ODDS
from sandtable.games.grandeur.page.face import PAGE
from sandtable.games.grandeur.picture.command_overlay import overlay_of
from sandtable.games.grandeur.picture.scene import Painter
from sandtable.games.grandeur.picture.wording import Say
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.tables import Tables
from sandtable.games.grandeur.telling.battle import GrandeurProse
from sandtable.games.impetus.picture.wording import called
from sandtable.games.package import Files, GamePackage, Picture, Telling
from sandtable.library.words import Words
from sandtable.picture.film import worth_showing


def _title(say: Words, scenario: Any) -> str:
    for name, path in battles().items():
        if load_battle(path) == scenario:
            return say(f"scenario-{name}")
    red, blue = (called(say, scenario.sides[seat].army.name) or say(f"role-{seat}") for seat in ("red", "blue"))
    return say("picture-versus", red=red, blue=blue)


def _painter(ruleset: Grandeur, say: Words, *told: Any, command: bool = False) -> Painter:
    return Painter(ruleset.tables, Say(say), *told, overlay=overlay_of(ruleset, command=command))


GAME = GamePackage(
    name=Grandeur.name,
    data=DATA,
    ruleset=Grandeur,
    version=Grandeur.version,
    files=Files(load=load_grandeur, tables=Tables),
    telling=Telling(prose=GrandeurProse, log=GrandeurProse, title=_title),
    odds=ODDS,
    page=PAGE,
    picture=Picture(painter=_painter, worth_showing=worth_showing),
)
