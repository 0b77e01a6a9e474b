"""Melee of Argad!."""
