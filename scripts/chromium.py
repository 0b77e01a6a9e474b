"""Where the Chromium of this machine is: python scripts/chromium.py"""

import os
import shutil
import sys

NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The shell has no window to draw, and is ready in a third of the time."""

CHOSEN = "SANDTABLE_CHROMIUM"
"""The variable that says which one to take."""


class Missing(Exception):  # noqa: N818
    """There is no Chromium, and what to do about it."""


def chromium() -> str:
    """Its path. Raises Missing."""
    chosen = os.environ.get(CHOSEN, "")
    found = shutil.which(chosen) if chosen else next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    if chosen:
        raise Missing(f"{CHOSEN} is {chosen}, which is no program.")
    raise Missing(
        "The browser tests need Chromium, and none was found. Install it "
        f"(Debian: apt-get install chromium-headless-shell), or say in {CHOSEN} where it is."
    )


if __name__ == "__main__":
    try:
        sys.stdout.write(chromium() + "\n")
    except Missing as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(1)
