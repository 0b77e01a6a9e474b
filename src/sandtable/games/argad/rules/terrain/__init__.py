"""Terrain of Argad!."""
