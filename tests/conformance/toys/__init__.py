"""Two toy games that keep the kernel honest for the games to come."""
