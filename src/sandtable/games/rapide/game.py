"""Combat Rapide as the rest of the program knows it."""

from sandtable.games.package import Commands, Files, GamePackage, Players, Telling
from sandtable.games.rapide import DATA
from sandtable.games.rapide.audit.umpire import Umpire
from sandtable.games.rapide.files.battles import battle_name, read_battle
from sandtable.games.rapide.files.tables import load_rapide, read_tables
from sandtable.games.rapide.page.face import PAGE
from sandtable.games.rapide.page.scene import verdict
from sandtable.games.rapide.players.captain import Captain
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.soundness import unsound
from sandtable.games.rapide.rules.tables import Tables
from sandtable.games.rapide.telling.battle import Log, Prose
from sandtable.games.rapide.telling.reckoning import RECKONING
from sandtable.library.own import BATTLES, TABLES

GAME = GamePackage(
    name=Rapide.name,
    data=DATA,
    ruleset=Rapide,
    version=Rapide.version,
    files=Files(
        load=load_rapide,
        tables=Tables,
        readers={
            BATTLES: lambda document, _: read_battle(document, load_rapide()),
            TABLES: lambda document, _: read_tables(document),
        },
        first="rocroi",
        with_tables=load_rapide,
        scenario=read_battle,
    ),
    telling=Telling(prose=Prose, log=lambda say, battle, **_: Log(say, battle), title=battle_name, verdict=verdict),
    players=Players(named={"captain": lambda ruleset: Captain(ruleset, {})}),
    reckoning=RECKONING,
    page=PAGE,
    audit=Umpire,
    unsound=unsound,
    commands=Commands(
        own={
            "play": "sandtable.games.rapide.commands.terminal:play",
            "rapide": "sandtable.games.rapide.commands.battle:rapide",
        },
        odds="sandtable.games.rapide.commands.odds:rapide_odds",
        schemas={"rapide": "sandtable.games.rapide.files.battles:schema_text"},
    ),
)
