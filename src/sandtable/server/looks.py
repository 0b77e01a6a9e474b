"""Questions that only look at a match: what a seat may order, what that would lead to, how far it is, what is around.

They are answered in another process, from what the seat sees.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.words import Words, words
from sandtable.match.errors import NotPossible
from sandtable.match.looking import Seen
from sandtable.server import telling
from sandtable.server.game_page import distance, surroundings
from sandtable.server.wire import messages, requests


def order_of(ruleset: AnyRuleset, raw: bytes | msgspec.Raw) -> Any:
    """An order of a game. Raises NotPossible."""
    try:
        return codec(ruleset).order(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotPossible("fault-order", reason=str(error)) from error


def _options(say: Words, seen: Seen, ask: requests.AskOptions) -> messages.Message:
    begun = None if ask.begun is None else order_of(seen.ruleset, msgspec.json.encode(ask.begun))
    return telling.options(say, ask.id, ask.piece, seen.ruleset, seen.state, seen.options(ask.piece, begun))


def _preview(say: Words, seen: Seen, ask: requests.AskPreview) -> messages.Message:
    return telling.preview(say, ask.id, seen.ruleset, seen.preview(order_of(seen.ruleset, ask.order)))


def _measure(say: Words, seen: Seen, ask: requests.AskMeasure) -> messages.Message:
    found = distance(seen.ruleset, seen.state, ask.start, ask.end)
    return messages.MeasureMessage(ask.id, found.length, found.at)


def _surroundings(say: Words, seen: Seen, ask: requests.AskSurroundings) -> messages.Message:
    return messages.SurroundingsMessage(ask.id, ask.piece, surroundings(seen.ruleset, seen.state, ask.piece, ask.of))


LOOKS: Mapping[type, Callable[[Words, Seen, Any], messages.Message]] = MappingProxyType(
    {
        requests.AskOptions: _options,
        requests.AskPreview: _preview,
        requests.AskMeasure: _measure,
        requests.AskSurroundings: _surroundings,
    }
)


def looked(seen: Seen, lang: str, ask: requests.Request) -> bytes:
    """The answer to a question, as a finished message. Raises NotPossible, Nowhere."""
    return canonical(LOOKS[type(ask)](words(lang), seen, ask))
