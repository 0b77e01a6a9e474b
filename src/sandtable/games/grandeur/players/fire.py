"""Fire of Grandeur: what shots may be expected to cost, in any weather."""

from typing import Any

from sandtable.games.grandeur.rules.fire.dice import Shot
from sandtable.games.grandeur.rules.fire.fire import fire_lines
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.players import fire
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import FireThrow
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.dice import Line


class Fire(fire.Fire):
    """Expects for Grandeur."""

    _umpire: Umpire

    def lines(self, view: Any, step: FireThrow) -> tuple[Line, ...]:
        return fire_lines(view, step, self._umpire)

    def occasion(self, view: State) -> str:
        return f"{view.book} {view.weather}"  # type: ignore[attr-defined]

    def from_afar(self, view: State, shooter: Unit, target: Unit, apart: int, *, moves: bool) -> tuple[Line, ...]:
        known: dict[str, Any] = {"shooter": shooter, "target": target, "weather": getattr(view, "weather", "")}
        shot = Shot(**known, distance=apart, phases=int(moves))
        return self._umpire.book(view).lines("fire", shot, self._umpire.weapons, self._umpire.numbers)

    def shooter(self, unit: Unit) -> bool:
        """Only guns stand off."""
        guns: bool = unit.guns  # type: ignore[attr-defined]
        return guns
