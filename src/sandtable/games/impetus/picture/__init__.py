"""The table of Basic Impetus."""
