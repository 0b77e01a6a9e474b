"""Exact odds of Combat Rapide."""
