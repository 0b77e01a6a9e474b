"""How good: what a player strives for, game by game."""
