"""What is wrong with a request over HTTP."""

from sandtable.kernel.refusal import Refusal
from sandtable.library.readable import readable
from sandtable.library.words import Words
from sandtable.server.wire import lobby as wire


class HttpError(Exception):
    """A request over HTTP that cannot be answered as it should."""

    def __init__(self, status: int, key: str, clause: str = "", /, **args: str | int) -> None:
        self.problem = wire.Problem(status, key, {name: str(value) for name, value in args.items()}, clause)
        super().__init__(key)


def refusal(say: Words, refused: Refusal) -> HttpError:
    """A refusal of the rules."""
    return HttpError(400, refused.key, refused.clause, **readable(say, refused.key, refused.args))


def known(what: str, name: str, names: tuple[str, ...]) -> None:
    """A name is one of those that may be chosen. Raises HttpError."""
    if name not in names:
        raise HttpError(400, "fault-choice", what=what, name=name[:60], known=", ".join(names))


def turns_within(turns: int, low: int, high: int) -> None:
    """A battle has some turns, but not endlessly many. Raises HttpError."""
    if not low <= turns <= high:
        raise HttpError(400, "refused-last-turn", turn=turns, low=low, high=high)
