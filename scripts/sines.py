"""The table of sines, computed in whole numbers: python scripts/sines.py writes src/sandtable/table/sines.py."""

from pathlib import Path

TARGET = Path(__file__).parent.parent / "src/sandtable/table/sines.py"
QUARTER = 9000
SCALE = 10**9
DIGITS = 10**40
PI = 31415926535897932384626433832795028841971
HEAD = '''"""Sines of the first quarter, in billionths, for every hundredth of a degree. Written by scripts/sines.py.

They are a table because sines of other machines and compilers may differ in their last digit, and verdicts must not.
"""

SINES = (
'''


def sine(hundredths: int) -> int:
    """The sine of an angle in billionths, rounded to the nearest; Taylor's series with forty digits."""
    angle = PI * hundredths // (2 * QUARTER)
    term, whole, n = angle, angle, 1
    while term:
        term = -(term * angle // DIGITS) * angle // DIGITS // ((n + 1) * (n + 2))
        whole += term
        n += 2
        if abs(term) <= 1:
            break
    return (2 * whole * SCALE + DIGITS) // (2 * DIGITS)


def main() -> None:
    """Ten sines a line."""
    sines = [str(sine(angle)) for angle in range(QUARTER + 1)]
    rows = ["    " + ", ".join(sines[i : i + 9]) + "," for i in range(0, len(sines), 9)]
    TARGET.write_text(HEAD + "\n".join(rows) + "\n)\n", "utf-8")


if __name__ == "__main__":
    main()
