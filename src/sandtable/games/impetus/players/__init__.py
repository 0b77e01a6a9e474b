"""Basic Impetus: exact chances, what a position is worth, and a captain who plays by them."""
