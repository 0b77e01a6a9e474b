"""How much the umpire lets pass, all in one place. Lengths are in the unit of the table, angles in degrees.

Files hold thousandths of a unit and hundredths of a degree. So every place may be off by half a thousandth and every
facing by half a hundredth of a degree: 0.001 units on a base 12 units wide. The rules let bases come within 0.01 units
of each other, or overlap that deep, and call it touching. Everything here is wider than both together, and far narrower
than any fault worth a complaint.
"""

ROUNDING = 0.004
"""What two rounded places and a rounded facing may add up to."""

LENGTH = 0.02
"""A way may be this much longer than allowed: the tolerance of contact, and rounding at both ends."""

OVERLAP = 0.015
"""Bases that overlap no deeper than this touch."""

TOUCH = 0.02
"""Bases no further apart than this touch."""

NEAR = 0.06
"""Bases closer than this may touch. Where contact would be an excuse, this is close enough."""

STEP = 0.05
"""How far apart the umpire looks at the ground along a way."""

SHARE = 0.01
"""This near to a half, it is open whether half of a base lies in a piece of ground."""

DEGREES = 0.05
"""Facings that differ by no more than this are the same."""

WAY_IN_GROUND = 0.3
"""How exactly the umpire knows the length of a way in difficult ground. It looks in steps, and a base enters slowly."""

INSIDE = 0.05
"""A base no deeper than this in a zone, or a line no deeper in a piece of ground, may be just outside."""
