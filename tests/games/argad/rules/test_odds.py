"""Odds of shots, duels and contacts of many are equal to brute force, as fractions."""

import random
from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.odds.bouts import ONE, OTHER, contact_odds, duel_odds, duel_state, shot_odds, volley_odds
from sandtable.games.argad.odds.engagement import engagement
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.fold import fold
from sandtable.games.argad.rules.melee.blows import fray
from sandtable.games.argad.rules.melee.melee import blow_choices, show_blows
from sandtable.games.argad.rules.orders import Blow, Shoot, Shot
from sandtable.games.argad.rules.setup.scenario import Aim, Choices, Post, Scenario
from sandtable.games.argad.rules.shooting.shooting import show_shots
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Fighting, Shooting
from sandtable.kernel.answer import Read
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.event import Teller
from sandtable.table.plane import Pose

PERIOD = "fourteenth-century"
CM = 1000
SIXTH = Fraction(1, 6)


def figure(rank: int = 3, wears: int = 2, *, armour: bool = False, **more: Any) -> Figure:
    return Figure("", "", rank, wears, armour=armour, **{"blades": ("sword",), **more})


FIGURES = [
    figure(),
    figure(2, 4, armour=True),
    figure(5, 3, glory=6),
    figure(4, 3, armour=True),
    figure(5, 5, armour=True),
    figure(3, 3),
    figure(3, 3, armour=True),
    figure(1, 1),
]


def dice() -> list[tuple[int, Fraction]]:
    """A natural die with its six thrown again: 1 to 5, 6 and 7. (A six that suffices may be thrown again in vain.)"""
    return [*((face, SIXTH) for face in range(1, 6)), (6, SIXTH * 5 / 6), (7, SIXTH / 6)]


def alone(natural: int, target: Figure) -> str:
    """What one blow comes to, told once more from the book."""
    if natural == 1:
        return "miss"
    if natural == 7 or natural > max(target.rank, target.wears, target.glory):
        return "kill"
    return "miss" if natural < min(target.rank, target.wears) else "recoil"


def unless_killed(natural: int, target: Figure) -> int:
    """A six that kills is not thrown again."""
    return 6 if natural == 7 and alone(6, target) == "kill" else natural


def better(one: Figure, other: Figure, naturals: tuple[int, int]) -> int:
    """Who has the better of two who both would: 1 the first, -1 the second, 0 both."""
    ranks = [max(each.rank, each.glory) for each in (one, other)]
    armours = [max(each.wears if each.armour else 0, each.glory) for each in (one, other)]
    for mine, his in (ranks, armours, naturals):
        if mine != his:
            return 1 if mine > his else -1
    return 0


def fight(one: Figure, other: Figure, naturals: tuple[int, int]) -> tuple[str, str]:
    """What becomes of both, if they strike at the same time."""
    on_other, on_one = alone(naturals[0], other), alone(naturals[1], one)
    if "miss" not in (on_one, on_other):
        if on_one == on_other:
            winner = better(one, other, naturals)
            on_one = on_one if winner <= 0 else "miss"
            on_other = on_other if winner >= 0 else "miss"
        elif on_one == "kill" and fate(on_one, one) == "killed":
            on_other = "miss"
        elif on_other == "kill" and fate(on_other, other) == "killed":
            on_one = "miss"
    return fate(on_one, one), fate(on_other, other)


def fate(result: str, who: Figure) -> str:
    if result == "kill":
        return "wounded" if who.glory == 6 else "killed"
    return "pushed" if result == "recoil" else "unhurt"


@pytest.mark.parametrize("one", FIGURES)
@pytest.mark.parametrize("other", FIGURES)
def test_a_duel_is_what_the_book_says(one: Figure, other: Figure) -> None:
    """Two swords, told twice: once by the program, once here by hand. A six that kills is not thrown again."""
    wanted: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for (a, p), (b, q) in product(dice(), dice()):
        naturals = (unless_killed(a, other), unless_killed(b, one))
        wanted[fight(one, other, naturals)] += p * q
    odds = duel_odds(load_argad(), duel_state(load_argad(), PERIOD, one, other))
    found = {(dict(end)[ONE], dict(end)[OTHER]): chance for end, chance in odds.ends.items()}
    assert found == dict(wanted)


@pytest.mark.parametrize("target", FIGURES)
def test_who_strikes_first_may_not_be_struck(target: Figure) -> None:
    """A spear against a sword: the sword strikes only if its man stands."""
    one = figure(blades=("spear",))
    wanted: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for a, p in dice():
        first = alone(unless_killed(a, target), target)
        if fate(first, target) in ("killed", "pushed"):
            wanted["unhurt", fate(first, target)] += p
            continue
        for b, q in dice():
            wanted[fate(alone(b, one), one), fate(first, target)] += p * q
    odds = duel_odds(load_argad(), duel_state(load_argad(), PERIOD, one, target))
    assert {(dict(end)[ONE], dict(end)[OTHER]): chance for end, chance in odds.ends.items()} == dict(wanted)


@pytest.mark.parametrize(
    ("weapon", "distance", "wears", "chance"),
    [
        ("longbow", 20, 2, Fraction(2, 6)),
        ("longbow", 40, 2, Fraction(1, 6)),
        ("longbow", 60, 2, Fraction(1, 36)),
        ("longbow", 60, 5, Fraction(1, 216)),
        ("bow", 20, 4, Fraction(1, 6)),
        ("sling", 60, 5, Fraction(1, 6**5)),
        ("crossbow", 20, 5, Fraction(1, 6)),
        ("javelin", 20, 2, Fraction(1, 6)),
    ],
)
def test_a_shot_is_what_the_table_says(weapon: str, distance: int, wears: int, chance: Fraction) -> None:
    """The natural die that is needed, sixes thrown again."""
    one = figure(missile=weapon)
    other = figure(3, wears, armour=wears > 2)
    state = duel_state(load_argad(), PERIOD, one, other, apart=distance * CM)
    assert shot_odds(load_argad(), state).fates[OTHER].get("killed", 0) == chance


def crowd(*figures: Figure, places: list[tuple[float, float]], choices: Choices = Choices()) -> State:  # noqa: B008
    posts = tuple(Post(f.id, Pose(round(x * CM), round(y * CM), 0)) for f, (x, y) in zip(figures, places, strict=True))
    aims = (Aim("red", "kill"), Aim("blue", "kill"))
    scenario = Scenario(PERIOD, (100 * CM, 100 * CM), ("red", "blue"), figures, posts, aims, 1, choices=choices)
    assert not list(load_argad().judge_setup(scenario))
    return replace(load_argad().setup(scenario), turn=1)


Ends = dict[tuple[tuple[str, str], ...], Fraction]


def brute(state: State, blows: tuple[Blow, ...]) -> Ends:
    """Every hand of every die of a melee."""
    tell: Teller[State] = Teller(fold, replace(state, agenda=(Fighting(),)))
    show_blows(tell, fray(load_argad().umpire.field(state), blows))
    return every_hand(state, tell, lambda now: bool(now.places))


def brute_volley(state: State, shots: tuple[Shot, ...]) -> Ends:
    """Every hand of every die of a volley."""
    tell: Teller[State] = Teller(fold, replace(state, agenda=(Shooting(),), aimed=(("", shots),)))
    show_shots(tell, load_argad().umpire)
    return every_hand(state, tell, lambda now: not now.agenda)


def every_hand(state: State, tell: Teller[State], over: Callable[[State], bool]) -> Ends:
    """One after the other, nothing merged."""
    ruleset = load_argad()
    ruleset.course.go_on(tell, ruleset.umpire)
    found: dict[tuple[tuple[str, str], ...], Fraction] = defaultdict(Fraction)
    look = [(tell.state, Fraction(1))]
    while look:
        now, chance = look.pop()
        awaited = None if over(now) else ruleset.awaiting(now)
        if not isinstance(awaited, Throw):
            found[told(state, now)] += chance
            continue
        hands = list(product(range(1, awaited.sides + 1), repeat=awaited.count))
        for hand in hands:
            after = ruleset.resolve(now, Read(read(awaited, hand)))[1]
            look.append((after, chance / len(hands)))
    return dict(found)


def told(before: State, now: State) -> tuple[tuple[str, str], ...]:
    found = []
    for man in before.men:
        here = now.man(man.id)
        pushed = any(each.outcome == "recoil" and each.target == man.id for each in now.strikes)
        word = "killed" if here is None else "wounded" if here.wounded else "pushed" if pushed else "unhurt"
        found.append((man.id, word))
    return tuple(found)


def test_a_contact_of_many_is_brute_force() -> None:
    """Two against two, with a spear, a shield, a hero and equal men: every end with its chance."""
    state = crowd(
        Figure("a", "red", 3, 2, blades=("sword",), shield="medium"),
        Figure("b", "red", 5, 5, armour=True, blades=("two-handed-axe",)),
        Figure("y", "blue", 3, 2, blades=("spear",)),
        Figure("z", "blue", 5, 5, armour=True, blades=("two-handed-sword",), glory=6),
        places=[(50, 50), (50, 52), (52, 50), (52, 52)],
    )
    blows = (Blow("a", "y"), Blow("b", "z"), Blow("y", "a"), Blow("z", "b"))
    wanted = brute(state, blows)
    parts = contact_odds(load_argad(), state, blows)
    assert len(parts) == 2
    joint: dict[tuple[tuple[str, str], ...], Fraction] = defaultdict(Fraction)
    for (one, p), (other, q) in product(parts[0].ends.items(), parts[1].ends.items()):
        joint[tuple(sorted((*one, *other)))] += p * q
    assert {tuple(sorted(end)): chance for end, chance in wanted.items()} == dict(joint)


def test_many_on_one_is_brute_force() -> None:
    """Three on one who strikes back, sixes numbered over all of them."""
    state = crowd(
        Figure("a", "red", 3, 2, blades=("sword",)),
        Figure("b", "red", 4, 3, armour=True, blades=("spear",)),
        Figure("c", "red", 2, 2, blades=("sword",)),
        Figure("z", "blue", 5, 5, armour=True, blades=("sword",), strong=True, shield="large"),
        places=[(50, 50), (52.25, 52.25), (54.5, 50), (52.25, 50)],
    )
    blows = (Blow("a", "z"), Blow("b", "z"), Blow("c", "z"), Blow("z", "c"))
    (found,) = contact_odds(load_argad(), state, blows)
    assert dict(found.ends) == brute(state, blows)


def test_a_volley_at_a_group_is_brute_force() -> None:
    """Two bows on three men, one with a shield, sixes numbered and thrown again, members named by chance."""
    state = crowd(
        Figure("a", "red", missile="longbow"),
        Figure("b", "red", missile="longbow"),
        Figure("x", "blue", 3, 2),
        Figure("y", "blue", 3, 2),
        Figure("z", "blue", 3, 2, shield="large"),
        places=[(30, 50), (30, 55), (50, 50), (50, 53), (50, 56)],
    )
    shots = (Shot("a", "x"), Shot("b", "x"))
    odds = volley_odds(load_argad(), state, shots)
    wanted: dict[tuple[tuple[str, str], ...], Fraction] = defaultdict(Fraction)
    for end, chance in brute_volley(state, shots).items():
        wanted[tuple(fate for fate in end if fate[0] in odds.fates)] += chance
    assert dict(odds.ends) == dict(wanted)
    assert odds.fates["x"] == odds.fates["y"]
    assert odds.fates["z"]["killed"] < odds.fates["x"]["killed"] < Fraction(1, 3)


GEAR: tuple[dict[str, Any], ...] = (
    {"blades": ("sword",), "shield": "medium"},
    {"blades": ("spear", "sword")},
    {"blades": ("two-handed-axe",), "strong": True},
    {"blades": ("knife",), "missile": "javelin", "horse": "cavalry"},
    {"blades": ("sword",), "glory": 6, "heroics": ("great-warrior",), "usual": "sword"},
    {"blades": ("spear",), "horse": "cavalry"},
    {"blades": (), "shield": "small"},
)
SWITCHES = (
    Choices(),
    Choices(any_six=True),
    Choices(mutual="natural"),
    Choices(mutual="stand", beginner="class"),
    Choices(beginner="armour"),
)


@pytest.mark.parametrize("seed", range(24))
def test_any_contact_is_brute_force(seed: int) -> None:
    """Two on one who strikes back, with gear, switches and blows by lot: contact shots, two dice, shields, horses."""
    chance, ruleset = random.Random(seed), load_argad()
    figures = []
    for name, side in (("a", "red"), ("b", "red"), ("z", "blue")):
        worn = chance.choice((2, 3, 4, 5))
        armour = worn > 3 or (worn == 3 and chance.random() < 0.5)
        figures.append(Figure(name, side, chance.choice((2, 3, 5)), worn, armour=armour, **chance.choice(GEAR)))
    state = crowd(*figures, places=_around(*figures), choices=chance.choice(SWITCHES))
    field = ruleset.umpire.field(state)
    blows = tuple(chance.choice([blow for blow in blow_choices(state, field, f.id) if blow.target]) for f in figures)
    found = contact_odds(ruleset, state, blows)
    joint: dict[tuple[tuple[str, str], ...], Fraction] = {(): Fraction(1)}
    for part in found:
        pairs = product(joint.items(), part.ends.items())
        joint = {tuple(sorted((*one, *other))): p * q for (one, p), (other, q) in pairs}
    assert joint == {tuple(sorted(end)): chance for end, chance in brute(state, blows).items()}


def _around(one: Figure, two: Figure, middle: Figure) -> list[tuple[float, float]]:
    """The first left of the last, the second right of him, all base to base."""
    half = {each.id: 2.5 if each.horse != "none" else 1.25 if each.strong else 1.0 for each in (one, two, middle)}
    return [(50 - half["z"] - half["a"], 50.0), (50 + half["z"] + half["b"], 50.0), (50.0, 50.0)]


def test_shots_at_two_members_of_one_group_are_foretold_together() -> None:
    """AR VII.f, X.b: a group is one target, whomever each names; the preview says what the rules come to."""
    state = crowd(
        Figure("a", "red", missile="longbow"),
        Figure("b", "red", missile="longbow"),
        Figure("x", "blue", 3, 2),
        Figure("y", "blue", 3, 2),
        places=[(30, 50), (30, 55), (50, 50), (50, 53)],
    )
    shots = (Shot("a", "x"), Shot("b", "y"))
    found = engagement(load_argad(), state, "red", Shoot(state.moment, shots))
    wanted: dict[str, dict[str, Fraction]] = {"x": defaultdict(Fraction), "y": defaultdict(Fraction)}
    for end, chance in brute_volley(state, shots).items():
        for name, fate in end:
            if name in wanted:
                wanted[name][fate] += chance
    assert {name: dict(fates) for name, fates in found.items()} == {name: dict(fates) for name, fates in wanted.items()}
