"""A digital sand table for miniature wargames.

From Python: `sandtable.new(game, scenario)` makes a game, `sandtable.load("game.sand")` reads one. Names are
loaded when they are first used, so that the import itself costs nothing.
"""

__version__ = "0.1.0"

__all__ = [
    "Choice",
    "Dice",
    "Entry",
    "Error",
    "Game",
    "Offer",
    "Outcome",
    "Over",
    "Player",
    "Players",
    "Preview",
    "Reason",
    "Refused",
    "Spread",
    "Throw",
    "Unusable",
    "Verdict",
    "game_names",
    "load",
    "new",
    "offers",
    "player",
    "scenarios",
    "verify",
]

TYPE_CHECKING = False
"""As `typing` has it, whose import would take longer than all else here. Type checkers take it for True."""

if TYPE_CHECKING:
    from sandtable.api import (
        Choice,
        Dice,
        Entry,
        Error,
        Game,
        Offer,
        Outcome,
        Over,
        Player,
        Players,
        Preview,
        Reason,
        Refused,
        Spread,
        Throw,
        Unusable,
        Verdict,
        game_names,
        load,
        new,
        offers,
        player,
        scenarios,
        verify,
    )

else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'sandtable' has no attribute {name!r}")
        from importlib import import_module

        return getattr(import_module("sandtable.api"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
