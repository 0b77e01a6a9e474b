"""Movement of Argad!."""
