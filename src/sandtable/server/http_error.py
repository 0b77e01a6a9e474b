"""Errors of HTTP requests."""

from collections.abc import Callable
from typing import Any, TypeVar

from sandtable.kernel.refusal import Refusal
from sandtable.library.fault import Unreadable
from sandtable.library.readable import readable
from sandtable.library.words import Words
from sandtable.server.wire import lobby as wire

Found = TypeVar("Found")


class HttpError(Exception):
    """A request that is answered with a problem."""

    def __init__(self, status: int, key: str, clause: str = "", /, **args: str | int) -> None:
        self.problem = wire.Problem(status, key, {name: str(value) for name, value in args.items()}, clause)
        super().__init__(key)

    def __reduce__(self) -> Any:
        return _again, (self.problem,)


def _again(problem: wire.Problem) -> HttpError:
    """The same, in another process."""
    return HttpError(problem.status, problem.key, problem.clause, **problem.args)


def refusal(say: Words, refused: Refusal) -> HttpError:
    """The error for a refusal of the rules."""
    return HttpError(400, refused.key, refused.clause, **readable(say, refused.key, refused.args))


def read(act: Callable[[], Found]) -> Found:
    """Reads files; one that cannot be used is an error of the request. Raises HttpError."""
    try:
        return act()
    except Unreadable as error:
        fault = error.faults[0]
        raise HttpError(400, fault.key, **fault.args) from error


def known(what: str, name: str, names: tuple[str, ...]) -> None:
    """Checks that a name may be chosen. Raises HttpError."""
    if name not in names:
        raise HttpError(400, "fault-choice", what=what, name=name[:60], known=", ".join(names))


def turns_within(turns: int, low: int, high: int) -> None:
    """Checks that a battle has neither too few nor too many turns. Raises HttpError."""
    if not low <= turns <= high:
        raise HttpError(400, "refused-last-turn", turn=turns, low=low, high=high)
