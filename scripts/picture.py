"""The picture in the README, made from the program itself: python scripts/picture.py."""

import io
import re
from fractions import Fraction
from pathlib import Path

from rich.console import Console

from sandtable.cli.odds_chart import Chart
from sandtable.cli.rapide_prose import Prose
from sandtable.kernel.loop import opened
from sandtable.kernel.retell import retell
from sandtable.library.rapide.battles import battles, load_battle
from sandtable.library.rapide.tables import load_rapide
from sandtable.library.words import words
from sandtable.match.table import play_out, seated
from sandtable.odds.forecast import Forecast
from sandtable.players.chance import Recorded, from_seed
from sandtable.players.judgement.rapide import NEVER, Standing, worth
from sandtable.rulesets.rapide.battle import SEATS

PICTURE = Path(__file__).parent.parent / "docs" / "rocroi.svg"
DICE = (4, 3, 8, 9, 6, 4, 10, 5, 10, 1)


def main() -> None:
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
