"""Argad!: single figures, everybody at once."""
