"""Where a battle stands: Impetus' state, with weather, generals, corps and what units wait for."""

from typing import Literal, NamedTuple

from sandtable.games.grandeur.rules.setup.scenario import Scenario, Weather
from sandtable.games.grandeur.rules.steps import AnyStep
from sandtable.games.grandeur.rules.troops.armies import Army
from sandtable.games.grandeur.rules.troops.units import Leader, Unit
from sandtable.games.impetus.rules import state
from sandtable.games.impetus.rules.steps import Start
from sandtable.table.plane import Pose

MARCH = "march"


class Sweep(NamedTuple):
    """A unit that has moved in this activation: from where, to where, and by which way it went."""

    unit: str
    start: Pose
    end: Pose
    way: str

    @property
    def faced(self) -> Pose:
        """Where it began; a march that follows a bend begins faced along the next stretch."""
        return self.start._replace(heading=self.end.heading) if self.way == MARCH else self.start


class State(state.State, frozen=True, kw_only=True):
    """`acted` are the corps that were activated this turn (`red.i`), `corps` the one that is now, `named` those named.

    `fallen` are generals that are lost; `held` the units that only fight on (GR 2.2b). `failing` have failed the test
    of a further move and stood so before it; `swept` are the moves of this activation; `stirred` have just moved of
    their own but for charges, and stood so before; `dodged` charge somebody who has evaded. `fired` have shot on
    opportunity at the charge that is made, `driven` have gone back from a melee in this activation.
    """

    scenario: Scenario
    agenda: tuple[AnyStep, ...]  # type: ignore[assignment]
    units: tuple[Unit, ...] = ()
    weather: Weather | Literal[""] = ""
    leaders: tuple[Leader, ...] = ()
    fallen: tuple[str, ...] = ()
    acted: tuple[str, ...] = ()
    corps: str = ""
    named: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    failing: tuple[Start, ...] = ()
    stirred: tuple[Start, ...] = ()
    swept: tuple[Sweep, ...] = ()
    dodged: tuple[str, ...] = ()
    fired: tuple[str, ...] = ()
    driven: tuple[str, ...] = ()

    def unit(self, unit: str) -> Unit:
        """A unit that is on the table."""
        return next(each for each in self.units if each.id == unit)

    def army(self, seat: str) -> Army:
        """The army of a side."""
        return (self.scenario.red if seat == "red" else self.scenario.blue).army

    def general(self, name: str) -> Leader:
        """A general who is on the table."""
        found = self.leader(name)
        assert found is not None, f"{name} is on the table"
        return found

    def leader(self, general: str) -> Leader | None:
        """A general, if on the table."""
        return next((each for each in self.leaders if each.id == general), None)

    def led_by(self, unit: str) -> Leader | None:
        """The general who is with a unit."""
        return next((each for each in self.leaders if each.unit == unit), None)
