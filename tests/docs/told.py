"""What a page may say of a recorded battle of Basic Impetus: rows of its tables, and lines on each turn."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from sandtable.games import ruleset_of
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.setup.scenario import SEATS, Scenario, piece_of
from sandtable.games.impetus.rules.troops.armies import Army
from sandtable.games.impetus.rules.turn.turns import tolls
from sandtable.kernel.codec import codec
from sandtable.kernel.dice import Line, total
from sandtable.kernel.entry import read_entry, read_header
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment, retell
from sandtable.table.plane import UNIT

NO_DICE = "–"
WORDS = {"vbu": "VBU", "impetus-cancelled": "cancelled", "least": "minimum", "elusive": "elusive target"}
UNQUOTED = ("BI 6.2a", "BI 3.5")
"""Clauses of lines whose throw says already where they come from."""

Names: TypeAlias = Mapping[str, str]


class Row(NamedTuple):
    """What stands in a row beside its entry and its dice."""

    who: str
    what: str
    outcome: str
    thrown: bool = True


class Battle:
    """A file of a battle, told entry by entry."""

    def __init__(self, path: Path) -> None:
        first, *rest = path.read_bytes().splitlines()
        header = read_header(first)
        ruleset = ruleset_of(header.ruleset, header.version, bytes(header.tables))
        self.scenario: Scenario = codec(ruleset).scenario(header.scenario)
        self.moments = list(retell(ruleset, self.scenario, [read_entry(line) for line in rest]))

    def rows(self) -> Iterator[str]:
        """A row for each throw, and for each of its consequences."""
        named = names(self.scenario)
        for moment, event in self._told():
            if type(event) in TELLS:
                row = TELLS[type(event)](event, moment, named)
                faces = " ".join(map(str, sorted(moment.faces, reverse=True))) if row.thrown else NO_DICE
                yield f"| {moment.entry} | {row.who} | {row.what} | {faces} | {row.outcome} |"

    def initiatives(self) -> Iterator[str]:
        """What both sides have thrown for initiative, each time that they have."""
        thrown: list[str] = []
        for moment, event in self._told():
            if isinstance(event, e.InitiativeThrown):
                assert moment.throw
                parts = [*moment.faces, *(line.value for line in moment.throw.lines)]
                thrown.append(f"{event.seat} {' + '.join(map(str, parts))} = {event.total}")
            if len(thrown) == len(SEATS):
                yield f"entry {moment.entry}: {', '.join(thrown)}"
                thrown = []

    def bills(self) -> Iterator[str]:
        """What each army has lost at the end of each turn."""
        for moment, event in self._told():
            if isinstance(event, e.TurnEnded):
                lost = zip(SEATS, tolls(moment.state), strict=True)
                sides = ", ".join(f"{seat} {toll.gone} of {toll.whole}" for seat, toll in lost)
                yield f"VD lost after turn {event.number}: {sides}."

    def muster(self) -> Iterator[str]:
        """A row for each kind of unit of either army."""
        for side in self.scenario.sides.values():
            yield from _muster(side.army)

    def _told(self) -> Iterator[tuple[Moment, Event]]:
        return ((moment, event) for moment in self.moments for event in moment.events)


def _muster(army: Army) -> Iterator[str]:
    kinds = Counter((unit.name.en if unit.name else "", unit.profile) for unit in army.units)
    for (name, each), count in kinds.items():
        yield f"| {count} {name} | {each.type} | {each.move / UNIT:g} | {each.vbu} | {each.impetus} | {each.vd} |"


def names(scenario: Scenario) -> Names:
    """Each unit by the name that its army gives it; several of one name have a number."""
    found: dict[str, str] = {}
    for seat, side in scenario.sides.items():
        named = {unit.id: unit.name.en if unit.name else unit.profile.type for unit in side.army.units}
        times = Counter(named.values())
        for unit, name in named.items():
            found[piece_of(seat, unit)] = name if times[name] == 1 else f"{name} {unit.rpartition('-')[2]}"
    return found


def reasons(lines: Iterable[Line]) -> str:
    """Numbers with their reasons and clauses."""
    return ", ".join(map(_reason, lines))


def _reason(line: Line) -> str:
    word, signed = WORDS.get(line.why, line.why), f"{line.value:+}".replace("-", "−")
    if line.why == "vbu":
        return f"{word} {line.value}"
    return f"{word} {signed}" if line.clause in UNQUOTED else f"{word} {signed} ({line.clause})"


def hits(number: int) -> str:
    return f"{number or 'no'} hit{'' if number == 1 else 's'}"


def dice(moment: Moment) -> str:
    return f"{len(moment.faces)} {'die' if len(moment.faces) == 1 else 'dice'}"


def _setup(event: e.SetupThrown, moment: Moment, named: Names) -> Row:
    assert moment.throw
    return Row(event.seat, f"attack or defence (BI 3.5): {reasons(moment.throw.lines)}", str(event.total))


def _bonus(event: e.BonusThrown, moment: Moment, named: Names) -> Row:
    who = ", ".join(named[unit] for unit in event.units)
    return Row(who, "charge bonus (BI 5.6.1)", f"{event.distance / UNIT:g} U more")


def _shot(event: e.ShotFired, moment: Moment, named: Names) -> Row:
    what = f"fire at {named[event.target]}, {dice(moment)}: {reasons(event.lines)}"
    return Row(named[event.unit], what, hits(event.hits))


def _tested(event: e.Tested, moment: Moment, named: Names) -> Row:
    least = event.critical - total(event.lines)
    lines = [*event.lines, *([Line(least, event.clause, "least")] if least else [])]
    outcome = f"fails: {event.lost} VBU lost (BI 6.2b)" if event.lost else "passes"
    return Row(named[event.unit], f"cohesion {event.critical}: {reasons(lines)}", outcome)


def _fought(event: e.MeleeThrown, moment: Moment, named: Names) -> Row:
    return Row(named[event.unit], f"melee, {dice(moment)}: {reasons(event.lines)}", hits(event.hits))


def _pila(event: e.PilaThrown, moment: Moment, named: Names) -> Row:
    return Row(named[event.target], f"pila hurled at them (BI 6.5), {dice(moment)}", hits(event.hits))


def _far(what: str) -> Callable[[Any, Moment, Names], Row]:
    return lambda event, _, named: Row(named[event.unit], what, f"{event.distance / UNIT:g} U")


def _fate(what: Callable[[Any, Names], str]) -> Callable[[Any, Moment, Names], Row]:
    return lambda event, _, named: Row(named[event.unit], what(event, named), event.clause, thrown=False)


TELLS: Mapping[type[Event], Callable[[Any, Moment, Names], Row]] = MappingProxyType(
    {
        e.SetupThrown: _setup,
        e.BonusThrown: _bonus,
        e.ShotFired: _shot,
        e.Tested: _tested,
        e.MeleeThrown: _fought,
        e.PilaThrown: _pila,
        e.ShiftThrown: lambda v, _, named: Row(named[v.unit], "matching front (BI 7.6.4)", f"shifted {v.corner}"),
        e.RetreatThrown: _far("retreat (BI 7.6.1b)"),
        e.PursuitThrown: _far("pursuit (BI 7.6.2a)"),
        e.StrengthLost: _fate(lambda event, _: f"loses {event.amount} VBU"),
        e.Disordered: _fate(lambda *_: "falls into disorder"),
        e.Rallied: _fate(lambda *_: "rallies"),
        e.Flanked: _fate(lambda event, named: f"is caught in flank or rear by {named[event.attacker]}"),
        e.Routed: _fate(lambda *_: "routs"),
    }
)
