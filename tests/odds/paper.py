"""The tables and special cases of the book, typed in once more. Losses are in halves."""

from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

COMBAT = """
3   -     -     -     -     -
4   ½     -     -     -     -
5   ½     ½     ½     ½     -
6   1     1     ½     ½     ½
7   1½*   1*    ½*    ½     ½
8   2*    1½*   1*    1*    1
9   2**   1½*   1½*   1½*   1*
10  2½**  2**   1½**  1½*   1½*
11  2½**  2**   2**   2**   1½*
12  3**   2½**  2½**  2**   2**
13  3½*** 3***  2½*** 2½*** 2**
14  4***  3½*** 3***  2½*** 2½***
"""

TECHNOLOGIES = ("medieval", "renaissance", "arquebus", "musket", "baroque", "manoeuvre", "lace")

COLUMNS = {
    "medieval": "-/A -/B -/B -/C -/C -/D -/E",
    "renaissance": "C/A C/A C/B D/C E/D E/E E/E",
    "arquebus": "B/A C/A C/B C/B D/D E/E E/E",
    "musket": "A/A B/A B/B C/B D/D D/D E/E",
    "baroque": "A/A B/A B/A B/B B/B D/B D/C",
    "manoeuvre": "A/A A/A A/A B/A B/B C/C C/C",
    "lace": "A/A A/A A/A A/A A/A B/B B/B",
}

MORALE = dict(zip(TECHNOLOGIES, (1, 2, 2, 3, 3, 3, 3), strict=True))

ROUGH, RIVERS, LANDINGS = ("forest", "swamp", "desert"), ("river", "pass"), ("strait", "landing")
TERRAINS = ("plain", *ROUGH, "mountain", *RIVERS, *LANDINGS)

HORSELESS = ("aztecs", "incas", "maori")
ORIENTALS = ("turkey", "persia", "mughals", "mamluks")
WEST = ("france", "spain", "portugal", "venice", "england", "genoa", "empire")
EAST = ("prussia", "austria", "russia", "poland", "sweden", "hungary")
HORSE = dict.fromkeys(HORSELESS, 0) | dict.fromkeys((*WEST, *EAST, "kongo"), 1) | dict.fromkeys(ORIENTALS, 2)
NATIVES = (*HORSELESS, "kongo")

VARIABLE = {8: 0, 7: -1, 6: -1, 5: -1, 4: -1, 3: -2, 2: -3, 1: -4}


def _cell(text: str) -> Cell:
    losses = text.rstrip("*").replace("-", "")
    return 2 * int(losses.rstrip("½") or 0) + losses.endswith("½"), text.count("*")


def _combat() -> dict[tuple[str, int], Cell]:
    rows = [line.split() for line in COMBAT.strip().splitlines()]
    return {(column, int(die)): _cell(text) for die, *row in rows for column, text in zip("ABCDE", row, strict=True)}


CELLS = _combat()


def cell(column: str, die: int) -> Cell:
    """Losses and stars of a modified die: the first row serves below, the last above."""
    return CELLS[column, min(14, max(3, die))]


def columns(technology: str, against: str) -> tuple[str, str]:
    """The columns of Fire and of Shock."""
    fire, shock = COLUMNS[technology].split()[TECHNOLOGIES.index(against)].split("/")
    return fire, shock


def national(nation: str, year: int, full: int) -> int:
    """CR G, by the number of A+."""
    if nation in ("spain", "portugal", "venice", "england") and 1492 <= year <= 1559:
        return -1 if full else 0
    if nation == "turkey" and 1492 <= year <= 1614:
        return min(full, 2)
    if nation in ("france", "prussia", "austria", "russia") and year >= 1700:
        return int(full >= 2)
    return int(nation == "england" and year >= 1760 and full >= 2)


def attrition(die: int) -> int:
    """CR T.6: what a retreat costs."""
    return 0 if die <= 3 else 1 if die <= 6 else 2
