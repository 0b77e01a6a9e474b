"""Exact odds of Argad!."""
