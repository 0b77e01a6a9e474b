"""`sandtable odds rapide`: the exact chances of a battle."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from sandtable.cli.exact import Json, exact, table
from sandtable.cli.speech import UNUSABLE, Lang, fail, spoken, tell
from sandtable.games.rapide.commands.setup import BattleName, RetreatOrders, Tables, prepared, retreat_orders
from sandtable.games.rapide.files.halves import fraction, written
from sandtable.games.rapide.players.captain import BY_ODDS, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel.loop import opened
from sandtable.odds.forecast import Decision, Forecast
from sandtable.odds.spread import Spread
from sandtable.odds.tree import MOST, TooMany

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
        """The best choice, by the side that is asked and the stars of both sides, and the number of cases."""
        say, title = self.prose.say, self.prose.say("odds-policy")
        counted = Counter(
            (d.seat, *(d.state.side(seat).stars for seat in SEATS), d.order.__struct_config__.tag) for d in decisions
        )
        if not counted:
            tell(f"{title}\t{say('odds-policy-none')}")
        for (seat, first, second, order), times in sorted(counted.items()):
            stars = f"{'*' * first or '-'} / {'*' * second or '-'}"
            tell("\t".join((title, self.prose.names[seat], stars, say(f"order-{order}"), str(times))))


def bar(chance: Fraction) -> str:
    """A bar to an eighth of a letter."""
    whole, part = divmod(round(8 * BAR * chance), 8)
    return ("█" * whole + EIGHTHS[part]).rstrip()


def rapide_odds(
    battle: str = BattleName,
    retreat: str = RetreatOrders,
    lang: str | None = Lang,
    as_json: bool = Json,
    tables: list[Path] | None = Tables,
) -> None:
    """The exact chances of a whole battle of Combat Rapide."""
    say = spoken(lang)
    ruleset, fought = prepared(say, battle, tables)
    orders = retreat_orders(say, retreat)
    forecast: Forecast[State] = Forecast(ruleset, Standing(ruleset, orders), worth)
    start = opened(ruleset, fought)
    try:
        ends = forecast.ends(start)
    except TooMany:
        fail([say("odds-too-many", most=MOST)], UNUSABLE)
    if as_json:
        tell(msgspec.json.encode(chances(ends) | {"policy": policy(forecast, start, orders)}).decode())
    else:
        show(Chart(Prose(say, fought)), ends, forecast, start, orders)


def chances(ends: Spread[State]) -> dict[str, Any]:
    """All chances of the results, as exact fractions."""
    return {
        "winner": {seat or "none": exact(ends.chance(_won(seat))) for seat in (*SEATS, "")},
        "major": {seat: exact(ends.chance(_won_greatly(seat))) for seat in SEATS},
        "losses": {seat: table(losses(ends, seat), fraction) for seat in SEATS},
        "remains": {seat: table(remains(ends, seat), str) for seat in SEATS},
    }


def losses(ends: Spread[State], seat: str) -> Spread[int]:
    """What a side may lose, in halves."""
    return ends.map(lambda end: end.side(seat).losses)


def remains(ends: Spread[State], seat: str) -> Spread[str]:
    """What may be left of a side."""
    return ends.map(lambda end: str(end.side(seat).stack))


def policy(forecast: Forecast[State], start: State, orders: dict[str, str]) -> dict[str, Any]:
    """The standing orders, and the best choice where they leave it open."""
    found: dict[str, Any] = dict(orders)
    if BY_ODDS in orders.values():
        found["decisions"] = [
            {
                "asked": seat,
                "stars": {each: state.side(each).stars for each in SEATS},
                "inflicted": {each: fraction(state.side(each).inflicted) for each in SEATS},
                "failed": [each for each in SEATS if state.side(each).failed],
                "order": order.__struct_config__.tag,
            }
            for state, seat, order in forecast.decisions(start)
        ]
    return found


def show(chart: Chart, ends: Spread[State], forecast: Forecast[State], start: State, orders: dict[str, str]) -> None:
    """The chances for people, group by group."""
    say, names = chart.prose.say, chart.prose.names
    winners = ends.map(lambda end: end.winner)
    chart.rows(say("odds-winner"), [(names.get(s, say("odds-nobody")), winners[s]) for s in (*SEATS, "")])
    chart.rows(say("odds-major"), [(names[seat], ends.chance(_won_greatly(seat))) for seat in SEATS])
    for seat in SEATS:
        lost = losses(ends, seat)
        mean = say("odds-expected", mean=f"{float(lost.mean(lambda halves: Fraction(halves, 2))):.2f}")
        rows = [(written(halves), lost[halves]) for halves in sorted(lost)]
        chart.rows(f"{say('odds-losses', who=names[seat])} ({mean})", rows)
    for seat in SEATS:
        left = remains(ends, seat)
        rows = sorted(((stack or say("rapide-nothing"), left[stack]) for stack in left), key=lambda row: -row[1])
        chart.rows(say("odds-remains", who=names[seat]), rows)
    if BY_ODDS in orders.values():
        chart.policy(forecast.decisions(start))


def _won(seat: str) -> Callable[[State], bool]:
    return lambda end: end.winner == seat


def _won_greatly(seat: str) -> Callable[[State], bool]:
    return lambda end: end.major and end.winner == seat
