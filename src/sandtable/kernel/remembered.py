"""What functions remember: bounded by its size and not just by its number, or gone with the tables it was found by.

Tables, battles and troops come from files of strangers too. What was found for them must not stay for ever.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast
from weakref import ref

Function = TypeVar("Function", bound=Callable[..., Any])


def remembered(number: int, most: int, size: Callable[[Any], int] = len) -> Callable[[Function], Function]:
    """Remembers so many answers; once their sizes add up to more than the most, all are forgotten."""

    def decorated(function: Function) -> Function:
        held = 0

        @lru_cache(maxsize=number)
        @wraps(function)
        def answer(*arguments: Any) -> Any:
            nonlocal held
            found = function(*arguments)
            held += size(found)
            if held > most:
                answer.cache_clear()
                held = size(found)
            return found

        return cast(Function, answer)

    return decorated


def by_tables(number: int) -> Callable[[Function], Function]:
    """Remembers so many answers for each tables, the last argument, as long as somebody plays by these tables.

    They are kept in the tables themselves, a record with a `__dict__` and weak references. No answer may hold the
    tables: then they are gone at once with the last game, without waiting for the garbage collector.
    """

    def decorated(function: Function) -> Function:
        place = f"{function.__module__}.{function.__qualname__}"

        @wraps(function)
        def answer(*arguments: Any) -> Any:
            *others, tables = arguments
            found = tables.__dict__.get(place)
            if found is None:
                found = tables.__dict__.setdefault(place, lru_cache(maxsize=number)(_of(function, ref(tables))))
            return found(*others)

        return cast(Function, answer)

    return decorated


def _of(function: Callable[..., Any], tables: ref[Any]) -> Callable[..., Any]:
    """A function of these tables, which does not keep them."""
    return lambda *others: function(*others, tables())
