"""Morale, retreat and losses of Combat Rapide."""
