"""Set-up of Basic Impetus."""
