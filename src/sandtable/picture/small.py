"""A small map: the table of a picture alone, without heading, key and words."""

from xml.etree import ElementTree as Tree

SVG = "http://www.w3.org/2000/svg"
LEFT_OUT = ("heading", "key", "scale")
"""Groups that stand beside the table."""

WORDS = (f"{{{SVG}}}text", f"{{{SVG}}}title", f"{{{SVG}}}desc")


def small(svg: str) -> bytes:
    """The table of a picture, cut out along its frame."""
    Tree.register_namespace("", SVG)
    root = Tree.fromstring(svg)
    board = next(each for each in root.iter(f"{{{SVG}}}g") if each.get("class") == "board")
    frame = next(board.iter(f"{{{SVG}}}rect"))
    for parent in list(root.iter()):
        for child in [each for each in parent if each.tag in WORDS or each.get("class") in LEFT_OUT]:
            parent.remove(child)
    for name in ("width", "height"):
        del root.attrib[name]
    root.set("viewBox", " ".join(frame.get(name, "0") for name in ("x", "y", "width", "height")))
    return Tree.tostring(root)
