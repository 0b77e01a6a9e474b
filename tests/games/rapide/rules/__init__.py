"""Combat Rapide, clause by clause."""
