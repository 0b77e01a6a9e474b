"""A battle of Basic Impetus told in sentences."""
