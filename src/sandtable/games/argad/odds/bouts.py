"""Bouts of Argad!: exact chances of a shot, a duel, or a contact of many, by the rules that play them."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import Bases, Figure, sole
from sandtable.games.argad.rules.fold import fold
from sandtable.games.argad.rules.melee.blows import fray
from sandtable.games.argad.rules.melee.melee import show_blows
from sandtable.games.argad.rules.orders import Blow, Shot
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Aim, Choices, Piece, Post, Scenario
from sandtable.games.argad.rules.shooting.shooting import show_shots
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Fighting, Shooting
from sandtable.kernel.event import Teller
from sandtable.odds.forecast import Forecast
from sandtable.odds.spread import Spread
from sandtable.odds.tree import Until
from sandtable.table.plane import Pose

Fate: TypeAlias = Literal["unhurt", "pushed", "wounded", "killed"]
Fates: TypeAlias = tuple[tuple[str, Fate], ...]
"""What becomes of each figure of a bout, in the order of the roster."""

MIDDLE = 200_000
ONE, OTHER = "one", "other"


class Odds(Struct, frozen=True):
    """What may become of the fighters: together, and figure by figure."""

    ends: Mapping[Fates, Fraction]
    fates: Mapping[str, Mapping[Fate, Fraction]]


def _odds(ruleset: Argad, before: State, tell: Teller[State], names: Collection[str], until: Until) -> Odds:
    """The fates of some figures, from what has been told until something holds."""
    ruleset.course.go_on(tell, ruleset.umpire)
    forecast: Forecast[State] = Forecast(ruleset, _nothing, until=until)
    ranked = [man.id for man in before.men if man.id in names]
    ends = forecast.ends(tell.state).map(lambda end: tuple((name, _fate(before, end, name)) for name in ranked))
    return Odds(ends.chances(), {name: _alone(ends, at).chances() for at, name in enumerate(ranked)})


def _alone(ends: Spread[Fates], at: int) -> Spread[Fate]:
    """What becomes of one of the figures."""
    return ends.map(lambda end: end[at][1])


def _fate(before: State, after: State, name: str) -> Fate:
    man = after.man(name)
    if man is None:
        return "killed"
    if man.wounded and not before.there(name).wounded:
        return "wounded"
    pushed = any(strike.outcome == "recoil" and strike.target == name for strike in after.strikes)
    return "pushed" if pushed else "unhurt"


def contact_odds(ruleset: Argad, state: State, blows: Sequence[Blow]) -> list[Odds]:
    """The chances of a melee with these blows; one result for each group that shares figures."""
    return [_contact(ruleset, state, group) for group in contacts(blows)]


def contacts(blows: Sequence[Blow]) -> list[list[Blow]]:
    """Groups of blows that share figures."""
    found: list[tuple[set[str], list[Blow]]] = []
    for blow in blows:
        names = {name for name in (blow.figure, blow.target, blow.second, blow.shield) if name}
        joined = [each for each in found if each[0] & names]
        found = [each for each in found if not each[0] & names]
        found.append((names.union(*(each[0] for each in joined)), [*(b for each in joined for b in each[1]), blow]))
    return [group for _, group in found]


def _contact(ruleset: Argad, state: State, blows: list[Blow]) -> Odds:
    names = {name for blow in blows for name in (blow.figure, blow.target, blow.second) if name}
    start = replace(state, agenda=(Fighting(),), strikes=(), guards=(), chosen=(), sealed=())
    tell: Teller[State] = Teller(fold, start)
    show_blows(tell, fray(ruleset.umpire.field(start), tuple(blows)))
    return _odds(ruleset, state, tell, names, _fought)


def _fought(state: State) -> bool:
    """The blows are over, and nobody has given way yet."""
    return bool(state.places) or not state.agenda


def volley_odds(ruleset: Argad, state: State, shots: Sequence[Shot]) -> Odds:
    """The chances of these shots, all together."""
    start = replace(state, agenda=(Shooting(),), aimed=(("", tuple(shots)),), volley=(), killed=(), sealed=())
    tell: Teller[State] = Teller(fold, start)
    show_shots(tell, ruleset.umpire)
    field = ruleset.umpire.field(state)
    hostile = {man.id for man in state.men for shot in shots if field.hostile(man.id, shot.figure)}
    return _odds(ruleset, state, tell, hostile, lambda each: not each.agenda)


def _nothing(view: object, seat: str) -> object:
    raise AssertionError("nobody is asked in the middle of a bout")


def duel_state(
    ruleset: Argad,
    period: str,
    one: Figure,
    other: Figure,
    *,
    apart: int = 0,
    choices: Choices = Choices(),  # noqa: B008 — frozen
    pieces: tuple[Piece, ...] = (),
) -> State:
    """Two figures face to face on an empty table; `apart` is measured from base to base."""
    bases = Bases()
    reach = sum(sole(figure, bases, mounted=figure.horse != "none").length // 2 for figure in (one, other))
    first, second = (replace(figure, id=name, seat=name) for figure, name in ((one, ONE), (other, OTHER)))
    scenario = Scenario(
        period,
        (2 * MIDDLE, 2 * MIDDLE),
        (ONE, OTHER),
        (first, second),
        (Post(ONE, Pose(MIDDLE, MIDDLE, 0)), Post(OTHER, Pose(MIDDLE + reach + apart, MIDDLE, 18_000))),
        (Aim(ONE, "kill"), Aim(OTHER, "kill")),
        1,
        pieces=pieces,
        choices=choices,
    )
    return replace(ruleset.setup(scenario), turn=1)


def duel_odds(ruleset: Argad, state: State, weapons: tuple[str, str] = ("", "")) -> Odds:
    """Two figures strike each other, each once."""
    blows = (Blow(ONE, OTHER, weapons[0]), Blow(OTHER, ONE, weapons[1]))
    (found,) = contact_odds(ruleset, state, blows)
    return found


def shot_odds(ruleset: Argad, state: State) -> Odds:
    """One shoots at the other."""
    return volley_odds(ruleset, state, (Shot(ONE, OTHER),))
