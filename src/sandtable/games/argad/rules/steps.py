"""What a game still has to do."""

from typing import TypeAlias

from sandtable.games.argad.rules.tables import Ground
from sandtable.kernel.course import Step


class Hiding(Step, frozen=True):
    """Ambushes are written down."""


class Placing(Step, frozen=True):
    """A figure is placed at random."""

    figure: str


class NewTurn(Step, frozen=True):
    """A turn begins."""


class Springing(Step, frozen=True):
    """Figures in ambush may come out."""


class Talking(Step, frozen=True):
    """All announce, amend or confirm."""


class Precedence(Step, frozen=True):
    """Each in turn: who comes next is drawn among these."""

    left: tuple[str, ...]
    drawn: tuple[str, ...] = ()


class MovingAlone(Step, frozen=True):
    """Each in turn: one player moves."""

    seat: str


class Answering(Step, frozen=True):
    """Each in turn: the others answer the moves of one."""

    seat: str


class SlownessDice(Step, frozen=True):
    """Figures that move alike throw once; the worst ground and crossings that any of them meets count for all."""

    figures: tuple[str, ...]
    dice: int
    ground: Ground = "easy"
    cost: int = 0


class SpeedDice(Step, frozen=True):
    """Figures that run alike throw once."""

    figures: tuple[str, ...]
    dice: int


class Walking(Step, frozen=True):
    """All ways are walked together; `most` is how far a step in answer to an enemy goes, 0 for whole moves."""

    most: int = 0


class Shooting(Step, frozen=True):
    """All may shoot."""


class ShotDie(Step, frozen=True):
    """One missile flies."""

    figure: str


class SixShot(Step, frozen=True):
    """A six of a shooter is thrown again."""

    figure: str


class Drawing(Step, frozen=True):
    """Chance names a member of a group."""

    figure: str
    members: tuple[str, ...]


class Volley(Step, frozen=True):
    """All shots at one target are judged."""


class ShootingEnd(Step, frozen=True):
    """The dead of the shooting are removed."""


class Fighting(Step, frozen=True):
    """All choose whom they strike."""


class Blows(Step, frozen=True):
    """The blows of weapons of one length."""

    reach: int


class BlowDie(Step, frozen=True):
    """One blow is thrown."""

    striker: str
    target: str


class SixBlow(Step, frozen=True):
    """A six of a striker is thrown again."""

    striker: str
    target: str


class BlowsEnd(Step, frozen=True):
    """The blows of one length are judged together."""

    reach: int


class MeleeEnd(Step, frozen=True):
    """All results of the melee apply."""


class Recoiling(Step, frozen=True):
    """A figure gives way."""

    figure: str


class Pressing(Step, frozen=True):
    """Those who killed or pushed back an enemy may follow up."""


class TurnEnd(Step, frozen=True):
    """The turn is over."""


Start: TypeAlias = Hiding | Placing | NewTurn | Springing
Movement: TypeAlias = Talking | Precedence | MovingAlone | Answering | SlownessDice | SpeedDice | Walking
Missiles: TypeAlias = Shooting | ShotDie | SixShot | Drawing | Volley | ShootingEnd
Melee: TypeAlias = Fighting | Blows | BlowDie | SixBlow | BlowsEnd | MeleeEnd
AnyStep: TypeAlias = Start | Movement | Missiles | Melee | Recoiling | Pressing | TurnEnd
