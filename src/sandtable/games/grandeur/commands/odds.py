"""`sandtable odds grandeur`: exact chances of discipline, fire, evading or standing, and squares, by the rules."""

from fractions import Fraction
from typing import Any, cast

import msgspec
import typer

from sandtable.cli.exact import Json, exact, show
from sandtable.cli.speech import UNUSABLE, Lang, fail, known, spoken
from sandtable.games.grandeur.files.encounter import SIDES, WEATHERS, Meeting, Troop, encounter
from sandtable.games.grandeur.files.profiles import load_profiles
from sandtable.games.grandeur.files.ruleset import load_grandeur
from sandtable.games.grandeur.rules.movement.discipline import AtLeast, test_throw
from sandtable.games.grandeur.rules.movement.reactions import forbids_answer
from sandtable.games.grandeur.rules.orders import Evade, FormSquare, Stand
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import Charging, DisciplineTest, Purpose, Reaction
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.odds.prospects import Prospects
from sandtable.games.impetus.rules.orders import Charge, Shoot
from sandtable.kernel.answer import Given
from sandtable.kernel.dice import Throw
from sandtable.kernel.refusal import Refusal
from sandtable.library.readable import refusal_line
from sandtable.library.words import Words
from sandtable.match.preview import Preview, preview
from sandtable.odds.throws import readings

PURPOSES = ("move", "rally", "opportunity", "square", "evade", "disengage")
MOST_APART = 50
TROOP = 'A profile and its state, such as "line", "hussars,disordered,lost=1" or "guard,brave,phases=1".'

grandeur = typer.Typer(help="Grandeur: discipline, fire, evading, squares.", no_args_is_help=True, add_completion=False)
Apart = typer.Option(5, "--apart", metavar="U", min=1, max=MOST_APART, help="How far they are apart, in U.")
From = typer.Option("front", "--from", metavar="front|flank|rear", help="The side of the other that it comes from.")
Sky = typer.Option("clear", "--weather", metavar="WEATHER", help="hot, clear, after-rain, rain or foul.")
Squares = typer.Option(False, "--squares-by-order", help="Squares are formed by order (appendix 1).")


@grandeur.command("discipline")
def discipline_odds(
    unit: str = typer.Option(..., "--unit", metavar="TROOP", help=TROOP),
    purpose: str = typer.Option("move", "--for", metavar="PURPOSE", help=", ".join(PURPOSES) + "."),
    charger: str = typer.Option("", "--charger", metavar="TROOP", help="Who charges, for a square."),
    side: str = From,
    weather: str = Sky,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """Whether a unit passes its discipline test; `out` in its state puts it beyond every general's command."""
    say = spoken(lang)
    known(say, purpose, PURPOSES)
    meeting = _meeting(say, 5, side, weather, squares=purpose == "square")
    state = _met(say, charger or unit, unit, meeting)
    one, other = _names(state)
    test = DisciplineTest((other,), cast(Purpose, purpose), one if charger else "", side != "front")
    throw = test_throw(state, test, _umpire())
    found = readings(throw)
    show(
        {"passed": exact(found.chance(bool)), "failed": exact(found.chance(lambda passed: not passed))}, as_json=as_json
    )


@grandeur.command("fire")
def fire_odds(
    shooter: str = typer.Option(..., "--shooter", metavar="TROOP", help=TROOP),
    target: str = typer.Option(..., "--target", metavar="TROOP", help=TROOP),
    apart: int = Apart,
    side: str = From,
    weather: str = Sky,
    squares: bool = Squares,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """How many hits a shot gives, and what its target loses by its test."""
    say = spoken(lang)
    state = _met(say, shooter, target, _meeting(say, apart, side, weather, squares=squares))
    found = preview(load_grandeur(), state, "red", Shoot(*_names(state)))
    _refused(say, found.refusals)
    assert isinstance(found.awaits, Throw), "a shot waits for its dice"
    hits = {str(value): exact(chance) for value, chance in sorted(found.odds.items(), key=str)}
    lost: dict[int, Fraction] = {}
    for (_, theirs), chance in found.prospects.losses.items():
        lost[theirs] = lost.get(theirs, Fraction(0)) + chance
    losses = {str(loss): exact(lost[loss]) for loss in sorted(lost)}
    told = {"dice": str(found.awaits.count), "hits": hits, "loss": losses, "destroyed": exact(found.prospects.destroys)}
    show(told, as_json=as_json)


@grandeur.command("evade")
def evade_odds(
    charger: str = typer.Option(..., "--charger", metavar="TROOP", help=TROOP),
    charged: str = typer.Option(..., "--charged", metavar="TROOP", help=TROOP),
    apart: int = Apart,
    side: str = From,
    weather: str = Sky,
    squares: bool = Squares,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """What a charge may do to a unit that stands, and to one that evades."""
    say = spoken(lang)
    state = _met(say, charger, charged, _meeting(say, apart, side, weather, squares=squares))
    show(_answers(say, state, Evade(_names(state)[1])), as_json=as_json)


@grandeur.command("square")
def square_odds(
    charger: str = typer.Option(..., "--charger", metavar="TROOP", help=TROOP),
    charged: str = typer.Option(..., "--charged", metavar="TROOP", help=TROOP),
    apart: int = Apart,
    side: str = From,
    weather: str = Sky,
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """What a charge may do to infantry that stands, and to infantry that tests to form square (appendix 1)."""
    say = spoken(lang)
    state = _met(say, charger, charged, _meeting(say, apart, side, weather, squares=True))
    show(_answers(say, state, FormSquare(_names(state)[1])), as_json=as_json)


def _answers(say: Words, state: State, answer: Any) -> dict[str, Any]:
    """The chances of a charge by the answer to it, from the view of the side that is charged."""
    rules = load_grandeur()
    one, other = _names(state)
    order = Charge((one,))
    _refused(say, tuple(rules.judge(state, "red", order)))
    step = Reaction((one,), charge=Charging((one,)))
    _refused(say, tuple(forbids_answer(state, step, answer, _umpire())))
    asked = rules.resolve(state, Given("red", order))[1]
    told = {
        "stand": preview(rules, asked, "blue", Stand(other)),
        str(answer.__struct_config__.tag): preview(rules, asked, "blue", answer),
    }
    return {name: _prospects(found) for name, found in told.items()}


def _prospects(found: Preview) -> dict[str, Any]:
    """`passed` if a test comes first; `wins` and `destroyed` refer to the charged unit."""
    tests = isinstance(found.awaits, Throw) and isinstance(found.awaits.reading, AtLeast)
    tested = {"passed": exact(found.odds.get(True, Fraction(0)))} if tests else {}
    fight: Prospects | None = found.prospects
    if fight is None:
        return {**tested, "contact": "0/1"}
    chances = {
        name: exact(getattr(fight, name)) for name in ("contact", "wins", "loses", "draws", "destroys", "destroyed")
    }
    losses = {f"{own},{foe}": exact(chance) for (own, foe), chance in sorted(fight.losses.items())}
    return {**tested, **chances, "losses": losses}


# What is asked


def _names(state: State) -> tuple[str, str]:
    one, other = state.units
    return one.id, other.id


def _umpire() -> Umpire:
    umpire: Any = load_grandeur().umpire
    return umpire  # type: ignore[no-any-return]


def _met(say: Words, one: str, other: str, meeting: Meeting) -> State:
    return encounter(_troop(say, one), _troop(say, other), meeting)


def _meeting(say: Words, apart: int, side: str, weather: Any, *, squares: bool) -> Meeting:
    known(say, side, SIDES)
    known(say, weather, WEATHERS)
    return Meeting(apart, side, weather, squares)


def _troop(say: Words, text: str) -> Troop:
    """`line,lost=1,disordered`."""
    profile, *rest = (part.strip() for part in text.split(","))
    known(say, profile, tuple(load_profiles()))
    fields: dict[str, Any] = {"profile": profile}
    for part in rest:
        name, given, value = part.partition("=")
        fields[name] = int(value) if value.isdecimal() and len(value) < 3 else value if given else True
    try:
        troop = msgspec.convert(fields, Troop)
    except msgspec.ValidationError:
        fail([say("troop-unreadable", text=text)], UNUSABLE)
    if not (
        troop.lost < load_profiles()[profile].profile.vbu and troop.phases <= load_grandeur().tables.numbers.most_phases
    ):
        fail([say("troop-range", text=text)], UNUSABLE)
    return troop


def _refused(say: Words, refused: tuple[Refusal, ...]) -> None:
    if refused:
        fail((refusal_line(say, each) for each in refused), UNUSABLE)
