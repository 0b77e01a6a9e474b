"""How much the umpire tolerates, all in one place. Lengths are in U, or in cm for games
that measure in cm; angles are in degrees.

Files hold thousandths of a U and hundredths of a degree, so that every place may be off by half a thousandth and every
facing by half a hundredth of a degree: 0.001 U on a base 12 U wide. The rules let bases come within 0.01 U of each
other, or overlap as deep, and call it touching. Everything here is wider than both together, and far
narrower than any fault worth a complaint.
"""

ROUNDING = 0.004
"""What two rounded places and a rounded facing may add up to."""

LENGTH = 0.02
"""How much longer than allowed a way may be: the tolerance of contact, and rounding at both ends."""

OVERLAP = 0.015
"""Bases that overlap no deeper touch."""

TOUCH = 0.02
"""Bases that are no further apart touch."""

NEAR = 0.06
"""Bases closer than this may touch: where contact would excuse, this is close enough."""

STEP = 0.05
"""How far apart the umpire looks at the ground along a way."""

SHARE = 0.01
"""This near to a half, it is open whether half of a base lies in a piece."""

DEGREES = 0.05
"""Facings that differ by no more are the same."""

WAY_IN_GROUND = 0.3
"""How exactly the umpire knows the length of a way in difficult ground: it looks in steps, and a base enters slowly."""

INSIDE = 0.05
"""A base that lies no deeper in a zone, or a line in a piece, may be just outside."""
