"""Set-up of Argad!."""
