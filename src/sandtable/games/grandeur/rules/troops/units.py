"""A brigade on the table: Impetus' unit, and what Grandeur must know of it."""

from sandtable.games.grandeur.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops import units
from sandtable.kernel.dice import Line

GENERAL, BRAVE = 1, 2


class Unit(units.Unit, frozen=True, cache_hash=True, kw_only=True):
    """`general`: one is with it, `brave`: a brave one; `phases`: its movement phases in this turn (IM 2).

    `square`: it stands in square, by order (GR A1) or, where the table is looked at, as it counts (GR 4.1);
    `opportunity`: it may interrupt the enemy (IM 4).
    """

    profile: Profile
    brave: bool = False
    phases: int = 0
    square: bool = False
    opportunity: bool = False

    @property
    def steadied(self) -> Line:
        """GR 2.0c: a general adds one to its cohesion, a brave one two besides."""
        if self.brave:
            return Line(GENERAL + BRAVE, "GR 2.0c", "brave")
        return Line(GENERAL if self.general else 0, "GR 2.0c", "general")

    @property
    def cavalry(self) -> bool:
        return self.profile.mounted

    @property
    def infantry(self) -> bool:
        return self.profile.infantry

    @property
    def guns(self) -> bool:
        return self.profile.guns


def widened(unit: units.Unit) -> Unit:
    """A unit that Impetus has set up, as one of Grandeur."""
    if isinstance(unit, Unit):
        return unit
    return Unit(**{name: getattr(unit, name) for name in unit.__struct_fields__})


def brigade(unit: units.Unit) -> Unit:
    """A unit that Impetus hands on: in a battle of Grandeur all are brigades."""
    assert isinstance(unit, Unit), f"{unit.id} is no brigade"
    return unit
