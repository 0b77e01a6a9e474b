"""python -m scripts.siege"""

import signal
import sys

from scripts.siege.command import main

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left behind
    sys.exit(main())
