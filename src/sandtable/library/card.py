"""What a scenario file says for the card of its battle on the start page. It changes nothing in the battle."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from sandtable.library.names import Written


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a battle takes, how hard it is for a beginner, and its story in a sentence or two."""

    minutes: Annotated[int, Meta(ge=1, le=1000)] | None = None
    difficulty: Literal["easy", "medium", "hard"] | None = None
    story: Written | None = None


def card_of(raw: dict[str, Any]) -> Card:
    """The card of a file that was read already."""
    return msgspec.convert(raw.get("card", {}), Card)
