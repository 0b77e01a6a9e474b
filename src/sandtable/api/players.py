"""Players: the computer's own by name, and any function of yours."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sandtable.api.errors import Unusable, not_known
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players import roster

Player: TypeAlias = Callable[[Any, str], Any]
"""A player: called with what its seat sees and the name of the seat, it returns an order or an offer."""

Players: TypeAlias = Player | str | Mapping[str, Player | str]
"""A player for each seat, or one for all. A player may be given by its name."""


def named_player(name: str, ruleset: AnyRuleset, seed: int) -> Player:
    """A player by its name: one of the program's, one of an installed package, or `module:Class`. Raises Unusable."""
    try:
        return roster.player(name, ruleset, seed)
    except roster.NoPlayer as trouble:
        raise Unusable([str(trouble)]) from trouble
    except LookupError as error:
        raise not_known("player", name, roster.names(ruleset.name)) from error


def seated_players(players: Players, ruleset: AnyRuleset, seats: tuple[str, ...], seed: int) -> dict[str, Player]:
    """The player of each seat. Raises Unusable if a seat has none or is not there."""
    given = players if isinstance(players, Mapping) else dict.fromkeys(seats, players)
    for seat in given:
        if seat not in seats:
            raise not_known("seat", seat, seats)
    if missing := [seat for seat in seats if seat not in given]:
        raise Unusable([f"No player is given for {', '.join(missing)}."])
    chosen = ((seat, given[seat], seed * len(seats) + at) for at, seat in enumerate(seats))
    return {seat: named_player(each, ruleset, own) if isinstance(each, str) else each for seat, each, own in chosen}
