"""Running games: their seats, players, clocks and records."""
