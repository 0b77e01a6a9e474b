"""4.1 and 7.6: who acts and how often, and melees: one that no turn may end without, and what follows it."""

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry
from sandtable.games.impetus.audit.bodies import Body
from sandtable.games.impetus.audit.field import CHARIOTS, Field, Unit, touching

SURELY = 0.008
"""A front this near surely touches."""

STRAIGHT = ("advance", "charge", "march", "roll")


def check_activated(table: Field, event: Data, notes: Notes) -> None:
    """Each unit acts once per turn, in its own side's part of it."""
    for name in event["units"]:
        unit = table.units.get(name)
        if name in table.used:
            notes.complain("BI 4.1.2", name, "is activated a second time in the turn")
        if unit and table.active and unit.seat != table.active:
            notes.complain("BI 4.1.2", name, f"is activated in the part of {table.active}")


def check_mover(table: Field, body: Body, unasked: set[str], notes: Notes) -> None:
    """Only activated units move, and those that need not be; none moves out of a melee."""
    for unit in body.units:
        if unit.id not in table.starts and body.way != "roll" and unit.id not in unasked:
            notes.complain("BI 4.1.2", unit.id, f"moves by {body.way} without being activated")
        if any(touching(unit, enemy, SURELY) for enemy in table.enemies(unit)):
            notes.complain("BI 4.1.2", unit.id, f"moves by {body.way} out of a melee")


def check_manner(unit: Unit, before: list[str], way: str, notes: Notes) -> None:
    """Straight or wheel; only a wheel first. Sideways and backward moves stand alone."""
    if not before or unit.type in CHARIOTS:
        return
    if way == "wheel" and any(each in STRAIGHT for each in before):
        notes.complain("BI 5.2a", unit.id, "wheels after it has moved straight")
    if way == "wheel" and "wheel" in before:
        notes.complain("BI 5.2a", unit.id, "wheels a second time")
    alone = ("sidestep", "backward")
    if (way in alone) != (before[-1] in alone):
        notes.complain("BI 5.3a", unit.id, f"moves by {before[-1]} and then by {way}")


def check_turn(table: Field, notes: Notes) -> None:
    """A melee without a round in the turn is fought at its end."""
    units = list(table.units.values())
    for at, one in enumerate(units):
        for other in units[at + 1 :]:
            if one.seat == other.seat or {one.id, other.id} & table.fought:
                continue
            if touching(one, other, SURELY):
                notes.complain("BI 7.6.1a", one.id, f"stands in melee with {other.id}, and no round was fought")


def check_behind(entry: Entry, event: Data, notes: Notes) -> None:
    """Only a unit that routs shakes those behind it: scythed chariots that did not win are just removed."""
    gone: list[Data] = []
    for each in entry.events:
        if each is event:
            break
        if each.get("event") == "melee-judged":
            gone = []
        if each.get("event") == "routed":
            gone.append(each)
    if gone and all(each["clause"] == "BI 7.6.1b" for each in gone):
        what = f"is shaken by {gone[0]['unit']}, which is removed and does not rout"
        notes.complain("BI 7.6.1b", event["unit"], what)
