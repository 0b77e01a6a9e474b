"""Stacks of Combat Rapide."""
