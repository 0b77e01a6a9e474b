"""Argad! as the rest of the program knows it."""

from functools import reduce
from typing import Any

from sandtable.games.argad import DATA
from sandtable.games.argad.audit.umpire import Umpire
from sandtable.games.argad.files.scenarios import read_scenario
from sandtable.games.argad.files.tables import load_argad, load_tables, own_periods, read_tables, with_own
from sandtable.games.argad.odds.engagement import ODDS
from sandtable.games.argad.page.face import PAGE
from sandtable.games.argad.picture.scene import Painter, worth_showing
from sandtable.games.argad.players.captain import Bystander, Captain
from sandtable.games.argad.players.worth import lead
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.soundness import unsound
from sandtable.games.argad.rules.tables import Tables
from sandtable.games.argad.telling.names import Names
from sandtable.games.argad.telling.reckoning import RECKONING
from sandtable.games.argad.telling.skirmish import ArgadProse
from sandtable.games.package import Commands, Files, GamePackage, Picture, Players, Telling
from sandtable.library.own import BATTLES, TABLES
from sandtable.library.readable import length
from sandtable.library.words import Words

LENGTHS = frozenset({("refused-move-long", "most"), ("refused-move-long", "length"), ("refused-charge-short", "least")})
"""Which arguments of which refusals are lengths."""


def _painter(ruleset: Argad, *drawn_with: Any, command: bool = False, **figures: Any) -> Painter:
    return Painter(ruleset.tables, *drawn_with, **figures)


def _argument(say: Words, key: str, name: str, value: str | int) -> str | None:
    return length(say, value) if isinstance(value, int) and (key, name) in LENGTHS else None


GAME = GamePackage(
    name=Argad.name,
    data=DATA,
    ruleset=Argad,
    version=Argad.version,
    files=Files(
        load=load_argad,
        tables=Tables,
        readers={
            BATTLES: lambda document, own: read_scenario(document, own_periods(own) if own else load_tables()),
            TABLES: lambda document, _: read_tables(document),
        },
        claims=lambda raw: "period" in raw and "side" in raw,
        first="village-raid",
        with_tables=lambda paths: Argad(reduce(with_own, paths, load_tables())),
        scenario=lambda document, rules: read_scenario(document, rules.tables),
    ),
    telling=Telling(
        prose=ArgadProse,
        log=ArgadProse,
        title=lambda say, scenario: Names(say, scenario).title,
        argument=_argument,
    ),
    players=Players(named={"captain": Captain}, bystander=Bystander, lead=lead),
    picture=Picture(painter=_painter, worth_showing=worth_showing, miniatures=True),
    odds=ODDS,
    reckoning=RECKONING,
    page=PAGE,
    audit=Umpire,
    unsound=unsound,
    commands=Commands(
        own={"roster": "sandtable.games.argad.commands.roster:roster"},
        odds="sandtable.games.argad.commands.odds:argad",
        simulate="sandtable.games.argad.commands.simulate:simulate_argad",
    ),
)
