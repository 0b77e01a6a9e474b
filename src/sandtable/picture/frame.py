"""A whole picture: its title, what it is made of, and how large it is."""

from msgspec import Struct

from sandtable.picture.markup import FONT, box, plain, tag, title


class Picture(Struct, frozen=True):
    """An SVG picture and how large it is, in pixels."""

    svg: str
    width: int
    height: int


class Frame(Struct, frozen=True):
    """The title and description of a picture, its layout size, and the width at which it is shown."""

    name: str
    about: str
    paper: str
    size: tuple[int, int]
    width: int

    def around(self, definitions: tuple[str, ...], *parts: str) -> Picture:
        """The picture with these parts, the last on top."""
        across, down = self.size
        height = round(down * self.width / across)
        svg = tag(
            "svg",
            title(self.name),
            tag("desc", plain(self.about)),
            tag("defs", *definitions),
            box(0, 0, across, down, fill=self.paper),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {across} {down}",
            width=self.width,
            height=height,
            role="img",
            font_family=FONT,
        )
        return Picture(f"{svg}\n", self.width, height)
