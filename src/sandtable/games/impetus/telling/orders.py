"""What Basic Impetus asks, and what may be answered, in words."""

from typing import Any

from msgspec.structs import asdict

from sandtable.games.impetus.rules.orders import Charge, Deploy
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.games.impetus.telling.names import Names
from sandtable.games.impetus.telling.scene import NONE, sum_of
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw
from sandtable.kernel.options import Offer
from sandtable.library.readable import degrees, length
from sandtable.library.words import Words

LENGTHS = ("distance", "x", "y")
ANGLES = ("angle", "heading")
UNITS = ("unit", "target", "one", "other")
TO = "–"


def questioned(say: Words, names: Names, choice: Choice, state: State) -> str:
    """Who is asked what, about which unit, and by which clause."""
    step: Any = state.agenda[0]
    move = getattr(step, "move", None) or getattr(step, "retreat", None)
    unit = getattr(step, "unit", "") or getattr(move, "unit", "") or (move.start[0] if move else "")
    friend = getattr(step, "friend", "")
    args = {"who": names.side(choice.seats[0]), "unit": names.unit(unit), "friend": names.unit(friend)}
    return f"{say(f'ask-{choice.what}', **args)} [{choice.clause}]"


def ordered(say: Words, names: Names, order: Any) -> str:
    """An order, with the units that it is for."""
    return _told(say, names, order, {})


def offered(say: Words, names: Names, offer: Offer[Any]) -> str:
    """An order that is open, with the stretch of its number."""
    number = length if offer.field in LENGTHS else degrees
    ends = sorted((abs(offer.low), abs(offer.high)))
    stretch = TO.join(dict.fromkeys(number(say, end) for end in ends))
    return _told(say, names, offer.order, {offer.field: stretch} if offer.field else {})


def _told(say: Words, names: Names, order: Any, given: dict[str, str]) -> str:
    args = {name: _word(say, names, name, value) for name, value in asdict(order).items()} | given
    args |= _turn(order, wheels=order.angle != 0 or "angle" in given) if hasattr(order, "angle") else {}
    if isinstance(order, Deploy):
        args["rear"] = names.bare(order.rear) if order.rear else NONE
    said = say(f"order-{order.__struct_config__.tag}", **args)
    units = getattr(order, "units", None) or tuple(filter(None, (getattr(order, "unit", ""),)))
    return say("impetus-order", units=names.units(units), order=said) if units else said


def _turn(order: Any, *, wheels: bool) -> dict[str, str]:
    """To which side; an angle above zero is to the left, if no corner is named."""
    if isinstance(order, Charge) and not wheels:
        return {"corner": NONE}
    return {"corner": getattr(order, "corner", "left" if order.angle >= 0 else "right")}


def _word(say: Words, names: Names, name: str, value: Any) -> str:
    if isinstance(value, Piece):
        return names.piece(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in LENGTHS:
        return length(say, value)
    if name in ANGLES:
        return degrees(say, abs(value))
    if isinstance(value, tuple):
        return names.units(value)
    return names.unit(value) if name in UNITS else names.thing(value)


def ask_die(say: Words, names: Names, throw: Throw) -> str:
    """The question to people who throw real dice."""
    own = f"impetus-what-{throw.what}"
    what = say(own if say.has(own) else f"what-{throw.what}")
    args = {"who": names.side(throw.seat), "what": what, "sides": str(throw.sides)}
    lines = sum_of(say, throw.lines)
    return say("ask-die", sum=lines, **args) if lines else say("ask-die-plain", **args)
