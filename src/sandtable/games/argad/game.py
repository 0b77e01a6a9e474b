"""Argad! as a package."""

from typing import Any

from sandtable.games.argad import DATA
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.odds.face import ODDS
from sandtable.games.argad.page.face import PAGE
from sandtable.games.argad.picture.scene import Painter, worth_showing
from sandtable.games.argad.rules.characters.tables import Tables
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.telling.names import Names
from sandtable.games.argad.telling.skirmish import ArgadProse
from sandtable.games.package import Files, GamePackage, Picture, Telling
from sandtable.library.words import Words


def _title(say: Words, scenario: Any) -> str:
    return Names(say, scenario).title


def _painter(ruleset: Argad, *told: Any, command: bool = False) -> Painter:
    return Painter(ruleset.tables, *told)


GAME = GamePackage(
    name=Argad.name,
    data=DATA,
    ruleset=Argad,
    version=Argad.version,
    files=Files(load=load_argad, tables=Tables),
    telling=Telling(prose=ArgadProse, log=ArgadProse, title=_title),
    odds=ODDS,
    page=PAGE,
    picture=Picture(painter=_painter, worth_showing=worth_showing),
)
