"""The captain of Grandeur: that of Impetus, with what Grandeur adds."""
