"""Combat Rapide's files: battles, tables and nations."""
