"""Commands of Basic Impetus."""
