"""`sandtable odds argad`: exact chances of a shot, a duel, or a whole contact, by the rules themselves."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import typer
from msgspec.structs import replace

from sandtable.cli.exact import exact
from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, spoken, tell, unusable
from sandtable.games.argad.files.tables import load_argad, load_tables, with_own
from sandtable.games.argad.odds.bouts import ONE, OTHER, Odds, contact_odds, duel_odds, duel_state, shot_odds
from sandtable.games.argad.rules.characters.figures import Figure, judge_figure
from sandtable.games.argad.rules.melee.blows import forbids_blows
from sandtable.games.argad.rules.orders import Blow, Shot
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.shooting.shooting import gunnery
from sandtable.games.argad.rules.shooting.targets import forbids_shooting
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Fighting
from sandtable.games.argad.rules.tables import CM
from sandtable.games.argad.telling.names import Names
from sandtable.kernel.refusal import Refusal
from sandtable.library.fault import Unreadable
from sandtable.library.readable import refusal_line
from sandtable.library.words import Words

LISTS = ("blades", "heroics", "traits")
FIELDS = {"class": "rank", "clothing": "wears", "armour": "wears", "blade": "blades", "trait": "traits"}
FARTHEST = 300

argad = typer.Typer(help="Argad!: a shot, a duel, a whole contact.", no_args_is_help=True, add_completion=False)
Json = typer.Option(False, "--json", help="Print the chances as JSON: exact fractions.")
Period = typer.Option("fourteenth-century", "--period", metavar="PERIOD", help="Whose tables: the name of a period.")
Own = typer.Option(
    None,
    "--tables",
    metavar="FILE.toml",
    help="Tables of your own; they stand for the period that the file is named after.",
)
One = typer.Argument(..., metavar="FIGURE", help='Such as "class=4,armour=4,blade=sword,shield=medium".')
Other = typer.Argument(..., metavar="OTHER", help='Such as "class=3,clothing=2,blade=spear,strong".')


@argad.callback()
def main() -> None:
    """Argad!: a shot, a duel, a whole contact."""


@argad.command("duel")
def duel(
    one: str = One,
    other: str = Other,
    charge: bool = typer.Option(False, "--charge", help="The first has come in a charge."),
    period: str = Period,
    tables: Path | None = Own,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """What becomes of two who strike each other once, face to face on open ground."""
    say = spoken(lang)
    ruleset = _rules(say, tables)
    figures = _pair(say, ruleset, period, one, other)
    state = duel_state(ruleset, period, *figures)
    if charge:
        charging = tuple(replace(man, charging=man.id == ONE, still=man.id != ONE) for man in state.men)
        state = replace(state, men=charging)
    _show(say, state, [duel_odds(ruleset, state)], as_json=as_json)


@argad.command("shot")
def shot(
    one: str = One,
    other: str = Other,
    distance: int = typer.Option(..., "--at", metavar="CM", min=1, max=FARTHEST, help="From base to base."),
    period: str = Period,
    tables: Path | None = Own,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """What becomes of a figure that is shot at, on open ground."""
    say = spoken(lang)
    ruleset = _rules(say, tables)
    figures = _pair(say, ruleset, period, one, other)
    state = duel_state(ruleset, period, *figures, apart=distance * CM)
    _refuse(say, list(forbids_shooting(gunnery(state, ruleset.umpire), ONE, (Shot(ONE, OTHER),))))
    _show(say, state, [shot_odds(ruleset, state)], as_json=as_json)


@argad.command("contact")
def contact(
    file: Path = typer.Argument(..., metavar="FILE.sand", help="A game file of Argad!."),
    at: int | None = typer.Option(None, "--at", metavar="N", min=0, help="The table after entry N; else the last."),
    blow: list[str] = typer.Option(
        [], "--blow", metavar="A>B", help="A strikes B; may be repeated. By default all strike as captains would."
    ),
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """What becomes of all who are in contact in a game, many against many."""
    from sandtable.cli.course import read_course

    say = spoken(lang)
    try:
        course = read_course(say, file, at, lambda ruleset: _refused(say, file, ruleset))
    except Unreadable as trouble:
        unusable(say, trouble)
    ruleset, state = course.ruleset, course.states[-1 if at is None else at]
    blows = [_blow(say, state, text) for text in blow] if blow else _chosen(ruleset, state)
    field = ruleset.umpire.field(state)
    for seat in state.scenario.seats:
        own = tuple(each for each in blows if field.seat(each.figure) == seat)
        _refuse(say, list(forbids_blows(state, field, seat, own)))
    if not any(each.target for each in blows):
        fail([say("odds-argad-apart")], BAD)
    _show(say, state, contact_odds(ruleset, state, blows), as_json=as_json)


def _refused(say: Words, file: Path, ruleset: str) -> str:
    args = {"file": str(file), "ruleset": ruleset, "wanted": Argad.name}
    return "" if ruleset == Argad.name else say("game-other-rules", **args)


def _chosen(ruleset: Argad, state: State) -> list[Blow]:
    """What captains would do on all sides."""
    from sandtable.games.argad.players.combat import fight
    from sandtable.games.argad.players.worth import worths

    there = replace(state, agenda=(Fighting(),))
    orders = [fight(ruleset.view(there, seat), seat, ruleset.umpire, worths(there)) for seat in state.scenario.seats]
    return [blow for order in orders for blow in order.blows]


def _blow(say: Words, state: State, text: str) -> Blow:
    figure, _, target = (part.strip() for part in text.partition(">"))
    if state.man(figure) is None or state.man(target) is None:
        fail([say("odds-argad-strike", text=text)], UNUSABLE)
    return Blow(figure, target)


def _rules(say: Words, tables: Path | None) -> Argad:
    try:
        return load_argad() if tables is None else Argad(with_own(load_tables(), tables))
    except Unreadable as trouble:
        unusable(say, trouble)


def _pair(say: Words, ruleset: Argad, period: str, *texts: str) -> tuple[Figure, Figure]:
    if period not in ruleset.tables.periods:
        known = ", ".join(ruleset.tables.periods)
        fail([say("fault-name", name=period, nearest="none", known=known)], UNUSABLE)
    one, other = (_figure(say, text) for text in texts)
    _refuse(say, [each for figure in (one, other) for each in judge_figure(figure, ruleset.tables.periods[period])])
    return one, other


def _figure(say: Words, text: str) -> Figure:
    """`class=4,armour=4,blade=sword,shield=medium`; a blade may be named several times."""
    fields: dict[str, Any] = {"id": ONE, "seat": ONE}
    for part in filter(None, (each.strip() for each in text.split(","))):
        name, given, value = part.partition("=")
        field = FIELDS.get(name, name)
        if field not in Figure.__struct_fields__ or field in ("id", "seat"):
            known = ", ".join(dict.fromkeys((*FIELDS, *Figure.__struct_fields__[5:])))
            fail([say("odds-argad-field", text=text, name=name, known=known)], UNUSABLE)
        if name in ("clothing", "armour"):
            fields["armour"] = name == "armour"
        read = int(value) if value.isdecimal() and len(value) < 4 else value if given else True
        fields[field] = (*fields.get(field, ()), read) if field in LISTS else read
    try:
        return msgspec.convert(fields, Figure)
    except msgspec.ValidationError as error:
        field = str(error).rpartition("$.")[2].rstrip("`")
        name = next((name for name, own in FIELDS.items() if own == field), field)
        fail([say("odds-argad-value", text=text, name=name, value=str(fields.get(field, "")))], UNUSABLE)


def _refuse(say: Words, refusals: Sequence[Refusal]) -> None:
    if refusals:
        fail((refusal_line(say, each) for each in refusals), UNUSABLE)


def _show(say: Words, state: State, found: list[Odds], *, as_json: bool) -> None:
    if as_json:
        told = [{"fates": _fates(each), "ends": _ends(each)} for each in found]
        tell(msgspec.json.encode(told[0] if len(told) == 1 else told).decode())
        return
    names = Names(say, state.scenario)
    for odds in found:
        for name, fates in odds.fates.items():
            for fate in sorted(fates, key=lambda each: -fates[each]):
                who = name if name in (ONE, OTHER) else names.figure(name)
                title = say("odds-argad-who", who=who)
                tell(f"{title}\t{say(f'odds-argad-{fate}')}\t{float(fates[fate]):.6f}")


def _fates(odds: Odds) -> dict[str, dict[str, str]]:
    return {name: _written(fates) for name, fates in odds.fates.items()}


def _written(chances: Mapping[Any, Fraction]) -> dict[str, str]:
    return {str(name): exact(chance) for name, chance in chances.items()}


def _ends(odds: Odds) -> list[dict[str, Any]]:
    """Everything that may become of all of them together, the likeliest first."""
    ranked = sorted(odds.ends.items(), key=lambda each: (-each[1], each[0]))
    return [{"fates": dict(end), "chance": exact(chance)} for end, chance in ranked]
