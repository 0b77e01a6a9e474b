"""Close order: who forms it together, whether a wall pays, and what standing in it is worth when enemies come."""

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.games.argad.players.combat import loss
from sandtable.games.argad.players.duel import alone, strike
from sandtable.games.argad.players.ideas import fire
from sandtable.games.argad.players.outlook import AFRAID, Outlook
from sandtable.games.argad.rules.characters.figures import CLOSE_ORDER
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.melee.blow_dice import Clash
from sandtable.games.argad.rules.melee.blows import blades, rank, reached
from sandtable.games.argad.rules.orders import How, Move
from sandtable.games.argad.rules.shooting.shooting import gunnery
from sandtable.games.argad.rules.state import Man, Walled
from sandtable.games.argad.rules.units.close_order import builds_wall, comrades

SOON = 3
"""Enemies who may be there in this many turns are awaited in order."""

TOUCH = 500
"""A way that ends within this distance of somebody leads to them."""


def blocks(look: Outlook) -> Iterator[list[str]]:
    """Those who may form together: trained, base to base, and none of them asleep or in contact."""
    seen: set[str] = set()
    if not look.state.scenario.choices.close_order:
        return
    for name in look.field.standing:
        mine = look.field.seat(name) == look.seat and CLOSE_ORDER in look.field.figure(name).traits
        if not mine or name in seen:
            continue
        names = comrades(look.field, name)
        seen.update(names)
        if len(names) > 1 and not any(look.field.touched(each) or each in look.state.asleep for each in names):
            yield names


def forming(look: Outlook, names: list[str]) -> dict[str, Move]:
    """The moves with which a block closes its order, or announces a wall; none where nothing is left to do."""
    found = {}
    for name in names:
        man, walls = look.field.men[name], builds_wall(look.field.figure(name))
        how: How = "form" if man.formed == "loose" else "walk"
        wall = walls and man.wall == "none"
        if how == "form" or wall:
            found[name] = Move(name, how=how, wall=wall)
    return found


def awaited(look: Outlook, names: list[str]) -> list[str]:
    """The enemies who may come soon; none where one may come this turn to those who are not in order yet."""
    found, formed = [], all(look.field.men[name].formed == "close" for name in names)
    for foe in look.field.enemies(names[0]):
        if look.field.men[foe].hidden or foe in look.state.asleep:
            continue
        far = min(look.far(foe, look.field.stand(each).at) - look.reach(each, foe) for each in names)
        if far <= (TOUCH if look.state.round else look.move(foe)) and not formed:
            return []
        if far <= SOON * look.move(foe):
            found.append(foe)
    return found


def order_brings(look: Outlook, names: list[str], foes: list[str]) -> dict[str, float]:
    """What order is worth to each of a block when enemies come: blows from behind, and what a wall keeps off."""
    there = look.field.were(*(_ordered(look, name) for name in names))
    return {name: _blows(look, there, name, foes) + _kept_off(look, there, name, foes) for name in names}


def _ordered(look: Outlook, name: str) -> Man:
    """A figure as it would be in close order."""
    wall: Walled = "stands" if builds_wall(look.field.figure(name)) else "none"
    return replace(look.field.men[name], formed="close", wall=wall, crouched=False)


def _blows(look: Outlook, there: Field, name: str, foes: list[str]) -> float:
    """A spear behind a friend strikes the enemy who comes at that friend."""
    spears = [each for each in blades(there, name) if there.period.blades[each].ranks]
    if not spears or not foes:
        return 0.0
    foe = min(foes, key=lambda each: there.gap(name, each))
    front = [each for each in there.standing if each != name and rank_behind(there, name, each, foe)]
    if not front:
        return 0.0
    struck = alone(Clash(look.state, there, strike(there, name, foe, spears[0])))
    return AFRAID * loss(there, look.worth, foe, struck)


def rank_behind(field: Field, name: str, front: str, foe: str) -> bool:
    """Somebody stands in order before another, as seen from an enemy."""
    near = field.men[front].formed == "close" and field.seat(front) == field.seat(name)
    return (
        near and field.gap(name, front) == 0 and field.gap(front, foe) + field.paces(name) // 2 < field.gap(name, foe)
    )


def _kept_off(look: Outlook, there: Field, name: str, foes: list[str]) -> float:
    """What a wall spares a man of the first blow of the nearest enemy, and of shots."""
    if not builds_wall(there.figure(name)):
        return 0.0
    man = look.field.men[name]
    guns = gunnery(look.state, look.umpire)
    bare, walled = (guns.were(replace(man, wall=wall)) for wall in ("none", "stands"))
    found = fire(look, bare, name) - fire(look, walled, name)
    if foes:
        foe = min(foes, key=lambda each: there.gap(name, each))
        before, after = (look.duels.meet(look.state, field, foe, name) for field in (look.field, there))
        gained = loss(there, look.worth, name, before.other) - loss(there, look.worth, name, after.other)
        found += AFRAID * gained
    return found


def behind(look: Outlook, name: str) -> float:
    """What a figure strikes from where it stands in the ranks, over friends."""
    field, man = look.field, look.field.men[name]
    if man.formed != "close" or field.touched(name):
        return 0.0
    found = 0.0
    for foe in reached(field, name):
        weapon = next(each for each in blades(field, name) if rank(field, name, foe, each))
        struck = alone(Clash(look.state, field, strike(field, name, foe, weapon)))
        found = max(found, loss(field, look.worth, foe, struck))
    return found
