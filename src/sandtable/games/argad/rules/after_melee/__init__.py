"""After melee of Argad!."""
