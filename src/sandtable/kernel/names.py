"""The names that tagged values carry in files."""

import re

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kebab(name: str) -> str:
    """`RoundBegan` is written `round-began`."""
    return _HUMP.sub("-", name).lower()
