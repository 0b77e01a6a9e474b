"""What changes a die of Combat Rapide."""

from sandtable.audit.reading import Data

SEATS = ("attacker", "defender")
SECOND = 2
CAVALRY = {"none": 0, "double": 2}
FORCE = {"plus": 4, "minus": 2, "detachments": 1}


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


def leader(battle: Data, seat: str, phase: str) -> int:
    """What the better leader adds."""
    return max(0, int(battle[seat]["leader"][phase]) - int(battle[other(seat)]["leader"][phase]))


def terrain(tables: Data, battle: Data, seat: str, phase: str, number: int) -> int:
    """What the ground takes: from both sides or from the attacker, in one round or in both."""
    found = tables["terrains"][battle["terrain"]]
    concerned = found["whom"] in ("both", seat)
    return int(found[phase]) if concerned and number <= found["rounds"] else 0


def horses(side: Data, stack: Data) -> int:
    """One for each detachment of force; some have none, some twice as many."""
    force = sum(FORCE[name] * stack[name] for name in FORCE) + sum(stack["pashas"])
    return int(force * CAVALRY.get(side["cavalry"], 1))


def cavalry(battle: Data, stacks: dict[str, Data], seat: str) -> int:
    """One more for twice the enemy's cavalry."""
    own, theirs = (horses(battle[each], stacks[each]) for each in (seat, other(seat)))
    return int(own > 0 and own >= 2 * theirs)
