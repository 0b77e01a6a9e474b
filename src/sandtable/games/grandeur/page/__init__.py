"""Grandeur on its page."""
