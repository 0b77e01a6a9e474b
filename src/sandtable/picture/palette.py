"""Colours: a sand table in daylight, and the same by lamplight."""

from msgspec import Struct


class Livery(Struct, frozen=True):
    """The colours of a side. `hatch` is drawn over the card, so that sides differ without colour too.

    `strong` is the side's colour outside the table; `coat` and `trim` are worn by its figures.
    """

    card: str
    ink: str
    edge: str
    hatch: str = ""
    strong: str = ""
    coat: str = ""
    trim: str = ""


class Palette(Struct, frozen=True):
    """Every colour of a picture."""

    page: str
    ink: str
    faint: str
    frame: str
    frame_edge: str
    notch: str
    sand: str
    grain: str
    halo: str
    warning: str
    flag: str
    red: Livery
    blue: Livery
    red_used: Livery
    blue_used: Livery
    land: dict[str, str]

    @property
    def telling(self) -> tuple[str, ...]:
        """The colours that carry meaning and must not be lost."""
        cards = (self.red, self.blue, self.red_used, self.blue_used)
        return self.flag, self.halo, self.warning, *(livery.card for livery in cards)

    def side(self, seat: str, *, used: bool = False) -> Livery:
        """The look of a side's cards; cards that have acted are paler."""
        if used:
            return self.red_used if seat == "red" else self.blue_used
        return self.red if seat == "red" else self.blue


DAY = {
    "earth": "#dcc192",
    "earth-high": "#e6d0a4",
    "contour": "#9a7443",
    "hachure": "#7d5a31",
    "grass": "#cdcb9b",
    "leaf": "#8b9d69",
    "leaf-dark": "#768a56",
    "leaf-light": "#a3b281",
    "shade": "#4c5a36",
    "scrub": "#d9cf9e",
    "twig": "#7c8150",
    "gravel": "#dac9a8",
    "stone": "#a79b89",
    "stone-dark": "#6f6557",
    "stone-light": "#c9beac",
    "mud": "#cdb087",
    "mud-dark": "#94744a",
    "furrow": "#b79b55",
    "crop": "#decb84",
    "crop-other": "#d0be7c",
    "dune": "#eedfb4",
    "dune-line": "#bd9d62",
    "fen": "#ccd0a6",
    "water": "#a9c8cf",
    "water-deep": "#7eabb8",
    "water-line": "#5b8796",
    "bank": "#8d7a54",
    "yard": "#dcc7a0",
    "roof": "#a86246",
    "roof-dark": "#86472f",
    "wall": "#6d5a45",
    "road": "#f0e4c6",
    "road-edge": "#9c8057",
    "name": "#5d4827",
    "name-edge": "#f3e7cb",
    "meadow": "#cfc591",
    "meadow-light": "#ddd0a0",
    "meadow-dark": "#b9b47c",
    "leaf-lit": "#bccb95",
    "flock": "#b3ac73",
    "flock-dark": "#8a8a52",
}

NIGHT = DAY | {
    "earth": "#a98f63",
    "earth-high": "#b69c6f",
    "grass": "#8f9163",
    "leaf": "#566d3a",
    "leaf-dark": "#41572b",
    "leaf-light": "#6f8650",
    "scrub": "#a4996d",
    "gravel": "#a49473",
    "stone": "#857a6a",
    "stone-light": "#a09583",
    "mud": "#8f7350",
    "mud-dark": "#63492a",
    "furrow": "#87703b",
    "crop": "#a8965c",
    "crop-other": "#9c8a54",
    "dune": "#b5a57c",
    "dune-line": "#806a40",
    "fen": "#96996f",
    "water": "#7599a1",
    "water-deep": "#557e8b",
    "water-line": "#38606d",
    "yard": "#a39070",
    "road": "#bfb08c",
    "road-edge": "#6d5838",
    "name": "#31250f",
    "name-edge": "#bfae88",
    "meadow": "#99915f",
    "meadow-light": "#a89c6c",
    "meadow-dark": "#848050",
    "leaf-lit": "#8ca069",
    "flock": "#85804f",
    "flock-dark": "#625f37",
}

LIGHT = Palette(
    page="#f6f0e4",
    ink="#2a2118",
    faint="#6a5a45",
    frame="#8c6844",
    frame_edge="#54391f",
    notch="#f1e3c8",
    sand="#ecdcb9",
    grain="#cfb98a",
    halo="#ffd34d",
    warning="#d9730d",
    flag="#f2b90f",
    red=Livery(card="#a5382a", ink="#fff5e6", edge="#4d130c", strong="#a5382a", coat="#b23a2a", trim="#f1d9a6"),
    blue=Livery(
        card="#dfeaf4",
        ink="#12365c",
        edge="#12365c",
        hatch="#bdd2e6",
        strong="#2d5f92",
        coat="#2f629a",
        trim="#f0f5fa",
    ),
    red_used=Livery(card="#c98675", ink="#fff5e6", edge="#8a4a3d", coat="#c78d7d", trim="#e6d8b8"),
    blue_used=Livery(card="#e6e7df", ink="#5f7890", edge="#5f7890", hatch="#d0d6d3", coat="#87a0b6", trim="#e4e6e0"),
    land=DAY,
)

DARK = Palette(
    page="#1d1914",
    ink="#f1e8d8",
    faint="#b3a48c",
    frame="#4d3822",
    frame_edge="#0f0b07",
    notch="#c9b48c",
    sand="#b7a47b",
    grain="#94815a",
    halo="#ffd34d",
    warning="#ff9a2e",
    flag="#f2b90f",
    red=Livery(card="#8e2b1f", ink="#ffeedd", edge="#340904", strong="#d9634f", coat="#a53325", trim="#e6cc95"),
    blue=Livery(
        card="#cfddea",
        ink="#0c2a49",
        edge="#0c2a49",
        hatch="#adc6dd",
        strong="#86b4de",
        coat="#28588c",
        trim="#e3ecf4",
    ),
    red_used=Livery(card="#9c6351", ink="#ffeedd", edge="#5c2e22", coat="#9f6a59", trim="#c0b08c"),
    blue_used=Livery(card="#bcbfb1", ink="#4c6072", edge="#4c6072", hatch="#a9afa5", coat="#6f8598", trim="#bfc2b6"),
    land=NIGHT,
)
