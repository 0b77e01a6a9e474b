"""Sentences of Combat Rapide."""
