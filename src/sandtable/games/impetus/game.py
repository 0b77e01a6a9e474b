"""Basic Impetus as the rest of the program knows it."""

from typing import Any

from sandtable.games.impetus import DATA
from sandtable.games.impetus.audit.umpire import Umpire
from sandtable.games.impetus.files.armies import read_army
from sandtable.games.impetus.files.battles import battles, load_battle, read_battle
from sandtable.games.impetus.files.own_tables import load_with
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.odds.prospects import ODDS
from sandtable.games.impetus.page.face import PAGE
from sandtable.games.impetus.picture.scene import Painter, worth_showing
from sandtable.games.impetus.players.captain import Captain
from sandtable.games.impetus.players.worth import lead
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.soundness import unsound
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.telling.battle import ImpetusProse
from sandtable.games.impetus.telling.foretelling import foretells
from sandtable.games.impetus.telling.names import title
from sandtable.games.impetus.telling.reckoning import RECKONING
from sandtable.games.impetus.telling.things import argument
from sandtable.games.package import Commands, Files, GamePackage, Picture, Players, Telling
from sandtable.library.own import ARMIES, BATTLES, TABLES, documents


def _painter(ruleset: Impetus, *drawn_with: Any, command: bool = False, **figures: Any) -> Painter:
    return Painter(ruleset.tables, *drawn_with, **figures)


GAME = GamePackage(
    name=Impetus.name,
    data=DATA,
    ruleset=Impetus,
    version=Impetus.version,
    files=Files(
        load=load_impetus,
        tables=Tables,
        readers={
            ARMIES: lambda document, _: read_army(document),
            BATTLES: lambda document, own: read_battle(document, own.places(Impetus.name, ARMIES) if own else None),
            TABLES: lambda document, _: load_with([document]),
        },
        first="first-battle",
        with_tables=lambda paths: load_with(documents(paths)),
    ),
    telling=Telling(
        prose=ImpetusProse,
        log=ImpetusProse,
        title=lambda say, scenario: title(say, scenario, battles(), load_battle),
        argument=argument,
        foretold=foretells(ImpetusProse),
    ),
    players=Players(named={"captain": Captain}, lead=lambda _, view, seat: lead(view, seat)),
    picture=Picture(painter=_painter, worth_showing=worth_showing, miniatures=True),
    odds=ODDS,
    reckoning=RECKONING,
    page=PAGE,
    audit=Umpire,
    unsound=unsound,
    commands=Commands(
        odds="sandtable.games.impetus.commands.odds:impetus",
        simulate="sandtable.games.impetus.commands.simulate:simulate_impetus",
        army="sandtable.games.impetus.commands.army:ImpetusSheet",
    ),
)
