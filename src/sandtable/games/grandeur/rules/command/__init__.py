"""Command of Grandeur."""
