"""The golden games, written again: python -m tests.golden.regenerate. Allowed while a ruleset's version is 0.

Combat Rapide is played again as it was. A captain of Basic Impetus, Grandeur or Argad! learns, and would play another
game by now: those games are played anew only if they are missing or no longer follow from the rules. Then pin them
again in test_golden.py and read docs/played-french.md and docs/played-spanish.md against them.
"""

from pathlib import Path
from typing import Any, NamedTuple

from sandtable.games import ruleset_of
from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.grandeur.files.battles import battles as grandeur_battles
from sandtable.games.grandeur.files.battles import load_battle as load_grandeur_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.impetus.files.battles import battles as impetus_battles
from sandtable.games.impetus.files.battles import load_battle as load_impetus_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.setup import scenario as impetus
from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.players.captain import Captain
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.game import Game
from sandtable.kernel.loop import Decide
from sandtable.kernel.verify import verify
from sandtable.match.table import play_out, seated
from sandtable.players.chance import Recorded, from_seed
from sandtable.players.recruit import Recruit
from sandtable.players.roster import CAPTAIN, RECRUIT, player

FOLDER = Path(__file__).parent
TOLD = {
    "italy": ((6, 4, 6, 6, 4, 1), "never"),
    "mohacs": ((6, 8, 6, 6, 9), "never"),
    "tenochtitlan": ((9, 4, 7, 10), "never"),
    "rocroi": ((4, 3, 8, 9, 6, 4, 10, 5, 10, 1), "never"),
    "rivoli": ((3, 5, 8, 6, 7), "after-1"),
    "rivoli-continued": ((3, 5, 8, 6, 9, 3, 8, 9, 1, 2, 4), "after-1"),
}


class Bout(NamedTuple):
    """A battle: its seed, who plays red and blue, and whether a recruit scatters the terrain."""

    seed: int
    players: tuple[str, str] = (CAPTAIN, CAPTAIN)
    scattered: bool = False


BOUTS = {
    "cannae": Bout(16),
    "encounter": Bout(23, scattered=True),
    "granicus": Bout(4, (CAPTAIN, RECRUIT)),
    "hydaspes": Bout(55),
    "wagenburg": Bout(8),
}


GRANDEUR = {
    "peninsular-ridge": Bout(3),
    "austerlitz": Bout(5, (RECRUIT, RECRUIT)),
}

SKIRMISHES = {"village-raid": 3, "siege-relief": 5, "ambush": 8, "surprise-attack": 2, "tavern-brawl": 6}
"""Scenarios of Argad! between captains, each by its seed."""


def golden() -> dict[str, Game]:
    """Each shipped battle of Combat Rapide as the book tells it, and once between recruits with drawn dice."""
    ruleset = load_rapide()
    found: dict[str, Game] = {}
    for seed, (name, path) in enumerate(battles().items()):
        battle = load_battle(path, ruleset)
        faces, defender = TOLD[name]
        told = seated(ruleset, battle, from_seed(seed, SEATS), typed=True)
        play_out(told, Captain(ruleset, {"attacker": "never", "defender": defender}), Recorded(faces))
        drawn = seated(ruleset, battle, from_seed(100 + seed, SEATS))
        play_out(drawn, Recruit(ruleset, seed), Recorded(()))
        found |= {f"rapide-{name}-told.sand": told, f"rapide-{name}-drawn.sand": drawn}
    return found


def played(battle: str) -> Game:
    """A battle of Basic Impetus, with drawn dice, as its players play it today."""
    ruleset, bout = load_impetus(), BOUTS[battle]
    scenario = load_impetus_battle(impetus_battles()[battle])
    game = seated(ruleset, scenario, from_seed(bout.seed, impetus.SEATS))
    play_out(game, _together(bout, ruleset), Recorded(()))
    return game


def played_grandeur(battle: str) -> Game:
    """A battle of Grandeur, with drawn dice, as its players play it today."""
    ruleset, bout = load_grandeur(), GRANDEUR[battle]
    game = seated(ruleset, load_grandeur_battle(grandeur_battles()[battle]), from_seed(bout.seed, impetus.SEATS))
    play_out(game, _together(bout, ruleset), Recorded(()))
    return game


def _together(bout: Bout, ruleset: Any) -> Decide:
    """Each seat's own player; a captain would place no terrain that hampers, and a recruit does."""
    pairs = enumerate(zip(impetus.SEATS, bout.players, strict=True))
    named: dict[str, Decide] = {seat: player(name, ruleset, bout.seed * 2 + at) for at, (seat, name) in pairs}
    surveyor = Recruit(ruleset, bout.seed)

    def decide(view: Any, seat: str) -> Any:
        awaited = ruleset.awaiting(view)
        scatters = bout.scattered and isinstance(awaited, Choice) and awaited.what == "terrain"
        return surveyor(view, seat) if scatters else named[seat](view, seat)

    return decide


def skirmish(name: str) -> Game:
    """A scenario of Argad!, with drawn dice, as captains play it today."""
    ruleset, scenario = load_argad(), load_scenario(find_scenario(name))
    game = seated(ruleset, scenario, from_seed(SKIRMISHES[name], scenario.seats))
    play_out(game, player(CAPTAIN, ruleset, 0), Recorded(()))
    return game


def file_of(battle: str, game: str = "impetus") -> Path:
    """Where the golden game of a battle, or of a scenario of Argad!, is kept."""
    return FOLDER / f"{'argad' if battle in SKIRMISHES else game}-{battle}.sand"


def _holds(path: Path) -> bool:
    verdict = verify(path.read_bytes(), ruleset_of) if path.exists() else None
    return verdict is not None and verdict.fault is None and verdict.finished


def write() -> None:
    """The files beside this one."""
    found = {FOLDER / name: game for name, game in golden().items()}
    found |= {file_of(battle): played(battle) for battle in BOUTS if not _holds(file_of(battle))}
    found |= {path: played_grandeur(battle) for battle in GRANDEUR if not _holds(path := file_of(battle, "grandeur"))}
    found |= {file_of(name): skirmish(name) for name in SKIRMISHES if not _holds(file_of(name))}
    for path, game in found.items():
        path.write_bytes(b"".join(line + b"\n" for line in game.lines))


if __name__ == "__main__":
    write()
