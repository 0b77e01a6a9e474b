"""Whoever answers what a game waits for: dice, and the computer's players."""
