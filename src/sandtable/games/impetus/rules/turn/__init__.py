"""The turn of Basic Impetus."""
