"""Sines of the first quarter circle, in billionths, for every hundredth of a degree.

They are computed here in whole numbers. Floating-point sines may differ in their last digit from one machine or
compiler to another, and verdicts must not.
"""

QUARTER = 9000
BILLION = 10**9
ONE = 10**30
PI = 3141592653589793238462643383280


def _first() -> tuple[int, int]:
    """Sine and cosine of one hundredth of a degree, by Taylor's series."""
    angle = PI // (2 * QUARTER)
    sums, term, n = [0, 0], ONE, 0
    while term:
        sums[n % 2] += -term if n % 4 > 1 else term
        n += 1
        term = term * angle // (n * ONE)
    return sums[1], sums[0]


def _sines() -> tuple[int, ...]:
    """Each sine follows from the two before it: sin(n + 1)a = 2 cos a sin na - sin(n - 1)a."""
    sine, cosine = _first()
    before, now, found = -sine, 0, []
    for _ in range(QUARTER + 1):
        found.append((2 * now * BILLION + ONE) // (2 * ONE))
        before, now = now, 2 * cosine * now // ONE - before
    return tuple(found)


SINES = _sines()
