"""Melee of Basic Impetus."""
