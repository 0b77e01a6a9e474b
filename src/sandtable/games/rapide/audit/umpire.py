"""The umpire of Combat Rapide: columns, dice, stars, and the sums of losses. Losses are in halves."""

from collections.abc import Callable

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry, Record

SEATS = ("attacker", "defender")
SECOND = 2
CAVALRY = {"none": 0, "double": 2}
FORCE = {"plus": 4, "minus": 2, "detachments": 1}
THROWN = ("fired", "shocked", "pursued", "retreated")
FAILED = 2
"""What fire gains against a side whose retreat has failed (CR M)."""


class Umpire:
    """Reads a game of Combat Rapide."""

    def __init__(self, record: Record, notes: Notes) -> None:
        self.tables, self.scenario, self.notes = record.tables, record.scenario, notes
        self.stacks = {seat: dict(record.scenario[seat]["stack"]) for seat in SEATS}
        self.round = 0
        self.stars = dict.fromkeys(SEATS, 0)
        self.losses = dict.fromkeys(SEATS, 0)
        self.broken: set[str] = set()
        self.done: list[str] = []
        self.failed: set[str] = set()
        self.tried = False

    def read(self, entry: Entry) -> None:
        self.notes.at(entry)
        left = list(entry.throws)
        for event in entry.events:
            kind = event.get("event", "")
            faces = left.pop(0) if self._thrown(kind) and left else []
            found = CHECKS.get(kind)
            if found:
                found(self, event, faces)

    def _thrown(self, kind: str) -> bool:
        """A die was thrown for this event; for leaving the field only where that is tested."""
        if kind == "tried-to-retreat":
            self.tried = True
        if kind in ("withdrew", "retreat-failed"):
            tested, self.tried = self.tried, False
            return tested
        return kind in THROWN

    def began(self, event: Data, faces: list[int]) -> None:
        self.round, self.done = event["number"], []
        if not 1 <= self.round <= SECOND:
            self.notes.complain("CR A.2", "", f"round {self.round} is fought")

    def absorbed(self, event: Data, faces: list[int]) -> None:
        self.stacks[event["seat"]] = dict(event["stack"])

    def fired(self, event: Data, faces: list[int]) -> None:
        self._once("fire", event["seat"])
        self._attack(event, faces, "fire", "CR C.1")

    def shocked(self, event: Data, faces: list[int]) -> None:
        self._once("shock", event["seat"])
        if event["seat"] in self.broken:
            self.notes.complain("CR C.4", event["seat"], "is broken and answers the shock")
        self._attack(event, faces, "shock", "CR C.3")

    def pursued(self, event: Data, faces: list[int]) -> None:
        if event["column"] != "E":
            self.notes.complain("CR C.6", event["seat"], f"pursues by column {event['column']}")
        self._count(event)

    def _once(self, phase: str, seat: str) -> None:
        """Each side acts once per phase, and nobody fires after the shock has begun."""
        if f"{phase} {seat}" in self.done:
            self.notes.complain("CR A.2", seat, f"has its {phase} twice in round {self.round}")
        if phase == "fire" and any(each.startswith("shock") for each in self.done):
            self.notes.complain("CR C.3", seat, "fires after the shock has begun")
        self.done.append(f"{phase} {seat}")

    def _attack(self, event: Data, faces: list[int], phase: str, clause: str) -> None:
        seat = event["seat"]
        side, enemy = self.scenario[seat], self.scenario[other(seat)]
        technology = self.tables["technologies"][side["technology"]]
        column = technology[phase][enemy["technology"]]
        if phase == "shock" and side.get("revolution"):
            column = "A"
        if event["column"] != column:
            what = f"uses column {event['column']}, the tables say {column}"
            self.notes.complain("CR T.2", seat, what)
        elif faces:
            self._row(event, faces[0], phase, clause, technology["fires"])
        self._count(event)

    def _row(self, event: Data, face: int, phase: str, clause: str, fires: str) -> None:
        """The losses and stars are those of the die and its modifiers."""
        rows, lowest = self.tables["combat"]["columns"][event["column"]], self.tables["combat"]["lowest"]
        die = face + self._added(event["seat"], phase)
        losses, stars = rows[min(max(die - lowest, 0), len(rows) - 1)]
        kept = {"half": losses // 2, "morale": 0}.get(fires, losses) if phase == "fire" else losses
        if (event["losses"], event["stars"]) != (kept, stars):
            what = f"{event['losses']} halves and {event['stars']} stars are told, {die} in {event['column']} makes"
            self.notes.complain(clause, event["seat"], f"{what} {kept} and {stars}", face=face, die=die)

    def _added(self, seat: str, phase: str) -> int:
        """What is added to a die."""
        added = leader(self.scenario, seat, phase) - int(self.round == SECOND)
        added += terrain(self.tables, self.scenario, seat, phase, self.round)
        if phase == "shock":
            return added + cavalry(self.scenario, self.stacks, seat)
        return added + (FAILED if other(seat) in self.failed else 0)

    def _count(self, event: Data) -> None:
        enemy = other(event["seat"])
        if event["losses"] < 0:
            self.notes.complain("CR F", event["seat"], f"inflicts {event['losses']} halves")
        self.losses[enemy] += event["losses"]
        self.stars[enemy] += event.get("stars", 0)

    def checked(self, event: Data, faces: list[int]) -> None:
        """A side is broken when it has as many stars as morale, and not before."""
        for seat in SEATS:
            if seat in self.broken:
                continue
            broken = self.stars[seat] >= self.morale(seat)
            if broken != (seat in event["broken"]):
                what = f"has {self.stars[seat]} stars against a morale of {self.morale(seat)}"
                self.notes.complain("CR C.2", seat, f"{what}, and is {'not ' if broken else ''}broken")
        self.broken.update(event["broken"])

    def morale(self, seat: str) -> int:
        side = self.scenario[seat]
        return int(self.tables["technologies"][side["technology"]]["morale"]) + int(side["veteran"])

    def retreat_failed(self, event: Data, faces: list[int]) -> None:
        self.failed.add(event["seat"])

    def counted(self, event: Data, faces: list[int]) -> None:
        """A side loses what was inflicted, adjusted and never below nothing, and its own attrition."""
        seat, adjusted = event["seat"], sum(line["value"] for line in event["lines"])
        if event["inflicted"] != self.losses[seat]:
            what = f"{event['inflicted']} halves are told as inflicted, {self.losses[seat]} were"
            self.notes.complain("CR C.7", seat, what)
        total = max(0, event["inflicted"] + adjusted) + event["attrition"]
        if event["losses"] != total or event["losses"] < 0:
            self.notes.complain("CR F.2", seat, f"loses {event['losses']} halves, the lines make {total}")


# What changes a die


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


def leader(battle: Data, seat: str, phase: str) -> int:
    """What a better leader adds."""
    return max(0, int(battle[seat]["leader"][phase]) - int(battle[other(seat)]["leader"][phase]))


def terrain(tables: Data, battle: Data, seat: str, phase: str, number: int) -> int:
    """What the ground costs: both sides or only one, in one round or in both."""
    found = tables["terrains"][battle["terrain"]]
    concerned = found["whom"] in ("both", seat)
    return int(found[phase]) if concerned and number <= found["rounds"] else 0


def horses(side: Data, stack: Data) -> int:
    """One for each detachment of force; some armies have none, some twice as many."""
    force = sum(FORCE[name] * stack[name] for name in FORCE) + sum(stack["pashas"])
    return int(force * CAVALRY.get(side["cavalry"], 1))


def cavalry(battle: Data, stacks: dict[str, Data], seat: str) -> int:
    """One more for a side with twice the enemy's cavalry."""
    own, theirs = (horses(battle[each], stacks[each]) for each in (seat, other(seat)))
    return int(own > 0 and own >= 2 * theirs)


CHECKS: dict[str, Callable[[Umpire, Data, list[int]], None]] = {
    "round-began": Umpire.began,
    "absorbed": Umpire.absorbed,
    "fired": Umpire.fired,
    "shocked": Umpire.shocked,
    "pursued": Umpire.pursued,
    "morale-checked": Umpire.checked,
    "retreat-failed": Umpire.retreat_failed,
    "losses-counted": Umpire.counted,
}
