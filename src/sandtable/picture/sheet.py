"""Sheets to print, as PDF by typst: it brings its own fonts, so that a sheet is the same on every machine."""

import json
from collections.abc import Sequence

from msgspec import Struct, to_builtins

SOURCE = """
#let pages = json(bytes(sys.inputs.pages))
#set page(paper: "a4", margin: 18mm)
#set text(font: "Libertinus Serif", size: 10pt)
#for (number, page) in pages.enumerate() [
  #if number > 0 { pagebreak() }
  #text(size: 11pt, style: "italic", page.title)
  #v(-4pt)
  #text(size: 18pt, weight: "bold", page.name)
  #for line in page.notes [ #block(spacing: 5pt)[– #line] ]
  #v(6pt)
  #table(
    columns: (auto, auto, auto, auto, 1fr, auto),
    stroke: 0.4pt + luma(120),
    inset: 5pt,
    ..page.rows.map(row => (
      strong(row.name), ..row.numbers, row.words,
      range(row.boxes).map(_ => box(width: 9pt, height: 9pt, stroke: 0.7pt)).join(h(3pt)),
    )).flatten()
  )
]
"""


class Row(Struct, frozen=True):
    """A line of a sheet: a name, numbers, words, and boxes to tick off."""

    name: str
    numbers: tuple[str, ...]
    words: str
    boxes: int = 1


class Page(Struct, frozen=True):
    """One page: the title of the sheet, whose page it is, notes, and rows."""

    title: str
    name: str
    notes: tuple[str, ...]
    rows: tuple[Row, ...]


def pdf(pages: Sequence[Page]) -> bytes:
    """All pages as one file."""
    import typst

    compiler = typst.Compiler(SOURCE.encode(), ignore_system_fonts=True)
    made = compiler.compile(format="pdf", sys_inputs={"pages": json.dumps(to_builtins(list(pages)))})
    assert isinstance(made, bytes), "one sheet is one file"
    return made
