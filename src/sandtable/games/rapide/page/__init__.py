"""What its page is told of Combat Rapide."""
