"""7.6. A round of melee: what counts, both throw, both test, and one side loses or neither does."""

from typing import Any

from msgspec.structs import replace

from sandtable.games.impetus.rules.after_melee.losses import cohesion_of, rout_in_melee, tested
from sandtable.games.impetus.rules.events import ChariotRolled, MeleeJudged, MeleeThrown, Proceeded, Removed
from sandtable.games.impetus.rules.melee.dice import Clash, pool, supporting
from sandtable.games.impetus.rules.melee.melees import DRAWN, LOST, WON, loser
from sandtable.games.impetus.rules.shooting.cohesion import cohesion_throw, critical_number
from sandtable.games.impetus.rules.shooting.dice import hits_throw
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import AfterRetreat, AnyStep, MeleeRound, Melees, RetreatThrow
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.ground import DIFFICULT, HILL, OPEN, ROUGH, kind
from sandtable.games.impetus.rules.terrain.land import Land
from sandtable.games.impetus.rules.troops.disorder import MELEE
from sandtable.games.impetus.rules.troops.profiles import PIKES, SCYTHED
from sandtable.games.impetus.rules.troops.units import Stand, Unit, large, vbu
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Throw, total
from sandtable.table.contact import contacts
from sandtable.table.ground import half_in, wholly_in
from sandtable.table.plane import squared
from sandtable.table.spacing import apart, box

BOTH = 2

REMOVES = ("BI 7.6.1b", "BI 7.6.1e")
"""By these clauses scythed chariots are taken off without a rout."""

WORST = (DIFFICULT, ROUGH, HILL)
FIREARMS = ("arquebus", "musket")


@clause("BI 7.4e")
def clash_of(state: State, unit: str, enemy: str, chargers: tuple[str, ...], umpire: Umpire) -> Clash:
    """Everything that counts for a unit against an enemy."""
    field = umpire.field(state)
    one, other = field.stand(unit), field.stand(enemy)
    behind = field.book.rule("backed")(one, field)
    return Clash(
        unit=one.unit,
        enemy=other.unit,
        charges=unit in chargers,
        frontal=(enemy, unit) not in state.flanked,
        ground=ground_under(one, field.land),
        enemy_ground=ground_around(other, one.unit, field.land),
        uphill=uphill(one, other, field.land),
        enemy_beside_pikes=beside_pikes(other, field, umpire),
        backing=behind.unit if behind else None,
    )


@clause("BI 3.1")
def ground_under(stand: Stand, land: Land) -> str:
    """The worst ground that a unit is in: half of its base or more."""
    near = [(g, border) for g, border in land.ground.values() if _near(stand, border)]
    return _worst([kind(g, stand.unit) for g, border in near if half_in(stand.base, (border,))])


@clause("BI 3.3a")
def ground_around(stand: Stand, enemy: Unit, land: Land) -> str:
    """The worst ground that a unit is wholly in, as it is to the enemy that fights it there."""
    near = [(g, border) for g, border in land.ground.values() if _near(stand, border)]
    return _worst([kind(g, enemy) for g, border in near if wholly_in(stand.base, (border,))])


def _near(stand: Stand, border: tuple[tuple[int, int], ...]) -> bool:
    return not apart(box(stand.outline), box(border), 0)


def _worst(grounds: list[str]) -> str:
    return next((ground for ground in WORST if ground in grounds), OPEN)


@clause("BI 3.3d")
def uphill(stand: Stand, enemy: Stand, land: Land) -> bool:
    """It is on what is a gentle hill to it, and the middle of its front is nearer to the top."""
    return any(
        squared(stand.base.pose.at, land.tops[name]) < squared(enemy.base.pose.at, land.tops[name])
        for name, (ground, border) in land.ground.items()
        if kind(ground, stand.unit) == HILL and _near(stand, border) and half_in(stand.base, (border,))
    )


@clause("BI 7.4.1")
def beside_pikes(stand: Stand, field: Tableau, umpire: Umpire) -> bool:
    """A unit with arquebus or musket touches a pike unit of its side by part of a side."""
    weapon = umpire.weapons.rows.get(stand.unit.profile.weapon)
    if weapon is None or weapon.kind not in FIREARMS:
        return False
    friends = [other for other in field.of(stand.unit.seat) if other.id != stand.id and other.unit.has(PIKES)]
    return any(touch.shared for friend in friends for touch in contacts(stand.base, friend.base))


# The round


def mains(step: MeleeRound) -> tuple[str, str]:
    return step.one, step.other


@clause("BI 7.6.3d")
def seconds(state: State, step: MeleeRound, main: str, umpire: Umpire) -> list[str]:
    """The supports of a main unit that are still there and still touch the enemy's main unit."""
    enemy = step.other if main == step.one else step.one
    touching = umpire.field(state).engaged.get(enemy, ())
    seat = state.unit(main).seat
    return [unit for unit in step.supports if unit in touching and state.unit(unit).seat == seat]


@clause("BI 4.1.3")
def is_fought(state: State, step: MeleeRound, umpire: Umpire) -> bool:
    """A melee whose main units are no longer in contact, or no longer there, is not fought."""
    return step.other in umpire.field(state).engaged.get(step.one, ())


def _goes_on(tell: Tell, step: MeleeRound, umpire: Umpire) -> bool:
    """What is not fought is over; a unit that was not hit does not test."""
    if not step.hits and not is_fought(tell.state, step, umpire):
        done(tell)
        return True
    if len(step.hits) < BOTH:
        return False
    if len(step.losses) == BOTH:
        _judge(tell, step, umpire)
        return True
    if step.hits[1 - len(step.losses)]:
        return False
    done(tell, replace(step, losses=(*step.losses, 0)))
    return True


def dice_of(state: State, step: MeleeRound, main: str, umpire: Umpire) -> tuple[int, tuple[Line, ...]]:
    """How many dice a main unit and its supports throw together, and why."""
    enemy = step.other if main == step.one else step.one
    lines = _lines(state, main, enemy, step, umpire)
    least = (Line(pool(lines) - total(lines), "BI 7.6a", "least"),) if pool(lines) > total(lines) else ()
    more = tuple(
        Line(supporting(_lines(state, unit, enemy, step, umpire)), "BI 7.6.3a", "support")
        for unit in seconds(state, step, main, umpire)
    )
    return pool(lines) + total(more), (*lines, *least, *more)


def _lines(state: State, unit: str, enemy: str, step: MeleeRound, umpire: Umpire) -> tuple[Line, ...]:
    book = umpire.book(state)
    return book.lines("melee", clash_of(state, unit, enemy, step.chargers, umpire), book, umpire.tables.dice.melee)


def _throw(state: State, step: MeleeRound, umpire: Umpire) -> Throw:
    if len(step.hits) < BOTH:
        main = mains(step)[len(step.hits)]
        count, lines = dice_of(state, step, main, umpire)
        return hits_throw(state.unit(main).seat, "melee", count, lines, "BI 7.6a")
    main = mains(step)[len(step.losses)]
    unit = state.unit(main)
    return cohesion_throw(unit.seat, cohesion_of(unit, step.hits[1 - len(step.losses)]))


def _read(tell: Tell, step: MeleeRound, value: Any, umpire: Umpire) -> None:
    if len(step.hits) < BOTH:
        main = mains(step)[len(step.hits)]
        _, lines = dice_of(tell.state, step, main, umpire)
        tell.say(MeleeThrown(main, lines, value))
        done(tell, replace(step, hits=(*step.hits, value)))
    else:
        passed_or_failed(tell, step, value, umpire)


def passed_or_failed(tell: Tell, step: MeleeRound, loss: int, umpire: Umpire) -> None:
    """The main unit whose test is next has lost so much by it."""
    main = mains(step)[len(step.losses)]
    lines = cohesion_of(tell.state.unit(main), step.hits[1 - len(step.losses)])
    tested(tell, umpire, main, lines, critical_number(lines), loss, MELEE)
    done(tell, replace(step, losses=(*step.losses, loss)))


# The outcome


@clause("BI 7.6.1e")
def _judge(tell: Tell, step: MeleeRound, umpire: Umpire) -> None:
    """Routs and their effects, then the retreats of the loser and its supports, then pursuits."""
    at = loser(*step.losses)
    lost = mains(step)[at] if at is not None else ""
    won = mains(step)[1 - at] if at is not None else ""
    helpers = {main: seconds(tell.state, step, main, umpire) for main in mains(step)}
    poses = {main: tell.state.pose(main) for main in mains(step)}
    tell.say(MeleeJudged(step.one, step.other, lost, tuple(unit for found in helpers.values() for unit in found)))
    _stand_still(tell, (*mains(step), *step.supports))
    removed = _destroyed(tell, step, lost, won, helpers, umpire)
    after: list[AnyStep] = []
    for main in mains(step) if lost != step.other else (step.other, step.one):
        outcome = WON if main == won else LOST if main == lost else DRAWN
        goes = _falls_back(tell.state, main, outcome, main == lost, umpire)
        after += [RetreatThrow(main)] if goes else []
        leads = goes or (not tell.state.there(main) and (main == lost or main not in removed))
        after += [RetreatThrow(u) for u in helpers[main] if _falls_back(tell.state, u, outcome, leads, umpire)]
    if won and tell.state.there(won):
        after.append(AfterRetreat((won, *helpers[won]), lost, poses[lost], destroyed=not tell.state.there(lost)))
    tell.say(_without_retreating(tell.state, after))


@clause("BI 7.6.3d")
def _without_retreating(state: State, after: list[AnyStep]) -> Proceeded:
    """A unit that retreats from one melee does not support another that is still to be fought."""
    below = state.agenda[1] if len(state.agenda) > 1 else None
    if not isinstance(below, Melees):
        return Proceeded(tuple(after))
    going = {step.unit for step in after if isinstance(step, RetreatThrow)}
    left = [replace(each, supports=tuple(u for u in each.supports if u not in going)) for each in below.rounds]
    return Proceeded((*after, Melees(tuple(left))), done=2)


def _falls_back(state: State, unit: str, outcome: str, with_main: bool, umpire: Umpire) -> bool:
    """A unit is still there, and goes back as the book says."""
    field = umpire.field(state)
    return state.there(unit) and bool(
        field.book.rule("falls_back")(field.stand(unit).unit, outcome, with_main=with_main)
    )


@clause("BI 5.4c")
def _stand_still(tell: Tell, units: tuple[str, ...]) -> None:
    """Melee makes chariots stand."""
    for unit in units:
        if tell.state.there(unit) and tell.state.unit(unit).rolling:
            tell.say(ChariotRolled(unit, rolling=False))


def _destroyed(
    tell: Tell, step: MeleeRound, lost: str, won: str, helpers: dict[str, list[str]], umpire: Umpire
) -> list[str]:
    """Units that are destroyed by this melee rout; scythed chariots are removed instead, and returned."""
    everybody = (*mains(step), *step.supports)
    causes = [(main, why) for main in mains(step) if (why := destroyed_by(tell.state, step, main, lost, won, umpire))]
    causes += [
        (unit, "BI 7.6.1e")
        for main in mains(step)
        for unit in helpers[main]
        if main != won and tell.state.unit(unit).type == SCYTHED
    ]
    for unit, why in causes:
        if tell.state.there(unit) and why in REMOVES:
            tell.say(Removed(unit, why))
        elif tell.state.there(unit):
            rout_in_melee(tell, umpire, unit, why, everybody)
    return [unit for unit, why in causes if why in REMOVES]


def destroyed_by(state: State, step: MeleeRound, main: str, lost: str, won: str, umpire: Umpire) -> str:
    """The clause by which a main unit is destroyed, or nothing."""
    unit = state.unit(main)
    if unit.type == SCYTHED and main != won:
        return "BI 7.6.1b"
    if vbu(unit) <= 0:
        return "BI 2.4.3"
    if main == lost and flanked_in(state, step, main) and umpire.book(state).rule("flank_routs")(unit):
        return "BI 2.5.1e" if large(unit) else "BI 7.2b"
    return ""


@clause("BI 7.2c")
def flanked_in(state: State, step: MeleeRound, main: str) -> bool:
    """An enemy that fights in this melee has contacted it in flank or rear."""
    return any((main, attacker) in state.flanked for attacker in (*mains(step), *step.supports))


FOLLOWS = {MeleeRound: _goes_on}
THROWS = {MeleeRound: _throw}
READS = {MeleeRound: _read}
