"""The program with the same dice each time, for a person whose whole game is known before: `SEED serve …`."""

import sys
from types import SimpleNamespace
from unittest.mock import patch

from sandtable.cli.main import app
from sandtable.players.chance import from_seed

THOUGHTS = 1
"""The seed of every thought of the computer's players."""


def main() -> None:
    seed = int(sys.argv.pop(1))
    with (
        patch("sandtable.match.keeping.fresh", lambda seats: from_seed(seed, seats)),
        patch("sandtable.match.live_match.secrets", SimpleNamespace(randbits=lambda _: THOUGHTS)),
    ):
        app()


if __name__ == "__main__":
    main()
