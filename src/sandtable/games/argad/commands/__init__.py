"""Commands of Argad!."""
