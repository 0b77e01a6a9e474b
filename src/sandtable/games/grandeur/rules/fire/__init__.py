"""Fire of Grandeur."""
