"""Units and close order of Argad!."""
