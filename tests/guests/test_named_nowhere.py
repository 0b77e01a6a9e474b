"""Nothing of the house knows the game of `examples/`: not the program, not its page, not what builds them."""

import re
import subprocess

from tests.guests.installing import GAME, ROOT

HOUSE = ("src", "web", "scripts", "bench", "hatch_build.py", "play", "test")
TOLD = re.compile(rf"{GAME}|weather.gage|\bwg-|\bWG \d", re.IGNORECASE)


def test_no_line_of_the_house_names_it() -> None:
    listed = subprocess.run(["git", "ls-files", "-z", *HOUSE], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    assert len(files) > 500
    texts = ((path, path.read_text("utf-8", "replace")) for path in files if path.is_file())
    assert [(str(path), TOLD.findall(text)) for path, text in texts if TOLD.search(text)] == []
