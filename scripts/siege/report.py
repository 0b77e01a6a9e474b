"""What an attack did and what came of it: held, or fell and why."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

BUSY = 503
"""The one answer above 499 that is no failure, if it says why: the server has enough to do."""

BARE = (200, 204, 400, 404, 405)
"""What a path or a method may be answered with of which the OpenAPI does not speak: pages, OPTIONS, nothing there."""

MOST_REASONS = 12


class Contract:
    """Which answers the server has promised, by its OpenAPI."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self._paths = [
            (re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path) + "/?"), methods)
            for path, methods in sorted(schema.get("paths", {}).items(), key=lambda each: each[0].count("{"))
        ]

    def promises(self, method: str, path: str, status: int) -> bool:
        """The answer is documented, or nothing was to be documented there."""
        bare = path.partition("?")[0]
        found: Mapping[str, Any] = next((methods for pattern, methods in self._paths if pattern.fullmatch(bare)), {})
        known = found.get("get" if method == "HEAD" else method.lower())
        return status in BARE if known is None else str(status) in known["responses"]


class Report:
    """One attack. Several threads may tell it things."""

    def __init__(self, name: str, contract: Contract | None = None) -> None:
        self.name = name
        self.contract = contract or Contract({})
        self.asked = 0
        self.dropped = 0
        self.worst = 0.0
        self.statuses: Counter[int] = Counter()
        self.undocumented: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.figures: dict[str, Any] = {}

    def fell(self, reason: str) -> None:
        self.reasons[reason] += 1

    def message(self, seconds: float) -> None:
        """Something was asked and answered in this time."""
        self.asked += 1
        self.worst = max(self.worst, seconds)

    def answered(self, method: str, path: str, status: int, body: bytes, seconds: float) -> None:
        """An HTTP answer; status 0 is none at all."""
        self.message(seconds)
        self.statuses[status] += 1
        if not status:
            self.dropped += 1
            return
        bare = re.sub(r"/(opened|kept)-[\w-]+|/[\w-]{16,}", "/…", path.partition("?")[0])[:60]
        if status >= 500 and not (status == BUSY and typed(status, body)):
            self.fell(f"{status} for {method} {bare}")
        elif status >= 400 and method != "HEAD" and not typed(status, body):
            self.fell(f"{status} without a problem for {method} {bare}")
        elif not self.contract.promises(method, path, status):
            self.undocumented[f"{status} for {method} {bare}"] += 1

    @property
    def held(self) -> bool:
        return not self.reasons and not self.undocumented

    def told(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        return {
            "attack": self.name,
            "verdict": "held" if self.held else "fell",
            "reasons": dict(self.reasons.most_common(MOST_REASONS)),
            "undocumented": dict(self.undocumented.most_common(MOST_REASONS)),
            "asked": self.asked,
            "worst_ms": round(self.worst * 1000),
            "statuses": {str(status): count for status, count in sorted(self.statuses.items())},
            "dropped": self.dropped,
            **self.figures,
        }


def typed(status: int, body: bytes) -> bool:
    """An error that says what is wrong: a `Problem`."""
    try:
        problem = json.loads(body)
    except ValueError:
        return False
    return isinstance(problem, dict) and problem.get("status") == status and isinstance(problem.get("key"), str)


def lines(told: Mapping[str, Any]) -> list[str]:
    """A report for people: one line, and one for each reason."""
    beside = ("attack", "verdict", "reasons", "undocumented")
    facts = ", ".join(f"{name} {value}" for name, value in told.items() if name not in beside and value not in ({}, 0))
    fallen = [f"    {count} × {reason}" for reason, count in told["reasons"].items()]
    strange = [f"    {count} × undocumented: {what}" for what, count in told["undocumented"].items()]
    return [f"{told['attack']:<12} {told['verdict']}  {facts}", *fallen, *strange]
