"""A match of people who sit before one screen: they may throw dice of their own, and agree without being asked."""

from sandtable.kernel import history
from sandtable.kernel.dice import Faces
from sandtable.kernel.entry import FAIR
from sandtable.match.match import Answered, Match, Stale


class OneScreen(Match):
    """Both sides share the screen. What was typed in may be taken back, the last die too, until they close the game."""

    @property
    def closes(self) -> bool:
        """Nobody can have mistyped what the program has thrown."""
        return self.game.header.dice == FAIR

    @property
    def back(self) -> int:
        """The entry that one step back leads to; 0 if there is none."""
        if self.game.closed or not self.game.begun:
            return 0
        _, *before = history.live(self.game)
        if not before or (self.game.header.dice == FAIR and before[0] < history.free_limit(self.game)):
            return 0
        return before[0]

    def roll(self, faces: Faces, at: int) -> Answered:
        """The dice that the game waits for were thrown on the real table."""
        return self._stale(at) or self._kept(lambda: self.game.roll(faces))

    def take_back(self, at: int) -> Answered:
        """One step back; all who sit here agree."""
        first, *others = self.seats
        return self._stale(at) or self._kept(lambda: self.game.undo(first, self.back, tuple(others)))

    def conclude(self, at: int) -> Answered:
        """The game is over and everything typed is right."""
        return self._stale(at) or self._kept(self.game.close)

    def _stale(self, at: int) -> Stale | None:
        return None if at == self.entries else Stale(at, self.entries)
