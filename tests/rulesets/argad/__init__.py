"""Argad!, clause by clause."""
