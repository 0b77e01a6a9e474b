"""The exact odds, held equal to brute force and to icepool."""
