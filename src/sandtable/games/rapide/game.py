"""Combat Rapide as a package."""

from sandtable.games.package import Files, GamePackage, Telling
from sandtable.games.rapide import DATA
from sandtable.games.rapide.files.battles import battle_name
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.odds.face import ODDS
from sandtable.games.rapide.page.face import PAGE
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.tables import Tables
from sandtable.games.rapide.telling.battle import Prose

GAME = GamePackage(
    name=Rapide.name,
    data=DATA,
    ruleset=Rapide,
    version=Rapide.version,
    files=Files(load=load_rapide, tables=Tables),
    telling=Telling(prose=Prose, title=battle_name),
    odds=ODDS,
    page=PAGE,
)
