"""The picture in the README, made from the program itself: python scripts/picture.py."""

import io
import re
from pathlib import Path

from rich.console import Console

from sandtable.cli.odds import show
from sandtable.cli.odds_chart import Chart
from sandtable.cli.rapide_prose import Prose
from sandtable.kernel.loop import opened
from sandtable.library.rapide.battles import battles, load_battle
from sandtable.library.rapide.tables import load_rapide
from sandtable.library.words import words
from sandtable.odds.forecast import Forecast
from sandtable.players.judgement.rapide import Standing, worth
from sandtable.rulesets.rapide.battle import SEATS

PICTURE = Path(__file__).parent.parent / "docs" / "odds.svg"


def main() -> None:
    """Rocroi before the first die, as the terminal shows it."""
    ruleset = load_rapide()
    battle = load_battle(battles()["rocroi"], ruleset)
    orders = dict.fromkeys(SEATS, "never")
    forecast = Forecast(ruleset, Standing(ruleset, orders), worth)
    start = opened(ruleset, battle)
    console = Console(record=True, width=72, file=io.StringIO(), force_terminal=True, highlight=False)
    console.print("$ sandtable odds rapide rocroi\n")
    show(Chart(Prose(words("en"), battle), console), forecast.ends(start), forecast, start, orders)
    picture = console.export_svg(title="Rocroi, 1643", unique_id="odds")
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
