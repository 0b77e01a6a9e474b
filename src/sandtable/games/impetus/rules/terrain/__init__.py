"""Terrain of Basic Impetus."""
