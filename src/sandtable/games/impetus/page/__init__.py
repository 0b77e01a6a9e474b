"""Basic Impetus on its page."""
