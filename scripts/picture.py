"""The pictures in the README and in docs/, made from the program itself: python scripts/picture.py."""

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from rich.console import Console

from sandtable.games.rapide.commands.odds import Chart
from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.players.captain import NEVER, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel.loop import opened
from sandtable.kernel.retell import retell
from sandtable.library.words import words
from sandtable.match.table import play_out, seated
from sandtable.odds.forecast import Forecast
from sandtable.players.chance import Recorded, from_seed

ROOT = Path(__file__).parent.parent
DOCS, GOLDEN = ROOT / "docs", ROOT / "tests" / "golden"
PICTURE = DOCS / "rocroi.svg"
CANNAE = 98
"""Turn 7: the Numidians are behind the legions, Hannibal is beside them, and the jaws are shut."""
RIDGE = 130
"""Turn 3: the line waits on its ridge, and the columns come up by the village."""
RAID = 32
"""Turn 4: the robbers fight at the northern farm, and the village has come running to both."""
WIDTH = 900
DICE = (4, 3, 8, 9, 6, 4, 10, 5, 10, 1)


def main() -> None:
    """All of them."""
    rocroi()
    for picture, game, entry in tables():
        picture.parent.mkdir(exist_ok=True)
        subprocess.run([sys.executable, "-m", "sandtable", *render(game, entry, picture)], cwd=ROOT, check=True)


def tables() -> Iterator[tuple[Path, Path, int]]:
    """Every picture of a table, the golden game that it shows, and after which entry.

    A page of docs/ asks for one by its name: played/BATTLE-ENTRY.svg.
    """
    yield DOCS / "cannae.svg", GOLDEN / "impetus-cannae.sand", CANNAE
    yield DOCS / "grandeur.svg", GOLDEN / "grandeur-peninsular-ridge.sand", RIDGE
    yield DOCS / "argad.svg", GOLDEN / "argad-village-raid.sand", RAID
    for page in sorted(DOCS.glob("played-*.md")):
        for battle, entry in re.findall(r"\(played/([a-z-]+)-(\d+)\.svg\)", page.read_text("utf-8")):
            yield DOCS / "played" / f"{battle}-{entry}.svg", GOLDEN / f"impetus-{battle}.sand", int(entry)


def render(game: Path, entry: int, picture: Path) -> list[str]:
    """The command that draws it."""
    return ["render", str(game), "--at", str(entry), "-o", str(picture), "--width", str(WIDTH), "--lang", "en"]


def rocroi() -> None:
    """Rocroi: its odds before the first die, and the battle as the book tells it."""
    ruleset, say = load_rapide(), words("en")
    battle = load_battle(battles()["rocroi"], ruleset)
    standing = Standing(ruleset, dict.fromkeys(SEATS, NEVER))
    prose = Prose(say, battle)
    console = Console(record=True, width=118, file=io.StringIO(), force_terminal=True, highlight=False)

    console.print("[bold]$ sandtable odds rapide rocroi[/]\n")
    winners = Forecast(ruleset, standing, worth).ends(opened(ruleset, battle)).map(lambda end: end.winner)
    rows: list[tuple[str, Fraction]] = [(prose.names.get(s, say("odds-nobody")), winners[s]) for s in (*SEATS, "")]
    Chart(prose, console).rows(say("odds-winner"), rows)

    console.print(f"[bold]$ sandtable rapide rocroi --dice {','.join(map(str, DICE))}[/]\n")
    game = seated(ruleset, battle, from_seed(1, SEATS), typed=True)
    play_out(game, standing, Recorded(DICE))
    for moment in retell(ruleset, battle, game.entries):
        for line in prose.moment(moment):
            text, _, clause = line.rpartition(" [")
            console.print(f"{text} [dim]\\[{clause}[/dim]")
    picture = console.export_svg(title="Sandtable", unique_id="rocroi")
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", picture, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
