"""The dice of Combat Rapide."""
