"""The attacks, in the order in which they are run."""

from scripts.siege.attacks import (
    connections,
    endless,
    files,
    heavy,
    kills,
    limits,
    malformed,
    messages,
    openapi,
    pages,
    tables,
    toml,
    zips,
)

ATTACKS = {
    each.ATTACK.name: each.ATTACK
    for each in (
        malformed,
        messages,
        files,
        openapi,
        limits,
        toml,
        zips,
        tables,
        connections,
        heavy,
        endless,
        kills,
        pages,
    )
}
"""By name."""
