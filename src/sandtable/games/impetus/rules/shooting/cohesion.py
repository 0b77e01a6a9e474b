"""6.2. The cohesion test: whether a unit that was hit loses strength."""

from collections.abc import Hashable

from sandtable.games.impetus.rules.readings import OneDie
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Throw, total

DIE = 6
LEAST = 1


@clause("BI E.1")
def excess(face: int, critical: int) -> int:
    """With a critical number of 4 a 5 costs one and a 6 two."""
    return face - critical


class Loss(OneDie, frozen=True, cache_hash=True):
    """One die against the critical number: the VBU lost; 1 always passes, 6 always fails."""

    critical: int

    @clause("BI 6.2b")
    def mark(self, face: int) -> Hashable:
        """A failed test costs what the die exceeds the critical number by; a 6 always costs one at least."""
        passed = face == 1 or (face <= self.critical and face != DIE)
        return 0 if passed else max(1, excess(face, self.critical))


@clause("BI 6.2a")
def cohesion_lines(
    vbu: int, hits: int, *, general: bool | Line, disordered: bool, walled: bool = False
) -> tuple[Line, ...]:
    """What the critical number is made of: VBU less hits; the general and a shield wall add one, disorder takes one."""
    lines = (
        Line(vbu, "BI 6.2a", "vbu"),
        Line(-hits, "BI 6.2a", "hits"),
        general if isinstance(general, Line) else Line(int(general), "BI 2.6", "general"),
        Line(-int(disordered), "BI 2.4.2a", "disordered"),
        Line(int(walled), "BI L.4", "shield-wall"),
    )
    return tuple(line for line in lines if line.value)


def critical_number(lines: tuple[Line, ...]) -> int:
    """Never under one."""
    return max(LEAST, total(lines))


def cohesion_throw(seat: str, lines: tuple[Line, ...]) -> Throw:
    """The test of a unit that was hit."""
    return Throw(seat, "cohesion", 1, DIE, Loss(critical_number(lines)), lines, "BI 6.2a")
