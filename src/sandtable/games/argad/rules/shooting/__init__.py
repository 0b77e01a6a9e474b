"""Shooting of Argad!."""
