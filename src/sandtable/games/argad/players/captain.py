"""The captain answers whatever Argad! asks, by exact odds and a few rules of thumb; the bystander only defends."""

from collections.abc import Callable

from sandtable.games.argad.players.ambush import hide, spring
from sandtable.games.argad.players.combat import fight, press, recoil, shoot
from sandtable.games.argad.players.duel import Duels
from sandtable.games.argad.players.duties import duties
from sandtable.games.argad.players.outlook import Outlook
from sandtable.games.argad.players.plan import Planner
from sandtable.games.argad.players.worth import worths
from sandtable.games.argad.rules.orders import Announce, Answer, AnyOrder, Confirm, Move
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.state import Plan, State
from sandtable.games.argad.rules.steps import (
    Answering,
    Fighting,
    Hiding,
    MovingAlone,
    Pressing,
    Recoiling,
    Shooting,
    Springing,
    Talking,
)

AMENDS = 1
"""After this many rounds a captain no longer amends, but confirms."""


class Captain:
    """A player who always answers the same in the same view; what it remembers only saves work."""

    def __init__(self, ruleset: Argad) -> None:
        self.ruleset = ruleset
        self.umpire = ruleset.umpire
        self.duels = Duels()
        self._answers: dict[type, Callable[[State, str], AnyOrder]] = {
            Hiding: self._hide,
            Springing: lambda view, seat: spring(view, seat, self.umpire),
            Talking: self._talk,
            MovingAlone: lambda view, seat: Announce(view.moment, self._planned(view, seat)),
            Answering: lambda view, _: Answer(view.moment),
            Shooting: lambda view, seat: shoot(view, seat, self.umpire, worths(view)),
            Fighting: lambda view, seat: fight(view, seat, self.umpire, worths(view)),
            Recoiling: lambda view, seat: recoil(view, seat, self.umpire),
            Pressing: lambda view, seat: press(view, seat, self.umpire, duties(view, self.umpire.field(view), seat)),
        }

    def __call__(self, view: State, seat: str) -> AnyOrder:
        return self._answers[type(view.agenda[0])](view, seat)

    def _hide(self, view: State, seat: str) -> AnyOrder:
        """Where the enemy will pass, or wherever there is room."""
        return hide(view, seat, self.umpire) or self.ruleset.options(view, seat).offers[0].order

    def _planned(self, view: State, seat: str, kept: dict[str, Move] | None = None) -> tuple[Move, ...]:
        return Planner(Outlook(view, seat, self.umpire, self.duels)).moves(kept)

    def _talk(self, view: State, seat: str) -> AnyOrder:
        """First a plan; in answer to the others' it is amended once, where they have moved away or come near."""
        if view.round == 0:
            return Announce(view.moment, self._planned(view, seat))
        if view.round > AMENDS:
            return Confirm(view.moment)
        mine = next((plan for plan in view.plans if plan.seat == seat), Plan(seat, ()))
        amended = self._planned(view, seat, self._unmoved(view, seat, mine))
        return Confirm(view.moment) if amended == mine.moves else Announce(view.moment, amended)

    def _unmoved(self, view: State, seat: str, mine: Plan) -> dict[str, Move]:
        """The moves that no enemy's announcement concerns: nobody who goes somewhere comes near to where they lead."""
        look = Outlook(view, seat, self.umpire, self.duels)
        moves = {move.figure: move for move in mine.moves}
        kept = {}
        for name in look.field.standing:
            if look.field.seat(name) != seat:
                continue
            move = moves.get(name, Move(name))
            end = move.path[-1] if move.path else look.field.stand(name).at
            stirring = [foe for foe in look.field.enemies(name) if foe in look.announced and look.announced[foe].path]
            if not any(look.far(foe, end) <= look.move(name) + look.reach(name, foe) for foe in stirring):
                kept[name] = move
        return kept


DEFENDS = (Hiding, Fighting, Recoiling)
"""What is answered as a captain would, since others would have their way with figures that do not defend themselves."""


class Bystander:
    """A player that moves nobody, shoots at nobody and follows nobody, but strikes back."""

    def __init__(self, ruleset: Argad) -> None:
        self.ruleset = ruleset
        self._captain = Captain(ruleset)

    def __call__(self, view: State, seat: str) -> AnyOrder:
        """What is offered to the seat as a whole comes first, and is to do nothing, or to agree."""
        if isinstance(view.agenda[0], DEFENDS):
            return self._captain(view, seat)
        return self.ruleset.options(view, seat).offers[0].order
