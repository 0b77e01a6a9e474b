"""Argad!: what a captain thinks of figures, fights, shots and ways."""
