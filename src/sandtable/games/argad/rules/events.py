"""What happens in a game: a closed list. What is hidden is told by events of its own."""

from typing import TypeAlias

from sandtable.games.argad.rules.orders import Blow, Move, Shot
from sandtable.games.argad.rules.state import Outcome, Plan, Strike, Volleyed, Walked
from sandtable.games.argad.rules.steps import AnyStep
from sandtable.games.argad.rules.tables import Ground
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event
from sandtable.table.plane import Pose


class Proceeded(Event, frozen=True):
    """What was to do is done, and these steps come in its place."""

    steps: tuple[AnyStep, ...] = ()


class Lurked(Event, frozen=True):
    """A figure hides here. Only its player knows."""

    figure: str
    stand: Pose
    clause: str = "AR V.e"


class Ready(Event, frozen=True):
    """A player has answered; what, is not yet known."""

    seat: str


class Laid(Event, frozen=True):
    """All ambushes are laid."""

    clause: str = "AR V.e"


class Placed(Event, frozen=True):
    """Chance has placed a figure."""

    figure: str
    stand: Pose
    clause: str = "AR V.e"


class TurnBegan(Event, frozen=True):
    """A turn begins; these enemies touch each other."""

    turn: int
    contacts: tuple[tuple[str, str], ...]
    steps: tuple[AnyStep, ...]
    clause: str = "AR V.a"


class Sprang(Event, frozen=True):
    """A player has decided who comes out. Only that player knows yet."""

    seat: str
    figures: tuple[str, ...]
    moment: int
    clause: str = "AR V.e"


class Revealed(Event, frozen=True):
    """Here a figure was hidden."""

    figure: str
    stand: Pose
    clause: str = "AR V.e"


class Shown(Event, frozen=True):
    """What all have decided is known from here on."""

    steps: tuple[AnyStep, ...] = ()


class Announced(Event, frozen=True):
    """What a player has written down for this round. Only that player knows yet."""

    plan: Plan
    moment: int
    clause: str = "AR VI.b"


class PlansShown(Event, frozen=True):
    """All announcements of a round lie open."""

    round: int
    plans: tuple[Plan, ...]
    clause: str = "AR VI.b"


class Agreed(Event, frozen=True):
    """Orders are final; without agreement `held` do nothing, and `earlier` do what they announced the round before."""

    moves: tuple[Move, ...]
    held: tuple[str, ...]
    steps: tuple[AnyStep, ...]
    clause: str = "AR VI.b"
    earlier: tuple[str, ...] = ()


class OrderDrawn(Event, frozen=True):
    """Each in turn: in this order."""

    seats: tuple[str, ...]
    steps: tuple[AnyStep, ...]
    clause: str = "AR VI.i"


class Slowed(Event, frozen=True):
    """Slowness dice: what they take off the move, or blocked; the worst ground and crossings of any count for all."""

    figures: tuple[str, ...]
    lost: int
    blocked: bool
    ground: Ground = "easy"
    cost: int = 0
    clause: str = "AR VI.h"


class Sped(Event, frozen=True):
    """Speed dice: what they add."""

    figures: tuple[str, ...]
    gained: int
    clause: str = "AR T.2"


class Moved(Event, frozen=True):
    """A figure has walked, turned, or stayed: the way that it really walked, how far it might have gone."""

    walk: Walked
    stand: Pose
    still: bool
    clause: str = "AR VI.a"


class StoppedShort(Event, frozen=True):
    """A figure has not come to the end of the way that was ordered: why, by whom, and how much of it was not walked.

    `cost` is how much of that this reason alone has taken, the dice and others apart.
    """

    figure: str
    why: str
    by: str
    lost: int
    cost: int
    clause: str = "AR VI.k"


class Did(Event, frozen=True):
    """A figure has spent its move on something: crouched, formed, charged, ran, taken; or could not get off."""

    figure: str
    what: str
    clause: str
    taken: tuple[str, ...] = ()
    target: str = ""


class Mounted(Event, frozen=True):
    """A figure has got on its horse, and is where that stood."""

    figure: str
    stand: Pose
    clause: str = "AR VI.g"


class Dismounted(Event, frozen=True):
    """A figure has got off, and stands beside its horse, which stays."""

    figure: str
    stand: Pose
    horse: Pose
    clause: str = "AR VI.g"


class Led(Event, frozen=True):
    """A horse was led by a friend on foot, and has come to stand here."""

    figure: str
    horse: str
    stand: Pose
    clause: str = "AR VI.g"


class Halted(Event, frozen=True):
    """Two enemies have met and stop."""

    one: str
    other: str
    clause: str = "AR VI.f"


class MovementEnded(Event, frozen=True):
    """All have walked; these have left an enemy."""

    parted: tuple[tuple[str, str], ...]
    steps: tuple[AnyStep, ...]
    clause: str = "AR V.a"


class WallAnnounced(Event, frozen=True):
    """A figure joins a wall, from the next turn on."""

    figure: str
    clause: str = "AR XIV.d"


class OrderLost(Event, frozen=True):
    """A figure is no longer in close order, or its wall is gone."""

    figure: str
    wall_only: bool
    clause: str = "AR XIV.g"


class OrderClosed(Event, frozen=True):
    """A figure stands in close order, or its wall stands."""

    figure: str
    wall: bool
    clause: str = "AR XIV.b"


class Aimed(Event, frozen=True):
    """At whom a player's figures shoot. Only that player knows yet."""

    seat: str
    shots: tuple[Shot, ...]
    moment: int
    clause: str = "AR VII.a"


class ShotsShown(Event, frozen=True):
    """All shots lie open."""

    shots: tuple[Shot, ...]
    steps: tuple[AnyStep, ...]
    clause: str = "AR VII.a"


class ShotThrown(Event, frozen=True):
    """A missile flies: its die, what hits the easiest member of its target and why; what cannot, counts nothing.

    `members` are the members of a group, each with the number that hits; empty for a single figure.
    """

    figure: str
    target: str
    natural: int
    needs: int
    counts: int
    lines: tuple[Line, ...]
    clause: str = "AR VII.h"
    members: tuple[tuple[str, int], ...] = ()


class VolleyCounted(Event, frozen=True):
    """What each die counts, sixes numbered."""

    volley: tuple[Volleyed, ...]
    clause: str = "AR X.b"


class SixAgain(Event, frozen=True):
    """A six was thrown again."""

    figure: str
    target: str
    six: bool
    clause: str = "AR X.a"


class Named(Event, frozen=True):
    """Chance has named a member of the group."""

    figure: str
    victim: str
    steps: tuple[AnyStep, ...] = ()
    clause: str = "AR VII.h"


class ShotJudged(Event, frozen=True):
    """A missile has hit somebody, or nobody."""

    figure: str
    victim: str
    hit: bool
    clause: str = "AR VII.h"


class VolleyEnded(Event, frozen=True):
    """All missiles at one target are judged."""


class Chose(Event, frozen=True):
    """Whom a player's figures strike. Only that player knows yet."""

    seat: str
    blows: tuple[Blow, ...]
    moment: int
    clause: str = "AR VIII.a"


class BlowsShown(Event, frozen=True):
    """All blows and shields lie open."""

    strikes: tuple[Strike, ...]
    guards: tuple[tuple[str, str], ...]
    steps: tuple[AnyStep, ...]
    clause: str = "AR VIII.a"


class BlowVoid(Event, frozen=True):
    """A blow is not struck, and why."""

    striker: str
    target: str
    clause: str


class BlowThrown(Event, frozen=True):
    """A blow is struck: its die and lines, and the least die that would have done the same; `needs` hits in a shot."""

    striker: str
    target: str
    natural: int
    value: int
    counts: int
    lines: tuple[Line, ...]
    clause: str = "AR VIII.b"
    needs: int = 0


class SixesCounted(Event, frozen=True):
    """What the sixes on one target count."""

    values: tuple[tuple[str, int], ...]
    target: str
    clause: str = "AR X.b"


class Struck(Event, frozen=True):
    """What a blow has come to, and by which clause."""

    striker: str
    target: str
    outcome: Outcome
    clause: str


class Fell(Event, frozen=True):
    """A figure is out of the game."""

    figure: str
    clause: str


class Wounded(Event, frozen=True):
    """A figure of glory 6 is only wounded."""

    figure: str
    clause: str = "AR XV.b"


class Discharged(Event, frozen=True):
    """A figure has shot: how long it loads now, and how many missiles it has left."""

    figure: str
    reload: int
    ammunition: int
    clause: str = "AR VII.c"


class ShotEnded(Event, frozen=True):
    """The shooting is over."""

    steps: tuple[AnyStep, ...]


class MeleeJudged(Event, frozen=True):
    """The blows are over; these give way."""

    steps: tuple[AnyStep, ...]
    clause: str = "AR IX.a"


class GaveWay(Event, frozen=True):
    """A figure was pushed back, or pushed by a friend."""

    figure: str
    stand: Pose
    by: str = ""
    clause: str = "AR IX.b"


class Pressed(Event, frozen=True):
    """Which figures of a player follow up. Only that player knows yet."""

    seat: str
    figures: tuple[str, ...]
    moment: int
    clause: str = "AR IX.c"


class FollowedUp(Event, frozen=True):
    """A figure takes the place of its enemy."""

    figure: str
    stand: Pose
    clause: str = "AR IX.c"


class Saw(Event, frozen=True):
    """A sleeper has seen the enemy."""

    figure: str
    clause: str = "AR V.e"


class Woke(Event, frozen=True):
    """A sleeper knows of the enemy."""

    figure: str
    clause: str = "AR V.e"


class Looted(Event, frozen=True):
    """A player's figure has looted a zone."""

    seat: str
    zone: str
    clause: str = "AR V.f"


class Reached(Event, frozen=True):
    """A figure has come to a zone."""

    figure: str
    zone: str
    clause: str = "AR V.e"


class Told(Event, frozen=True):
    """A figure has told another something long."""

    figure: str
    other: str
    clause: str = "AR V.d"


class TurnEnded(Event, frozen=True):
    """A turn is over; `loaded` are those whose loading went on."""

    loaded: tuple[str, ...]
    steps: tuple[AnyStep, ...]


class GameEnded(Event, frozen=True):
    """The aims are judged."""

    achieved: tuple[int, ...]
    winners: tuple[str, ...]
    clause: str = "AR V.f"


Start: TypeAlias = Proceeded | Lurked | Ready | Laid | Placed | TurnBegan | Sprang | Revealed | Shown
Orders: TypeAlias = Announced | PlansShown | Agreed | OrderDrawn | Slowed | Sped
Movement: TypeAlias = Moved | StoppedShort | Did | Mounted | Dismounted | Led | Halted | MovementEnded
CloseOrder: TypeAlias = WallAnnounced | OrderLost | OrderClosed
Shooting: TypeAlias = Aimed | ShotsShown | ShotThrown | VolleyCounted | SixAgain | Named | ShotJudged | VolleyEnded
Melee: TypeAlias = Chose | BlowsShown | BlowVoid | BlowThrown | SixesCounted | Struck
Losses: TypeAlias = Fell | Wounded | Discharged | ShotEnded | MeleeJudged | GaveWay | Pressed | FollowedUp
End: TypeAlias = Saw | Woke | Looted | Reached | Told | TurnEnded | GameEnded
AnyEvent: TypeAlias = Start | Orders | Movement | CloseOrder | Shooting | Melee | Losses | End
