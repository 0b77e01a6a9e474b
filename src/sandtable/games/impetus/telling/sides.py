"""What the sides of a battle are called, in one language."""

from typing import Any

from sandtable.picture.layout import Say


def sides(say: Say, scenario: Any) -> dict[str, str]:
    """Each side by its army: two of one name are told apart by their colours, and one without a name has its colour."""
    armies = {seat: str(getattr(side.army.name, say.language)) for seat, side in scenario.sides.items()}
    alike = len(set(armies.values())) < len(armies)
    return {seat: _called(say, seat, army, alike=alike) for seat, army in armies.items()}


def _called(say: Say, seat: str, army: str, *, alike: bool) -> str:
    if not army:
        return say(f"role-{seat}")
    return say(f"army-of-{seat}", army=army) if alike else army


def bracketed(side: str) -> str:
    """A side as it stands in brackets: `Carthage, Hannibal` for `Carthage (Hannibal)`."""
    return side.replace(" (", ", ").replace(")", "")
