"""The umpire of Argad!: phase by phase."""

from collections.abc import Callable
from itertools import combinations

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry, Record
from sandtable.games.argad.audit import aims, dice, melees, shots, walks
from sandtable.games.argad.audit.field import Field, begin
from sandtable.games.argad.audit.fold import fold

OVERLAP = 0.03
MOVING = ("moved", "gave-way", "followed-up", "revealed")


class Umpire:
    """What is known of a game while it is read."""

    def __init__(self, record: Record, notes: Notes) -> None:
        self.table: Field = begin(record.tables, record.scenario)
        self.notes = notes
        self.telling = any(entry.told("stopped-short") for entry in record.entries)
        self.orders: dict[str, Data] = {}
        self.dice = walks.Dice()
        self.walking: list[walks.Walk] = []
        self.gaps: dict[tuple[str, str], float] = {}
        self.told: dict[str, Data] = {}
        self.gone: dict[str, float] = {}
        self.touched: dict[str, list[float]] = {}
        self.quiet = aims.Quiet()

    def read(self, entry: Entry) -> None:
        self.notes.at(entry)
        dice.check_throws(entry, self.notes)
        for event in entry.events:
            self.before(event)
            fold(self.table, event)
            if event.get("event") == "movement-ended":
                self._walks()
        self._overlaps(entry)

    def before(self, event: Data) -> None:
        """What must hold when an event happens."""
        self.quiet.read(event)
        found = BEFORE.get(event.get("event", ""))
        if found:
            found(self, event)

    def diced(self, event: Data) -> None:
        self.dice.read(event)

    def agreed(self, event: Data) -> None:
        self.orders |= {move["figure"]: move for move in event["moves"]}

    def shot(self, event: Data) -> None:
        shots.check_shot(self.table, event, self.notes)

    def struck(self, event: Data) -> None:
        melees.check_blow(self.table, event, self.notes)

    def fell(self, event: Data) -> None:
        melees.check_enclosed(self.table, event, self.touched, self.notes)

    def looted(self, event: Data) -> None:
        self.quiet.check_looted(self.table, event, self.notes)

    def blows_over(self, event: Data) -> None:
        self.touched = melees.contacts(self.table)

    def stepped(self, event: Data) -> None:
        melees.check_step(self.table, event, self.notes)

    def turn(self, event: Data) -> None:
        self.dice = walks.Dice()
        self.gone.clear()
        self.quiet.begin(self.table)

    def walked(self, event: Data) -> None:
        """A walk begins: where everybody stood, and what was ordered, is still known."""
        if not self.walking:
            self.gaps = self._gaps()
        walk = walks.walk_of(self.table, event, self.orders)
        if walk is None:
            return
        self.walking.append(walk)
        far = walk.gone
        if min(far, self.gone.get(walk.man.id, 0.0)) > walks.ANSWER:
            self.notes.complain("AR VI.a", walk.man.id, "moves a second time in the turn")
        self.gone[walk.man.id] = max(far, self.gone.get(walk.man.id, 0.0))

    def stopped(self, event: Data) -> None:
        if event["figure"] in self.told:
            self.notes.complain("AR VI.k", event["figure"], "is told twice why it stopped short")
        self.told[event["figure"]] = event

    def _gaps(self) -> dict[tuple[str, str], float]:
        """Friends who stand base to base."""
        pairs = combinations(list(self.table.shown()), 2)
        near = ((a, b, self.table.gap(a, b)) for a, b in pairs if a.seat == b.seat)
        return {(a.id, b.id): gap for a, b, gap in near if gap < 0.1}

    def _walks(self) -> None:
        """All have walked."""
        walks.check_all(self.table, self.orders, self.walking, self.notes)
        for walk in self.walking:
            if walk.man.stand is not None:
                walks.check_length(self.table, walk, self.dice, self.notes)
                walks.check_stop(self.table, walk, self.told, self.telling, self.notes)
        walks.check_ranks(self.table, self.walking, self.gaps, self.notes)
        walks.check_slowness(self.table, self.walking, self.dice, self.notes)
        self.walking, self.told, self.orders = [], {}, {}

    def _overlaps(self, entry: Entry) -> None:
        """Nobody ends on another's base."""
        if not any(event.get("event") in MOVING for event in entry.events):
            return
        for one, other in combinations(list(self.table.shown()), 2):
            deep = -self.table.gap(one, other)
            if deep > OVERLAP:
                self.notes.complain("AR VI.k", one.id, f"overlaps {other.id} by {deep:.3f} cm", depth=deep)


BEFORE: dict[str, Callable[[Umpire, Data], None]] = {
    "turn-began": Umpire.turn,
    "slowed": Umpire.diced,
    "sped": Umpire.diced,
    "agreed": Umpire.agreed,
    "moved": Umpire.walked,
    "stopped-short": Umpire.stopped,
    "shot-thrown": Umpire.shot,
    "blow-thrown": Umpire.struck,
    "melee-judged": Umpire.blows_over,
    "fell": Umpire.fell,
    "looted": Umpire.looted,
    "gave-way": Umpire.stepped,
    "followed-up": Umpire.stepped,
}
