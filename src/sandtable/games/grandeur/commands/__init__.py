"""Commands of Grandeur."""
