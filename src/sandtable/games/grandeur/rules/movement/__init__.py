"""Movement of Grandeur."""
