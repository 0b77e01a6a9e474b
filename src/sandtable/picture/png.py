"""PNG from SVG, by typst: it brings its own fonts, so that a picture is the same on every machine."""

PAGE = """
#set page(width: {width}pt, height: {height}pt, margin: 0pt, fill: none)
#image(bytes(sys.inputs.svg), format: "svg", width: {width}pt, height: {height}pt, fit: "stretch")
"""
POINTS_PER_INCH = 72
"""A point is a pixel."""


def png(svg: str, width: int, height: int) -> bytes:
    """The picture at exactly this size."""
    import typst

    page = PAGE.format(width=width, height=height).encode()
    compiler = typst.Compiler(page, ignore_system_fonts=True)
    made = compiler.compile(format="png", ppi=POINTS_PER_INCH, sys_inputs={"svg": svg})
    assert isinstance(made, bytes), "one page is one picture"
    return made
