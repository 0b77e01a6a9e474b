"""The golden games, written again: python -m tests.golden.regenerate. Allowed while a ruleset's version is 0."""

from pathlib import Path

from sandtable.kernel.game import Game
from sandtable.library.rapide.battles import battles, load_battle
from sandtable.library.rapide.tables import load_rapide
from sandtable.match.table import play_out, seated
from sandtable.players.chance import Recorded, from_seed
from sandtable.players.judgement.rapide import Captain
from sandtable.players.recruit import Recruit
from sandtable.rulesets.rapide.battle import SEATS

FOLDER = Path(__file__).parent
TOLD = {
    "italy": ((6, 4, 6, 6, 4, 1), "never"),
    "mohacs": ((6, 8, 6, 6, 9), "never"),
    "tenochtitlan": ((9, 4, 7, 10), "never"),
    "rocroi": ((4, 3, 8, 9, 6, 4, 10, 5, 10, 1), "never"),
    "rivoli": ((3, 5, 8, 6, 7), "after-1"),
    "rivoli-continued": ((3, 5, 8, 6, 9, 3, 8, 9, 1, 2, 4), "after-1"),
}


def golden() -> dict[str, Game]:
    """Each shipped battle as the book tells it, and once between recruits with drawn dice."""
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


def write() -> None:
    """The files beside this one."""
    for name, game in golden().items():
        (FOLDER / name).write_bytes(b"".join(line + b"\n" for line in game.lines))


if __name__ == "__main__":
    write()
