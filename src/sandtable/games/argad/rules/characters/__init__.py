"""Characters of Argad!."""
