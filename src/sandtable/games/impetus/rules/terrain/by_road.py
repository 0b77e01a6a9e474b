"""3.2.5. By road: a unit, or a group in column, whose front keeps to a road on a straight way."""

from sandtable.games.impetus.rules.terrain.roads import along_a_road, beside_the_road
from sandtable.games.impetus.rules.troops.bodies import Body, column
from sandtable.kernel.clause import clause


@clause("BI 3.2.5")
def on_road(body: Body, angle: int, distance: int) -> int:
    """How far the middle of its front stays on a road that it faces along, up to a distance; 0 if it does not."""
    land = body.field.land
    if not land.roads or (len(body.stands) > 1 and not column(body)):
        return 0
    return along_a_road(body.front, angle, distance, land)


def over_road(body: Body) -> Body:
    """The body as if there were no ground but the road."""
    return body._replace(field=body.field.over(beside_the_road(body.field.land)))


def by_road(body: Body, angle: int, distance: int) -> Body:
    """The body on the ground that counts for the whole of a straight way."""
    return over_road(body) if distance and on_road(body, angle, distance) == distance else body
