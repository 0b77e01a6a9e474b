"""Shooting in Basic Impetus: who may shoot at whom, what hits cost, and where elephants run. By clause."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.impetus.files.tables import load_lists, load_modifiers, load_pieces, load_scales, load_weapons
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.after_melee import losses, stampede
from sandtable.games.impetus.rules.after_melee.losses import cohesion_of, disorder, lose, melee_of, rout_in_melee
from sandtable.games.impetus.rules.after_melee.stampede import run_back
from sandtable.games.impetus.rules.fold import fold
from sandtable.games.impetus.rules.orders import Shoot
from sandtable.games.impetus.rules.setup.scenario import Scenario, Side
from sandtable.games.impetus.rules.shooting import shooting
from sandtable.games.impetus.rules.shooting.shooting import (
    fire_lines,
    forbids_shooting,
    judge_shoot,
    options_shoot,
    shot_of,
    tell_shoot,
)
from sandtable.games.impetus.rules.state import Activation, State
from sandtable.games.impetus.rules.steps import CohesionTest, FireThrow, HalfTurn, Stampede
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.games.impetus.rules.troops.armies import Army, Name
from sandtable.games.impetus.rules.troops.disorder import FIRE, MELEE
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit, vbu
from sandtable.games.impetus.rules.umpire import Umpire, before_it
from sandtable.kernel.dice import Line, read
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.options import Options
from sandtable.kernel.refusal import Refusal
from sandtable.library.words import LANGUAGES, words
from sandtable.table.plane import DEGREE, UNIT, Pose

EDITIONS = ("fr", "es")
FOLLOWS = shooting.FOLLOWS | stampede.FOLLOWS
THROWS = shooting.THROWS | stampede.THROWS
READS = shooting.READS | stampede.READS
NOBODY = Side(Army(Name("Army", "Armée", "Ejército"), ()))
TABLES = Tables(load_lists().limits, load_weapons(), load_pieces(), load_scales(), load_modifiers())
UP, DOWN = 90, 270

Placed = tuple[Unit, Pose]


def at(name: str, kind: str, x: float, y: float, heading: int = UP, **rest: Any) -> Placed:
    """A unit by its name, which begins with its side; its front is 6 U wide. What is not named is plain."""
    profile = Profile(
        kind,
        rest.pop("move", 5) * UNIT,
        rest.pop("vbu", 5),
        rest.pop("i", 1),
        2,
        rest.pop("weapon", ""),
        tuple(rest.pop("traits", ())),
    )
    if rest.pop("large", False):
        rest |= {"rear": profile, "rear_id": f"{name}b"}
    pose = Pose(round(x * UNIT), round(y * UNIT), heading * DEGREE)
    return Unit(name, name.partition(".")[0], profile, **rest), pose


def field(*placed: Placed, edition: str = "fr", pieces: tuple[Piece, ...] = (), **rest: Any) -> State:
    """A table of 90 by 60 U in the midst of red's half of a turn."""
    scenario = Scenario(edition, "10", Board(90 * UNIT, 60 * UNIT), NOBODY, NOBODY)
    units, poses = zip(*placed, strict=True)
    agenda = (HalfTurn("red"),)
    return State(f"impetus-{edition}", scenario, agenda, pieces, units=units, poses=poses, active="red", **rest)


def wood(x: float, y: float, size: float = 18, kind: str = "wood") -> Piece:
    """A round piece of ground."""
    return Piece(kind, kind, round(x * UNIT), round(y * UNIT), 0, round(size * UNIT), round(size * UNIT))


def acting(*units: str, **done: Any) -> Activation:
    return Activation(units, **done)


def umpire() -> Umpire:
    return Umpire(TABLES)


def clauses(found: Iterator[Refusal]) -> list[str]:
    """What forbids it; each refusal can be said in every language."""
    refusals = list(found)
    for refusal in refusals:
        if refusal.key != "refused-in-melee":
            assert all(words(language)(refusal.key, **refusal.args) for language in LANGUAGES)
    return [refusal.clause for refusal in refusals]


def may(state: State, unit: str = "red.1") -> list[str]:
    return clauses(forbids_shooting(state, unit, umpire()))


def judged(state: State, target: str = "blue.1", unit: str = "red.1", **how: Any) -> list[str]:
    return clauses(judge_shoot(state, Shoot(unit, target, **how), umpire()))


def telling(state: State) -> Teller[State]:
    return Teller(fold, state)


def run(tell: Teller[State], *hands: tuple[int, ...]) -> list[Event]:
    """Plays on with these dice, which are all thrown, until nothing of this chapter is left."""
    left, judge = list(hands), umpire()
    while (step := tell.state.agenda[0]) and type(step) in THROWS:
        if type(step) in FOLLOWS and FOLLOWS[type(step)](tell, step, judge):
            continue
        throw = THROWS[type(step)](tell.state, step, judge)
        READS[type(step)](tell, step, read(throw, left.pop(0)), judge)
    assert not left
    assert tell.state.agenda == (HalfTurn("red"),)
    return [event for event in tell.events if not isinstance(event, e.Proceeded)]


def shoot(state: State, order: Shoot, *hands: tuple[int, ...]) -> tuple[list[Event], State]:
    """What comes of a shot that is allowed."""
    assert judged(state, **{name: getattr(order, name) for name in ("target", "unit", "side", "then")}) == []
    tell = telling(state)
    tell_shoot(tell, order, umpire())
    return run(tell, *hands), tell.state


def hit(state: State, unit: str, hits: int, *hands: tuple[int, ...], by: Any = "fire") -> tuple[list[Event], State]:
    """What hits on a unit come to."""
    tell = telling(state)
    before_it(tell, CohesionTest(unit, hits, by))
    return run(tell, *hands), tell.state


def kinds(found: list[Event]) -> list[str]:
    return [type(event).__name__ for event in found]


def written(lines: tuple[Line, ...]) -> list[str]:
    return [f"{line.value:+d} {line.why}" for line in lines]


ARCHER = at("red.1", "T", 45, 20, weapon="longbow-a")
ENEMY = at("blue.1", "FP", 45, 28, DOWN)


def test_a_shot_that_nothing_forbids() -> None:
    """BI 6.1.1: a unit with a bow and an enemy before it."""
    for edition in EDITIONS:
        assert may(field(ARCHER, ENEMY, edition=edition)) == []
        assert judged(field(ARCHER, ENEMY, edition=edition)) == []


# Who may shoot


def test_who_has_no_weapon_does_not_shoot() -> None:
    """BI 6.1.2."""
    state = field(at("red.1", "FP", 45, 20), ENEMY)
    assert may(state) == judged(state) == ["BI 6.1.2"]
    assert options_shoot(state, Shoot("red.1", ""), umpire()) == Options()


def test_who_is_in_melee_does_not_shoot() -> None:
    """BI 4.1.2."""
    state = field(ARCHER, at("blue.1", "FP", 45, 20, DOWN), at("blue.2", "FP", 45, 30, DOWN))
    assert may(state) == ["BI 4.1.2"]


def test_a_unit_shoots_once_in_its_activation() -> None:
    """BI 6.1.5: what others have shot, or an activation that is over, does not count."""
    state = field(ARCHER, ENEMY, activation=acting("red.1", shot=("red.1",)))
    assert may(state) == ["BI 6.1.5"]
    assert may(replace(state, activation=acting("red.1", "red.2", shot=("red.2",)))) == []
    assert may(replace(state, activation=acting("red.2", shot=("red.1",)))) == []


@pytest.mark.parametrize("done", [{"move": "advance"}, {"rallied": True}])
@pytest.mark.parametrize(
    ("kind", "weapon", "traits", "french", "spanish"),
    [
        ("T", "crossbow-a", (), True, False),
        ("CL", "crossbow-b", (), True, True),
        ("T", "crossbow-a", ("shoots-moving",), False, False),
        ("T", "musket", (), True, False),
        ("CL", "arquebus-b", ("shoots-moving",), False, False),
        ("T", "longbow-a", (), False, False),
        ("T", "handgun", (), False, False),
    ],
)
def test_some_weapons_are_shot_only_at_the_halt(
    kind: str, weapon: str, traits: tuple[str, ...], french: bool, spanish: bool, done: dict[str, Any]
) -> None:
    """BI 6.1.2n: after a move or a rally they are silent; before, their owner says that the unit stays."""
    for edition, bound in (("fr", french), ("es", spanish)):
        shooter = at("red.1", kind, 45, 20, weapon=weapon, traits=traits, disordered=True)
        state = field(shooter, ENEMY, edition=edition)
        wanted = ["BI 6.1.2n"] if bound else []
        assert may(state) == judged(state) == []
        assert judged(state, then="move") == wanted
        assert judged(state, then="rally") == wanted
        assert may(replace(state, activation=acting("red.1", **done))) == wanted
        assert may(replace(state, activation=acting("red.2", **done))) == []


def test_deep_in_a_wood_nobody_shoots() -> None:
    """BI 3.3b: less than 3 U from the border a unit does; so do two in the same wood within 3 U of each other."""
    enemy = at("blue.1", "FP", 45, 36, DOWN)
    deep, edge = at("red.1", "S", 45, 21, weapon="longbow-a"), at("red.1", "S", 45, 26, weapon="longbow-a")
    assert may(field(deep, enemy, pieces=(wood(45, 20),))) == ["BI 3.3b"]
    assert judged(field(deep, enemy, pieces=(wood(45, 20),))) == ["BI 3.3b"]
    assert judged(field(edge, enemy, pieces=(wood(45, 20),))) == []
    assert judged(field(deep, enemy, pieces=(wood(45, 20, kind="marsh"),))) == []
    near = at("blue.2", "S", 45, 23.5, DOWN)
    state = field(deep, enemy, near, pieces=(wood(45, 20, 20),))
    assert may(state) == judged(state, "blue.2") == []
    assert judged(state) == ["BI 6.3.2a", "BI 3.3b"]


def test_near_each_other_in_the_same_wood() -> None:
    """BI 3.3b: not further than 3 U, and both in it; else neither shoots nor is shot at."""
    woods, deep = (wood(45, 20, 20),), at("red.1", "S", 45, 17, weapon="longbow-a")
    assert judged(field(deep, at("blue.1", "S", 45, 19.9, DOWN), pieces=woods)) == []
    apart = field(deep, at("blue.1", "S", 45, 20.1, DOWN), pieces=woods)
    assert judged(apart) == ["BI 3.3b", "BI 3.3b"]
    assert may(apart) == ["BI 3.3b"]
    rim = field(at("red.1", "S", 45, 25.5, weapon="longbow-a"), at("blue.1", "EL", 45, 28.4, DOWN), pieces=woods)
    assert judged(rim) == ["BI 3.3b"]


def test_the_border_counts_from_the_nearest_point_of_the_base() -> None:
    """BI 3.3b: at 3 U and more a unit is deep."""
    hedge = Piece("wood", "wood", 45 * UNIT, 20 * UNIT, 0, 20 * UNIT, 20 * UNIT)
    for y, hidden in ((23, True), (27.5, False)):
        state = field(at("red.1", "S", 45, y, weapon="longbow-a"), at("blue.1", "FP", 45, 38, DOWN), pieces=(hedge,))
        assert (may(state) == ["BI 3.3b"]) is hidden


def test_who_is_deep_in_a_wood_is_not_shot_at() -> None:
    """BI 3.3b: the wood is the witness."""
    state = field(ARCHER, at("blue.1", "S", 45, 32, DOWN), pieces=(wood(45, 31),))
    (refusal,) = judge_shoot(state, Shoot("red.1", "blue.1"), umpire())
    assert (refusal.clause, refusal.pieces, len(refusal.witnesses)) == ("BI 3.3b", ("blue.1",), 1)
    assert judged(field(ARCHER, at("blue.1", "S", 45, 25, DOWN), pieces=(wood(45, 31),))) == []


# At whom


def test_only_enemies_on_the_table_are_shot_at() -> None:
    """BI 6.3.3."""
    state = field(ARCHER, at("red.2", "FP", 45, 28, DOWN), ENEMY)
    assert [judged(state, name) for name in ("red.2", "red.1", "blue.9")] == [["BI 6.3.3"]] * 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_shoot_from_their_front_alone(edition: str) -> None:
    """BI 6.3.1: light cavalry does by any side, but not with a weapon of the halt."""
    enemy = at("blue.1", "FP", 53, 18, 180)
    rider = at("red.1", "CL", 45, 20, weapon="composite-bow-a")
    assert judged(field(rider, enemy, edition=edition), side="right") == []
    assert judged(field(rider, enemy, edition=edition)) == ["BI 6.3.1"]
    assert judged(field(ARCHER, enemy, edition=edition), side="right") == ["BI 6.3.1"]
    nearer = at("blue.2", "FP", 51, 22.5, 180)
    far = at("blue.1", "FP", 57, 11, 180)
    assert judged(field(rider, far, nearer, edition=edition), side="right") == ["BI 6.3.3"]
    assert judged(field(ARCHER, far, nearer, edition=edition), side="right") == ["BI 6.3.1"]
    bound = at("red.1", "CL", 45, 20, weapon="crossbow-a")
    assert judged(field(bound, enemy, edition=edition), side="right") == ["BI 6.3.1"]


def test_everything_that_forbids_a_shot_is_told() -> None:
    """BI 6.1.2, 6.3.1, 6.3.2a: out of reach, out of arc, and out of sight."""
    shooter = at("red.1", "T", 20, 20, weapon="crossbow-b")
    friend = at("red.2", "FP", 40, 20, 180)
    assert judged(field(shooter, friend, at("blue.1", "FP", 70, 20, 180))) == ["BI 6.1.2", "BI 6.3.1", "BI 6.3.2a"]


LEFT, AHEAD, FAR = at("blue.1", "FP", 37, 27, DOWN), at("blue.2", "FP", 46, 28, DOWN), at("blue.3", "FP", 58, 30, DOWN)


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_stands_in_front_comes_first(edition: str) -> None:
    """BI 6.3.3: the better target is named, and the range to it is the witness."""
    state = field(ARCHER, LEFT, AHEAD, FAR, edition=edition)
    assert judged(state, "blue.2") == []
    (refusal,) = judge_shoot(state, Shoot("red.1", "blue.1"), umpire())
    assert (refusal.clause, refusal.args["better"]) == ("BI 6.3.3", "blue.2")
    assert refusal.pieces == ("red.1", "blue.1", "blue.2")
    assert len(refusal.witnesses) == 1
    assert judged(state, "blue.3") == ["BI 6.3.3"]


def test_the_editions_look_ahead_each_in_its_way() -> None:
    """BI 6.3.3: FR who fills most of the front, ES who is nearest in front."""
    aside, before = at("blue.1", "FP", 50, 25, DOWN), at("blue.2", "FP", 44, 28, DOWN)
    french, spanish = (field(ARCHER, aside, before, edition=edition) for edition in EDITIONS)
    assert (judged(french, "blue.2"), judged(french, "blue.1")) == ([], ["BI 6.3.3"])
    assert (judged(spanish, "blue.1"), judged(spanish, "blue.2")) == ([], ["BI 6.3.3"])


def test_priority_binds_even_where_no_dice_remain() -> None:
    """BI 6.3.3: skirmishers in front are the target, though nothing is left to shoot at them with."""
    weak = at("red.1", "T", 45, 20, weapon="short-bow-b", vbu=2)
    state = field(weak, at("blue.1", "S", 45, 28, DOWN), at("blue.2", "CP", 53, 27, DOWN))
    assert judged(state, "blue.2") == ["BI 6.3.3"]
    assert judged(state, "blue.1") == ["BI 6.1.5"]


def test_priority_skips_whom_nobody_may_shoot_at() -> None:
    """BI 6.3.3: units in melee, unseen, hidden in a wood, or out of the weapon's figures."""
    ahead = at("blue.1", "FP", 45, 28, DOWN)
    other = at("blue.2", "FP", 52, 29, DOWN)
    assert judged(field(ARCHER, ahead, other), "blue.2") == ["BI 6.3.3"]
    assert judged(field(ARCHER, ahead, at("red.2", "FP", 45, 28), other), "blue.2") == []
    hidden, aside = at("blue.1", "S", 42, 29.5, DOWN), at("blue.2", "FP", 54, 29, DOWN)
    assert judged(field(ARCHER, hidden, aside), "blue.2") == ["BI 6.3.3"]
    assert judged(field(ARCHER, hidden, aside, pieces=(wood(42, 30.25, 13),)), "blue.2") == []
    short = at("red.1", "T", 45, 12, weapon="short-bow-b")
    foot, horse = at("blue.1", "FP", 45, 25, DOWN), at("blue.2", "CP", 52, 27, DOWN)
    assert judged(field(short, foot, horse), "blue.2") == []


def test_two_that_are_equal_are_a_free_choice() -> None:
    """BI 6.3.3: nobody in front, two as near as each other."""
    state = field(ARCHER, at("blue.1", "FP", 37, 28, DOWN), at("blue.2", "FP", 53, 28, DOWN))
    assert judged(state, "blue.1") == judged(state, "blue.2") == []


# What is said before


def test_who_has_moved_stays_after_its_shot() -> None:
    """BI 6.1.5."""
    state = field(ARCHER, ENEMY, activation=acting("red.1", move="advance"))
    assert judged(state) == []
    assert judged(state, then="move") == ["BI 6.1.5"]
    assert judged(state, then="rally") == ["BI 6.1.5", "BI 2.4.2b"]


def test_who_has_rallied_stays_after_its_shot() -> None:
    """BI 2.4.2b."""
    state = field(ARCHER, ENEMY, activation=acting("red.1", rallied=True))
    assert judged(state) == []
    assert judged(state, then="move") == ["BI 2.4.2b"]


def test_only_a_disordered_unit_will_rally() -> None:
    """BI 2.4.2b, and chariots only if they stand (BI 2.4.2d)."""
    assert judged(field(ARCHER, ENEMY), then="rally") == ["BI 2.4.2b"]
    shaken = at("red.1", "T", 45, 20, weapon="longbow-a", disordered=True)
    assert judged(field(shaken, ENEMY), then="rally") == []
    cart = at("red.1", "CGL", 45, 20, weapon="composite-bow-a", disordered=True, rolling=True)
    assert judged(field(cart, ENEMY), then="rally") == ["BI 2.4.2d"]


def test_a_chariot_in_motion_cannot_say_that_it_stays() -> None:
    """BI 5.4c: until it has gone on; and it is shot with fewer dice."""
    cart = at("red.1", "CGL", 45, 20, weapon="composite-bow-a", rolling=True)
    state = field(cart, ENEMY)
    assert judged(state) == ["BI 5.4c"]
    assert judged(state, then="move") == []
    gone = field(cart, ENEMY, activation=acting("red.1", move="roll", rolled=2500))
    assert judged(gone) == []
    offers = options_shoot(state, Shoot("red.1", ""), umpire()).offers
    assert {offer.order.then for offer in offers if isinstance(offer.order, Shoot)} == {"move"}


# Options


def offered(state: State) -> list[tuple[str, str, str]]:
    offers = options_shoot(state, Shoot("red.1", ""), umpire()).offers
    return [(o.order.target, o.order.side, o.order.then) for o in offers if isinstance(o.order, Shoot)]


def test_what_is_offered() -> None:
    """BI 6.1.5: to stay, to move, to rally if it may; after a move only to stay."""
    state = field(ARCHER, LEFT, AHEAD, FAR)
    assert offered(state) == [("blue.2", "front", "stay"), ("blue.2", "front", "move")]
    shaken = field(at("red.1", "T", 45, 20, weapon="longbow-a", disordered=True), AHEAD)
    assert [then for _, _, then in offered(shaken)] == ["stay", "move", "rally"]
    assert offered(replace(state, activation=acting("red.1", move="wheel"))) == [("blue.2", "front", "stay")]
    bound = field(at("red.1", "T", 45, 20, weapon="crossbow-a", disordered=True), AHEAD)
    assert offered(bound) == [("blue.2", "front", "stay")]
    assert offered(replace(state, activation=acting("red.1", shot=("red.1",)))) == []


def test_a_rider_is_offered_a_target_on_every_side() -> None:
    """BI 6.3.1: each side has its own priority."""
    rider = at("red.1", "CL", 45, 20, weapon="composite-bow-a")
    round_about = [
        at(f"blue.{n}", "FP", *place) for n, place in enumerate([(45, 28, DOWN), (35, 18, 0), (55, 18, 180)])
    ]
    found = offered(field(rider, *round_about))
    assert {(target, side) for target, side, _ in found} >= {
        ("blue.0", "front"),
        ("blue.1", "left"),
        ("blue.2", "right"),
    }


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("done", [{}, {"move": "advance"}, {"shot": ("red.1",)}, {"rallied": True}])
@pytest.mark.parametrize(
    ("kind", "weapon"), [("T", "longbow-a"), ("CL", "crossbow-b"), ("CGL", "composite-bow-c"), ("ART", "artillery-c")]
)
def test_options_are_what_the_judge_says(kind: str, weapon: str, done: dict[str, Any], edition: str) -> None:
    """Whatever is offered is allowed, whatever is barred is refused for the same reasons; nothing is left out."""
    blue = [at(f"blue.{n}", "FP" if n % 3 else "S", 13 + 7 * n, 30 + n % 4, DOWN) for n in range(9)]
    red = [at(f"red.{n}", "FP", 12 + 7 * n, 17 + n % 3, UP) for n in range(2, 10) if n != 5]
    shooter = at("red.1", kind, 47, 18, weapon=weapon, disordered=True)
    state = field(shooter, *red, *blue, edition=edition, pieces=(wood(60, 28, 9),), activation=acting("red.1", **done))
    judge = umpire()
    found = options_shoot(state, Shoot("red.1", ""), judge)
    offers, barred = found.offers, found.barred
    everything = [
        Shoot("red.1", f"blue.{n}", side, then)
        for n in range(9)
        for side in ("front", "left", "rear", "right")
        for then in ("stay", "move", "rally")
    ]
    allowed = [order for order in everything if not any(judge_shoot(state, order, judge))]
    assert sorted(map(repr, (offer.order for offer in offers))) == sorted(map(repr, allowed))
    assert barred
    for each in barred:
        assert isinstance(each.order, Shoot)
        assert each.refusals == tuple(judge_shoot(state, each.order, judge)) != ()


# The shot


def thrown(state: State, **how: Any) -> list[str]:
    """The dice of a shot of red.1 at blue.1."""
    tell = telling(state)
    tell_shoot(tell, Shoot("red.1", "blue.1", **how), umpire())
    step = tell.state.agenda[0]
    assert isinstance(step, FireThrow)
    return written(fire_lines(tell.state, step, umpire()))


def test_a_shot_without_hits() -> None:
    """BI 6.1.4: the throw is that of the shooter's side, one die for each VBU here."""
    tell = telling(field(ARCHER, ENEMY))
    tell_shoot(tell, Shoot("red.1", "blue.1"), umpire())
    throw = THROWS[FireThrow](tell.state, tell.state.agenda[0], umpire())
    assert (throw.seat, throw.count, throw.clause) == ("red", 5, "BI 6.1.4")
    found = run(tell, (1, 2, 3, 4, 5))
    assert kinds(found) == ["Aimed", "ShotFired"]
    assert tell.state.activation == Activation((), shot=("red.1",), pledges=(("red.1", "stay"),))


def test_dice_of_who_moves_or_rallies() -> None:
    """BI 6.1.3: whatever comes first; the move of another activation does not count."""
    state = field(at("red.1", "T", 45, 20, weapon="longbow-a", disordered=True), ENEMY)
    ordered = field(ARCHER, ENEMY)
    assert thrown(ordered) == ["+5 vbu"]
    assert thrown(ordered, then="move") == ["+5 vbu", "-2 moved"]
    assert thrown(replace(ordered, activation=acting("red.1", move="advance"))) == ["+5 vbu", "-2 moved"]
    assert thrown(replace(ordered, activation=acting("red.1", rallied=True))) == ["+5 vbu", "-2 moved"]
    assert thrown(replace(ordered, activation=acting("red.2", move="advance"))) == ["+5 vbu"]
    assert thrown(state, then="rally") == ["+5 vbu", "-2 moved", "-1 disordered"]


def test_javelins_of_light_troops_on_the_move() -> None:
    """BI 6.1.3: they lose no dice by a move, but by a rally."""
    state = field(at("red.1", "S", 45, 20, weapon="javelin", disordered=True), at("blue.1", "CP", 45, 24, DOWN))
    assert thrown(state, then="move") == ["+5 vbu", "-1 disordered"]
    assert thrown(state, then="rally") == ["+5 vbu", "-2 moved", "-1 disordered"]


def test_fire_over_friends() -> None:
    """BI 6.4: bows with fewer dice, catapults without; crossbows do not."""
    friend, enemy = at("red.2", "FP", 45, 23.5), at("blue.1", "FP", 45, 38, DOWN)
    bow = at("red.1", "T", 45, 20, weapon="longbow-a")
    assert thrown(field(bow, friend, enemy)) == ["+5 vbu", "-1 weapon", "-2 indirect"]
    lobbed = at("red.1", "ART", 45, 20, weapon="artillery-c", vbu=2)
    assert thrown(field(lobbed, friend, enemy)) == ["+2 vbu", "+2 weapon"]
    assert judged(field(at("red.1", "T", 45, 20, weapon="crossbow-a"), friend, enemy)) == ["BI 6.3.2a"]


def test_fire_at_the_edge_of_a_wood() -> None:
    """BI 3.3b: fewer dice at who is in it, not for who shoots out of it; and in the same wood."""
    inside, outside = at("blue.1", "S", 45, 25, DOWN), at("red.1", "S", 45, 20, weapon="longbow-a")
    woods = (wood(45, 31),)
    assert thrown(field(outside, inside, pieces=woods)) == ["+5 vbu", "-2 elusive", "-2 wood-edge"]
    out_of_it = field(at("red.1", "S", 45, 39, weapon="longbow-a"), at("blue.1", "S", 45, 45, DOWN), pieces=woods)
    assert thrown(out_of_it) == ["+5 vbu", "-2 elusive"]
    both = field(at("red.1", "S", 45, 29, weapon="longbow-a"), at("blue.1", "S", 45, 31, DOWN), pieces=woods)
    assert judged(both) == []
    assert thrown(both) == ["+5 vbu", "-2 elusive", "-2 wood-edge"]


def test_half_of_a_base_is_in_a_wood() -> None:
    """BI 3.1."""
    shooter = at("red.1", "T", 45, 15, weapon="longbow-a")
    for y, lines in ((20.5, ["+5 vbu"]), (24, ["+5 vbu", "-2 wood-edge"])):
        assert thrown(field(shooter, at("blue.1", "FP", 45, y, DOWN), pieces=(wood(45, 31),))) == lines


@pytest.mark.parametrize(
    ("behind", "column"),
    [
        (at("blue.2", "FP", 45, 30, DOWN), True),
        (at("blue.2", "FP", 45.5, 30, DOWN), False),
        (at("blue.2", "FP", 45, 30.5, DOWN), False),
        (at("blue.2", "FP", 45, 30, DOWN, disordered=True), False),
        (at("blue.2", "CP", 45, 30, DOWN), False),
        (at("blue.2", "FP", 45, 30, DOWN, traits=("impetuous",)), False),
        (at("red.2", "FP", 45, 30, DOWN), False),
        (at("blue.2", "FP", 39, 28, DOWN), False),
    ],
)
def test_artillery_at_a_column(behind: Placed, column: bool) -> None:
    """BI 6.1.3b: a target in a column that could be a group; before or behind is all one."""
    gun = at("red.1", "ART", 45, 20, weapon="artillery-a", vbu=2)
    state = field(gun, ENEMY, behind)
    assert shot_of(state, FireThrow("red.1", "blue.1", "front"), umpire()).column is column
    assert thrown(state) == ["+2 vbu", "+4 weapon", "+1 deep-target"] if column else ["+2 vbu", "+4 weapon"]
    if column:
        assert shot_of(state, FireThrow("red.1", "blue.2", "front"), umpire()).column


def test_none_left_no_shot() -> None:
    """BI 6.1.5: there is no minimum of dice; such a shot is refused."""
    state = field(at("red.1", "T", 45, 20, weapon="longbow-a", vbu=2), at("blue.1", "S", 45, 28, DOWN))
    assert judged(state, "blue.1", then="move") == ["BI 6.1.5"]
    assert judged(state, "blue.1") == ["BI 6.1.5"]
    assert thrown(state) == ["+2 vbu", "-2 elusive"]


# The test


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_hit_is_tested_and_disordered(edition: str) -> None:
    """BI 6.2c: passed or not; BI 6.2b: failed, it costs what the die is above the critical number."""
    state = field(ARCHER, ENEMY, edition=edition)
    found, after = shoot(state, Shoot("red.1", "blue.1"), (6, 6, 1, 1, 1), (3,))
    assert kinds(found) == ["Aimed", "ShotFired", "Tested", "Disordered"]
    assert (vbu(after.unit("blue.1")), after.unit("blue.1").disordered) == (5, True)
    found, after = shoot(state, Shoot("red.1", "blue.1"), (6, 5, 5, 1, 1), (5,))
    assert kinds(found) == ["Aimed", "ShotFired", "Tested", "StrengthLost", "Disordered"]
    assert found[2:4] == [
        e.Tested("blue.1", (Line(5, "BI 6.2a", "vbu"), Line(-2, "BI 6.2a", "hits")), 3, 2),
        e.StrengthLost("blue.1", 2, "BI 6.2b"),
    ]
    assert vbu(after.unit("blue.1")) == 3


def test_the_test_looks_at_the_unit_as_it_is() -> None:
    """BI 6.2a, 2.4.2a, 2.6, L.4: general, disorder, and a shield wall that has not moved this turn."""
    plain = at("blue.1", "FP", 45, 28, DOWN, vbu=4)[0]
    assert written(cohesion_of(plain, 1)) == ["+4 vbu", "-1 hits"]
    assert written(cohesion_of(replace(plain, general=True), 1)) == ["+4 vbu", "-1 hits", "+1 general"]
    assert written(cohesion_of(replace(plain, disordered=True, lost=1), 2)) == ["+3 vbu", "-2 hits", "-1 disordered"]
    wall = at("blue.1", "FP", 45, 28, DOWN, vbu=4, traits=("shield-wall",))[0]
    assert written(cohesion_of(wall, 1)) == ["+4 vbu", "-1 hits", "+1 shield-wall"]
    assert written(cohesion_of(replace(wall, moved=True), 1)) == ["+4 vbu", "-1 hits"]


def test_a_second_disorder_by_fire_costs_one_more() -> None:
    """BI 2.4.2c: in both editions on top of the test; pila count as fire."""
    for edition in EDITIONS:
        for by in ("fire", "pila"):
            state = field(ARCHER, at("blue.1", "FP", 45, 28, DOWN, disordered=True), edition=edition)
            found, after = hit(state, "blue.1", 1, (5,), by=by)
            assert found[1:] == [e.StrengthLost("blue.1", 2, "BI 6.2b"), e.StrengthLost("blue.1", 1, "BI 2.4.2c")]
            found, after = hit(state, "blue.1", 1, (1,), by=by)
            assert vbu(after.unit("blue.1")) == 4


@pytest.mark.parametrize(("edition", "lost", "left"), [("fr", 0, 4), ("fr", 2, 3), ("es", 0, 4), ("es", 2, 2)])
def test_a_second_disorder_by_melee(edition: str, lost: int, left: int) -> None:
    """BI 2.4.2c: FR only where the test itself cost nothing."""
    tell = telling(field(at("blue.1", "FP", 45, 28, DOWN, disordered=True), edition=edition))
    losses.tested(tell, umpire(), "blue.1", (), 3, lost, MELEE)
    assert vbu(tell.state.unit("blue.1")) == left


def test_scythed_chariots_are_never_disordered() -> None:
    """BI 2.4.2d: not by a test either, so that none is their second."""
    tell = telling(field(at("blue.1", "CF", 45, 28, DOWN)))
    for _ in range(2):
        losses.tested(tell, umpire(), "blue.1", (), 3, 1, FIRE)
    assert kinds(tell.events) == ["Tested", "StrengthLost"] * 2
    disorder(tell, "blue.9", "BI 6.2c")
    assert vbu(tell.state.unit("blue.1")) == 3


def test_a_unit_without_strength_is_removed_at_once() -> None:
    """BI 2.4.3: and who stands behind it is not shaken (BI 7.6.1c)."""
    state = field(ARCHER, at("blue.1", "FP", 45, 28, DOWN, vbu=2), at("blue.2", "FP", 45, 31, DOWN))
    found, after = hit(state, "blue.1", 2, (6,))
    assert kinds(found) == ["Tested", "StrengthLost", "Disordered", "Routed"]
    assert [fallen.id for fallen in after.gone] == ["blue.1"]
    assert not after.unit("blue.2").disordered


def test_who_is_gone_is_not_tested() -> None:
    """Nothing is thrown for it."""
    found, _ = hit(field(ARCHER), "blue.1", 2)
    assert found == []


def test_a_large_unit_loses_by_its_rear_first() -> None:
    """BI 2.5.1b: the front unit tests; what the rear unit cannot bear falls on the front."""
    pikes = at("blue.1", "FP", 45, 28, DOWN, vbu=4, traits=("pikes",), large=True)
    state = field(ARCHER, pikes)
    found, after = hit(state, "blue.1", 2, (5,))
    unit = after.unit("blue.1")
    assert (vbu(unit), unit.rear_lost, unit.disordered) == (4, 3, True)
    found, after = hit(after, "blue.1", 2, (6,))
    assert found[1:] == [
        e.StrengthLost("blue.1", 5, "BI 6.2b"),
        e.RearLost("blue.1", "BI 2.5.1b"),
        e.Routed("blue.1", "BI 2.4.3"),
    ]
    assert [fallen.id for fallen in after.gone] == ["blue.1b", "blue.1"]


def test_a_large_unit_stands_when_its_rear_is_just_gone() -> None:
    """BI 2.5.1b: it is an ordinary unit from then on, and fresh if its front has lost nothing."""
    tell = telling(field(at("blue.1", "FP", 45, 28, DOWN, vbu=3, traits=("pikes",), large=True)))
    assert not lose(tell, "blue.1", 3, "BI 6.2b")
    assert kinds(tell.events) == ["StrengthLost", "RearLost"]
    unit = tell.state.unit("blue.1")
    assert (unit.rear, unit.lost, vbu(unit)) == (None, 0, 3)
    assert not lose(tell, "blue.1", 0, "BI 6.2b")
    assert lose(tell, "blue.1", 3, "BI 6.2b")
    assert kinds(tell.events) == ["StrengthLost", "RearLost", "StrengthLost"]


# Routs in melee


def routed(state: State, unit: str, *same_melee: str) -> tuple[list[Event], State]:
    tell = telling(state)
    rout_in_melee(tell, umpire(), unit, "BI 2.4.3", same_melee)
    return tell.events, tell.state


def test_a_rout_in_melee_shakes_who_stands_behind() -> None:
    """BI 7.6.1c: of either side, one VBU and disorder; it is no second disorder."""
    behind = at("red.2", "FP", 45, 16, disordered=True), at("blue.2", "FP", 48, 13.5, DOWN)
    state = field(at("red.1", "FP", 45, 20), *behind, at("red.3", "FP", 60, 16))
    found, after = routed(state, "red.1")
    assert found == [
        e.Routed("red.1", "BI 2.4.3"),
        e.StrengthLost("red.2", 1, "BI 7.6.1c"),
        e.StrengthLost("blue.2", 1, "BI 7.6.1c"),
        e.Disordered("blue.2", "BI 7.6.1c"),
    ]
    assert vbu(after.unit("red.3")) == 5


@pytest.mark.parametrize("kind", ["S", "CL"])
def test_skirmishers_and_light_cavalry_shake_nobody(kind: str) -> None:
    """BI 7.6.1c."""
    found, _ = routed(field(at("red.1", kind, 45, 20), at("red.2", "FP", 45, 15)), "red.1")
    assert kinds(found) == ["Routed"]


@pytest.mark.parametrize(("edition", "left"), [("fr", 5), ("es", 4)])
def test_those_in_the_same_melee(edition: str, left: int) -> None:
    """BI 7.6.1c: the French edition spares them."""
    flank = at("blue.1", "FP", 45, 18, UP)
    state = field(at("red.1", "FP", 45, 20), flank, edition=edition)
    assert melee_of(umpire().field(state), "red.1") == ("red.1", "blue.1")
    _, after = routed(state, "red.1", "red.1", "blue.1")
    assert vbu(after.unit("blue.1")) == left


def test_who_is_shaken_to_nothing_routs_with_the_same_effect() -> None:
    """BI 7.6.1c: everybody behind the first, then those behind the next; nobody routs twice."""
    state = field(
        at("red.1", "FP", 45, 30),
        at("red.2", "FP", 42, 25, vbu=1),
        at("red.3", "FP", 49, 24.5, vbu=1),
        at("red.4", "FP", 45, 20, vbu=2),
    )
    found, after = routed(state, "red.1")
    assert [event.unit for event in found if isinstance(event, e.Routed)] == ["red.1", "red.2", "red.3", "red.4"]
    assert [type(event).__name__ for event in found[:3]] == ["Routed", "StrengthLost", "Disordered"]
    assert kinds(found).count("StrengthLost") == 4
    assert [fallen.id for fallen in after.gone] == ["red.1", "red.2", "red.3", "red.4"]


def test_who_must_rout_already_is_not_shaken_again() -> None:
    """BI 7.6.1c: one who stands behind two of them."""
    state = field(at("red.1", "FP", 45, 30), at("red.2", "FP", 45, 26, vbu=1), at("red.3", "FP", 45, 23.5, vbu=1))
    found, after = routed(state, "red.1")
    assert kinds(found) == ["Routed", *["StrengthLost", "Disordered"] * 2, "Routed", "Routed"]
    assert after.units == ()


# Stampedes

ELEPHANT = at("red.1", "EL", 45, 30, vbu=6)


def stampeded(state: State, *hands: tuple[int, ...]) -> tuple[list[Event], State]:
    """The elephants of red.1 run."""
    tell = telling(state)
    before_it(tell, Stampede("red.1"))
    return run(tell, *hands), tell.state


def moves(found: list[Event]) -> list[tuple[str, float]]:
    """Where units have gone to, by how far up the table."""
    return [(event.unit, event.pose.y / UNIT) for event in found if isinstance(event, e.Moved)]


@pytest.mark.parametrize(("by", "die", "runs"), [("fire", (6,), True), ("fire", (3,), False), ("pila", (6,), False)])
def test_elephants_that_fail_from_fire_run(by: str, die: tuple[int, ...], runs: bool) -> None:
    """BI 6.2.1: straight back, facing kept; not from pila, nor when they pass."""
    found, after = hit(field(ELEPHANT), "red.1", 1, die, *([(4,)] if runs else []), by=by)
    assert moves(found) == ([("red.1", 26)] if runs else [])
    assert after.pose("red.1").heading == UP * DEGREE


def test_dead_elephants_do_not_run() -> None:
    """BI 6.2.1: nor do elephants that are gone when their die would be thrown."""
    found, _ = hit(field(at("red.1", "EL", 45, 30, vbu=1)), "red.1", 1, (6,))
    assert kinds(found)[-1] == "Routed"
    assert stampeded(field(ENEMY))[0] == []


@pytest.mark.parametrize(("kind", "loss"), [("FP", 1), ("S", 1), ("CP", 2), ("W", 2), ("CF", 2)])
@pytest.mark.parametrize("side", ["red", "blue"])
def test_whoever_is_met_blocks_and_is_trampled(kind: str, loss: int, side: str) -> None:
    """BI 6.2.1: friend or foe, skirmishers too; of a foe they stop short (BI 5.7f)."""
    state = field(ELEPHANT, at(f"{side}.2", kind, 46, 24, vbu=4, disordered=kind == "S"))
    found, after = stampeded(state, (6,))
    assert moves(found) == [("red.1", 27 if side == "red" else 27.2)]
    assert e.Blocked("red.1", f"{side}.2", "BI 6.2.1") in found
    met = after.unit(f"{side}.2")
    assert (vbu(met), met.disordered) == (4 - loss, kind != "CF")
    assert "Tested" not in kinds(found)
    assert umpire().field(after).engaged == {}


def test_a_short_run_meets_nobody() -> None:
    """BI 6.2.1."""
    found, after = stampeded(field(ELEPHANT, at("red.2", "FP", 45, 24)), (2,))
    assert moves(found) == [("red.1", 28)]
    assert vbu(after.unit("red.2")) == 5


def test_who_touches_behind_is_met() -> None:
    """BI 6.2.1: the elephants do not move; who stands beside them is not met."""
    state = field(ELEPHANT, at("red.2", "FP", 45, 27), at("red.3", "FP", 51, 30))
    found, after = stampeded(state, (3,))
    assert kinds(found) == ["StampedeThrown", "Blocked", "StrengthLost", "Disordered"]
    assert [vbu(after.unit(name)) for name in ("red.2", "red.3")] == [4, 5]


def test_several_are_met_at_once() -> None:
    """BI 6.2.1: all at the same distance, and none that is further."""
    state = field(ELEPHANT, at("red.2", "FP", 42, 25), at("blue.3", "S", 48, 25), at("red.4", "FP", 50, 22))
    found, after = stampeded(state, (6,))
    assert moves(found) == [("red.1", 28.2)]
    assert [vbu(after.unit(name)) for name in ("red.2", "blue.3", "red.4")] == [4, 4, 5]


def test_who_is_trampled_to_nothing_routs() -> None:
    """BI 2.4.3: and shakes nobody (BI 7.6.1c)."""
    state = field(ELEPHANT, at("red.2", "CP", 45, 25, vbu=2), at("red.3", "FP", 45, 20))
    found, after = stampeded(state, (6,))
    assert found[-1] == e.Routed("red.2", "BI 2.4.3")
    assert vbu(after.unit("red.3")) == 5


def test_elephants_that_are_met_run_in_turn() -> None:
    """BI 6.2.1: along their own rear, each by its own die."""
    second, third = at("red.2", "EL", 45, 24, 0), at("blue.3", "EL", 37, 24, DOWN, vbu=4)
    found, after = stampeded(field(ELEPHANT, second, third), (6,), (5,), (3,))
    assert [event.unit for event in found if isinstance(event, e.StampedeThrown)] == ["red.1", "red.2", "blue.3"]
    assert [vbu(after.unit(name)) for name in ("red.1", "red.2", "blue.3")] == [6, 3, 2]
    assert after.pose("blue.3") == Pose(37 * UNIT, 27 * UNIT, DOWN * DEGREE)


def test_elephants_back_to_back_end_some_time() -> None:
    """BI 6.2.1: each one met loses strength, until one of them is gone."""
    state = field(ELEPHANT, at("blue.2", "EL", 45, 24, DOWN, vbu=5))
    found, after = stampeded(state, *[(6,)] * 5)
    assert kinds(found).count("StampedeThrown") == 5
    assert [unit.id for unit in after.units] == ["red.1"]
    assert kinds(found)[-1] == "Routed"


@pytest.mark.parametrize(
    ("y", "die", "ends", "cites"),
    [(7, 4, 3, ""), (5, 3, 3, "BI 3.2.7"), (5, 6, None, "BI 3.2.7")],
)
def test_the_edge(y: float, die: int, ends: float | None, cites: str) -> None:
    """BI 3.2.7: half over the edge they rout, less stops them there."""
    found, after = stampeded(field(at("red.1", "EL", 45, y)), (die,))
    if ends is None:
        assert found[-1] == e.Routed("red.1", cites)
    else:
        assert after.pose("red.1").y == pytest.approx(ends * UNIT, abs=20)
        assert [event.clause for event in found if isinstance(event, e.Blocked)] == ([cites] if cites else [])


def test_closed_ground_routs_unless_somebody_stands_before_it() -> None:
    """BI 3.2.4, 3.2.6."""
    lake = (wood(45, 18, 10, "lake"),)
    assert stampeded(field(ELEPHANT, pieces=lake), (6,))[0][-1] == e.Routed("red.1", "BI 3.2.4")
    assert "Routed" not in kinds(stampeded(field(ELEPHANT, pieces=lake), (2,))[0])
    assert "Routed" not in kinds(stampeded(field(ELEPHANT, at("red.2", "S", 45, 25.5), pieces=lake), (6,))[0])
    river = Piece("river", "river", across=2 * UNIT, ends=((0, 24 * UNIT), (90 * UNIT, 24 * UNIT)), fordable=False)
    assert kinds(stampeded(field(ELEPHANT, pieces=(river,)), (6,))[0])[-1] == "Routed"


def test_ground_on_the_way() -> None:
    """BI 3.1b: difficult ground uses twice the distance and disorders; leaving it does not; a ford does (BI 3.2.6)."""
    marsh = (wood(45, 20, 14, "marsh"),)
    found, after = stampeded(field(ELEPHANT, pieces=marsh), (6,))
    assert 26 < after.pose("red.1").y / UNIT < 26.5
    assert found[-1] == e.Disordered("red.1", "BI 3.2.3")
    found, after = stampeded(field(ELEPHANT, pieces=(wood(45, 33, 12, "scrub"),)), (6,))
    assert kinds(found) == ["StampedeThrown", "Moved"]
    river = Piece("river", "river", across=2 * UNIT, ends=((0, 24 * UNIT), (90 * UNIT, 24 * UNIT)))
    found, after = stampeded(field(ELEPHANT, pieces=(river,)), (6,))
    assert found[-1] == e.Disordered("red.1", "BI 3.2.6")


def test_elephants_that_lose_a_melee_run_likewise() -> None:
    """BI 7.6.1d: a retreat; into closed ground it is a rout in melee (BI 7.6.1c)."""
    tell = telling(field(ELEPHANT, at("red.2", "CP", 45, 25), at("red.3", "EL", 48, 20)))
    assert run_back(tell, umpire(), "red.1", 6 * UNIT, "retreat") == ()
    assert [(event.way, event.clause) for event in tell.events if isinstance(event, e.Moved)] == [
        ("retreat", "BI 7.6.1d")
    ]
    assert vbu(tell.state.unit("red.2")) == 3
    tell = telling(field(ELEPHANT, at("red.2", "EL", 45, 27)))
    assert run_back(tell, umpire(), "red.1", UNIT, "retreat") == (Stampede("red.2"),)
    assert run_back(tell, umpire(), "red.1", 0, "retreat") == ()
    tell = telling(field(ELEPHANT, at("red.2", "S", 49, 24.5), pieces=(wood(45, 23, 6, "rocks"),)))
    assert run_back(tell, umpire(), "red.1", 6 * UNIT, "retreat") == ()
    assert kinds(tell.events) == ["Routed", "StrengthLost", "Disordered"]
