"""A game of Argad! told in sentences."""
