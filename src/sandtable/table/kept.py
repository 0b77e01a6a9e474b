"""What is found of a thing once and kept with it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
K = TypeVar("K", bound="kept[Any]")


class kept(Generic[T]):  # noqa: N801
    """A property that is found when it is first asked for, as `functools.cached_property`, but without its lock.

    If two threads ask at once it is found twice, and both find the same.
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find, self.__doc__ = find, find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self: K, thing: None, owner: type) -> K: ...

    @overload
    def __get__(self, thing: object, owner: type) -> T: ...

    def __get__(self, thing: object | None, owner: type) -> Any:
        if thing is None:
            return self
        found = thing.__dict__[self.name] = self.find(thing)
        return found
