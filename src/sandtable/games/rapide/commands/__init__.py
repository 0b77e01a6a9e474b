"""Commands of Combat Rapide."""
