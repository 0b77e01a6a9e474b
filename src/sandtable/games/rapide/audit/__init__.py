"""The umpire of Combat Rapide."""
