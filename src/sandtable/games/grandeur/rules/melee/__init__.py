"""Melee of Grandeur."""
