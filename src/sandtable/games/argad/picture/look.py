"""What a picture of Argad! is drawn from."""

from collections.abc import Mapping

from msgspec import Struct

from sandtable.games.argad.picture.livery import livery
from sandtable.games.argad.rules.characters.figures import LEFT, Figure
from sandtable.games.argad.rules.setup.scenario import Kind, names_in
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.tables import Period
from sandtable.library.letters import lettered
from sandtable.picture.figures import Wardrobe
from sandtable.picture.layout import Say, Sizes
from sandtable.picture.palette import Livery, Palette
from sandtable.picture.view import View
from sandtable.table.footing import Sole


class Look(Struct, frozen=True, eq=False):
    """One state and everything that is needed to draw it. `heading` is the name of the scenario.

    Miniatures come from the `wardrobe`.
    """

    state: State
    period: Period
    view: View
    sizes: Sizes
    palette: Palette
    say: Say
    symbols: Mapping[str, str]
    heading: str
    wardrobe: Wardrobe = Wardrobe({}, 0)

    @property
    def seats(self) -> tuple[str, ...]:
        return self.state.scenario.seats

    def livery(self, seat: str) -> Livery:
        return livery(self.seats, seat)

    def word(self, kind: str, name: str) -> str:
        """A word of the rules; names from a player's own tables are shown as written."""
        key = f"argad-{kind}-{name}"
        return self.say(key) if self.say.has(key) else name.replace("-", " ")

    def called(self, kind: Kind, name: str) -> str:
        """What a player, a figure or a zone is called in the language of the picture; a horse by its rider."""
        if name.endswith(LEFT):
            return self.say("argad-horse-left", figure=self.called(kind, name.removesuffix(LEFT)))
        own = names_in(self.state.scenario, self.say.language).get((kind, name)) or name.replace("-", " ")
        return lettered(own, name) if kind == "figure" else own


class Stand(Struct, frozen=True, eq=False):
    """A figure on the table."""

    figure: Figure
    man: Man
    sole: Sole


def headed(name: str) -> str:
    """A name with a capital letter, as in a heading."""
    return name[:1].upper() + name[1:]
