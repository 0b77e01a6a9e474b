"""One running game: who sits where, and how it goes on."""
