"""A file without what differs whenever something hidden differs: seals and the hashes over them."""

import re

_HASH = re.compile(rb'"(h|sealed)":"[0-9a-f]{64}"')


def blanked(lines: list[bytes]) -> bytes:
    """The lines with every seal and hash left out."""
    return _HASH.sub(rb'"\1":""', b"\n".join(lines))
