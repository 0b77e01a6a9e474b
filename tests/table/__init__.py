"""The table, held to brute force, to floats within stated bounds, and to turns, mirrors and shifts of everything."""
