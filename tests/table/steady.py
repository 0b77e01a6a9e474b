"""How many random examples are tried, and always the same ones."""

from hypothesis import settings


def steady(examples: int) -> settings:
    """So many examples, the same on every run, however long each takes."""
    return settings(max_examples=examples, derandomize=True, deadline=None, database=None)
