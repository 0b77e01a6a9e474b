"""Movement of Basic Impetus."""
