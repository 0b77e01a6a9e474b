"""Grandeur as the rest of the program knows it."""

from dataclasses import replace
from typing import Any

from sandtable.games.grandeur import DATA
from sandtable.games.grandeur.audit.umpire import Umpire
from sandtable.games.grandeur.files.armies import read_army
from sandtable.games.grandeur.files.battles import battles, load_battle, read_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.odds.prospects import ODDS
from sandtable.games.grandeur.overlay import overlay_of
from sandtable.games.grandeur.page.face import PAGE
from sandtable.games.grandeur.picture.scene import Painter, Say
from sandtable.games.grandeur.players.captain import Captain
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.soundness import unsound
from sandtable.games.grandeur.rules.tables import Tables
from sandtable.games.grandeur.telling.battle import GrandeurProse
from sandtable.games.grandeur.telling.foretelling import WILL
from sandtable.games.grandeur.telling.names import Names, argument
from sandtable.games.impetus.picture.scene import worth_showing
from sandtable.games.impetus.players.worth import lead
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.telling.foretelling import foretells
from sandtable.games.impetus.telling.names import title
from sandtable.games.impetus.telling.reckoning import RECKONING, named
from sandtable.games.package import Commands, Files, GamePackage, Picture, Players, Telling
from sandtable.library.own import ARMIES, BATTLES
from sandtable.library.words import Words


def _painter(ruleset: Grandeur, say: Words, *drawn_with: Any, command: bool = False, **figures: Any) -> Painter:
    overlay = overlay_of(ruleset, command=command)
    return Painter(ruleset.tables, Say(say), *drawn_with, **figures, overlay=overlay)


GAME = GamePackage(
    name=Grandeur.name,
    base=Impetus.name,
    data=DATA,
    ruleset=Grandeur,
    version=Grandeur.version,
    files=Files(
        load=load_grandeur,
        tables=Tables,
        readers={
            ARMIES: lambda document, _: read_army(document),
            BATTLES: lambda document, own: read_battle(document, own.places(Grandeur.name, ARMIES) if own else None),
        },
        claims=lambda raw: raw.get("game") == Grandeur.name,
        first="peninsular-ridge",
    ),
    telling=Telling(
        prose=GrandeurProse,
        log=GrandeurProse,
        title=lambda say, scenario: title(say, scenario, battles(), load_battle),
        argument=argument,
        foretold=foretells(GrandeurProse, WILL),
    ),
    players=Players(named={"captain": Captain}, lead=lambda _, view, seat: lead(view, seat)),
    picture=Picture(painter=_painter, worth_showing=worth_showing, miniatures=True),
    odds=ODDS,
    reckoning=replace(RECKONING, names=lambda say, scenario: named(Names(say, scenario, brief=True))),
    page=PAGE,
    audit=Umpire,
    unsound=unsound,
    commands=Commands(
        odds="sandtable.games.grandeur.commands.odds:grandeur",
        simulate="sandtable.games.grandeur.commands.simulate:simulate_grandeur",
        army="sandtable.games.grandeur.commands.army:GrandeurSheet",
    ),
)
