"""Combat Rapide on its page."""
