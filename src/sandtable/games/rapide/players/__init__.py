"""The computer's players of Combat Rapide."""
