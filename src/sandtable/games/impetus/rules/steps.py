"""What a battle still has to do, the next thing first."""

from typing import Literal, TypeAlias

from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.kernel.course import Step
from sandtable.table.plane import Pose

Start: TypeAlias = tuple[str, Pose]
"""A unit, and where it stood before it moved: that decides between front and flank (BI 7.2a)."""

Cause: TypeAlias = Literal["fire", "pila"]


# 3. Terrain and deployment


class SetupThrow(Step, frozen=True):
    """A side throws for who attacks (BI 3.5)."""

    seat: str


class SetupJudged(Step, frozen=True):
    """The lower side defends."""


class TerrainPlacing(Step, frozen=True):
    """The defender places pieces."""

    seat: str


class PieceDie(Step, frozen=True):
    """A river or village needs a 5 or 6."""

    seat: str
    piece: Piece


class TerrainChange(Step, frozen=True):
    """The attacker may remove or move one piece."""

    seat: str


class Deployment(Step, frozen=True):
    """A side sets up its army (BI 3.6)."""

    seat: str


# 4. Turn


class TurnStart(Step, frozen=True):
    """A new turn begins."""


class InitiativeThrow(Step, frozen=True):
    """A side throws for who goes first (BI 4.1.1)."""

    seat: str


class InitiativeJudged(Step, frozen=True):
    """The higher side goes first."""


class HalfTurn(Step, frozen=True):
    """A side activates its units and groups one by one."""

    seat: str


class HalfTurnEnd(Step, frozen=True):
    """Chariots in motion that were not activated roll on (BI 5.4c)."""

    seat: str


class TurnEnd(Step, frozen=True):
    """Defeat is judged (BI 8), once melees that nobody fought in the turn are `settled` (BI 7.6.1a)."""

    settled: bool = False


# 5. Movement


class ChargeBonus(Step, frozen=True):
    """A charge waits for its bonus (BI 5.6.1)."""

    starts: tuple[Start, ...]


class ChargeRun(Step, frozen=True):
    """A charge goes, with so much more than its move."""

    starts: tuple[Start, ...]
    bonus: int = 0


class CompulsoryMove(Step, frozen=True):
    """A unit must go straight ahead so far (BI 5.4c, 7.6.2a); it began its move somewhere.

    `pursuit` says that it pursues, else it is a chariot in motion; `through` are the friends that it crosses, `stops`
    the one that it stops at.
    """

    start: Start
    distance: int
    pursuit: bool = False
    through: tuple[str, ...] = ()
    stops: str = ""


class MeetsAhead(Step, frozen=True):
    """A unit on a compulsory move has met a friend; its owner chooses (BI 5.7c)."""

    move: CompulsoryMove
    friend: str


class Rolling(Step, frozen=True):
    """The owner of a chariot says whether it halts or rolls on (BI 5.4c)."""

    unit: str


# 6. Shooting


class FireThrow(Step, frozen=True):
    """A unit shoots at another from a side (BI 6.1.1)."""

    unit: str
    target: str
    side: str
    moves: bool = False
    rallies: bool = False
    indirect: bool = False


class CohesionTest(Step, frozen=True):
    """A unit was hit by fire or pila (BI 6.2a)."""

    unit: str
    hits: int
    by: Cause


class Stampede(Step, frozen=True):
    """Elephants throw for how far they run back (BI 6.2.1)."""

    unit: str


# 7. Melee


class Contact(Step, frozen=True):
    """Units have come into contact: fronts are shifted, flanks judged, pila thrown, and then they fight.

    `group` are all that moved together; `shifted` those that a die has been thrown for.
    """

    starts: tuple[Start, ...]
    group: tuple[Start, ...] = ()
    shifted: tuple[str, ...] = ()


class ShiftThrow(Step, frozen=True):
    """A die shifts an attacker whose front exactly matches the enemy's (BI 7.6.4)."""

    unit: str
    line: tuple[str, ...]


class Contacted(Step, frozen=True):
    """Front and flank are judged, and elephants are feared."""

    starts: tuple[Start, ...]


class PilaThrow(Step, frozen=True):
    """So many dice of pila are thrown at a unit by the other side (BI 6.5)."""

    seat: str
    target: str
    dice: int


class Pairing(Step, frozen=True):
    """Main units are found pair by pair (BI 7.6.3c). `fighters`: the activated; `chargers`: whose first round it is."""

    fighters: tuple[str, ...]
    chargers: tuple[str, ...] = ()
    mains: tuple[tuple[str, str], ...] = ()


class Supporting(Step, frozen=True):
    """Units that are left over support; `supports` are the pairs (support, enemy main) settled so far."""

    fighters: tuple[str, ...]
    chargers: tuple[str, ...]
    mains: tuple[tuple[str, str], ...]
    supports: tuple[tuple[str, str], ...] = ()
    asked: tuple[str, ...] = ()


class Melees(Step, frozen=True):
    """Melees are fought one after the other, in the order of the active player."""

    rounds: tuple["MeleeRound", ...]


class MeleeRound(Step, frozen=True):
    """One round of one melee; `one` is the active side's main unit. Hits and losses are filled in as they are thrown.

    `hits` are what each main has scored, `losses` what each lost by its test, both with the active side first.
    """

    one: str
    other: str
    supports: tuple[str, ...] = ()
    chargers: tuple[str, ...] = ()
    hits: tuple[int, ...] = ()
    losses: tuple[int, ...] = ()


class RetreatThrow(Step, frozen=True):
    """A unit that has lost throws for how far it goes back (BI 7.6.1b)."""

    unit: str


class Retreat(Step, frozen=True):
    """A unit goes so far back; `through`: the friends that it crosses."""

    unit: str
    distance: int
    through: tuple[str, ...] = ()


class MeetsBehind(Step, frozen=True):
    """A retreating unit has met a friend; its owner chooses (BI 5.7d)."""

    retreat: Retreat
    friend: str


class AfterRetreat(Step, frozen=True):
    """Once the losers have gone, the winners may pursue; `quarry` is the unit that lost, `at` where it stood."""

    winners: tuple[str, ...]
    quarry: str
    at: Pose
    destroyed: bool


class PursuitChoice(Step, frozen=True):
    """A unit may pursue; `distance` is what it has thrown, 0 if it chooses first (BI 7.6.2a)."""

    unit: str
    quarry: str
    distance: int = 0
    followers: tuple[str, ...] = ()


class PursuitThrow(Step, frozen=True):
    """A unit throws for how far it pursues; `asks`: it may then still stay."""

    unit: str
    quarry: str
    asks: bool = False
    followers: tuple[str, ...] = ()


class PursuitTurn(Step, frozen=True):
    """A unit pursues straight or parallel to the enemy (BI 7.6.2b); `followers` are supports that pursue with it."""

    unit: str
    quarry: str
    distance: int
    followers: tuple[str, ...] = ()


class PursuitEnd(Step, frozen=True):
    """Pursuers that have touched an enemy fight again; `starts` is where each began."""

    starts: tuple[Start, ...]


Setup: TypeAlias = SetupThrow | SetupJudged | TerrainPlacing | PieceDie | TerrainChange | Deployment
Turn: TypeAlias = TurnStart | InitiativeThrow | InitiativeJudged | HalfTurn | HalfTurnEnd | TurnEnd
Movement: TypeAlias = ChargeBonus | ChargeRun | CompulsoryMove | MeetsAhead | Rolling
Shooting: TypeAlias = FireThrow | CohesionTest | Stampede
Contacts: TypeAlias = Contact | ShiftThrow | Contacted | PilaThrow
Melee: TypeAlias = Pairing | Supporting | Melees | MeleeRound
Retreats: TypeAlias = RetreatThrow | Retreat | MeetsBehind | AfterRetreat
Pursuit: TypeAlias = PursuitChoice | PursuitThrow | PursuitTurn | PursuitEnd
AnyStep: TypeAlias = Setup | Turn | Movement | Shooting | Contacts | Melee | Retreats | Pursuit
