"""The umpire of Grandeur, which stands on that of Basic Impetus."""
