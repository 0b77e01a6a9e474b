"""Sandtable from Python."""
