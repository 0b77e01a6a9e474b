"""Pictures of Grandeur: those of Impetus with generals, squares, command and weather."""
