"""Basic Impetus as a package."""

from typing import Any

from sandtable.games.impetus import DATA
from sandtable.games.impetus.files.battles import battles, load_battle
from sandtable.games.impetus.files.ruleset import load_impetus
from sandtable.games.impetus.odds.face import ODDS
from sandtable.games.impetus.page.face import PAGE
from sandtable.games.impetus.picture.scene import Painter
from sandtable.games.impetus.picture.wording import called
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.telling.battle import ImpetusProse
from sandtable.games.package import Files, GamePackage, Picture, Telling
from sandtable.library.words import Words
from sandtable.picture.film import worth_showing


def _title(say: Words, scenario: Any) -> str:
    for name, path in battles().items():
        if load_battle(path) == scenario:
            return say(f"scenario-{name}")
    red, blue = (called(say, scenario.sides[seat].army.name) or say(f"role-{seat}") for seat in ("red", "blue"))
    return say("picture-versus", red=red, blue=blue)


def _painter(ruleset: Impetus, *told: Any, command: bool = False) -> Painter:
    return Painter(ruleset.tables, *told)


GAME = GamePackage(
    name=Impetus.name,
    data=DATA,
    ruleset=Impetus,
    version=Impetus.version,
    files=Files(load=load_impetus, tables=Tables),
    telling=Telling(prose=ImpetusProse, log=ImpetusProse, title=_title),
    odds=ODDS,
    page=PAGE,
    picture=Picture(painter=_painter, worth_showing=worth_showing),
)
