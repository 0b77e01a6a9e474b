"""After melee of Basic Impetus."""
