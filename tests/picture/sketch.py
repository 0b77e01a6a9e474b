"""Battles to draw, and what stands in their pictures."""

from functools import lru_cache
from typing import Any, NamedTuple
from xml.etree import ElementTree

from sandtable.games.impetus.files.battles import find_battle, load_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.picture.scene import Painter
from sandtable.games.impetus.rules.state import State
from sandtable.library.symbols import symbols
from sandtable.library.words import words
from sandtable.match.table import play_out, seated
from sandtable.picture.palette import LIGHT, Palette
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit

SVG = "{http://www.w3.org/2000/svg}"


@lru_cache(maxsize=16)
def first_state(battle: str) -> State:
    """A battle before its first turn."""
    return load_impetus().setup(load_battle(find_battle(battle)))


@lru_cache(maxsize=4)
def played(battle: str = "first-battle", seed: int = 2) -> Any:
    """A recorded game, played to its end by recruits."""
    ruleset = load_impetus()
    game = seated(ruleset, load_battle(find_battle(battle)), from_seed(seed, ("red", "blue")))
    play_out(game, Recruit(ruleset, seed), seeded(seed))
    return game


def game_bytes(battle: str = "first-battle", seed: int = 2) -> bytes:
    """The file of a recorded game."""
    return b"".join(line + b"\n" for line in played(battle, seed).lines)


def painter(width: int = 1200, language: str = "en", palette: Palette = LIGHT, heading: str = "A battle") -> Painter:
    return Painter(load_impetus().tables, words(language), symbols(), heading, width, palette)


class Seen(NamedTuple):
    """A picture taken apart again."""

    root: ElementTree.Element

    @property
    def table(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the table."""
        rect = self.root.find(f".//{SVG}clipPath[@id='table']/{SVG}rect")
        assert rect is not None
        x, y, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
        return x, y, width, height

    def groups(self, class_: str) -> list[ElementTree.Element]:
        """Every group that has this among its classes."""
        return [each for each in self.root.iter(f"{SVG}g") if class_ in each.get("class", "").split()]

    def units(self) -> dict[str, ElementTree.Element]:
        """Every card by its unit; none is there twice."""
        cards = self.groups("unit")
        found = {card.attrib["data-unit"]: card for card in cards}
        assert len(found) == len(cards)
        return found

    def words(self) -> list[str]:
        return [each.text or "" for each in self.root.iter(f"{SVG}text")]


def place(card: ElementTree.Element) -> tuple[float, float, float]:
    """Where a card is put, and how far it is turned clockwise."""
    shift, turn = card.attrib["transform"].removesuffix(")").split(") rotate(")
    x, y = map(float, shift.removeprefix("translate(").split())
    return x, y, float(turn)


def title(element: ElementTree.Element) -> str:
    found = element.find(f"{SVG}title")
    assert found is not None
    return found.text or ""


def seen(state: State, width: int = 1200, **how: Any) -> Seen:
    return Seen(ElementTree.fromstring(painter(width, **how).draw(state).svg))
