"""A battle of Grandeur told in sentences."""
