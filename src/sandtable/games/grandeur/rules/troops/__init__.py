"""Troops of Grandeur."""
