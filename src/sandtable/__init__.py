"""A digital sand table for miniature wargames."""

__version__ = "0.1.0"
