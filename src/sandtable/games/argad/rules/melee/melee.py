"""VIII. The melee phase: blows sealed and shown together, struck by length, judged step by step."""

from collections.abc import Iterator

from sandtable.games.argad.rules.after_melee.casualties import lives, tell_casualties
from sandtable.games.argad.rules.books import ARGAD
from sandtable.games.argad.rules.characters.figures import IN_MELEE
from sandtable.games.argad.rules.dice import SIDES, SIX, Six
from sandtable.games.argad.rules.events import (
    BlowsShown,
    BlowThrown,
    BlowVoid,
    Chose,
    MeleeJudged,
    Proceeded,
    Ready,
    SixAgain,
    SixesCounted,
    Struck,
)
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.melee.blow_dice import Clash, blow_lines, contact_need
from sandtable.games.argad.rules.melee.blows import (
    SHOT,
    Fray,
    blades,
    can_shoot,
    fighters,
    forbids_blows,
    fray,
    opponents,
    rank,
    two_dice,
)
from sandtable.games.argad.rules.melee.results import counts_as, judged, outcome, reading
from sandtable.games.argad.rules.orders import AnyOrder, Blow, Fight
from sandtable.games.argad.rules.questions import forbids_moment
from sandtable.games.argad.rules.shooting.shooting import discharge, gunnery
from sandtable.games.argad.rules.state import State, Strike
from sandtable.games.argad.rules.steps import (
    AnyStep,
    BlowDie,
    Blows,
    BlowsEnd,
    Fighting,
    MeleeEnd,
    Pressing,
    Recoiling,
    SixBlow,
)
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Question
from sandtable.kernel.dice import Throw, total
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal


def fighting_seats(state: State, step: Fighting, umpire: Umpire) -> tuple[str, ...]:
    field = umpire.field(state)
    seats = {field.seat(name) for name in fighters(state, field) if blow_choices(state, field, name)}
    return state.unanswered(seats)


@clause("AR VIII.a")
def forbids_fight(state: State, step: Fighting, seat: str, order: Fight, umpire: Umpire) -> Iterator[Refusal]:
    """A figure in contact may strike one enemy, once a turn, unless it shot."""
    yield from forbids_moment(state, order, "AR VIII.a")
    yield from forbids_blows(state, umpire.field(state), seat, order.blows)


def fight_options(
    state: State, step: Fighting, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    field = umpire.field(state)
    able = [name for name in fighters(state, field) if field.seat(name) == seat and blow_choices(state, field, name)]
    if not piece:
        return Options((Offer(Fight(state.moment)),), (), tuple(able))
    if piece not in able:
        return Options()
    return Options(tuple(Offer(Fight(state.moment, (blow,))) for blow in blow_choices(state, field, piece)))


def blow_choices(state: State, field: Field, name: str) -> list[Blow]:
    """Every blow that a figure may strike, and whom it may shield itself against."""
    shields = opponents(field, name) if field.figure(name).shield in IN_MELEE else []
    found = [Blow(name, shield=enemy) for enemy in shields]
    weapons = [*blades(field, name), *([field.figure(name).missile] if can_shoot(field, name) else [])]
    near = [enemy for enemy in field.enemies(name) if field.gap(name, enemy) <= 3 * field.paces(name)]
    for weapon in weapons:
        for enemy in [each for each in near if not field.men[each].hidden and rank(field, name, each, weapon)]:
            for crossing in (False, True) if field.across(name, enemy) else (False,):
                found += [Blow(name, enemy, weapon, shield, crossing) for shield in shields or ("",)]
            if two_dice(field, name, weapon):
                others = [each for each in near if each != enemy and rank(field, name, each, weapon)]
                found += [Blow(name, enemy, weapon, second=other) for other in others]
    return [blow for blow in found if not any(forbids_blows(state, field, field.seat(name), (blow,)))]


def tell_fight(tell: Tell, step: Fighting, seat: str, order: Fight, umpire: Umpire) -> None:
    tell.say(Chose(seat, order.blows, tell.state.moment))
    tell.say(Ready(seat))
    if not fighting_seats(tell.state, step, umpire):
        field = umpire.field(tell.state)
        show_blows(tell, fray(field, tuple(blow for _, blows in tell.state.chosen for blow in blows)))


def show_blows(tell: Tell, melee: Fray) -> None:
    """All blows lie open; those that come to nothing are told why."""
    void = {(striker, target) for striker, target, _ in melee.void}
    reaches = sorted({each.reach for each in melee.strikes if (each.striker, each.target) not in void})
    steps: tuple[AnyStep, ...] = (*(Blows(reach) for reach in reaches), MeleeEnd())
    tell.say(BlowsShown(melee.strikes, melee.guards, steps))
    for striker, target, why in melee.void:
        tell.say(BlowVoid(striker, target, why))


def skip_fight(tell: Tell, step: Fighting, umpire: Umpire) -> bool:
    if tell.state.sealed or fighting_seats(tell.state, step, umpire):
        return False
    tell.say(Proceeded())
    return True


# The blows of one length


def struck_down(state: State, field: Field, name: str) -> bool:
    """A figure was killed by earlier blows."""
    kills = sum(each.outcome == "kill" and each.target == name for each in state.strikes)
    return kills >= lives(field, name)


def pushed(state: State, name: str) -> bool:
    return any(each.outcome == "recoil" and each.target == name for each in state.strikes)


@clause("AR VIII.i")
def begin_blows(tell: Tell, step: Blows, umpire: Umpire) -> bool:
    """Killed or pushed back by an earlier blow, one does not strike, no die is thrown; the fallen are not struck."""
    field, dice = umpire.field(tell.state), list[AnyStep]()
    for each in [each for each in tell.state.strikes if each.reach == step.reach and each.outcome is None]:
        late = struck_down(tell.state, field, each.striker) or pushed(tell.state, each.striker)
        if late or struck_down(tell.state, field, each.target):
            tell.say(BlowVoid(each.striker, each.target, "AR VIII.i"))
        else:
            dice.append(BlowDie(each.striker, each.target))
    tell.say(Proceeded((*dice, BlowsEnd(step.reach))))
    return True


def clash_of(state: State, umpire: Umpire, striker: str, target: str) -> Clash:
    return Clash(state, umpire.field(state), state.strike(striker, target))


def blow_throw(state: State, step: BlowDie, umpire: Umpire) -> Throw:
    clash = clash_of(state, umpire, step.striker, step.target)
    seat, lines = clash.field.seat(step.striker), blow_lines(ARGAD, clash)
    what, clause = ("contact-shot", "AR VII.i") if clash.strike.reach == SHOT else ("blow", "AR VIII.b")
    return Throw(seat, what, clash.strike.dice, SIDES, reading(clash), lines, clause)


def read_blow(tell: Tell, step: BlowDie, value: int, umpire: Umpire) -> None:
    clash = clash_of(tell.state, umpire, step.striker, step.target)
    lines, counts = blow_lines(ARGAD, clash), counts_as(ARGAD, clash, value)
    needs, clause = (contact_need(ARGAD, clash), "AR VII.i") if clash.strike.reach == SHOT else (0, "AR VIII.b")
    tell.say(BlowThrown(step.striker, step.target, value, value + total(lines), counts, lines, clause, needs))


def six_throw(state: State, step: SixBlow, umpire: Umpire) -> Throw:
    return Throw(umpire.field(state).seat(step.striker), "six", 1, SIDES, Six(), (), "AR X.a")


def read_six(tell: Tell, step: SixBlow, value: bool, umpire: Umpire) -> None:
    tell.say(SixAgain(step.striker, step.target, bool(value)))


def end_blows(tell: Tell, step: BlowsEnd, umpire: Umpire) -> bool:
    """Sixes are numbered, the last is thrown again if it does not suffice, and all is judged together."""
    strikes = [each for each in tell.state.strikes if each.reach == step.reach and each.outcome is None]
    for target in dict.fromkeys(each.target for each in strikes):
        count_sixes(tell, umpire, target, step.reach)
    again = next((each for each in _last_sixes(tell.state, umpire, step.reach)), None)
    if again is not None:
        tell.say(Proceeded((SixBlow(again.striker, again.target), step)))
        return True
    clashes = {(each.striker, each.target): clash_of(tell.state, umpire, each.striker, each.target) for each in strikes}
    for strike, kind, why in list(judged(tell.state, ARGAD, clashes)):
        tell.say(Struck(strike.striker, strike.target, kind, why))
    tell.say(Proceeded())
    return True


@clause("AR X.b")
def count_sixes(tell: Tell, umpire: Umpire, target: str, reach: int) -> None:
    """Several natural sixes on one target count 6, 7, 8 …, in the order of the blows, then by rising modifiers.

    Shots in contact pair with shots, blows with blows.
    """
    state, order = tell.state, umpire.field(tell.state).order
    mine = [each for each in state.strikes if each.target == target and each.dice == 1]
    earlier = sum(each.natural >= SIX for each in mine if SHOT < each.reach < reach)
    now = [each for each in mine if each.reach == reach and each.outcome is None and each.natural >= SIX]
    if not now or any(each.natural > SIX or each.closed for each in now) or earlier + len(now) == 1:
        return
    now.sort(key=lambda each: (each.value - each.natural, order[each.striker]))
    values = tuple((each.striker, earlier + n) for n, each in enumerate(now) if earlier + n)
    tell.say(SixesCounted(values, target))


@clause("AR X.a")
def _last_sixes(state: State, umpire: Umpire, reach: int) -> Iterator[Strike]:
    """The last six on each target, if it does not suffice and has not been thrown again in vain."""
    strikes = [each for each in state.strikes if each.reach == reach and each.outcome is None and each.dice == 1]
    for target in dict.fromkeys(each.target for each in strikes):
        sixes = [each for each in strikes if each.target == target and each.natural >= SIX]
        last = max(sixes, key=lambda each: each.natural, default=None)
        if last is not None and not last.closed:
            clash = clash_of(state, umpire, last.striker, last.target)
            if outcome(ARGAD, clash, last.natural, last.value) != "kill":
                yield last


# The end


@clause("AR IX.a")
def end_melee(tell: Tell, step: MeleeEnd, umpire: Umpire) -> bool:
    """Results apply together: the dead are removed, then those who were pushed back give way."""
    state, field = tell.state, umpire.field(tell.state)
    guns = gunnery(state, umpire)
    for strike in state.strikes:
        if strike.reach == SHOT and strike.outcome not in (None, "void"):
            discharge(tell, guns, strike.striker)
    killed = tuple(each.target for each in state.strikes if each.outcome == "kill")
    tell_casualties(tell, field, killed, "AR VIII.b")
    back = [each for each in state.strikes if each.outcome == "recoil" and tell.state.man(each.target) is not None]
    first: dict[str, int] = {}
    for each in back:
        first[each.target] = min(first.get(each.target, each.reach), each.reach)
    names = sorted(first, key=lambda name: (first[name], field.order[name]))
    tell.say(MeleeJudged((*(Recoiling(name) for name in names), Pressing())))
    return True


ASKS = {
    Fighting: Question("fight", "AR VIII.a", (Fight,), fighting_seats, forbids_fight, fight_options, tell_fight),
}
THROWS = {BlowDie: blow_throw, SixBlow: six_throw}
READS = {BlowDie: read_blow, SixBlow: read_six}
FOLLOWS = {Fighting: skip_fight, Blows: begin_blows, BlowsEnd: end_blows, MeleeEnd: end_melee}
