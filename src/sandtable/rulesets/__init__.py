"""The books: each game's rules, chapter by chapter, as pure functions."""
