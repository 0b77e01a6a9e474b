"""Basic Impetus: battles of the ancient world to the Renaissance, in a French and a Spanish edition."""
