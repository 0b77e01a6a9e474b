"""Chances in the terminal: a table with bars; through a pipe, one plain row per line."""

from collections import Counter
from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.table import Table

from sandtable.cli.speech import tell
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.telling.battle import Prose
from sandtable.odds.forecast import Decision

BAR = 30
EIGHTHS = " ▏▎▍▌▋▊▉"


class Chart:
    """Shows rows of chances to people, or prints them to a pipe."""

    def __init__(self, prose: Prose, console: Console | None = None) -> None:
        self.prose = prose
        self.console = console or Console(highlight=False)

    def rows(self, title: str, rows: list[tuple[str, Fraction]]) -> None:
        """One group of chances that exclude each other."""
        if not self.console.is_terminal:
            for name, chance in rows:
                tell(f"{title}\t{name}\t{float(chance):.6f}")
            return
        table = Table(title=title, title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(min_width=12)
        table.add_column(justify="right")
        table.add_column(style="cyan")
        for name, chance in rows:
            table.add_row(name, f"{float(chance):.2%}", bar(chance))
        self.console.print(table)
        self.console.print()

    def policy(self, decisions: list[Decision]) -> None:
        """The best choice, by who is asked and the stars of attacker and defender, and in how many cases."""
        say, title = self.prose.say, self.prose.say("odds-policy")
        counted = Counter((d.seat, *(d.state.side(seat).stars for seat in SEATS), tag(d.order)) for d in decisions)
        if not counted:
            tell(f"{title}\t{say('odds-policy-none')}")
        for (seat, first, second, order), times in sorted(counted.items()):
            stars = f"{'*' * first or '-'} / {'*' * second or '-'}"
            tell("\t".join((title, self.prose.names[seat], stars, say(f"order-{order}"), str(times))))


def bar(chance: Fraction) -> str:
    """A bar to an eighth of a letter."""
    whole, part = divmod(round(8 * BAR * chance), 8)
    return ("█" * whole + EIGHTHS[part]).rstrip()


def tag(order: Any) -> str:
    """The kind of an order as files name it."""
    return str(order.__struct_config__.tag)
