"""The turn of Argad!."""
