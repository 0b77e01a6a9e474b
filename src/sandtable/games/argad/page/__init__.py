"""What its page is told of Argad!."""
