"""A match of people who share one screen: they may throw their own dice, and agree without being asked."""

from sandtable.kernel import history
from sandtable.kernel.dice import Faces
from sandtable.kernel.entry import FAIR
from sandtable.match.match import Answered, Match


class OneScreen(Match):
    """Both sides share the screen. They may take back what was typed, even the last die, until they close the game."""

    @property
    def closes(self) -> bool:
        """Only dice of the program close it at once: typed dice may still be corrected."""
        return self.game.header.dice == FAIR

    @property
    def back(self) -> int:
        """The entry to which one step back leads; 0 if there is none."""
        if self.game.closed or not self.game.begun:
            return 0
        _, *before = history.live(self.game)
        if not before or (self.game.header.dice == FAIR and before[0] < history.free_limit(self.game)):
            return 0
        return before[0]

    def roll(self, faces: Faces, at: int) -> Answered:
        """Enters dice that were thrown on the real table."""
        return self.stale(at) or self._kept(lambda: self.game.roll(faces))

    def take_back(self, at: int) -> Answered:
        """One step back; everybody at the screen agrees."""
        first, *others = self.seats
        return self.stale(at) or self._kept(lambda: self.game.undo(first, self.back, tuple(others)))

    def conclude(self, at: int) -> Answered:
        """Closes a game that is over: everything typed is right."""
        return self.stale(at) or self._kept(self.game.close)
