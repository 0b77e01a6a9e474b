"""The umpire of Basic Impetus."""
