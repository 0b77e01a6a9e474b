"""Generals: which unit each is with, and which are brave."""

from collections.abc import Iterator

from sandtable.audit.reading import Data

UNABLE = ("retreat", "evade", "push", "stampede", "crossed", "shift", "turn")
"""Units that move like this harm no general."""


def generals(scenario: Data) -> Iterator[tuple[str, bool]]:
    """Every general of both armies, and whether they are brave."""
    for seat in ("red", "blue"):
        army = scenario.get(seat, {}).get("army", {})
        found = [army.get("commander")]
        for corps in army.get("corps", ()):
            found += [corps.get("general"), *(each.get("general") for each in corps.get("divisions", ()))]
        yield from ((f"{seat}.{each['id']}", bool(each.get("brave"))) for each in found if each)


class Leaders:
    """Which general is with which unit."""

    def __init__(self, scenario: Data) -> None:
        self.brave = {name for name, brave in generals(scenario) if brave}
        self.with_unit: dict[str, str] = {}

    def fold(self, event: Data) -> None:
        kind = event.get("event")
        if kind == "general-attached":
            self.with_unit[event["general"]] = event["unit"]
        elif kind in ("general-rode", "general-lost"):
            self.with_unit.pop(event["general"], None)
        elif kind == "general-placed":
            leader = event["leader"]
            if leader.get("brave"):
                self.brave.add(leader["id"])
            if leader.get("unit"):
                self.with_unit[leader["id"]] = leader["unit"]

    def of(self, unit: str) -> list[str]:
        return [general for general, ridden in self.with_unit.items() if ridden == unit]

    def brave_with(self, unit: str) -> bool:
        return any(general in self.brave for general in self.of(unit))
