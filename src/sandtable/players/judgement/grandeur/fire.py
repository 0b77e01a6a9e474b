"""Fire of Grandeur: what shots may be expected to cost, in any weather."""

from typing import Any

from sandtable.kernel.dice import Line
from sandtable.players.judgement.impetus import fire
from sandtable.rulesets.grandeur.fire import fire_lines
from sandtable.rulesets.grandeur.fire_rules import Shot
from sandtable.rulesets.grandeur.umpire import Umpire
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.steps import FireThrow
from sandtable.rulesets.impetus.units import Unit


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
