"""One case of the book: a battle, its dice and orders, and all that must come of them."""

from typing import Any

import msgspec
from msgspec import Struct

from sandtable.games.rapide.rules.orders import AnyOrder


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """An order of a seat, as a case file writes it."""

    seat: str
    order: str
    worth: int | None = None


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A die as a case file writes it; what is not written is nothing, and the total is the face."""

    who: str
    what: str
    face: int
    round: int = 1
    total: int | None = None
    column: str = ""
    losses: str = "0"
    stars: int = 0
    lines: tuple[str, ...] = ()
    passed: bool | None = None


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """What is not written is not looked at; what is written must be so, completely."""

    clause: str
    says: str
    battle: str
    set: dict[str, str | int] = {}
    dice: tuple[int, ...] = ()
    retreat: dict[str, str] = {}
    orders: tuple[Given, ...] = ()
    asked: tuple[str, ...] | None = None
    then: Given | None = None
    refused: tuple[str, ...] | None = None
    throws: tuple[Die, ...] | None = None
    lines: dict[str, tuple[str, ...]] = {}
    events: tuple[dict[str, Any], ...] = ()
    never: tuple[str, ...] = ()
    winner: str | None = None
    major: bool | None = None
    verdict: str | None = None
    losses: dict[str, str] = {}
    adjustments: dict[str, tuple[str, ...]] = {}
    remains: dict[str, str] = {}

    def __post_init__(self) -> None:
        if not self.expects:
            raise ValueError(f"{self.clause}: {self.says}: nothing is expected, so nothing could fail")

    @property
    def expects(self) -> bool:
        """The case can fail."""
        told = (self.asked, self.throws, self.winner, self.major, self.verdict, self.refused)
        return any(value is not None for value in told) or any(
            (self.lines, self.events, self.never, self.losses, self.adjustments, self.remains)
        )


def order_of(given: Given) -> AnyOrder:
    """The order that is meant."""
    raw: dict[str, Any] = {"order": given.order}
    if given.worth is not None:
        raw["worth"] = given.worth
    order: AnyOrder = msgspec.convert(raw, AnyOrder)
    return order
