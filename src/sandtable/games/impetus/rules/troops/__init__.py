"""Troops of Basic Impetus."""
