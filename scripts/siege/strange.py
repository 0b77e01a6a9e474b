"""Values of any type, as JSON has them: of the right shape, with wrong names and numbers in them."""

import random
from collections.abc import Sequence
from typing import Any

from msgspec import inspect

NUMBERS = (0, 1, -1, 3, 36_000, 10**7, 2**62, -(2**62))
SOME = 3
"""No list is longer."""


class Strange:
    """Draws values; every text is one of some names."""

    def __init__(self, draw: random.Random, names: Sequence[str]) -> None:
        self.draw = draw
        self._plain: dict[type, Sequence[Any]] = {
            inspect.StrType: names,
            inspect.IntType: NUMBERS,
            inspect.BoolType: (False, True),
            inspect.NoneType: (None,),
        }

    def value(self, kind: Any) -> Any:
        """Something that can be read as this type."""
        if type(kind) in self._plain:
            return self.draw.choice(self._plain[type(kind)])
        if isinstance(kind, inspect.UnionType):
            return self.value(self.draw.choice(kind.types))
        if isinstance(kind, inspect.LiteralType):
            return self.draw.choice(kind.values)
        return self._record(kind) if isinstance(kind, inspect.StructType) else self._list(kind)

    def _record(self, kind: inspect.StructType) -> dict[str, Any]:
        tagged = {kind.tag_field: kind.tag} if kind.tag_field else {}
        chosen = [each for each in kind.fields if each.required or self.draw.random() < 0.6]
        return {**tagged, **{each.encode_name: self.value(each.type) for each in chosen}}

    def _list(self, kind: Any) -> Any:
        if isinstance(kind, inspect.NamedTupleType):
            return [self.value(each.type) for each in kind.fields]
        if isinstance(kind, inspect.TupleType):
            return [self.value(each) for each in kind.item_types]
        item = getattr(kind, "item_type", None)
        return [self.value(item) for _ in range(self.draw.randrange(SOME + 1))] if item else {}
