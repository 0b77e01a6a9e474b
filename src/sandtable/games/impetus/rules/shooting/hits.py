"""6.1.4. Hits: how dice of fire and melee are read."""

from collections.abc import Hashable, Iterable, Sequence

from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Reading, Throw

DIE = 6


class Hits(Reading, frozen=True, cache_hash=True):
    """Each 6 and each pair of 5s is one hit; the other faces are all the same."""

    def mark(self, face: int) -> Hashable:
        return face if face >= 5 else 0

    @clause("BI 6.1.4")
    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks.count(6) + marks.count(5) // 2

    def scoring(self, faces: Sequence[int]) -> tuple[int, ...]:
        """The places of the dice that make the hits: without any of them there would be fewer."""
        places, hits = list(range(len(faces))), self._hits(faces, range(len(faces)))
        for place in reversed(range(len(faces))):
            fewer = [each for each in places if each != place]
            if self._hits(faces, fewer) == hits:
                places = fewer
        return tuple(places)

    def _hits(self, faces: Sequence[int], places: Iterable[int]) -> Hashable:
        return self.read([self.mark(faces[place]) for place in places])


def hits_throw(seat: str, what: str, dice: int, lines: tuple[Line, ...] = (), cites: str = "BI 6.1.4") -> Throw:
    """A pool of dice thrown for hits."""
    return Throw(seat, what, dice, DIE, Hits(), lines, cites)
