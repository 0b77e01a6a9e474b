"""Argad! on its page."""
