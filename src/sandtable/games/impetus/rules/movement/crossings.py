"""5.7b. Crossings: the friends that a unit passes through on its way, and what becomes of skirmishers among them."""

from sandtable.games.impetus.rules.events import FriendCrossed, Moved
from sandtable.games.impetus.rules.movement.set_down import free_place_behind
from sandtable.games.impetus.rules.movement.ways import Passage, course, pace_of
from sandtable.games.impetus.rules.stands import Stand
from sandtable.games.impetus.rules.troops.bodies import Body
from sandtable.games.impetus.rules.troops.profiles import SKIRMISHERS
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.clause import clause


def passages(stand: Stand, angle: int, distance: int, body: Body) -> list[Passage]:
    """The friends that a unit crosses on a way of so far."""
    pace = pace_of(stand, angle, distance, body.field.land)._replace(distance=distance)
    found = course(stand, angle, pace, body.field.land, body.others).passages
    return [passage for passage in found if passage.enter <= distance]


@clause("BI 5.7b")
def first_to_cross(crossed: dict[str, list[Passage]]) -> dict[str, list[Passage]]:
    """Skirmishers are crossed by the unit that began to cross them, and by no other of its group."""
    begun: dict[str, tuple[int, str]] = {}
    for unit, found in crossed.items():
        for passage in found:
            first = (passage.enter, unit)
            begun[passage.friend.id] = min(first, begun.get(passage.friend.id, first))
    return {
        unit: [p for p in found if p.friend.unit.type != SKIRMISHERS or begun[p.friend.id][1] == unit]
        for unit, found in crossed.items()
    }


def tell_crossings(tell: Tell, unit: str, crossed: list[Passage], umpire: Umpire) -> None:
    """Friends are crossed; skirmishers among them are set down behind the unit."""
    for passage in crossed:
        friend = passage.friend
        tell.say(FriendCrossed(unit, friend.id))
        if friend.unit.type == SKIRMISHERS:
            field = umpire.field(tell.state)
            pose = free_place_behind(field.stand(unit).base, field.stand(friend.id), field)
            tell.say(Moved(friend.id, pose, "crossed", "BI 5.7b"))
