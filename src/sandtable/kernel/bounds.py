"""Bounds: how large what comes from a file may be. Tables and scenarios of a game are built of these types.

They are checked where bytes become records, so a file of a stranger costs no more time and memory than a battle that
somebody would play. They are wider than anything a book says; what a book says is checked by its own clauses.
"""

from collections.abc import Mapping
from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta

T = TypeVar("T")

TABLES, SCENARIO = 150_000, 200_000
"""How many bytes the tables and the scenario of a game file may take, whatever the game."""

LINES, ENTRY = 20_000, 2_000_000
"""How many lines a game file may have, and how many bytes an entry."""

Id: TypeAlias = Annotated[str, Meta(max_length=100)]
"""The name by which a thing is known, or the kind that it is of."""

Text: TypeAlias = Annotated[str, Meta(max_length=300)]
"""What people read."""

Year: TypeAlias = Annotated[int, Meta(ge=-9999, le=9999)]
Turns: TypeAlias = Annotated[int, Meta(ge=0, le=99)]

Dice: TypeAlias = Annotated[int, Meta(ge=-20, le=20)]
"""Dice that are added or taken away, or what is added to one."""

Count: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
"""How many there are of something that is counted one by one."""

Points: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]
"""What something costs or is worth; nobody counts it one by one."""

Few: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=20)]
Some: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=100)]
Many: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=500)]

Table: TypeAlias = Annotated[dict[Id, T], Meta(max_length=100)]
"""The rows of a table, by name."""

Rows: TypeAlias = Annotated[Mapping[Id, T], Meta(max_length=100)]
"""The same where another game may have rows with more in them."""
